//! The computer opponent: pure, synchronous, standard library only; a game in, a ply out.
//!
//! - [`think()`] answers at full strength within a [`Budget`], with one [`Line`] or several.
//! - [`Player`] chooses as a person of some [`Level`] would.
//! - [`terms`] says how a position stands, by [`Term`]; [`race()`] what each seat needs once the armies
//!   have passed each other; [`reason()`] why a move is good; [`review()`] how a whole game went.
//!
//! What is answered follows from the arguments alone: there is no clock, no thread and no chance in
//! here. Who wants an answer in time passes a closure that says when to stop.
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

mod ask;
mod cells;
mod clock;
mod deepen;
mod field;
mod geometry;
mod ground;
mod judge;
mod lead;
mod level;
mod limits;
mod memory;
mod order;
mod race;
mod reach;
mod reason;
mod review;
#[cfg(test)]
mod samples;
mod search;
mod sides;
mod slope;
mod sprint;
mod table;
mod tempo;
mod term;
mod think;
mod thought;
pub mod training;
mod tuning;

pub use ask::{Ask, Budget};
pub use cells::Cells;
pub use judge::terms;
pub use level::{Level, Player, last_move};
pub use memory::Memory;
pub use race::{Sprint, race};
pub use reason::{Reason, reason};
pub use review::{Cost, Missed, Moment, RaceBegan, Review, nodes_a_move, review};
pub use term::Term;
pub use think::{think, think_as};
pub use thought::{Line, Score, Thought};
