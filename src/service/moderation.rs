//! What moderators do: ending a match, taking a move back; and the log of it.

use super::draft::{self, Draft};
use super::matches::{Closed, Match, Play, Stage};
use super::people;
use super::play::{MOST_EVENTS, later, post_kind, running};
use super::{Act, Changed, Participant, Service, retry};
use crate::engine::{Outcome, Reason};
use crate::ids::{GuildId, InteractionId, MatchId, PlayerId, Timestamp};
use crate::service::error::{Error, Fault, Refusal};
use crate::store::records::{DeedRecord, Moderated};
use crate::store::{ChangeSet, Key, Prefix};

pub use crate::store::records::{Deed, Logged};

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
}

impl Service {
    /// Ends a match, which then counts for nobody; a challenge is removed.
    ///
    /// # Errors
    /// A refusal that says why not, or a fault; nothing has changed then.
    pub async fn end_match(&self, act: &Act, id: MatchId) -> Result<Changed, Error> {
        let _turn = self.turnstile(id).await;
        retry!(self.try_moderate(act, id, Deed::Ended, ended))
    }

    /// Takes the last move of a match back, whoever made it.
    ///
    /// # Errors
    /// A refusal that says why not, or a fault; nothing has changed then.
    pub async fn undo_move(&self, act: &Act, id: MatchId) -> Result<Changed, Error> {
        let _turn = self.turnstile(id).await;
        self.judge_now(id, act.now).await?;
        retry!(self.try_moderate(act, id, Deed::Undone, undone))
    }

    async fn try_moderate(
        &self,
        act: &Act,
        id: MatchId,
        deed: Deed,
        change: fn(&Match, Timestamp) -> Result<Match, Error>,
    ) -> Result<Changed, Error> {
        let mut draft = Draft::new(&*self.store);
        if let Some(changed) = self.repeated(&mut draft, act.interaction).await? {
            return Ok(changed);
        }
        let before = self.existing(&mut draft, id).await?;
        let mut after = change(&before, act.now)?;
        let guild = before.card.place.guild;
        let what = Logged::Match(deed, before.card.code);
        let by = self.log_deed(&mut draft, act, guild, what).await?;
        after.say_who(by, deed);
        let kind = post_kind(&after);
        self.settle(draft, Some(&before), after, act, kind).await
    }

    /// Notes in a server's log what a moderator does; gives who that is.
    pub(super) async fn log_deed(
        &self,
        draft: &mut Draft<'_>,
        act: &Act,
        guild: GuildId,
        what: Logged,
    ) -> Result<PlayerId, Error> {
        let by = people::player(draft, &*self.lot, &act.by).await?;
        let key = Key::Deed(act.now, guild, act.interaction);
        draft.put(key, &DeedRecord { by, what })?;
        Ok(by)
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
        let from = Key::Deed(kept.plus_ms(1), GuildId(0), InteractionId(0));
        let keys = self.store.scan(Prefix::Deeds, Some(from), usize::MAX);
        let of_guild = keys.await?.into_iter().rev().filter_map(|key| match key {
            Key::Deed(at, of, _) if of == guild => Some((key, at)),
            _ => None,
        });
        let mut lines = Vec::new();
        for (key, at) in of_guild.take(most) {
            let record: Option<DeedRecord> = draft::read(&*self.store, key).await?;
            let Some(record) = record else { continue };
            let by = self.participant(record.by).await?;
            let what = record.what;
            lines.push(LogLine { at, by, what });
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

impl Match {
    /// Lets the next board say which moderator did what.
    pub(super) fn say_who(&mut self, by: PlayerId, deed: Deed) {
        if let Stage::Running(play) | Stage::Finished(play) = &mut self.stage {
            play.word = Some(Moderated { by, deed });
        }
    }
}

/// The match after a moderator has ended it.
fn ended(before: &Match, now: Timestamp) -> Result<Match, Error> {
    if let Stage::Open(lobby) = &before.stage {
        let stage = Stage::Closed {
            why: Closed::Removed,
            players: lobby.people(),
            at: now,
        };
        let card = before.card.clone();
        return Ok(Match { card, stage });
    }
    let mut play = running(before)?.clone();
    let turns = play.conclude(Outcome::void(Reason::Aborted), now);
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
