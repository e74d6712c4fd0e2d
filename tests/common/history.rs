//! Decides whether what clients were told of a match fits one order: whether each call can have
//! taken effect at one moment between its request and its answer. The search is that of Wing and
//! Gong (1993), which never looks twice at the same state after the same calls (Lowe, 2017).

use std::collections::{BTreeMap, BTreeSet, HashSet};
use std::fmt;

/// The color of the stone on each cell that has one.
pub type Stones = BTreeMap<String, String>;

/// The end of a call that was never answered.
pub const NEVER: u64 = u64::MAX;

/// A match at some turn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Board {
    pub turn: u64,
    pub stones: Stones,
}

/// A move as a client sends it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sent {
    /// The turn of the board that the client saw.
    pub turn: u64,
    pub seat: usize,
    /// The first and the last cell, such as `h4-g5`.
    pub text: String,
}

/// A call and its answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Call {
    Accepted(Sent),
    /// The board had changed, or it was the other player's turn.
    Refused(Sent),
    /// Nobody knows whether it was played, and it may still be played later.
    Unanswered(Sent),
    Saw(Board),
    /// All moves of the match.
    Listed(Vec<String>),
}

/// Something a client did, between two moments of a clock that all clients share.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Operation {
    pub client: usize,
    pub begin: u64,
    pub end: u64,
    pub call: Call,
}

/// A match of two players: its board at its first turn, and the moves since.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct State {
    first: Board,
    moves: Vec<String>,
}

/// What a call does to a state.
enum Effect {
    /// It can't have been answered like that.
    Impossible,
    Nothing,
    Plays(String),
}

impl State {
    pub fn at(first: Board) -> Self {
        let moves = Vec::new();
        Self { first, moves }
    }

    pub fn first_turn(&self) -> u64 {
        self.first.turn
    }

    fn turn(&self) -> u64 {
        self.first.turn + self.moves.len() as u64
    }

    fn board(&self) -> Board {
        let mut stones = self.first.stones.clone();
        for text in &self.moves {
            let (from, to) = text.split_once('-').expect("two cells");
            if let Some(stone) = stones.remove(from) {
                stones.insert(to.to_owned(), stone);
            }
        }
        Board {
            turn: self.turn(),
            stones,
        }
    }

    fn effect(&self, call: &Call) -> Effect {
        let past = self.moves.len() as u64;
        let takes = |sent: &Sent| sent.turn == self.turn() && sent.seat as u64 == past % 2;
        match call {
            Call::Accepted(sent) | Call::Unanswered(sent) if takes(sent) => {
                Effect::Plays(sent.text.clone())
            }
            Call::Refused(sent) if !takes(sent) => Effect::Nothing,
            Call::Saw(board) if *board == self.board() => Effect::Nothing,
            Call::Listed(moves) if *moves == self.moves => Effect::Nothing,
            _ => Effect::Impossible,
        }
    }
}

/// What the search found.
#[derive(Default)]
struct Search {
    fits: bool,
    /// The states looked at, by turn; all that can be, if nothing fits.
    states: BTreeMap<u64, BTreeSet<Vec<String>>>,
    /// The calls that took effect in some order.
    used: BTreeSet<usize>,
}

impl Search {
    fn of(start: &State, history: &[Operation]) -> Self {
        let mut search = Self::default();
        let mut seen = HashSet::new();
        let mut open = vec![(vec![false; history.len()], start.moves.clone())];
        while let Some((done, moves)) = open.pop() {
            if !seen.insert((done.clone(), moves.clone())) {
                continue;
            }
            let state = State {
                moves,
                ..start.clone()
            };
            let at_turn = search.states.entry(state.turn()).or_default();
            at_turn.insert(state.moves.clone());
            let left = || (0..history.len()).filter(|&index| !done[index]);
            let first_end = left().map(|index| history[index].end).min();
            let Some(first_end) = first_end.filter(|end| *end != NEVER) else {
                search.fits = true;
                return search;
            };
            let next = left().filter(|&index| history[index].begin < first_end);
            let with = |index: usize, moves| {
                let mut done = done.clone();
                done[index] = true;
                (done, moves)
            };
            let before = open.len();
            for index in next {
                match state.effect(&history[index].call) {
                    Effect::Impossible => {}
                    // What changes nothing may as well come first.
                    Effect::Nothing => {
                        search.used.insert(index);
                        open.truncate(before);
                        open.push(with(index, state.moves));
                        break;
                    }
                    Effect::Plays(text) => {
                        search.used.insert(index);
                        let mut moves = state.moves.clone();
                        moves.push(text);
                        open.push(with(index, moves));
                    }
                }
            }
        }
        search
    }
}

