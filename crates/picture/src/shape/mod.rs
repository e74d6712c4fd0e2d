//! Shapes as coverage: discs and rings, signs on stones, letters.

pub(crate) mod emblem;
pub(crate) mod letters;
pub(crate) mod mask;
