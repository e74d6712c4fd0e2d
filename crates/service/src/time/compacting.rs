//! Finished games take their compact form once they have rested: a page of matches at a time, one
//! change per game, so that it can stop anywhere.

use std::time::Duration;

use halma_store::ids::{MatchId, Timestamp, days};
use halma_store::records::{CourseRecord, MatchRecord, StageRecord};
use halma_store::{Key, Prefix, Slot};

use crate::Service;
use crate::change::{Error, Transaction, index_entries};

/// How long a game has to be over: until then people look at it, and ask for a rematch.
const RESTS: Duration = days(2);
/// How many matches are looked at before others get to read and write.
const AT_ONCE: usize = 200;

/// What became of a page of matches.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Compacted {
    /// The number of games that took their compact form.
    pub games: u64,
    /// The number of games that stay as they are.
    pub declined: u64,
    /// Where the next page begins, unless this was the last one.
    pub next: Option<MatchId>,
}

impl Service {
    /// Gives finished games of a page of matches their compact form. Older versions can't read it.
    ///
    /// # Errors
    /// The store failed; what was done stays done.
    pub async fn compact_games(
        &self,
        from: Option<MatchId>,
        now: Timestamp,
    ) -> Result<Compacted, Error> {
        let from = from.map(|id| Slot::matched(id).key());
        let found = (self.store).scan_records(Prefix::Matches, from, AT_ONCE + 1);
        let found = found.await?;
        let mut page = Compacted::default();
        for (number, (key, stored)) in found.iter().enumerate() {
            let Key::Match(id) = *key else { continue };
            if number == AT_ONCE {
                page.next = Some(id);
                break;
            }
            // A damaged head is for `halma check` to tell.
            let head = Slot::matched(id).read(stored);
            if !head.is_ok_and(|head| has_rested(&head, now)) {
                continue;
            }
            match self.compact_game_of(id).await {
                Ok(true) => page.games += 1,
                Ok(false) => page.declined += 1,
                // A damaged game must not block the others.
                Err(error) if error.is_lasting() => {
                    tracing::warn!(?error, %id, "leaving a damaged game as it is");
                    page.declined += 1;
                }
                Err(error) => return Err(error),
            }
        }
        Ok(page)
    }

    async fn compact_game_of(&self, id: MatchId) -> Result<bool, Error> {
        let _turn = self.gates.enter(id).await;
        self.change(|tx| self.try_to_compact(tx, id)).await
    }

    async fn try_to_compact(&self, mut tx: Transaction<'_>, id: MatchId) -> Result<bool, Error> {
        let found = self.load(&mut tx, id).await?;
        let is_at_rest =
            found.is_some_and(|found| found.finished().is_ok() && index_entries(&found).is_empty());
        let is_folded = is_at_rest && self.fold(&mut tx, id).await?;
        if is_folded {
            tx.commit().await?;
        }
        Ok(is_folded)
    }
}

/// Returns true if a game has been over for long enough.
fn has_rested(head: &MatchRecord, now: Timestamp) -> bool {
    let (MatchRecord::V2(body) | MatchRecord::V3(body)) = head;
    match &body.stage {
        StageRecord::Finished(game) => match &game.course {
            CourseRecord::V1(course) => course.at + RESTS <= now,
            CourseRecord::Other => false,
        },
        _ => false,
    }
}
