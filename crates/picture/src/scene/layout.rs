//! Which pixels each cell has.

use super::view::View;
use crate::scene::Scene;
use crate::theme::Theme;
use halma_rules::{Board, Cell, Grid};

/// The star's rows less one, and the widest row in distances between holes.
const STAR_ROWS: usize = 16;
const STAR_COLUMNS: usize = 12;

/// The height of a row of holes, as a share of the distance between two holes.
const ROW: f32 = 0.866_025_4;

/// An area of a picture: its top left corner and its extent, in pixels.
pub(crate) type Part = ((usize, usize), (usize, usize));

/// The geometry of a picture in pixels. Cells are on whole pixels, so that one drawing of a stone
/// fits them all.
#[derive(Clone, Debug)]
pub struct Layout {
    board: &'static Board,
    pub(crate) view: View,
    /// Width and height of the picture.
    pub(crate) extent: (usize, usize),
    /// The top left corner of the tile at place (0, 0).
    pub(crate) origin: (usize, usize),
    /// The distance from one place to the next.
    pub(crate) pitch: (usize, usize),
    /// The side of the square that everything on a cell is drawn in.
    pub(crate) tile: usize,
    /// The height of the strip that shows each side's progress; 0 if there is none.
    pub(crate) strip: usize,
}

impl Layout {
    /// The geometry of a scene's picture.
    pub fn of(scene: &Scene, theme: &Theme) -> Self {
        let board = scene.setup.board();
        let view = View::of(scene.setup, scene.seat);
        let size = scene.size.pixels();
        match board.grid() {
            Grid::Square { size: cells } => {
                let height = size as f32 * theme.strip.height;
                let strip = if scene.sides.is_some() {
                    height.round() as usize
                } else {
                    0
                };
                Self::square(board, view, (size, cells.into()), strip, theme)
            }
            Grid::Star => Self::star(board, view, size, theme),
        }
    }

    /// The strip is above the board, in place of the upper frame.
    fn square(
        board: &'static Board,
        view: View,
        (size, cells): (usize, usize),
        strip: usize,
        theme: &Theme,
    ) -> Self {
        let margin = (size as f32 * theme.square.margin).round() as usize;
        let top = strip.max(margin);
        let tile = (size - top - margin) / cells;
        let side = tile * cells;
        // Pixels left over by rounding go to both ends, or below the board.
        let top = if strip > 0 { top } else { (size - side) / 2 };
        let width = (side + 2 * (size - top - side)).min(size);
        Self {
            board,
            view,
            extent: (width, size),
            origin: ((width - side) / 2, top),
            pitch: (tile, tile),
            tile,
            strip,
        }
    }

    fn star(board: &'static Board, view: View, size: usize, theme: &Theme) -> Self {
        let around = theme.star.rim + theme.star.margin;
        let distance = size as f32 / (STAR_ROWS as f32 * ROW + 2.0 * around);
        // Even, because every other row is shifted by half of it.
        let distance = (distance / 2.0).floor() as usize * 2;
        let row = (distance as f32 * ROW).floor() as usize;
        // The strip is in the corners beside the points.
        let left = size - STAR_COLUMNS * distance;
        let top = size - STAR_ROWS * row;
        Self {
            board,
            view,
            extent: (size, size),
            origin: ((left - row) / 2, (top - row) / 2),
            pitch: (distance / 2, row),
            tile: row,
            strip: (size as f32 * theme.strip.height).round() as usize,
        }
    }

    /// The width and the height of the picture in pixels.
    pub fn extent(&self) -> (usize, usize) {
        self.extent
    }

    /// The side in pixels of the square around a cell's center that holds its stone.
    pub fn tile(&self) -> usize {
        self.tile
    }

    /// The first row of pixels of each row of cells, and the row after the last.
    pub(crate) fn bands(&self) -> Vec<usize> {
        let rows = match self.board.grid() {
            Grid::Square { size } => size.into(),
            Grid::Star => STAR_ROWS + 1,
        };
        (0..=rows)
            .map(|row| self.origin.1 + row * self.pitch.1)
            .collect()
    }

    /// The distance in pixels between two neighboring cells of a row.
    pub fn cell_distance(&self) -> usize {
        match self.board.grid() {
            Grid::Square { .. } => self.pitch.0,
            Grid::Star => 2 * self.pitch.0,
        }
    }

    /// The top left pixel of the square around a cell's center.
    pub fn corner(&self, cell: Cell) -> (usize, usize) {
        let (x, y) = self.view.place(self.board, cell);
        (
            self.origin.0 + x * self.pitch.0,
            self.origin.1 + y * self.pitch.1,
        )
    }

    /// The four edges of a square, `thick` pixels wide, as top left corner and extent, each with
    /// the cell beyond it, if any.
    pub(crate) fn edges(&self, cell: Cell, thick: usize) -> [(Option<Cell>, Part); 4] {
        let (letter, number) = self.board.coordinates(cell);
        let here = self
            .view
            .place_of(self.board, (letter as i32, number as i32));
        let (left, top) = self.corner(cell);
        let (tile, far) = (self.tile, self.tile - thick);
        [(-1, 0), (1, 0), (0, -1), (0, 1)].map(|(right, up)| {
            let beside = (letter as i32 + right, number as i32 + up);
            let there = self.view.place_of(self.board, beside);
            let part = match (there.0 - here.0, there.1 - here.1) {
                (-1, _) => ((left, top), (thick, tile)),
                (1, _) => ((left + far, top), (thick, tile)),
                (_, -1) => ((left, top), (tile, thick)),
                _ => ((left, top + far), (tile, thick)),
            };
            // Below 0 wraps to a number beyond the board.
            let beyond = self.board.cell_at(beside.0 as usize, beside.1 as usize);
            (beyond, part)
        })
    }

    /// The center in pixels of a place that may be outside the board.
    pub(crate) fn center_of(&self, (x, y): (f32, f32)) -> (f32, f32) {
        let at = |origin: usize, pitch: usize, place: f32| {
            origin as f32 + pitch as f32 * place + self.tile as f32 / 2.0
        };
        (
            at(self.origin.0, self.pitch.0, x),
            at(self.origin.1, self.pitch.1, y),
        )
    }

    /// The center of a cell in pixels from the top left.
    pub fn center(&self, cell: Cell) -> (f32, f32) {
        let (x, y) = self.corner(cell);
        let half = self.tile as f32 / 2.0;
        (x as f32 + half, y as f32 + half)
    }
}
