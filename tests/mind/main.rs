//! The computer opponent: what it plays, what it costs, and whom it beats.

mod dice;
mod ends;
mod levels;
mod matches;
mod plays;
mod races;
mod sparring;
