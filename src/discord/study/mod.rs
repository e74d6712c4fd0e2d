//! Learning outside of games: lessons and the daily puzzle.

pub mod click;
pub mod daily_puzzle;
pub mod flow;
pub mod learn;
pub mod message;
pub mod pressed;
pub mod puzzle;
