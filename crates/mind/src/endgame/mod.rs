//! The end of a game: the ends that the rules force, and the race once the armies have passed each
//! other.

pub(crate) mod decided;
pub(crate) mod forced_ends;
pub(crate) mod race;
pub(crate) mod sprint;
