//! Does what falls due exactly once, however many processes look for it.

use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use futures::StreamExt;
use halma_store::ids::{CupId, InteractionId, MatchId, Timestamp, hours, minutes};
use halma_store::records::{Errand, Thread};
use halma_store::{ChangeSet, Due, Key, Prefix};

use crate::Service;
use crate::change::{Error, Transaction};
use crate::matches::Match;
use crate::outbox::put_errand;

/// How long the outcome of an interaction is kept for repeats.
const INTERACTION_KEPT: Duration = hours(1);
const MOST_AT_ONCE: usize = 1_000;
const AT_THE_SAME_TIME: usize = 32;

/// How far back a partial sweep looks. Nothing is queued for earlier unless a clock was set back.
const LOOKED_BACK: Duration = minutes(10);
/// How often a full sweep runs.
const ALL_EVERY: Duration = minutes(1);

/// Remembers where the queue is known to be empty: a database would walk over the remains of many
/// deleted items each time.
#[derive(Debug, Default)]
pub struct LowWater(Mutex<Option<Timestamp>>);

impl LowWater {
    /// Returns where a sweep starts; now and then that is the first item.
    fn from(&self, now: Timestamp) -> Option<Key> {
        let is_known = |at: &Timestamp| now.abs_diff(*at) < ALL_EVERY;
        let known = self.locked().filter(is_known);
        known.map(|_| first_due(now - LOOKED_BACK))
    }

    /// Notes that a sweep has seen everything due.
    fn note(&self, now: Timestamp, saw_all: bool) {
        if saw_all {
            *self.locked() = Some(now);
        }
    }

    fn locked(&self) -> MutexGuard<'_, Option<Timestamp>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Returns the first key due at a moment.
fn first_due(at: Timestamp) -> Key {
    Key::Due(at, Due::FIRST, MatchId(0))
}

impl Service {
    /// Does what is due: challenges expire, turns end, people are reminded, old data is deleted.
    /// Anything that depends on players' time is judged only if a [`Heartbeat`](super::Heartbeat)
    /// was noted recently.
    ///
    /// # Errors
    /// The store failed; what was done stays done.
    pub async fn sweep(&self, now: Timestamp) -> Result<(), Error> {
        let (from, until) = (self.low_water.from(now), first_due(now.next()));
        let due = self
            .store
            .scan_until(Prefix::Dues, from, until, MOST_AT_ONCE);
        let due = due.await?;
        let sees_all = from.is_none() && due.len() < MOST_AT_ONCE && self.has_pulse(now);
        let due = due.into_iter().filter_map(|key| match key {
            Key::Due(_, due, id) => Some((key, due, id)),
            _ => None,
        });
        // Concurrent changes are written together, and moves get through in between.
        let judged = futures::stream::iter(due)
            .map(|(key, due, id)| async move {
                // A damaged match must not block the others.
                let judged = self.judge(key, due, id, now).await;
                let judged = judged.inspect_err(|error| {
                    tracing::error!(?error, %key, "couldn't process a due item");
                });
                judged.is_ok()
            })
            .buffer_unordered(AT_THE_SAME_TIME);
        let are_done = judged.fold(true, async |all, done| all && done).await;
        self.low_water.note(now, sees_all && are_done);
        self.sweep_cups(now).await?;
        self.forget_deeds(now).await?;
        self.forget_interactions(now).await?;
        self.sweep_tables(now).await
    }

    /// Does what is due in cups, if all outages up to now are known.
    async fn sweep_cups(&self, now: Timestamp) -> Result<(), Error> {
        if !self.has_pulse(now) {
            return Ok(());
        }
        let until = Key::CupDue(now.next(), CupId(0));
        let due = (self.store).scan_until(Prefix::CupDues, None, until, MOST_AT_ONCE);
        for key in due.await? {
            let Key::CupDue(at, id) = key else { continue };
            // A damaged cup must not block the others.
            let judged = self.judge_cup(id, at, now).await;
            if let Err(error) = judged {
                tracing::error!(?error, %id, "couldn't look at a cup");
            }
        }
        Ok(())
    }

    /// Does the pending work on tables.
    pub(crate) async fn sweep_tables(&self, now: Timestamp) -> Result<(), Error> {
        self.fade(now).await?;
        self.count_rank_moves().await
    }

    async fn judge(&self, key: Key, due: Due, id: MatchId, now: Timestamp) -> Result<(), Error> {
        let _turn = self.gates.enter(id).await;
        self.change(|mut tx| async move {
            let is_time_of_somebody = !matches!(
                due,
                Due::Expiry | Due::CloseThread | Due::Parked | Due::NextGame
            );
            if is_time_of_somebody && !self.has_pulse(now) {
                return Ok(());
            }
            tx.delete(key);
            if let Some(found) = self.load(&mut tx, id).await? {
                match due {
                    Due::Expiry => self.judge_expiry(&mut tx, &found, now).await?,
                    Due::Deadline => self.judge_deadline(&mut tx, &found, now).await?,
                    Due::Reminder => self.judge_reminder(&mut tx, &found, now).await?,
                    Due::Visit => self.judge_visit(&mut tx, &found, now).await?,
                    Due::Lost => self.judge_lost(&mut tx, &found, now).await?,
                    Due::CloseThread => self.judge_thread(&mut tx, &found, now).await?,
                    Due::Parked => self.drop_parked(&mut tx, id, now).await?,
                    Due::NextGame => self.judge_next_game(&mut tx, &found, now).await?,
                }
            }
            Ok(tx.commit().await?)
        })
        .await
    }

    /// Closes the thread of a game that ended a while ago.
    async fn judge_thread(
        &self,
        tx: &mut Transaction<'_>,
        before: &Match,
        now: Timestamp,
    ) -> Result<(), Error> {
        if before.close_thread_at().is_none_or(|at| at > now) {
            return Ok(());
        }
        let mut after = before.clone();
        after.card.thread = Thread::Closed(before.origin());
        put_errand(tx, &after, Errand::CloseThread)?;
        self.record(tx, Some(before), &after).await
    }

    async fn forget_interactions(&self, now: Timestamp) -> Result<(), Error> {
        let kept = Key::Interaction(InteractionId::first_at(now - INTERACTION_KEPT));
        let forgotten = self
            .store
            .scan_until(Prefix::Interactions, None, kept, MOST_AT_ONCE);
        let mut changes = ChangeSet::new();
        for key in forgotten.await? {
            changes.delete(key);
        }
        Ok(self.store.commit(changes).await?)
    }
}
