//! What is to be done on Discord once at most: reminding somebody, looking whether somebody is
//! still in the server. An errand is stored with the change that asks for it and deleted before
//! it is run, so none is run twice.

use super::draft::Draft;
use super::matches::Match;
use super::{MatchView, Service, StageView};
use crate::ids::MatchId;
use crate::service::error::Error;
use crate::store::records::ErrandRecord;
use crate::store::{Key, Prefix, StoreError};

pub use crate::store::records::Errand;

const MOST_AT_ONCE: usize = 1_000;

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
    /// The errands that are to be run now. From here on they count as run: whoever takes one is
    /// the only one, and it is not given a second time.
    ///
    /// # Errors
    /// The store failed.
    pub async fn take_errands(&self) -> Result<Vec<(Errand, MatchView)>, Error> {
        let mut taken = Vec::new();
        let keys = self.store.scan(Prefix::Errands, None, MOST_AT_ONCE);
        for key in keys.await? {
            let Key::Errand(id) = key else { continue };
            match self.take_errand(key, id).await {
                Ok(errand) => taken.extend(errand),
                Err(error) if error.is_conflict() => {}
                Err(error) => tracing::error!(?error, %id, "an errand cannot be run"),
            }
        }
        Ok(taken)
    }

    async fn take_errand(
        &self,
        key: Key,
        id: MatchId,
    ) -> Result<Option<(Errand, MatchView)>, Error> {
        let mut draft = Draft::new(&*self.store);
        let record: Option<ErrandRecord> = draft.read(key).await?;
        let Some(record) = record else {
            return Ok(None);
        };
        draft.delete(key);
        draft.commit().await?;
        let view = self.match_view(id).await?;
        let is_over = matches!(view.stage, StageView::Finished(_));
        let is_for_the_end = record.errand == Errand::CloseThread;
        let is_present = view.turn == record.turn && is_over == is_for_the_end;
        Ok(is_present.then_some((record.errand, view)))
    }
}
