//! The store by itself.

#[path = "../common/mod.rs"]
mod common;
mod contract;
mod keys;
mod moving;
mod postgres;
mod rewriting;
mod sled;
mod terms;
