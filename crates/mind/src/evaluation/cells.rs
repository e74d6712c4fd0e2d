//! The cost of a cell outside the goal beyond its distance: learned from games, early and late, or
//! made by hand if nothing was learned.

use std::collections::{BTreeMap, HashMap};
use std::fmt::Write as _;
use std::sync::LazyLock;

use halma_rules::{Cell, Rules, SLOTS, Variant};

use super::geometry::Geometry;
use crate::board::layout::Layout;
use crate::tuning::{EARLY, LATE, OFF_LINE, Weights};

/// The tables of a board: as learned or made by hand, and as they count at full strength.
struct Both {
    learned: Cells,
    weighed: Cells,
}

/// The tables of every board that is played on.
static ALL: LazyLock<BTreeMap<(Variant, Option<bool>), Both>> = LazyLock::new(|| {
    let learned = parse(include_str!("../../assets/cells.txt"));
    let learned = learned.expect("a test reads what was learned");
    // Keyed without rule set and options: cells were learned for the usual ones only.
    let boards = Variant::ALL.into_iter().flat_map(|variant| {
        let diagonals: &[_] = match variant.default_diagonals() {
            None => &[None],
            Some(_) => &[Some(false), Some(true)],
        };
        diagonals
            .iter()
            .filter_map(move |&diagonals| Rules::new(variant, None, diagonals).ok())
    });
    let cells = |rules: Rules| {
        let usual = Rules::default_for(rules.variant());
        let found = learned.get(&rules.variant()).filter(|_| rules == usual);
        let learned = found.cloned();
        let learned = learned.unwrap_or_else(|| Cells::by_hand(rules));
        let Weights { shape, lag, .. } = Weights::of(rules);
        let shape = if found.is_some() { shape } else { 1.0 };
        let weighed = learned.times(shape).downhill_with(rules, lag);
        Both { learned, weighed }
    };
    boards
        .map(|rules| ((rules.variant(), rules.diagonals()), cells(rules)))
        .collect()
});

/// What the cells of a board cost, early and late in a game, in hundredths of a step. Cells that
/// symmetry makes equal, within a color or between colors, are one kind and share a value.
#[derive(Clone, PartialEq, Debug)]
pub struct Cells {
    /// By color and slot.
    kinds: Vec<[u8; SLOTS]>,
    tables: [Vec<i32>; 2],
}

const PHASES: [&str; 2] = ["early", "late"];

impl Cells {
    /// The tables as they were learned, or made by hand.
    pub fn of(rules: Rules) -> &'static Self {
        &ALL[&(rules.variant(), rules.diagonals())].learned
    }

    /// The same as they count at full strength.
    pub(crate) fn weighed(rules: Rules) -> &'static Self {
        &ALL[&(rules.variant(), rules.diagonals())].weighed
    }

    /// Tables that know nothing but the line from home to goal.
    pub fn by_hand(rules: Rules) -> Self {
        let layout = Layout::of(rules);
        let geometry = Geometry::of(&layout, 0);
        let off = |cell| geometry.off_line(layout.board().coordinates(cell)) * OFF_LINE;
        let cells = layout.board().cells().iter();
        let table: Vec<i32> = cells
            .map(|&cell| match layout.goal_of[cell.slot()] {
                1 => 0,
                _ => off(cell) as i32,
            })
            .collect();
        Self {
            kinds: kinds(&layout),
            tables: [table.clone(), table],
        }
    }

    /// Returns these cells with other values, one per kind.
    #[must_use]
    pub fn with(&self, tables: [Vec<i32>; 2]) -> Self {
        Self {
            kinds: self.kinds.clone(),
            tables,
        }
    }

    /// These tables so many times.
    fn times(&self, many: f64) -> Self {
        let times = |cost: &i32| (f64::from(*cost) * many) as i32;
        let table = |table: &Vec<i32>| table.iter().map(times).collect();
        self.with(self.tables.each_ref().map(table))
    }

    /// These tables with what some cells cost the first color more, early and late; all cells of a
    /// kind cost what one of them does.
    #[must_use]
    pub fn changed(&self, rules: Rules, more: impl Fn(Cell) -> [i32; 2]) -> Self {
        let mut tables = self.tables.clone();
        for &cell in rules.board().cells() {
            let kind = self.kind(0, cell.slot());
            for (phase, more) in more(cell).into_iter().enumerate() {
                tables[phase][kind] = self.tables[phase][kind] + more;
            }
        }
        self.with(tables)
    }

    /// What the cells of a color's stones cost early and late, by kind.
    pub fn tables(&self) -> &[Vec<i32>; 2] {
        &self.tables
    }

    /// The kind of a slot for stones of a color.
    pub(crate) fn kind(&self, color: usize, slot: usize) -> usize {
        usize::from(self.kinds[color][slot])
    }

    /// What a cell costs stones of a color, when this part of the way is gone by all.
    pub(crate) fn cost(&self, color: usize, slot: usize, gone: f64) -> f64 {
        let (kind, late) = (self.kind(color, slot), lateness(gone));
        let [early_cost, late_cost] = [0, 1].map(|phase| f64::from(self.tables[phase][kind]));
        early_cost * (1.0 - late) + late_cost * late
    }

    /// The tables as text: each row of the board, as it is to the first color.
    pub fn text(&self, rules: Rules) -> String {
        let board = rules.board();
        let mut text = String::new();
        for (phase, table) in PHASES.iter().zip(&self.tables) {
            write!(text, "{} {phase}", rules.variant()).expect("writing to a String cannot fail");
            let mut row = None;
            for &cell in board.cells() {
                let here = board.coordinates(cell).1;
                let gap = if row == Some(here) { ' ' } else { '\n' };
                row = Some(here);
                let cost = table[self.kind(0, cell.slot())];
                write!(text, "{gap}{cost}").expect("writing to a String cannot fail");
            }
            text.push('\n');
        }
        text
    }
}

