//! The rules: counts, whole games, endings, notation.

#[path = "../../../../tests/common/cases.rs"]
mod cases;
mod contests;
mod contract;
#[path = "../../../../tests/common/dice.rs"]
mod dice;
mod endings;
mod games;
mod notation;
mod options;
mod page;
mod perft;
mod sentences;
mod standings;
mod symmetries;
