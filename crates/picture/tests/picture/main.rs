//! Board pictures.

mod art;
mod cards;
mod colors;
mod moving;
mod pictures;
