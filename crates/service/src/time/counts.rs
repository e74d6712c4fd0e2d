//! Counting people in tables: only the sweep adds up the moves that games leave behind, so no two
//! games wait for each other.

use std::collections::BTreeMap;

use halma_store::records::{RankCountsRecord, RankMoveRecord};
use halma_store::{Key, Prefix, Slot, Table};

use crate::Service;
use crate::change::{Cell, Error, Transaction};

impl Service {
    /// Counts the moves within tables that aren't counted yet.
    pub(super) async fn count_rank_moves(&self) -> Result<(), Error> {
        while self.change(|tx| self.try_to_count(tx)).await? {}
        Ok(())
    }

    /// Counts one page of moves. Returns whether there were any.
    async fn try_to_count(&self, mut tx: Transaction<'_>) -> Result<bool, Error> {
        let moves = tx.records(Prefix::RankMoves).await?;
        let mut changes: BTreeMap<(Table, u64), BTreeMap<u8, i64>> = BTreeMap::new();
        for (key, stored) in &moves {
            let Key::RankMove(scope, column, cause, player) = *key else {
                continue;
            };
            let slot = Slot::rank_move(scope, column, cause, player);
            let RankMoveRecord { from, to } = slot.read(stored)?;
            let table = Table { scope, column };
            for (score, by) in [(from, -1), (to, 1)] {
                let Some(cell) = score.map(Cell::of) else {
                    continue;
                };
                let mut add = |part, number| {
                    *changes
                        .entry((table, part))
                        .or_default()
                        .entry(number)
                        .or_default() += by;
                };
                add(0, cell.in_sums());
                add(cell.part(), cell.in_part());
            }
            tx.delete(slot);
        }
        for ((table, part), cells) in changes {
            let slot = Slot::rank_counts(table.scope, table.column, part);
            let mut record = tx.read(slot).await?.unwrap_or_default();
            add(&mut record, &cells);
            if record.cells.is_empty() {
                tx.delete(slot);
            } else {
                tx.put(slot, &record)?;
            }
        }
        tx.commit().await?;
        Ok(!moves.is_empty())
    }
}

fn add(record: &mut RankCountsRecord, cells: &BTreeMap<u8, i64>) {
    for (number, by) in cells {
        let count = record.cells.entry(*number).or_default();
        *count = u32::try_from(i64::from(*count) + by).unwrap_or_default();
    }
    record.cells.retain(|_, count| *count > 0);
}
