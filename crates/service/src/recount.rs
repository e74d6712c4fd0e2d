//! Recounts all results: rebuilds ratings, tallies and tables from the games.

use std::collections::BTreeMap;

use halma_rating::{Family, Rating};
use halma_store::ids::{MatchId, PlayerId, Scope, Timestamp};
use halma_store::records::ResultRecord;
use halma_store::{ChangeSet, Key, Prefix, Slot};

use super::Service;
use super::change::{Error, Transaction, read};

/// How many records are deleted per change.
const AT_ONCE: usize = 1_000;

/// Everything derived from results.
const DERIVED: [Prefix; 7] = [
    Prefix::Tallies,
    Prefix::Pairings,
    Prefix::Ranks,
    Prefix::RankMoves,
    Prefix::RankCounts,
    Prefix::Fades,
    Prefix::LastCounted,
];

/// The outcome of a recount.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Recount {
    /// The number of results.
    pub results: usize,
    /// The number of ratings.
    pub ratings: usize,
    /// The ratings that changed.
    pub changed: Vec<ChangedRating>,
}

/// A changed rating; `None` if there was or is none.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ChangedRating {
    /// Whose it is.
    pub player: PlayerId,
    /// The scope of the games.
    pub scope: Scope,
    /// The family.
    pub family: Family,
    /// Before.
    pub from: Option<Rating>,
    /// Now.
    pub to: Option<Rating>,
}

type Ratings = BTreeMap<(PlayerId, Scope, Family), Rating>;

impl Service {
    /// Recounts all results in their original order. The bot must not be running. If this is
    /// interrupted, the next start finishes it.
    ///
    /// # Errors
    /// The store failed.
    pub async fn recount(&self, now: Timestamp) -> Result<Recount, Error> {
        let before = self.ratings().await?;
        let mut changes = ChangeSet::new();
        changes.put(Slot::recount(), &now)?;
        self.store.commit(changes).await?;
        for prefix in DERIVED {
            self.delete_all(prefix).await?;
        }
        let order = self.store.scan_all(Prefix::Results).await?;
        for key in &order {
            if let Key::ResultAt(at, id) = *key
                && let Err(error) = self.change(|tx| self.try_recount(tx, at, id)).await
            {
                tracing::error!(?error, %id, "couldn't count a result");
            }
        }
        let mut changes = ChangeSet::new();
        changes.delete(Slot::recount());
        self.store.commit(changes).await?;
        self.sweep_tables(now).await?;
        let after = self.ratings().await?;
        Ok(Recount {
            results: order.len(),
            ratings: after.len(),
            changed: changed(&before, &after),
        })
    }

    /// Finishes an interrupted recount. Called at startup, before games continue.
    ///
    /// # Errors
    /// The store failed.
    pub async fn finish_recount(&self, now: Timestamp) -> Result<(), Error> {
        if read(&self.store, Slot::recount()).await?.is_some() {
            self.recount(now).await?;
        }
        Ok(())
    }

    async fn try_recount(
        &self,
        mut tx: Transaction<'_>,
        at: Timestamp,
        id: MatchId,
    ) -> Result<(), Error> {
        if let Some(found) = self.load(&mut tx, id).await?
            && let Ok(play) = found.finished()
        {
            self.unfold(&mut tx, id).await?;
            tx.delete(Key::ResultAt(at, id));
            let result = tx.read(Slot::result(id)).await?;
            let decision = |result: &ResultRecord| {
                let mut decisions = result.voided.iter();
                decisions.position(|decision| decision.counted == at)
            };
            match result.map(|result| (decision(&result), result)) {
                Some((Some(number), result)) => {
                    self.void_anew(&mut tx, &found, result, number).await?;
                }
                _ => self.count_anew(&mut tx, &found, play).await?,
            }
        }
        Ok(tx.commit().await?)
    }

    async fn delete_all(&self, prefix: Prefix) -> Result<(), Error> {
        loop {
            let keys = self.store.scan(prefix, None, AT_ONCE).await?;
            if keys.is_empty() {
                return Ok(());
            }
            let mut changes = ChangeSet::new();
            for key in keys {
                changes.delete(key);
            }
            self.store.commit(changes).await?;
        }
    }

    async fn ratings(&self) -> Result<Ratings, Error> {
        let mut ratings = Ratings::new();
        for (key, stored) in self.store.scan_all_records(Prefix::Tallies).await? {
            if let Key::Tally(player, scope, family) = key {
                let tally = Slot::tally(player, scope, family).read(&stored)?;
                ratings.insert((player, scope, family), tally.rating.into());
            }
        }
        Ok(ratings)
    }
}

fn changed(before: &Ratings, after: &Ratings) -> Vec<ChangedRating> {
    let mut all: Vec<_> = before.keys().chain(after.keys()).copied().collect();
    all.sort_unstable();
    all.dedup();
    let changes = all.into_iter().map(|key| {
        let (player, scope, family) = key;
        let (from, to) = (before.get(&key).copied(), after.get(&key).copied());
        ChangedRating {
            player,
            scope,
            family,
            from,
            to,
        }
    });
    changes.filter(|one| one.from != one.to).collect()
}
