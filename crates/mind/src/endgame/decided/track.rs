//! What all parts of a proof share: the board, and how much has been searched.

use std::cell::Cell as Changing;

use halma_rules::{Cell, SLOTS};

use crate::board::field::{Costs, Field, Shift};
use crate::board::layout::Layout;
use crate::board::mask::{Ground, Mask};
use crate::limits::Limits;
use crate::tuning::NODES_A_LOOK;

/// The board of a proof, and its limits.
pub(crate) struct Track<'a> {
    pub layout: &'a Layout,
    pub costs: &'a Costs,
    pub ground: &'a Ground,
    limits: Limits<'a>,
    nodes: Changing<u64>,
    is_stopped: Changing<bool>,
}

impl<'a> Track<'a> {
    pub fn new(
        layout: &'a Layout,
        costs: &'a Costs,
        ground: &'a Ground,
        limits: Limits<'a>,
    ) -> Self {
        Self {
            layout,
            costs,
            ground,
            limits,
            nodes: Changing::new(0),
            is_stopped: Changing::new(false),
        }
    }

    /// Counts positions.
    pub fn count(&self, nodes: u64) {
        let (before, after) = (self.nodes.get(), self.nodes.get() + nodes);
        self.nodes.set(after);
        if before / NODES_A_LOOK != after / NODES_A_LOOK && (self.limits.stop)() {
            self.is_stopped.set(true);
        }
    }

    /// Returns true if there is nothing left to search with.
    pub fn is_over(&self) -> bool {
        self.is_stopped.get() || self.nodes.get() >= self.limits.nodes
    }

    /// The stones of a seat.
    pub fn stones(&self, field: &Field, seat: usize) -> Mask {
        let colors = self.layout.colors(seat);
        colors.fold(Mask::default(), |all, color| {
            all | Mask::of(field.stones(color))
        })
    }

    /// Where a move begins and ends.
    pub fn cells(&self, shift: Shift) -> (Cell, Cell) {
        (self.layout.cell(shift.from), self.layout.cell(shift.to))
    }

    /// All homes of a seat.
    pub fn homes(&self, seat: usize) -> Mask {
        let own = |slot: &u16| {
            let color = self.layout.home_of[usize::from(*slot)].checked_sub(1);
            color.is_some_and(|color| usize::from(self.layout.owner[usize::from(color)]) == seat)
        };
        let slots: Vec<u16> = (0..SLOTS as u16).filter(own).collect();
        Mask::of(&slots)
    }

    /// All goals of a seat.
    pub fn goals(&self, seat: usize) -> Mask {
        let colors = self.layout.colors(seat);
        colors.fold(Mask::default(), |all, color| {
            all | Mask::of(&self.layout.goals[color])
        })
    }
}
