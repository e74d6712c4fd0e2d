//! Matches as pure values: what they are and how they change. Nothing here waits or knows a store.
//!
//! A match is open, running, finished, or closed without a game.

mod allowed;
mod banks;
mod clocks;
mod compact;
mod control;
mod course;
mod damage;
mod imported;
mod lobby;
mod offers;
mod past;
mod plan;
mod play;
mod presets;
mod results;
mod spans;
mod stored;
mod tallies;
mod terms;
mod typed;
mod whereabouts;

pub use allowed::{AllowedRules, RuleChoice};
pub use compact::{Whole, has_no_moves, result_of};
pub use control::{Bank, TimeControl, Weekends};
pub use course::{LastMove, Replayed};
pub use damage::Damage;
pub use imported::Played;
pub use lobby::{Lobby, LobbyMove};
pub use offers::OfferMove;
pub use past::past_move;
pub use plan::{MOST_PLAN_CHARS, Plan};
pub use play::Play;
pub use presets::Preset;
pub use results::{GameResult, family, is_even, rule_sets_of};
pub use spans::{merged, moved};
pub use stored::{damage_of, needs_log};
pub use tallies::{Feat, GAMES_FOR_A_PLACE, Tallied, Tally};
pub use terms::Terms;
pub use typed::strict_move;

use crate::refusal::Refusal;
use halma_rules::{Outcome, Verdict};
use halma_store::ids::{MatchId, PlayerId, Timestamp, Turn};
use halma_store::records::{Cancelled, Lost, Moderated, Paused, Series};

pub use halma_store::records::{Card, Closed, Holder, Place};

/// The stage of a match.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Stage {
    Open(Lobby),
    Running(Play),
    Finished(Play),
    Closed(Closing),
}

/// How a challenge ended without a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Closing {
    pub why: Closed,
    /// Those who were in, the challenger first.
    pub joined: Vec<PlayerId>,
    /// Those who hadn't answered.
    pub invited: Vec<PlayerId>,
    pub at: Timestamp,
    /// The moderator who closed it, if one did.
    pub moderated: Option<Moderated>,
}

/// A match.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Match {
    pub id: MatchId,
    pub card: Card,
    pub terms: Terms,
    pub stage: Stage,
}

/// A match before its first stage.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewMatch {
    pub id: MatchId,
    pub card: Card,
    pub terms: Terms,
}

impl NewMatch {
    /// Returns the match at a stage.
    pub fn at(self, stage: Stage) -> Match {
        Match {
            id: self.id,
            card: self.card,
            terms: self.terms,
            stage,
        }
    }

    /// Returns a match that waits for players.
    pub fn open(self, invited: Vec<PlayerId>, listed: Vec<Holder>, now: Timestamp) -> Match {
        let stage = Stage::Open(Lobby::new(self.card.challenger, invited, listed, now));
        self.at(stage)
    }

    /// Returns a match whose game starts now.
    pub fn begin(mut self, seats: Vec<Holder>, now: Timestamp) -> Match {
        self.card.turn = self.card.turn + 1;
        let stage = Stage::Running(Play::begin(self.terms, seats, now));
        self.at(stage)
    }
}

impl Match {
    /// Returns the match at another stage.
    pub fn at(&self, stage: Stage) -> Self {
        Self {
            id: self.id,
            card: self.card.clone(),
            terms: self.terms,
            stage,
        }
    }

    /// Returns everyone who is in the match or invited to it.
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

    /// Returns true if it is a player's turn.
    pub fn waits_for_move_of(&self, player: PlayerId) -> bool {
        match &self.stage {
            Stage::Running(play) => play.to_move() == Holder::Person(player),
            _ => false,
        }
    }

    /// Returns true if it can still change.
    pub fn is_unfinished(&self) -> bool {
        matches!(self.stage, Stage::Open(_) | Stage::Running(_))
    }

    /// Returns the game, if it has started.
    pub fn play(&self) -> Option<&Play> {
        match &self.stage {
            Stage::Running(play) | Stage::Finished(play) => Some(play),
            Stage::Open(_) | Stage::Closed(_) => None,
        }
    }

    /// Returns the game of a running match.
    ///
    /// # Errors
    /// It hasn't started, or has ended.
    pub fn running(&self) -> Result<&Play, Refusal> {
        match &self.stage {
            Stage::Running(play) => Ok(play),
            Stage::Finished(_) => Err(Refusal::GameOver),
            Stage::Open(_) => Err(Refusal::NotBegun),
            Stage::Closed(closing) => Err(Refusal::ChallengeClosed(closing.why)),
        }
    }

    /// Returns the game of a finished match.
    ///
    /// # Errors
    /// It hasn't ended.
    pub fn finished(&self) -> Result<&Play, Refusal> {
        match &self.stage {
            Stage::Finished(play) => Ok(play),
            _ => Err(Refusal::NotFinished),
        }
    }

    /// Refuses actions from an older board.
    ///
    /// # Errors
    /// The turn is a different one.
    pub fn check_turn(&self, turn: Option<Turn>) -> Result<(), Refusal> {
        match turn {
            Some(turn) if turn != self.card.turn => Err(Refusal::Stale),
            _ => Ok(()),
        }
    }

    /// Returns when the second game of two starts after this one.
    pub fn next_game_at(&self) -> Option<Timestamp> {
        let play = self.finished().ok()?;
        let is_void = |outcome: Outcome| outcome.verdict == Verdict::Void;
        let follows = self.terms.series == Series::FirstOfTwo
            && self.card.rematch.is_none()
            && !play.outcome().is_none_or(is_void);
        follows.then_some(play.course.at)
    }

    /// Returns the match after its game advanced by `turns` turns.
    pub fn later(&self, play: Play, turns: u64) -> Self {
        let mut card = self.card.clone();
        card.turn = card.turn + turns;
        // A pause for a player who is out is over.
        card.paused = card.paused.filter(|paused| match paused.why {
            Lost::Place => true,
            Lost::Player(player) => play.seats_of(player).next().is_some(),
        });
        let stage = match play.outcome() {
            Some(_) => Stage::Finished(play),
            None => Stage::Running(play),
        };
        Self {
            card,
            ..self.at(stage)
        }
    }

    /// Returns everyone whom a message of the match may mention.
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
