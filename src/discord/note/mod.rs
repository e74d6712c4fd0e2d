//! A private note on a game, which only the person who wrote it sees.

pub mod click;
pub mod command;
pub mod message;
pub mod pressed;
pub mod view;
