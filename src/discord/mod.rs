//! Translation to and from Discord. Nothing is decided here.
//!
//! An interaction is parsed into a [`Request`] without side effects. A feature asks the service and
//! returns an answer as a value, which `front` sends. `delivery` sends what couldn't be sent as an
//! answer.

mod admin;
mod analysis;
mod bot;
mod command;
mod cup;
mod delivery;
mod front;
mod games;
mod help;
mod hint;
mod http;
pub mod interaction;
mod leaderboard;
mod lobby;
mod note;
mod offer;
pub mod parts;
mod people;
mod pictures;
mod plan;
mod play;
mod posts;
mod profile;
mod replay;
pub mod setup;
mod study;
pub mod text;

pub use bot::asking::Membership;
pub use bot::{Bot, Pictures};
pub use delivery::link::Link;
pub use delivery::worker::{deliver_until, guarded, keep_up_until, left_over};
pub use front::registration::register_until;
pub use front::registry::{Pages, all as all_commands, sample_ids};
pub use front::request::{Completion, Request};
pub use front::seal::{Bearer, Presented, sealed};
pub use front::{Gateway, HttpFront, Interactions, Lines, ShutOut, Verifier, listen_until};
pub use help::greeting::Greeter;
pub use http::clocks::{Clocks, TimeSignal};
pub use http::error_text::describe;
pub use http::{Http, HttpError, HttpSettings, SignIn, SignInError, SignedIn, sign_in};
pub use parts::id::Surface;
pub use pictures::cards::lead_curve;
pub use pictures::films::Films;
pub use pictures::portraits::Portraits;
