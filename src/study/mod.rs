//! Learning outside of games: lessons, and a daily puzzle. Pure: positions and tasks; the rules and
//! the engine decide whether a move solves them.

mod exercise;
mod illustration;
mod late;
mod lesson;
mod march;
mod puzzle;

pub use exercise::{Aim, Exercise};
pub use illustration::Illustration;
pub use late::Illustrated;
pub use lesson::{LESSONS, Lesson};
pub use march::March;
pub use puzzle::{Puzzles, puzzle_of_day};
