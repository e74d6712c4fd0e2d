//! The effect of a game on its players' ratings.

use skillratings::glicko2::{Glicko2Config, Glicko2Rating, glicko2_rating_period};
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};
use skillratings::{MultiTeamOutcome, Outcomes};

use super::{GLICKO2_SCALE, MOST_DEVIATION, Rating, Weight};

/// How fast volatility changes; the value from Glickman's worked example.
const TAU: f64 = 0.5;

/// The difference in points at which the stronger of two players wins two games of three, with more
/// than two seats: half of the initial deviation, as in Weng and Lin.
const SKILL_CLASS: f64 = MOST_DEVIATION / 2.0;

/// A player of a game that is rated.
#[derive(Clone, Copy, Debug)]
pub struct Rated {
    /// The rating before.
    pub rating: Rating,
    /// The place: smaller is better, equal is tied.
    pub place: usize,
    /// The number of the team; those of a team have one place.
    pub team: usize,
}

/// Returns the ratings after a game; `weight` says how much of the change counts. With fewer than
/// two players nothing changes.
pub fn rated(before: &[Rated], weight: Weight) -> Vec<Rating> {
    let after = match before {
        [one, other] => vec![
            period(
                one.rating,
                &[(other.rating, outcome(one.place, other.place))],
            ),
            period(
                other.rating,
                &[(one.rating, outcome(other.place, one.place))],
            ),
        ],
        [_, _, _, ..] => several(before),
        _ => before.iter().map(|player| player.rating).collect(),
    };
    let both = before.iter().zip(after);
    both.map(|(before, after)| before.rating.toward(after, weight.part()))
        .collect()
}

fn outcome(own: usize, other: usize) -> Outcomes {
    match own.cmp(&other) {
        std::cmp::Ordering::Less => Outcomes::WIN,
        std::cmp::Ordering::Equal => Outcomes::DRAW,
        std::cmp::Ordering::Greater => Outcomes::LOSS,
    }
}

/// Computes a rating period of Glicko-2; here each game is one.
fn period(player: Rating, results: &[(Rating, Outcomes)]) -> Rating {
    let of = |rating: Rating| Glicko2Rating {
        rating: rating.points(),
        deviation: rating.deviation(),
        volatility: rating.volatility(),
    };
    let results: Vec<_> = results
        .iter()
        .map(|(opponent, outcome)| (of(*opponent), *outcome))
        .collect();
    let config = Glicko2Config {
        tau: TAU,
        ..Glicko2Config::new()
    };
    let after = glicko2_rating_period(&of(player), &results, &config);
    Rating::of_points(after.rating, after.deviation, after.volatility)
}

/// Rates a game with several teams. Weng and Lin have no volatility, so a period's step as in
/// Glicko-2 is added. Otherwise ratings would stop changing.
fn several(before: &[Rated]) -> Vec<Rating> {
    let mut teams: Vec<(Vec<usize>, usize)> = Vec::new();
    for (index, player) in before.iter().enumerate() {
        let is_team =
            |(members, _): &&mut (Vec<usize>, usize)| before[members[0]].team == player.team;
        match teams.iter_mut().find(is_team) {
            Some((members, _)) => members.push(index),
            None => teams.push((vec![index], player.place)),
        }
    }
    let grown = |index: &usize| {
        let rating = before[*index].rating;
        let step = rating.volatility() * GLICKO2_SCALE;
        WengLinRating {
            rating: rating.points(),
            uncertainty: rating.deviation().hypot(step).min(MOST_DEVIATION),
        }
    };
    let ratings: Vec<Vec<WengLinRating>> = teams
        .iter()
        .map(|(members, _)| members.iter().map(grown).collect())
        .collect();
    let outcomes: Vec<_> = ratings
        .iter()
        .zip(&teams)
        .map(|(team, (_, place))| (&team[..], MultiTeamOutcome::new(*place)))
        .collect();
    let config = WengLinConfig {
        beta: SKILL_CLASS,
        ..WengLinConfig::new()
    };
    let mut after: Vec<Rating> = before.iter().map(|player| player.rating).collect();
    let results = weng_lin_multi_team(&outcomes, &config);
    for ((members, _), team) in teams.iter().zip(results) {
        for (&index, result) in members.iter().zip(team) {
            let volatility = before[index].rating.volatility();
            after[index] = Rating::of_points(result.rating, result.uncertainty, volatility);
        }
    }
    after
}

#[cfg(test)]
mod tests {
    use super::*;

    fn player(place: usize, team: usize) -> Rated {
        Rated {
            rating: Rating::START,
            place,
            team,
        }
    }

    #[test]
    fn partners_share_a_change_of_their_team() {
        let rated_as = |teams: [usize; 4]| {
            let places = [1, 2, 1, 2];
            let players = [0, 1, 2, 3].map(|seat| player(places[seat], teams[seat]));
            rated(&players, Weight::Whole)
        };
        let after = rated_as([0, 1, 0, 1]);
        assert_eq!((after[0], after[1]), (after[2], after[3]));
        assert!(after[0].points() > Rating::START.points());
        assert!(after[1].points() < Rating::START.points());
        assert_ne!(after, rated_as([0, 1, 2, 3]), "each alone");
    }

    #[test]
    fn the_worked_example_of_the_paper_comes_out() {
        let player = Rating::of_points(1_500.0, 200.0, 0.06);
        let opponents = [(1_400.0, 30.0), (1_550.0, 100.0), (1_700.0, 300.0)];
        let outcomes = [Outcomes::WIN, Outcomes::LOSS, Outcomes::LOSS];
        let results: Vec<_> = opponents
            .into_iter()
            .map(|(points, deviation)| Rating::of_points(points, deviation, 0.06))
            .zip(outcomes)
            .collect();
        let after = period(player, &results);
        assert!((after.points() - 1_464.06).abs() < 0.02, "{after:?}");
        assert!((after.deviation() - 151.52).abs() < 0.01, "{after:?}");
        assert!(
            (after.volatility() - 0.059_99).abs() < 0.000_01,
            "{after:?}"
        );
    }

    #[test]
    fn a_weight_moves_a_part_of_the_way() {
        let before = [player(1, 0), player(2, 1)];
        let whole = rated(&before, Weight::Whole);
        let gain = |after: &[Rating]| after[0].points() - Rating::START.points();
        assert!(gain(&whole) > 100.0);
        for weight in [Weight::Half, Weight::Quarter, Weight::Nothing] {
            let after = rated(&before, weight);
            let part = gain(&after) / gain(&whole);
            assert!((part - weight.part()).abs() < 0.001, "{weight:?}: {part}");
        }
        assert_eq!(rated(&before, Weight::Nothing), [Rating::START; 2]);
    }

    #[test]
    fn those_who_tie_fare_alike_and_the_winner_best() {
        let before = [(1, 0), (2, 1), (2, 2), (3, 3)].map(|(place, team)| player(place, team));
        let after = rated(&before, Weight::Whole);
        assert_eq!(after[1], after[2]);
        assert!(after[0].points() > after[1].points() && after[2].points() > after[3].points());
    }
}
