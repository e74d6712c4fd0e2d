//! What thinking is asked for.

use halma_rules::Ply;

use super::thought::Thought;
use crate::tuning::MOST_PLIES;

/// What thinking may cost, and how many lines are wanted.
#[derive(Clone, Copy, Debug)]
pub struct Budget {
    /// The maximum number of positions searched.
    pub nodes: u64,
    /// The most plies that are looked ahead, at most 24.
    pub depth: u32,
    /// How many first moves are searched, each exactly, the best first; at least 1.
    pub lines: usize,
}

impl Budget {
    /// Returns a budget for one line with this many nodes.
    pub fn nodes(nodes: u64) -> Self {
        Self {
            nodes,
            depth: MOST_PLIES as u32,
            lines: 1,
        }
    }
}

/// What is wanted of thinking at full strength, beside the standing.
#[derive(Clone, Copy)]
pub struct SearchOptions<'a> {
    /// What it may cost.
    pub budget: Budget,
    /// The first moves that are wanted, which are legal; none for all.
    pub among: &'a [Ply],
    /// By how much a draw is worth less than nothing to the seat that thinks, in hundredths of a
    /// step.
    pub contempt: i32,
    /// Hears what was found at each depth that was looked through in full.
    pub listener: &'a dyn Fn(&Thought),
}

impl SearchOptions<'_> {
    /// The best move of all within a budget.
    pub fn within(budget: Budget) -> Self {
        Self {
            budget,
            among: &[],
            contempt: 0,
            listener: &|_| (),
        }
    }
}
