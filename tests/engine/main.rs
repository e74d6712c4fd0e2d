//! The rules: counts, whole games, endings, notation.

#[path = "../common/mod.rs"]
mod common;
mod contract;
mod endings;
mod games;
mod notation;
mod perft;
mod standings;
mod symmetries;
