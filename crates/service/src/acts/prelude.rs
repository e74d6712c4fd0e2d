//! What all acts on a match have in common: detecting repeats, checking permissions and the turn,
//! and then the act itself, a pure function of the match.

use std::sync::Arc;

use halma_rules::Game;
use halma_store::Slot;
use halma_store::ids::{MatchId, PlayerId, Timestamp, Turn};
use halma_store::records::{Deed, DeedRecord, EventRecord, Logged, Moderated, Moved};

use super::settle::Telling;
use crate::change::{Error, Fault, Transaction};
use crate::matches::{Holder, Match, Play};
use crate::outbox::post_kind;
use crate::people;
use crate::refusal::Refusal;
use crate::servers::log_deed;
use crate::{Act, Changed, Service};

/// The match someone acts on, and in which role.
#[derive(Clone)]
pub struct Target {
    /// The match.
    pub id: MatchId,
    /// The turn of the board that the person saw, if it must still be current.
    pub turn: Option<Turn>,
    /// The role in which the person acts.
    pub capacity: Capacity,
    /// Whether the act may need the game's whole log.
    pub needs_log: fn(&Match) -> bool,
}

/// The role in which someone acts.
#[derive(Clone)]
pub enum Capacity {
    /// As a player of the game.
    Player,
    /// As a moderator, which is noted in the server's log.
    Moderator {
        /// What is done.
        deed: Deed,
        /// The reason in the moderator's own words.
        reason: Option<String>,
    },
}

impl Target {
    /// Returns the target of a player's action.
    pub fn of_player(id: MatchId, turn: Option<Turn>) -> Self {
        Self {
            id,
            turn,
            capacity: Capacity::Player,
            needs_log: |_| false,
        }
    }
}

/// A game with its log.
pub struct History {
    pub game: Arc<Game>,
    pub log: Vec<EventRecord>,
}

/// What an act gets to see.
pub struct ActContext<'a> {
    /// The match as it is stored.
    pub found: &'a Match,
    /// Who acts.
    pub player: PlayerId,
    /// When.
    pub now: Timestamp,
    /// The game with its log, if the act needs it.
    pub history: Option<&'a History>,
    /// Whether a reminder to the player to move is being sent.
    pub has_errand: bool,
}

impl ActContext<'_> {
    /// Returns a copy of the game, which must be running.
    pub fn play(&self) -> Result<Play, Refusal> {
        self.found.running().cloned()
    }

    /// Returns the game with its history, for an act that asked for the log.
    pub fn whole_game(&self) -> &Game {
        &self.history().game
    }

    fn history(&self) -> &History {
        self.history.expect("the act asked for the log")
    }

    /// Takes back the last plies, for an act that asked for the log. Returns the number of turns by
    /// which the board advances.
    pub fn take_back(&self, play: &mut Play, plies: usize) -> Result<u64, Error> {
        let plies = u16::try_from(plies).unwrap_or(u16::MAX);
        let taken = play.take_back(self.history().log.clone(), plies, self.now);
        Ok(taken.map_err(Fault::damaged(self.found.card.code))?)
    }
}

/// The result of an act.
pub struct Effect {
    /// The match after it.
    pub after: Match,
    /// How people are told.
    pub telling: Telling,
    /// Whether a pending reminder is dropped.
    pub drops_errand: bool,
}

impl Effect {
    /// Creates an effect that people are told about.
    pub fn new(after: Match, telling: impl Into<Telling>) -> Self {
        Self {
            after,
            telling: telling.into(),
            drops_errand: false,
        }
    }
}

