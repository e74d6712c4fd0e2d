//! From a scene to a picture: the cached parts that boards of one size share, and what is drawn on
//! top of them.

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
