//! The stand-in for Discord, with a small real serenity client as the bot under test.
#![expect(clippy::unwrap_used, reason = "a test")]

mod activity;
mod application;
mod bot;
mod calls;
mod conversations;
mod definitions;
mod elsewhere;
mod emojis;
mod gateway;
mod limits;
mod lines;
mod page;
mod people;
mod places;
mod raw;
