//! Inks: each kind of surface and line is an ink, and the theme sets its color.

use crate::theme::color::Rgb;
use crate::theme::{Grain, Theme};
use halma_rules::{Color, Grid};

/// The shades of a stone's bevel, from the lit side to the dark one.
pub(crate) const BEVEL_STEPS: u8 = 6;

/// The ground of a cell.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Ground {
    /// Whether it is a dark square; the star has none.
    pub dark: bool,
    /// The color whose home it belongs to.
    pub home: Option<Color>,
}

/// A kind of surface or line.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Ink {
    Frame,
    FrameLine,
    FrameLabel,
    Ground(Ground),
    /// A streak in the ground, light or dark.
    Grain(Ground, bool),
    HomeLine(Color),
    StarLine,
    Hole(Option<Color>),
    HoleRim(Option<Color>),
    HoleLabel,
    Shadow,
    Rim(Color),
    Bevel(Color, u8),
    Face(Color),
    Mark(Color),
    StoneNumber(Color),
    Trail,
    Casing,
    Plate,
    PlateEdge,
    Number,
    Chosen,
    StripText,
    StripDim,
    Track,
    Accent,
    Laurel,
}

impl Ink {
    /// Returns true if this ink may be drawn over that one, so that the palette needs their mixes.
    pub fn covers(self, under: Self) -> bool {
        use Ink::{
            Accent, Bevel, Casing, Chosen, Face, Frame, FrameLabel, FrameLine, Ground, HoleRim,
            Laurel, Mark, Number, Plate, PlateEdge, Rim, Shadow, StarLine, StoneNumber, StripDim,
            StripText, Track, Trail,
        };
        match (self, under) {
            (
                FrameLabel | FrameLine | StarLine | StripText | StripDim | Track | Accent | Laurel,
                under,
            ) => under == Frame,
            (Bevel(one, a), Bevel(other, b)) => one == other && a.abs_diff(b) == 1,
            (Rim(one), Bevel(other, _) | Face(other))
            | (Bevel(one, _) | Mark(one) | StoneNumber(one), Face(other)) => one == other,
            (Ink::Grain(..) | Mark(_) | StoneNumber(_) | Bevel(..), _) | (_, Ink::Grain(..)) => {
                false
            }
            (Number, under) => under == Plate,
            (PlateEdge | Casing, Plate | Trail) => true,
            (Rim(_) | Shadow | Face(_), under) => matches!(under, Ground(_) | Frame),
            (Trail | Casing | Plate | PlateEdge | Chosen, under) => {
                matches!(under, Ground(_) | Face(_) | HoleRim(_))
            }
            (_, under) => matches!(under, Ground(_) | Ink::Hole(_)),
        }
    }
}

/// All inks of a kind of board with their colors.
pub(crate) fn inks(theme: &Theme, grid: Grid) -> Vec<(Ink, Rgb)> {
    let mut inks = vec![
        (Ink::Frame, theme.frame.ground),
        (Ink::FrameLine, theme.frame.line),
        (Ink::FrameLabel, theme.frame.label),
        (Ink::Shadow, theme.stone.shadow),
        (Ink::Trail, theme.trail.line),
        (Ink::Casing, theme.trail.casing),
        (Ink::Plate, theme.marker.plate),
        (Ink::PlateEdge, theme.marker.edge),
        (Ink::Number, theme.marker.number),
        (Ink::Chosen, theme.marker.chosen),
        (Ink::StripText, theme.strip.text),
        (Ink::StripDim, theme.strip.dim),
        (Ink::Track, theme.strip.track),
        (Ink::Accent, theme.strip.accent),
        (Ink::Laurel, theme.strip.laurel),
    ];
    // At most four colors meet on a square.
    let colors = if grid == Grid::Star { 6 } else { 4 };
    let colors = || (0..colors).map(Color::at);
    for home in std::iter::once(None).chain(colors().map(Some)) {
        let grounds: &[_] = if grid == Grid::Star {
            &[false]
        } else {
            &[false, true]
        };
        for &dark in grounds {
            let ground = Ground { dark, home };
            let color = ground_color(theme, grid, ground);
            inks.push((Ink::Ground(ground), color));
            let Grain { strength, .. } = theme.grain;
            for (is_light, streak) in [(true, theme.grain.light), (false, theme.grain.dark)] {
                inks.push((Ink::Grain(ground, is_light), color.mixed(streak, strength)));
            }
        }
        if grid == Grid::Star {
            inks.push((Ink::Hole(home), tinted(theme, theme.star.hole, home)));
            inks.push((Ink::HoleRim(home), tinted(theme, theme.star.hole_rim, home)));
        }
    }
    if grid == Grid::Star {
        inks.push((Ink::StarLine, theme.star.line));
        inks.push((Ink::HoleLabel, theme.star.label));
    }
    inks.extend(colors().flat_map(|color| stone_inks(theme, color)));
    inks
}

impl Theme {
    /// The colors of all grounds of a kind of board: the light and dark squares, or the star, bare
    /// and in each color's home.
    pub fn grounds(&self, grid: Grid) -> Vec<Rgb> {
        let grounds = inks(self, grid).into_iter();
        let grounds = grounds.filter(|(ink, _)| matches!(ink, Ink::Ground(_)));
        grounds.map(|(_, color)| color).collect()
    }
}

fn ground_color(theme: &Theme, grid: Grid, ground: Ground) -> Rgb {
    let bare = match (grid, ground.dark) {
        (Grid::Star, _) => theme.star.board,
        (Grid::Square { .. }, false) => theme.square.light,
        (Grid::Square { .. }, true) => theme.square.dark,
    };
    tinted(theme, bare, ground.home)
}

fn tinted(theme: &Theme, bare: Rgb, home: Option<Color>) -> Rgb {
    home.map_or(bare, |color| {
        bare.mixed(theme.color[color.index()].home, theme.home.tint)
    })
}

fn stone_inks(theme: &Theme, color: Color) -> Vec<(Ink, Rgb)> {
    let stone = &theme.color[color.index()];
    let mut inks = vec![
        (
            Ink::HomeLine(color),
            theme.square.dark.mixed(stone.home, theme.home.line),
        ),
        (Ink::Rim(color), stone.rim),
        (Ink::Face(color), stone.face),
        (Ink::Mark(color), stone.mark),
        (Ink::StoneNumber(color), stone.number),
    ];
    inks.extend((0..BEVEL_STEPS).map(|step| {
        let share = f32::from(step) / f32::from(BEVEL_STEPS - 1);
        (
            Ink::Bevel(color, step),
            stone.light.mixed(stone.shade, share),
        )
    }));
    inks
}
