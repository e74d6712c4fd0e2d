//! What moderators do: ending a match, taking a move back; and the log of it.

use super::draft::{self, Draft};
use super::matches::{Closed, Match, Play, Stage};
use super::people;
use super::play::{MOST_EVENTS, check_turn, later, post_kind, running};
use super::{Act, Changed, Participant, Service, retry};
use crate::ids::{GuildId, MatchId, PlayerId, Timestamp};
use crate::service::error::{Error, Fault, Refusal};
use crate::store::records::{DeedRecord, Moderated, Moved};
use crate::store::{ChangeSet, Key, Prefix, Slot};

pub use crate::store::records::{ChangedSetting, Deed, Logged, Setting};

/// How long the log is kept.
const KEPT_MS: i64 = 90 * 24 * 3_600_000;
/// How many old lines are forgotten in one go.
const FORGOTTEN_AT_ONCE: usize = 100;

/// A line of the log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LogLine {
    /// When.
    pub at: Timestamp,
    /// Who.
    pub by: Participant,
    /// What.
    pub what: Logged,
    /// Why, in the moderator's own words.
    pub reason: Option<String>,
    /// From where to where, where a match was moved.
    pub moved: Option<Moved>,
    /// What the server wants now, where that changed.
    pub changes: Vec<ChangedSetting>,
}

/// The longest reason in characters.
pub const MOST_REASON_CHARS: usize = 300;

/// What a moderator wants to be done with a match.
struct Order<'a> {
    deed: Deed,
    reason: &'a str,
    /// The turn for which it was asked, where it must not be another.
    turn: Option<u64>,
    change: fn(&Match, Timestamp) -> Result<Match, Error>,
}

/// A reason as it is kept; none where nothing is said.
fn kept_reason(text: &str) -> Option<String> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let reason: String = words.join(" ").chars().take(MOST_REASON_CHARS).collect();
    Some(reason).filter(|reason| !reason.is_empty())
}

impl Service {
    /// Ends a match, which then counts for nobody; a challenge is removed. The players are told the
    /// reason, where there is one.
    ///
    /// # Errors
    /// A refusal that says why not, or a fault; nothing has changed then.
    pub async fn end_match(&self, act: &Act, id: MatchId, reason: &str) -> Result<Changed, Error> {
        let _turn = self.turnstile(id).await;
        let order = Order {
            deed: Deed::Ended,
            reason,
            turn: None,
            change: ended,
        };
        retry!(self.try_moderate(act, id, &order))
    }

    /// Takes the last move of a match back, whoever made it; `turn` is that of the board for which it
    /// was asked. The players are told the reason, where
    /// there is one.
    ///
    /// # Errors
    /// A refusal that says why not, or a fault; nothing has changed then.
    pub async fn undo_move(
        &self,
        act: &Act,
        id: MatchId,
        turn: Option<u64>,
        reason: &str,
    ) -> Result<Changed, Error> {
        let _turn = self.turnstile(id).await;
        self.judge_now(id, act.now).await?;
        let order = Order {
            deed: Deed::Undone,
            reason,
            turn,
            change: undone,
        };
        retry!(self.try_moderate(act, id, &order))
    }

    async fn try_moderate(
        &self,
        act: &Act,
        id: MatchId,
        order: &Order<'_>,
    ) -> Result<Changed, Error> {
        let mut draft = Draft::new(&*self.store);
        if let Some(changed) = self.repeated(&mut draft, act.interaction).await? {
            return Ok(changed);
        }
        let before = self.existing(&mut draft, id).await?;
        check_turn(&before, order.turn)?;
        let mut after = (order.change)(&before, act.now)?;
        let reason = kept_reason(order.reason);
        let by = people::player(&mut draft, &*self.lot, &act.by).await?;
        let record = DeedRecord {
            moved: None,
            by,
            what: Logged::Match(order.deed, before.card.code),
            reason: reason.clone(),
            changes: Vec::new(),
        };
        log_deed(&mut draft, act, before.card.place.guild, &record)?;
        after.say_who(by, order.deed, reason);
        let kind = post_kind(&after);
        self.settle(draft, Some(&before), after, act, kind).await
    }

