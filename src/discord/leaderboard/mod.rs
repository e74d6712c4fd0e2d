//! Who stands where, and the best of seasons.

pub mod command;
pub mod digest_message;
pub mod message;
pub mod season_digest;
