//! Leaderboards, and the best players of seasons.

pub mod click;
pub mod command;
pub mod digest_message;
pub mod message;
pub mod pressed;
pub mod season_digest;
