//! Board pictures.

mod art;
mod artwork;
mod cards;
mod colors;
mod moving;
mod pictures;
