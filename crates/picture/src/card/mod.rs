//! Cards: pictures with statistics about people. Tables show profile pictures and no names, because
//! no font has every script; the names are in the message's text.

mod curve;
mod lead;
mod plot;
mod portrait;
mod sheet;
mod table;

pub use curve::RatingCurve;
pub use lead::{LeadCurve, LeadMoment};
pub use portrait::Portrait;
pub use table::{LastGame, TableCard, TableCardRow};

/// An RGB color.
type Color = [u8; 3];

/// The colors of cards, legible in both of Discord's themes.
mod colors {
    use super::Color;

    pub const PAPER: Color = [0x26, 0x21, 0x2E];
    pub const GROOVE: Color = [0x37, 0x30, 0x43];
    pub const OWN: Color = [0x4A, 0x3F, 0x63];
    pub const TEXT: Color = [0xF4, 0xF1, 0xF8];
    pub const DIM: Color = [0xB9, 0xB0, 0xC6];
    pub const WON: Color = [0x57, 0xC7, 0x85];
    pub const LOST: Color = [0xE0, 0x5C, 0x5C];
    pub const BAND: Color = [0xA5, 0x7E, 0xE8];
    pub const BAR: Color = [0x7A, 0x4F, 0xC0];
    /// Gold, silver and bronze.
    pub const MEDALS: [Color; 3] = [[0xB9, 0x86, 0x0E], [0x7D, 0x84, 0x8F], [0xA0, 0x62, 0x33]];
    /// Backgrounds for the initials of people without a profile picture.
    pub const TINTS: [Color; 6] = [
        [0x2E, 0x86, 0x6E],
        [0x9B, 0x4A, 0x6C],
        [0x3F, 0x6F, 0xB0],
        [0x9A, 0x6A, 0x2B],
        [0x6B, 0x5B, 0xB5],
        [0x4F, 0x7F, 0x3A],
    ];
}
