//! The computer opponent: pure, synchronous, standard library only; a game in, a ply out.
//!
//! - [`think()`] answers at full strength within a [`Budget`], with one [`Line`] or several.
//! - [`Player`] chooses as a person of some [`Level`] would.
//! - [`terms`] says how a position stands, by [`Term`]; [`race()`] what each seat needs once the armies
//!   have passed each other; [`reason()`] why a move is good.
//!
//! What is answered follows from the arguments alone: there is no clock, no thread and no chance in
//! here. Who wants an answer in time passes a closure that says when to stop.
//!
//! ```
//! use halma::engine::{Rules, Standing, Variant};
//! use halma::mind::{Budget, Memory, think};
//!
//! let standing = Standing::start(Rules::default_for(Variant::Halma8));
//! let mut memory = Memory::with_positions(10_000);
//! let thought = think(&standing, Budget::nodes(5_000), &mut memory, &|| false);
//! let ply = thought.expect("the game goes on").ply();
//! assert!(standing.position().is_legal(ply));
//! ```

mod clock;
mod deepen;
mod field;
mod ground;
mod judge;
mod level;
mod limits;
mod memory;
mod order;
mod race;
mod reach;
mod reason;
#[cfg(test)]
mod samples;
mod search;
mod sides;
mod sprint;
mod tempo;
mod term;
mod think;

pub use judge::terms;
pub use level::{Level, Player, last_move};
pub use memory::Memory;
pub use race::{Sprint, race};
pub use reason::{Reason, reason};
pub use term::Term;
pub use think::{Budget, Line, Score, Thought, think, think_among};
