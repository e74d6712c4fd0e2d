//! Loads matches, and stores them with their logs and indexes.

use std::cmp::Ordering;
use std::sync::Arc;

use halma_rules::Game;
use halma_store::ids::{CupId, MatchId, PlayerId, Timestamp};
use halma_store::records::{
    CupGameRecord, EVENTS_OF_A_CHUNK, EntrantRecord, EventRecord, LogRecord, MatchRecord,
};
use halma_store::{Due, Index, Key, Prefix, Slot, StoreError};

use super::error::{Error, Fault};
use super::finished::Form;
use super::transaction::{Transaction, read};
use crate::Service;
use crate::matches::{Damage, Holder, Match, Plan, Play, Replayed, Stage, needs_log};
use crate::refusal::Refusal;

/// The maximum number of a person's unfinished matches that are read.
const MOST_MATCHES: usize = 500;
/// More chunks than a log can ever have.
const MOST_CHUNKS: usize = 1_000_000;

impl Service {
    /// Loads a match into a transaction.
    pub(crate) async fn load(
        &self,
        tx: &mut Transaction<'_>,
        id: MatchId,
    ) -> Result<Option<Match>, Error> {
        match tx.read(Slot::matched(id)).await? {
            Some(record) => Ok(Some(self.restore(id, record).await?)),
            None => match tx.load(Slot::finished(id).key()).await? {
                Some(stored) => Ok(Some(self.restored(id, &stored).await?)),
                None => Ok(None),
            },
        }
    }

    /// Loads a match for a change into a transaction.
    pub(crate) async fn existing(
        &self,
        tx: &mut Transaction<'_>,
        id: MatchId,
    ) -> Result<Match, Error> {
        let found = self.load(tx, id).await?;
        Ok(found.ok_or(Refusal::NoSuchMatch)?)
    }

    /// Loads a match for reading.
    pub(crate) async fn find(&self, id: MatchId) -> Result<Option<Match>, Error> {
        // Between two looks it may take its other form, and that only once in days.
        for _ in 0..2 {
            if let Some(record) = read(&self.store, Slot::matched(id)).await? {
                return Ok(Some(self.restore(id, record).await?));
            }
            if let Some(stored) = self.store.load(Slot::finished(id).key()).await? {
                return Ok(Some(self.restored(id, &stored).await?));
            }
        }
        Ok(None)
    }

    /// Loads a match for reading that ought to be there.
    pub(crate) async fn found(&self, id: MatchId) -> Result<Match, Error> {
        Ok(self.find(id).await?.ok_or(Refusal::NoSuchMatch)?)
    }

    /// Loads several matches for reading. Damaged ones are logged and left out.
    pub(crate) async fn find_many(&self, ids: &[MatchId]) -> Result<Vec<Match>, Error> {
        let mut found = Vec::with_capacity(ids.len());
        for (id, stored) in self.load_either(ids, Key::Match).await? {
            let restored = match stored {
                Some(Form::Usual(stored)) => match Slot::matched(id).read(&stored) {
                    Ok(record) => self.restore(id, record).await.map(Some),
                    Err(error) => Err(error.into()),
                },
                Some(Form::Compact(stored)) => self.restored(id, &stored).await.map(Some),
                None => self.find(id).await,
            };
            match restored {
                Ok(one) => found.extend(one),
                Err(error) => tracing::error!(?error, %id, "leaving out a damaged match"),
            }
        }
        Ok(found)
    }

    /// Returns the unfinished matches of a player.
    pub(crate) async fn matches_of(&self, player: PlayerId) -> Result<Vec<MatchId>, Error> {
        let prefix = Prefix::PlayerMatches(player);
        let keys = self.store.scan(prefix, None, MOST_MATCHES).await?;
        let id = |key| match key {
            Key::PlayerMatch(_, id) => Some(id),
            _ => None,
        };
        Ok(keys.into_iter().filter_map(id).collect())
    }

    /// Restores a match; a head in an older format is rebuilt from the log.
    async fn restore(&self, id: MatchId, record: MatchRecord) -> Result<Match, Error> {
        let code = record.code();
        let restored = if needs_log(&record) {
            let log = self.read_log(id).await?;
            let restore = move || Match::restore(id, record, &log);
            self.slowly(restore).await
        } else {
            Match::restore(id, record, &[])
        };
        Ok(restored.map_err(Fault::damaged(code))?)
    }

    /// Returns a match's game with its history, from its log.
    pub(crate) async fn game_of(
        &self,
        found: &Match,
        log: Vec<EventRecord>,
    ) -> Result<Arc<Game>, Error> {
        let (id, rules) = (found.id, found.terms.rules);
        let known = self.games.of(&id).map(|(_, known)| known);
        if let Some(known) = known.as_ref().filter(|known| known.is_of(&log)) {
            return Ok(Arc::clone(&known.game));
        }
        let replay = move || Replayed::of(rules, &log, known.as_ref());
        let replayed = self.slowly(replay).await;
        let replayed = replayed.map_err(Fault::damaged(found.card.code))?;
        let (_, replayed) = self.games.keep(id, (found.card.turn, replayed));
        Ok(replayed.game)
    }

