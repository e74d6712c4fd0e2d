//! The store by itself.

mod backups;
#[path = "../common/mod.rs"]
mod common;
mod contract;
mod damage;
mod journal;
mod keys;
mod moving;
mod pooled;
mod postgres;
mod rewriting;
mod servers;
mod sled;
mod terms;
