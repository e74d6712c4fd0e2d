//! Histories of several processes with one database: what clients were told while processes and the
//! database were killed and stopped must fit one order.
#![expect(clippy::unwrap_used, reason = "a test")]

mod checked;
mod checker;
