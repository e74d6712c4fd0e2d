//! What a game adds to a person's tally.

use std::borrow::Borrow;
use std::collections::BTreeMap;
use std::time::Duration;

use halma_rating::{PERIOD_DAYS, Rating};
use halma_rules::{Reason, Variant};
use halma_store::Season;
use halma_store::ids::{MatchId, PlayerId, Scope, Timestamp, days};
use halma_store::records::{Balance, Fared, RatingChange, ResultRecord, SeatResult, TallyRecord};

use super::results::{GameResult, SeatTale};

/// How many of the latest games a tally remembers.
const LAST_GAMES: usize = 5;
/// The number of rated games for a place in a rating table: few enough that a server whose people
/// play each other has a table within its first week. Provisional ratings are marked.
pub const GAMES_FOR_A_PLACE: u32 = 3;
/// The number of whole periods without a rated game after which everyone still has a place: half a
/// year.
const LEAST_PERIODS: u32 = (180 / PERIOD_DAYS) as u32;
/// How games end whose winner has filled a goal.
const BUILT: [Reason; 2] = [Reason::Built, Reason::Places];
/// A rating period.
const PERIOD: Duration = days(PERIOD_DAYS);

/// A game as seen by its players' tallies.
pub struct Tallied<'a> {
    pub id: MatchId,
    pub variant: Variant,
    pub result: &'a GameResult,
    pub at: Timestamp,
    pub season: Season,
    /// How many quarters of a game it counts as.
    pub quarters: u32,
}

/// The possible records of a person in a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Feat {
    pub id: MatchId,
    pub variant: Variant,
    pub fared: Fared,
    /// True if the winner filled a goal.
    pub is_built: bool,
    /// The number of the person's moves.
    pub moves: u32,
    /// The longest chain, in jumps.
    pub chain: u32,
    /// The highest rating among the players the winner beat, in thousandths of a point.
    pub beaten: Option<i32>,
}

impl Feat {
    /// Returns those of a game counted in a scope; `None` if it wasn't.
    pub fn of(id: MatchId, result: &ResultRecord, player: PlayerId, scope: Scope) -> Option<Self> {
        let change = |seat: &SeatResult| match scope {
            Scope::Global => seat.everywhere,
            Scope::Guild(_) => seat.here,
        };
        let own = result.seats.iter().find(|seat| seat.player == player)?;
        change(own)?;
        // A partner wins too.
        let others = result.seats.iter();
        let others = others.filter(|seat| seat.player != player && seat.fared != Fared::Won);
        let ratings = others.filter_map(change);
        let best = ratings.map(|change| Rating::from(change.from).stored().0);
        Some(Self {
            id,
            variant: result.variant.parse().ok()?,
            fared: own.fared,
            is_built: BUILT.iter().any(|reason| reason.name() == result.reason),
            moves: own.moves,
            chain: own.chain.into(),
            beaten: best.max().filter(|_| own.fared == Fared::Won),
        })
    }
}

/// What a tally means, and what a game does to it.
pub trait Tally {
    /// Returns the rating at a moment: less certain with each whole period since the last rated
    /// game.
    fn rating_at(&self, at: Timestamp) -> Rating;

    /// Returns true if the person has a place in the table of ratings.
    fn has_place(&self) -> bool;

    /// Returns how many more rated games the person needs for a place in the rating table.
    fn games_missing(&self) -> u32;

    /// Returns when a person loses the place in the rating table if no rated game follows: once the
    /// rating is provisional, but not before half a year.
    fn fades_at(&self) -> Option<Timestamp>;