    /// Returns a match's game with its history if it is kept, so that its log needn't be read.
    pub(crate) fn kept_game(&self, found: &Match) -> Option<Arc<Game>> {
        let play = found.play().filter(|play| play.deleted_after.is_none())?;
        let (turn, known) = self.games.of(&found.id)?;
        let is_this = turn == found.card.turn && known.events as u64 == play.logged;
        is_this.then_some(known.game)
    }

    /// Returns the stored log of a game, in either form.
    pub(crate) async fn read_log(&self, id: MatchId) -> Result<Vec<EventRecord>, Error> {
        let log = self.usual_log(id).await?;
        if !log.is_empty() {
            return Ok(log);
        }
        Ok(self.compact_log(id).await?.unwrap_or_default())
    }

    async fn usual_log(&self, id: MatchId) -> Result<Vec<EventRecord>, Error> {
        let chunks = self
            .store
            .scan_records(Prefix::LogOf(id), None, MOST_CHUNKS);
        let mut log = Vec::new();
        for (key, stored) in chunks.await? {
            if let Key::Log(id, chunk) = key {
                log.extend(Slot::log(id, chunk).read(&stored)?.events());
            }
        }
        Ok(log)
    }

    /// Returns the log of a match's game, including events not stored yet.
    pub(crate) async fn log_of(&self, found: &Match) -> Result<Vec<EventRecord>, Error> {
        let Some(play) = found.play() else {
            return Ok(Vec::new());
        };
        if let Some(days) = play.deleted_after {
            return Err(Refusal::MovesDeleted { days }.into());
        }
        let mut log = self.read_log(found.id).await?;
        if (log.len() as u64) < play.logged {
            // It may have taken its other form meanwhile.
            log = self.read_log(found.id).await?;
        }
        match (log.len() as u64).cmp(&play.logged) {
            Ordering::Equal => {}
            // The game has continued since the head was read.
            Ordering::Greater => return Err(StoreError::Conflict.into()),
            Ordering::Less => return Err(of_another_length(found, play, log.len()).into()),
        }
        log.extend(play.fresh.iter().cloned());
        Ok(log)
    }

    /// Returns a match with the log of its game, both from the same moment; `None` if there is no
    /// such match.
    pub(crate) async fn find_with_log(
        &self,
        id: MatchId,
    ) -> Result<Option<(Match, Vec<EventRecord>)>, Error> {
        let Some(mut found) = self.find(id).await? else {
            return Ok(None);
        };
        loop {
            match self.log_of(&found).await {
                Ok(log) => return Ok(Some((found, log))),
                Err(error) if !error.is_conflict() => return Err(error),
                Err(_) => {}
            }
            let Some(again) = self.find(id).await? else {
                return Ok(None);
            };
            // If nothing has happened since, the head is an outdated one.
            if let (Some(play), Some(now)) = (found.play(), again.play())
                && now.logged == play.logged
            {
                let log = self.read_log(id).await?;
                return Err(of_another_length(&found, play, log.len()).into());
            }
            found = again;
        }
    }

    /// Adds a match to a transaction, with its indexes and the new events of its game; `before` is
    /// the stored match. Every change of a match goes through here.
    pub(crate) async fn record(
        &self,
        tx: &mut Transaction<'_>,
        before: Option<&Match>,
        after: &Match,
    ) -> Result<(), Error> {
        if before.is_some_and(|before| before.finished().is_ok()) {
            self.unfold(tx, after.id).await?;
        }
        let old_entries = before.map(index_entries).unwrap_or_default();
        let new_entries = index_entries(after);
        for entry in old_entries.iter().filter(|old| !new_entries.contains(old)) {
            tx.delete(*entry);
        }
        for entry in new_entries.iter().filter(|new| !old_entries.contains(new)) {
            tx.put_index(*entry);
        }
        if let Some((one, other)) = before.and_then(Match::open_pair) {
            tx.delete(Slot::pair(one, other));
        }
        if let Some((one, other)) = after.open_pair() {
            tx.put(Slot::pair(one, other), &after.id)?;
        }
        if let Some(play) = after.play().filter(|play| !play.fresh.is_empty()) {
            append(tx, after, play).await?;
        }
        if let Some(before) = before {
            follow_plans(tx, before, after).await?;
        }
        if before.is_none_or(Match::is_unfinished) {
            self.count(tx, after).await?;
            self.mark(tx, after).await?;
            tell_cup(tx, after).await?;
        }
        if before.is_some_and(|before| before.card.voided != after.card.voided) {
            self.void(tx, after).await?;
        }
        Ok(tx.put(Slot::matched(after.id), &after.record())?)
    }
}

/// Tells a cup what came of one of its games, and that it is time to look at it.
async fn tell_cup(tx: &mut Transaction<'_>, after: &Match) -> Result<(), StoreError> {
    let (Some(game), Ok(play)) = (&after.card.cup, after.finished()) else {
        return Ok(());
    };
    let slot = Slot::cup_game(game.cup, game.number);
    let Some(mut record) = tx.read(slot).await? else {
        return Ok(());
    };
    record.result = record.result.or_else(|| play.cup_result());
    if record.challenger.is_some() {
        see_on_stairs(tx, game.cup, &record, play.course.at).await?;
    }
    tx.put_index(Slot::cup_due(play.course.at, game.cup));
    tx.put(slot, &record)
}

