//! A game played elsewhere, as one person's practice.

use super::course::Course;
use super::damage::{EventFault, ReplayError};
use super::{Match, NewMatch, Play, Stage};
use crate::ids::{PlayerId, Timestamp, Turn};
use crate::store::records::{EventRecord, Holder};
use halma_rules::{Event, Game};

impl Match {
    /// Creates a match in which one person has all seats and all moves of a game have been played.
    /// It starts from its variant's usual position.
    ///
    /// # Errors
    /// The first impossible event.
    pub fn imported(
        mut new: NewMatch,
        game: &Game,
        player: PlayerId,
        now: Timestamp,
    ) -> Result<Self, ReplayError> {
        let seats = vec![Holder::Person(player); new.terms.rules.variant().seats()];
        let mut play = Play::begin(new.terms.rules, seats, now);
        for (index, event) in game.history().iter().enumerate() {
            let repeated = repeat(&mut play.course, *event, now);
            let event = repeated.map_err(|why| ReplayError::Event(index + 1, why))?;
            play.fresh.push(event);
        }
        new.card.turn = Turn(game.history().len() as u64 + 1);
        let decided = game.outcome().filter(|_| play.outcome().is_none());
        if let Some(outcome) = decided {
            let ended = play.course.conclude(outcome, now);
            let ended = ended.expect("the repeated game isn't over");
            play.fresh.push(ended);
        }
        let stage = if play.outcome().is_some() {
            Stage::Finished(play)
        } else {
            Stage::Running(play)
        };
        Ok(new.at(stage))
    }
}

fn repeat(course: &mut Course, event: Event, now: Timestamp) -> Result<EventRecord, EventFault> {
    Ok(match event {
        Event::Ply { ply, .. } => course.play(ply, now)?,
        Event::Out { seat, reason } => course.take_out(seat, reason, now)?,
    })
}
