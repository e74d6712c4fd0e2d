//! Games of the opponent against itself, and what their positions looked like.

use std::cmp::Ordering;

use halma_mind::training::{Comparison, Pupil, mix, race_by};
use halma_mind::{Budget, Cells, Memory, Sprint};
use halma_rules::{Ply, Rules, Seat, Standing, Status, Verdict};

/// The number of random plies at the start of a game, for each seat.
const OPENING_PLIES: u64 = 2;
/// A game that is longer teaches nothing.
const MOST_PLIES: u32 = 1_000;
/// How much the players' tastes differ, in hundredths of a step: what each likes is tried.
const TASTE: i32 = 120;
/// The number of positions searched per move, and plies ahead.
const NODES: u64 = 6_000;
const DEPTH: u32 = 2;
/// The number of positions searched to know who is ahead in a race.
const RACE_NODES: u64 = 4_000;

/// Two seats in a position of a game, one of them to move.
pub struct Sample {
    /// By how much the seat to move is ahead by all that isn't learned, in hundredths of a step.
    pub(super) ahead: f32,
    /// The weight of the late table.
    pub(super) late: f32,
    /// By kind of cell outside goals: how many more stones the other seat has there.
    pub(super) more: Vec<(u8, i8)>,
    /// From 0, the other came first, to 1.
    pub(super) result: f32,
}

/// Plays a game that follows from the seed, by players who know these tables, and returns what its
/// positions looked like; nothing of one that goes on too long.
pub fn play(rules: Rules, cells: &Cells, seed: u64, memory: &mut Memory) -> Vec<Sample> {
    let mut seen = Vec::new();
    let mut standing = Standing::start(rules);
    for number in 0..MOST_PLIES {
        if let Some(left) = moves_left(&standing, cells) {
            return samples(cells, &seen, &left);
        }
        let opening = OPENING_PLIES * rules.variant().seats() as u64;
        let ply = if u64::from(number) < opening {
            by_lot(&standing, mix(seed ^ mix(u64::from(number) + 1)))
        } else {
            seen.push(standing.clone());
            best(&standing, cells, seed, memory)
        };
        let played = ply.is_some_and(|ply| standing.play(ply).is_ok());
        if !played {
            break;
        }
    }
    Vec::new()
}

fn by_lot(standing: &Standing, lot: u64) -> Option<Ply> {
    let plies = standing.position().legal_plies();
    let place = lot % plies.len().max(1) as u64;
    plies.get(place as usize).copied()
}

fn best(standing: &Standing, cells: &Cells, seed: u64, memory: &mut Memory) -> Option<Ply> {
    let seat = standing.position().to_move().index() as u64;
    let pupil = Pupil {
        cells,
        taste: TASTE,
        seed: mix(seed).wrapping_add(seat),
    };
    let budget = Budget {
        nodes: NODES,
        depth: DEPTH,
        lines: 1,
    };
    pupil.choose(standing, budget, memory)
}

/// The moves that each seat still needs, once it is decided who comes first: in a race, or where
/// the game is over. A drawn game leaves all the same.
fn moves_left(standing: &Standing, cells: &Cells) -> Option<Vec<u32>> {
    let seats = standing.rules().variant().seats();
    if let Status::Over(outcome) = standing.status() {
        let left = |seat| match outcome.verdict {
            Verdict::Drawn | Verdict::Void => 1,
            _ if outcome.is_won_by(seat) => 0,
            _ => 1 + standing.position().tempo(seat),
        };
        return Some((0..seats).map(Seat::at).map(left).collect());
    }
    // What is learned follows from the tables that are given, and from no others.
    let sprints = race_by(cells, standing, RACE_NODES * seats as u64)?;
    let turn = standing.position().to_move().index();
    // If both need the same number of moves, the one whose turn comes earlier wins.
    let order = |seat: usize| ((seat + seats - turn) % seats) as u32;
    let left = |sprint: &Sprint| {
        let seat = sprint.seat.index();
        (seat, sprint.moves * seats as u32 + order(seat))
    };
    let mut all = vec![u32::MAX; seats];
    for (seat, moves) in sprints.iter().map(left) {
        all[seat] = moves;
    }
    Some(all)
}

fn samples(cells: &Cells, seen: &[Standing], left: &[u32]) -> Vec<Sample> {
    let mut samples = Vec::new();
    for standing in seen {
        let me = standing.position().to_move();
        let others: Vec<Seat> = standing.playing().filter(|&other| other != me).collect();
        // Each of several in turn.
        let Some(&other) = others.get(samples.len() % others.len().max(1)) else {
            continue;
        };
        let compared = Comparison::of(standing, other, cells);
        samples.push(Sample {
            ahead: compared.ahead as f32,
            late: compared.late as f32,
            more: compared.more,
            result: match left[me.index()].cmp(&left[other.index()]) {
                Ordering::Less => 1.0,
                Ordering::Equal => 0.5,
                Ordering::Greater => 0.0,
            },
        });
    }
    samples
}