/// Notes that those who didn't lose on time were there.
async fn see_on_stairs(
    tx: &mut Transaction<'_>,
    cup: CupId,
    game: &CupGameRecord,
    at: Timestamp,
) -> Result<(), StoreError> {
    let result = game.result.as_ref();
    let is_late = |place: &u32| *place > 1 && result.is_some_and(|one| one.end == "time");
    let places = result.map_or(&[][..], |result| &result.places);
    for (seat, _) in game
        .seats
        .iter()
        .zip(places)
        .filter(|(_, place)| !is_late(place))
    {
        let slot = Slot::entrant(cup, *seat);
        if let Some(entrant) = tx.read(slot).await? {
            let seen = Some(at);
            tx.put(slot, &EntrantRecord { seen, ..entrant })?;
        }
    }
    Ok(())
}

/// Leaves of each player's plan what follows the new events of a game, and nothing after its end.
async fn follow_plans(
    tx: &mut Transaction<'_>,
    before: &Match,
    after: &Match,
) -> Result<(), StoreError> {
    let left = after.running();
    let events = left.as_ref().map_or(&[][..], |play| &play.fresh);
    if before.running().is_err() || (left.is_ok() && events.is_empty()) {
        return Ok(());
    }
    for player in before.people() {
        let slot = Slot::plan(player, after.id);
        let Some(record) = tx.read(slot).await? else {
            continue;
        };
        let plan = Plan::from(record).after(events);
        if left.is_err() || plan.is_empty() {
            tx.delete(slot);
        } else {
            tx.put(slot, &plan.record())?;
        }
    }
    Ok(())
}

/// Appends new events to the last chunk of a log, and adds chunks as needed.
async fn append(tx: &mut Transaction<'_>, found: &Match, play: &Play) -> Result<(), Error> {
    let id = found.id;
    let mut chunk = play.logged / EVENTS_OF_A_CHUNK;
    let known = play.logged % EVENTS_OF_A_CHUNK;
    let mut events = match known {
        0 => Vec::new(),
        _ => tx
            .read(Slot::log(id, chunk))
            .await?
            .map_or_else(Vec::new, LogRecord::events),
    };
    if events.len() as u64 > known && tx.is_overtaken(Slot::matched(id)).await? {
        return Err(StoreError::Conflict.into());
    }
    if events.len() as u64 != known {
        let before = (play.logged - known) as usize;
        return Err(of_another_length(found, play, before + events.len()).into());
    }
    events.extend(play.fresh.iter().cloned());
    for events in events.chunks(EVENTS_OF_A_CHUNK as usize) {
        let events = events.to_vec();
        tx.put(Slot::log(id, chunk), &LogRecord::V1 { events })?;
        chunk += 1;
    }
    Ok(())
}

/// Returns the fault that a log's length differs from the number in the head.
fn of_another_length(found: &Match, play: &Play, length: usize) -> Fault {
    Fault::damaged(found.card.code)(Damage::LogLength {
        found: length as u64,
        known: play.logged,
    })
}

/// Returns the index entries that follow from a match.
pub fn index_entries(found: &Match) -> Vec<Slot<Index>> {
    let id = found.id;
    let mut entries = Vec::new();
    if let Some(close) = found.close_thread_at() {
        entries.push(Slot::due(close, Due::CloseThread, id));
    }
    if let Some(at) = found.next_game_at() {
        entries.push(Slot::due(at, Due::NextGame, id));
    }
    if !found.is_unfinished() {
        return entries;
    }
    entries.push(Slot::guild_match(found.card.place.guild, id));
    if matches!(found.stage, Stage::Open(_)) {
        entries.push(Slot::open_match(found.card.place.guild, id));
    }
    entries.push(Slot::channel_match(found.card.place.channel, id));
    entries.push(Slot::channel_match(found.origin(), id));
    let people = found.people().into_iter();
    entries.extend(people.map(|player| Slot::player_match(player, id)));
    if let Stage::Running(play) = &found.stage {
        let until = found.deadline().unwrap_or(Timestamp::MAX);
        entries.push(match play.to_move() {
            Holder::Person(player) => Slot::turn(player, until, id),
            Holder::Computer { .. } => Slot::mind(id),
        });
    }
    let expires = match &found.stage {
        Stage::Open(lobby) => Some(lobby.expires),
        _ => None,
    };
    let dues = [
        (expires, Due::Expiry),
        (found.deadline(), Due::Deadline),
        (found.reminder_look(), Due::Reminder),
        (found.visit_at(), Due::Visit),
        (found.lost_at(), Due::Lost),
    ];
    let dues = dues.into_iter().filter_map(|(at, due)| Some((at?, due)));
    entries.extend(dues.map(|(at, due)| Slot::due(at, due, id)));
    entries.sort_unstable();
    entries.dedup();
    entries
}
