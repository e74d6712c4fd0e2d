//! Thinking: from a standing to lines of play, deeper and deeper within a budget.

use crate::engine::{Move, Ply, Standing, Status};

use super::clock::{Clock, Court};
use super::field::{Field, Shift};
use super::ground::Ground;
use super::memory::{Candidate, Memory};
use super::search::{BEYOND, Limits, MOST_PLIES, Search, WIN, WON};
use super::term::{self, Knowledge};

/// What thinking may cost, and how many lines are wanted.
#[derive(Clone, Copy, Debug)]
pub struct Budget {
    /// The most positions that are looked at.
    pub nodes: u64,
    /// The most plies that are looked ahead, at most 24.
    pub depth: u32,
    /// How many first moves are searched, each exactly, the best first; at least 1.
    pub lines: usize,
}

impl Budget {
    /// One line within so many nodes.
    pub fn nodes(nodes: u64) -> Self {
        Self {
            nodes,
            depth: MOST_PLIES as u32,
            lines: 1,
        }
    }
}

/// How a position stands for the seat to move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Score {
    /// So many hundredths of a step ahead.
    Ahead(i32),
    /// A forced win in so many own moves.
    Win(u32),
    /// A forced loss after so many own moves.
    Loss(u32),
}

/// A first move with what is expected to follow.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// The first move.
    pub ply: Ply,
    /// What it comes to.
    pub score: Score,
    /// Moves from the first on, as far as they were found. In a game of more than two they are not
    /// those of every seat, but of the seat that thinks and of whichever opponent matters most.
    pub moves: Vec<(crate::engine::Cell, crate::engine::Cell)>,
}

/// What came of thinking.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Thought {
    /// The best lines, the best first; never empty.
    pub lines: Vec<Line>,
    /// The plies that were looked ahead in full.
    pub depth: u32,
    /// The positions that were looked at.
    pub nodes: u64,
}

impl Thought {
    /// The best first move.
    pub fn ply(&self) -> Ply {
        self.lines[0].ply
    }
}

/// What is thought about: a running game, and moves that are not wanted.
#[derive(Clone, Copy)]
pub(super) struct Question<'a> {
    pub standing: &'a Standing,
    pub knows: Knowledge,
    pub hops: u32,
    pub budget: Budget,
    /// A move that is played only if there is no other: back to where a stone came from.
    pub unwanted: Option<(usize, usize)>,
}

/// Thinks about a running game at full strength; none if it is over.
///
/// The answer follows from the arguments alone. `stop` is asked about every thousand positions
/// whether to end early.
pub fn think(
    standing: &Standing,
    budget: Budget,
    memory: &mut Memory,
    stop: &dyn Fn() -> bool,
) -> Option<Thought> {
    let question = Question {
        standing,
        knows: Knowledge::ALL,
        hops: u32::MAX,
        budget,
        unwanted: None,
    };
    answer(question, memory, stop)
}

/// Thinks as a question has it; none if the game is over.
pub(super) fn answer(
    question: Question,
    memory: &mut Memory,
    stop: &dyn Fn() -> bool,
) -> Option<Thought> {
    let Status::Running { turn } = question.standing.status() else {
        return None;
    };
    let plies = question.standing.position().legal_plies();
    if let [only] = plies[..] {
        return Some(forced(only));
    }
    let ground = Ground::of(question.standing.rules());
    let court = Court::of(&ground, question.standing);
    let costs = term::costs(&ground, question.standing, question.knows);
    let field = Field::of(question.standing.position(), &ground, &costs);
    let limits = Limits {
        nodes: question.budget.nodes,
        hops: question.hops,
        stop,
    };
    let clock = Clock::of(question.standing);
    let mut search = Search::new(&court, &costs, field, clock, turn.index(), memory, limits);
    let mut moves = search.first_moves();
    if let Some(unwanted) = question.unwanted {
        let is_unwanted = |candidate: &Candidate| unwanted == slots(candidate.shift);
        if moves.len() > 1 {
            moves.retain(|candidate| !is_unwanted(candidate));
        }
    }
    let root = deepen(&mut search, moves, question.budget);
    let ply_of = |shift: Shift| {
        let is_it = |ply: &&Ply| matches!(ply, Ply::Move(mv) if slots_of(*mv) == slots(shift));
        plies.iter().find(is_it).copied()
    };
    let lines = root.ranked.iter().filter_map(|ranked| {
        let cell = |slot| ground.cell(slot);
        let moves = ranked.line.iter().filter(|shift| **shift != Shift::NONE);
        Some(Line {
            ply: ply_of(ranked.candidate.shift)?,
            score: score(ranked.value),
            moves: moves
                .map(|shift| (cell(shift.from), cell(shift.to)))
                .collect(),
        })
    });
    Some(Thought {
        lines: lines.collect(),
        depth: root.depth,
        nodes: search.nodes,
    })
}

