//! What holds for the house as a whole: its walls, its floors and its sentences.

mod floors;
mod papers;
mod source;
mod texts;
mod tidy;
