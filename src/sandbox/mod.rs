//! A local stand-in for Discord, over real HTTP and WebSocket on loopback.
mod clock;
mod commands;
mod error;
mod gateway;
mod interaction;
mod journal;
mod limits;
mod mentions;
pub mod message;
pub mod permission;
mod refusal;
mod rest;
mod settings;
mod snowflake;
mod state;
mod wire;
mod world;