/// The answer where there is nothing to choose.
fn forced(only: Ply) -> Thought {
    let moves = match only {
        Ply::Move(mv) => vec![(mv.from(), mv.to())],
        Ply::Pass => Vec::new(),
    };
    let line = Line {
        ply: only,
        score: Score::Ahead(0),
        moves,
    };
    Thought {
        lines: vec![line],
        depth: 0,
        nodes: 0,
    }
}

fn slots(shift: Shift) -> (usize, usize) {
    (usize::from(shift.from), usize::from(shift.to))
}

/// The slots between which a move goes.
pub(super) fn slots_of(mv: Move) -> (usize, usize) {
    (mv.from().slot(), mv.to().slot())
}

/// A first move with its value.
struct Ranked {
    candidate: Candidate,
    value: i32,
    line: Vec<Shift>,
}

/// The first moves after some depth.
struct Root {
    ranked: Vec<Ranked>,
    depth: u32,
}

/// Searches deeper and deeper until the budget is spent.
fn deepen(search: &mut Search, mut moves: Vec<Candidate>, budget: Budget) -> Root {
    let wanted = budget.lines.clamp(1, moves.len());
    let first = |candidate: &Candidate| Ranked {
        candidate: *candidate,
        value: candidate.gain,
        line: vec![candidate.shift],
    };
    let mut root = Root {
        ranked: moves.iter().take(wanted).map(first).collect(),
        depth: 0,
    };
    let deepest = budget.depth.clamp(1, MOST_PLIES as u32);
    for depth in 1..=deepest {
        let mut ranked: Vec<Ranked> = Vec::with_capacity(wanted);
        for line in 0..wanted {
            let Some(best) = best_of(search, &moves[line..], depth as i32) else {
                break;
            };
            let place = moves.iter().position(|other| other.shift == best.candidate.shift);
            if let Some(place) = place {
                moves[line..=place].rotate_right(1);
            }
            ranked.push(best);
        }
        let is_whole = ranked.len() == wanted && !search.halted;
        // The best move of an unfinished depth is at least as good as the one of the depth before,
        // which was searched first; of several lines one might come twice.
        if is_whole || wanted == 1 && !ranked.is_empty() {
            root.ranked = ranked;
        }
        if !is_whole {
            break;
        }
        root.depth = depth;
        let is_decided = |ranked: &Ranked| ranked.value.abs() > WON && WIN - ranked.value.abs() <= depth as i32;
        if root.ranked.iter().all(is_decided) {
            break;
        }
    }
    root
}

/// The best of some first moves at a depth; none if not even the first was searched to its end.
fn best_of(search: &mut Search, moves: &[Candidate], depth: i32) -> Option<Ranked> {
    let mut best: Option<Ranked> = None;
    for &candidate in moves {
        let alpha = best.as_ref().map_or(-BEYOND, |best| best.value);
        let mut value = alpha;
        if best.is_some() {
            let less = i32::from(depth > 3 && candidate.gain <= 0);
            let narrow = (alpha, alpha + 1);
            value = search.value_after(candidate, true, depth - 1 - less, narrow, 0);
            if less > 0 && value > alpha && !search.halted {
                value = search.value_after(candidate, true, depth - 1, narrow, 0);
            }
        }
        if best.is_none() || value > alpha && !search.halted {
            value = search.value_after(candidate, true, depth - 1, (alpha, BEYOND), 0);
        }
        if search.halted {
            break;
        }
        if best.is_none() || value > alpha {
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

fn score(value: i32) -> Score {
    match value {
        WON.. => Score::Win(((WIN - value) as u32).div_ceil(2)),
        _ if value <= -WON => Score::Loss((WIN + value) as u32 / 2),
        _ => Score::Ahead(value),
    }
}
