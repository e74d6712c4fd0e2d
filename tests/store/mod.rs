//! The store, without the service.

mod backups;
mod compaction;
mod contract;
mod cut_lines;
mod damage;
mod failing_calls;
mod images;
mod journal;
mod keys;
mod pages;
mod pooled;
mod postgres;
mod power;
mod scheduled;
mod servers;
mod sled;
mod terms;
mod transfer;
