//! Posts that answer interactions, and the tokens that allow follow-ups and edits of answers for a
//! while.

use halma_store::ids::{AnswerToken, InteractionId, PlayerId, Timestamp};
use halma_store::{ChangeSet, Key, Prefix, Slot};

use super::posts::{OldMessage, old_message};
use crate::Service;
use crate::change::{Error, Transaction, read};
use crate::matches::Match;

/// How many old tokens are deleted at once.
const FORGOTTEN_AT_ONCE: usize = 1_000;

/// A post that waits to be sent as the answer to an interaction.
#[derive(Clone, Copy)]
pub struct UnsentAnswer {
    pub by: Option<PlayerId>,
    pub replaces: Option<OldMessage>,
    pub interaction: InteractionId,
}

impl Service {
    /// Returns this process's unsent answer that shows the current state of a match.
    pub(crate) async fn unsent_answer(
        &self,
        tx: &mut Transaction<'_>,
        found: &Match,
    ) -> Result<Option<UnsentAnswer>, Error> {
        let slot = Slot::post(found.id, found.card.shown);
        let record = tx.read(slot).await?;
        let own = self.node.map(|node| node.id);
        let record = record.filter(|record| record.answering == own);
        Ok(record.and_then(|record| {
            Some(UnsentAnswer {
                by: record.by,
                replaces: old_message(&record),
                interaction: record.answers?,
            })
        }))
    }

    /// Returns the token of an interaction while Discord accepts it.
    ///
    /// # Errors
    /// The store failed.
    pub async fn answer_token(
        &self,
        interaction: InteractionId,
        now: Timestamp,
    ) -> Result<Option<AnswerToken>, Error> {
        if interaction < oldest_answer(now) {
            return Ok(None);
        }
        let slot = Slot::answer(interaction);
        Ok(read(&self.store, slot).await?)
    }

    /// Deletes the tokens that Discord no longer accepts.
    ///
    /// # Errors
    /// The store failed.
    pub async fn forget_answers(&self, now: Timestamp) -> Result<(), Error> {
        let oldest = self.store.scan(Prefix::Answers, None, FORGOTTEN_AT_ONCE);
        let mut changes = ChangeSet::new();
        for key in oldest.await? {
            match key {
                Key::Answer(id) if id < oldest_answer(now) => changes.delete(key),
                _ => break,
            }
        }
        if changes.is_empty() {
            return Ok(());
        }
        Ok(self.store.commit(changes).await?)
    }
}

fn oldest_answer(now: Timestamp) -> InteractionId {
    InteractionId::first_at(now - AnswerToken::LIFETIME)
}
