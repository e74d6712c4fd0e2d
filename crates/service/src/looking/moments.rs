//! What is worth a word at the end of a rated game.

use halma_rating::{Family, Rating};
use halma_rules::{Seat, Variant};
use halma_store::ids::{MatchId, Scope};
use halma_store::records::{
    Fared, RatingChange, RatingRecord, ResultRecord, SeatResult, TallyRecord,
};
use halma_store::{Column, Prefix, ScoreKind, Slot, Table};

use super::feats::Feats;
use super::ranks::place;
use crate::Service;
use crate::change::{Error, rating_score, read};
use crate::matches::{GAMES_FOR_A_PLACE, Match, family};

/// Something worth a word about a player, the rarest first; never at somebody's cost.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Moment {
    /// They beat somebody whose rating was this many points higher.
    Upset(u32),
    /// They lead their server's table of ratings from now on.
    Leads,
    /// They won although they had been this many steps behind, at the end of this round.
    Comeback(u32, u32),
    /// They have won this many rated games in a row.
    Streak(u32),
    /// It is their win of this variant in the fewest moves.
    Fastest(u32),
    /// It has their longest chain, in jumps.
    LongestChain(u32),
    /// They have a place in the table of ratings from now on.
    Ranked,
    /// It was their first rated game.
    First,
    /// They lost, but were only this many steps short.
    Short(u32),
}

impl Moment {
    /// Lower is rarer.
    fn rank(self) -> (u8, i64) {
        match self {
            Self::Upset(points) => (0, -i64::from(points)),
            Self::Leads => (1, 0),
            Self::Comeback(steps, _) => (2, -i64::from(steps)),
            Self::Streak(count) => (3, -i64::from(count)),
            Self::Fastest(moves) => (4, i64::from(moves)),
            Self::LongestChain(jumps) => (5, -i64::from(jumps)),
            Self::Ranked => (6, 0),
            Self::First => (7, 0),
            Self::Short(steps) => (8, i64::from(steps)),
        }
    }
}

/// How many points make an upset.
const UPSET: f64 = 200.0;
/// The numbers of wins in a row that are worth a word.
const STREAKS: [u32; 3] = [3, 5, 10];
/// The shortest chain that is worth one.
const CHAIN: u16 = 4;
/// The lead that is worth one once it is lost, in steps, and how few steps are a narrow loss.
const COMEBACK: u32 = 8;
const NARROW: u32 = 2;

impl Service {
    /// Returns what is worth a word in a finished game: the rarest of its players' moments.
    pub(super) async fn moment_of(
        &self,
        found: &Match,
        feats: Option<Feats>,
    ) -> Result<Option<(Seat, Moment)>, Error> {
        let Some(result) = self.result(found.id).await? else {
            return Ok(None);
        };
        if !result.voided.is_empty() {
            return Ok(None);
        }
        let variant = found.terms.rules.variant();
        let is_rated = result.seats.iter().any(|seat| seat.everywhere.is_some());
        let narrow = feats.filter(|_| is_rated).and_then(narrow);
        let mut all: Vec<(Moment, Seat)> = narrow.into_iter().collect();
        for (index, own) in result.seats.iter().enumerate() {
            let slot = Slot::tally(own.player, Scope::Global, family(variant));
            let tally = read(&self.store, slot).await?;
            let Some((tally, change)) = tally.zip(own.everywhere) else {
                continue;
            };
            let is_hidden = self.settings_of(own.player).await?.hidden;
            let moments = moments((found.id, variant), &result, (own, change), &tally);
            let moments = moments.filter(|moment| !(is_hidden && *moment == Moment::Ranked));
            let leads = self.has_come_to_lead(&result, own, family(variant)).await?;
            let comeback = feats.filter(|_| own.fared == Fared::Won).and_then(comeback);
            let moments = moments
                .chain(leads.then_some(Moment::Leads))
                .chain(comeback);
            all.extend(moments.map(|moment| (moment, Seat::at(index))));
        }
        let rarest = all.into_iter().min_by_key(|(moment, _)| moment.rank());
        Ok(rarest.map(|(moment, seat)| (seat, moment)))
    }

