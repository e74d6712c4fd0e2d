//! Profiles, and head-to-head scores.

pub mod command;
pub mod message;
