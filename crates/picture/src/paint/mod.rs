//! Inks, their palette of colors and mixes, canvases of palette indexes, wood and artwork.

pub(crate) mod art;
pub(crate) mod canvas;
pub(crate) mod grain;
pub(crate) mod ink;
pub(crate) mod palette;
