//! Cups: who plays whom, and who came where. A person is an id, and a game is a result with places
//! and a margin. Pure: no clock, and no luck but a seed.
//!
//! A [`CupForm`] is a cup as JSON. [`Cup`] is the same with everything checked; [`pair`] makes its
//! next round, and [`standings()`] its table. [`commands`] does both from text to text. [`verify()`]
//! computes a published cup again, and [`simulate()`] plays thousands of them.
//!
//! Somebody who isn't in isn't paired, and counts in the table like everyone else. Points are never
//! given for rounds that somebody missed.

pub mod commands;
pub mod lots;
pub mod stairs;

mod amount;
mod check;
mod cup;
mod designs;
mod drawn;
mod fault;
mod form;
mod history;
mod league;
mod leaving;
mod luck;
mod pairing;
mod robin;
mod simulate;
mod standings;
mod swiss;
mod tables;
mod verify;

pub use amount::Amount;
pub use cup::{Cup, Kind, MOST_PEOPLE};
pub use fault::Fault;
pub use form::{CupForm, EntrantForm, GameForm, RoundForm};
pub use leaving::{Leaving, leave};
pub use pairing::{Pairing, pair};
pub use simulate::{Report, Trial, simulate};
pub use standings::{Decided, Row, standings, standings_among};
pub use tables::final_table;
pub use verify::{Export, Mismatch, Printed, Verified, verify};