/// The weight of the late table, from 0 to 1.
pub(crate) fn lateness(gone: f64) -> f64 {
    ((gone - EARLY) / (LATE - EARLY)).clamp(0.0, 1.0)
}

/// The kind of each slot by color: the number of the first cell, in cell order, that lies for the
/// first color as the slot does for the color.
fn kinds(layout: &Layout) -> Vec<[u8; SLOTS]> {
    let cells = layout.board().cells();
    let place = |color: usize, geometry: &Geometry, number: usize| {
        let cell = cells[number];
        let off = geometry.off_line(layout.board().coordinates(cell));
        let is_goal = layout.goal_of[cell.slot()] == color as u8 + 1;
        let is_home = layout.home_of[cell.slot()] == color as u8 + 1;
        let off = (off * 1_000.0).round() as u64;
        (layout.distance[color][cell.slot()], off, is_goal, is_home)
    };
    let mut first = HashMap::new();
    let mut by_color = Vec::new();
    for color in 0..layout.goals.len() {
        let geometry = Geometry::of(layout, color);
        let mut kinds = [0; SLOTS];
        for (number, cell) in cells.iter().enumerate() {
            let here = place(color, &geometry, number);
            kinds[cell.slot()] = *first.entry(here).or_insert(number as u8);
        }
        by_color.push(kinds);
    }
    by_color
}

/// Reads tables: a line with the variant and the phase, then the costs in cell order. Lines that
/// begin with `#` say what they are.
fn parse(text: &str) -> Result<BTreeMap<Variant, Cells>, String> {
    let mut found: BTreeMap<Variant, Cells> = BTreeMap::new();
    let mut open = None;
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        if line.starts_with(|first: char| first.is_ascii_alphabetic()) {
            let (name, phase) = line.split_once(' ').ok_or_else(|| line.to_owned())?;
            let variant: Variant = name.parse().map_err(|_| line.to_owned())?;
            let phase = PHASES.iter().position(|known| *known == phase);
            let phase = phase.ok_or_else(|| line.to_owned())?;
            let cells = found.entry(variant).or_insert_with(|| {
                let cells = Cells::by_hand(Rules::default_for(variant));
                cells.with(Default::default())
            });
            cells.tables[phase].clear();
            open = Some((variant, phase));
            continue;
        }
        let (variant, phase) = open.ok_or_else(|| line.to_owned())?;
        let costs = line.split_whitespace().map(str::parse);
        let costs: Result<Vec<i32>, _> = costs.collect();
        let table = found
            .get_mut(&variant)
            .map(|cells| &mut cells.tables[phase]);
        table
            .ok_or_else(|| line.to_owned())?
            .extend(costs.map_err(|error| format!("{line}: {error}"))?);
    }
    let is_whole = |(variant, cells): (&Variant, &Cells)| {
        let count = Rules::default_for(*variant).board().cells().len();
        cells.tables.iter().all(|table| table.len() == count)
    };
    match found.iter().find(|entry| !is_whole(*entry)) {
        Some((variant, _)) => Err(format!("{variant}: not as many costs as cells")),
        None => Ok(found),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_learned_is_for_every_variant() {
        let learned = parse(include_str!("../../assets/cells.txt")).unwrap();
        let by_hand = ["star2-15", "star3-15"];
        assert_eq!(learned.len() + by_hand.len(), Variant::ALL.len());
        for (variant, cells) in learned {
            let rules = Rules::default_for(variant);
            let layout = Layout::of(rules);
            assert_ne!(cells.tables, Cells::by_hand(rules).tables, "{variant}");
            for &slot in &layout.goals[0] {
                let kind = cells.kind(0, usize::from(slot));
                assert_eq!(cells.tables.each_ref().map(|table| table[kind]), [0, 0]);
            }
        }
    }

    #[test]
    fn text_is_read_as_it_was_written() {
        for rules in Variant::ALL.map(Rules::default_for) {
            let cells = Cells::of(rules);
            let read = parse(&cells.text(rules)).unwrap();
            assert_eq!(read[&rules.variant()].text(rules), cells.text(rules));
        }
    }

    #[test]
    fn what_is_cut_short_is_refused() {
        let text = Cells::of(Rules::default_for(Variant::Halma8))
            .text(Rules::default_for(Variant::Halma8));
        for damaged in [
            text.replace("halma8 late", "halma8 noon"),
            text.replace("halma8", "halma9"),
            text.trim_end()
                .trim_end_matches(char::is_numeric)
                .to_owned(),
            format!("{text}x"),
            "1 2 3".to_owned(),
        ] {
            assert!(parse(&damaged).is_err(), "{damaged}");
        }
    }

    #[test]
    fn cells_are_of_one_kind_for_all_colors() {
        for rules in Rules::all() {
            let layout = Layout::of(rules);
            let cells = Cells::of(rules);
            let kinds = |color: usize| {
                let slots = layout.board().cells().iter();
                let mut kinds: Vec<usize> =
                    slots.map(|cell| cells.kind(color, cell.slot())).collect();
                kinds.sort_unstable();
                kinds
            };
            for color in 1..layout.goals.len() {
                assert_eq!(kinds(color), kinds(0), "{rules:?}, color {color}");
            }
        }
    }
}
