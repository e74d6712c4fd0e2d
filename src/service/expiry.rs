//! What time brings about by itself.

use futures::StreamExt;

use super::draft::Draft;
use super::matches::{Closed, Match, Stage};
use super::posts::Intent;
use super::{PostKind, Service, retry};
use crate::ids::{InteractionId, MatchId, Timestamp};
use crate::service::error::Error;
use crate::store::{ChangeSet, Due, Key, Prefix};

/// How long the outcome of an interaction is kept for repeats.
const INTERACTION_MS: i64 = 3_600_000;
const MOST_AT_ONCE: usize = 1_000;
const AT_THE_SAME_TIME: usize = 32;

impl Service {
    /// Does what has fallen due: challenges expire, time for moves is over, old interactions are
    /// forgotten. Deadlines are judged only where a [`Heartbeat`](super::Heartbeat) was noted
    /// lately. Doing it twice, or at the same time, does it once.
    ///
    /// # Errors
    /// The store failed; what was done stays done.
    pub async fn sweep(&self, now: Timestamp) -> Result<(), Error> {
        let due = self.store.scan(Prefix::Dues, None, MOST_AT_ONCE).await?;
        let due = due.into_iter().filter_map(|key| match key {
            Key::Due(at, _, id) if at <= now => Some((key, id)),
            _ => None,
        });
        // Changes that wait together are written together, and moves come in between.
        futures::stream::iter(due)
            .for_each_concurrent(AT_THE_SAME_TIME, |(key, id)| self.sweep_one(key, id, now))
            .await;
        self.forget_deeds(now).await?;
        self.forget_interactions(now).await
    }

    /// One damaged match must not keep the others from their due.
    async fn sweep_one(&self, key: Key, id: MatchId, now: Timestamp) {
        let done = match key {
            Key::Due(_, Due::Deadline, _) => self.judge(key, id, now).await,
            Key::Due(_, Due::Reminder, _) => self.judge_reminder(key, id, now).await,
            Key::Due(_, Due::Look, _) => self.judge_look(key, id, now).await,
            Key::Due(_, Due::CloseThread, _) => self.judge_thread(key, id, now).await,
            Key::Due(_, Due::Lost, _) => self.judge_lost(key, id, now).await,
            _ => self.expire(id, now).await,
        };
        if let Err(error) = done {
            tracing::error!(?error, %key, "a due item cannot be done");
        }
    }

    /// Closes a challenge that has expired; any other match stays as it is.
    pub(super) async fn expire(&self, id: MatchId, now: Timestamp) -> Result<(), Error> {
        retry!(self.try_expire(id, now))
    }

    async fn try_expire(&self, id: MatchId, now: Timestamp) -> Result<(), Error> {
        let mut draft = Draft::new(&*self.store);
        let Some(before) = self.load(&mut draft, id).await? else {
            return Ok(());
        };
        let Stage::Open(lobby) = &before.stage else {
            return Ok(());
        };
        if lobby.expires > now {
            return Ok(());
        }
        let stage = Stage::Closed {
            why: Closed::Expired,
            players: lobby.people(),
            at: now,
        };
        let mut after = Match {
            card: before.card.clone(),
            stage,
        };
        let intent = Intent {
            kind: PostKind::Refresh,
            replaces: after.card.message,
            not_before: now,
        };
        self.put_post(&mut draft, &mut after, intent).await?;
        Self::put_match(&mut draft, Some(&before), &after)?;
        Ok(draft.commit().await?)
    }

    async fn forget_interactions(&self, now: Timestamp) -> Result<(), Error> {
        let kept = InteractionId::first_at(now.plus_ms(-INTERACTION_MS));
        let mut changes = ChangeSet::new();
        for key in self
            .store
            .scan(Prefix::Interactions, None, MOST_AT_ONCE)
            .await?
        {
            match key {
                Key::Interaction(id) if id < kept => changes.delete(key),
                _ => break,
            }
        }
        Ok(self.store.commit(changes).await?)
    }
}
