//! Inks, the palette with their colors and mixes, canvases of its indexes, wood and artwork.

pub(crate) mod art;
pub(crate) mod canvas;
pub(crate) mod grain;
pub(crate) mod ink;
pub(crate) mod palette;
