//! Leaderboards, by rating, by wins, or by the points of a season.

use std::cmp::Reverse;

use halma_rating::{Family, Rating};
use halma_store::ids::{PlayerId, Scope, Timestamp, UserId};
use halma_store::records::{Balance, Fared, TallyRecord};
use halma_store::{Column, Prefix, ScoreKind, Season, Slot, Table};

use super::ranks::{Counts, TablePlace, key, place};
use crate::Service;
use crate::change::{Error, Scores, best_of, read, season_at};
use crate::matches::Tally;
use crate::people::Participant;

/// The number of people on a page.
pub const ROWS_OF_A_PAGE: usize = 10;
/// The maximum number of people without a place listed with a table.
const MOST_WITHOUT_PLACE: usize = 10;
/// With this many people, a rating table says more than the plain one.
const ENOUGH_RATED: u64 = 3;
/// How many players of each past season are shown, and how many seasons.
const CHAMPIONS: usize = 3;
const SEASONS_OF_FAME: usize = 8;
/// The maximum number of a server's people searched for those without a place.
const MOST_LOOKED_AT: usize = 1_000;

/// A page of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableView {
    /// The scope of the games that count.
    pub scope: Scope,
    /// The family.
    pub family: Family,
    /// What is compared.
    pub compared: Compared,
    /// The current season.
    pub season: Season,
    /// The number of people in it.
    pub people: u64,
    /// The people on this page, best first.
    pub rows: Vec<TableRow>,
    /// The first place of the next page, if there is one.
    pub next: Option<TablePlace>,
    /// The row of the person who asked, even if it is on another page or has no place.
    pub own: Option<TableRow>,
    /// People of a server with too few games for a place; only on the first page of ratings.
    pub unplaced: Vec<TableRow>,
    /// The best players of past seasons, latest season first; only on the first page of a season.
    pub hall_of_fame: Vec<Champions>,
}

impl TableView {
    /// Returns everyone on the page.
    pub fn people(&self) -> Vec<&Participant> {
        let rows = self.rows.iter().chain(&self.own).chain(&self.unplaced);
        let champions = self.hall_of_fame.iter().flat_map(|one| &one.people);
        let people = rows.map(|row| &row.person);
        people.chain(champions.map(|(person, _)| person)).collect()
    }
}

/// The best players of a season with their points.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Champions {
    /// The season.
    pub season: Season,
    /// The players, best first.
    pub people: Vec<(Participant, u32)>,
}

/// A person in a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableRow {
    /// The rank; ties share it, but of equally many wins those in fewer games come first if a page has all of
    /// them. `None` for someone not in the table.
    pub rank: Option<u64>,
    /// Who.
    pub person: Participant,
    /// The rating now.
    pub rating: Rating,
    /// All rated games.
    pub balance: Balance,
    /// The latest results, newest last.
    pub last: Vec<Fared>,
    /// How many more rated games are needed for a place in the rating table.
    pub missing: u32,
    /// The points of the season, if the table compares them.
    pub points: u32,
}

/// A request for a page of a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TableRequest {
    /// The scope of the games that count.
    pub scope: Scope,
    /// The family; by default the most played one.
    pub family: Option<Family>,
    /// What is compared; by default ratings if there are enough of them.
    pub compared: Option<Compared>,
    /// The first place of the page; by default the top.
    pub from: Option<TablePlace>,
    /// Who asks.
    pub by: UserId,
    /// When.
    pub now: Timestamp,
}

/// What a table compares.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Compared {
    /// Ratings.
    Rating,
    /// Games won.
    Wins,
    /// Points of the current season.
    Season,
}

impl Compared {
    /// All of them, in the order in which they are offered.
    pub const ALL: [Self; 3] = [Self::Rating, Self::Wins, Self::Season];

    /// Returns the word for it in requests.
    pub fn name(self) -> &'static str {
        match self {
            Self::Rating => "rating",
            Self::Wins => "wins",
            Self::Season => "season",
        }
    }
}

