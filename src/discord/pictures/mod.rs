//! Pictures: boards, films, cards, and the faces of people.

pub mod cards;
pub mod films;
pub mod gallery;
pub mod portraits;