    /// Returns true if a game brought a player to the top of the server's table of ratings, with somebody
    /// below, and neither has played since.
    async fn has_come_to_lead(
        &self,
        result: &ResultRecord,
        own: &SeatResult,
        family: Family,
    ) -> Result<bool, Error> {
        let Some(here) = own.here.filter(|_| own.fared == Fared::Won) else {
            return Ok(false);
        };
        let order = ScoreKind::Rating;
        let (scope, column) = (Scope::Guild(result.guild), Column { family, order });
        let table = Prefix::RanksOf(Table { scope, column });
        let keys = self.store.scan(table, None, 2).await?;
        let mut best = keys.into_iter().filter_map(place);
        let (Some(first), Some(second)) = (best.next(), best.next()) else {
            return Ok(false);
        };
        let loser = result
            .seats
            .iter()
            .find(|seat| seat.player == second.player);
        let others = loser.and_then(|loser| loser.here);
        let others = others.map_or(second.score, |change| score(change.from));
        let leads = (first.player, first.score) == (own.player, score(here.to));
        let below = read(&self.store, Slot::tally(second.player, scope, family)).await?;
        let is_latest = below.is_some_and(|below| below.rated <= Some(result.counted));
        Ok(leads && is_latest && first.score > second.score && score(here.from) <= others)
    }
}

/// Returns the score of a rating in a table.
fn score(rating: RatingRecord) -> u32 {
    rating_score(Rating::from(rating))
}

fn comeback(feats: Feats) -> Option<Moment> {
    let (steps, round) = feats.behind.filter(|(steps, _)| *steps >= COMEBACK)?;
    Some(Moment::Comeback(steps, round))
}

fn narrow(feats: Feats) -> Option<(Moment, Seat)> {
    let (loser, steps) = feats.missed.filter(|(_, steps)| *steps <= NARROW)?;
    Some((Moment::Short(steps), loser))
}

fn moments(
    (id, variant): (MatchId, Variant),
    result: &ResultRecord,
    (own, change): (&SeatResult, RatingChange),
    tally: &TallyRecord,
) -> impl Iterator<Item = Moment> {
    let has_won = own.fared == Fared::Won;
    // Later games have changed what follows from the order of games.
    let is_latest = tally.rated == Some(result.counted);
    let games = tally.all.count();
    let upset = upset(result, own, change).filter(|_| has_won);
    let streak = Some(tally.streak).filter(|count| is_latest && STREAKS.contains(count));
    let fastest = tally.fastest.get(variant.name());
    let fastest =
        fastest.filter(|(best, _)| is_latest && *best == id && won_before(tally, variant));
    let longest = tally.longest_chain.map(|(best, _)| best) == Some(id);
    let chain = (is_latest && longest && games > 1 && own.chain >= CHAIN).then_some(own.chain);
    let moments = [
        upset.map(Moment::Upset),
        streak.map(Moment::Streak),
        fastest.map(|(_, moves)| Moment::Fastest(*moves)),
        chain.map(|jumps| Moment::LongestChain(jumps.into())),
        (is_latest && games == GAMES_FOR_A_PLACE).then_some(Moment::Ranked),
        (is_latest && games == 1).then_some(Moment::First),
    ];
    moments.into_iter().flatten()
}

/// Returns by how many points the only other player was rated higher, if both ratings were sure and it
/// was by many.
fn upset(result: &ResultRecord, own: &SeatResult, change: RatingChange) -> Option<u32> {
    let [one, other] = &result.seats[..] else {
        return None;
    };
    let other = if one.player == own.player { other } else { one };
    let (own, other) = (
        Rating::from(change.from),
        Rating::from(other.everywhere?.from),
    );
    let ahead = other.points() - own.points();
    let is_sure = !own.is_provisional() && !other.is_provisional();
    (is_sure && ahead >= UPSET).then_some(ahead.round() as u32)
}

fn won_before(tally: &TallyRecord, variant: Variant) -> bool {
    let balance = tally.by_variant.get(variant.name());
    balance.is_some_and(|balance| balance.won > 1)
}

#[cfg(test)]
mod tests {
    use halma_store::ids::{GuildId, PlayerId, Timestamp};
    use halma_store::records::Balance;

    use super::*;

    const ID: MatchId = MatchId(7);
    const AT: Timestamp = Timestamp(9);

    fn change(points: i32) -> RatingChange {
        let rating = Rating::of_stored(points * 1_000, 60_000, 60_000_000).into();
        RatingChange {
            from: rating,
            to: rating,
        }
    }

