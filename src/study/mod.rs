//! What is learned away from a game: lessons, and a puzzle a day. Pure: positions, and what a move in
//! them has to do; the engine and the mind say whether it does.

mod exercise;
mod lesson;
mod puzzle;

pub use exercise::{Aim, Exercise};
pub use lesson::{LESSONS, Lesson};
pub use puzzle::Puzzles;
