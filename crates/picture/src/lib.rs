//! The board pictures: a [`Scene`] in, PNG bytes out.
//!
//! Pictures are drawn as palette indexes. Everything that can be drawn has an ink, a [`Theme`] sets
//! the inks' colors, and one palette of at most 256 colors holds them and the mixes that soft edges
//! need. Blending is a look-up: ink × coverage × the index below yields an index.
//!
//! The stages, each a folder that uses those before it: `shape` (masks) -> `theme` (colors and
//! proportions) -> `scene` (what to show, turned for its seat, and which pixels) -> `paint` (inks,
//! palette, canvas) -> `encoding` (PNG) -> `drawing` (the empty board and stones, drawn once and
//! cached; then trail and markers) -> `film` (GIF). A `card` is drawn separately, antialiased and
//! in true color.
//!
//! ```
//! use halma_rules::{Position, Rules, Variant};
//! use halma_picture::{Painter, Scene};
//!
//! let position = Position::start(Rules::default_for(Variant::Halma8));
//! let png = Painter::default().png(&Scene::of(&position)).expect("memory suffices");
//! assert!(png.starts_with(b"\x89PNG"));
//! ```

pub mod card;
mod drawing;
mod encoding;
mod film;
mod paint;
mod scene;
mod shape;
mod theme;

pub use drawing::painter::Painter;
pub use drawing::painters::Painters;
pub use encoding::picture::{Picture, RenderError};
pub use film::gif::MovingPicture;
pub use film::{Film, Still};
pub use paint::art::{Art, ArtError};
pub use scene::layout::Layout;
pub use scene::sides::Sides;
pub use scene::view::Corner;
pub use scene::{Marker, MarkerKind, MarkerNumber, OutOfRange, PictureSize, Scene};
pub use shape::letters::can_write;
pub use theme::Theme;
pub use theme::color::Rgb;
pub use theme::file::ThemeError;
pub use theme::proportions::Misfit;
