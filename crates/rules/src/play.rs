//! What can be done in a game, and what follows from it (docs/rules.md, sections 3, 4 and 6).

use std::fmt;

use super::adjudicate::Turn;
use super::moves::{Illegal, Ply};
use super::outcome::{Outcome, Reason};
use super::seat::Seat;
use super::standing::{Standing, Status};

/// The game has ended, so nothing more can happen in it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct GameOver(pub Outcome);

impl fmt::Display for GameOver {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the game is over ({})", self.0.reason)
    }
}

impl std::error::Error for GameOver {}

/// Why a seat cannot be taken out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OutRefused {
    /// The game has no such seat.
    NoSuchSeat,
    /// The seat is out already.
    AlreadyOut,
    /// The game has ended.
    GameOver(Outcome),
}

impl fmt::Display for OutRefused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoSuchSeat => f.write_str("the game has no such seat"),
            Self::AlreadyOut => f.write_str("that seat is out already"),
            Self::GameOver(outcome) => GameOver(*outcome).fmt(f),
        }
    }
}

impl std::error::Error for OutRefused {}

impl Standing {
    /// Turns strict text into a ply that is legal now.
    ///
    /// # Errors
    /// The game is over, or what is wrong with the text.
    pub fn parse_ply(&self, text: &str) -> Result<Ply, Illegal> {
        match self.outcome {
            Some(outcome) => Err(Illegal::GameOver(outcome)),
            None => self.position.parse_ply(text),
        }
    }

    /// Plays a ply and makes the checks of the rule set.
    ///
    /// # Errors
    /// The game is over, or the ply comes from another position and is not legal in this one;
    /// nothing has changed then.
    pub fn play(&mut self, ply: Ply) -> Result<Status, Illegal> {
        if let Some(outcome) = self.outcome {
            return Err(Illegal::GameOver(outcome));
        }
        if !self.position.is_legal(ply) {
            // Its text says what is wrong with it here.
            let text = ply.text(self.position.board());
            self.position.parse_ply(&text)?;
        }
        self.outcome = self.advance(ply);
        Ok(self.status())
    }

    /// Takes a seat out: in a game of two the other wins; in a game of more its stones are taken
    /// off and the others play on (docs/rules.md, section 6).
    ///
    /// # Errors
    /// The game is over, or has no such seat still playing.
    pub fn take_out(&mut self, seat: Seat, reason: Reason) -> Result<Status, OutRefused> {
        if let Some(outcome) = self.outcome {
            return Err(OutRefused::GameOver(outcome));
        }
        match self.out.get(seat) {
            None => return Err(OutRefused::NoSuchSeat),
            Some(true) => return Err(OutRefused::AlreadyOut),
            Some(false) => {}
        }
        self.outcome = self.withdraw(seat, reason);
        Ok(self.status())
    }

    /// Ends the game by what was decided away from the board: an agreed draw, a cancellation, a
    /// result that a record names.
    ///
    /// # Errors
    /// The game is over.
    pub fn conclude(&mut self, outcome: Outcome) -> Result<Status, GameOver> {
        if let Some(outcome) = self.outcome {
            return Err(GameOver(outcome));
        }
        self.outcome = Some(outcome);
        Ok(self.status())
    }

    /// Plays a ply that is known to be legal and makes the checks.
    pub(super) fn advance(&mut self, ply: Ply) -> Option<Outcome> {
        let seat = self.position.to_move();
        let round = self.position.round();
        self.position.apply(ply);
        self.own_moves[seat] += 1;
        if let Some(stall) = &mut self.stall {
            stall.note(seat, self.position.tempo(seat));
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

    /// Takes out a seat that is still playing.
    fn withdraw(&mut self, seat: Seat, reason: Reason) -> Option<Outcome> {
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
