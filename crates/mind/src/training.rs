//! What learning the tables of cells needs of the opponent: moves by given tables, and positions
//! without them.

use halma_rules::{Ply, Rules, Seat, Standing};

use crate::board::field::Field;
use crate::board::layout::Layout;
use crate::endgame::forced_ends::{Counts, EndChecks};
use crate::endgame::race::{Sprint, race_of};
use crate::evaluation::breakdown::best_gain;
use crate::evaluation::cells::{Cells, lateness};
use crate::evaluation::network::Inputs;
use crate::evaluation::term::{self, Corrects, Knowledge, Term};
use crate::evaluation::views::{self, Views};
use crate::search::memory::Memory;
use crate::search::options::{Budget, SearchOptions};
use crate::search::sides::Sides;
use crate::search::think::{Question, answer};
use crate::search::thought::Thought;
use crate::tuning::SPARE;

pub use crate::board::field::mix;
pub use crate::evaluation::network::{HIDDEN, Network, Weights};

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
                network: Corrects::Nothing,
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
        network: Corrects::Nothing,
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
    judged(standing, Knowledge::ALL)
}

fn judged(standing: &Standing, knows: Knowledge) -> i32 {
    let layout = Layout::of(standing.rules());
    let costs = term::costs(&layout, standing, knows);
    let field = Field::of(standing.position(), &layout, &costs);
    let views = knows.network(layout.rules);
    let views = views.map(|network| Views::of(network, standing, &layout, &field));
    let (checks, counts) = (EndChecks::of(&layout, standing), Counts::of(standing));
    let turn = knows.weights(layout.rules).turn;
    let me = standing.position().to_move().index();
    let mut sides = Sides::new(&checks, &costs, field, counts, me, turn);
    sides.views = views;
    sides.value(true)
}

/// All that there is to know, but no network.
const SUMS_ALONE: Knowledge = Knowledge {
    network: Corrects::Nothing,
    ..Knowledge::ALL
};

/// Like [`think`](crate::think()), with this network, or by the sum of cells alone.
pub fn think_by(
    network: Option<&Network>,
    standing: &Standing,
    budget: Budget,
    memory: &mut Memory,
) -> Option<Thought> {
    let question = Question {
        knows: Knowledge {
            network: network.map_or(Corrects::Nothing, Corrects::This),
            ..Knowledge::ALL
        },
        ..Question::of(standing, SearchOptions::within(budget))
    };
    answer(question, memory, &|| false)
}

/// What a network sees of a game of two, and what it corrects.
#[derive(Clone, PartialEq, Debug)]
pub struct Glance {
    /// How far the seat to move is ahead by the sum of cells, after its best ply, in hundredths of
    /// a step.
    pub sum: i32,
    /// The inputs of the view of the seat to move, and of the opponent's.
    pub inputs: [Vec<u16>; 2],
}

impl Glance {
    /// Looks at a running game.
    pub fn of(standing: &Standing) -> Self {
        let (layout, knows) = (Layout::of(standing.rules()), SUMS_ALONE);
        let costs = term::costs(&layout, standing, knows);
        let field = Field::of(standing.position(), &layout, &costs);
        let me = standing.position().to_move().index();
        let gain = best_gain(&layout, &costs, &field, me);
        let turn = knows.weights(layout.rules).turn;
        let inputs = Inputs::of(layout.rules);
        let view = |color: usize| {
            let all = views::seen(inputs, standing, &layout, &field, color);
            all.map(|input| input as u16).collect()
        };
        Self {
            sum: judged(standing, knows) - 2 * turn + gain,
            inputs: [me, 1 - me].map(view),
        }
    }

    /// What each input is on the board mirrored at the line from home to goal; the same as before on
    /// a board whose homes aren't alike on both sides of it.
    pub fn mirror(rules: Rules) -> Vec<u16> {
        let (inputs, board) = (Inputs::of(rules), rules.board());
        let count = board.cells().len();
        let mirrored = mirrored(rules);
        let apart = |one: usize, other: usize| {
            let [one, other] = [one, other].map(|number| board.cells()[number]);
            board.distance(one, other)
        };
        let keeps =
            |one: usize, other: usize| apart(one, other) == apart(mirrored[one], mirrored[other]);
        let is_mirror = (0..count).all(|one| (0..count).all(|other| keeps(one, other)));
        let seen = |number: usize| if is_mirror { mirrored[number] } else { number };
        let numbers = (0..2).flat_map(|side| (0..count).map(move |number| (side, number)));
        let stones = numbers.map(|(side, number)| inputs.stone(0, side, seen(number) as u8));
        let all = stones.chain(2 * count..Inputs::count(rules));
        all.map(|input| input as u16).collect()
    }
}

/// For each cell the number of the other of its kind, or its own.
fn mirrored(rules: Rules) -> Vec<usize> {
    let cells = Cells::by_hand(rules);
    let all = rules
        .board()
        .cells()
        .iter()
        .map(|cell| cells.kind(0, cell.slot()));
    let kinds: Vec<usize> = all.collect();
    let other = |(number, kind): (usize, &usize)| {
        let mut others = (0..kinds.len()).filter(|&other| other != number);
        others
            .find(|&other| kinds[other] == *kind)
            .unwrap_or(number)
    };
    kinds.iter().enumerate().map(other).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use halma_rules::Variant;

    #[test]
    fn mirrored_boards_are_the_same_boards() {
        for rules in Variant::ALL.map(Rules::default_for) {
            if rules.setup().color_count() != 2 {
                continue;
            }
            let (board, mirror) = (rules.board(), Glance::mirror(rules));
            let cells = board.cells();
            let mirrored = |number: usize| usize::from(mirror[number]);
            for (number, cell) in cells.iter().enumerate() {
                let there = cells[mirrored(number)];
                assert_eq!(mirrored(mirrored(number)), number, "{rules:?}");
                assert_eq!(
                    mirrored(number + cells.len()),
                    mirrored(number) + cells.len()
                );
                for (other, beside) in cells.iter().enumerate() {
                    let apart = board.distance(there, cells[mirrored(other)]);
                    assert_eq!(board.distance(*cell, *beside), apart, "{rules:?}");
                }
            }
            // The homes of Corners are three by four cells.
            let is_even = rules.variant() != Variant::Corners;
            let moves = (0..cells.len()).any(|number| mirrored(number) != number);
            assert_eq!(moves, is_even, "{rules:?}");
            let rounds = 2 * cells.len()..mirror.len();
            assert!(
                rounds
                    .clone()
                    .eq(mirror[rounds].iter().map(|&input| usize::from(input)))
            );
        }
    }
}
