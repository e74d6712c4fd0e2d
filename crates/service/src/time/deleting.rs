//! The moves of old games are deleted, if the operator wants that and nobody who played asked to
//! keep them.

use halma_store::ids::{MatchId, PlayerId, Timestamp, days};
use halma_store::records::{CompactGame, FinishedRecord};
use halma_store::{Key, Prefix, Slot};

use crate::Service;
use crate::change::{Error, Transaction};
use crate::matches::has_no_moves;

/// How many games are looked at before others get to read and write.
const AT_ONCE: usize = 200;

/// What became of a page of games.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Deleted {
    /// The number of games whose moves were deleted.
    pub games: u64,
    /// Where the next page begins, unless this was the last one.
    pub next: Option<MatchId>,
}

impl Service {
    /// Deletes the moves of compact games of a page that have been over for this many days.
    ///
    /// # Errors
    /// The store failed; what was done stays done.
    pub async fn delete_old_moves(
        &self,
        from: Option<MatchId>,
        after: u16,
        now: Timestamp,
    ) -> Result<Deleted, Error> {
        let from = from.map(|id| Slot::finished(id).key());
        let found = (self.store).scan_records(Prefix::FinishedGames, from, AT_ONCE + 1);
        let mut page = Deleted::default();
        let ended = now - days(after.into());
        for (number, (key, stored)) in found.await?.iter().enumerate() {
            let Key::Finished(id) = *key else { continue };
            if number == AT_ONCE {
                page.next = Some(id);
                break;
            }
            let Ok(FinishedRecord::V1(game)) = Slot::finished(id).read(stored) else {
                continue;
            };
            if game.3 >= ended || has_no_moves(&game) || self.is_kept(&game).await? {
                continue;
            }
            let _turn = self.gates.enter(id).await;
            match self
                .change(|tx| self.try_to_delete(tx, id, ended, after))
                .await
            {
                Ok(is_deleted) => page.games += u64::from(is_deleted),
                // `halma check` tells of it.
                Err(error) if error.is_lasting() => {
                    tracing::warn!(?error, %id, "leaving a damaged game as it is");
                }
                Err(error) => return Err(error),
            }
        }
        Ok(page)
    }

    /// Returns whether one of the people who played a game keeps theirs.
    async fn is_kept(&self, game: &CompactGame) -> Result<bool, Error> {
        let people: Vec<PlayerId> = game.7.iter().filter_map(|holder| holder.player()).collect();
        for player in people {
            if self.settings_of(player).await?.keeps_games {
                return Ok(true);
            }
        }
        Ok(false)
    }

    async fn try_to_delete(
        &self,
        mut tx: Transaction<'_>,
        id: MatchId,
        ended: Timestamp,
        after: u16,
    ) -> Result<bool, Error> {
        let is_deleted = self.delete_moves(&mut tx, id, ended, after).await?;
        if is_deleted {
            tx.commit().await?;
        }
        Ok(is_deleted)
    }
}
