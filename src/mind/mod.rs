//! The computer opponent: pure, synchronous, standard library only; a game in, a ply out.
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
pub use term::Term;
pub use think::{Budget, Line, Score, Thought, think};
