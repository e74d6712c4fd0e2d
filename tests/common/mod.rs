//! What several tests need: a hall with the bot in it, and players who know what they want.
#![allow(dead_code, reason = "each test uses a part of it")]
#![allow(clippy::unwrap_used, reason = "tests")]

pub mod cases;
pub mod description;
pub mod desk;
pub mod hall;
pub mod players;
pub mod process;
