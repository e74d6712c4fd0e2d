//! The computer opponent: what it plays, what it costs, and whom it beats.

#[path = "../common/mod.rs"]
mod common;
mod ends;
mod levels;
mod matches;
mod plays;
mod races;
mod sparring;
