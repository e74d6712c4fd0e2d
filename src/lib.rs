//! Games of the Halma family in Discord channels.
pub mod engine;
#[cfg(feature = "sandbox")]
pub mod sandbox;
