//! Lists of games, and the channels of games.

pub mod bring_here;
pub mod click;
pub mod list;
pub mod list_message;
pub mod open;
pub mod pressed;