impl Service {
    /// Returns a page of a table.
    ///
    /// # Errors
    /// The store failed.
    pub async fn table(&self, request: &TableRequest) -> Result<TableView, Error> {
        let table = self.wanted_table(request).await?;
        let mut counts = Counts::read(self, table).await?;
        let from = request.from.map(|place| key(table, place));
        let keys = self
            .store
            .scan(Prefix::RanksOf(table), from, ROWS_OF_A_PAGE + 1);
        let mut places: Vec<TablePlace> = keys.await?.into_iter().filter_map(place).collect();
        let next = places.get(ROWS_OF_A_PAGE).copied();
        places.truncate(ROWS_OF_A_PAGE);
        let mut rows: Vec<TableRow> = Vec::new();
        for (index, one) in places.iter().enumerate() {
            let ties = index > 0 && places[index - 1].score == one.score;
            let rank = if ties {
                rows[index - 1].rank
            } else {
                Some(counts.above(self, one.score).await? + 1)
            };
            rows.push(self.row(table, one.player, rank, request.now).await?);
        }
        if table.column.order == ScoreKind::Wins {
            let goes_on = |one: &TablePlace| next.is_some_and(|next| next.score == one.score);
            let last = places.iter().filter(|one| goes_on(one)).count();
            let first = match request.from {
                Some(from) => places.iter().filter(|one| one.score == from.score).count(),
                None => 0,
            };
            let whole = first..rows.len().saturating_sub(last).max(first);
            part_ties(&mut rows[whole]);
        }
        let own = self.own_row(table, request, &mut counts).await?;
        let unplaced = match (table.column.order, request.from) {
            (ScoreKind::Rating, None) => self.unplaced(table, request.now).await?,
            _ => Vec::new(),
        };
        let hall_of_fame = match (table.column.order, request.from) {
            (ScoreKind::Season(season), None) => self.hall_of_fame(table, season).await?,
            _ => Vec::new(),
        };
        Ok(TableView {
            scope: table.scope,
            family: table.column.family,
            compared: compared(table.column.order),
            season: season_at(request.now),
            people: counts.people(),
            rows,
            next,
            own,
            unplaced,
            hall_of_fame,
        })
    }

    /// Returns the table requested; by default the most played family, and ratings if there are
    /// enough.
    async fn wanted_table(&self, request: &TableRequest) -> Result<Table, Error> {
        let scope = request.scope;
        let of = |family, order| Table {
            scope,
            column: Column { family, order },
        };
        let family = match request.family {
            Some(family) => family,
            None => self.most_played(scope).await?,
        };
        let order = match request.compared {
            Some(Compared::Rating) => ScoreKind::Rating,
            Some(Compared::Wins) => ScoreKind::Wins,
            Some(Compared::Season) => ScoreKind::Season(season_at(request.now)),
            None => {
                let rated = Counts::read(self, of(family, ScoreKind::Rating)).await?;
                if scope == Scope::Global || rated.people() >= ENOUGH_RATED {
                    ScoreKind::Rating
                } else {
                    ScoreKind::Wins
                }
            }
        };
        Ok(of(family, order))
    }

    /// Returns the family that most people of a scope play.
    async fn most_played(&self, scope: Scope) -> Result<Family, Error> {
        let mut most = (0, Family::Halma);
        for family in Family::ALL {
            let order = ScoreKind::Wins;
            let column = Column { family, order };
            let people = Counts::read(self, Table { scope, column }).await?.people();
            if people > most.0 {
                most = (people, family);
            }
        }
        Ok(most.1)
    }

    async fn row(
        &self,
        table: Table,
        player: PlayerId,
        rank: Option<u64>,
        now: Timestamp,
    ) -> Result<TableRow, Error> {
        let slot = Slot::tally(player, table.scope, table.column.family);
        let tally = read(&self.store, slot).await?.unwrap_or_default();
        let person = self.participant(player).await?;
        Ok(TableRow::of(table, person, tally, rank, now))
    }