/// A part of a history that fits no order.
#[derive(PartialEq, Eq)]
pub struct Contradiction {
    /// The state before it, which all orders have in common.
    pub start: State,
    pub history: Vec<Operation>,
}

/// Returns the shortest part that can be found of a history that fits no order; `None` if the whole
/// history fits one.
pub fn contradiction(start: &State, history: &[Operation]) -> Option<Contradiction> {
    if Search::of(start, history).fits {
        return None;
    }
    let mut ends: Vec<u64> = history.iter().map(|operation| operation.end).collect();
    ends.sort_unstable();
    let good = ends.partition_point(|end| Search::of(start, &until(history, *end)).fits);
    let history = until(history, ends[good]);
    let (start, mut history) = late_start(start.clone(), history);
    let mut index = 0;
    while index < history.len() {
        let mut fewer = history.clone();
        let dropped = fewer.remove(index);
        // Without a move that took effect, others fail for that reason alone.
        let is_needed = match dropped.call {
            Call::Refused(_) | Call::Saw(_) | Call::Listed(_) => false,
            Call::Accepted(_) => true,
            Call::Unanswered(_) => Search::of(&start, &history).used.contains(&index),
        };
        if is_needed || Search::of(&start, &fewer).fits {
            index += 1;
        } else {
            history = fewer;
        }
    }
    Some(Contradiction { start, history })
}

/// The history as it was known at a moment.
fn until(history: &[Operation], moment: u64) -> Vec<Operation> {
    let known = history.iter().filter(|operation| operation.begin < moment);
    let known = known.filter_map(|operation| {
        if operation.end <= moment {
            return Some(operation.clone());
        }
        match &operation.call {
            Call::Accepted(sent) | Call::Unanswered(sent) => Some(Operation {
                end: NEVER,
                call: Call::Unanswered(sent.clone()),
                ..operation.clone()
            }),
            _ => None,
        }
    });
    known.collect()
}

/// Starts a history as late as it still fits no order: at a state that all orders have in common,
/// without what can only have come before.
fn late_start(start: State, history: Vec<Operation>) -> (State, Vec<Operation>) {
    let states = Search::of(&start, &history).states;
    for (turn, states) in states.into_iter().rev() {
        let mut states = states.into_iter();
        let (Some(moves), None) = (states.next(), states.next()) else {
            continue;
        };
        let later = State {
            moves,
            ..start.clone()
        };
        let is_later = |operation: &&Operation| match &operation.call {
            Call::Accepted(sent) | Call::Refused(sent) | Call::Unanswered(sent) => {
                sent.turn >= turn
            }
            Call::Saw(board) => board.turn >= turn,
            Call::Listed(_) => true,
        };
        let rest: Vec<_> = history.iter().filter(is_later).cloned().collect();
        if !Search::of(&later, &rest).fits {
            return (later, rest);
        }
    }
    (start, history)
}

impl fmt::Debug for Contradiction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "from turn {} on:", self.start.turn())?;
        for operation in &self.history {
            writeln!(f, "  {operation}")?;
        }
        Ok(())
    }
}

impl fmt::Display for Operation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (client, begin) = (self.client, self.begin);
        match self.end {
            NEVER => write!(f, "[{begin}, …] client {client}: ")?,
            end => write!(f, "[{begin}, {end}] client {client}: ")?,
        }
        let sent = |f: &mut fmt::Formatter<'_>, sent: &Sent, told: &str| {
            let Sent { turn, seat, text } = sent;
            write!(f, "{text} for seat {seat} at turn {turn}: {told}")
        };
        match &self.call {
            Call::Accepted(it) => sent(f, it, "accepted"),
            Call::Refused(it) => sent(f, it, "refused"),
            Call::Unanswered(it) => sent(f, it, "no answer"),
            Call::Saw(board) => write!(f, "saw turn {}: {:?}", board.turn, board.stones),
            Call::Listed(moves) => write!(f, "listed {}", moves.join(" ")),
        }
    }
}
