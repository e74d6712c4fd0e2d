//! The service by itself, over a store of its own, with a hand-moved clock and dealt lots.

mod against_model;
mod away;
mod clocks;
#[path = "../common/mod.rs"]
mod common;
mod company;
mod cost;
mod first_schema;
mod forgotten;
mod formats;
mod logs;
mod lost;
mod matches;
mod matchmaking;
mod minds;
mod model;
mod moderation;
mod nodes;
mod ratings;
mod reminders;
mod retired;
mod seals;
mod second_schema;
mod tables;
mod third_schema;
mod torn;
mod voided;
