//! Counting all results anew: ratings, tallies and tables made from nothing but the games.

use std::collections::BTreeMap;

use super::Service;
use super::change::{Error, Transaction, read};
use crate::ids::{MatchId, PlayerId, Scope, Timestamp};
use crate::rating::{Family, Rating};
use crate::store::records::ResultRecord;
use crate::store::{ChangeSet, Key, Prefix, Slot};

/// How many records are deleted in one change.
const AT_ONCE: usize = 1_000;

/// All that is made from results.
const DERIVED: [Prefix; 7] = [
    Prefix::Tallies,
    Prefix::Pairings,
    Prefix::Ranks,
    Prefix::RankMoves,
    Prefix::RankCounts,
    Prefix::Fades,
    Prefix::LastCounted,
];

/// What counting all results anew came to.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Recount {
    /// How many results there are.
    pub results: usize,
    /// How many ratings there are.
    pub ratings: usize,
    /// The ratings that are others than before.
    pub changed: Vec<ChangedRating>,
}

/// A rating that is another than before; none where there was or is none.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ChangedRating {
    /// Whose it is.
    pub player: PlayerId,
    /// Among whose games.
    pub scope: Scope,
    /// In which family.
    pub family: Family,
    /// Before.
    pub from: Option<Rating>,
    /// Now.
    pub to: Option<Rating>,
}

type Ratings = BTreeMap<(PlayerId, Scope, Family), Rating>;

impl Service {
    /// Counts all results anew, in the order in which they were counted. The bot must not run. Where
    /// this is cut off, the next start does the rest.
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

    /// Goes on with counting all results anew, if that was cut off. For the start, before games go on.
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
