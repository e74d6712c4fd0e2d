//! Games of the Halma family in Discord channels.
#[cfg(feature = "sandbox")]
pub mod sandbox;
