//! How somebody plays, and how the games of two people went.

pub mod command;
pub mod message;
pub mod versus;
