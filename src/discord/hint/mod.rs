//! What the computer would play, shown only to the player to move.

pub mod click;
pub mod command;
pub mod message;
pub mod pressed;
