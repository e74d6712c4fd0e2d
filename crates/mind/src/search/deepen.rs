//! Deeper and deeper: the first moves of a search, ranked at one depth after the other.

use super::memory::Candidate;
use super::sides::{WIN, WON};
use super::tree::{BEYOND, Node, Search};
use crate::board::field::Shift;
use crate::tuning::first_reduction;

/// A first move with its value.
pub(crate) struct Ranked {
    pub candidate: Candidate,
    pub value: i32,
    pub line: Vec<Shift>,
}

/// The first moves after some depth.
pub(crate) struct Root {
    pub ranked: Vec<Ranked>,
    pub depth: u32,
}

/// Searches first moves deeper and deeper, up to a depth or until the search is halted. Returns up
/// to `wanted` of the best. `hears` gets the result of each complete depth and the number of
/// positions searched.
pub(crate) fn deepen(
    search: &mut Search,
    mut moves: Vec<Candidate>,
    deepest: i32,
    wanted: usize,
    hears: &dyn Fn(&Root, u64),
) -> Root {
    let wanted = wanted.clamp(1, moves.len());
    let first = |candidate: &Candidate| Ranked {
        candidate: *candidate,
        value: candidate.gain,
        line: vec![candidate.shift],
    };
    let mut root = Root {
        ranked: moves.iter().take(wanted).map(first).collect(),
        depth: 0,
    };
    for depth in 1..=deepest {
        let ranked = rank(search, &mut moves, depth, wanted);
        let is_whole = ranked.len() == wanted && !search.halted;
        // The best move of an unfinished depth is at least as good as the one of the depth before,
        // which was searched first; of several lines one might come twice.
        if is_whole || wanted == 1 && !ranked.is_empty() {
            root.ranked = ranked;
        }
        if !is_whole {
            break;
        }
        root.depth = depth as u32;
        hears(&root, search.nodes);
        if root.ranked.iter().all(|ranked| is_decided(ranked, depth)) {
            break;
        }
    }
    root
}

/// Returns true if a game is won or lost within the depth, so that a deeper search finds nothing
/// better.
fn is_decided(ranked: &Ranked, depth: i32) -> bool {
    let value = ranked.value.abs();
    value > WON && WIN - value <= depth
}

/// The best moves at a depth, which come to the front in their order; fewer once the search is
/// halted.
fn rank(search: &mut Search, moves: &mut [Candidate], depth: i32, wanted: usize) -> Vec<Ranked> {
    let mut ranked: Vec<Ranked> = Vec::with_capacity(wanted);
    for line in 0..wanted {
        let Some(best) = best_of(search, &moves[line..], depth) else {
            break;
        };
        let shift = best.candidate.shift;
        if let Some(place) = moves.iter().position(|other| other.shift == shift) {
            moves[line..=place].rotate_right(1);
        }
        ranked.push(best);
    }
    ranked
}

/// The best of some first moves at a depth; `None` if not even the first was searched to its end.
fn best_of(search: &mut Search, moves: &[Candidate], depth: i32) -> Option<Ranked> {
    let node = Node {
        mine: true,
        depth,
        alpha: -BEYOND,
        beta: BEYOND,
        ply: 0,
    };
    let mut best: Option<Ranked> = None;
    for &candidate in moves {
        let alpha = best.as_ref().map_or(-BEYOND, |best| best.value);
        let mut value = alpha + 1;
        if best.is_some() {
            let less = first_reduction(candidate.gain, depth);
            let narrow = node.with(depth, (alpha, alpha + 1));
            value = search.value_after(candidate, narrow.with(depth - less, (alpha, alpha + 1)));
            if less > 0 && value > alpha && !search.halted {
                value = search.value_after(candidate, narrow);
            }
        }
        if value > alpha && !search.halted {
            value = search.value_after(candidate, node.with(depth, (alpha, BEYOND)));
        }
        if search.halted {
            break;
        }
        if value > alpha {
            let mut line = vec![candidate.shift];
            line.extend_from_slice(search.line(1));
            best = Some(Ranked {
                candidate,
                value,
                line,
            });
        }
    }
    best
}
