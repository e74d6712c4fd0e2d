//! The board as a search needs it: what never changes, the stones that move, where they can go, and
//! how far they still have to.

pub(crate) mod field;
pub(crate) mod layout;
pub(crate) mod mask;
pub(crate) mod reach;
pub(crate) mod tempo;
