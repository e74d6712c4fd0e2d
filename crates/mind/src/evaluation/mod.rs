//! How a position stands: what a stone costs on each cell, term by term.

pub(crate) mod breakdown;
pub(crate) mod cells;
mod geometry;
pub(crate) mod network;
mod slope;
pub(crate) mod term;
pub(crate) mod views;
