//! The rules of the whole Halma family: pure, synchronous, standard library only.
//!
//! The vocabulary, from the outside in:
//!
//! - [`Variant`] is a row of data: board, homes, seats. [`RuleSet`] is an ordered list of checks.
//!   [`Rules`] is a valid combination of the two, with [`Options`].
//! - [`Position`] is a valid placement of stones with the seat to move and the round. It alone
//!   turns text into a [`Ply`].
//! - [`Standing`] is a position with what the checks count and the outcome, if there is one: enough
//!   to play on. [`Game`] adds the history.
//! - [`notation`] reads and writes positions and game records; [`perft`] counts.
//!
//! Nothing here asks which variant it plays: boards differ only in their tables, variants only in
//! their rows.
//!
//! ```
//! use halma_rules::{Game, Rules, Status, Variant};
//!
//! let mut game = Game::new(Rules::default_for(Variant::Halma8));
//! let ply = game.position().parse_ply("h4-g5").expect("a legal step");
//! game.play(ply).expect("the game goes on");
//! assert_eq!(game.status(), Status::Running { turn: game.position().to_move() });
//! ```

mod adjudicate;
mod board;
mod cell;
mod check;
mod forced_end;
mod game;
mod jump;
mod lines;
mod moves;
pub mod notation;
mod options;
mod outcome;
pub mod perft;
mod placement;
mod play;
mod position;
mod route;
mod rules;
mod seat;
mod setup;
mod standing;
mod tempo;
mod variant;

pub use adjudicate::{GameState, Turn};
pub use board::{Board, Grid};
pub use cell::{Cell, CellSet, SLOTS};
pub use check::{Check, STALL_ROUNDS};
pub use forced_end::ForcedEnd;
pub use game::{Event, Game};
pub use jump::{Jumping, LongJumps, ShortJumps, is_locked};
pub use moves::{Illegal, Move, Ply};
pub use options::{Contest, Ends, Jumps, Options, Teams};
pub use outcome::{Outcome, Places, Reason, Verdict};
pub use placement::Placement;
pub use play::{GameOver, OutRefused};
pub use position::{Obstacle, Position};
pub use route::Route;
pub use rules::{RuleSet, Rules, RulesError};
pub use seat::{ByColor, BySeat, Color, Seat};
pub use setup::Setup;
pub use standing::{Stall, Standing, Status};
pub use tempo::least_pairing;
pub use variant::{UnknownName, Variant};

/// Runs the README's examples as tests.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
