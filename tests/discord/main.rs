//! The bot as the people of a channel see it: over HTTP and WebSocket, at the stand-in for Discord.

mod calls;
mod challenges;
mod clocks;
#[path = "../common/mod.rs"]
mod common;
mod computer;
mod database;
mod delivery;
mod faults;
mod games;
mod held_calls;
mod hints;
mod imports;
mod interactions;
mod languages;
mod lobbies;
mod matches;
mod measured;
mod offers;
mod one_at_a_time;
mod openapi;
mod people;
mod places;
mod privacy;
mod readiness;
mod replays;
mod rolling;
mod strangers;
mod study;
mod tables;
mod taps;
mod text_boards;
mod threads;
mod tidy;
mod told;
mod tour;
