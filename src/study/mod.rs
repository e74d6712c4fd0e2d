//! Learning outside of games: lessons, and a daily puzzle. Pure: positions and tasks; the rules and
//! the engine decide whether a move solves them.

mod exercise;
mod lesson;
mod puzzle;

pub use exercise::{Aim, Exercise};
pub use lesson::{LESSONS, Lesson};
pub use puzzle::Puzzles;
