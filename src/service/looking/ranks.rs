//! Places and ranks in tables, found without looking at everybody above.

use std::cmp::Reverse;
use std::collections::HashMap;

use crate::ids::PlayerId;
use crate::service::Service;
use crate::service::change::{Cell, Error, read};
use crate::store::records::{RankCountsRecord, RankMoveRecord};
use crate::store::{Key, Prefix, Slot, Table};

/// How many people of a cell are looked at together.
const STEP: usize = 128;
/// The most moves that wait to be counted.
const MOST_MOVES: usize = 10_000;

/// Somebody's place in a table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct TablePlace {
    /// The score.
    pub score: u32,
    /// Who has it.
    pub player: PlayerId,
}

/// The key of a place.
pub(super) fn key(table: Table, place: TablePlace) -> Key {
    let TablePlace { score, player } = place;
    Slot::rank(table.scope, table.column, Reverse(score), player).key()
}

/// The place that a key stands for.
pub(super) fn place(key: Key) -> Option<TablePlace> {
    match key {
        Key::Rank(_, _, Reverse(score), player) => Some(TablePlace { score, player }),
        _ => None,
    }
}

/// How many people stand where in a table.
pub(super) struct Counts {
    table: Table,
    sums: RankCountsRecord,
    parts: HashMap<u64, RankCountsRecord>,
    /// What is not counted yet.
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

    /// How many are in the table.
    pub fn people(&self) -> u64 {
        let counted: u64 = self.sums.cells.values().copied().map(u64::from).sum();
        let came = self.moves.iter().filter(|one| one.from.is_none()).count() as u64;
        let left = self.moves.iter().filter(|one| one.to.is_none()).count() as u64;
        (counted + came).saturating_sub(left)
    }

    /// The rank of somebody with a score; none for whoever hides, and so has a score and no place.
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

    /// How many have more than a score.
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

    /// How many of a cell have more than a score.
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
                // The next step begins with the last one, which is counted then.
                Some(last) if higher == STEP => {
                    above -= 1;
                    from = *last;
                }
                _ => return Ok(above),
            }
        }
    }
}
