//! Tables under which the results of games were to be expected.

use halma_mind::Cells;
use halma_rules::Rules;

use super::games::Sample;

/// Steps of the descent, and how long each is.
const ROUNDS: i32 = 250;
const PACE: f64 = 0.03;
/// How far from hand-made a cell's cost is thought to be before any game is seen, in steps.
const SPREAD: f64 = 0.4;
/// The positions of one game are similar: all of them together count as this many.
const WORTH_OF_A_GAME: f64 = 4.0;
/// A cell on which fewer stones were seen keeps its hand-made cost.
const SELDOM: u32 = 300;
/// One game in this many isn't learned from, to measure what was learned.
const KEPT_BACK: usize = 10;

/// What was learned.
pub struct Fit {
    /// The tables.
    pub cells: Cells,
    /// How much the results of games that weren't learned from surprise (mean log loss), by the
    /// hand-made tables and by those.
    pub loss: [f64; 2],
}

/// What is looked for, one number after the other: the logarithm of how much a step is worth, the
/// worth of the turn in steps, then each table in steps.
struct Guess(Vec<f64>);

const TURN: usize = 1;
const TABLES: usize = 2;

impl Guess {
    fn of(cells: &Cells) -> Self {
        let tables = cells.tables().iter().flatten();
        let tables = tables.map(|cost| f64::from(*cost) / 100.0);
        Self([-0.9, 1.0].into_iter().chain(tables).collect())
    }

    /// Calls `f` with each number that a sample's lead follows from, and its part in it.
    fn parts(&self, sample: &Sample, mut f: impl FnMut(usize, f64)) {
        let kinds = (self.0.len() - TABLES) / 2;
        let late = f64::from(sample.late);
        f(TURN, 1.0);
        for &(kind, more) in &sample.more {
            let (place, more) = (TABLES + usize::from(kind), f64::from(more));
            f(place, more * (1.0 - late));
            f(place + kinds, more * late);
        }
    }

    /// How far ahead the seat to move is, in steps.
    fn lead(&self, sample: &Sample) -> f64 {
        let mut lead = f64::from(sample.ahead) / 100.0;
        self.parts(sample, |place, part| lead += self.0[place] * part);
        lead
    }

    fn chance(&self, sample: &Sample) -> f64 {
        1.0 / (1.0 + (-self.0[0].exp() * self.lead(sample)).exp())
    }

    fn loss<'a>(&self, samples: impl Iterator<Item = &'a Sample>) -> f64 {
        let (mut sum, mut count) = (0.0, 0.0_f64);
        for sample in samples {
            let (chance, result) = (self.chance(sample), f64::from(sample.result));
            sum -=
                result * chance.max(1e-12).ln() + (1.0 - result) * (1.0 - chance).max(1e-12).ln();
            count += 1.0;
        }
        sum / count.max(1.0)
    }
}

/// Finds the tables under which the results were least surprising, not far from hand-made ones
/// where little was seen. Stones are drawn to the goal by them, as by those.
pub fn fit(rules: Rules, games: &[Vec<Sample>]) -> Fit {
    let hand_made = Cells::by_hand(rules);
    let before = Guess::of(&hand_made);
    let learned: Vec<&Sample> = each(games, false).collect();
    let worth = WORTH_OF_A_GAME * games.len() as f64;
    let as_made = descend(&before, &learned, worth, |place| place < TABLES);
    let found = descend(&as_made, &learned, worth, |_| true);
    let seen = seen(&hand_made, &learned);
    let cells = rounded(&hand_made, &found, &seen).downhill(rules);
    let mut after = Guess::of(&cells);
    after.0[..TABLES].copy_from_slice(&found.0[..TABLES]);
    let loss = [&as_made, &after].map(|guess| guess.loss(each(games, true)));
    Fit { cells, loss }
}

/// The samples that are learned from, or those kept back.
fn each(games: &[Vec<Sample>], kept_back: bool) -> impl Iterator<Item = &Sample> {
    let numbered = games.iter().enumerate();
    let wanted = numbered.filter(move |(number, _)| (number % KEPT_BACK == 0) == kept_back);
    wanted.flat_map(|(_, samples)| samples)
}

