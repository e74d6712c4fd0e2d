//! What strips of one size share: small stones, letters, signs.

use std::collections::HashMap;
use std::ops::Range;
use std::sync::{Arc, Mutex, PoisonError};

use super::stone::StonePainter;
use crate::paint::art::Art;
use crate::paint::canvas::Canvas;
use crate::paint::ink::Ink;
use crate::paint::palette::Palette;
use crate::shape::letters::Letters;
use crate::shape::mask::{Mask, length};
use crate::theme::Theme;
use halma_rules::{Color, Setup};

/// Everything that strips of one size share.
pub(crate) struct StripParts {
    /// The side of the tile of a stone.
    pub icon: usize,
    pub stones: Vec<Canvas>,
    /// Covers the emblem of a stone.
    pub face: Mask,
    pub outline: Vec<Range<usize>>,
    pub turn_ring: Mask,
    pub laurel: Mask,
    pub hourglass: Mask,
    /// As high as small letters.
    pub flag: Mask,
    pub large: Lettering,
    pub small: Lettering,
}

/// The letters of one size, each drawn once.
pub(crate) struct Lettering {
    letters: Letters,
    capital: f32,
    masks: Mutex<HashMap<char, Arc<Mask>>>,
}

/// The most letters to cache: new names need new ones.
const MOST_KEPT: usize = 500;

/// A line of text as the masks of its letters; each is as wide as its advance.
pub(crate) struct Line(pub Vec<Arc<Mask>>);

impl Line {
    /// The width in pixels.
    pub fn width(&self) -> usize {
        self.0.iter().map(|mask| mask.width()).sum()
    }
}

impl Lettering {
    fn new(letters: &Letters, capital: f32) -> Self {
        Self {
            letters: letters.clone(),
            capital,
            masks: Mutex::default(),
        }
    }

    /// Lays out a line of text.
    pub fn line(&self, text: &str) -> Line {
        let mut masks = self.masks.lock().unwrap_or_else(PoisonError::into_inner);
        if masks.len() > MOST_KEPT {
            masks.clear();
        }
        let mask = |letter| {
            let draw = || Arc::new(self.letters.glyph(letter, self.height(), self.capital));
            Arc::clone(masks.entry(letter).or_insert_with(draw))
        };
        Line(text.chars().map(mask).collect())
    }

    /// Lays out a line of text, shortened with an ellipsis if it is wider than `room` pixels.
    pub fn line_within(&self, text: &str, room: usize) -> Line {
        let whole = self.line(text);
        if whole.width() <= room {
            return whole;
        }
        let Line(dots) = self.line("…");
        let mut left = room.saturating_sub(dots[0].width());
        let fits = |mask: &Arc<Mask>| {
            left.checked_sub(mask.width())
                .inspect(|rest| left = *rest)
                .is_some()
        };
        let kept = whole.0.into_iter().take_while(fits);
        Line(kept.chain(dots).collect())
    }

    /// The height of lines in pixels.
    pub fn height(&self) -> usize {
        (self.capital * 1.4).ceil() as usize
    }
}

impl StripParts {
    /// Draws everything that strips of this height share.
    pub fn new(
        theme: &Theme,
        art: &Art,
        letters: &Letters,
        palette: &Palette,
        height: usize,
        setup: &Setup,
    ) -> Self {
        let icon = (height as f32 * theme.strip.stone * 2.3).ceil() as usize;
        let radius = height as f32 * theme.strip.stone;
        let stone_painter = StonePainter::new(theme, art, palette, icon, radius * 0.92);
        let colors = (0..setup.color_count()).map(Color::at);
        let length = |share: f32| height as f32 * share;
        let small = Lettering::new(letters, length(theme.strip.small));
        Self {
            icon,
            stones: colors
                .map(|color| stone_painter.stone(Ink::Frame, color))
                .collect(),
            face: stone_painter.face().clone(),
            outline: stone_painter.outline(),
            turn_ring: Mask::ring(icon, radius * 0.96, radius * 1.14),
            laurel: laurel(height, radius * 1.22),
            hourglass: hourglass((length(0.62)) as usize),
            flag: flag(&small),
            large: Lettering::new(letters, length(theme.strip.capital)),
            small,
        }
    }
}

impl StripParts {
    /// The approximate size in bytes.
    pub fn bytes(&self) -> usize {
        let signs = [
            &self.face,
            &self.turn_ring,
            &self.laurel,
            &self.hourglass,
            &self.flag,
        ];
        let signs: usize = signs.into_iter().map(Mask::bytes).sum();
        self.stones.len() * self.icon * self.icon + signs
    }
}

/// A laurel around a stone, open at the top.
fn laurel(side: usize, radius: f32) -> Mask {
    let leaf = radius * 0.24;
    let leaves: Vec<(f32, f32, f32)> = (0..5)
        .flat_map(|number| [-1.0, 1.0].map(|hand| (number as f32, hand)))
        .map(|(number, hand): (f32, f32)| {
            let angle = 0.35 + number * 0.46;
            let (x, y) = (hand * angle.sin() * radius, angle.cos() * radius);
            (x, y, hand * (angle + 0.55))
        })
        .collect();
    Mask::of(side, side, |x, y| {
        let half = side as f32 / 2.0;
        let (x, y) = (x - half, y - half);
        let distance = |&(at_x, at_y, turn): &(f32, f32, f32)| {
            let (right, down) = (x - at_x, y - at_y);
            let along = right * turn.cos() - down * turn.sin();
            let across = right * turn.sin() + down * turn.cos();
            length(along, across * 2.1) / 2.1 - leaf / 2.1
        };
        leaves.iter().map(distance).fold(f32::MAX, f32::min)
    })
}

/// A pole with a pennant, in the middle of a line of letters.
fn flag(letters: &Lettering) -> Mask {
    let (height, capital) = (letters.height(), letters.capital);
    let top = (height as f32 - capital) / 2.0;
    Mask::of((capital * 0.95).ceil() as usize, height, |x, y| {
        let (x, y) = (x / capital, (y - top) / capital);
        let pole = (x - 0.12).abs().max(0.0) - 0.08;
        let pole = pole.max(-y).max(y - 1.0);
        let pennant = (0.12 - x).max((y - 0.32).abs() - 0.32 * (1.0 - (x - 0.12) / 0.8));
        pole.min(pennant) * capital * 0.8
    })
}

/// Two triangles that meet in the middle, with a bar above and below.
fn hourglass(side: usize) -> Mask {
    let half = side as f32 / 2.0;
    Mask::of(side, side, |x, y| {
        let (x, y) = ((x - half).abs(), (y - half).abs());
        let glass = (x * 0.8 - y * 0.62).max(y - half * 0.72);
        let bar = (y - half * 0.78).abs() - half * 0.1;
        glass.min(bar.max(x - half * 0.72))
    })
}
