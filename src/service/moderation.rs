//! What moderators do: ending a match, taking a move back; and the log of it.

use super::draft::{self, Draft};
use super::matches::{Closed, Match, Play, Stage};
use super::people;
use super::play::{MOST_EVENTS, later, post_kind};
use super::{Act, Changed, Participant, PostKind, Service, retry};
use crate::engine::{Outcome, Reason};
use crate::ids::{GuildId, InteractionId, MatchId, PlayerId, Timestamp};
use crate::service::error::{Error, Fault, Refusal};
use crate::store::records::{DeedRecord, Moderated};
use crate::store::{ChangeSet, Key, Prefix};

pub use crate::store::records::{Deed, Logged};

/// How long the log is kept.
const KEPT_MS: i64 = 90 * 24 * 3_600_000;
const A_PAGE: usize = 1_000;
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
        retry!(self.try_moderate(act, id, Deed::Ended))
    }

    /// Takes the last move of a match back, whoever made it.
    ///
    /// # Errors
    /// A refusal that says why not, or a fault; nothing has changed then.
    pub async fn undo_move(&self, act: &Act, id: MatchId) -> Result<Changed, Error> {
        let _turn = self.turnstile(id).await;
        self.judge_now(id, act.now).await?;
        retry!(self.try_moderate(act, id, Deed::Undone))
    }

    async fn try_moderate(&self, act: &Act, id: MatchId, deed: Deed) -> Result<Changed, Error> {
        let mut draft = Draft::new(&*self.store);
        if let Some(changed) = self.repeated(&mut draft, act.interaction).await? {
            return Ok(changed);
        }
        let before = self
            .load(&mut draft, id)
            .await?
            .ok_or(Refusal::NoSuchMatch)?;
        let by = people::player(&mut draft, &*self.lot, &act.by).await?;
        let key = Key::Deed(act.now, before.card.place.guild, act.interaction);
        let what = Logged::Match(deed, before.card.code);
        draft.put(key, &DeedRecord { by, what })?;
        let (after, kind) = moderated(&before, by, deed, act.now)?;
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
        let mut of_guild = Vec::new();
        let mut from = Key::Deed(kept.plus_ms(1), GuildId(0), InteractionId(0));
        // Servers share the log, ordered by time, so that what is old is found at its beginning.
        loop {
            let page = self.store.scan(Prefix::Deeds, Some(from), A_PAGE).await?;
            of_guild.extend(page.iter().filter_map(|&key| match key {
                Key::Deed(at, of, _) if of == guild => Some((key, at)),
                _ => None,
            }));
            match page.last() {
                Some(last) if page.len() == A_PAGE => from = *last,
                _ => break,
            }
        }
        // A page begins with the last key of the one before.
        of_guild.dedup();
        let mut lines = Vec::new();
        for (key, at) in of_guild.into_iter().rev().take(most) {
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

/// The match after a moderator's deed, and what the channel is to see.
fn moderated(
    before: &Match,
    by: PlayerId,
    deed: Deed,
    now: Timestamp,
) -> Result<(Match, PostKind), Error> {
    let play = match &before.stage {
        Stage::Running(play) => play.clone(),
        Stage::Open(lobby) if deed == Deed::Ended => {
            let stage = Stage::Closed {
                why: Closed::Removed,
                players: lobby.people(),
                at: now,
            };
            let card = before.card.clone();
            return Ok((Match { card, stage }, PostKind::Refresh));
        }
        Stage::Open(_) => return Err(Refusal::NotBegun.into()),
        Stage::Finished(_) => return Err(Refusal::GameOver.into()),
        Stage::Closed { why, .. } => return Err(Refusal::ChallengeClosed(*why).into()),
    };
    let (mut play, turns) = done(play, before, deed, now)?;
    play.word = Some(Moderated { by, deed });
    let after = later(before, play, turns);
    let kind = post_kind(&after);
    Ok((after, kind))
}

fn done(mut play: Play, before: &Match, deed: Deed, now: Timestamp) -> Result<(Play, u64), Error> {
    let turns = match deed {
        Deed::Ended => play.conclude(Outcome::void(Reason::Aborted), now),
        Deed::Undone => {
            let mover = play.last.as_ref().map(|last| play.owner(last.seat));
            let plies = mover.map_or(0, |mover| play.undone(mover).len());
            if plies == 0 {
                return Err(Refusal::NothingToTakeBack.into());
            }
            if play.events.len() >= MOST_EVENTS {
                return Err(Refusal::TooLong.into());
            }
            play.take_back(plies, now)
        }
        Deed::Moved => Ok(0),
    };
    let code = before.card.code;
    let turns = turns.map_err(|cause| Fault::Damaged { code, cause })?;
    Ok((play, turns))
}
