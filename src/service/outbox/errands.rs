//! What is to be done on Discord once at most: reminding somebody, looking whether somebody is
//! still in the server. An errand is stored with the change that asks for it and deleted before
//! it is run, so none is run twice.

use super::delivered::pause;
use crate::ids::{MatchId, Timestamp};
use crate::service::Service;
use crate::service::change::{Error, Transaction};
use crate::service::matches::Match;
use crate::store::records::{Errand, ErrandRecord};
use crate::store::{Key, Prefix, Slot, StoreError};

/// How many are run in one go.
const MOST_AT_ONCE: usize = 20;
/// How many are looked at, some of which were put off.
const MOST_LOOKED_AT: usize = 1_000;

/// Stores an errand for the present turn of a match.
pub fn put_errand(
    tx: &mut Transaction<'_>,
    found: &Match,
    errand: Errand,
) -> Result<(), StoreError> {
    let record = ErrandRecord {
        turn: found.card.turn,
        errand,
        not_before: Timestamp::EPOCH,
        attempts: 0,
    };
    tx.put(Slot::errand(found.id), &record)
}

impl Service {
    /// The matches with an errand that is to be run now, some at a time.
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
                Ok(record) if record.not_before <= now => due.push(id),
                Ok(_) => {}
                Err(error) => tracing::error!(%error, %key, "skipping an errand"),
            }
        }
        due.truncate(MOST_AT_ONCE);
        Ok(due)
    }

    /// Puts an errand off, with a pause that grows: what had to be asked first was not answered.
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
