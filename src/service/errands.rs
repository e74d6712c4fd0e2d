//! What is to be done on Discord once at most: reminding somebody, looking whether somebody is
//! still in the server. An errand is stored with the change that asks for it and deleted before
//! it is run, so none is run twice.

use super::draft::Draft;
use super::matches::{Match, Stage};
use super::{MatchView, Service};
use crate::ids::{MatchId, Timestamp};
use crate::service::error::Error;
use crate::store::records::ErrandRecord;
use crate::store::{Key, Prefix, StoreError};

pub use crate::store::records::Errand;

/// Boards must not wait for long behind reminders.
const MOST_AT_ONCE: usize = 20;

/// Stores an errand for the present turn of a match.
pub(super) fn put_errand(
    draft: &mut Draft<'_>,
    found: &Match,
    errand: Errand,
) -> Result<(), StoreError> {
    let turn = found.card.turn;
    draft.put(Key::Errand(found.card.id), &ErrandRecord { turn, errand })
}

impl Service {
    /// The matches with an errand that is to be run, some at a time.
    ///
    /// # Errors
    /// The store failed.
    pub async fn errands(&self) -> Result<Vec<MatchId>, Error> {
        let keys = self.store.scan(Prefix::Errands, None, MOST_AT_ONCE).await?;
        let id = |key| match key {
            Key::Errand(id) => Some(id),
            _ => None,
        };
        Ok(keys.into_iter().filter_map(id).collect())
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
        let key = Key::Errand(id);
        let mut draft = Draft::new(&*self.store);
        let record: Option<ErrandRecord> = draft.read(key).await?;
        draft.delete(key);
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
