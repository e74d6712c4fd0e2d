//! Shared test code: a hall with the bot in it, and players with plans.
#![allow(dead_code, reason = "each test uses only part of it")]
#![allow(clippy::unwrap_used, reason = "tests")]

pub mod bounds;
pub mod cases;
pub mod description;
pub mod desk;
pub mod dice;
pub mod hall;
pub mod history;
pub mod ids;
pub mod interposed;
pub mod links;
pub mod odd_disk;
pub mod pause;
pub mod players;
pub mod port;
pub mod postgres;
pub mod process;
pub mod pseudo;
pub mod records;
pub mod skip;
pub mod system;
pub mod table;
pub mod twilight_limits;
