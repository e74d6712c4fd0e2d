//! Everything that pictures of one board in one size share, drawn once.

use std::collections::HashMap;
use std::ops::Range;
use std::sync::Arc;

use super::board::{BoardPainter, colors, ground};
use super::stone::StonePainter;
use super::strip_parts::StripParts;
use crate::paint::art::Art;
use crate::paint::canvas::Canvas;
use crate::paint::ink::{Ground, Ink};
use crate::paint::palette::Palette;
use crate::scene::layout::Layout;
use crate::scene::{MarkerNumber, Scene};
use crate::shape::letters::Letters;
use crate::shape::mask::Mask;
use crate::theme::Theme;
use halma_rules::{Cell, Color, Grid, Setup};

/// The masks that are stamped on cells.
pub(crate) struct Masks {
    /// Where the moved stone started, and the ring around it now.
    pub ghost: Mask,
    pub start_ring: Mask,
    pub end_ring: Mask,
    /// A numbered or plain marker on an empty cell.
    pub plate: Mask,
    pub plate_edge: Mask,
    pub dot: Mask,
    pub dot_edge: Mask,
    /// A marker on a stone.
    pub face: Mask,
    pub chosen_ring: Mask,
    pub reachable_ring: Mask,
    numbers: Vec<Mask>,
}

impl Masks {
    /// A number in the middle of a cell.
    pub fn number(&self, number: MarkerNumber) -> &Mask {
        &self.numbers[usize::from(number.get()) - 1]
    }

    fn bytes(&self) -> usize {
        // The others all have the same size.
        (10 + self.numbers.len()) * self.dot.bytes()
    }
}

/// The empty board, stones on every ground, and masks, for one setup, view and size.
pub(crate) struct BoardParts {
    pub layout: Layout,
    pub palette: Arc<Palette>,
    pub masks: Masks,
    /// The radius of a stone in pixels.
    pub radius: f32,
    board: Canvas,
    stones: HashMap<(Ground, Color), Canvas>,
    /// The strip's parts, if the picture has one.
    pub strip: Option<StripParts>,
    /// For each row of a tile, the columns that a stone and its shadow touch.
    outline: Vec<Range<usize>>,
}

impl BoardParts {
    /// Draws everything that scenes like this one share.
    pub fn new(
        theme: &Theme,
        art: &Art,
        letters: &Letters,
        palette: Arc<Palette>,
        scene: &Scene,
    ) -> Self {
        let layout = Layout::of(scene, theme);
        let setup = scene.setup;
        let (tile, radius) = stone_size(&layout, theme, setup);
        let stone_painter = StonePainter::new(theme, art, &palette, tile, radius);
        let board_painter = BoardPainter {
            theme,
            art,
            palette: &palette,
            letters,
            layout: &layout,
            setup,
            names_in_holes: scene.names_in_holes,
            is_plain: scene.is_plain,
            emblem: &|emblem| stone_painter.emblem(emblem),
        };
        let strip = scene.sides.is_some().then(|| {
            let height = layout.strip;
            StripParts::new(theme, art, letters, &palette, height, setup)
        });
        Self {
            strip,
            board: board_painter.board(),
            stones: stones(setup, &stone_painter),
            masks: masks(theme, letters, &stone_painter),
            radius,
            outline: stone_painter.outline(),
            layout,
            palette,
        }
    }

    /// A copy of the empty board.
    pub fn empty_board(&self) -> Canvas {
        self.board.clone()
    }

    /// Puts a stone on a cell.
    pub fn place(&self, canvas: &mut Canvas, setup: &Setup, cell: Cell, color: Color) {
        if let Some(tile) = self.stones.get(&(ground(setup, cell), color)) {
            canvas.paste(tile, self.layout.corner(cell), &self.outline);
        }
    }

    /// Stamps a mask on a cell.
    pub fn stamp(&self, canvas: &mut Canvas, mask: &Mask, cell: Cell, ink: Ink) {
        canvas.stamp(mask, self.layout.corner(cell), self.palette.brush(ink));
    }

    /// The approximate size in bytes.
    pub fn bytes(&self) -> usize {
        let tile = self.layout.tile * self.layout.tile;
        let strip = self.strip.as_ref().map_or(0, StripParts::bytes);
        self.board.pixels.len() + self.stones.len() * tile + self.masks.bytes() + strip
    }
}

/// The side of a tile and the radius of a stone, in pixels.
pub(crate) fn stone_size(layout: &Layout, theme: &Theme, setup: &Setup) -> (usize, f32) {
    let share = match setup.board().grid() {
        Grid::Square { .. } => theme.square.stone,
        Grid::Star => theme.star.stone,
    };
    (layout.tile, layout.tile as f32 * share)
}

/// Draws every color on every ground of the board.
fn stones(setup: &Setup, stone_painter: &StonePainter) -> HashMap<(Ground, Color), Canvas> {
    let mut stones = HashMap::new();
    for &cell in setup.board().cells() {
        let ground = ground(setup, cell);
        for color in colors(setup) {
            stones
                .entry((ground, color))
                .or_insert_with(|| stone_painter.stone(Ink::Ground(ground), color));
        }
    }
    stones
}

fn masks(theme: &Theme, letters: &Letters, stone_painter: &StonePainter) -> Masks {
    let side = stone_painter.side;
    let length = |share: f32| (share * side as f32).max(1.0);
    let (marker, trail) = (&theme.marker, &theme.trail);
    let around = |width: f32| {
        // Just outside the stone, but never outside the tile.
        let outer = (stone_painter.radius + length(width)).min(side as f32 / 2.0);
        Mask::ring(side, outer - length(width), outer)
    };
    let (plate, dot, line) = (
        length(marker.plate_radius),
        length(marker.dot_radius),
        length(marker.line),
    );
    let capital = length(marker.number_height);
    let number =
        |number: MarkerNumber| letters.mask(&number.get().to_string(), (side, side), capital);
    Masks {
        ghost: Mask::disc(side, stone_painter.radius),
        start_ring: Mask::ring(side, stone_painter.radius - line, stone_painter.radius),
        end_ring: around(trail.ring),
        plate: Mask::disc(side, plate),
        plate_edge: Mask::ring(side, plate - line, plate),
        dot: Mask::disc(side, dot),
        dot_edge: Mask::ring(side, dot - line, dot),
        face: stone_painter.face().clone(),
        chosen_ring: around(marker.ring),
        reachable_ring: around(marker.ring / 2.0),
        numbers: MarkerNumber::all().map(number).collect(),
    }
}
