//! Decides whether what clients were told of a match fits one order: whether each call can have
//! taken effect at one moment between its request and its answer. The search is that of Wing and
//! Gong (1993), which never looks twice at the same state after the same calls (Lowe, 2017).

use std::collections::{BTreeMap, BTreeSet, HashSet};
use std::fmt;

/// The color of the stone on each cell that has one.
pub type Stones = BTreeMap<String, String>;

/// The end of a call that was never answered.
pub const NEVER: u64 = u64::MAX;

/// A match as it is shown.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Board {
    pub turn: u64,
    pub stones: Stones,
    /// The open offer, and the seat that made it.
    pub offer: Option<(usize, Offered)>,
}

/// What is offered.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Offered {
    /// To take back one's last move.
    Takeback,
    Draw,
    /// To cancel a game in which somebody has moved less than twice.
    Cancel,
    /// To allow hints from now on.
    Hints,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Deed {
    /// The first and the last cell of a move, such as `h4-g5`.
    Move(String),
    Offer(Offered),
    Accept,
    Decline,
    Withdraw,
    /// Ends the game.
    Resign,
    /// The time of the player to move is up, which ends the game.
    TimeOut,
}

/// What a client sends.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sent {
    /// The turn of the board that the client saw.
    pub turn: u64,
    pub seat: usize,
    pub deed: Deed,
}

/// A call and its answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Call {
    Accepted(Sent),
    /// The board had changed, the game was over, it was the other player's turn, there was no such offer or
    /// one was open, it had been made in this turn, there was nothing to take back, it was too late to
    /// cancel, or hints were allowed.
    Refused(Sent),
    /// Nobody knows whether it was done, and it may still be done later.
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

impl Operation {
    /// Whether this was done, and its client was told so.
    pub fn has_done(&self, deed: &Deed) -> bool {
        matches!(&self.call, Call::Accepted(sent) if sent.deed == *deed)
    }
}

/// A match of two players: the stones at its first turn, and its course since.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct State {
    stones: Stones,
    course: Course,
}

#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
struct Course {
    turn: u64,
    /// The moves that weren't taken back.
    moves: Vec<String>,
    /// The seats that have made an offer in this turn.
    offered: [bool; 2],
    /// The open offer, and the seat that made it.
    open: Option<(usize, Offered)>,
    allows_hints: bool,
    is_over: bool,
}

/// What a call does to a course.
enum Effect {
    /// It can't have been answered like that.
    Impossible,
    Nothing,
    Becomes(Course),
}

impl State {
    pub fn at(first: Board) -> Self {
        let course = Course {
            turn: first.turn,
            moves: Vec::new(),
            offered: [false; 2],
            open: None,
            allows_hints: false,
            is_over: false,
        };
        Self {
            stones: first.stones,
            course,
        }
    }

    pub fn turn(&self) -> u64 {
        self.course.turn
    }
}

impl Course {
    /// The next turn, after these moves.
    fn next(&self, moves: Vec<String>) -> Self {
        Self {
            turn: self.turn + 1,
            moves,
            offered: [false; 2],
            open: None,
            ..*self
        }
    }

    fn has_just_begun(&self) -> bool {
        self.offered == [false; 2]
    }

    fn board(&self, mut stones: Stones) -> Board {
        for text in &self.moves {
            let (from, to) = text.split_once('-').expect("two cells");
            if let Some(stone) = stones.remove(from) {
                stones.insert(to.to_owned(), stone);
            }
        }
        Board {
            turn: self.turn,
            stones,
            offer: self.open,
        }
    }

    /// What it becomes by a call; `None` if the call must be refused.
    fn after(&self, sent: &Sent) -> Option<Self> {
        if sent.turn != self.turn || self.is_over {
            return None;
        }
        let (seat, other) = (sent.seat, 1 - sent.seat);
        let mut moves = self.moves.clone();
        match &sent.deed {
            Deed::Move(text) if moves.len() % 2 == seat => moves.push(text.clone()),
            Deed::Accept if self.open == Some((other, Offered::Takeback)) => {
                // The last move is that of the player who offers, or an answer to it.
                let last = moves.len() - 1;
                moves.truncate(last - usize::from(last % 2 != other));
            }
            Deed::Offer(what)
                if self.open.is_none() && !self.offered[seat] && self.allows(*what, seat) =>
            {
                return Some(self.with_offer(seat, Some(*what)));
            }
            Deed::Accept if self.open == Some((other, Offered::Hints)) => {
                return Some(Self {
                    allows_hints: true,
                    ..self.with_offer(other, None)
                });
            }
            Deed::Accept if self.is_open_of(other) => return Some(self.ended()),
            Deed::Resign => return Some(self.ended()),
            Deed::TimeOut if moves.len() % 2 == seat => return Some(self.ended()),
            Deed::Decline if self.is_open_of(other) => return Some(self.closed()),
            Deed::Withdraw if self.is_open_of(seat) => return Some(self.closed()),
            _ => return None,
        }
        Some(self.next(moves))
    }

