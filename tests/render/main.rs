//! Board pictures.

mod cards;
mod colors;
mod moving;
mod pictures;
