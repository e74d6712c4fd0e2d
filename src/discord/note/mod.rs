//! Private notes on games, visible only to their authors.

pub mod click;
pub mod command;
pub mod message;
pub mod pressed;
pub mod view;
