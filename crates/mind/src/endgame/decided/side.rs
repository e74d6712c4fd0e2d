//! One seat in a position: its ways, and what is proven by one of them.

use halma_rules::{Check, Standing};

use super::course::{Arrival, Course, has};
use super::others::Others;
use super::too_late::Latecomer;
use super::track::Track;
use super::unhindered::Runner;
use crate::board::field::{Field, Shift};

/// A seat in a position.
pub(crate) struct Side<'a> {
    pub track: &'a Track<'a>,
    pub standing: &'a Standing,
    pub field: &'a Field,
    pub seat: usize,
}

impl<'a> Side<'a> {
    fn runner(&self) -> Runner<'a> {
        Runner {
            track: self.track,
            seat: self.seat,
            others: Others::of(self.track, self.standing, 1 - self.seat),
            moves_first: self.moves_first(),
        }
    }

    fn moves_first(&self) -> bool {
        self.standing.position().to_move().index() == self.seat
    }

    /// A short way that the other seat can't hinder, and when it arrives; `None` if the rules could
    /// stop it.
    pub fn arrival(&self) -> Option<(Vec<Shift>, Arrival)> {
        let is_built = self.field.is_built(self.seat);
        let way = if !is_built {
            self.runner().way(self.field)?
        } else if !self.moves_first() && has(self.standing, Check::BuiltInRound) {
            // Only the rest of the round is to come.
            Vec::new()
        } else {
            return None;
        };
        let course = Course::of(self.track, self.standing, self.field, self.seat)?;
        let arrival = course.run(&way)?;
        Some((way, arrival))
    }

    /// Returns true if it is proven that the other seat doesn't fill its goals with so many moves,
    /// while this one plays a way.
    pub fn is_first(&self, way: &[Shift], moves: u32) -> bool {
        let mut latecomer = Latecomer::new(self.track, 1 - self.seat, way);
        latecomer.is_too_late(self.field, moves, usize::from(self.moves_first()))
    }
}
