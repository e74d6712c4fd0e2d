//! Tables: who stands where, by rating, by wins, or by the points of a season.

use std::cmp::Reverse;

use super::ranks::{Counts, TablePlace, key, place};
use crate::ids::{PlayerId, Scope, Timestamp, UserId};
use crate::rating::{Family, Rating};
use crate::service::Service;
use crate::service::change::{Error, Scores, best_of, read, season_at};
use crate::service::people::Participant;
use crate::store::records::{Balance, Fared, TallyRecord};
use crate::store::{Column, Order, Prefix, Season, Slot, Table};

/// The people on one page of a table.
pub const ROWS_OF_A_PAGE: usize = 10;
/// The most of those without a place that are named beside a table.
const MOST_WITHOUT_PLACE: usize = 10;
/// So many in a table of ratings, and it says more than the plain one.
const ENOUGH_RATED: u64 = 3;
/// How many of a season are remembered beside the present one, and of how many seasons.
const CHAMPIONS: usize = 3;
const SEASONS_OF_FAME: usize = 8;
/// The most people of a server that are looked at for those without a place.
const MOST_LOOKED_AT: usize = 1_000;

/// A page of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableView {
    /// Whose games count.
    pub scope: Scope,
    /// The family.
    pub family: Family,
    /// What is compared.
    pub compared: Compared,
    /// The season that it is.
    pub season: Season,
    /// How many people are in it.
    pub people: u64,
    /// Those on this page, the best first.
    pub rows: Vec<TableRow>,
    /// The place with which the next page begins, if there is one.
    pub next: Option<TablePlace>,
    /// Whoever asked, also where the place is on another page or there is none.
    pub own: Option<TableRow>,
    /// Those of a server who have played too few games for a place; beside its first page of ratings.
    pub unplaced: Vec<TableRow>,
    /// The best of the seasons before, the newest first; beside the first page of a season.
    pub hall_of_fame: Vec<Champions>,
}

/// The best of a season with their points.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Champions {
    /// The season.
    pub season: Season,
    /// The best first.
    pub people: Vec<(Participant, u32)>,
}

/// Somebody in a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableRow {
    /// The rank; those who tie have the same. None for whoever is not in the table.
    pub rank: Option<u64>,
    /// Who.
    pub person: Participant,
    /// The rating now.
    pub rating: Rating,
    /// All rated games.
    pub balance: Balance,
    /// How the last ones went, the newest last.
    pub last: Vec<Fared>,
    /// How many rated games are missing for a place in the table of ratings.
    pub missing: u32,
    /// The points of the season, where that is what the table compares.
    pub points: u32,
}

/// What is wanted of a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TableRequest {
    /// Whose games count.
    pub scope: Scope,
    /// The family; the one most played there unless said.
    pub family: Option<Family>,
    /// What is compared; ratings where there are enough of them unless said.
    pub compared: Option<Compared>,
    /// The place with which the page begins; the first one unless said.
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
    /// Points of the present season.
    Season,
}

impl Service {
    /// A page of a table.
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
        let own = self.own_row(table, request, &mut counts).await?;
        let unplaced = match (table.column.order, request.from) {
            (Order::Rating, None) => self.unplaced(table, request.now).await?,
            _ => Vec::new(),
        };
        let hall_of_fame = match (table.column.order, request.from) {
            (Order::Season(season), None) => self.hall_of_fame(table, season).await?,
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

    /// The family that is played most, and ratings where there are enough of them, unless others are
    /// named.
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
            Some(Compared::Rating) => Order::Rating,
            Some(Compared::Wins) => Order::Wins,
            Some(Compared::Season) => Order::Season(season_at(request.now)),
            None => {
                let rated = Counts::read(self, of(family, Order::Rating)).await?;
                if scope == Scope::Global || rated.people() >= ENOUGH_RATED {
                    Order::Rating
                } else {
                    Order::Wins
                }
            }
        };
        Ok(of(family, order))
    }

    /// The family that most people of a scope play.
    async fn most_played(&self, scope: Scope) -> Result<Family, Error> {
        let mut most = (0, Family::Halma);
        for family in Family::ALL {
            let order = Order::Wins;
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

    /// The row of whoever asks, who may have no place.
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

    /// The best of the seasons before this one, the newest first; seasons without any are left out.
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

    /// Those of a server who play and have no place in its table of ratings yet, the best first.
    async fn unplaced(&self, table: Table, now: Timestamp) -> Result<Vec<TableRow>, Error> {
        if table.scope == Scope::Global {
            return Ok(Vec::new());
        }
        let column = Column {
            order: Order::Wins,
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

fn compared(order: Order) -> Compared {
    match order {
        Order::Rating => Compared::Rating,
        Order::Wins => Compared::Wins,
        Order::Season(_) => Compared::Season,
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
                Order::Season(season) if tally.season == Some(season.0) => tally.points,
                _ => 0,
            },
            missing: tally.games_missing(),
            balance: tally.all,
            last: tally.last,
        }
    }
}
