//! The empty board: frame, cells, homes and coordinates.

use super::star::{Star, home_rows};
use crate::paint::art::Art;
use crate::paint::canvas::Canvas;
use crate::paint::grain;
use crate::paint::ink::{Ground, Ink};
use crate::paint::palette::Palette;
use crate::scene::layout::Layout;
use crate::shape::emblem::Emblem;
use crate::shape::letters::Letters;
use crate::shape::mask::Mask;
use crate::theme::Theme;
use halma_rules::{Cell, Color, Grid, Setup};

/// Draws the empty board of one setup.
pub(crate) struct BoardPainter<'a> {
    pub theme: &'a Theme,
    pub art: &'a Art,
    pub palette: &'a Palette,
    pub letters: &'a Letters,
    pub layout: &'a Layout,
    pub setup: &'a Setup,
    /// Whether the star's holes show their names.
    pub names_in_holes: bool,
    /// Whether the wood is drawn without streaks.
    pub is_plain: bool,
    /// The mask of a sign, in the size used on stones.
    pub emblem: &'a dyn Fn(Emblem) -> Mask,
}

/// The ground of a cell.
pub(crate) fn ground(setup: &Setup, cell: Cell) -> Ground {
    let (letter, number) = setup.board().coordinates(cell);
    Ground {
        dark: !setup.board().is_star() && (letter + number).is_multiple_of(2),
        home: colors(setup).find(|&color| setup.home(color).contains(cell)),
    }
}

/// The colors of a setup.
pub(crate) fn colors(setup: &Setup) -> impl Iterator<Item = Color> + use<> {
    (0..setup.color_count()).map(Color::at)
}

/// The width in pixels of the line around a home on a square board.
fn home_line(theme: &Theme, tile: usize) -> usize {
    ((tile as f32 * theme.square.home_line).round() as usize).max(1)
}

