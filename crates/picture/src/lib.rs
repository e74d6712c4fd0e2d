//! The board pictures: a [`Scene`] in, PNG bytes out.
//!
//! A picture is made in index space. Everything that can be drawn has an ink, a [`Theme`] gives
//! the inks their colors, and one palette of at most 256 colors holds them with the mixes that
//! soft edges need. Blending is a look-up: ink x coverage x the index below gives an index.
//!
//! The stages, each a file: `scene` (what is to be seen) -> `view` (turned for its seat) ->
//! `layout` (which pixels) -> `kit` (the empty board, stones and masks, drawn once and kept) ->
//! `painter` (stones, `trail`, `markers`) -> `picture` (PNG).
//!
//! ```
//! use halma_rules::{Position, Rules, Variant};
//! use halma_picture::{Painter, Scene};
//!
//! let position = Position::start(Rules::default_for(Variant::Halma8));
//! let png = Painter::default().png(&Scene::of(&position)).expect("memory suffices");
//! assert!(png.starts_with(b"\x89PNG"));
//! ```

mod art;
mod bands;
mod board;
mod canvas;
pub mod card;
mod color;
mod emblem;
mod film;
mod goal;
mod grain;
mod ink;
mod kit;
mod layout;
mod letters;
mod markers;
mod mask;
mod moving;
mod painter;
mod painters;
mod palette;
mod picture;
mod proportions;
mod scene;
mod shelf;
mod sides;
mod stone;
mod strip;
mod strip_kit;
mod theme;
mod theme_file;
mod trail;
mod view;

pub use art::{Art, ArtError};
pub use color::Rgb;
pub use film::{Film, Still};
pub use layout::Layout;
pub use moving::MovingPicture;
pub use painter::Painter;
pub use painters::Painters;
pub use picture::{Picture, RenderError};
pub use proportions::Misfit;
pub use scene::{Marker, MarkerKind, MarkerNumber, OutOfRange, PictureSize, Scene};
pub use sides::Sides;
pub use theme::Theme;
pub use theme_file::ThemeError;
