//! Games of the Halma family in Discord channels.
pub mod engine;
pub mod ids;
#[cfg(feature = "sandbox")]
pub mod sandbox;
pub mod service;
pub mod store;
