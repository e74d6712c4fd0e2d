//! A network by which the results of games, and what searches found, were to be expected.

use halma_mind::training::{Glance, Network};
use halma_rules::Rules;
use rand::rngs::StdRng;
use rand::seq::SliceRandom as _;
use rand::{RngExt as _, SeedableRng as _};

use super::games::Sample;
use super::learner::Learner;

/// How often each position is seen, how many at a time, and how far the weights go at first and at
/// last.
const EPOCHS: usize = 16;
const BATCH: usize = 512;
const PACE: [f32; 2] = [1e-3, 5e-5];
/// The part of the result in what is aimed at; the rest is what a search found.
const RESULT: f32 = 0.7;
/// What a step of the sum is worth in the end, as part of what it is worth alone: the less, the more
/// the network has to say. By matches at Corners, where 1 lost 7 points and 2 lost 31.
const SHARE: f32 = 0.5;
/// One game in this many isn't learned from, to measure what was learned.
const KEPT_BACK: usize = 10;
/// The plies around ply 36, where it is measured how often the winner is named.
const MIDDLE: std::ops::RangeInclusive<usize> = 30..=42;

/// What was learned.
pub struct Fit {
    pub network: Network,
    /// How well the sum and the network foretold games that weren't learned from.
    pub measures: [Measure; 2],
}

/// A sample that is aimed at.
struct Aim<'a> {
    sample: &'a Sample,
    chance: f32,
}

impl<'a> Aim<'a> {
    fn of(sample: &'a Sample, worth: f32) -> Option<Self> {
        let by_search = |found: i32| logistic(worth * found as f32 / 100.0);
        let found = sample.found.map(by_search);
        let chance = match (sample.result, found) {
            (Some(result), Some(found)) => RESULT * result + (1.0 - RESULT) * found,
            (one, other) => one.or(other)?,
        };
        Some(Self { sample, chance })
    }
}

impl Sample {
    fn lead(&self) -> f32 {
        self.glance.sum as f32 / 100.0
    }
}

fn logistic(lead: f32) -> f32 {
    1.0 / (1.0 + (-lead).exp())
}

fn loss(chance: f32, aim: f32) -> f32 {
    let chance = chance.clamp(1e-6, 1.0 - 1e-6);
    -(aim * chance.ln() + (1.0 - aim) * (1.0 - chance).ln())
}

/// The worth of a step by which results surprise least, of some.
fn worth(games: &[Vec<Sample>]) -> f32 {
    let mut best = (f32::INFINITY, 0.0);
    for number in 1..=60 {
        let worth = number as f32 * 0.02;
        let (mut sum, mut count) = (0.0_f64, 0);
        for sample in games.iter().flatten() {
            if let Some(result) = sample.result {
                sum += f64::from(loss(logistic(worth * sample.lead()), result));
                count += 1;
            }
        }
        let mean = (sum / f64::from(count.max(1))) as f32;
        if mean < best.0 {
            best = (mean, worth);
        }
    }
    best.1
}

/// The games that are learned from, or those kept back.
fn each(games: &[Vec<Sample>], kept_back: bool) -> impl Iterator<Item = &Sample> {
    let numbered = games.iter().enumerate();
    let wanted = numbered.filter(move |(number, _)| (number % KEPT_BACK == 0) == kept_back);
    wanted.flat_map(|(_, samples)| samples)
}

/// Finds the network by which the games were least surprising.
pub fn fit(rules: Rules, games: &[Vec<Sample>], seed: u64) -> Fit {
    let worth = SHARE * worth(games);
    let learned = each(games, false);
    let mut aims: Vec<Aim> = learned
        .filter_map(|sample| Aim::of(sample, worth))
        .collect();
    let mirror = Glance::mirror(rules);
    let mut luck = StdRng::seed_from_u64(seed);
    let mut learner = Learner::new(Network::inputs(rules), &mut luck);
    let batches = aims.len().div_ceil(BATCH) * EPOCHS;
    let mut done = 0;
    for _ in 0..EPOCHS {
        aims.shuffle(&mut luck);
        for batch in aims.chunks(BATCH) {
            for aim in batch {
                let mut inputs = aim.sample.glance.inputs.clone();
                if luck.random_bool(0.5) {
                    let seen = inputs.iter_mut().flatten();
                    seen.for_each(|input| *input = mirror[usize::from(*input)]);
                }
                let lead = aim.sample.lead();
                learner.see(&inputs, |more| {
                    worth * (logistic(worth * (lead + more)) - aim.chance)
                });
            }
            let part = done as f32 / batches as f32;
            learner.learn(batch.len(), PACE[0] * (PACE[1] / PACE[0]).powf(part));
            done += 1;
        }
    }
    let kept_back: Vec<&Sample> = each(games, true).collect();
    let by_sum = Measure::of(&kept_back, worth, |_| 0.0);
    let by_network = Measure::of(&kept_back, worth, |sample| {
        learner.correction(&sample.glance.inputs)
    });
    Fit {
        network: Network::rounded(&learner.weights()),
        measures: [by_sum, by_network],
    }
}

/// How well games were foretold.
pub struct Measure {
    /// How much results surprise (mean log loss).
    pub loss: f32,
    /// How often the winner is named about ply 36.
    pub named: f32,
}

impl Measure {
    fn of(samples: &[&Sample], worth: f32, more: impl Fn(&Sample) -> f32) -> Self {
        let (mut sum, mut count, mut named, mut asked) = (0.0_f64, 0_u32, 0_u32, 0_u32);
        for sample in samples {
            let Some(result) = sample.result else {
                continue;
            };
            let lead = sample.lead() + more(sample);
            sum += f64::from(loss(logistic(worth * lead), result));
            count += 1;
            if MIDDLE.contains(&sample.ply) && (result - 0.5).abs() > 0.1 {
                asked += 1;
                named += u32::from((lead > 0.0) == (result > 0.5));
            }
        }
        Self {
            loss: (sum / f64::from(count.max(1))) as f32,
            named: named as f32 / asked.max(1) as f32,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::network::games::play;
    use halma_mind::Memory;
    use halma_rules::Variant;

    #[test]
    fn the_same_games_teach_the_same() {
        let rules = Rules::default_for(Variant::MiniCorners);
        let learn = || {
            let mut memory = Memory::with_positions(1 << 10);
            let games: Vec<Vec<Sample>> = (0..4)
                .map(|seed| play(rules, None, seed, 300, &mut memory))
                .collect();
            assert!(games.iter().any(|samples| samples.len() > 20));
            fit(rules, &games, 1).network
        };
        assert_eq!(learn(), learn());
    }
}
