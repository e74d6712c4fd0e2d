//! What is to be done on Discord once at most: reminding somebody, looking whether somebody is
//! still in the server. An errand is stored with the change that asks for it and deleted before
//! it is run, so none is run twice.

use super::delivered::pause_ms;
use super::draft::{self, Draft};
use super::matches::{Match, Stage};
use super::{MatchView, Service, retry};
use crate::ids::{MatchId, Timestamp};
use crate::service::error::Error;
use crate::store::records::ErrandRecord;
use crate::store::{Key, Prefix, Slot, StoreError};

pub use crate::store::records::Errand;

/// How many are run in one go.
const MOST_AT_ONCE: usize = 20;
/// How many are looked at, some of which were put off.
const MOST_LOOKED_AT: usize = 1_000;

/// Stores an errand for the present turn of a match.
pub(super) fn put_errand(
    draft: &mut Draft<'_>,
    found: &Match,
    errand: Errand,
) -> Result<(), StoreError> {
    let record = ErrandRecord {
        turn: found.card.turn,
        errand,
        not_before: Timestamp(0),
        attempts: 0,
    };
    draft.put(Slot::errand(found.card.id), &record)
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

    /// The errand of a match, to be prepared by asking what may be asked any number of times.
    ///
    /// # Errors
    /// The store failed, or the match is damaged.
    pub async fn errand(&self, id: MatchId) -> Result<Option<(Errand, MatchView)>, Error> {
        let record = draft::read(&*self.store, Slot::errand(id)).await?;
        let Some(record) = record else {
            return Ok(None);
        };
        Ok(Some((record.errand, self.match_view(id).await?)))
    }

    /// Puts an errand off, with a pause that grows: what had to be asked first was not answered.
    ///
    /// # Errors
    /// The store failed.
    pub async fn put_off(&self, id: MatchId, now: Timestamp) -> Result<(), Error> {
        retry!(self.try_put_off(id, now))
    }

    async fn try_put_off(&self, id: MatchId, now: Timestamp) -> Result<(), Error> {
        let slot = Slot::errand(id);
        let mut draft = Draft::new(&*self.store);
        if let Some(mut record) = draft.read(slot).await? {
            record.not_before = now.plus_ms(pause_ms(record.attempts));
            record.attempts += 1;
            draft.put(slot, &record)?;
        }
        Ok(draft.commit().await?)
    }

    /// Takes the errand of a match, to be run at once. From here on it counts as run: whoever
    /// takes it is the only one. One that its match or its person has outlived is dropped.
    ///
    /// # Errors
    /// The store failed, or the match is damaged.
    pub async fn take_errand(
        &self,
        id: MatchId,
        now: Timestamp,
    ) -> Result<Option<(Errand, MatchView)>, Error> {
        match self.try_take_errand(id, now).await {
            // Another one took it.
            Err(error) if error.is_conflict() => Ok(None),
            taken => taken,
        }
    }

    async fn try_take_errand(
        &self,
        id: MatchId,
        now: Timestamp,
    ) -> Result<Option<(Errand, MatchView)>, Error> {
        let slot = Slot::errand(id);
        let mut draft = Draft::new(&*self.store);
        let record = draft.read(slot).await?;
        draft.delete(slot);
        let found = match self.load(&mut draft, id).await {
            Ok(found) => found,
            Err(error) => {
                tracing::error!(?error, %id, "an errand is dropped with its damaged match");
                None
            }
        };
        let (Some(record), Some(found)) = (record, found) else {
            draft.commit().await?;
            return Ok(None);
        };
        let is_present = found.card.turn == record.turn
            && match (record.errand, &found.stage) {
                (Errand::Remind, Stage::Running(_)) => {
                    self.still_remind(&mut draft, &found, now).await?
                }
                (Errand::Look | Errand::LookAgain, Stage::Running(_))
                | (Errand::CloseThread, Stage::Finished(_)) => true,
                _ => false,
            };
        draft.commit().await?;
        if !is_present {
            return Ok(None);
        }
        Ok(Some((record.errand, self.view(&found).await?)))
    }
}
