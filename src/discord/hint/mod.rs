//! What the computer would play, just for whose turn it is.

pub mod command;
pub mod flow;
pub mod message;
