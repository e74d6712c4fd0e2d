//! The computer in matches, with its own store: it plays its seats on its own threads, whatever
//! else happens.

#[path = "../common/mod.rs"]
mod common;
mod matches;
mod pool;
