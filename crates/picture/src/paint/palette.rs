//! The colors of a picture, and blending by look-up.

use std::collections::HashMap;
use std::sync::OnceLock;

use super::ink::{Ink, inks};
use crate::shape::mask::{FULL, level};
use crate::theme::Theme;
use crate::theme::color::Rgb;
use halma_rules::Grid;

/// The number of values of a byte.
const INDEXES: usize = 256;

/// The most colors: one index is reserved for transparency in GIFs.
const MOST: usize = INDEXES - 1;

/// Mixes closer than this to a color of the palette look the same and aren't added.
const ALIKE: i32 = 30;

/// An ink ready to draw: for each level of coverage and each index below, the resulting index.
pub(crate) struct Brush {
    pub table: Vec<[u8; INDEXES]>,
}

impl Brush {
    fn new(colors: &[Rgb], ink: Rgb) -> Self {
        let mut table = vec![[0; INDEXES]; usize::from(FULL) + 1];
        for (under, &color) in colors.iter().enumerate() {
            // The color changes little from level to level, so each search starts from the last
            // result.
            let mut index = under as u8;
            for (level, row) in (0..=FULL).zip(&mut table) {
                let share = f32::from(level) / f32::from(FULL);
                index = nearest(colors, color.mixed(ink, share), index);
                row[under] = index;
            }
        }
        Self { table }
    }

    /// The same ink made transparent: coverage is scaled by `opacity`.
    pub fn faded(&self, opacity: f32) -> Self {
        let faded = |coverage: usize| level(coverage as f32 * opacity / f32::from(FULL));
        Self {
            table: (0..self.table.len())
                .map(|coverage| self.table[usize::from(faded(coverage))])
                .collect(),
        }
    }
}

/// An ink in a palette.
struct Pot {
    color: Rgb,
    index: u8,
    /// Created on first use, because many inks are rare.
    brush: OnceLock<Brush>,
}

/// The colors of one kind of board, sorted by lightness, and its inks.
pub(crate) struct Palette {
    colors: Vec<Rgb>,
    pots: HashMap<Ink, Pot>,
}

impl Palette {
    /// The palette of a kind of board, with the colors of its artwork.
    pub fn new(theme: &Theme, grid: Grid, pictured: &[Rgb]) -> Self {
        let inks = inks(theme, grid);
        let colors = choose(&inks, &washes(theme, grid, &inks), pictured);
        let pot = |color| Pot {
            color,
            index: nearest(&colors, color, 0),
            brush: OnceLock::new(),
        };
        let pots = inks.iter().map(|&(ink, color)| (ink, pot(color))).collect();
        Self { colors, pots }
    }

    /// The colors by index, at most 255.
    pub fn colors(&self) -> &[Rgb] {
        &self.colors
    }

    /// The brush of an ink.
    pub fn brush(&self, ink: Ink) -> &Brush {
        let pot = self.pot(ink);
        pot.brush
            .get_or_init(|| Brush::new(&self.colors, pot.color))
    }

    /// The index of the most similar color.
    pub fn nearest(&self, wanted: Rgb) -> u8 {
        nearest(&self.colors, wanted, 0)
    }

    /// The index of an ink's own color.
    pub fn index(&self, ink: Ink) -> u8 {
        self.pot(ink).index
    }

    /// The color of an ink.
    pub fn color(&self, ink: Ink) -> Rgb {
        self.pot(ink).color
    }

    fn pot(&self, ink: Ink) -> &Pot {
        self.pots
            .get(&ink)
            .expect("this kind of board has this ink")
    }
}