    fn seat(number: u64, fared: Fared, points: i32) -> SeatResult {
        SeatResult {
            player: PlayerId(number),
            place: u8::from(fared == Fared::Lost),
            fared,
            moves: 30,
            chain: 5,
            late: false,
            everywhere: Some(change(points)),
            here: None,
        }
    }

    fn result(winner: i32, loser: i32) -> ResultRecord {
        ResultRecord {
            began: AT,
            ended: AT,
            counted: AT,
            guild: GuildId(1),
            variant: "halma8".to_owned(),
            rules: "gambiter".to_owned(),
            reason: "built".to_owned(),
            for_places: false,
            quarters: Some(4),
            seats: vec![seat(1, Fared::Won, winner), seat(2, Fared::Lost, loser)],
            emptied: None,
            voided: Vec::new(),
        }
    }

    fn won(won: u32) -> Balance {
        Balance {
            won,
            ..Balance::default()
        }
    }

    fn of(result: &ResultRecord, seat: usize, tally: &TallyRecord) -> Vec<Moment> {
        let own = &result.seats[seat];
        let own = (own, own.everywhere.expect("a rated game"));
        moments((ID, Variant::Halma8), result, own, tally).collect()
    }

    #[test]
    fn only_the_winner_of_two_sure_ratings_upsets() {
        let tally = TallyRecord::default();
        let upset = result(1_400, 1_650);
        assert_eq!(of(&upset, 0, &tally), [Moment::Upset(250)]);
        assert_eq!(of(&upset, 1, &tally), []);
        assert_eq!(of(&result(1_500, 1_690), 0, &tally), [], "not by enough");
        let mut new = upset;
        new.seats[0].everywhere = Some(RatingChange {
            from: Rating::START.into(),
            to: Rating::START.into(),
        });
        assert_eq!(
            of(&new, 0, &tally),
            [],
            "nobody knows yet how strong they are"
        );
    }

    #[test]
    fn what_depends_on_the_order_of_games_holds_for_the_latest() {
        let game = result(1_500, 1_500);
        let mut tally = TallyRecord {
            rated: Some(AT),
            all: won(3),
            streak: 3,
            ..TallyRecord::default()
        };
        assert_eq!(of(&game, 0, &tally), [Moment::Streak(3), Moment::Ranked]);
        tally.rated = Some(Timestamp(10));
        assert_eq!(of(&game, 0, &tally), [], "a later game was counted");
        let first = TallyRecord {
            rated: Some(AT),
            all: won(1),
            streak: 1,
            ..TallyRecord::default()
        };
        assert_eq!(of(&game, 0, &first), [Moment::First]);
    }

    #[test]
    fn a_personal_best_beats_an_earlier_one() {
        let game = result(1_500, 1_500);
        let best = |games: u32| TallyRecord {
            rated: Some(AT),
            all: won(games),
            by_variant: [("halma8".to_owned(), won(games))].into(),
            fastest: [("halma8".to_owned(), (ID, 30))].into(),
            longest_chain: Some((ID, 5)),
            ..TallyRecord::default()
        };
        let both = [Moment::Fastest(30), Moment::LongestChain(5)];
        assert_eq!(of(&game, 0, &best(2)), both);
        let first = of(&game, 0, &best(1));
        assert_eq!(first, [Moment::First], "there was none to beat");
        let mut later = best(2);
        later.rated = Some(Timestamp(10));
        assert_eq!(of(&game, 0, &later), [], "a later game was counted");
        let mut elsewhere = best(2);
        elsewhere.fastest = [("halma8".to_owned(), (MatchId(1), 30))].into();
        elsewhere.longest_chain = Some((MatchId(1), 5));
        assert_eq!(of(&game, 0, &elsewhere), []);
    }

    #[test]
    fn a_comeback_is_a_long_way_and_a_narrow_loss_a_short_one() {
        let feats = |behind: u32, missed: u32| Feats {
            rounds: 30,
            jumps: 9,
            longest: None,
            behind: Some((behind, 20)),
            missed: Some((Seat::at(1), missed)),
        };
        assert_eq!(comeback(feats(8, 3)), Some(Moment::Comeback(8, 20)));
        assert_eq!(comeback(feats(7, 3)), None);
        assert_eq!(narrow(feats(7, 2)), Some((Moment::Short(2), Seat::at(1))));
        assert_eq!(narrow(feats(7, 3)), None);
    }
}
