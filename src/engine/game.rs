//! A game: a position with its history and its end.

use std::fmt;

use super::check::ForcedEnd;
use super::moves::{Illegal, Ply};
use super::outcome::{Outcome, Reason, Verdict};
use super::position::Position;
use super::rules::Rules;
use super::seat::{BySeat, Seat};
use super::standing::Standing;

/// Whether a game goes on; only a running game has a seat to move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Status {
    /// The game goes on.
    Running {
        /// The seat to move.
        turn: Seat,
    },
    /// The game has ended.
    Over(Outcome),
}

/// One thing that happened in a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// A seat had its turn.
    Ply {
        /// The seat.
        seat: Seat,
        /// What it did.
        ply: Ply,
    },
    /// A seat resigned or missed its deadline.
    Out {
        /// The seat.
        seat: Seat,
        /// Why.
        reason: Reason,
    },
}

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

/// A game of one variant by one rule set, from its start to its end.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Game {
    start: Position,
    standing: Standing,
    history: Vec<Event>,
    outcome: Option<Outcome>,
}

impl Game {
    /// A game from the starting position.
    pub fn new(rules: Rules) -> Self {
        Self::from_position(Position::start(rules))
    }

    /// A game set up from a position. It is not adjudicated as it stands, except that it is drawn
    /// if nobody can move (RULES.md, section 4).
    pub fn from_position(position: Position) -> Self {
        let outcome = position
            .is_blocked()
            .then(|| Outcome::drawn(Reason::Blocked));
        let start = position.clone();
        Self {
            start,
            standing: Standing::new(position),
            history: Vec::new(),
            outcome,
        }
    }

    /// The rules that the game is played by.
    pub fn rules(&self) -> Rules {
        self.start.rules()
    }

    /// The position that the game began from.
    pub fn start(&self) -> &Position {
        &self.start
    }

    /// The present position.
    pub fn position(&self) -> &Position {
        &self.standing.position
    }

    pub(super) fn standing(&self) -> &Standing {
        &self.standing
    }

    /// Whether the game goes on.
    pub fn status(&self) -> Status {
        match self.outcome {
            None => Status::Running {
                turn: self.position().to_move(),
            },
            Some(outcome) => Status::Over(outcome),
        }
    }

    /// How the game ended, if it has.
    pub fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    /// All that has happened.
    pub fn history(&self) -> &[Event] {
        &self.history
    }

    /// The number of plies played, passes included.
    pub fn ply_count(&self) -> usize {
        self.history
            .iter()
            .filter(|event| matches!(event, Event::Ply { .. }))
            .count()
    }

    /// Tests whether a seat is out: it resigned, missed its deadline, or had no stones from the
    /// start.
    pub fn is_out(&self, seat: Seat) -> bool {
        self.standing.out.get(seat) == Some(&true)
    }

    /// The seats still playing, in turn order.
    pub fn playing(&self) -> impl DoubleEndedIterator<Item = Seat> + '_ {
        self.standing.playing()
    }

    /// The tempo count of each seat; `None` for a seat that is out.
    pub fn tempo(&self) -> BySeat<Option<u32>> {
        let count = |seat| (!self.is_out(seat)).then(|| self.position().tempo(seat));
        BySeat::new(self.standing.out.len(), count)
    }

    /// The number of plies that each seat has played, those before a set-up position included.
    pub fn own_moves(&self) -> &BySeat<u32> {
        &self.standing.own_moves
    }

    /// How near the game is to each of the ends that the rules force; none once it has ended.
    pub fn forced_ends(&self) -> Vec<ForcedEnd> {
        if self.outcome.is_some() {
            return Vec::new();
        }
        let checks = self.rules().rule_set().checks().iter();
        checks
            .filter_map(|check| check.forced_end(&self.standing))
            .collect()
    }

    /// The result in the form of RULES.md, section 7: the seats' scores joined by `-`, or `*`.
    pub fn result(&self) -> String {
        let score = |seat: Seat| match self.outcome?.verdict {
            Verdict::Won(winner) => Some(if seat == winner { "1" } else { "0" }),
            Verdict::Drawn => Some(if self.is_out(seat) { "0" } else { "1/2" }),
            Verdict::Void => None,
        };
        let scores: Option<Vec<_>> = self.standing.out.keys().map(score).collect();
        scores.map_or_else(|| "*".to_owned(), |scores| scores.join("-"))
    }

    /// Turns strict text into a ply that is legal now.
    ///
    /// # Errors
    /// The game is over, or what is wrong with the text.
    pub fn parse_ply(&self, text: &str) -> Result<Ply, Illegal> {
        match self.outcome {
            Some(outcome) => Err(Illegal::GameOver(outcome)),
            None => self.position().parse_ply(text),
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
        if !self.position().is_legal(ply) {
            // Its text says what is wrong with it here.
            self.position()
                .parse_ply(&ply.text(self.position().board()))?;
        }
        self.history.push(Event::Ply {
            seat: self.position().to_move(),
            ply,
        });
        self.outcome = self.standing.advance(ply);
        Ok(self.status())
    }

    /// Takes a seat out: in a game of two the other wins; in a game of more its stones are taken
    /// off and the others play on (RULES.md, section 6).
    ///
    /// # Errors
    /// The game is over, or has no such seat still playing.
    pub fn take_out(&mut self, seat: Seat, reason: Reason) -> Result<Status, OutRefused> {
        if let Some(outcome) = self.outcome {
            return Err(OutRefused::GameOver(outcome));
        }
        match self.standing.out.get(seat) {
            None => return Err(OutRefused::NoSuchSeat),
            Some(true) => return Err(OutRefused::AlreadyOut),
            Some(false) => {}
        }
        self.history.push(Event::Out { seat, reason });
        self.outcome = self.standing.take_out(seat, reason);
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
}
