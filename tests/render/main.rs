//! Board pictures.

mod cards;
mod colors;
mod pictures;
