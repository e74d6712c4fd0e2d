//! Board pictures.

mod cards;
mod pictures;
