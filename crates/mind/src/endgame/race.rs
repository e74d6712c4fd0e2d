//! The race: once the armies have passed each other, everyone plays a puzzle for one.

use halma_rules::{Cell, Seat, Standing, Status};

use super::sprint::{Aim, Sprinter, Way};
use crate::board::field::{Costs, Field};
use crate::board::layout::Layout;
use crate::evaluation::term::{self, Knowledge};
use crate::limits::Limits;
use crate::tuning::PASSED_BY;

/// What a seat still needs in a race.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sprint {
    /// The seat.
    pub seat: Seat,
    /// The number of its own moves to fill its goals, by the best way found.
    pub moves: u32,
    /// Whether it is known that no way is shorter.
    pub is_least: bool,
    /// Those moves, each from a cell to a cell.
    pub way: Vec<(Cell, Cell)>,
}

/// What each seat still playing needs, in turn order, once the armies have passed each other; none
/// before that, after the end of the game, or where `nodes` positions are too few to find a way for
/// every seat.
pub fn race(standing: &Standing, nodes: u64) -> Option<Vec<Sprint>> {
    race_of(standing, nodes, Knowledge::ALL)
}

/// Like [`race()`], for a player with limited knowledge.
pub(crate) fn race_of(standing: &Standing, nodes: u64, knows: Knowledge) -> Option<Vec<Sprint>> {
    let Status::Running { .. } = standing.status() else {
        return None;
    };
    let layout = Layout::of(standing.rules());
    let costs = term::costs(&layout, standing, knows);
    let field = Field::of(standing.position(), &layout, &costs);
    let playing: Vec<usize> = standing.playing().map(Seat::index).collect();
    if !has_begun(&layout, &field, &playing) {
        return None;
    }
    let limits = Limits {
        nodes: nodes / playing.len() as u64,
        jumps: u32::MAX,
        stop: &|| false,
    };
    let sprints = playing.iter().map(|&seat| {
        let found = sprint(&layout, &costs, &field, seat, limits).0?;
        let shifts = found.shifts.iter();
        Some(Sprint {
            seat: Seat::at(seat),
            moves: shifts.len() as u32,
            is_least: found.is_least,
            way: shifts
                .map(|shift| (layout.cell(shift.from), layout.cell(shift.to)))
                .collect(),
        })
    });
    sprints.collect()
}

/// Returns a seat's way to its goals, if one was found, and the number of positions searched.
pub(crate) fn sprint(
    layout: &Layout,
    costs: &Costs,
    field: &Field,
    seat: usize,
    limits: Limits,
) -> (Option<Way>, u64) {
    let alone = field.alone(seat, layout, costs);
    let farthest = (0..layout.goals.len()).map(|color| farthest(layout, field, color));
    let farthest = farthest.collect();
    let mut sprinter = Sprinter::new(Aim::Build, layout, costs, seat, farthest, limits);
    (sprinter.way(&alone), sprinter.nodes)
}

/// How far from its goal the last stone of a color is.
fn farthest(layout: &Layout, field: &Field, color: usize) -> u8 {
    let distance = |slot: &u16| layout.distance[color][usize::from(*slot)];
    field.stones(color).iter().map(distance).max().unwrap_or(0)
}

/// Returns true if no stone of any seat can meet one of another seat on its way: all others are
/// farther from its goal than it, by more than a jump.
pub(crate) fn has_begun(layout: &Layout, field: &Field, playing: &[usize]) -> bool {
    let is_past = |seat: usize, color: usize, other: usize| {
        if usize::from(layout.owner[other]) == seat {
            return true;
        }
        let last = farthest(layout, field, color) + PASSED_BY;
        let mut stones = field.stones(other).iter();
        stones.all(|&slot| layout.distance[color][usize::from(slot)] > last)
    };
    playing.iter().all(|&seat| {
        layout
            .colors(seat)
            .all(|color| (0..layout.goals.len()).all(|other| is_past(seat, color, other)))
    })
}
