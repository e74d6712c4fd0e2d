//! Finished games in compact form: read like others, and put back in the usual form before they
//! change.

use super::error::{Error, Fault};
use super::transaction::{Transaction, read};
use crate::ids::{Code, MatchId};
use crate::service::Service;
use crate::service::matches::{Match, Whole, result_of};
use crate::store::records::{
    CompactGame, EVENTS_OF_A_CHUNK, EventRecord, FinishedRecord, LogRecord, ResultRecord,
};
use crate::store::{Key, Slot};

impl Service {
    /// Returns the compact form of a game, if it has one.
    pub(in crate::service) async fn compact_game(
        &self,
        id: MatchId,
    ) -> Result<Option<CompactGame>, Error> {
        let record = read(&self.store, Slot::finished(id)).await?;
        Ok(record.map(|FinishedRecord::V1(game)| game))
    }

    /// Returns the log of a game in compact form.
    pub(super) async fn compact_log(&self, id: MatchId) -> Result<Vec<EventRecord>, Error> {
        Ok(match self.compact_game(id).await? {
            Some(game) => whole(&game)?.log,
            None => Vec::new(),
        })
    }

    /// Returns the result of a game, if it was counted.
    pub(in crate::service) async fn result(
        &self,
        id: MatchId,
    ) -> Result<Option<ResultRecord>, Error> {
        Ok(self.results(&[id]).await?.pop().map(|(_, result)| result))
    }

    /// Returns the results of games, of those that were counted.
    pub(in crate::service) async fn results(
        &self,
        ids: &[MatchId],
    ) -> Result<Vec<(MatchId, ResultRecord)>, Error> {
        let keys = |key: fn(MatchId) -> Key| ids.iter().copied().map(key).collect::<Vec<_>>();
        let loose = self.store.load_many(&keys(Key::Result)).await?;
        let compact = if loose.iter().all(Option::is_some) {
            vec![None; ids.len()]
        } else {
            self.store.load_many(&keys(Key::Finished)).await?
        };
        let mut results = Vec::new();
        for ((&id, loose), compact) in ids.iter().zip(loose).zip(compact) {
            let result = match (loose, compact) {
                (Some(loose), _) => Some(Slot::result(id).read(&loose)?),
                (None, Some(compact)) => {
                    let FinishedRecord::V1(game) = Slot::finished(id).read(&compact)?;
                    result_of(&game).map_err(Fault::damaged(game.0))?
                }
                (None, None) => None,
            };
            results.extend(result.map(|result| (id, result)));
        }
        Ok(results)
    }

    /// Returns the code of a match.
    pub(in crate::service) async fn code_of(&self, id: MatchId) -> Result<Option<Code>, Error> {
        if let Some(record) = read(&self.store, Slot::matched(id)).await? {
            return Ok(Some(record.code()));
        }
        let finished = read(&self.store, Slot::finished(id)).await?;
        Ok(finished.map(|record| record.code()))
    }
}

impl Transaction<'_> {
    /// Loads a match in compact form.
    pub(super) async fn compact(&mut self, id: MatchId) -> Result<Option<Match>, Error> {
        match self.read(Slot::finished(id)).await? {
            Some(FinishedRecord::V1(game)) => Ok(Some(restored(id, &game)?)),
            None => Ok(None),
        }
    }

    /// Puts a compact game back in the usual form, where it can change.
    pub(in crate::service) async fn unfold(&mut self, id: MatchId) -> Result<(), Error> {
        let slot = Slot::finished(id);
        let Some(FinishedRecord::V1(game)) = self.read(slot).await? else {
            return Ok(());
        };
        let Whole { head, log, result } = whole(&game)?;
        self.bring_back(Slot::matched(id), &head)?;
        for (chunk, events) in log.chunks(EVENTS_OF_A_CHUNK as usize).enumerate() {
            let events = events.to_vec();
            self.bring_back(Slot::log(id, chunk as u64), &LogRecord::V1 { events })?;
        }
        if let Some(result) = result {
            self.bring_back(Slot::result(id), &result)?;
        }
        self.delete(slot);
        Ok(())
    }
}

/// Reads all of a compact game.
fn whole(game: &CompactGame) -> Result<Whole, Fault> {
    Whole::of(game).map_err(Fault::damaged(game.0))
}

/// Restores a match from its compact form.
pub(super) fn restored(id: MatchId, game: &CompactGame) -> Result<Match, Fault> {
    let Whole { head, log, .. } = whole(game)?;
    Match::restore(id, head, &log).map_err(Fault::damaged(game.0))
}
