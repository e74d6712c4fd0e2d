//! Replays of games move by move, and their records.

pub mod click;
pub mod command;
pub mod export;
pub mod flow;
pub mod import;
pub mod import_message;
pub mod message;
pub mod pressed;
pub mod steps;
