//! Lists of games, and where a game is played.

pub mod bring_here;
pub mod click;
pub mod list;
pub mod list_message;
pub mod open;
pub mod pressed;
