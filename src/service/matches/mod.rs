//! Matches, pure: what they are and what can become of them. Nothing here waits, or knows a store.
//!
//! A match is open, running, finished, or closed without a game.

mod clocks;
mod course;
mod damage;
mod imported;
mod lobby;
mod move_time;
mod offers;
mod past;
mod play;
mod results;
mod spans;
mod stored;
mod tallies;
mod typed;
mod whereabouts;

pub use course::{LastMove, whole_game};
pub use damage::Damage;
pub use lobby::{Lobby, LobbyMove};
pub use move_time::MoveTime;
pub use offers::OfferMove;
pub use past::past_move;
pub use play::Play;
pub use results::{GameResult, family};
pub use spans::{merged, moved};
pub use stored::{damage_of, needs_log};
pub use tallies::{Feat, Tallied};
pub use typed::strict_move;

use crate::ids::{Code, InteractionId, MatchId, MessageId, PlayerId, Timestamp, Turn};
use crate::service::refusal::Refusal;
use crate::store::records::{
    Aside, Cancelled, FirstMove, Lost, Moderated, Paused, Series, Thread, Voided,
};
use halma_mind::Level;
use halma_rules::{Outcome, Rules, Verdict};

pub use crate::store::records::{Closed, Holder, Place};

/// What all stages of a match have.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Card {
    pub id: MatchId,
    pub code: Code,
    pub made: Timestamp,
    pub place: Place,
    pub rules: Rules,
    pub first: FirstMove,
    pub move_time: MoveTime,
    /// The level of the computer that takes the seats for which nobody was named, where it does.
    pub computer: Option<Level>,
    /// Whether it moves ratings.
    pub rated: bool,
    /// Whether it is a game of a match of two.
    pub series: Series,
    /// Whether the challenge is made again by itself once it is accepted.
    pub recurring: bool,
    pub challenger: PlayerId,
    pub turn: Turn,
    pub posts: u64,
    /// The newest post that is a message with the match's buttons.
    pub bearer: u64,
    /// The newest post that shows the match, as a message or by changing one.
    pub shown: u64,
    pub message: Option<MessageId>,
    /// The interaction that this message answered.
    pub message_answers: Option<InteractionId>,
    /// The messages beside it that go when the turn passes.
    pub asides: Vec<Aside>,
    pub rematch_of: Option<MatchId>,
    pub rematch: Option<MatchId>,
    /// Since when and why a game stands still.
    pub paused: Option<Paused>,
    /// Whether it has a thread of its own.
    pub thread: Thread,
    /// That its result counts no more.
    pub voided: Option<Voided>,
}

impl Card {
    /// The same card on the terms of an older one.
    #[must_use]
    pub fn on_terms_of(self, old: &Self) -> Self {
        Self {
            move_time: old.move_time,
            computer: old.computer,
            rated: old.rated,
            series: match old.series {
                Series::Single => Series::Single,
                Series::FirstOfTwo | Series::SecondOfTwo => Series::FirstOfTwo,
            },
            thread: match old.thread {
                Thread::None => Thread::None,
                _ => Thread::Wanted,
            },
            ..self
        }
    }
}

/// How far a match is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Stage {
    Open(Lobby),
    Running(Play),
    Finished(Play),
    Closed(Closing),
}

/// How a challenge came to nothing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Closing {
    pub why: Closed,
    /// Those who were in, the challenger first.
    pub joined: Vec<PlayerId>,
    /// Those who had not answered.
    pub invited: Vec<PlayerId>,
    pub at: Timestamp,
    /// The moderator who did it, where one did.
    pub moderated: Option<Moderated>,
}

/// A match.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Match {
    pub card: Card,
    pub stage: Stage,
}

impl Match {
    /// Everybody who is in the match or invited to it.
    pub fn people(&self) -> Vec<PlayerId> {
        match &self.stage {
            Stage::Open(lobby) => lobby.people(),
            Stage::Running(play) | Stage::Finished(play) => play.people(),
            Stage::Closed(closing) => {
                let people = closing.joined.iter().chain(&closing.invited);
                people.copied().collect()
            }
        }
    }