/// Chooses the inks' own colors, the colors of whole areas, and those mixes on edges that are
/// farthest from the rest.
fn choose(inks: &[(Ink, Rgb)], washes: &[Rgb], pictured: &[Rgb]) -> Vec<Rgb> {
    let mut chosen: Vec<Rgb> = Vec::with_capacity(MOST);
    for rgb in inks
        .iter()
        .map(|&(_, rgb)| rgb)
        .chain(washes.iter().copied())
    {
        if !chosen.contains(&rgb) {
            chosen.push(rgb);
        }
    }
    // Artwork leaves room for the edges of what is drawn over it.
    fill(&mut chosen, pictured, MOST - 40);
    fill(&mut chosen, &mixes(inks), MOST);
    chosen.sort_by_key(|&rgb| rgb.luma());
    chosen
}

/// Adds the candidates that are farthest from the existing colors, up to `most` colors.
fn fill(chosen: &mut Vec<Rgb>, candidates: &[Rgb], most: usize) {
    let gap = |rgb: Rgb| chosen.iter().map(|&other| rgb.distance(other)).min();
    let mut candidates: Vec<(Rgb, i32)> = candidates
        .iter()
        .filter_map(|&rgb| Some((rgb, gap(rgb)?)))
        .collect();
    while chosen.len() < most {
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
}

/// The mixes that fill areas large enough to be seen as colors: the ghost of every stone on every
/// cell, and the shadow on every ground.
fn washes(theme: &Theme, grid: Grid, inks: &[(Ink, Rgb)]) -> Vec<Rgb> {
    let is_cell = |ink| match grid {
        Grid::Square { .. } => matches!(ink, Ink::Ground(_)),
        Grid::Star => matches!(ink, Ink::Hole(_)),
    };
    let share = |opacity| f32::from(level(opacity)) / f32::from(FULL);
    let (ghost, shadow) = (
        share(theme.trail.ghost_opacity),
        share(theme.stone.shadow_opacity),
    );
    let mut washes = Vec::new();
    for &(under, color) in inks {
        if matches!(under, Ink::Ground(_)) {
            washes.push(color.mixed(theme.stone.shadow, shadow));
        }
        if is_cell(under) {
            let faces = inks.iter().filter(|(ink, _)| matches!(ink, Ink::Face(_)));
            washes.extend(faces.map(|&(_, face)| color.mixed(face, ghost)));
        }
    }
    washes
}

/// The mixes of all inks that may overlap, at a few levels.
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

/// The index of the color most similar to `wanted`; a good guess shortens the search.
fn nearest(colors: &[Rgb], wanted: Rgb, guess: u8) -> u8 {
    let luma = wanted.luma();
    let middle = colors.partition_point(|color| color.luma() < luma);
    let mut best = (
        colors[usize::from(guess)].distance(wanted),
        usize::from(guess),
    );
    // Colors are sorted by lightness, so the search on either side ends once lightness alone
    // differs more than the best color.
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
    use halma_rules::Color;

    const GRIDS: [Grid; 2] = [Grid::Square { size: 8 }, Grid::Star];

    #[test]
    fn the_palette_fits_and_holds_every_ink_exactly() {
        for grid in GRIDS {
            let theme = Theme::default();
            let palette = Palette::new(&theme, grid, &[]);
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
        let palette = Palette::new(&Theme::default(), Grid::Star, &[]);
        let ink = Ink::Face(Color::at(2));
        let brush = palette.brush(ink);
        for index in 0..palette.colors().len() {
            assert_eq!(usize::from(brush.table[0][index]), index);
            assert_eq!(brush.table[usize::from(FULL)][index], palette.index(ink));
        }
    }

    #[test]
    fn the_narrowed_search_finds_the_nearest_color() {
        let palette = Palette::new(&Theme::default(), Grid::Star, &[]);
        for (red, green) in (0..=255)
            .step_by(15)
            .flat_map(|r| (0..=255).step_by(15).map(move |g| (r, g)))
        {
            let wanted = Rgb([red, green, 90]);
            let found = palette.colors()[usize::from(nearest(palette.colors(), wanted, 0))];
            let least = palette
                .colors()
                .iter()
                .map(|color| color.distance(wanted))
                .min();
            assert_eq!(Some(found.distance(wanted)), least);
        }
    }
}