    /// The same with an offer of a player in this turn, or without one.
    fn with_offer(&self, seat: usize, what: Option<Offered>) -> Self {
        let mut after = self.clone();
        after.offered[seat] = what.is_some();
        after.open = what.map(|what| (seat, what));
        after
    }

    /// Whether a player may offer this now.
    fn allows(&self, what: Offered, seat: usize) -> bool {
        match what {
            Offered::Takeback => self.moves.len() > seat,
            Offered::Draw => true,
            // After four moves both players have moved twice.
            Offered::Cancel => self.moves.len() < 4,
            Offered::Hints => !self.allows_hints,
        }
    }

    fn is_open_of(&self, seat: usize) -> bool {
        self.open.is_some_and(|(by, _)| by == seat)
    }

    /// The same after the end of its game.
    fn ended(&self) -> Self {
        Self {
            is_over: true,
            ..self.next(self.moves.clone())
        }
    }

    /// The same without an open offer.
    fn closed(&self) -> Self {
        Self {
            open: None,
            ..self.clone()
        }
    }

    fn effect(&self, start: &State, call: &Call) -> Effect {
        match call {
            Call::Accepted(sent) | Call::Unanswered(sent) => {
                self.after(sent).map_or(Effect::Impossible, Effect::Becomes)
            }
            Call::Refused(sent) if self.after(sent).is_none() => Effect::Nothing,
            Call::Saw(board)
                if board.turn == self.turn && *board == self.board(start.stones.clone()) =>
            {
                Effect::Nothing
            }
            Call::Listed(moves) if *moves == self.moves => Effect::Nothing,
            _ => Effect::Impossible,
        }
    }
}

/// What the search found.
#[derive(Default)]
struct Search {
    fits: bool,
    /// The beginnings of turns that were looked at; all that can be, if nothing fits.
    turns: BTreeMap<u64, BTreeSet<Course>>,
    /// The calls that took effect in some order.
    used: BTreeSet<usize>,
}

impl Search {
    fn of(start: &State, history: &[Operation]) -> Self {
        let mut search = Self::default();
        let mut seen = HashSet::new();
        let mut open = vec![(vec![false; history.len()], start.course.clone())];
        while let Some((done, course)) = open.pop() {
            if !seen.insert((done.clone(), course.clone())) {
                continue;
            }
            if course.has_just_begun() {
                let at_turn = search.turns.entry(course.turn).or_default();
                at_turn.insert(course.clone());
            }
            let left = || (0..history.len()).filter(|&index| !done[index]);
            let first_end = left().map(|index| history[index].end).min();
            let Some(first_end) = first_end.filter(|end| *end != NEVER) else {
                search.fits = true;
                return search;
            };
            let next = left().filter(|&index| history[index].begin < first_end);
            let with = |index: usize, course| {
                let mut done = done.clone();
                done[index] = true;
                (done, course)
            };
            let before = open.len();
            for index in next {
                match course.effect(start, &history[index].call) {
                    Effect::Impossible => {}
                    // What changes nothing may as well come first.
                    Effect::Nothing => {
                        search.used.insert(index);
                        open.truncate(before);
                        open.push(with(index, course));
                        break;
                    }
                    Effect::Becomes(after) => {
                        search.used.insert(index);
                        open.push(with(index, after));
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
        // Without what took effect, other calls fail for that reason alone.
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
    let turns = Search::of(&start, &history).turns;
    for (turn, beginnings) in turns.into_iter().rev() {
        let mut beginnings = beginnings.into_iter();
        let (Some(course), None) = (beginnings.next(), beginnings.next()) else {
            continue;
        };
        let later = State {
            course,
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
            let Sent { turn, seat, deed } = sent;
            write!(f, "{deed:?} of seat {seat} at turn {turn}: {told}")
        };
        match &self.call {
            Call::Accepted(it) => sent(f, it, "accepted"),
            Call::Refused(it) => sent(f, it, "refused"),
            Call::Unanswered(it) => sent(f, it, "no answer"),
            Call::Saw(board) => {
                let Board {
                    turn,
                    stones,
                    offer,
                } = board;
                write!(f, "saw turn {turn}, offer {offer:?}: {stones:?}")
            }
            Call::Listed(moves) => write!(f, "listed {}", moves.join(" ")),
        }
    }
}
