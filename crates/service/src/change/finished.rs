//! Finished games in compact form: read like others, and put back in the usual form before they
//! change.

use halma_store::ids::{Code, MatchId, Timestamp};
use halma_store::records::{
    CompactGame, CourseRecord, EVENTS_OF_A_CHUNK, EventRecord, FinishedRecord, LogRecord,
    MatchRecord, ResultRecord, StageRecord,
};
use halma_store::{Key, Prefix, Slot, StoreError, Stored};
use serde_json::Value;

use super::error::{Error, Fault};
use super::transaction::{Transaction, read};
use crate::Service;
use crate::matches::{Match, Whole, result_of};

/// A stored record of a game: one of those in the usual form, or all in one.
pub(super) enum Form {
    Usual(Stored),
    Compact(Stored),
}

impl Service {
    /// Returns the compact form of a game, if it has one.
    pub(crate) async fn compact_game(&self, id: MatchId) -> Result<Option<CompactGame>, Error> {
        let record = read(&self.store, Slot::finished(id)).await?;
        Ok(record.map(|FinishedRecord::V1(game)| game))
    }

    /// Returns the log of a game in compact form, if it has one.
    pub(super) async fn compact_log(&self, id: MatchId) -> Result<Option<Vec<EventRecord>>, Error> {
        match self.compact_game(id).await? {
            Some(game) => Ok(Some(self.whole(game).await?.log)),
            None => Ok(None),
        }
    }

    /// Reads all of a compact game.
    async fn whole(&self, game: CompactGame) -> Result<Whole, Error> {
        let code = game.0;
        let whole = self.slowly(move || Whole::of(&game)).await;
        Ok(whole.map_err(Fault::damaged(code))?)
    }

    /// Restores a match from the stored record of its compact form.
    pub(super) async fn restored(&self, id: MatchId, stored: &Stored) -> Result<Match, Error> {
        let key = (id, stored.revision);
        if let Some(found) = self.finished.of(&key) {
            return Ok(found);
        }
        let FinishedRecord::V1(game) = Slot::finished(id).read(stored)?;
        let code = game.0;
        let restore = move || {
            let Whole { head, log, .. } = Whole::of(&game)?;
            Match::restore(id, head, &log)
        };
        let restored = self.slowly(restore).await;
        let restored = restored.map_err(Fault::damaged(code))?;
        Ok(self.finished.keep(key, restored))
    }

    /// Puts a compact game back in the usual form, where it can change.
    pub(crate) async fn unfold(&self, tx: &mut Transaction<'_>, id: MatchId) -> Result<(), Error> {
        let slot = Slot::finished(id);
        let Some(FinishedRecord::V1(game)) = tx.read(slot).await? else {
            return Ok(());
        };
        for (key, body) in usual_records(id, &self.whole(game).await?)? {
            tx.bring_back(key, body);
        }
        tx.delete(slot);
        Ok(())
    }

    /// Deletes the moves of a compact game that ended before a moment. Its result stays, and the
    /// position at its end. Returns whether anything was deleted.
    pub(crate) async fn delete_moves(
        &self,
        tx: &mut Transaction<'_>,
        id: MatchId,
        ended: Timestamp,
        days: u16,
    ) -> Result<bool, Error> {
        let slot = Slot::finished(id);
        let Some(FinishedRecord::V1(game)) = tx.read(slot).await? else {
            return Ok(false);
        };
        let mut whole = self.whole(game).await?;
        if !without_moves(&mut whole, ended, days) {
            return Ok(false);
        }
        let Some(game) = self.slowly(move || whole.compact()).await else {
            return Ok(false);
        };
        tx.put(slot, &FinishedRecord::V1(game))?;
        Ok(true)
    }

    /// Puts a finished game into compact form. Returns false if it can't be read back from that as
    /// it is, for example because a later version added something to it: then it stays as it is.
    pub(crate) async fn fold(&self, tx: &mut Transaction<'_>, id: MatchId) -> Result<bool, Error> {
        let (head, result) = (Slot::matched(id), Slot::result(id));
        let mut stored = Vec::new();
        for key in [head.key(), result.key()] {
            stored.extend(tx.load(key).await?.map(|found| (key, found)));
        }
        stored.extend(tx.records(Prefix::LogOf(id)).await?);
        let Some(whole) = whole_of(id, &stored)? else {
            return Ok(false);
        };
        if !are_equal(&usual_records(id, &whole)?, &stored) {
            return Ok(false);
        }
        let Some(game) = self.slowly(move || whole.compact()).await else {
            return Ok(false);
        };
        let slot = Slot::finished(id);
        tx.exists(slot).await?;
        tx.put(slot, &FinishedRecord::V1(game))?;
        for (key, _) in stored {
            tx.delete(key);
        }
        Ok(true)
    }

