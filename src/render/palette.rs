//! The colors of a picture, and blending by look-up.

use std::collections::HashMap;

use super::color::Rgb;
use super::ink::{Ink, inks};
use super::mask::FULL;
use super::theme::Theme;
use crate::engine::Grid;

/// The most colors of an indexed PNG.
const MOST: usize = 256;

/// Mixes nearer than this to a color of the palette look the same and are not added to it.
const ALIKE: i32 = 30;

/// An ink ready for use: for each level of coverage and each index below, the index that results.
pub(super) struct Brush {
    pub index: u8,
    pub table: Vec<[u8; MOST]>,
}

/// The colors of one kind of board, sorted by lightness, with a brush for every ink.
pub(super) struct Palette {
    colors: Vec<Rgb>,
    brushes: HashMap<Ink, Brush>,
}

impl Palette {
    /// The palette of a kind of board.
    pub fn new(theme: &Theme, grid: Grid) -> Self {
        let inks = inks(theme, grid);
        let colors = choose(&inks);
        let brushes = inks
            .iter()
            .map(|&(ink, rgb)| (ink, brush(&colors, rgb)))
            .collect();
        Self { colors, brushes }
    }

    /// The colors by index, at most 256.
    pub fn colors(&self) -> &[Rgb] {
        &self.colors
    }

    /// The brush of an ink.
    pub fn brush(&self, ink: Ink) -> &Brush {
        self.brushes
            .get(&ink)
            .expect("every ink of this kind of board has a brush")
    }

    /// The index of an ink's own color.
    pub fn index(&self, ink: Ink) -> u8 {
        self.brush(ink).index
    }
}

/// The inks' own colors, and those mixes that are farthest from what is there already.
fn choose(inks: &[(Ink, Rgb)]) -> Vec<Rgb> {
    let mut chosen: Vec<Rgb> = Vec::with_capacity(MOST);
    for &(_, rgb) in inks {
        if !chosen.contains(&rgb) {
            chosen.push(rgb);
        }
    }
    let gap = |rgb: Rgb| chosen.iter().map(|&other| rgb.distance(other)).min();
    let mut candidates: Vec<(Rgb, i32)> = mixes(inks)
        .into_iter()
        .filter_map(|rgb| Some((rgb, gap(rgb)?)))
        .collect();
    while chosen.len() < MOST {
        let Some(&(rgb, gap)) = candidates.iter().max_by_key(|(_, gap)| gap) else {
            break;
        };
        if gap < ALIKE {
            break;
        }
        chosen.push(rgb);
        for (other, gap) in &mut candidates {
            *gap = rgb.distance(*other).min(*gap);
        }
    }
    chosen.sort_by_key(|&rgb| rgb.luma());
    chosen
}

/// The mixes of all inks that may lie over each other, at a few levels.
fn mixes(inks: &[(Ink, Rgb)]) -> Vec<Rgb> {
    let mut mixes = Vec::new();
    for &(over, over_color) in inks {
        for &(under, under_color) in inks {
            if over.covers(under) {
                let levels = [0.2, 0.4, 0.6, 0.8];
                mixes.extend(levels.map(|level| under_color.mixed(over_color, level)));
            }
        }
    }
    mixes
}

fn brush(colors: &[Rgb], ink: Rgb) -> Brush {
    let blend = |level: u8| {
        let share = f32::from(level) / f32::from(FULL);
        let mut indexes = [0; MOST];
        for (index, &under) in indexes.iter_mut().zip(colors) {
            *index = nearest(colors, under.mixed(ink, share));
        }
        indexes
    };
    Brush {
        index: nearest(colors, ink),
        table: (0..=FULL).map(blend).collect(),
    }
}

/// The index of the color that is most like `wanted`.
fn nearest(colors: &[Rgb], wanted: Rgb) -> u8 {
    let luma = wanted.luma();
    let middle = colors.partition_point(|color| color.luma() < luma);
    let mut best = (i32::MAX, 0);
    // Colors are sorted by lightness, so on either side the search ends where the lightness alone
    // differs more than the best color does.
    let mut look = |index: usize| {
        let lightness = colors[index].luma() - luma;
        if lightness * lightness >= best.0.saturating_mul(9) {
            return false;
        }
        best = best.min((colors[index].distance(wanted), index));
        true
    };
    let _ = (middle..colors.len()).all(&mut look);
    let _ = (0..middle).rev().all(&mut look);
    best.1 as u8
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::Color;

    const GRIDS: [Grid; 2] = [Grid::Square { size: 8 }, Grid::Star];

    #[test]
    fn the_palette_fits_and_holds_every_ink_exactly() {
        for grid in GRIDS {
            let theme = Theme::default();
            let palette = Palette::new(&theme, grid);
            assert!(palette.colors().len() <= MOST);
            for (ink, rgb) in inks(&theme, grid) {
                assert_eq!(
                    palette.colors()[usize::from(palette.index(ink))],
                    rgb,
                    "{ink:?}"
                );
            }
        }
    }

    #[test]
    fn no_coverage_changes_nothing_and_full_coverage_everything() {
        let palette = Palette::new(&Theme::default(), Grid::Star);
        let brush = palette.brush(Ink::Face(Color::at(2)));
        for index in 0..palette.colors().len() {
            assert_eq!(usize::from(brush.table[0][index]), index);
            assert_eq!(brush.table[usize::from(FULL)][index], brush.index);
        }
    }

    #[test]
    fn the_narrowed_search_finds_the_nearest_color() {
        let palette = Palette::new(&Theme::default(), Grid::Star);
        for (red, green) in (0..=255)
            .step_by(15)
            .flat_map(|r| (0..=255).step_by(15).map(move |g| (r, g)))
        {
            let wanted = Rgb([red, green, 90]);
            let found = palette.colors()[usize::from(nearest(palette.colors(), wanted))];
            let least = palette
                .colors()
                .iter()
                .map(|color| color.distance(wanted))
                .min();
            assert_eq!(Some(found.distance(wanted)), least);
        }
    }
}
