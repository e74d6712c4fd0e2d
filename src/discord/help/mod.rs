//! What the bot can do, and how to play the games.

pub mod click;
pub mod greeting;
pub mod how_to;
pub mod how_to_message;
pub mod illustration;
pub mod menus;
pub mod overview;
pub mod pressed;
pub mod rules;
