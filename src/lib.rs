//! Games of the Halma family in Discord channels.
//!
//! The rooms of the house, from the inside out:
//!
//! - [`rating`]: how strong people are, by results. Arithmetic alone.
//! - [`store`]: durable, versioned records. Knows no rules.
//! - [`service`]: matches, that is games with people, places and time. Knows neither Discord's
//!   types nor pixels nor sentences.
//! - [`background`]: threads of the lowest priority for long work.
//! - [`opponent`]: the computer's turns: when it thinks, and on which threads.
//! - [`discord`]: translation to and from Discord, and delivery. Decides nothing.
//! - [`board`](mod@board): the page on which people play in a browser.
//! - [`themes`]: the operator's own looks, read at the start.
//! - [`storage`]: which store is opened.
//! - [`term`]: what each of several processes with one store may do.
//! - [`version`]: which of two versions is the newer one.
//! - [`metrics`]: what is measured while the bot runs.
//! - [`readiness`]: whether the process is ready for work, and if not, why.
//! - [`serving`]: HTTP at a port that strangers may reach.
//! - [`run`](mod@run): all of it put together. The binary adds the command line.
//!
//! The pure rooms are crates of their own: [`halma_rules`] (the rules of all variants),
//! [`halma_mind`] (the computer opponent) and [`halma_picture`] (pictures of boards). Discord's
//! part, played on this machine, is the crate `stand-in`.

pub mod background;
pub mod board;
pub mod cli;
pub mod config;
pub mod discord;
pub mod ids;
pub mod metrics;
pub mod opponent;
pub mod rating;
pub mod readiness;
pub mod run;
pub mod service;
pub mod serving;
pub mod storage;
pub mod store;
pub mod study;
pub mod telemetry;
pub mod term;
pub mod themes;
pub mod version;
