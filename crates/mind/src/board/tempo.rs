//! The tempo count of stones on a field (docs/rules.md, section 5).
//!
//! Distances obey the triangle inequality. So stones in their goal can be paired with the cells
//! under them, and only the open stones with the remaining cells.

use halma_rules::{Cell, least_pairing};

use super::field::Field;
use super::layout::{Layout, MOST_STONES};
use crate::tuning::FEW_OPEN;

/// So many open stones are paired by trying all ways.
const FEW: usize = FEW_OPEN as usize;

/// The exact tempo count of a seat.
pub(crate) fn tempo(layout: &Layout, field: &Field, seat: usize) -> u32 {
    let colors = layout.colors(seat);
    colors.map(|color| of_color(layout, field, color)).sum()
}

/// By how much the tempo count of a color is above what the distances to the innermost cell come
/// to; `None` if more than a few stones are open.
pub(crate) fn excess(layout: &Layout, field: &Field, color: usize) -> Option<u32> {
    let open = Open::of(layout, field, color);
    if open.count > FEW {
        return None;
    }
    let distance = &layout.distance[color];
    let sum = |slots: &[u16]| -> u32 {
        let distances = slots.iter().map(|&slot| distance[usize::from(slot)]);
        distances.map(u32::from).sum()
    };
    let straight = i64::from(sum(open.stones())) - i64::from(sum(open.cells()));
    Some((i64::from(open.least_of_few(layout)) - straight).max(0) as u32)
}

fn of_color(layout: &Layout, field: &Field, color: usize) -> u32 {
    let open = Open::of(layout, field, color);
    if open.count <= FEW {
        return open.least_of_few(layout);
    }
    let cells = |slots: &[u16]| {
        let mut cells = [layout.cell(slots[0]); MOST_STONES];
        for (cell, &slot) in cells.iter_mut().zip(slots) {
            *cell = layout.cell(slot);
        }
        cells
    };
    let (stones, goal): ([Cell; MOST_STONES], _) = (cells(open.stones()), cells(open.cells()));
    least_pairing(layout.board(), &stones[..open.count], &goal[..open.count])
}

/// The stones of a color outside its goal, and the cells of the goal without one.
struct Open {
    stones: [u16; MOST_STONES],
    cells: [u16; MOST_STONES],
    count: usize,
}

impl Open {
    fn of(layout: &Layout, field: &Field, color: usize) -> Self {
        let own = color as u8 + 1;
        let mut open = Self {
            stones: [0; MOST_STONES],
            cells: [0; MOST_STONES],
            count: 0,
        };
        for &stone in field.stones(color) {
            if layout.goal_of[usize::from(stone)] != own {
                open.stones[open.count] = stone;
                open.count += 1;
            }
        }
        let mut cells = 0;
        for &cell in &layout.goals[color] {
            // A color without stones leaves more cells than stones, all of them unpaired.
            if field.slots[usize::from(cell)] != own && cells < open.count {
                open.cells[cells] = cell;
                cells += 1;
            }
        }
        open
    }

    fn stones(&self) -> &[u16] {
        &self.stones[..self.count]
    }

    fn cells(&self) -> &[u16] {
        &self.cells[..self.count]
    }

    fn least_of_few(&self, layout: &Layout) -> u32 {
        let mut distances = [[0; FEW]; FEW];
        for (row, &stone) in distances.iter_mut().zip(self.stones()) {
            for (distance, &cell) in row.iter_mut().zip(self.cells()) {
                *distance = layout
                    .board()
                    .distance(layout.cell(stone), layout.cell(cell));
            }
        }
        least(&distances, 0, self.count, 0)
    }
}

/// The least sum over the rows from `row` on, each with a column that isn't yet taken.
fn least(distances: &[[u32; FEW]; FEW], row: usize, count: usize, taken: u32) -> u32 {
    if row == count {
        return 0;
    }
    let free = (0..count).filter(|column| taken >> column & 1 == 0);
    let sums = free.map(|column| {
        distances[row][column] + least(distances, row + 1, count, taken | 1 << column)
    });
    sums.min().unwrap_or(0)
}
