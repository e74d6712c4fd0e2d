//! The state that a game's log leads to: the position, and how it came about.

use std::sync::Arc;

use halma_rules::{
    Game, GameOver, Illegal, OutRefused, Outcome, Ply, Reason, Route, Rules, Seat, Standing,
};
use halma_store::ids::Timestamp;
use halma_store::records::EventRecord;

use super::damage::{EventFault, ReplayError};

/// The word of a race that a seat has won, before the seat's number.
const RACE: &str = "race:";

/// The last move, with its route.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LastMove {
    /// Who moved.
    pub seat: Seat,
    /// How the stone got there.
    pub route: Route,
    /// Whether it was a planned answer.
    pub planned: bool,
}

/// The course of a game: all events of its log, folded into the state needed to continue.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Course {
    pub standing: Standing,
    /// When the last event happened, or the game began.
    pub at: Timestamp,
    pub last: Option<LastMove>,
    /// The seats that passed since the last move, in order.
    pub passes: Vec<Seat>,
    /// The seats that are out, in order.
    pub outs: Vec<(Seat, Reason)>,
    /// Whether the last of them went out since the last move.
    pub went_out: bool,
    /// How many plies were taken back, if nothing has happened since.
    pub taken_back: Option<u16>,
}

impl Course {
    /// Starts a game.
    pub fn begin(rules: Rules, began: Timestamp) -> Self {
        Self {
            standing: Standing::start(rules),
            at: began,
            last: None,
            passes: Vec::new(),
            outs: Vec::new(),
            went_out: false,
            taken_back: None,
        }
    }

    /// Replays a log.
    ///
    /// # Errors
    /// The first impossible event.
    pub fn replay(
        rules: Rules,
        began: Timestamp,
        log: &[EventRecord],
    ) -> Result<Self, ReplayError> {
        let mut course = Self::begin(rules, began);
        let counting = counting(log)?;
        let is_move =
            |event: &&EventRecord| matches!(event, EventRecord::Ply(text, _) if text != "--");
        let last_move = counting.iter().rposition(is_move);
        for (index, event) in counting.into_iter().enumerate() {
            // Routes are computed only for the move that is shown.
            let is_shown = last_move.is_none_or(|last| index >= last);
            course
                .repeat(event, is_shown)
                .map_err(|why| ReplayError::Event(index + 1, why))?;
        }
        course.at = log.last().map_or(began, EventRecord::at);
        course.taken_back = match log.last() {
            Some(EventRecord::Back(plies, _)) => Some(*plies),
            _ => None,
        };
        Ok(course)
    }

    fn repeat(&mut self, event: &EventRecord, is_shown: bool) -> Result<(), EventFault> {
        match event {
            EventRecord::Ply(text, at) => {
                let ply = self.standing.parse_ply(text)?;
                if is_shown {
                    self.play(ply, *at)?;
                } else {
                    self.standing.play(ply)?;
                }
            }
            EventRecord::Out(number, word, at) => {
                let (seat, reason) = going_out(*number, word)?;
                self.take_out(seat, reason, *at)?;
            }
            EventRecord::End(word, at) => {
                self.conclude(decided(word)?, *at)?;
            }
            EventRecord::Back(plies, _) => return Err(EventFault::Back(*plies)),
        }
        Ok(())
    }

    /// Plays a ply generated from this position.
    pub fn play(&mut self, ply: Ply, at: Timestamp) -> Result<EventRecord, Illegal> {
        let position = self.standing.position();
        let seat = position.to_move();
        let event = EventRecord::Ply(ply.text(position.board()), at);
        let last = match ply {
            Ply::Pass => None,
            Ply::Move(mv) => Some(LastMove {
                seat,
                route: position.route(mv),
                planned: false,
            }),
        };
        self.standing.play(ply)?;
        self.happened(at);
        if last.is_some() {
            self.last = last;
            self.went_out = false;
            self.passes.clear();
        } else {
            self.passes.push(seat);
        }
        Ok(event)
    }

    /// Takes a seat out.
    pub fn take_out(
        &mut self,
        seat: Seat,
        reason: Reason,
        at: Timestamp,
    ) -> Result<EventRecord, OutRefused> {
        self.standing.take_out(seat, reason)?;
        self.happened(at);
        self.outs.push((seat, reason));
        self.went_out = true;
        self.passes.clear();
        let word = reason.name().to_owned();
        Ok(EventRecord::Out(seat.number(), word, at))
    }

    /// Ends the game with an outcome decided away from the board.
    pub fn conclude(&mut self, outcome: Outcome, at: Timestamp) -> Result<EventRecord, GameOver> {
        self.standing.conclude(outcome)?;
        self.happened(at);
        let word = match (outcome.reason, outcome.winner()) {
            (Reason::Race, Some(winner)) => format!("{RACE}{}", winner.number()),
            (reason, _) => reason.name().to_owned(),
        };
        Ok(EventRecord::End(word, at))
    }

    fn happened(&mut self, at: Timestamp) {
        self.at = at;
        self.taken_back = None;
    }
}

/// Returns the events that count, without plies that were taken back.
pub(super) fn counting(log: &[EventRecord]) -> Result<Vec<&EventRecord>, ReplayError> {
    let mut counting: Vec<&EventRecord> = Vec::with_capacity(log.len());
    for (index, event) in log.iter().enumerate() {
        let EventRecord::Back(plies, _) = event else {
            counting.push(event);
            continue;
        };
        for _ in 0..*plies {
            if !matches!(counting.pop(), Some(EventRecord::Ply(..))) {
                return Err(ReplayError::Event(index + 1, EventFault::Back(*plies)));
            }
        }
    }
    Ok(counting)
}