    /// Adds a game in which the person had a seat; `rating` is the rating after it.
    fn add(&mut self, game: &Tallied<'_>, seat: usize, rating: Rating, beaten: Option<Rating>);

    /// Removes a game, given its effect on the rating and the other games, oldest first.
    fn take_back(&mut self, game: &Tallied<'_>, seat: usize, change: RatingChange, others: &[Feat]);

    /// Returns the median time per move in seconds, accurate to a fifth.
    fn median_seconds(&self) -> Option<u32>;
}

impl Tally for TallyRecord {
    fn rating_at(&self, at: Timestamp) -> Rating {
        let rating = Rating::from(self.rating);
        let Some(rated) = self.rated else {
            return rating;
        };
        let periods = at.since(rated).as_millis() / PERIOD.as_millis();
        rating.rested(u32::try_from(periods).unwrap_or(u32::MAX))
    }

    fn has_place(&self) -> bool {
        !self.faded && self.games_missing() == 0
    }

    fn games_missing(&self) -> u32 {
        GAMES_FOR_A_PLACE.saturating_sub(self.all.count())
    }

    fn fades_at(&self) -> Option<Timestamp> {
        let rated = self.rated.filter(|_| self.has_place())?;
        let periods = Rating::from(self.rating).sure_periods();
        let periods = periods.max(LEAST_PERIODS);
        Some(rated + PERIOD * periods.saturating_add(1))
    }

    fn add(&mut self, game: &Tallied<'_>, seat: usize, rating: Rating, beaten: Option<Rating>) {
        let tale = &game.result.seats[seat];
        self.rating = rating.into();
        self.rated = Some(game.at);
        self.faded = false;
        self.all.add(tale.fared);
        let variant = game.variant.name().to_owned();
        self.by_variant.entry(variant).or_default().add(tale.fared);
        let reason = game.result.reason.name().to_owned();
        self.by_reason.entry(reason).or_default().add(tale.fared);
        self.by_seat
            .entry(seat as u8 + 1)
            .or_default()
            .add(tale.fared);
        if game.result.for_places {
            let place = tale.place + 1;
            self.by_place.entry(place).or_default().add(tale.fared);
        }
        add_points(self, game, tale.points);
        add_feat(
            self,
            &Feat {
                id: game.id,
                variant: game.variant,
                fared: tale.fared,
                is_built: BUILT.contains(&game.result.reason),
                moves: tale.moves,
                chain: tale.longest_chain.into(),
                beaten: beaten.map(|rating| rating.stored().0),
            },
        );
        add_times(self, tale);
    }

    fn take_back(
        &mut self,
        game: &Tallied<'_>,
        seat: usize,
        change: RatingChange,
        others: &[Feat],
    ) {
        let tale = &game.result.seats[seat];
        let fared = tale.fared;
        let [from, to] = [change.from, change.to].map(|rating| Rating::from(rating).stored().0);
        let (value, deviation, volatility) = Rating::from(self.rating).stored();
        self.rating = Rating::of_stored(value - (to - from), deviation, volatility).into();
        self.all.take_back(fared);
        take_back(&mut self.by_variant, game.variant.name(), fared);
        take_back(&mut self.by_reason, game.result.reason.name(), fared);
        take_back(&mut self.by_seat, &(seat as u8 + 1), fared);
        if game.result.for_places {
            take_back(&mut self.by_place, &(tale.place + 1), fared);
        }
        take_points_back(self, game, tale.points);
        take_times_back(self, tale);
        self.last.clear();
        (self.streak, self.best_streak) = (0, 0);
        (self.longest_chain, self.best_win) = (None, None);
        self.fastest.clear();
        for feat in others {
            add_feat(self, feat);
        }
    }

    fn median_seconds(&self) -> Option<u32> {
        let all: u32 = self.times.values().sum();
        let mut below = 0;
        let cell = self.times.iter().find(|(_, count)| {
            below += **count;
            below * 2 >= all
        });
        cell.filter(|_| all > 0)
            .map(|(cell, _)| cell_seconds(*cell))
    }
}

fn add_points(tally: &mut TallyRecord, game: &Tallied<'_>, points: u32) {
    let Season(season) = game.season;
    if tally.season != Some(season) {
        let past = tally.season.filter(|_| tally.points > 0);
        tally.past.extend(past.map(|past| (past, tally.points)));
        tally.season = Some(season);
        tally.points = 0;
    }
    tally.points += points * game.quarters / 4;
}

fn take_points_back(tally: &mut TallyRecord, game: &Tallied<'_>, points: u32) {
    let Season(season) = game.season;
    let points = points * game.quarters / 4;
    if tally.season == Some(season) {
        tally.points = tally.points.saturating_sub(points);
    }
    for (past, had) in &mut tally.past {
        if *past == season {
            *had = had.saturating_sub(points);
        }
    }
    tally.past.retain(|(_, had)| *had > 0);
}

fn add_feat(tally: &mut TallyRecord, feat: &Feat) {
    tally.last.push(feat.fared);
    let over = tally.last.len().saturating_sub(LAST_GAMES);
    tally.last.drain(..over);
    let won = feat.fared == Fared::Won;
    tally.streak = if won { tally.streak + 1 } else { 0 };
    tally.best_streak = tally.best_streak.max(tally.streak);
    if feat.chain > tally.longest_chain.map_or(0, |(_, longest)| longest) {
        tally.longest_chain = Some((feat.id, feat.chain));
    }
    if let Some(points) = feat.beaten
        && tally.best_win.is_none_or(|(_, best)| points > best)
    {
        tally.best_win = Some((feat.id, points));
    }
    let variant = feat.variant.name();
    let fewest = tally.fastest.get(variant).map(|(_, moves)| *moves);
    if won && feat.is_built && fewest.is_none_or(|fewest| feat.moves < fewest) {
        let fastest = (feat.id, feat.moves);
        tally.fastest.insert(variant.to_owned(), fastest);
    }
}

fn add_times(tally: &mut TallyRecord, tale: &SeatTale) {
    tally.moves += tale.moves;
    tally.late += u32::from(tale.late);
    for seconds in &tale.seconds {
        *tally.times.entry(time_cell(*seconds)).or_default() += 1;
    }
}

fn take_times_back(tally: &mut TallyRecord, tale: &SeatTale) {
    tally.moves = tally.moves.saturating_sub(tale.moves);
    tally.late = tally.late.saturating_sub(tale.late.into());
    for seconds in &tale.seconds {
        if let Some(count) = tally.times.get_mut(&time_cell(*seconds)) {
            *count = count.saturating_sub(1);
        }
    }
    tally.times.retain(|_, count| *count > 0);
}

fn take_back<K, Q>(balances: &mut BTreeMap<K, Balance>, of: &Q, fared: Fared)
where
    K: Borrow<Q> + Ord,
    Q: Ord + ?Sized,
{
    if let Some(balance) = balances.get_mut(of) {
        balance.take_back(fared);
    }
    balances.retain(|_, balance| balance.count() > 0);
}

/// Returns the cell of a time: the seconds are √2 to the power of its number.
fn time_cell(seconds: u32) -> u8 {
    (f64::from(seconds.max(1)).log2() * 2.0).round() as u8
}

fn cell_seconds(cell: u8) -> u32 {
    (f64::from(cell) / 2.0).exp2().round() as u32
}

#[cfg(test)]
mod tests {
    use halma_rules::Seat;

    use super::*;

    struct Made {
        id: u64,
        season: u16,
        fared: Fared,
        moves: u32,
        chain: u16,
        late: bool,
        beaten: Option<f64>,
    }

    impl Made {
        fn tale(&self) -> SeatTale {
            SeatTale {
                player: PlayerId(1),
                place: u8::from(self.fared != Fared::Won),
                fared: self.fared,
                points: 8,
                team: Seat::FIRST,
                moves: self.moves,
                longest_chain: self.chain,
                late: self.late,
                seconds: vec![5, 60 * self.moves],
            }
        }

        fn beaten(&self) -> Option<Rating> {
            let value =
                |points: f64| Rating::of_stored((points * 1_000.0) as i32, 60_000, 60_000_000);
            self.beaten.map(value)
        }

        fn feat(&self) -> Feat {
            Feat {
                id: MatchId(self.id),
                variant: Variant::Star3,
                fared: self.fared,
                is_built: true,
                moves: self.moves,
                chain: self.chain.into(),
                beaten: self.beaten().map(|rating| rating.stored().0),
            }
        }

        fn with<T>(&self, count: impl FnOnce(&Tallied<'_>) -> T) -> T {
            let result = GameResult {
                reason: Reason::Built,
                for_places: true,
                seats: vec![self.tale()],
                all_begun: true,
            };
            count(&Tallied {
                id: MatchId(self.id),
                variant: Variant::Star3,
                result: &result,
                at: Timestamp(0),
                season: Season(self.season),
                quarters: 2,
            })
        }
    }

    fn tally(games: &[&Made]) -> TallyRecord {
        let mut tally = TallyRecord::default();
        let rating = Rating::from(tally.rating);
        for made in games {
            made.with(|game| tally.add(game, 0, rating, made.beaten()));
        }
        tally
    }

    fn games() -> [Made; 4] {
        let made = |id, season, fared, moves, chain, late, beaten| Made {
            id,
            season,
            fared,
            moves,
            chain,
            late,
            beaten,
        };
        [
            made(1, 7, Fared::Won, 30, 4, false, Some(1_400.0)),
            made(2, 8, Fared::Won, 28, 5, true, Some(1_500.0)),
            made(3, 8, Fared::Won, 28, 5, true, Some(1_500.0)),
            made(4, 8, Fared::Drawn, 9, 5, false, None),
        ]
    }

    #[test]
    fn a_tally_keeps_the_first_of_the_best() {
        let games = games();
        let [first, second, third, fourth] = &games;
        let tally = tally(&[first, second, third, fourth]);
        assert_eq!((tally.moves, tally.late), (95, 2));
        let (won, drawn) = (tally.all.won, tally.all.drawn);
        assert_eq!((won, drawn, tally.streak, tally.best_streak), (3, 1, 0, 3));
        assert_eq!((tally.points, &tally.past[..]), (12, &[(7, 4)][..]));
        assert_eq!(tally.best_win, Some((MatchId(2), 1_500_000)));
        assert_eq!(tally.longest_chain, Some((MatchId(2), 5)));
        let fastest: Vec<_> = tally.fastest.into_values().collect();
        assert_eq!(fastest, [(MatchId(2), 28)]);
        assert_eq!(tally.times.values().sum::<u32>(), 8);
    }

    #[test]
    fn a_game_that_is_taken_back_leaves_nothing() {
        let games = games();
        for gone in 0..games.len() {
            let all: Vec<_> = games.iter().collect();
            let mut others = all.clone();
            let gone = others.remove(gone);
            let mut tally_of_all = tally(&all);
            let rating = tally_of_all.rating;
            let change = RatingChange {
                from: rating,
                to: rating,
            };
            let feats: Vec<_> = others.iter().map(|made| made.feat()).collect();
            gone.with(|game| tally_of_all.take_back(game, 0, change, &feats));
            assert_eq!(tally_of_all, tally(&others), "game {}", gone.id);
        }
    }

    #[test]
    fn the_median_is_within_a_fifth() {
        let mut tally = TallyRecord::default();
        assert_eq!(tally.median_seconds(), None);
        for seconds in [
            1, 1, 60, 60, 60, 3_600, 7_200, 7_200, 86_400, 86_400, 86_400,
        ] {
            *tally.times.entry(time_cell(seconds)).or_default() += 1;
        }
        let median = f64::from(tally.median_seconds().unwrap_or_default());
        assert!((median / 3_600.0 - 1.0).abs() < 0.2, "{median}");
    }
}
