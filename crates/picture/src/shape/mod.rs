//! Shapes as coverage: discs and rings, signs of stones, letters.

pub(crate) mod emblem;
pub(crate) mod letters;
pub(crate) mod mask;
