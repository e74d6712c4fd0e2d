//! Posts that newer ones overtook when they may have been sent already. Their fate is found out so
//! that no old board keeps its buttons: the sender reports it, or the delivery worker searches for
//! the message.

use halma_store::ids::Timestamp;
use halma_store::records::PostRecord;
use halma_store::{Key, Prefix, Slot};

use super::posts::{OldMessage, PostRef, is_being_answered, old_message};
use crate::Service;
use crate::change::{Error, Transaction};

/// The maximum number of a match's posts read: only a few wait at a time.
const MOST_POSTS: usize = 1_000;

impl Service {
    /// Returns the boards older than this one that are still being sent as answers.
    ///
    /// # Errors
    /// The store failed.
    pub async fn older_answers(&self, post: PostRef) -> Result<Vec<PostRef>, Error> {
        let posts = Prefix::PostsOf(post.id);
        let mut answers = Vec::new();
        for (key, stored) in self.store.scan_records(posts, None, MOST_POSTS).await? {
            if let Key::Post(id, sequence) = key
                && sequence < post.sequence
            {
                let older = Slot::post(id, sequence).read(&stored)?;
                if older.overtaken && is_being_answered(&older) {
                    answers.push(PostRef { id, sequence });
                }
            }
        }
        Ok(answers)
    }

    /// Notes that an overtaken post isn't on Discord: a newer one covers it.
    ///
    /// # Errors
    /// The store failed.
    pub async fn not_there(&self, reference: PostRef) -> Result<(), Error> {
        self.change(|mut tx| async move {
            let slot = Slot::post(reference.id, reference.sequence);
            match tx.read(slot).await?.filter(|record| record.overtaken) {
                Some(record) => self.drop_post(tx, reference, &record).await,
                None => Ok(()),
            }
        })
        .await
    }

    /// Drops a post that would have had its match's buttons. The message it was to replace loses
    /// its own, unless it has the current ones; a newer post will replace that.
    pub(super) async fn drop_post(
        &self,
        mut tx: Transaction<'_>,
        PostRef { id, sequence }: PostRef,
        record: &PostRecord,
    ) -> Result<(), Error> {
        tx.delete(Slot::post(id, sequence));
        match self.load(&mut tx, id).await {
            Ok(None) => {}
            Ok(Some(before)) => {
                let is_old = |old: &OldMessage| before.card.message != Some(old.message);
                if let Some(old) = old_message(record).filter(is_old) {
                    // Discord accepts no edit by a click that was never answered.
                    let live = old.answered.filter(|click| Some(*click) != record.answers);
                    let old = OldMessage {
                        answered: live,
                        ..old
                    };
                    let mut after = before.clone();
                    Self::put_retirement(&mut tx, &mut after, old, Timestamp::EPOCH)?;
                    self.record(&mut tx, Some(&before), &after).await?;
                }
            }
            Err(error) => tracing::error!(?error, "an old board may keep its buttons"),
        }
        Ok(tx.commit().await?)
    }
}
