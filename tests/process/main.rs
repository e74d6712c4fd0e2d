//! The real binary: its command line, start and stop, kills, and a full disk.

mod cli;
#[path = "../common/mod.rs"]
mod common;
#[cfg(unix)]
mod damaged_stores;
mod engine;
mod faults;
mod full_disk;
mod histories;
mod keeping;
mod kills_in_a_sweep;
mod kills_of_cups;
mod kills_of_many;
mod logs;
mod long_run;
mod moving;
mod refusals;
mod restoring;
mod sandbox;
mod setup;
mod start_and_stop;
mod strangers;
mod tables;
