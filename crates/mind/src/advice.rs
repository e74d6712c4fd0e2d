//! Advice to a person: the best moves of a position, always after the same number of positions, so
//! that it doesn't depend on how busy a machine is.

use halma_rules::{Move, Ply, Standing};

use crate::cost::{Cost, cost_of};
use crate::search::memory::Memory;
use crate::search::options::{Budget, SearchOptions};
use crate::search::think::search;
use crate::search::thought::{Line, Score};
use crate::tuning::ADVICE_NODES;

/// Returns the best move and up to `most` in all that come close; none once the game is over. A
/// race, and a home that must be left, have one answer.
pub fn advise(standing: &Standing, most: usize, memory: &mut Memory) -> Vec<Line> {
    let Some(best) = best(standing, memory, &|| false) else {
        return Vec::new();
    };
    let mut lines = vec![best];
    if matches!(lines[0].score, Score::Ahead(_) | Score::Loss(_)) {
        let best = lines[0].ply;
        let mut others = several(standing, &[], most, memory, &|| false);
        others.retain(|line| line.ply != best && !is_mistake(standing, best, line.ply, memory));
        lines.extend(others);
        lines.truncate(most.max(1));
    }
    lines
}

/// Returns true if a ply would be called a mistake beside the one that is advised.
fn is_mistake(standing: &Standing, best: Ply, other: Ply, memory: &mut Memory) -> bool {
    let scores = compared(standing, [best, other], memory, &|| false);
    let cost = scores.and_then(|[could, got]| cost_of(could, got));
    cost.is_some_and(Cost::is_mistake)
}

/// Returns the scores of two plies at the same depth.
fn compared(
    standing: &Standing,
    both: [Ply; 2],
    memory: &mut Memory,
    stop: &dyn Fn() -> bool,
) -> Option<[Score; 2]> {
    let lines = several(standing, &both, both.len(), memory, stop);
    let score = |ply: Ply| lines.iter().find(|line| line.ply == ply);
    let [could, got] = both.map(|ply| score(ply).map(|line| line.score));
    Some([could?, got?])
}

/// Returns the move that is advised.
fn best(standing: &Standing, memory: &mut Memory, stop: &dyn Fn() -> bool) -> Option<Line> {
    let options = SearchOptions::within(Budget::nodes(ADVICE_NODES));
    let thought = search(standing, options, memory, stop)?;
    thought.lines.into_iter().next()
}

/// Returns several of some first moves, or of all, with scores of the same depth.
fn several(
    standing: &Standing,
    among: &[Ply],
    lines: usize,
    memory: &mut Memory,
    stop: &dyn Fn() -> bool,
) -> Vec<Line> {
    let budget = Budget {
        lines,
        ..Budget::nodes(ADVICE_NODES)
    };
    let options = SearchOptions {
        among,
        ..SearchOptions::within(budget)
    };
    let thought = search(standing, options, memory, stop);
    thought.map_or_else(Vec::new, |thought| thought.lines)
}

/// Returns what would be advised instead of a move, with the scores of both at the same depth; `None`
/// if the move itself would be advised.
pub(crate) fn instead(
    standing: &Standing,
    played: Move,
    memory: &mut Memory,
    stop: &dyn Fn() -> bool,
) -> Option<(Move, [Score; 2])> {
    let Ply::Move(better) = best(standing, memory, stop)?.ply else {
        return None;
    };
    if better == played {
        return None;
    }
    let scores = compared(standing, [better, played].map(Ply::Move), memory, stop)?;
    Some((better, scores))
}
