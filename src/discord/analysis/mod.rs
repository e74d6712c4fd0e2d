//! A finished game looked at again, with the moves that decided it.

pub mod click;
pub mod command;
pub mod flow;
pub mod message;
pub mod pressed;
