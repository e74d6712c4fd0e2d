//! Cups: leagues and tournaments of a server.

pub mod card;
pub mod click;
pub mod command;
pub mod draft;
pub mod message;
pub mod new;
pub mod news;
pub mod panel;
pub mod pressed;
