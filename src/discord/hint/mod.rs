//! What the computer would play, just for whose turn it is.

pub mod click;
pub mod command;
pub mod flow;
pub mod message;
pub mod pressed;
