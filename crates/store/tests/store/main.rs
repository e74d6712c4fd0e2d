//! The store, without the service.

#[path = "../common/mod.rs"]
mod common;

mod backups;
mod compaction;
mod contract;
mod cut_lines;
mod damage;
mod failing_calls;
mod files;
mod images;
mod journal;
mod keys;
mod pages;
mod pooled;
mod postgres;
mod power;
mod servers;
mod sled;
mod transfer;
