//! Cups, held against brute force, hand-made cases and a second implementation.
#![allow(clippy::unwrap_used, reason = "tests")]

mod common;
mod designs;
mod groups;
mod input;
mod lots;
mod simulation;
mod stairs;
mod standings;
mod swiss;
mod tables;
mod verify;