    /// Whether it is a player's turn.
    pub fn waits_for_move_of(&self, player: PlayerId) -> bool {
        match &self.stage {
            Stage::Running(play) => play.to_move() == Holder::Person(player),
            _ => false,
        }
    }

    /// Whether it can still change.
    pub fn is_unfinished(&self) -> bool {
        matches!(self.stage, Stage::Open(_) | Stage::Running(_))
    }

    /// The game, if it has begun.
    pub fn play(&self) -> Option<&Play> {
        match &self.stage {
            Stage::Running(play) | Stage::Finished(play) => Some(play),
            Stage::Open(_) | Stage::Closed(_) => None,
        }
    }

    /// The game of a match that goes on.
    ///
    /// # Errors
    /// It has not begun, or has ended.
    pub fn running(&self) -> Result<&Play, Refusal> {
        match &self.stage {
            Stage::Running(play) => Ok(play),
            Stage::Finished(_) => Err(Refusal::GameOver),
            Stage::Open(_) => Err(Refusal::NotBegun),
            Stage::Closed(closing) => Err(Refusal::ChallengeClosed(closing.why)),
        }
    }

    /// The game of a match that has ended.
    ///
    /// # Errors
    /// It has not.
    pub fn finished(&self) -> Result<&Play, Refusal> {
        match &self.stage {
            Stage::Finished(play) => Ok(play),
            _ => Err(Refusal::NotFinished),
        }
    }

    /// Refuses what was pressed on an older board.
    ///
    /// # Errors
    /// The turn is another one.
    pub fn check_turn(&self, turn: Option<Turn>) -> Result<(), Refusal> {
        match turn {
            Some(turn) if turn != self.card.turn => Err(Refusal::Stale),
            _ => Ok(()),
        }
    }

    /// When the second game of two is to begin, after this one.
    pub fn next_game_at(&self) -> Option<Timestamp> {
        let play = self.finished().ok()?;
        let is_void = |outcome: Outcome| outcome.verdict == Verdict::Void;
        let follows = self.card.series == Series::FirstOfTwo
            && self.card.rematch.is_none()
            && !play.outcome().is_none_or(is_void);
        follows.then_some(play.course.at)
    }

    /// The match after its game went on by so many turns.
    pub fn later(&self, play: Play, turns: u64) -> Self {
        let mut card = self.card.clone();
        card.turn = card.turn + turns;
        // Nobody waits for a player who is out.
        card.paused = card.paused.filter(|paused| match paused.why {
            Lost::Place => true,
            Lost::Player(player) => play.seats_of(player).next().is_some(),
        });
        let stage = match play.outcome() {
            Some(_) => Stage::Finished(play),
            None => Stage::Running(play),
        };
        Self { card, stage }
    }

    /// Everybody whom a message of the match may name.
    pub fn named(&self) -> Vec<PlayerId> {
        let mut named = self.people();
        named.push(self.card.challenger);
        if let Some(Paused {
            why: Lost::Player(player),
            ..
        }) = self.card.paused
        {
            named.push(player);
        }
        let moderated = match &self.stage {
            Stage::Closed(closing) => {
                named.extend(match closing.why {
                    Closed::Declined(player) => Some(player),
                    Closed::Withdrawn | Closed::Expired | Closed::Removed => None,
                });
                closing.moderated.as_ref()
            }
            Stage::Running(play) | Stage::Finished(play) => {
                named.extend(match play.cancelled {
                    Some(Cancelled::Late(player) | Cancelled::Left(player)) => Some(player),
                    Some(Cancelled::Agreed | Cancelled::NoPlace) | None => None,
                });
                play.turn_state.moderated.as_ref()
            }
            Stage::Open(_) => None,
        };
        named.extend(moderated.map(|moderated| moderated.by));
        named.sort_unstable();
        named.dedup();
        named
    }
}
