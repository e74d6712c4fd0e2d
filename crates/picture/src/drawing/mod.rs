//! From a scene to a picture: the parts that boards of one size share, drawn once and kept, and
//! what is put on them.

mod board;
mod board_parts;
mod cache;
mod goal;
mod markers;
pub(crate) mod painter;
pub(crate) mod painters;
mod star;
mod stone;
mod strip;
mod strip_parts;
mod trail;