/// Gradient descent with momentum for each number (Adam), on those that may change. All samples
/// together are worth so many independent ones against what was thought before.
fn descend(
    from: &Guess,
    samples: &[&Sample],
    worth_of_all: f64,
    may_change: impl Fn(usize) -> bool,
) -> Guess {
    let mut guess = Guess(from.0.clone());
    let size = guess.0.len();
    let (mut mean, mut square) = (vec![0.0; size], vec![0.0; size]);
    let count = samples.len().max(1) as f64;
    for round in 1..=ROUNDS {
        let mut slope = vec![0.0; size];
        let worth = guess.0[0].exp();
        for sample in samples {
            let lead = guess.lead(sample);
            let missed = 1.0 / (1.0 + (-worth * lead).exp()) - f64::from(sample.result);
            slope[0] += missed * worth * lead;
            guess.parts(sample, |place, part| slope[place] += missed * worth * part);
        }
        for place in (0..size).filter(|place| may_change(*place)) {
            let mut here = slope[place] / count;
            if place >= TABLES {
                let pull = (guess.0[place] - from.0[place]) / (SPREAD * SPREAD);
                here += pull / worth_of_all;
            }
            mean[place] = 0.9 * mean[place] + 0.1 * here;
            square[place] = 0.999 * square[place] + 0.001 * here * here;
            let unbiased = [(mean[place], 0.9_f64), (square[place], 0.999)]
                .map(|(sum, decay)| sum / (1.0 - decay.powi(round)));
            guess.0[place] -= PACE * unbiased[0] / (unbiased[1].sqrt() + 1e-9);
        }
    }
    guess
}

/// How many stones were seen by kind of cell.
fn seen(cells: &Cells, samples: &[&Sample]) -> Vec<u32> {
    let mut seen = vec![0; cells.tables()[0].len()];
    for (kind, more) in samples.iter().flat_map(|sample| &sample.more) {
        seen[usize::from(*kind)] += u32::from(more.unsigned_abs());
    }
    seen
}

fn rounded(hand_made: &Cells, found: &Guess, seen: &[u32]) -> Cells {
    let mut tables = hand_made.tables().clone();
    let kinds = seen.len();
    for (phase, table) in tables.iter_mut().enumerate() {
        for (kind, cost) in table.iter_mut().enumerate() {
            if seen[kind] >= SELDOM {
                *cost = (found.0[TABLES + phase * kinds + kind] * 100.0).round() as i32;
            }
        }
    }
    hand_made.with(tables)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::learning::play;
    use halma_mind::Memory;
    use halma_rules::Variant;

    fn games(rules: Rules, count: u64) -> Vec<Vec<Sample>> {
        let cells = Cells::by_hand(rules);
        let mut memory = Memory::with_positions(1 << 10);
        let games = (0..count).map(|seed| play(rules, &cells, seed, &mut memory));
        games.collect()
    }

    #[test]
    fn cells_that_lose_games_become_dear() {
        let rules = Rules::default_for(Variant::Star2);
        let mut games = games(rules, 200);
        let by_hand = Cells::by_hand(rules);
        let all: Vec<&Sample> = games.iter().flatten().collect();
        let seen = seen(&by_hand, &all);
        let kind = (0..seen.len()).max_by_key(|&kind| seen[kind]).unwrap();
        // From now on who has more stones there than the other loses.
        for sample in games.iter_mut().flatten() {
            let more = sample.more.iter().find(|(at, _)| usize::from(*at) == kind);
            sample.result = match more {
                Some((_, more)) if *more > 0 => 1.0,
                Some(_) => 0.0,
                None => 0.5,
            };
        }
        let fit = fit(rules, &games);
        let costs = fit.cells.tables().each_ref().map(|table| table[kind]);
        let before = by_hand.tables()[0][kind];
        let dearer = costs.map(|cost| cost - before);
        assert!(
            dearer.iter().all(|more| *more > 20),
            "{before} became {costs:?}"
        );
        assert!(fit.loss[1] < fit.loss[0], "{:?}", fit.loss);
    }

    #[test]
    fn the_same_games_teach_the_same() {
        let rules = Rules::default_for(Variant::MiniCorners);
        let learn = || fit(rules, &games(rules, 6)).cells.text(rules);
        assert_eq!(learn(), learn());
    }

    #[test]
    fn cells_that_nobody_stood_on_stay_as_they_were_made() {
        let rules = Rules::default_for(Variant::Halma8);
        let fit = fit(rules, &[]);
        assert_eq!(fit.cells, Cells::by_hand(rules).downhill(rules));
    }
}
