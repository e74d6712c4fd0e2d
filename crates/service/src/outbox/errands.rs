//! Tasks on Discord that are done at most once: reminding someone, checking whether someone is
//! still on the server. An errand is stored with the change that asks for it and deleted before it
//! runs, so none runs twice.

use halma_store::ids::{MatchId, Timestamp};
use halma_store::records::{Errand, ErrandRecord};
use halma_store::{Key, Prefix, Slot, StoreError};

use super::retries::{is_due, pause};
use crate::Service;
use crate::change::{Error, Transaction};
use crate::matches::Match;

/// How many are run at once.
const MOST_AT_ONCE: usize = 20;
/// How many are read; some of them may be postponed.
const MOST_LOOKED_AT: usize = 1_000;

/// Stores an errand for the current turn of a match.
pub fn put_errand(
    tx: &mut Transaction<'_>,
    found: &Match,
    errand: Errand,
) -> Result<(), StoreError> {
    if found.is_in_conversation() {
        return Ok(());
    }
    let record = ErrandRecord {
        turn: found.card.turn,
        errand,
        not_before: Timestamp::EPOCH,
        attempts: 0,
    };
    tx.put(Slot::errand(found.id), &record)
}

impl Service {
    /// Returns some of the matches with an errand to run now.
    ///
    /// # Errors
    /// The store failed.
    pub async fn errands(&self, now: Timestamp) -> Result<Vec<MatchId>, Error> {
        let mut due = Vec::new();
        let scanned = self
            .store
            .scan_records(Prefix::Errands, None, MOST_LOOKED_AT);
        for (key, stored) in scanned.await? {
            let Key::Errand(id) = key else { continue };
            match Slot::errand(id).read(&stored) {
                Ok(record) if is_due(record.not_before, now) => due.push(id),
                Ok(_) => {}
                Err(error) => tracing::error!(%error, %key, "skipping an errand"),
            }
        }
        due.truncate(MOST_AT_ONCE);
        Ok(due)
    }

    /// Postpones an errand with growing pauses, because a request needed first wasn't answered.
    ///
    /// # Errors
    /// The store failed.
    pub async fn put_off(&self, id: MatchId, now: Timestamp) -> Result<(), Error> {
        self.change(|mut tx| async move {
            let slot = Slot::errand(id);
            if let Some(mut record) = tx.read(slot).await? {
                record.not_before = now + pause(record.attempts);
                record.attempts += 1;
                tx.put(slot, &record)?;
            }
            Ok(tx.commit().await?)
        })
        .await
    }
}
