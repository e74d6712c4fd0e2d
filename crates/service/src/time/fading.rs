//! Unused ratings: after a while they lose their place in tables.

use halma_rating::Family;
use halma_store::ids::{PlayerId, Scope, Timestamp};
use halma_store::{Key, Prefix, Slot};

use crate::Service;
use crate::change::{Error, Scores, Transaction, is_hidden, move_in_tables};
use crate::matches::Tally;

const MOST_AT_ONCE: usize = 10_000;

impl Service {
    /// Removes people who haven't played for long from the rating tables.
    pub(super) async fn fade(&self, now: Timestamp) -> Result<(), Error> {
        let until = Key::Fade(now.next(), PlayerId(0), Scope::Global, Family::Halma);
        let fades = (self.store).scan_until(Prefix::Fades, None, until, MOST_AT_ONCE);
        for key in fades.await? {
            // A damaged tally must not block the others.
            if let Err(error) = self.change(|tx| self.try_to_fade(tx, key)).await {
                tracing::error!(?error, %key, "couldn't fade a rating");
            }
        }
        Ok(())
    }

    async fn try_to_fade(&self, mut tx: Transaction<'_>, key: Key) -> Result<(), Error> {
        let Key::Fade(at, player, scope, family) = key else {
            return Ok(());
        };
        tx.delete(key);
        let slot = Slot::tally(player, scope, family);
        if let Some(mut tally) = tx
            .read(slot)
            .await?
            .filter(|tally| tally.fades_at() == Some(at))
        {
            let before = Scores::of(scope, family, Some(&tally));
            tally.faded = true;
            tx.put(slot, &tally)?;
            if !is_hidden(&mut tx, player).await? {
                let after = Scores::of(scope, family, Some(&tally));
                // No match has the number of a moment.
                move_in_tables(&mut tx, player, &before, &after, at.0 as u64)?;
            }
        }
        Ok(tx.commit().await?)
    }
}
