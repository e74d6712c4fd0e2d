//! Swiss pairings: a perfect matching of minimum weight among those who are in.
//!
//! People are ranked by points, then rating, then id. The cost of a pairing is the sum over its
//! pairs, and its bye if their number is odd, of four numbers that are compared one after the
//! other:
//!
//! 1. in how many games the two have met; for the bye, a thousand times the byes the person has had.
//! 2. the square of the difference of their points; for the bye, of the difference to the fewest
//!    points of anyone in.
//! 3. floats: 1 for each of the two who meets somebody with fewer points and did so in their round
//!    before, or with more and did so.
//! 4. for two with equal points, the square of the difference of their ranks minus half the size of
//!    their group, rounded down; for the bye, the square of how many of the group rank below.
//!
//! Each number is scaled beyond the largest sum of those after it, so that one integer holds all
//! four. Below the last stands luck from the seed: 32 random bits a pair, drawn in the order of
//! ranks. It decides among pairings of equal cost.

use std::cmp::Reverse;

use integer_blossom::min_weight_perfect_matching;

use crate::cup::Cup;
use crate::history::{self, Float, Meetings};
use crate::luck::Luck;

/// Random bits for each pair. Two pairings of 500 people have the same sum at most once in 30,000
/// rounds, and then the fixed order of the search decides.
const LUCK_BITS: u32 = 32;

/// What one pair or bye adds to each criterion.
type Cost = [i64; 4];

/// A round's pairs, each with the higher rank first and the highest pair first, and its bye.
pub(crate) struct Matching {
    pub(crate) pairs: Vec<[usize; 2]>,
    pub(crate) bye: Option<usize>,
}

/// Pairs those who are in.
pub(crate) fn matching(cup: &Cup) -> Matching {
    let field = Field::of(cup);
    let size = field.people.len().next_multiple_of(2);
    let costs = field.costs(size);
    let weights = weights(&costs, size, &mut luck(cup));
    let mates = min_weight_perfect_matching(&weights, size);
    let mut matching = Matching {
        pairs: Vec::new(),
        bye: None,
    };
    for (rank, mate) in mates.into_iter().enumerate().take(field.people.len()) {
        match field.people.get(mate) {
            None => matching.bye = Some(field.people[rank].person),
            Some(other) if rank < mate => {
                matching
                    .pairs
                    .push([field.people[rank].person, other.person]);
            }
            Some(_) => {}
        }
    }
    matching
}

fn luck(cup: &Cup) -> Luck {
    Luck::new(&cup.seed, &format!("round {}", cup.next_round()))
}

/// Somebody to be paired.
struct Ranked {
    person: usize,
    /// Points, doubled.
    halves: i64,
    byes: i64,
    float: Float,
    /// The first rank with the same points, and the number of people with them.
    group: (usize, usize),
}

/// Those who are in, by rank.
struct Field {
    people: Vec<Ranked>,
    meetings: Meetings,
}

impl Field {
    fn of(cup: &Cup) -> Self {
        let points = history::points(cup);
        let byes = history::byes(cup);
        let floats = history::floats(cup);
        let mut order = cup.those_in();
        order.sort_by_key(|one| (Reverse((points[*one], cup.people[*one].rating)), *one));
        let ranked = |person: &usize| {
            let first = order.partition_point(|one| points[*one] > points[*person]);
            let end = order.partition_point(|one| points[*one] >= points[*person]);
            Ranked {
                person: *person,
                halves: points[*person].halves(),
                byes: byes[*person] as i64,
                float: floats[*person],
                group: (first, end - first),
            }
        };
        Self {
            people: order.iter().map(ranked).collect(),
            meetings: Meetings::of(cup),
        }
    }

    /// Returns the costs of all pairs of ranks as a square, row by row, of which the part right of
    /// the diagonal is used. With an odd number the last column is the bye.
    fn costs(&self, size: usize) -> Vec<Cost> {
        let mut costs = vec![Cost::default(); size * size];
        for rank in 0..self.people.len() {
            for other in rank + 1..size {
                costs[rank * size + other] = if other == self.people.len() {
                    self.bye(rank)
                } else {
                    self.pair(rank, other)
                };
            }
        }
        costs
    }

    fn pair(&self, rank: usize, other: usize) -> Cost {
        let (high, low) = (&self.people[rank], &self.people[other]);
        let met = self.meetings.of_two(high.person, low.person);
        let mut cost = [i64::from(met), (high.halves - low.halves).pow(2), 0, 0];
        if high.halves == low.halves {
            let half = (high.group.1 / 2) as i64;
            cost[3] = ((other - rank) as i64 - half).pow(2);
        } else {
            cost[2] = i64::from(high.float.down) + i64::from(low.float.up);
        }
        cost
    }

    fn bye(&self, rank: usize) -> Cost {
        let one = &self.people[rank];
        let fewest = self.people.last().map_or(0, |last| last.halves);
        let below = (one.group.0 + one.group.1 - 1 - rank) as i64;
        [
            one.byes * 1_000,
            (one.halves - fewest).pow(2),
            0,
            below.pow(2),
        ]
    }
}

/// Joins the criteria and luck to one weight each.
fn weights(costs: &[Cost], size: usize, luck: &mut Luck) -> Vec<i128> {
    let pairs = size as i128 / 2;
    let mut scales = [0; 4];
    let mut scale = (1 << LUCK_BITS) * pairs;
    for criterion in (0..4).rev() {
        scales[criterion] = scale;
        let most = costs.iter().map(|cost| cost[criterion]).max();
        scale *= i128::from(most.unwrap_or_default()) * pairs + 1;
    }
    debug_assert!(scale < 1 << 120, "the search adds four weights");
    let weight = |(index, cost): (usize, &Cost)| {
        if index / size >= index % size {
            return 0;
        }
        let joined = cost.iter().zip(scales);
        let sum: i128 = joined.map(|(part, scale)| i128::from(*part) * scale).sum();
        sum + i128::from(luck.bits(LUCK_BITS))
    };
    costs.iter().enumerate().map(weight).collect()
}
