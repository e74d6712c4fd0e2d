//! Cups: leagues and tournaments of a server.

pub mod click;
pub mod command;
pub mod message;
pub mod new;
pub mod news;
pub mod pressed;
