//! The stand-in for Discord, with a small real serenity client as the bot under test.

#[path = "sandbox/bot.rs"]
mod bot;
#[path = "sandbox/definitions.rs"]
mod definitions;
#[path = "sandbox/gateway.rs"]
mod gateway;
#[path = "sandbox/limits.rs"]
mod limits;
#[path = "sandbox/lines.rs"]
mod lines;
#[path = "sandbox/people.rs"]
mod people;
#[path = "sandbox/places.rs"]
mod places;
#[path = "sandbox/raw.rs"]
mod raw;
