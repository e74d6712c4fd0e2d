//! Among several opponents: promising moves are played out to the end of the game many times, every
//! seat making about the most progress it can, and the results averaged. What a search of two or
//! three plies sees is gone once five others have moved.

use std::cmp::Reverse;

use super::memory::Candidate;
use crate::board::field::{Costs, Field, Shift, mix};
use crate::board::layout::Layout;
use crate::board::reach::Reach;
use crate::endgame::forced_ends::{Counts, EndChecks};
use crate::limits::Limits;
use crate::tuning::{
    LEAST_PLAYOUTS, LONGEST_PLAYOUT, PLAYED_OUT, PLAYOUT_CURIOSITY, PLAYOUT_NOISE, PLAYOUT_WIN,
};

/// A first move with the results of its playouts.
pub(crate) struct Tried {
    pub candidate: Candidate,
    times: u64,
    /// The sum of the leads at the end, in hundredths of a step.
    leads: i64,
    /// Games won, less games lost.
    wins: i64,
}

impl Tried {
    fn new(candidate: &Candidate) -> Self {
        Self {
            candidate: *candidate,
            times: 0,
            leads: 0,
            wins: 0,
        }
    }

    /// The average lead at the end over the best other seat, in hundredths of a step.
    pub fn lead(&self) -> i32 {
        (self.leads / self.times.max(1) as i64) as i32
    }

    /// What the move may be worth, after playouts of all moves whose number has this logarithm.
    fn hope(&self, log: f64) -> f64 {
        if self.times == 0 {
            return f64::INFINITY;
        }
        let (times, worth) = (self.times as f64, self.leads + self.wins * PLAYOUT_WIN);
        worth as f64 / times + PLAYOUT_CURIOSITY * (log / times).sqrt()
    }

    fn add(&mut self, (lead, won): (i32, i64)) {
        self.times += 1;
        self.leads += i64::from(lead);
        self.wins += won;
    }
}

/// Plays games out from one position.
pub(crate) struct Playouts<'a> {
    pub checks: &'a EndChecks<'a>,
    pub costs: &'a Costs,
    pub field: &'a Field,
    pub counts: Counts,
    /// The seat that thinks.
    pub me: usize,
    pub limits: Limits<'a>,
    pub reach: Reach,
    /// The number of plies played out.
    pub nodes: u64,
}

impl Playouts<'_> {
    /// The most plies of a playout.
    fn longest(&self) -> u64 {
        (LONGEST_PLAYOUT * self.checks.playing.len()) as u64
    }

    /// Returns true if the limits allow enough playouts to beat a search.
    pub fn is_worthwhile(&self) -> bool {
        self.limits.nodes >= LEAST_PLAYOUTS * self.longest()
    }

    /// Returns the most promising of some first moves, the best first. The better one does, the
    /// more often it is tried (UCB1).
    pub fn rank(&mut self, moves: &[Candidate]) -> Vec<Tried> {
        let mut tried: Vec<Tried> = moves.iter().take(PLAYED_OUT).map(Tried::new).collect();
        for total in 0_u32.. {
            if self.nodes + self.longest() > self.limits.nodes || (self.limits.stop)() {
                break;
            }
            let log = f64::from(total.max(1)).ln();
            // Of equals, the one that gains most.
            let next = tried
                .iter_mut()
                .rev()
                .max_by(|one, other| one.hope(log).total_cmp(&other.hope(log)));
            let Some(next) = next else { break };
            next.add(self.play_out(next.candidate, next.times));
        }
        tried.sort_by_key(|one| Reverse((one.times, one.lead())));
        tried
    }

    /// Plays a move and then every seat in turn. Returns by how much the seat that thinks is ahead
    /// of the best other one at the end, and 1 if it has won, -1 if another one has.
    fn play_out(&mut self, first: Candidate, number: u64) -> (i32, i64) {
        let Self {
            checks, costs, me, ..
        } = *self;
        let (mut field, mut counts) = (self.field.clone(), self.counts);
        let seats = checks.playing.len();
        let start = checks.playing.iter().position(|&seat| seat == me);
        let start = start.unwrap_or_default();
        for ply in 0..LONGEST_PLAYOUT * seats {
            let place = (start + ply) % seats;
            let seat = checks.playing[place];
            let shift = if ply == 0 {
                first.shift
            } else {
                let seed = mix(number << 16 | ply as u64);
                most_progress(&mut self.reach, &field, (checks.layout, costs), seat, seed)
            };
            field.shift(shift, checks.layout, costs);
            self.nodes += 1;
            let completes = place + 1 == seats;
            if let Some(end) = checks.after(&field, &mut counts, seat, completes) {
                let is_mine = end.winners().any(|winner| winner.index() == me);
                let is_won = end.winners().next().is_some();
                let won = i64::from(is_mine) * 2 - i64::from(is_won);
                return (lead(&field, checks, me), won);
            }
        }
        (lead(&field, checks, me), 0)
    }
}

/// Returns by how much a seat is ahead of the best other one.
fn lead(field: &Field, checks: &EndChecks, me: usize) -> i32 {
    let others = checks.playing.iter().filter(|&&seat| seat != me);
    let best = others.map(|&seat| field.cost[seat]).min();
    best.map_or(0, |best| best - field.cost[me])
}

/// Returns the move of a seat that makes the most progress, give or take some noise; none if it has
/// to pass.
fn most_progress(
    reach: &mut Reach,
    field: &Field,
    (layout, costs): (&Layout, &Costs),
    seat: usize,
    seed: u64,
) -> Shift {
    let (mut most, mut chosen) = (i32::MIN, Shift::NONE);
    reach.moves(field, layout, seat, |color, shift| {
        let (from, to) = (usize::from(shift.from), usize::from(shift.to));
        let gain = costs[color][from] - costs[color][to];
        if gain + PLAYOUT_NOISE > most {
            let luck = mix(seed ^ (u64::from(shift.from) << 16 | u64::from(shift.to)));
            let worth = gain + (luck % PLAYOUT_NOISE as u64) as i32;
            if worth > most {
                (most, chosen) = (worth, shift);
            }
        }
    });
    chosen
}
