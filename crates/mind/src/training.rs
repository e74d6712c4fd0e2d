//! What learning the tables of cells needs of the opponent: moves by given tables, and positions
//! without them.

use halma_rules::{Ply, Seat, Standing};

use crate::board::field::Field;
use crate::board::layout::Layout;
use crate::endgame::forced_ends::{Counts, EndChecks};
use crate::endgame::race::{Sprint, race_of};
use crate::evaluation::cells::{Cells, lateness};
use crate::evaluation::term::{self, Knowledge, Term};
use crate::search::memory::Memory;
use crate::search::options::{Budget, SearchOptions};
use crate::search::sides::Sides;
use crate::search::think::{Question, answer};
use crate::tuning::SPARE;

pub use crate::board::field::mix;

/// Whose moves teach: a player who knows no tables but these, with a taste that follows from the
/// seed.
#[derive(Clone, Copy, Debug)]
pub struct Pupil<'a> {
    /// The tables.
    pub cells: &'a Cells,
    /// The most that a cell's cost differs by taste, in hundredths of a step.
    pub taste: i32,
    /// What the taste follows from.
    pub seed: u64,
}

impl Pupil<'_> {
    /// Chooses a ply in a running game by search alone; none once it is over.
    pub fn choose(self, standing: &Standing, budget: Budget, memory: &mut Memory) -> Option<Ply> {
        let question = Question {
            standing,
            options: SearchOptions::within(budget),
            knows: Knowledge {
                terms: &Term::ALL,
                cells: Some(self.cells),
                weighs: false,
                taste: self.taste,
                seed: self.seed,
            },
            jumps: u32::MAX,
            unwanted: None,
            sprints: false,
            spare: Some(SPARE),
            playouts: 0,
        };
        Some(answer(question, memory, &|| false)?.ply())
    }
}

/// What each seat needs in a race, as [`race`](crate::race()) says it, by given tables.
pub fn race_by(cells: &Cells, standing: &Standing, nodes: u64) -> Option<Vec<Sprint>> {
    race_of(standing, nodes, only(cells))
}

/// The seat to move compared with another one.
#[derive(Clone, PartialEq, Debug)]
pub struct Comparison {
    /// How far it is ahead by all that tables don't say, in hundredths of a step.
    pub ahead: i32,
    /// The weight of the late table, from 0 to 1.
    pub late: f64,
    /// By kind of cell outside goals: how many more stones the other seat has there.
    pub more: Vec<(u8, i8)>,
}

impl Comparison {
    /// Compares the seat to move with another one; the tables only say which cells are of the same
    /// kind.
    pub fn of(standing: &Standing, other: Seat, cells: &Cells) -> Self {
        let layout = Layout::of(standing.rules());
        let nothing = cells.with(cells.tables().each_ref().map(|table| vec![0; table.len()]));
        let costs = term::costs(&layout, standing, only(&nothing));
        let field = Field::of(standing.position(), &layout, &costs);
        let seats = (standing.position().to_move().index(), other.index());
        Self {
            ahead: field.cost[seats.1] - field.cost[seats.0],
            late: lateness(term::gone(standing)),
            more: more(&layout, cells, &field, seats),
        }
    }
}

/// All that there is to know, with these tables.
fn only(cells: &Cells) -> Knowledge<'_> {
    Knowledge {
        cells: Some(cells),
        weighs: false,
        ..Knowledge::ALL
    }
}

fn more(
    layout: &Layout,
    cells: &Cells,
    field: &Field,
    (me, other): (usize, usize),
) -> Vec<(u8, i8)> {
    let mut counts = [0_i8; 256];
    for (seat, sign) in [(me, -1), (other, 1)] {
        for color in layout.colors(seat) {
            for &slot in field.stones(color) {
                let slot = usize::from(slot);
                if layout.goal_of[slot] != color as u8 + 1 {
                    counts[cells.kind(color, slot)] += sign;
                }
            }
        }
    }
    let differ = counts.iter().enumerate().filter(|(_, count)| **count != 0);
    differ.map(|(kind, &count)| (kind as u8, count)).collect()
}

/// Returns how far the seat to move is ahead as a search judges it that doesn't look ahead, in
/// hundredths of a step.
pub fn lead(standing: &Standing) -> i32 {
    let (layout, knows) = (Layout::of(standing.rules()), Knowledge::ALL);
    let costs = term::costs(&layout, standing, knows);
    let field = Field::of(standing.position(), &layout, &costs);
    let (checks, counts) = (EndChecks::of(&layout, standing), Counts::of(standing));
    let turn = knows.weights(layout.rules).turn;
    let me = standing.position().to_move().index();
    Sides::new(&checks, &costs, field, counts, me, turn).value(true)
}
