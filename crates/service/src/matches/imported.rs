//! A game played elsewhere, as one person's practice.

use halma_rules::{Event, Game};
use halma_store::ids::{PlayerId, Timestamp, Turn};
use halma_store::records::{EventRecord, Holder};

use super::course::Course;
use super::damage::{EventFault, ReplayError};
use super::{Match, NewMatch, Play, Stage};

impl Match {
    /// Creates a match in which one person has all seats and all moves of a game have been played.
    /// It starts from its variant's usual position.
    pub fn imported(mut new: NewMatch, played: Played, player: PlayerId, now: Timestamp) -> Self {
        let seats = vec![Holder::Person(player); new.terms.rules.variant().seats()];
        let mut play = Play::begin(new.terms, seats, now);
        new.card.turn = Turn(played.turns);
        play.course = played.course;
        play.fresh = played.events;
        let stage = if play.outcome().is_some() {
            Stage::Finished(play)
        } else {
            Stage::Running(play)
        };
        new.at(stage)
    }
}

/// A game played elsewhere, as if all of it had happened at one moment.
#[derive(Clone)]
pub struct Played {
    course: Course,
    events: Vec<EventRecord>,
    turns: u64,
}

impl Played {
    /// Repeats a game.
    ///
    /// # Errors
    /// The first impossible event.
    pub fn of(game: &Game, now: Timestamp) -> Result<Self, ReplayError> {
        let mut course = Course::begin(game.rules(), now);
        let mut events = Vec::with_capacity(game.history().len() + 1);
        for (index, event) in game.history().iter().enumerate() {
            let repeated = repeat(&mut course, *event, now);
            events.push(repeated.map_err(|why| ReplayError::Event(index + 1, why))?);
        }
        let turns = game.history().len() as u64 + 1;
        let decided = (game.outcome()).filter(|_| course.standing.outcome().is_none());
        if let Some(outcome) = decided {
            let ended = course.conclude(outcome, now);
            events.push(ended.expect("the repeated game isn't over"));
        }
        Ok(Self {
            course,
            events,
            turns,
        })
    }
}

fn repeat(course: &mut Course, event: Event, now: Timestamp) -> Result<EventRecord, EventFault> {
    Ok(match event {
        Event::Ply { ply, .. } => course.play(ply, now)?,
        Event::Out { seat, reason } => course.take_out(seat, reason, now)?,
    })
}
