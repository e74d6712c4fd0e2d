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

/// Returns the ratings after a game, given the players' ratings and places (smaller is better,
/// equal is tied); `weight` says how much of the change counts. With fewer than two players nothing
/// changes.
pub fn rated(before: &[(Rating, usize)], weight: Weight) -> Vec<Rating> {
    let after = match before {
        [one, other] => vec![
            period(one.0, &[(other.0, outcome(one.1, other.1))]),
            period(other.0, &[(one.0, outcome(other.1, one.1))]),
        ],
        [_, _, _, ..] => several(before),
        _ => before.iter().map(|(rating, _)| *rating).collect(),
    };
    let both = before.iter().zip(after);
    both.map(|((before, _), after)| before.toward(after, weight.part()))
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
fn several(before: &[(Rating, usize)]) -> Vec<Rating> {
    let grown: Vec<[WengLinRating; 1]> = before
        .iter()
        .map(|(rating, _)| {
            let step = rating.volatility() * GLICKO2_SCALE;
            [WengLinRating {
                rating: rating.points(),
                uncertainty: rating.deviation().hypot(step).min(MOST_DEVIATION),
            }]
        })
        .collect();
    let teams: Vec<_> = grown
        .iter()
        .zip(before)
        .map(|(team, (_, place))| (&team[..], MultiTeamOutcome::new(*place)))
        .collect();
    let config = WengLinConfig {
        beta: SKILL_CLASS,
        ..WengLinConfig::new()
    };
    let after = weng_lin_multi_team(&teams, &config).into_iter().flatten();
    let both = before.iter().zip(after);
    both.map(|((before, _), after)| {
        Rating::of_points(after.rating, after.uncertainty, before.volatility())
    })
    .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// M. Glickman, "Example of the Glicko-2 system", revised in 2013. Its printed digits come from
    /// rounded intermediate values.
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
        let before = [(Rating::START, 1), (Rating::START, 2)];
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
        let before = [1, 2, 2, 3].map(|place| (Rating::START, place));
        let after = rated(&before, Weight::Whole);
        assert_eq!(after[1], after[2]);
        assert!(after[0].points() > after[1].points() && after[2].points() > after[3].points());
    }
}
