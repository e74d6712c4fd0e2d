//! A person's march of the day, and the table of those who shared it.

use halma_store::ids::{GuildId, PlayerId};
use halma_store::records::{MarchRecord, Walked};
use halma_store::{Index, Key, Prefix, Slot, StoreError};

use crate::change::{Error, Transaction, read};
use crate::people::{self, Participant};
use crate::{Act, Service};

/// How many marches of a person are kept.
const MOST_WALKED: usize = 2;
/// How many people of a table are shown, and how many are looked at for that.
const ROWS: usize = 10;
const MOST_SCANNED: usize = 40;

impl Service {
    /// Notes that a person brought a day's march to its end, and returns their fewest moves; `None` if
    /// it is too old to be kept. Tables in which the person is already are kept up.
    ///
    /// # Errors
    /// The store failed.
    pub async fn note_march(&self, act: &Act, day: u32, moves: u32) -> Result<Option<u32>, Error> {
        self.change(|mut tx| async move {
            let player = people::player(&mut tx, &*self.lot, &act.by).await?;
            let before = tx.read(Slot::march(player)).await?.unwrap_or_default();
            let mut after = before.clone();
            let known = after.walked.iter().position(|walked| walked.day == day);
            let index = known.unwrap_or_else(|| {
                let shared = Vec::new();
                let place = after.walked.partition_point(|walked| walked.day < day);
                after.walked.insert(place, Walked { day, moves, shared });
                place
            });
            let best = after.walked[index].moves.min(moves);
            after.walked[index].moves = best;
            let old = after.walked.len().saturating_sub(MOST_WALKED);
            after.walked.drain(..old);
            put(&mut tx, player, &before, &after)?;
            tx.commit().await?;
            let is_kept = after.walked.iter().any(|walked| walked.day == day);
            Ok(is_kept.then_some(best))
        })
        .await
    }

    /// Puts a person into a server's table of a day, and returns their fewest moves; `None` if they
    /// haven't brought that day's march to its end.
    ///
    /// # Errors
    /// The store failed.
    pub async fn share_march(
        &self,
        act: &Act,
        guild: GuildId,
        day: u32,
    ) -> Result<Option<u32>, Error> {
        self.change(|mut tx| async move {
            let player = people::player(&mut tx, &*self.lot, &act.by).await?;
            let before = tx.read(Slot::march(player)).await?.unwrap_or_default();
            let mut after = before.clone();
            let walked = after.walked.iter_mut().find(|walked| walked.day == day);
            let Some(walked) = walked else {
                return Ok(None);
            };
            if !walked.shared.contains(&guild) {
                walked.shared.push(guild);
            }
            let moves = walked.moves;
            put(&mut tx, player, &before, &after)?;
            tx.commit().await?;
            Ok(Some(moves))
        })
        .await
    }

    /// Returns those of a server who shared a day's march, fewest moves first, without people who want
    /// to be in no table.
    ///
    /// # Errors
    /// The store failed.
    pub async fn march_table(
        &self,
        guild: GuildId,
        day: u32,
    ) -> Result<Vec<(Participant, u32)>, Error> {
        let prefix = Prefix::MarchedOn(guild, day.into());
        let mut rows = Vec::new();
        for key in self.store.scan(prefix, None, MOST_SCANNED).await? {
            match self.march_row(key).await {
                Ok(row) => rows.extend(row),
                // A damaged record must not hide the others.
                Err(error) if error.is_lasting() => {
                    tracing::error!(?error, %guild, "can't read a row of a march");
                }
                Err(error) => return Err(error),
            }
            if rows.len() == ROWS {
                break;
            }
        }
        Ok(rows)
    }

    /// Returns who has a row, and the moves; `None` if the march isn't kept or the person hides.
    async fn march_row(&self, key: Key) -> Result<Option<(Participant, u32)>, Error> {
        let Key::Marched(guild, day, moves, player) = key else {
            return Ok(None);
        };
        let march = read(&self.store, Slot::march(player)).await?;
        let slot = Slot::marched(guild, day, moves, player);
        let is_kept = march.is_some_and(|march| rows(&march, player).any(|row| row == slot));
        if !is_kept || self.settings_of(player).await?.hidden {
            return Ok(None);
        }
        Ok(Some((self.participant(player).await?, moves as u32)))
    }
}

/// Deletes a person's rows in tables; those of a damaged record, which name nobody, stay.
pub(super) async fn delete_rows(tx: &mut Transaction<'_>, player: PlayerId) -> Result<(), Error> {
    let march = match tx.read(Slot::march(player)).await {
        Err(StoreError::Damaged { .. }) => return Ok(()),
        march => march?.unwrap_or_default(),
    };
    for row in rows(&march, player) {
        tx.delete(row);
    }
    Ok(())
}

/// Stores a person's march with its rows in the tables of servers.
fn put(
    tx: &mut Transaction<'_>,
    player: PlayerId,
    before: &MarchRecord,
    after: &MarchRecord,
) -> Result<(), Error> {
    for row in rows(before, player) {
        tx.delete(row);
    }
    for row in rows(after, player) {
        tx.put_index(row);
    }
    Ok(tx.put(Slot::march(player), after)?)
}

fn rows(march: &MarchRecord, player: PlayerId) -> impl Iterator<Item = Slot<Index>> + '_ {
    march.walked.iter().flat_map(move |walked| {
        let shared = walked.shared.iter();
        shared
            .map(move |&guild| Slot::marched(guild, walked.day.into(), walked.moves.into(), player))
    })
}
