//! The service alone, with its own store, a hand-moved clock and predictable random numbers.

mod against_model;
mod away;
mod clocks;
#[path = "../common/mod.rs"]
mod common;
mod compact;
mod compact_uses;
mod company;
mod contests;
mod cost;
mod exports;
mod forgotten;
mod formats;
mod imports;
mod kept_games;
mod kills_while_compacting;
mod logs;
mod lost;
mod matches;
mod matchmaking;
mod minds;
mod model;
mod moderation;
mod nodes;
mod notes;
mod plans;
mod ratings;
mod reminders;
mod retired;
mod seals;
mod sessions;
mod simulation;
mod tables;
mod threads;
mod torn;
mod voided;
