//! Board pictures.

mod alone;
mod art;
mod artwork;
mod cards;
mod colors;
mod moving;
mod pictures;
