//! The store by itself.

mod backups;
#[path = "../common/mod.rs"]
mod common;
mod contract;
mod journal;
mod keys;
mod moving;
mod postgres;
mod rewriting;
mod sled;
mod terms;
