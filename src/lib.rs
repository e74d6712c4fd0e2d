//! Games of the Halma family in Discord channels.
//!
//! The rooms of the house, from the inside out:
//!
//! - [`one_at_a_time`]: limits long work per person.
//! - [`opponent`]: the computer's turns: when it thinks, and on which threads.
//! - [`discord`]: translation to and from Discord, and delivery. Decides nothing.
//! - [`page`]: the page on which people play in a browser.
//! - [`words`]: every sentence, in spans. Knows no front.
//! - [`themes`]: the operator's own looks, read at the start.
//! - [`storage`]: which store is opened.
//! - [`metrics`]: what is measured while the bot runs.
//! - [`readiness`]: whether the process is ready for work, and if not, why.
//! - [`serving`]: HTTP at a port that strangers may reach.
//! - [`run`](mod@run): all of it put together. The binary adds the command line.
//!
//! Below them are crates of their own: [`halma_service`] (matches, that is games with people, places
//! and time), [`halma_store`] (durable, versioned records), [`halma_rules`] (the rules of all
//! variants), [`halma_mind`] (the computer opponent), [`halma_picture`] (pictures of boards) and
//! [`halma_rating`] (how strong people are). Discord's part, played on this machine, is the crate
//! `stand-in`.

pub mod cli;
pub mod config;
pub mod discord;
pub mod metrics;
pub mod one_at_a_time;
pub mod opponent;
pub mod page;
pub mod readiness;
pub mod run;
pub mod serving;
pub mod storage;
pub mod study;
pub mod telemetry;
pub mod themes;
pub mod words;