impl BoardPainter<'_> {
    /// The empty board in its frame.
    pub fn board(&self) -> Canvas {
        let (width, height) = self.layout.extent;
        let mut canvas = Canvas::filled(width, height, self.palette.index(Ink::Frame));
        match self.setup.board().grid() {
            Grid::Square { .. } => self.square(&mut canvas),
            Grid::Star => self.star(&mut canvas),
        }
        canvas
    }

    fn square(&self, canvas: &mut Canvas) {
        let Layout { origin, tile, .. } = *self.layout;
        let side = tile * self.setup.board().side();
        let line = home_line(self.theme, tile);
        let corner = (origin.0 - line, origin.1 - line);
        let index = self.palette.index(Ink::FrameLine);
        canvas.fill(corner, (side + 2 * line, side + 2 * line), index);
        for &cell in self.setup.board().cells() {
            let ground = ground(self.setup, cell);
            let corner = self.layout.corner(cell);
            canvas.fill(
                corner,
                (tile, tile),
                self.palette.index(Ink::Ground(ground)),
            );
        }
        self.lay_surface(canvas);
        for &cell in self.setup.board().cells() {
            if let Some(color) = ground(self.setup, cell).home {
                self.home_lines(canvas, cell, color, line);
            }
        }
        self.home_emblems(canvas);
        self.edge_labels(canvas);
    }

    /// The surface of the wood: artwork and streaks.
    fn lay_surface(&self, canvas: &mut Canvas) {
        let cells = self.setup.board().cells().iter();
        let mut grounds: Vec<Ground> = cells.map(|&cell| ground(self.setup, cell)).collect();
        grounds.dedup();
        self.art.lay(canvas, self.palette, &grounds);
        if !self.is_plain && self.theme.grain.strength > 0.0 {
            grain::lay(canvas, self.palette, &grounds, self.layout.tile);
        }
    }

    /// The sign of each color in the middle of its home, so that homes differ by shape as well.
    fn home_emblems(&self, canvas: &mut Canvas) {
        let board = self.setup.board();
        for color in colors(self.setup) {
            let home: Vec<Cell> = self.setup.home(color).iter().collect();
            let spread = |cell: &Cell| -> u32 {
                home.iter()
                    .map(|other| board.distance(*cell, *other).pow(2))
                    .sum()
            };
            let Some(&middle) = home.iter().min_by_key(|cell| spread(cell)) else {
                continue;
            };
            let emblem = (self.emblem)(self.theme.color[color.index()].emblem);
            let ink = match board.grid() {
                Grid::Square { .. } => Ink::HomeLine(color),
                Grid::Star => Ink::HoleRim(Some(color)),
            };
            canvas.stamp(&emblem, self.layout.corner(middle), self.palette.brush(ink));
        }
    }

    /// Draws lines on those edges of a cell where the home ends but the board continues.
    fn home_lines(&self, canvas: &mut Canvas, cell: Cell, color: Color, line: usize) {
        let index = self.palette.index(Ink::HomeLine(color));
        let home = self.setup.home(color);
        for (beyond, (corner, extent)) in self.layout.edges(cell, line) {
            if beyond.is_some_and(|other| !home.contains(other)) {
                canvas.fill(corner, extent, index);
            }
        }
    }

    /// Coordinates on all sides except the strip's, so that a name is never far from its cell.
    fn edge_labels(&self, canvas: &mut Canvas) {
        let Layout {
            origin,
            tile,
            view,
            extent,
            ..
        } = *self.layout;
        let (columns, rows) = view.edge_labels(self.setup.board());
        let brush = self.palette.brush(Ink::FrameLabel);
        let frame = origin.0;
        let capital = frame as f32 * self.theme.square.label;
        let below = origin.1 + columns.len() * tile;
        for (index, (column, row)) in columns.iter().zip(&rows).enumerate() {
            let (along, down) = (origin.0 + index * tile, origin.1 + index * tile);
            let mask = self.letters.mask(column, (tile, extent.1 - below), capital);
            canvas.stamp(&mask, (along, below), brush);
            if self.layout.strip == 0 {
                canvas.stamp(&mask, (along, 0), brush);
            }
            let mask = self.letters.mask(row, (frame, tile), capital);
            canvas.stamp(&mask, (0, down), brush);
            canvas.stamp(&mask, (extent.0 - frame, down), brush);
        }
    }

    fn star(&self, canvas: &mut Canvas) {
        let distance = self.hole_distance();
        let rim = self.theme.star.rim * distance;
        let line = (self.theme.star.line_width * distance).max(1.0);
        self.star_shape(canvas, rim + line, Ink::StarLine, None);
        let ground = |home| Ink::Ground(Ground { dark: false, home });
        self.star_shape(canvas, rim, ground(None), None);
        for color in colors(self.setup) {
            let corner = self.layout.view.corner(self.setup.corner(color));
            self.star_shape(canvas, rim, ground(Some(color)), Some(corner));
        }
        self.lay_surface(canvas);
        self.holes(canvas);
        // A name in a hole leaves no room for the emblem.
        if !self.names_in_holes {
            self.home_emblems(canvas);
            self.rim_labels(canvas);
        }
    }

    /// The names of the lines, at the rim.
    fn rim_labels(&self, canvas: &mut Canvas) {
        let distance = self.hole_distance();
        let capital = self.theme.star.rim_label * distance;
        let side = self.layout.tile;
        let brush = self.palette.brush(Ink::FrameLabel);
        for (name, place) in self.layout.view.rim_labels(self.setup.board()) {
            let (x, y) = self.layout.center_of(place);
            let mask = self.letters.mask(&name, (side, side), capital);
            let corner = (x - side as f32 / 2.0, y - side as f32 / 2.0);
            if corner.0 >= 0.0 && corner.1 >= 0.0 {
                canvas.stamp(&mask, (corner.0 as usize, corner.1 as usize), brush);
            }
        }
    }

    /// The distance in pixels between two holes in a row.
    fn hole_distance(&self) -> f32 {
        self.layout.cell_distance() as f32
    }

    /// The rounded star that reaches `rim` pixels beyond the outer holes, or one point of it.
    fn star_shape(&self, canvas: &mut Canvas, rim: f32, ink: Ink, point: Option<usize>) {
        let (width, height) = self.layout.extent;
        let (star, rows) = (Star::of(self.layout), home_rows(self.setup));
        let mask = Mask::of(width, height, |x, y| match point {
            Some(corner) => star.point_distance((x, y), rim, (corner, rows)),
            None => star.edge_distance((x, y), rim),
        });
        canvas.stamp(&mask, (0, 0), self.palette.brush(ink));
    }

    fn holes(&self, canvas: &mut Canvas) {
        let side = self.layout.tile;
        let radius = self.theme.star.hole_radius * self.hole_distance();
        let width = (self.theme.star.line_width * self.hole_distance()).max(1.0);
        let rim = Mask::disc(side, radius);
        let hole = Mask::disc(side, radius - width);
        let capital = self.theme.star.label_height * self.hole_distance();
        for &cell in self.setup.board().cells() {
            let corner = self.layout.corner(cell);
            let home = ground(self.setup, cell).home;
            canvas.stamp(&rim, corner, self.palette.brush(Ink::HoleRim(home)));
            canvas.stamp(&hole, corner, self.palette.brush(Ink::Hole(home)));
            if self.names_in_holes {
                let name = self.setup.board().name(cell);
                let label = self.letters.mask(&name, (side, side), capital);
                canvas.stamp(&label, corner, self.palette.brush(Ink::HoleLabel));
            }
        }
    }
}
