//! The computer opponent: pure, synchronous, standard library only; a game in, a ply out.
//!
//! - [`think()`] answers at full strength within a [`Budget`], with one [`Line`] or several.
//! - [`advise`] says what a person might play, always after the same number of positions.
//! - [`Player`] chooses as a person of some [`Level`] would.
//! - [`terms`] says how a position stands, by [`Term`]; [`race()`] what each seat needs once the armies
//!   have passed each other; [`decided`] who wins it, whatever the other does; [`reason()`] why a move is good; [`review()`] how a whole game went.
//!
//! The answer depends only on the arguments: there is no clock, no thread and no randomness in
//! here. To limit the time, pass a closure that says when to stop.
//!
//! Each folder uses those above it: `board` (stones that move back and forth), `evaluation` (what
//! they cost), `endgame` (forced ends and races), `search` (the best move), then `cost` (of a move), `advice`,
//! `level`, `review` and `training`. All numbers that someone might tune are in `tuning.rs`.
//!
//! ```
//! use halma_rules::{Rules, Standing, Variant};
//! use halma_mind::{Budget, Memory, think};
//!
//! let standing = Standing::start(Rules::default_for(Variant::Halma8));
//! let mut memory = Memory::with_positions(10_000);
//! let thought = think(&standing, Budget::nodes(5_000), &mut memory, &|| false);
//! let ply = thought.expect("the game goes on").ply();
//! assert!(standing.position().is_legal(ply));
//! ```

mod advice;
mod board;
mod cost;
mod endgame;
mod evaluation;
mod level;
mod limits;
mod review;
mod search;
#[cfg(test)]
mod test_games;
pub mod training;
mod tuning;

pub use advice::advise;
pub use cost::{Cost, hundredths};
pub use endgame::decided::{Bounds, Decided, decided};
pub use endgame::race::{Sprint, race};
pub use evaluation::breakdown::terms;
pub use evaluation::cells::Cells;
pub use evaluation::term::Term;
pub use level::{Level, Player, last_move};
pub use review::reason::{Reason, reason};
pub use review::{Missed, Moment, RaceBegan, Review, nodes_a_move, review};
pub use search::memory::Memory;
pub use search::options::{Budget, SearchOptions};
pub use search::think::{think, think_as};
pub use search::thought::{Line, Score, Thought};
pub use tuning::ADVICE_NODES;
