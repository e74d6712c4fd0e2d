//! Translation to and from Discord. Nothing is decided here.
//!
//! An interaction is parsed into a [`request::Request`] without effects; a file of `commands` or
//! `buttons` asks the service and gives back an [`answer::Answer`] as a value, and a `reply` sends
//! it. What could not be sent as an answer is sent by the `worker` through `delivery`.

pub mod alt_text;
mod analyses;
pub mod answer;
mod asking;
mod body;
mod bot;
mod budget;
mod bulletins;
mod buttons;
pub mod caller;
mod cards;
mod changed;
pub mod choice;
mod clocks;
pub mod commands;
mod context;
pub mod custom_id;
mod dailies;
mod delivery;
mod digests;
mod dispatch;
mod errands;
mod error_text;
mod films;
mod front;
pub mod gallery;
mod hints;
mod http;
pub mod interaction;
pub mod invite;
mod limits;
mod link;
mod loose;
mod markup;
mod messages;
mod one_at_a_time;
mod options;
mod portraits;
mod pulse;
mod registration;
mod replays;
mod reply;
pub mod request;
mod sealing;
mod sent;
pub mod studies;
pub mod text;
mod text_board;
mod threads;
mod unnoted;
mod worker;

pub use bot::{Bot, Pictures};
pub use cards::lead_curve;
pub use clocks::{Clocks, TimeSignal};
pub use error_text::describe;
pub use films::Films;
pub use front::{Gateway, HttpFront, Interactions, Lines, ShutOut, Verifier, listen_until};
pub use http::{Http, HttpError, HttpSettings, SignIn, SignInError, sign_in};
pub use link::Link;
pub use portraits::Portraits;
pub use pulse::Pulse;
pub use registration::register_until;
pub use worker::{deliver_until, keep_up_until, left_over};
