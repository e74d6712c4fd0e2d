//! Tokens of interactions, through which answers are followed and changed for a while.

use crate::ids::{AnswerToken, InteractionId, Timestamp};
use crate::service::Service;
use crate::service::change::{Error, read};
use crate::store::{ChangeSet, Key, Prefix, Slot};

/// How many old tokens are forgotten in one go.
const FORGOTTEN_AT_ONCE: usize = 1_000;

impl Service {
    /// The token of an interaction, for as long as Discord takes it.
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
        Ok(read(&*self.store, slot).await?)
    }

    /// Forgets the tokens that Discord takes no longer.
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
    InteractionId::first_at(now.plus_ms(-AnswerToken::LIFETIME_MS))
}
