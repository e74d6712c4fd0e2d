//! A game: its standing and its history.

use super::moves::{Illegal, Ply};
use super::outcome::{Outcome, Reason};
use super::play::{GameOver, OutRefused};
use super::position::Position;
use super::rules::Rules;
use super::seat::Seat;
use super::standing::{Standing, Status};

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

/// A game of one variant by one rule set, from its start to its end.
///
/// ```
/// use halma_rules::{Game, Reason, Rules, Seat, Variant};
///
/// let mut game = Game::new(Rules::default_for(Variant::Star3));
/// for seat in [2, 0] {
///     game.take_out(Seat::at(seat), Reason::Resignation)?;
/// }
/// assert_eq!(game.result(), "0-1-0");
/// assert_eq!(game.history().len(), 2);
/// # Ok::<(), halma_rules::OutRefused>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Game {
    start: Position,
    standing: Standing,
    history: Vec<Event>,
}

impl Game {
    /// A game from the starting position.
    pub fn new(rules: Rules) -> Self {
        Self::from_position(Position::start(rules))
    }

    /// A game set up from a position, as [`Standing::of`] has it.
    pub fn from_position(position: Position) -> Self {
        Self {
            start: position.clone(),
            standing: Standing::of(position),
            history: Vec::new(),
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

    /// How the game stands now.
    pub fn standing(&self) -> &Standing {
        &self.standing
    }

    /// The current position.
    pub fn position(&self) -> &Position {
        self.standing.position()
    }

    /// Whether the game is running.
    pub fn status(&self) -> Status {
        self.standing.status()
    }

    /// How the game ended, if it has.
    pub fn outcome(&self) -> Option<Outcome> {
        self.standing.outcome()
    }

    /// The result in the form of docs/rules.md, section 7: the seats' scores joined by `-`, or `*`.
    pub fn result(&self) -> String {
        self.standing.result()
    }

    /// The events so far.
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

    /// Turns strict text into a ply that is legal now.
    ///
    /// # Errors
    /// Returns an error if the game is over or the text isn't a legal ply.
    pub fn parse_ply(&self, text: &str) -> Result<Ply, Illegal> {
        self.standing.parse_ply(text)
    }

    /// Plays a ply and runs the checks of the rule set.
    ///
    /// # Errors
    /// As [`Standing::play`]; nothing changes then.
    pub fn play(&mut self, ply: Ply) -> Result<Status, Illegal> {
        let seat = self.position().to_move();
        let status = self.standing.play(ply)?;
        self.history.push(Event::Ply { seat, ply });
        Ok(status)
    }

    /// Takes a seat out, as [`Standing::take_out`] does.
    ///
    /// # Errors
    /// Returns an error if the game is over or has no such seat still playing.
    pub fn take_out(&mut self, seat: Seat, reason: Reason) -> Result<Status, OutRefused> {
        let status = self.standing.take_out(seat, reason)?;
        self.history.push(Event::Out { seat, reason });
        Ok(status)
    }

    /// Repeats an event of another game; `None` if it can't happen here.
    pub fn repeat(&mut self, event: Event) -> Option<Status> {
        match event {
            Event::Ply { ply, .. } => self.play(ply).ok(),
            Event::Out { seat, reason } => self.take_out(seat, reason).ok(),
        }
    }

    /// Ends the game with an outcome decided away from the board.
    ///
    /// # Errors
    /// Returns an error if the game is over.
    pub fn conclude(&mut self, outcome: Outcome) -> Result<Status, GameOver> {
        self.standing.conclude(outcome)
    }
}
