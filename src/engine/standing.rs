//! A position with what the checks need besides: how a game stands.

use super::check::{STALL_ROUNDS, Turn};
use super::moves::Ply;
use super::outcome::{Outcome, Reason};
use super::position::Position;
use super::seat::{BySeat, Seat};

/// What the stall rule watches (RULES.md, section 4).
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Stall {
    lowest: BySeat<u32>,
    /// Complete rounds in a row without progress.
    pub quiet_rounds: u32,
    progress: bool,
}

impl Stall {
    fn new(position: &Position) -> Self {
        let tempo = |seat| {
            if position.has_stones(seat) {
                position.tempo(seat)
            } else {
                0
            }
        };
        let lowest = BySeat::new(position.setup().seats(), tempo);
        Self {
            lowest,
            quiet_rounds: 0,
            progress: false,
        }
    }

    fn look(&mut self, position: &Position, seat: Seat) {
        let tempo = position.tempo(seat);
        if tempo < self.lowest[seat] {
            self.lowest[seat] = tempo;
            self.progress = true;
        }
    }

    fn close_round(&mut self) {
        self.quiet_rounds = if self.progress {
            0
        } else {
            self.quiet_rounds + 1
        };
        self.progress = false;
    }
}

/// How a game stands: all that decides what a ply leads to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Standing {
    pub position: Position,
    pub own_moves: BySeat<u32>,
    pub out: BySeat<bool>,
    /// `None` where it cannot matter: the rule set has no stall rule, or the search is too shallow.
    pub stall: Option<Stall>,
}

impl Standing {
    /// A game set up from a position: own move counts follow from its round, and the stall rule
    /// starts anew.
    pub fn new(position: Position) -> Self {
        let (round, to_move) = (position.round(), position.to_move());
        let seats = position.setup().seats();
        let has_stall = position
            .rules()
            .rule_set()
            .checks()
            .contains(&super::Check::Stall);
        Self {
            own_moves: BySeat::new(seats, |seat| round - 1 + u32::from(seat < to_move)),
            out: BySeat::new(seats, |seat| !position.has_stones(seat)),
            stall: has_stall.then(|| Stall::new(&position)),
            position,
        }
    }

    /// Leaves the stall rule out where a search of so many plies is too shallow for it to fire:
    /// the tempo counts that it needs cost more than all the rest.
    pub fn without_stall_beyond(mut self, depth: u32) -> Self {
        let fires = |stall: &Stall| stall.quiet_rounds.saturating_add(depth) >= STALL_ROUNDS;
        self.stall = self.stall.filter(fires);
        self
    }

    /// The seats still playing.
    pub fn playing(&self) -> impl DoubleEndedIterator<Item = Seat> + '_ {
        self.out
            .iter()
            .filter(|(_, out)| !**out)
            .map(|(seat, _)| seat)
    }

    /// Plays a ply that is known to be legal and makes the checks.
    pub fn advance(&mut self, ply: Ply) -> Option<Outcome> {
        let seat = self.position.to_move();
        let round = self.position.round();
        self.position.apply(ply);
        self.own_moves[seat] += 1;
        if let Some(stall) = &mut self.stall {
            stall.look(&self.position, seat);
        }
        let turn = Turn {
            seat,
            completed: self.close_round(round),
        };
        let mut checks = self.position.rules().rule_set().checks().iter();
        checks.find_map(|check| check.after_ply(self, turn))
    }

    /// The round that has just become complete, given the round before.
    fn close_round(&mut self, before: u32) -> Option<u32> {
        if self.position.round() == before {
            return None;
        }
        if let Some(stall) = &mut self.stall {
            stall.close_round();
        }
        Some(before)
    }

    /// Takes a seat that is still playing out of the game (RULES.md, section 6).
    pub fn take_out(&mut self, seat: Seat, reason: Reason) -> Option<Outcome> {
        self.out[seat] = true;
        if self.out.len() == 2 {
            return self
                .playing()
                .next()
                .map(|winner| Outcome::won(winner, reason));
        }
        let round = self.position.round();
        self.position.clear(seat);
        if self.position.to_move() == seat {
            self.position.pass_turn();
        }
        let completed = self.close_round(round);
        let mut left = self.playing();
        if let (Some(winner), None) = (left.next(), left.next()) {
            return Some(Outcome::won(winner, reason));
        }
        let turn = Turn { seat, completed };
        let mut checks = self.position.rules().rule_set().checks().iter();
        checks.find_map(|check| check.after_out(self, turn))
    }
}
