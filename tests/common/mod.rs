//! What several tests need: a hall with the bot in it, and players who know what they want.
#![allow(dead_code, reason = "each test uses a part of it")]
#![allow(clippy::unwrap_used, reason = "tests")]

use halma::engine::Standing;

/// The number of plies that a game has seen.
pub fn plies(standing: &Standing) -> u32 {
    standing.own_moves().values().sum()
}

pub mod cases;
pub mod description;
pub mod desk;
pub mod hall;
pub mod opinion;
pub mod players;
pub mod process;
