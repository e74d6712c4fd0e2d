//! Places and ranks in tables, found without reading everyone above.

use std::cmp::Reverse;
use std::collections::HashMap;

use halma_store::ids::PlayerId;
use halma_store::records::{RankCountsRecord, RankMoveRecord};
use halma_store::{Key, Prefix, Slot, Table};

use crate::Service;
use crate::change::{Cell, Error, read};

/// How many people of a cell are read together.
const STEP: usize = 128;
/// The maximum number of uncounted moves.
const MOST_MOVES: usize = 10_000;

/// A person's place in a table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct TablePlace {
    /// The score.
    pub score: u32,
    /// Who has it.
    pub player: PlayerId,
}

/// Returns the key of a place.
pub(super) fn key(table: Table, place: TablePlace) -> Key {
    let TablePlace { score, player } = place;
    Slot::rank(table.scope, table.column, Reverse(score), player).key()
}

/// Returns the place that a key encodes.
pub(super) fn place(key: Key) -> Option<TablePlace> {
    match key {
        Key::Rank(_, _, Reverse(score), player) => Some(TablePlace { score, player }),
        _ => None,
    }
}

/// A table's counts: how many people have which score.
pub(super) struct Counts {
    table: Table,
    sums: RankCountsRecord,
    parts: HashMap<u64, RankCountsRecord>,
    /// The moves that aren't counted yet.
    moves: Vec<RankMoveRecord>,
}

impl Counts {
    pub async fn read(service: &Service, table: Table) -> Result<Self, Error> {
        let store = &service.store;
        let (scope, column) = (table.scope, table.column);
        let sums = read(store, Slot::rank_counts(scope, column, 0)).await?;
        let waiting = store.scan_records(Prefix::RankMovesOf(table), None, MOST_MOVES);
        let mut moves = Vec::new();
        for (key, stored) in waiting.await? {
            if let Key::RankMove(scope, column, cause, player) = key {
                moves.push(Slot::rank_move(scope, column, cause, player).read(&stored)?);
            }
        }
        Ok(Self {
            table,
            sums: sums.unwrap_or_default(),
            parts: HashMap::new(),
            moves,
        })
    }

    /// Returns the number of people in the table.
    pub fn people(&self) -> u64 {
        let counted: u64 = self.sums.cells.values().copied().map(u64::from).sum();
        let came = self.moves.iter().filter(|one| one.from.is_none()).count() as u64;
        let left = self.moves.iter().filter(|one| one.to.is_none()).count() as u64;
        (counted + came).saturating_sub(left)
    }

    /// Returns the rank of a person with a score, or `None` for someone who hides and so has a
    /// score but no place.
    pub async fn rank(
        &mut self,
        service: &Service,
        player: PlayerId,
        score: u32,
    ) -> Result<Option<u64>, Error> {
        let place = key(self.table, TablePlace { score, player });
        if service.store.load(place).await?.is_none() {
            return Ok(None);
        }
        Ok(Some(self.above(service, score).await? + 1))
    }

    /// Returns how many people have a higher score.
    pub async fn above(&mut self, service: &Service, score: u32) -> Result<u64, Error> {
        let cell = Cell::of(score);
        let part = cell.part();
        if !self.parts.contains_key(&part) {
            let slot = Slot::rank_counts(self.table.scope, self.table.column, part);
            let record = read(&service.store, slot).await?.unwrap_or_default();
            self.parts.insert(part, record);
        }
        let sum = |record: &RankCountsRecord, above: u8| {
            let higher = record.cells.iter().filter(|(number, _)| **number > above);
            higher.map(|(_, count)| i64::from(*count)).sum::<i64>()
        };
        let counted = sum(&self.sums, cell.in_sums()) + sum(&self.parts[&part], cell.in_part());
        let is_above =
            |score: Option<u32>| i64::from(score.is_some_and(|one| Cell::of(one) > cell));
        let moves = self.moves.iter();
        let moved: i64 = moves.map(|one| is_above(one.to) - is_above(one.from)).sum();
        let beside = self.above_in_cell(service, cell, score).await?;
        Ok(u64::try_from(counted + moved).unwrap_or_default() + beside)
    }

    /// Returns how many people of a cell have a higher score.
    async fn above_in_cell(&self, service: &Service, cell: Cell, score: u32) -> Result<u64, Error> {
        let best = TablePlace {
            score: cell.top(),
            player: PlayerId(0),
        };
        let mut from = key(self.table, best);
        let mut above = 0;
        loop {
            let prefix = Prefix::RanksOf(self.table);
            let keys = service.store.scan(prefix, Some(from), STEP).await?;
            let places = keys.iter().copied().filter_map(place);
            let higher = places.take_while(|one| one.score > score).count();
            above += higher as u64;
            match keys.last() {
                // The next step starts with the last one, which is counted then.
                Some(last) if higher == STEP => {
                    above -= 1;
                    from = *last;
                }
                _ => return Ok(above),
            }
        }
    }
}