    /// Returns the result of a game, if it was counted.
    pub(crate) async fn result(&self, id: MatchId) -> Result<Option<ResultRecord>, Error> {
        Ok(self.results(&[id]).await?.pop().map(|(_, result)| result))
    }

    /// Returns the results of games, of those that were counted.
    pub(crate) async fn results(
        &self,
        ids: &[MatchId],
    ) -> Result<Vec<(MatchId, ResultRecord)>, Error> {
        let mut results = Vec::new();
        for (id, found) in self.load_either(ids, Key::Result).await? {
            let result = match found {
                Some(Form::Usual(stored)) => Some(Slot::result(id).read(&stored)?),
                Some(Form::Compact(stored)) => {
                    let FinishedRecord::V1(game) = Slot::finished(id).read(&stored)?;
                    result_of(&game).map_err(Fault::damaged(game.0))?
                }
                None => None,
            };
            results.extend(result.map(|result| (id, result)));
        }
        Ok(results)
    }

    /// Loads a record of each game, or its compact form if it has that instead.
    pub(super) async fn load_either(
        &self,
        ids: &[MatchId],
        usual: fn(MatchId) -> Key,
    ) -> Result<Vec<(MatchId, Option<Form>)>, Error> {
        let keys: Vec<Key> = ids.iter().copied().map(usual).collect();
        let found = self.store.load_many(&keys).await?;
        let missing = ids.iter().zip(&found).filter(|(_, found)| found.is_none());
        let keys: Vec<Key> = missing.map(|(id, _)| Key::Finished(*id)).collect();
        let mut others = if keys.is_empty() {
            Vec::new()
        } else {
            self.store.load_many(&keys).await?
        }
        .into_iter();
        let forms = ids.iter().zip(found).map(|(id, found)| {
            let form = match found {
                Some(stored) => Some(Form::Usual(stored)),
                None => others.next().flatten().map(Form::Compact),
            };
            (*id, form)
        });
        Ok(forms.collect())
    }

    /// Returns the code of a match.
    pub(crate) async fn code_of(&self, id: MatchId) -> Result<Option<Code>, Error> {
        if let Some(record) = read(&self.store, Slot::matched(id)).await? {
            return Ok(Some(record.code()));
        }
        let finished = read(&self.store, Slot::finished(id)).await?;
        Ok(finished.map(|record| record.code()))
    }
}

/// Deletes the moves of a game that ended before a moment. Returns false if it ended later, or they
/// are deleted already.
fn without_moves(whole: &mut Whole, ended: Timestamp, days: u16) -> bool {
    let (MatchRecord::V2(body) | MatchRecord::V3(body)) = &mut whole.head;
    let StageRecord::Finished(play) = &mut body.stage else {
        return false;
    };
    let CourseRecord::V1(course) = &mut play.course else {
        return false;
    };
    if course.at >= ended || play.deleted_after.is_some() {
        return false;
    }
    course.last = None;
    play.earlier.clear();
    play.deleted_after = Some(days);
    whole.log.clear();
    true
}

/// Reads all records of a game in the usual form; `None` if it has no head.
fn whole_of(id: MatchId, stored: &[(Key, Stored)]) -> Result<Option<Whole>, StoreError> {
    let (mut head, mut log, mut result) = (None, Vec::new(), None);
    for (key, found) in stored {
        match *key {
            Key::Log(id, chunk) => log.extend(Slot::log(id, chunk).read(found)?.events()),
            Key::Result(id) => result = Some(Slot::result(id).read(found)?),
            _ => head = Some(Slot::matched(id).read(found)?),
        }
    }
    Ok(head.map(|head| Whole { head, log, result }))
}

/// Returns all records of a game in the usual form.
fn usual_records(id: MatchId, whole: &Whole) -> Result<Vec<(Key, Vec<u8>)>, StoreError> {
    let Whole { head, log, result } = whole;
    let slot = Slot::matched(id);
    let mut records = vec![(slot.key(), slot.write(head)?)];
    if let Some(result) = result {
        let slot = Slot::result(id);
        records.push((slot.key(), slot.write(result)?));
    }
    for (chunk, events) in (0..).zip(log.chunks(EVENTS_OF_A_CHUNK as usize)) {
        let (slot, events) = (Slot::log(id, chunk), events.to_vec());
        records.push((slot.key(), slot.write(&LogRecord::V1 { events })?));
    }
    Ok(records)
}

/// Returns whether records are those that are stored. A database keeps the meaning of JSON, not its
/// exact text.
fn are_equal(records: &[(Key, Vec<u8>)], stored: &[(Key, Stored)]) -> bool {
    let value = |body: &[u8]| serde_json::from_slice::<Value>(body).ok();
    let is_same = |(one, other): (&(Key, Vec<u8>), &(Key, Stored))| {
        one.0 == other.0 && (one.1 == other.1.body || value(&one.1) == value(&other.1.body))
    };
    records.len() == stored.len() && records.iter().zip(stored).all(is_same)
}