    /// Returns the row of the person who asked, who may have no place.
    async fn own_row(
        &self,
        table: Table,
        request: &TableRequest,
        counts: &mut Counts,
    ) -> Result<Option<TableRow>, Error> {
        let Some(player) = read(&self.store, Slot::user(request.by)).await? else {
            return Ok(None);
        };
        let (scope, family) = (table.scope, table.column.family);
        let Some(tally) = read(&self.store, Slot::tally(player, scope, family)).await? else {
            return Ok(None);
        };
        let rank = match Scores::of(scope, family, Some(&tally)).in_table(table) {
            Some(score) => counts.rank(self, player, score).await?,
            None => None,
        };
        let person = self.participant(player).await?;
        Ok(Some(TableRow::of(table, person, tally, rank, request.now)))
    }

    /// Returns the best players of past seasons, latest first, without empty seasons.
    async fn hall_of_fame(&self, table: Table, season: Season) -> Result<Vec<Champions>, Error> {
        let Table { scope, column } = table;
        let mut hall = Vec::new();
        for number in (0..season.0).rev().take(SEASONS_OF_FAME) {
            let season = Season(number);
            let best = best_of(&self.store, scope, column.family, season, CHAMPIONS);
            let mut people = Vec::new();
            for (player, points) in best.await? {
                people.push((self.participant(player).await?, points));
            }
            if !people.is_empty() {
                hall.push(Champions { season, people });
            }
        }
        Ok(hall)
    }

    /// Returns the people of a server who play but have no place in its rating table yet, best
    /// first.
    async fn unplaced(&self, table: Table, now: Timestamp) -> Result<Vec<TableRow>, Error> {
        if table.scope == Scope::Global {
            return Ok(Vec::new());
        }
        let column = Column {
            order: ScoreKind::Wins,
            ..table.column
        };
        let everybody = Prefix::RanksOf(Table { column, ..table });
        let keys = self.store.scan(everybody, None, MOST_LOOKED_AT).await?;
        let mut rows = Vec::new();
        for one in keys.into_iter().filter_map(place) {
            let row = self.row(table, one.player, None, now).await?;
            if row.missing > 0 {
                rows.push(row);
            }
            if rows.len() == MOST_WITHOUT_PLACE {
                break;
            }
        }
        rows.sort_by_key(|row| Reverse(row.rating.stored().0));
        Ok(rows)
    }
}

fn compared(order: ScoreKind) -> Compared {
    match order {
        ScoreKind::Rating => Compared::Rating,
        ScoreKind::Wins => Compared::Wins,
        ScoreKind::Season(_) => Compared::Season,
    }
}

impl TableRow {
    fn of(
        table: Table,
        person: Participant,
        tally: TallyRecord,
        rank: Option<u64>,
        now: Timestamp,
    ) -> Self {
        Self {
            rank,
            person,
            rating: tally.rating_at(now),
            points: match table.column.order {
                ScoreKind::Season(season) if tally.season == Some(season.0) => tally.points,
                _ => 0,
            },
            missing: tally.games_missing(),
            balance: tally.all,
            last: tally.last,
        }
    }
}

/// Parts people with the same rank by the number of games in which they got there.
fn part_ties(rows: &mut [TableRow]) {
    for tied in rows.chunk_by_mut(|one, other| one.rank == other.rank) {
        tied.sort_by_key(|row| row.balance.count());
        let games: Vec<_> = tied.iter().map(|row| row.balance.count()).collect();
        for row in tied {
            let fewer = games.partition_point(|games| *games < row.balance.count());
            row.rank = row.rank.map(|rank| rank + fewer as u64);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::people::Settings;

    #[test]
    fn of_equally_many_wins_those_in_fewer_games_come_first() {
        let row = |rank, won, lost| TableRow {
            rank: Some(rank),
            person: Participant::of(PlayerId(1), None, &Settings::default()),
            rating: Rating::START,
            balance: Balance {
                won,
                lost,
                ..Balance::default()
            },
            last: Vec::new(),
            missing: 0,
            points: 0,
        };
        let mut rows = [
            row(1, 3, 9),
            row(2, 2, 2),
            row(2, 2, 0),
            row(2, 2, 2),
            row(5, 1, 0),
        ];
        part_ties(&mut rows);
        let found = rows
            .iter()
            .map(|row| (row.rank.unwrap_or(0), row.balance.lost));
        let found: Vec<_> = found.collect();
        assert_eq!(found, [(1, 9), (2, 0), (3, 2), (3, 2), (5, 0)]);
    }
}
