//! What tables must keep to, however they were learned: it goes downhill to the goal from
//! everywhere, at any time of a game, or a won game might be lost for a stone that likes its place
//! too well.

use halma_rules::{Cell, Rules, SLOTS};

use super::cells::Cells;
use super::geometry::Geometry;
use crate::board::layout::Layout;
use crate::tuning::{LEAST_SLOPE, STEP};

impl Cells {
    /// Lifts cells outside the goal until each has a neighbor nearer to it that is cheaper early
    /// and late, and is dearer than every cell inside.
    #[must_use]
    pub fn downhill(&self, rules: Rules) -> Self {
        self.downhill_with(rules, 0.0)
    }

    /// Like [`Cells::downhill`], for stones that also pay so much for lagging behind.
    pub(super) fn downhill_with(&self, rules: Rules, lag: f64) -> Self {
        let plain = Plain::of(rules, lag);
        let mut tables = self.tables().clone();
        for cell in plain.outside() {
            let kind = self.kind(0, cell.slot());
            let cost = |table: &[i32], slot| plain.costs[slot] + table[self.kind(0, slot)];
            let next = plain.downhill(cell, |next| {
                tables.iter().map(|table| cost(table, next)).sum()
            });
            for table in &mut tables {
                let least = next.map_or(0, |next| cost(table, next));
                let least = least.max(plain.dearest_inside) + LEAST_SLOPE;
                table[kind] = table[kind].max(least - plain.costs[cell.slot()]);
            }
        }
        self.with(tables)
    }
}

/// What cells cost the first color by the steps to go, and by how far behind they are.
struct Plain {
    layout: Layout,
    costs: [i32; SLOTS],
    dearest_inside: i32,
}

impl Plain {
    fn of(rules: Rules, lag: f64) -> Self {
        let layout = Layout::of(rules);
        let geometry = Geometry::of(&layout, 0);
        let (mut costs, mut dearest_inside) = ([0; SLOTS], 0);
        for slot in layout.board().cells().iter().map(|cell| cell.slot()) {
            let distance = layout.distance[0][slot];
            costs[slot] = i32::from(distance) * STEP + geometry.lag(distance, lag) as i32;
            if layout.goal_of[slot] == 1 {
                dearest_inside = dearest_inside.max(costs[slot]);
            } else {
                costs[slot] += geometry.gap;
            }
        }
        Self {
            layout,
            costs,
            dearest_inside,
        }
    }

    /// The cells outside the goal, the nearest to it first.
    fn outside(&self) -> Vec<Cell> {
        let mut outside = self.layout.board().cells().to_vec();
        outside.retain(|cell| self.layout.goal_of[cell.slot()] != 1);
        outside.sort_by_key(|cell| self.layout.distance[0][cell.slot()]);
        outside
    }

    /// The slot next to a cell, nearer to the goal, that costs least.
    fn downhill(&self, cell: Cell, cost: impl Fn(usize) -> i32) -> Option<usize> {
        let distance = &self.layout.distance[0];
        let beside = self.layout.board().neighbors(cell).map(Cell::slot);
        let nearer = beside.filter(|&next| distance[next] < distance[cell.slot()]);
        nearer.min_by_key(|&next| cost(next))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tuning::Weights;

    /// Tests that from each cell outside it goes downhill to one that is the same early and late.
    fn check(rules: Rules, cells: &Cells, lag: f64) {
        let plain = Plain::of(rules, lag);
        let costs = |slot: usize| {
            let kind = cells.kind(0, slot);
            let table = cells.tables().each_ref().map(|table| table[kind]);
            table.map(|cost| plain.costs[slot] + cost)
        };
        for cell in plain.outside() {
            let here = costs(cell.slot());
            assert!(here.iter().all(|cost| *cost > plain.dearest_inside));
            let next = plain.downhill(cell, |next| costs(next).iter().sum());
            let next = costs(next.expect("there is a way to the goal from everywhere"));
            let name = rules.board().name(cell);
            assert!(next[0] < here[0] && next[1] < here[1], "{rules:?} {name}");
        }
    }

    #[test]
    fn it_goes_downhill_by_what_is_played_by() {
        for rules in Rules::all() {
            check(rules, Cells::of(rules), 0.0);
            check(rules, Cells::weighed(rules), Weights::of(rules).lag);
        }
    }

    #[test]
    fn tables_with_hollows_are_mended() {
        for rules in Rules::all() {
            let cells = Cells::by_hand(rules);
            let bumps = |phase: usize| {
                let count = cells.tables()[0].len();
                let bump = |kind| ((kind * 37 + phase * 11) % 9) as i32 * 60 - 300;
                (0..count).map(bump).collect()
            };
            check(rules, &cells.with([0, 1].map(bumps)).downhill(rules), 0.0);
        }
    }
}
