//! What the bot can do, and how the games are played.

pub mod click;
pub mod how_to;
pub mod how_to_message;
pub mod overview;
pub mod pressed;
pub mod rules;