impl Service {
    /// Carries out an act on a match.
    ///
    /// # Errors
    /// A refusal that says why not, or a fault; nothing has changed then.
    pub(crate) async fn act<F>(&self, act: &Act, target: &Target, deed: F) -> Result<Changed, Error>
    where
        F: Fn(&ActContext<'_>) -> Result<Effect, Error> + Clone + Send + Sync + 'static,
    {
        let _turn = self.gates.enter(target.id).await;
        self.change(|tx| self.try_act(tx, act, target, &deed)).await
    }

    async fn try_act<F>(
        &self,
        mut tx: Transaction<'_>,
        act: &Act,
        target: &Target,
        deed: &F,
    ) -> Result<Changed, Error>
    where
        F: Fn(&ActContext<'_>) -> Result<Effect, Error> + Clone + Send + Sync + 'static,
    {
        let (asked, by) = (Slot::interaction(act.interaction), Slot::user(act.by.user));
        let ahead = [asked.key(), Slot::matched(target.id).key(), by.key()];
        tx.load_ahead(&ahead).await?;
        if let Some(changed) = self.repeated(&mut tx, act.interaction).await? {
            return Ok(changed);
        }
        let before = self.on_time(&mut tx, target.id, act.now).await?;
        self.check_visible(&mut tx, &before, act).await?;
        let player = self.actor(&mut tx, &before, act, target).await?;
        before.check_turn(target.turn)?;
        let may_have_errand = before.running().is_ok_and(|play| play.turn_state.reminded);
        let has_errand = may_have_errand && tx.exists(Slot::errand(target.id)).await?;
        let found = self.by_the_clock(&mut tx, &before, act.now).await?;
        let now = act.now;
        let done = move |deed: &F, history: Option<&History>| {
            deed(&ActContext {
                found: &found,
                player,
                now,
                history,
                has_errand,
            })
        };
        let done = if (target.needs_log)(&before) {
            let log = self.log_of(&before).await?;
            let game = self.game_of(&before, log.clone()).await?;
            let (deed, history) = (deed.clone(), History { game, log });
            self.slowly(move || done(&deed, Some(&history))).await
        } else {
            done(deed, None)
        };
        let mut effect = match done {
            Err(Error::Refusal(Refusal::NotYourTurn { .. })) => {
                return Err(self.not_your_turn(&before).await?.into());
            }
            effect => effect?,
        };
        if effect.drops_errand {
            tx.delete(Slot::errand(target.id));
        }
        if let Capacity::Moderator { deed, reason } = &target.capacity {
            let reason = match reason {
                Some(reason) => {
                    let people = before.people();
                    Some(self.with_references(&mut tx, reason, &people).await?)
                }
                None => None,
            };
            let (from, to) = (before.card.place.channel, effect.after.card.place.channel);
            let record = DeedRecord {
                moved: (from != to).then_some(Moved { from, to }),
                reason: reason.clone(),
                ..DeedRecord::new(player, Logged::Match(*deed, before.card.code))
            };
            log_deed(&mut tx, act, before.card.place.guild, &record)?;
            effect.after.say_who(Moderated {
                by: player,
                deed: *deed,
                reason,
            });
        }
        let Effect {
            mut after,
            mut telling,
            ..
        } = effect;
        if self.answer_by_plans(&mut tx, &mut after, act.now).await? {
            telling = post_kind(&after).into();
        }
        self.settle(tx, Some(&before), after, act, telling).await
    }

    /// Returns the player who acts, or the moderator.
    async fn actor(
        &self,
        tx: &mut Transaction<'_>,
        before: &Match,
        act: &Act,
        target: &Target,
    ) -> Result<PlayerId, Error> {
        match target.capacity {
            Capacity::Player => self.seated(tx, before.running()?, act).await,
            Capacity::Moderator { .. } if act.from.guild() != Some(before.card.place.guild) => {
                Err(Refusal::NoSuchMatch.into())
            }
            Capacity::Moderator { .. } => Ok(people::player(tx, &*self.lot, &act.by).await?),
        }
    }

    /// Refuses a match of another server as if it didn't exist, unless the person is in it.
    pub(crate) async fn check_visible(
        &self,
        tx: &mut Transaction<'_>,
        found: &Match,
        act: &Act,
    ) -> Result<(), Error> {
        if act.from.guild() == Some(found.card.place.guild) {
            return Ok(());
        }
        let player = tx.read(Slot::user(act.by.user)).await?;
        let is_in = player.is_some_and(|player| found.people().contains(&player));
        is_in.then_some(()).ok_or(Refusal::NoSuchMatch.into())
    }

    /// Returns someone's player, who must have a seat.
    pub(crate) async fn seated(
        &self,
        tx: &mut Transaction<'_>,
        play: &Play,
        act: &Act,
    ) -> Result<PlayerId, Error> {
        let player = tx.read(Slot::user(act.by.user)).await?;
        let seated = player.filter(|player| play.people().contains(player));
        Ok(seated.ok_or(Refusal::NotAPlayer)?)
    }

    /// Returns the refusal that names the player to move.
    async fn not_your_turn(&self, found: &Match) -> Result<Refusal, Error> {
        let Holder::Person(next) = found.running()?.to_move() else {
            return Ok(Refusal::ComputerThinks);
        };
        let next = self.participant(next).await?.user;
        Ok(Refusal::NotYourTurn { next })
    }
}
