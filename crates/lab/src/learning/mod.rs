//! Learning what cells are worth: games of the opponent against itself, and tables under which
//! their results were to be expected (logistic regression).
//!
//! What comes of it follows from the variant, the seeds and the number of games alone.

mod fit;
mod games;

pub use fit::fit;
pub use games::{Sample, play};
