//! The computer in matches, with its own store: it plays its seats on its own threads, whatever
//! else happens.

mod matches;
mod pool;
