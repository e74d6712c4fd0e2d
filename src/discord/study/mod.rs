//! What is learned away from a game: lessons, and the puzzle of the day.

pub mod click;
pub mod daily_puzzle;
pub mod flow;
pub mod learn;
pub mod message;
pub mod pressed;
pub mod puzzle;
