//! The computer opponent: what it plays, what it costs, and whom it beats.

mod decided;
#[path = "../../../../tests/common/dice.rs"]
mod dice;
mod ends;
mod figures;
mod least;
mod levels;
mod lost;
mod matches;
mod plays;
mod races;
mod reviews;
mod sparring;
mod won;
