//! Which pixels each cell has.

use super::scene::Scene;
use super::theme::Theme;
use super::view::View;
use crate::engine::{Board, Cell, Grid};

/// The rows of the star less one, and its holes' distances from the left to the right end.
const STAR_ROWS: usize = 16;
const STAR_COLUMNS: usize = 12;

/// The height of a row of holes as a share of the distance between two holes in it.
const ROW: f32 = 0.866_025_4;

/// The geometry of a picture in pixels. Cells lie on whole pixels, so that one drawing of a stone
/// fits them all.
#[derive(Clone, Debug)]
pub struct Layout {
    board: &'static Board,
    pub(super) view: View,
    /// Width and height of the picture.
    pub(super) extent: (usize, usize),
    /// The left upper corner of the tile at place (0, 0).
    pub(super) origin: (usize, usize),
    /// From one place to the next.
    pub(super) pitch: (usize, usize),
    /// The side of the square in which everything on a cell is drawn.
    pub(super) tile: usize,
}

impl Layout {
    /// The geometry of a scene's picture.
    pub fn of(scene: &Scene, theme: &Theme) -> Self {
        let board = scene.setup.board();
        let view = View::of(scene.setup, scene.seat);
        let size = scene.size.pixels();
        match board.grid() {
            Grid::Square { size: cells } => Self::square(board, view, size, cells.into(), theme),
            Grid::Star => Self::star(board, view, size, theme),
        }
    }

    fn square(board: &'static Board, view: View, size: usize, cells: usize, theme: &Theme) -> Self {
        let margin = (size as f32 * theme.square.margin).round() as usize;
        let tile = (size - 2 * margin) / cells;
        let frame = (size - tile * cells) / 2;
        Self {
            board,
            view,
            extent: (size, size),
            origin: (frame, frame),
            pitch: (tile, tile),
            tile,
        }
    }

    fn star(board: &'static Board, view: View, size: usize, theme: &Theme) -> Self {
        let around = theme.star.rim + theme.star.margin;
        let distance = size as f32 / (STAR_ROWS as f32 * ROW + 2.0 * around);
        // Even, because every other row is shifted by half of it.
        let distance = (distance / 2.0).floor() as usize * 2;
        let row = (distance as f32 * ROW).floor() as usize;
        let width = STAR_COLUMNS * distance + (2.0 * around * distance as f32).ceil() as usize;
        let left = width - STAR_COLUMNS * distance;
        let top = size - STAR_ROWS * row;
        Self {
            board,
            view,
            extent: (width, size),
            origin: ((left - row) / 2, (top - row) / 2),
            pitch: (distance / 2, row),
            tile: row,
        }
    }

    /// The width and the height of the picture in pixels.
    pub fn extent(&self) -> (usize, usize) {
        self.extent
    }

    /// The side in pixels of the square around a cell's center in which its stone is drawn.
    pub fn tile(&self) -> usize {
        self.tile
    }

    /// The distance in pixels between two cells that lie side by side.
    pub(super) fn cell_distance(&self) -> usize {
        match self.board.grid() {
            Grid::Square { .. } => self.pitch.0,
            Grid::Star => 2 * self.pitch.0,
        }
    }

    /// The left upper pixel of the square around a cell's center.
    pub fn corner(&self, cell: Cell) -> (usize, usize) {
        let (x, y) = self.view.place(self.board, cell);
        (
            self.origin.0 + x * self.pitch.0,
            self.origin.1 + y * self.pitch.1,
        )
    }

    /// The center of a cell in pixels from the left and from the top.
    pub fn center(&self, cell: Cell) -> (f32, f32) {
        let (x, y) = self.corner(cell);
        let half = self.tile as f32 / 2.0;
        (x as f32 + half, y as f32 + half)
    }
}