/// A game with its whole history, and how much of a log it was replayed from.
#[derive(Clone, Debug)]
pub struct Replayed {
    pub game: Arc<Game>,
    /// The number of events.
    pub events: usize,
    last: Option<EventRecord>,
}

impl Replayed {
    /// Replays a log, from where one that is known ends.
    ///
    /// # Errors
    /// The first impossible event.
    pub fn of(
        rules: Rules,
        log: &[EventRecord],
        known: Option<&Self>,
    ) -> Result<Self, ReplayError> {
        let is_back = |event: &EventRecord| matches!(event, EventRecord::Back(..));
        let known =
            known.filter(|known| known.begins(log) && !log[known.events..].iter().any(is_back));
        let (from, mut game, more) = match known {
            Some(known) => (
                known.events,
                (*known.game).clone(),
                log[known.events..].iter().collect(),
            ),
            None => (0, Game::new(rules), counting(log)?),
        };
        for (number, event) in (from + 1..).zip(more) {
            repeat_in(&mut game, event).map_err(|why| ReplayError::Event(number, why))?;
        }
        Ok(Self {
            game: Arc::new(game),
            events: log.len(),
            last: log.last().cloned(),
        })
    }

    /// Returns true if it was replayed from the whole log.
    pub fn is_of(&self, log: &[EventRecord]) -> bool {
        self.events == log.len() && self.begins(log)
    }

    fn begins(&self, log: &[EventRecord]) -> bool {
        self.events <= log.len() && self.last.as_ref() == log[..self.events].last()
    }
}

fn repeat_in(game: &mut Game, event: &EventRecord) -> Result<(), EventFault> {
    match event {
        EventRecord::Ply(text, _) => {
            let ply = game.parse_ply(text)?;
            game.play(ply)?;
        }
        EventRecord::Out(number, word, _) => {
            let (seat, reason) = going_out(*number, word)?;
            game.take_out(seat, reason)?;
        }
        EventRecord::End(word, _) => {
            game.conclude(decided(word)?)?;
        }
        EventRecord::Back(plies, _) => return Err(EventFault::Back(*plies)),
    }
    Ok(())
}

pub(super) fn going_out(number: u8, word: &str) -> Result<(Seat, Reason), EventFault> {
    let reason = word.parse();
    let reason = reason.map_err(|()| EventFault::Reason(word.to_owned()))?;
    let index = usize::from(number).checked_sub(1);
    let seat = index.map(Seat::at).ok_or(OutRefused::NoSuchSeat)?;
    Ok((seat, reason))
}

/// Returns the outcome for a reason that was decided away from the board.
fn decided(word: &str) -> Result<Outcome, EventFault> {
    if let Some(number) = word.strip_prefix(RACE) {
        let number = number.parse().unwrap_or_default();
        let (seat, reason) = going_out(number, Reason::Race.name())?;
        return Ok(Outcome::won(seat, reason));
    }
    match word.parse() {
        Ok(reason @ Reason::Aborted) => Ok(Outcome::void(reason)),
        Ok(reason @ (Reason::Agreement | Reason::Race)) => Ok(Outcome::drawn(reason)),
        _ => Err(EventFault::NotDecided(word.to_owned())),
    }
}

#[cfg(test)]
mod tests {
    use halma_rules::Variant;

    use super::*;

    #[test]
    fn an_impossible_event_is_named_by_its_number() {
        let rules = Rules::default_for(Variant::Halma8);
        let (game, at) = (Game::new(rules), Timestamp(0));
        let board = game.position().board();
        let first = game.position().legal_plies()[0].text(board);
        let ply = |text: &str| EventRecord::Ply(text.to_owned(), at);
        let log = [ply(&first), ply("a1-a2"), ply(&first)];
        let number = |error: Option<ReplayError>| match error {
            Some(ReplayError::Event(number, _)) => number,
            None => 0,
        };
        assert_eq!(number(Replayed::of(rules, &log, None).err()), 2);
        assert_eq!(number(Course::replay(rules, at, &log).err()), 2);
        assert_eq!(number(Replayed::of(rules, &log[..1], None).err()), 0);
    }

    #[test]
    fn a_known_beginning_is_played_on_and_a_takeback_or_another_log_is_replayed() {
        let rules = Rules::default_for(Variant::Halma8);
        let (mut game, mut log) = (Game::new(rules), Vec::new());
        let mut move_on = |log: &mut Vec<EventRecord>, choice: usize| {
            let ply = game.position().legal_plies()[choice];
            let text = ply.text(game.position().board());
            log.push(EventRecord::Ply(text, Timestamp(log.len() as i64)));
            game.play(ply).expect("it is legal");
        };
        for _ in 0..4 {
            move_on(&mut log, 0);
        }
        let known = Replayed::of(rules, &log, None).expect("a game");
        let of_other = log.clone();
        move_on(&mut log, 1);
        assert!(known.is_of(&log[..4]) && !known.is_of(&log));
        let check = |log: &[EventRecord], known: &Replayed| {
            let found = Replayed::of(rules, log, Some(known)).expect("a game");
            let replayed = Replayed::of(rules, log, None).expect("a game");
            assert_eq!(found.game, replayed.game);
        };
        check(&log, &known);
        log.push(EventRecord::Back(2, Timestamp(9)));
        check(&log, &known);
        let mut other = of_other[..3].to_vec();
        let last = of_other[3].clone();
        other.push(match last {
            EventRecord::Ply(text, _) => EventRecord::Ply(text, Timestamp(99)),
            last => last,
        });
        assert!(!known.is_of(&other));
        check(&other, &known);
    }
}
