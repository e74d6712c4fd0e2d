//! What can happen in a game, and what follows from it (docs/rules.md, sections 3, 4 and 6).

use std::fmt;

use super::adjudicate::{GameState as _, Turn};
use super::moves::{Illegal, Ply};
use super::options::Contest;
use super::outcome::{Outcome, Reason};
use super::seat::Seat;
use super::standing::{Standing, Status};

/// The game has ended, so nothing more can happen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct GameOver(pub Outcome);

impl fmt::Display for GameOver {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the game is over ({})", self.0.reason)
    }
}

impl std::error::Error for GameOver {}

/// Why a seat can't be taken out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OutRefused {
    /// The game has no such seat.
    NoSuchSeat,
    /// The seat is already out.
    AlreadyOut,
    /// The seat has already reached its aim.
    AlreadyDone,
    /// The game has ended.
    GameOver(Outcome),
}

impl fmt::Display for OutRefused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoSuchSeat => f.write_str("the game has no such seat"),
            Self::AlreadyOut => f.write_str("that seat is out already"),
            Self::AlreadyDone => f.write_str("that seat has finished already"),
            Self::GameOver(outcome) => GameOver(*outcome).fmt(f),
        }
    }
}

impl std::error::Error for OutRefused {}

impl Standing {
    /// Turns strict text into a ply that is legal now.
    ///
    /// # Errors
    /// Returns an error if the game is over or the text isn't a legal ply.
    pub fn parse_ply(&self, text: &str) -> Result<Ply, Illegal> {
        match self.outcome {
            Some(outcome) => Err(Illegal::GameOver(outcome)),
            None => self.position.parse_ply(text),
        }
    }

    /// Plays a ply and runs the checks of the rule set.
    ///
    /// # Errors
    /// Returns an error if the game is over, or the ply comes from another position and isn't legal
    /// here. Nothing changes then.
    pub fn play(&mut self, ply: Ply) -> Result<Status, Illegal> {
        if let Some(outcome) = self.outcome {
            return Err(Illegal::GameOver(outcome));
        }
        if !self.position.is_legal(ply) {
            // Parsing its text finds out why.
            let text = ply.text(self.position.board());
            self.position.parse_ply(&text)?;
        }
        self.outcome = self.advance(ply);
        Ok(self.status())
    }

    /// Takes a seat out. In a game of two the other wins; in a larger game its stones and those of
    /// its partner are taken off, and the others play on (docs/rules.md, section 6).
    ///
    /// # Errors
    /// Returns an error if the game is over or has no such seat still playing.
    pub fn take_out(&mut self, seat: Seat, reason: Reason) -> Result<Status, OutRefused> {
        if let Some(outcome) = self.outcome {
            return Err(OutRefused::GameOver(outcome));
        }
        match self.out.get(seat) {
            None => return Err(OutRefused::NoSuchSeat),
            Some(true) => return Err(OutRefused::AlreadyOut),
            Some(false) if self.is_done(seat) => return Err(OutRefused::AlreadyDone),
            Some(false) => {}
        }
        self.outcome = self.withdraw(seat, reason);
        Ok(self.status())
    }

    /// Ends the game with an outcome decided away from the board: an agreed draw, a cancellation,
    /// or a recorded result.
    ///
    /// # Errors
    /// Returns an error if the game is over.
    pub fn conclude(&mut self, outcome: Outcome) -> Result<Status, GameOver> {
        if let Some(outcome) = self.outcome {
            return Err(GameOver(outcome));
        }
        self.outcome = Some(self.settled(outcome));
        Ok(self.status())
    }

    /// Plays a ply that is known to be legal and runs the checks.
    pub(super) fn advance(&mut self, ply: Ply) -> Option<Outcome> {
        let seat = self.position.to_move();
        let round = self.position.round();
        self.position.move_stone(ply);
        self.own_moves[seat] += 1;
        if let Some(stall) = &mut self.stall {
            stall.note(seat, self.position.tempo(seat));
        }
        let goes_on = self.rules().contest() != Contest::First;
        let decided = if goes_on { self.finish(seat) } else { None };
        self.position.pass_turn();
        let turn = Turn {
            seat,
            completed: self.close_round(round),
        };
        if goes_on {
            return decided.or_else(|| self.ends_after(turn));
        }
        let mut checks = self.position.rules().rule_set().checks().iter();
        checks.find_map(|check| check.after_ply(self, turn))
    }

