//! The analysis of a finished game, with its decisive moves.

pub mod click;
pub mod command;
pub mod flow;
pub mod message;
pub mod pressed;
