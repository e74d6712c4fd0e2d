//! Posts that newer ones overtook when they may have been on Discord already, or on their way. What became
//! of them is found out: whoever is sending one says so, else the delivery worker looks for its message, so
//! that no old board keeps its buttons.

use super::posts::{OldMessage, PostRef, is_being_answered};
use crate::ids::Timestamp;
use crate::service::Service;
use crate::service::change::{Error, Transaction};
use crate::store::records::PostRecord;
use crate::store::{Key, Prefix, Slot};

/// The most posts of a match that are looked at: a few wait at a time.
const MOST_POSTS: usize = 1_000;

impl Service {
    /// The boards older than this one with which somebody is still answering.
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

    /// Notes that an overtaken post is not on Discord: a newer one tells what it would have told.
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

    /// Drops a post that would have borne the buttons of its match. The message that it was to replace loses
    /// its own, unless it is the one that bears them now: that is for a newer post to replace.
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
                if let Some(old) = record.old_message().filter(is_old) {
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
