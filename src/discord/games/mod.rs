//! Lists of games, and the channels of games.

pub mod click;
pub mod list;
pub mod list_message;
pub mod move_here;
pub mod open;
pub mod pressed;
