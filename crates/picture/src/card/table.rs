//! The card of a leaderboard: what it compares, and for each person rank, profile picture, a bar with a
//! number and the name, the last games.

use image::ImageError;

use super::portrait::Portrait;
use super::sheet::{Align, Area, Sheet, has_letter, shortened};
use super::{Color, colors};
use crate::shape::letters::can_write;

/// In pixels; Discord shows half as many on a phone.
const WIDTH: u32 = 700;
const ROW: f32 = 72.0;
const EDGE: f32 = 14.0;
/// The height of the title, and the size of its letters and of names.
const HEAD: f32 = 44.0;
const SMALL: f32 = 26.0;
/// The space between a number and a name.
const GAP: f32 = 16.0;
/// The center of the profile pictures, and their radius.
const FACE: f32 = 122.0;
const RADIUS: f32 = 28.0;
/// Where bars start, and how high they are.
const BAR: f32 = 166.0;
const BAR_HEIGHT: f32 = 46.0;
/// The shortest bar that fits its number.
const SHORTEST: f32 = 130.0;
/// The mark of the newest game, and the distance between marks.
const LAST_DOT: f32 = 672.0;
const DOT: f32 = 26.0;
const LAST_GAMES: usize = 5;

/// A leaderboard to draw.
#[derive(Clone, Debug)]
pub struct TableCard {
    /// What it compares, and whom; empty if the font lacks the language's letters.
    pub title: String,
    /// The rows from the top.
    pub rows: Vec<TableCardRow>,
}

/// The result of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LastGame {
    /// Won: a large green mark.
    Won,
    /// Drawn: a ring.
    Drawn,
    /// Lost: a small red mark.
    Lost,
}

/// Someone in a table.
#[derive(Clone, Debug)]
pub struct TableCardRow {
    /// The rank, if there is one.
    pub rank: Option<u64>,
    /// The profile picture, if known.
    pub portrait: Option<Portrait>,
    /// The name, whose initial replaces a missing picture.
    pub name: String,
    /// A number that identifies the person, to pick the color behind the initial.
    pub tint: u64,
    /// The length of the bar, from 0 to 1.
    pub share: f32,
    /// The number to compare, shown in the bar.
    pub figure: String,
    /// The results of the last games, newest last; at most five.
    pub last: Vec<LastGame>,
    /// Whether this is the viewer's row.
    pub is_own: bool,
}

impl TableCard {
    /// Draws the card, as a PNG file.
    ///
    /// # Errors
    /// Returns an error if the encoder failed.
    pub fn png(&self) -> Result<Vec<u8>, ImageError> {
        let head = if self.title.is_empty() { 0.0 } else { HEAD };
        let height = ROW.mul_add(self.rows.len() as f32, 2.0f32.mul_add(EDGE, head));
        let mut sheet = Sheet::new(WIDTH, height as u32);
        let room = WIDTH as f32 - 4.0 * EDGE;
        let title = shortened(SMALL, room, &self.title);
        let at = (2.0 * EDGE, EDGE + HEAD / 2.0);
        sheet.text(at, SMALL, Align::Left, colors::DIM, &title);
        for (number, row) in self.rows.iter().enumerate() {
            row.draw(&mut sheet, ROW.mul_add(number as f32, EDGE + head));
        }
        sheet.png()
    }
}

impl TableCardRow {
    fn draw(&self, sheet: &mut Sheet, top: f32) {
        let middle = top + ROW / 2.0;
        if self.is_own {
            let area = Area {
                left: EDGE / 2.0,
                top: top + 2.0,
                width: WIDTH as f32 - EDGE,
                height: ROW - 4.0,
            };
            sheet.rectangle(area, 16.0, colors::OWN);
        }
        let medal = self.medal();
        if let Some(rank) = self.rank {
            let color = medal.map_or(colors::DIM, |_| colors::TEXT);
            if let Some(medal) = medal {
                sheet.disc((50.0, middle), 26.0, medal);
            }
            let text = rank.to_string();
            let size = if text.len() > 3 { 24.0 } else { 34.0 };
            sheet.text((50.0, middle), size, Align::Center, color, &text);
        }
        self.draw_face(sheet, middle);
        let whole = Area {
            left: BAR,
            top: middle - BAR_HEIGHT / 2.0,
            width: LAST_DOT - DOT * LAST_GAMES as f32 - BAR,
            height: BAR_HEIGHT,
        };
        sheet.rectangle(whole, 12.0, colors::GROOVE);
        if self.share > 0.0 {
            let width = SHORTEST.max(whole.width * self.share.min(1.0));
            let bar = Area { width, ..whole };
            sheet.rectangle(bar, 12.0, medal.unwrap_or(colors::BAR));
        }
        let start = BAR + 18.0;
        let figure = sheet.text(
            (start, middle),
            33.0,
            Align::Left,
            colors::TEXT,
            &self.figure,
        );
        if can_write(&self.name) {
            let start = start + figure + GAP;
            let name = shortened(SMALL, whole.left + whole.width - GAP - start, &self.name);
            sheet.text((start, middle), SMALL, Align::Left, colors::TEXT, &name);
        }
        self.draw_last(sheet, middle);
    }

    /// Draws the results of the last games, the newest on the right.
    fn draw_last(&self, sheet: &mut Sheet, middle: f32) {
        let ground = if self.is_own {
            colors::OWN
        } else {
            colors::PAPER
        };
        for (number, game) in self.last.iter().rev().take(LAST_GAMES).enumerate() {
            let center = (DOT.mul_add(-(number as f32), LAST_DOT), middle);
            match game {
                LastGame::Won => sheet.disc(center, 10.0, colors::WON),
                LastGame::Drawn => {
                    sheet.disc(center, 9.0, colors::DIM);
                    sheet.disc(center, 5.0, ground);
                }
                LastGame::Lost => sheet.disc(center, 5.0, colors::LOST),
            }
        }
    }

    fn medal(&self) -> Option<Color> {
        let place = self.rank?.checked_sub(1)?;
        colors::MEDALS.get(usize::try_from(place).ok()?).copied()
    }

    fn draw_face(&self, sheet: &mut Sheet, middle: f32) {
        let center = (FACE, middle);
        let tint = colors::TINTS[(self.tint % colors::TINTS.len() as u64) as usize];
        sheet.disc(center, RADIUS, tint);
        if let Some(portrait) = &self.portrait {
            return sheet.portrait(center, RADIUS, portrait);
        }
        let initial = self.name.chars().find(|letter| letter.is_alphanumeric());
        let initial = initial.filter(|letter| has_letter(*letter));
        if let Some(initial) = initial {
            let initial: String = initial.to_uppercase().collect();
            sheet.text(center, 34.0, Align::Center, colors::TEXT, &initial);
            return;
        }
        // A head and shoulders, for scripts that the font lacks.
        sheet.disc((FACE, middle - 6.0), 9.0, colors::TEXT);
        let shoulders = Area {
            left: FACE - 15.0,
            top: middle + 5.0,
            width: 30.0,
            height: 15.0,
        };
        sheet.rectangle(shoulders, 8.0, colors::TEXT);
    }
}
