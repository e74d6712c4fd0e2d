//! Threads: a game that wants one gets it at its start, and leaves a summary in the channel.

use halma_store::ids::{ChannelId, MatchId, Timestamp};
use halma_store::records::{PostKind, PostRecord, Retirement, Thread};
use halma_store::{Key, Prefix, Slot};

use crate::Service;
use crate::change::Error;

impl Service {
    /// Notes a match's thread, or that it can't have one; pending posts are sent there.
    ///
    /// # Errors
    /// The store failed, or the match is damaged.
    pub async fn note_thread(&self, id: MatchId, thread: Option<ChannelId>) -> Result<(), Error> {
        let _turn = self.gates.enter(id).await;
        self.change_match(id, |mut tx, before| async move {
            if before.card.thread != Thread::Wanted {
                return Ok(());
            }
            let mut after = before.clone();
            after.card.thread = Thread::None;
            let challenge = before.old_message(Retirement::Answer);
            if let Some(thread) = thread {
                after.card.thread = Thread::Of(before.card.place.channel);
                after.card.place.channel = thread;
                after.card.message = None;
                after.card.message_answers = None;
                for (key, stored) in tx.records(Prefix::PostsOf(id)).await? {
                    let Key::Post(_, sequence) = key else {
                        continue;
                    };
                    let slot = Slot::post(id, sequence);
                    let post = slot.read(&stored)?;
                    if !matches!(post.kind, PostKind::Retire(_)) && !post.overtaken {
                        let moved = PostRecord {
                            channel: thread,
                            // The message of the challenge stays in the channel.
                            replaces: None,
                            // The answer was sent in the channel, so it isn't the board.
                            answers: None,
                            ..post
                        };
                        tx.put(slot, &moved)?;
                    }
                }
                if let Some(challenge) = challenge {
                    Self::put_retirement(&mut tx, &mut after, challenge, Timestamp::EPOCH)?;
                }
            }
            self.record(&mut tx, Some(&before), &after).await?;
            Ok(tx.commit().await?)
        })
        .await
    }
}
