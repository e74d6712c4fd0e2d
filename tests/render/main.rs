//! Board pictures.

mod pictures;
