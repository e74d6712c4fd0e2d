//! Where the cells of a board lie for a color: along the line from its home to its goal, and beside
//! it.

use halma_rules::{Cell, Color, Grid};

use crate::board::layout::{Layout, innermost};
use crate::tuning::STEP;

/// The line from a color's home to its goal.
pub(crate) struct Geometry {
    start: (f64, f64),
    /// Of length 1.
    along: (f64, f64),
    /// Steps from the home's outermost cell to the goal's innermost.
    pub whole_way: f64,
    /// What a cell outside the goal costs above its distance, so that it costs more than every cell
    /// of the goal.
    pub gap: i32,
    grid: Grid,
}

impl Geometry {
    pub fn of(layout: &Layout, color: usize) -> Self {
        let (setup, board) = (layout.setup, layout.board());
        let goal = innermost(setup, Color::at(color));
        let grid = board.grid();
        let far = |cell: &&Cell| layout.distance[color][cell.slot()];
        let home = setup.home(Color::at(color)).iter().collect::<Vec<_>>();
        let start = home.iter().max_by_key(far).copied().unwrap_or(goal);
        let (from, to) = (
            seen(grid, board.coordinates(start)),
            seen(grid, board.coordinates(goal)),
        );
        let way = (to.0 - from.0, to.1 - from.1);
        let length = way.0.hypot(way.1);
        let of_goal = |slot: usize| layout.goal_of[slot] == color as u8 + 1;
        let distances = |inside: bool| {
            let cells = board.cells().iter().map(|cell| cell.slot());
            cells
                .filter(move |&slot| of_goal(slot) == inside)
                .map(|slot| i32::from(layout.distance[color][slot]))
        };
        let dearest_inside = distances(true).max().unwrap_or(0);
        let cheapest_outside = distances(false).min().unwrap_or(0);
        Self {
            start: from,
            along: (way.0 / length, way.1 / length),
            whole_way: f64::from(board.distance(start, goal)),
            gap: gap(dearest_inside - cheapest_outside),
            grid,
        }
    }

    /// What a stone costs that is so many steps behind, beyond those steps.
    pub fn lag(&self, distance: u8, weight: f64) -> f64 {
        let part = f64::from(distance) / self.whole_way;
        part * part * self.whole_way * weight / 2.0
    }

    /// How many cells beside the line a cell lies.
    pub fn off_line(&self, coordinates: (usize, usize)) -> f64 {
        let at = seen(self.grid, coordinates);
        let (x, y) = (at.0 - self.start.0, at.1 - self.start.1);
        (x * self.along.1 - y * self.along.0).abs()
    }
}

/// What lifts every cell outside above the goal's, given how many steps the dearest of the goal is
/// above the cheapest outside.
fn gap(steps: i32) -> i32 {
    if steps < 0 {
        0
    } else {
        steps * STEP + STEP / 2
    }
}

/// Where a cell is seen on a flat board, in cells.
fn seen(grid: Grid, (letter, number): (usize, usize)) -> (f64, f64) {
    let (x, y) = (letter as f64, number as f64);
    match grid {
        Grid::Square { .. } => (x, y),
        Grid::Star => (x + y / 2.0, y * 0.75_f64.sqrt()),
    }
}
