//! Pictures: boards, films, cards and profile pictures.

pub mod cards;
pub mod films;
pub mod gallery;
pub mod portraits;
