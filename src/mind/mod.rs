//! The computer opponent: pure, synchronous, standard library only; a game in, a ply out.
mod clock;
mod field;
mod ground;
mod memory;
mod reach;
#[cfg(test)]
mod samples;
mod search;
mod tempo;
mod term;
mod think;

pub use memory::Memory;
pub use term::Term;
pub use think::{Budget, Line, Score, Thought, think};
