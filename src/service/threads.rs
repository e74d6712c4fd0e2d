//! Threads: a game that wants one gets it when it begins, and leaves a summary in the channel.

use super::draft::Draft;
use super::errands::put_errand;
use super::matches::{Match, Stage};
use super::{Errand, PostKind, Retirement, Service, retry};
use crate::ids::{ChannelId, MatchId, Timestamp};
use crate::service::error::Error;
use crate::store::records::{PostRecord, ThreadRecord};
use crate::store::{Key, Prefix, Slot};

/// How long after a game its thread stays open, for words and a rematch.
const OPEN_AFTER_MS: i64 = 24 * 3_600_000;

impl Match {
    /// The channel in which the match was made: its own, or that of its thread.
    pub(super) fn home(&self) -> ChannelId {
        match self.card.thread {
            ThreadRecord::Of(home) | ThreadRecord::Closed(home) => home,
            ThreadRecord::None | ThreadRecord::Wanted => self.card.place.channel,
        }
    }

    /// Whether a thread has to be made before the next post.
    pub(super) fn needs_thread(&self) -> bool {
        let goes_on = matches!(self.stage, Stage::Running(_));
        goes_on && self.card.thread == ThreadRecord::Wanted
    }

    /// When the thread of a game that has ended is closed.
    pub(super) fn close_thread_at(&self) -> Option<Timestamp> {
        match (&self.stage, self.card.thread) {
            (Stage::Finished(play), ThreadRecord::Of(_)) => {
                Some(play.turn_began().plus_ms(OPEN_AFTER_MS))
            }
            _ => None,
        }
    }
}

impl Service {
    /// Notes the thread of a match, or that it cannot have one; what waits to be posted goes there.
    ///
    /// # Errors
    /// The store failed, or the match is damaged.
    pub async fn note_thread(&self, id: MatchId, thread: Option<ChannelId>) -> Result<(), Error> {
        let _turn = self.turnstile(id).await;
        retry!(self.try_note_thread(id, thread))
    }

    async fn try_note_thread(&self, id: MatchId, thread: Option<ChannelId>) -> Result<(), Error> {
        let mut draft = Draft::new(&*self.store);
        let Some(before) = self.load(&mut draft, id).await? else {
            return Ok(());
        };
        if before.card.thread != ThreadRecord::Wanted {
            return Ok(());
        }
        let mut after = before.clone();
        after.card.thread = ThreadRecord::None;
        let challenge = before.old_message(Retirement::Settle);
        if let Some(thread) = thread {
            after.card.thread = ThreadRecord::Of(before.card.place.channel);
            after.card.place.channel = thread;
            after.card.message = None;
            after.card.message_answers = None;
            for (key, stored) in draft.records(Prefix::PostsOf(id)).await? {
                let Key::Post(_, sequence) = key else {
                    continue;
                };
                let slot = Slot::post(id, sequence);
                let post = slot.read(&stored)?;
                if !matches!(post.kind, PostKind::Retire(_)) {
                    let moved = PostRecord {
                        channel: thread,
                        // The message of the challenge stays in the channel.
                        replaces: None,
                        // What answered was said in the channel, so it is not the board.
                        answers: None,
                        ..post
                    };
                    draft.put(slot, &moved)?;
                }
            }
            if let Some(challenge) = challenge {
                Self::put_retirement(&mut draft, &mut after, challenge, Timestamp(0))?;
            }
        }
        Self::put_match(&mut draft, Some(&before), &after)?;
        Ok(draft.commit().await?)
    }

    /// Closes the thread of a game that ended a while ago.
    pub(super) fn judge_thread(
        draft: &mut Draft<'_>,
        before: &Match,
        now: Timestamp,
    ) -> Result<(), Error> {
        if before.close_thread_at().is_none_or(|at| at > now) {
            return Ok(());
        }
        let mut after = before.clone();
        after.card.thread = ThreadRecord::Closed(before.home());
        put_errand(draft, &after, Errand::CloseThread)?;
        Self::put_match(draft, Some(before), &after)
    }
}
