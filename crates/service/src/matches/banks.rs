//! The banks of a game's seats: the time each has for all of its moves.

use std::time::Duration;

use halma_rules::Seat;
use halma_store::ids::{Span, Timestamp, days};

use super::control::Bank;
use super::spans::counted;

/// The number of turns that can be taken back with their time; of earlier ones, a takeback leaves
/// the clocks as they are.
const TURNS_KEPT: usize = 48;
/// The maximum number of days that a seat can be given.
const MOST_GIVEN: u8 = 7;

/// What each seat has left of its bank.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Banks {
    pub(super) bank: Bank,
    pub(super) left: Vec<Duration>,
    pub(super) given: Vec<u8>,
    /// Up to when the time of the current turn is subtracted.
    pub(super) since: Timestamp,
    /// The last turns, the current one last: whose, and what that seat had left when it began.
    pub(super) turns: Vec<(Seat, Duration)>,
}

impl Banks {
    /// Returns full banks.
    pub fn new(bank: Bank, seats: usize, first: Seat, began: Timestamp) -> Self {
        Self {
            bank,
            left: vec![bank.start(); seats],
            given: vec![0; seats],
            since: began,
            turns: vec![(first, bank.start())],
        }
    }

    /// Returns what a seat had left at [`Self::since`].
    pub fn left(&self, seat: Seat) -> Duration {
        self.left[seat.index()]
    }

    /// Returns up to when the time of the current turn is subtracted.
    pub fn since(&self) -> Timestamp {
        self.since
    }

    /// Returns what the seat to move had left when its turn began.
    pub fn at_turn(&self) -> Duration {
        self.turns.last().map_or(Duration::ZERO, |(_, left)| *left)
    }

    /// Subtracts the time until now from a seat's bank, without the times that don't count; these
    /// are sorted and don't overlap.
    pub fn advance(&mut self, seat: Seat, now: Timestamp, standstills: &[Span]) {
        let left = &mut self.left[seat.index()];
        *left = left.saturating_sub(counted(self.since, now, standstills));
        self.since = self.since.max(now);
    }

    /// Adds what a move adds.
    pub fn moved(&mut self, seat: Seat) {
        let left = &mut self.left[seat.index()];
        *left = self.bank.after_move(*left);
    }

    /// Begins a seat's turn.
    pub fn begin_turn(&mut self, seat: Seat, now: Timestamp) {
        self.since = now;
        self.turns.push((seat, self.left(seat)));
        let surplus = self.turns.len().saturating_sub(TURNS_KEPT);
        self.turns.drain(..surplus);
    }

    /// Gives back the time of the last plies and of the current turn; it is this seat's turn again.
    pub fn take_back(&mut self, plies: u16, seat: Seat, now: Timestamp) {
        for _ in 0..=plies {
            let Some((seat, left)) = self.turns.pop() else {
                break;
            };
            self.left[seat.index()] = left;
        }
        self.begin_turn(seat, now);
    }

    /// Gives a seat another day. Returns false if it has been given too many.
    #[must_use]
    pub fn give_day(&mut self, seat: Seat) -> bool {
        let given = &mut self.given[seat.index()];
        if *given >= MOST_GIVEN {
            return false;
        }
        *given += 1;
        self.left[seat.index()] += days(1);
        // A takeback leaves what was given.
        for (_, left) in self.turns.iter_mut().filter(|(whose, _)| *whose == seat) {
            *left += days(1);
        }
        true
    }
}
