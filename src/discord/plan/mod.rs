//! Plans of answers to the others' moves, visible only to their authors.

pub mod click;
pub mod command;
pub mod message;
pub mod pressed;
