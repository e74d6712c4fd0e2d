//! Places in tables. A person's place is an index entry. How many people are above it is counted
//! separately (`time/counts.rs`), from entries that each change leaves under its own key, so that
//! games that end together share no record.

use std::cmp::Reverse;

use halma_rating::{Family, Rating};
use halma_store::ids::{PlayerId, Scope, Timestamp};
use halma_store::records::{RankMoveRecord, TallyRecord};
use halma_store::{Column, Key, Prefix, ScoreKind, Season, Slot, Store, Table};

use super::error::Error;
use super::transaction::Transaction;
use crate::matches::Tally;

/// Whole-number scores are this far apart, so that each has its own cell.
const APART: u32 = 64;

/// Returns the whole number that a score encodes.
pub fn whole_number(score: u32) -> u32 {
    score / APART
}

/// Returns the season of a moment: a quarter of a year in UTC.
pub fn season_at(at: Timestamp) -> Season {
    let date = jiff::Timestamp::from(at)
        .to_zoned(jiff::tz::TimeZone::UTC)
        .date();
    let quarter = (date.month() - 1) / 3;
    Season((i32::from(date.year()) * 4 + i32::from(quarter)) as u16)
}

/// A person's scores in the tables of a scope and a family.
pub struct Scores(Vec<(Table, u32)>);

impl Scores {
    /// Returns no scores.
    pub fn none() -> Self {
        Self(Vec::new())
    }

    /// Returns the scores of a tally, if there is one.
    pub fn of(scope: Scope, family: Family, tally: Option<&TallyRecord>) -> Self {
        let Some(tally) = tally else {
            return Self::none();
        };
        let score = || rating_score(Rating::from(tally.rating));
        let rated = tally.has_place().then(score);
        let won = (tally.all.count() > 0).then_some(tally.all.won.saturating_mul(APART));
        let mut scores = Vec::new();
        let mut add = |order, score: Option<u32>| {
            let column = Column { family, order };
            scores.extend(score.map(|score| (Table { scope, column }, score)));
        };
        add(ScoreKind::Rating, rated);
        add(ScoreKind::Wins, won);
        let now = tally.season.map(|season| (season, tally.points));
        let seasons = tally.past.iter().copied().chain(now);
        for (season, points) in seasons.filter(|(_, points)| *points > 0) {
            let score = points.saturating_mul(APART);
            add(ScoreKind::Season(Season(season)), Some(score));
        }
        Self(scores)
    }

    /// Returns the score in a table.
    pub fn in_table(&self, table: Table) -> Option<u32> {
        let mut scores = self.0.iter();
        scores
            .find(|(known, _)| *known == table)
            .map(|(_, score)| *score)
    }
}

/// Returns the score of a rating in a table of ratings.
pub fn rating_score(rating: Rating) -> u32 {
    let (points, ..) = rating.stored();
    points.max(0) as u32
}

/// Moves a person within tables. `cause` distinguishes this move from the person's other moves that
/// haven't been counted yet.
pub fn move_in_tables(
    tx: &mut Transaction<'_>,
    player: PlayerId,
    before: &Scores,
    after: &Scores,
    cause: u64,
) -> Result<(), Error> {
    let mut tables: Vec<Table> = before.0.iter().chain(&after.0).map(|one| one.0).collect();
    tables.sort_unstable();
    tables.dedup();
    for table in tables {
        let (from, to) = (before.in_table(table), after.in_table(table));
        if from == to {
            continue;
        }
        let Table { scope, column } = table;
        if let Some(from) = from {
            tx.delete(Slot::rank(scope, column, Reverse(from), player));
        }
        if let Some(to) = to {
            tx.put_index(Slot::rank(scope, column, Reverse(to), player));
        }
        let slot = Slot::rank_move(scope, column, cause, player);
        tx.put(slot, &RankMoveRecord { from, to })?;
    }
    Ok(())
}

/// Returns whether a person is left out of all tables.
pub async fn is_hidden(tx: &mut Transaction<'_>, player: PlayerId) -> Result<bool, Error> {
    let settings = tx.read(Slot::settings(player)).await?;
    Ok(settings.is_some_and(|settings| settings.hidden))
}

/// Returns when a scope's tables were last reset: games counted before that no longer count there.
pub async fn emptied(tx: &mut Transaction<'_>, scope: Scope) -> Result<Option<Timestamp>, Error> {
    Ok(match scope {
        Scope::Global => None,
        Scope::Guild(guild) => tx.read(Slot::emptied(guild)).await?,
    })
}

/// Returns the best players of a season with their points, best first.
pub async fn best_of(
    store: &Store,
    scope: Scope,
    family: Family,
    season: Season,
    most: usize,
) -> Result<Vec<(PlayerId, u32)>, Error> {
    let order = ScoreKind::Season(season);
    let column = Column { family, order };
    let table = Prefix::RanksOf(Table { scope, column });
    let keys = store.scan(table, None, most).await?;
    let best = keys.into_iter().filter_map(|key| match key {
        Key::Rank(_, _, Reverse(score), player) => Some((player, whole_number(score))),
        _ => None,
    });
    Ok(best.collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seasons_are_numbered_quarters_in_utc() {
        for (text, year, quarter) in [
            ("2026-01-01T00:00:00Z", 2026, 0),
            ("2026-03-31T23:59:59Z", 2026, 0),
            ("2026-04-01T00:00:00Z", 2026, 1),
            ("2026-12-31T23:59:59Z", 2026, 3),
            ("2027-01-01T00:00:00Z", 2027, 0),
        ] {
            let at: jiff::Timestamp = text.parse().expect("a moment");
            let season = season_at(Timestamp(at.as_millisecond()));
            assert_eq!(season, Season(year * 4 + quarter), "{text}");
        }
    }
}