    /// In a game that continues after a win, notes who is done by this ply, and returns the outcome
    /// if that decides the game (docs/rules.md, section 4, Options).
    fn finish(&mut self, mover: Seat) -> Option<Outcome> {
        let seats = self.out.len();
        let in_turn = |after: usize| Seat::at((mover.index() + after) % seats);
        for check in self.rules().rule_set().checks() {
            for seat in (0..seats).map(in_turn) {
                if !self.is_playing(seat) {
                    continue;
                }
                if let Some(reason) = check.is_reached(self, mover, seat) {
                    if self.rules().contest() == Contest::Places {
                        self.places.give(seat, self.best_place());
                    }
                    self.position.set_done(seat);
                    if let Some(outcome) = self.decided_by(seat, reason) {
                        return Some(outcome);
                    }
                }
            }
        }
        None
    }

    /// The outcome if a seat's being done decides the game.
    fn decided_by(&self, seat: Seat, reason: Reason) -> Option<Outcome> {
        match self.rules().partner(seat) {
            Some(partner) => {
                let both = self.is_done(partner);
                both.then(|| Outcome::won_together(seat, partner, reason))
            }
            None => self.placed_if_one_is_left(Reason::Places),
        }
    }

    /// In a game for places, the outcome if only one seat is left: it takes the last free place.
    fn placed_if_one_is_left(&self, reason: Reason) -> Option<Outcome> {
        let mut playing = self.playing();
        let is_last = playing.next().is_some() && playing.next().is_none();
        is_last.then(|| self.settled(Outcome::drawn(reason)))
    }

    /// The outcome if the stall rule ends a game that continues after a win, or if nobody can move.
    fn ends_after(&self, turn: Turn) -> Option<Outcome> {
        let mut checks = self.position.rules().rule_set().checks().iter();
        let outcome = checks.find_map(|check| check.after_out(self, turn))?;
        Some(self.settled(outcome))
    }

    /// The round that has just been completed, given the round before.
    fn close_round(&mut self, before: u32) -> Option<u32> {
        if self.position.round() == before {
            return None;
        }
        if let Some(stall) = &mut self.stall {
            stall.close_round();
        }
        Some(before)
    }

    /// Takes out a seat that is still playing, and its partner with it.
    fn withdraw(&mut self, seat: Seat, reason: Reason) -> Option<Outcome> {
        if self.out.len() == 2 {
            self.out[seat] = true;
            let winner = self.playing().next();
            return winner.map(|winner| Outcome::won(winner, reason));
        }
        let round = self.position.round();
        let partner = self.rules().partner(seat);
        for gone in [seat].into_iter().chain(partner) {
            if self.rules().contest() == Contest::Places {
                self.places.give(gone, self.worst_place());
            }
            self.out[gone] = true;
            self.position.clear(gone);
        }
        if self.is_out(self.position.to_move()) {
            self.position.pass_turn();
        }
        let completed = self.close_round(round);
        if let Some(outcome) = self.decided_without(reason) {
            return Some(outcome);
        }
        self.ends_after(Turn { seat, completed })
    }

    /// The outcome if the seats that are out leave only one, or one team, in the game.
    fn decided_without(&self, reason: Reason) -> Option<Outcome> {
        let mut left = self.out.keys().filter(|&seat| !self.is_out(seat));
        let first = left.next()?;
        match self.rules().contest() {
            Contest::First => left.next().is_none().then(|| Outcome::won(first, reason)),
            Contest::Places => self.placed_if_one_is_left(reason),
            Contest::Pairs => {
                let partner = self.rules().partner(first)?;
                let alone = left.all(|seat| seat == partner);
                alone.then(|| Outcome::won_together(first, partner, reason))
            }
        }
    }
}
