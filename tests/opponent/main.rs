//! The computer in matches, over its own store: it plays its seats, on its own threads, whatever
//! happens meanwhile.

#[path = "../common/mod.rs"]
mod common;
mod matches;
mod pool;
