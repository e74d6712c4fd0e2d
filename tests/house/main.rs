//! What holds for the house as a whole: its walls and its sentences.

mod texts;
mod tidy;
