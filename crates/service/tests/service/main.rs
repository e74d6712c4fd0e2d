//! The service alone, with its own store, a hand-moved clock and predictable random numbers.

#[path = "../common/mod.rs"]
mod common;

mod against_model;
mod announced;
mod away;
mod banks;
mod claims;
mod clocks;
mod compact;
mod compact_uses;
mod company;
mod contests;
mod cost;
mod cups;
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
mod outbox;
mod plans;
mod postgres_views;
mod ratings;
mod registration;
mod reminders;
mod retired;
mod seals;
mod sessions;
mod simulation;
mod tables;
mod terms;
mod threads;
mod torn;
mod views;
mod voided;