    /// The newest lines of a server's log, the newest first.
    ///
    /// # Errors
    /// The store failed.
    pub async fn log(
        &self,
        guild: GuildId,
        now: Timestamp,
        most: usize,
    ) -> Result<Vec<LogLine>, Error> {
        let kept = now.plus_ms(-KEPT_MS);
        // Servers share the log, ordered by time, so that what is old is found at its beginning.
        let keys = self.store.scan(Prefix::Deeds, None, usize::MAX);
        let of_guild = keys.await?.into_iter().rev().filter_map(|key| match key {
            Key::Deed(at, of, interaction) if of == guild && at > kept => {
                Some((at, Slot::deed(at, of, interaction)))
            }
            _ => None,
        });
        let mut lines = Vec::new();
        for (at, slot) in of_guild.take(most) {
            let record = draft::read(&*self.store, slot).await?;
            let Some(record) = record else { continue };
            let by = self.participant(record.by).await?;
            lines.push(LogLine {
                at,
                by,
                what: record.what,
                reason: record.reason,
                moved: record.moved,
                changes: record.changes,
            });
        }
        Ok(lines)
    }

    /// Forgets what is older than the log is kept.
    pub(super) async fn forget_deeds(&self, now: Timestamp) -> Result<(), Error> {
        let kept = now.plus_ms(-KEPT_MS);
        let oldest = self.store.scan(Prefix::Deeds, None, FORGOTTEN_AT_ONCE);
        let mut changes = ChangeSet::new();
        for key in oldest.await? {
            match key {
                Key::Deed(at, ..) if at <= kept => changes.delete(key),
                _ => break,
            }
        }
        Ok(self.store.commit(changes).await?)
    }
}

/// Notes in a server's log what a moderator does.
pub(super) fn log_deed(
    draft: &mut Draft<'_>,
    act: &Act,
    guild: GuildId,
    record: &DeedRecord,
) -> Result<(), Error> {
    let slot = Slot::deed(act.now, guild, act.interaction);
    Ok(draft.put(slot, record)?)
}

impl Match {
    /// Lets the next message say which moderator did what.
    pub(super) fn say_who(&mut self, by: PlayerId, deed: Deed, reason: Option<String>) {
        let said = Some(Moderated { by, deed, reason });
        match &mut self.stage {
            Stage::Running(play) | Stage::Finished(play) => play.word = said,
            Stage::Closed(closing) => closing.word = said,
            Stage::Open(_) => {}
        }
    }
}

/// The match after a moderator has ended it.
fn ended(before: &Match, now: Timestamp) -> Result<Match, Error> {
    if let Stage::Open(lobby) = &before.stage {
        let stage = lobby.closed(Closed::Removed, now);
        let card = before.card.clone();
        return Ok(Match { card, stage });
    }
    let mut play = running(before)?.clone();
    let turns = play.cancel(None, now);
    later_if_whole(before, play, turns)
}

/// The match after a moderator has taken the last move back.
fn undone(before: &Match, now: Timestamp) -> Result<Match, Error> {
    let mut play = running(before)?.clone();
    let mover = play.last.as_ref().map(|last| play.owner(last.seat));
    let plies = mover.map_or(0, |mover| play.undone(mover).len());
    if plies == 0 {
        return Err(Refusal::NothingToTakeBack.into());
    }
    if play.events.len() >= MOST_EVENTS {
        return Err(Refusal::TooLong.into());
    }
    let turns = play.take_back(plies, now);
    later_if_whole(before, play, turns)
}

fn later_if_whole(before: &Match, play: Play, turns: Result<u64, String>) -> Result<Match, Error> {
    let code = before.card.code;
    let turns = turns.map_err(|cause| Fault::Damaged { code, cause })?;
    Ok(later(before, play, turns))
}
