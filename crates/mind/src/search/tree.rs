//! The search: principal variation search with a table of positions, for two sides. Of several
//! opponents the one whose reply hurts most answers (best-reply search).

use halma_rules::Jumps;

use super::memory::{Candidate, Memory};
use super::order::MoveOrder;
use super::sides::{Sides, WIN, WON};
use super::table::{Bound, Entry};
use crate::board::field::Shift;
use crate::limits::Limits;
use crate::tuning::{
    MOST_PLIES, NODES_A_LOOK, QUIET_GAIN, REDUCED_PASS, RESERVED_SHARE, RESERVED_SHARE_LONG,
    SHALLOW, hope, margin, reduction,
};

/// Above every value.
pub(crate) const BEYOND: i32 = WIN + 1;

/// What to search: the side, the depth, the window, and the distance from the root.
#[derive(Clone, Copy)]
pub(crate) struct Node {
    pub mine: bool,
    pub depth: i32,
    pub alpha: i32,
    pub beta: i32,
    pub ply: usize,
}

impl Node {
    /// The same position less deep or within another window.
    pub fn with(self, depth: i32, (alpha, beta): (i32, i32)) -> Self {
        Self {
            depth,
            alpha,
            beta,
            ..self
        }
    }

    /// The position after a move, for the other side.
    fn next(self) -> Self {
        Self {
            mine: !self.mine,
            depth: self.depth - 1,
            alpha: -self.beta,
            beta: -self.alpha,
            ply: self.ply + 1,
        }
    }

    fn is_narrow(self) -> bool {
        self.beta - self.alpha == 1
    }

    /// Returns true if the window lies among games that go on.
    fn is_undecided(self) -> bool {
        self.alpha > -WON && self.beta < WON
    }
}

/// A search from one position.
pub(crate) struct Search<'a> {
    pub sides: Sides<'a>,
    order: MoveOrder<'a>,
    lines: Box<[[Shift; MOST_PLIES + 1]; MOST_PLIES + 1]>,
    lengths: [usize; MOST_PLIES + 1],
    limits: Limits<'a>,
    pub nodes: u64,
    next_look: u64,
    /// Nodes that one look at all moves may take beyond the last count.
    reserve: u64,
    pub halted: bool,
}

impl<'a> Search<'a> {
    pub fn new(sides: Sides<'a>, memory: &'a mut Memory, limits: Limits<'a>) -> Self {
        let share = match sides.layout.rules.jumps() {
            Jumps::Short => RESERVED_SHARE,
            Jumps::Long => RESERVED_SHARE_LONG,
        };
        Self {
            sides,
            order: MoveOrder::new(memory, limits.jumps),
            lines: Box::new([[Shift::NONE; MOST_PLIES + 1]; MOST_PLIES + 1]),
            lengths: [0; MOST_PLIES + 1],
            nodes: 0,
            next_look: NODES_A_LOOK,
            reserve: (limits.nodes / share).min(NODES_A_LOOK),
            halted: false,
            limits,
        }
    }

    /// The moves of the seat that thinks, the most promising first.
    pub fn first_moves(&mut self) -> Vec<Candidate> {
        self.order.first_moves(&self.sides)
    }

    /// The best line from a ply on, as far as it was found.
    pub fn line(&self, ply: usize) -> &[Shift] {
        &self.lines[ply][..self.lengths[ply]]
    }

    /// The value of a move for the side that plays it; the depth of the node counts the move.
    pub fn value_after(&mut self, candidate: Candidate, node: Node) -> i32 {
        let (before, end) = self.sides.play(candidate, node.ply);
        let value = if let Some(value) = end {
            self.nodes += 1;
            self.lengths[node.ply + 1] = 0;
            value
        } else {
            -self.value(node.next(), true)
        };
        self.sides.undo(candidate.shift, before);
        value
    }

    fn count_node(&mut self) {
        self.nodes += 1;
        if self.nodes >= self.next_look {
            self.next_look = self.nodes + NODES_A_LOOK;
            self.halted |= (self.limits.stop)();
        }
        self.halted |= self.nodes + self.reserve >= self.limits.nodes;
    }

    /// The value for the side to move; of no meaning once the search is halted.
    fn value(&mut self, node: Node, may_pass: bool) -> i32 {
        self.lengths[node.ply] = 0;
        self.count_node();
        if self.halted {
            return 0;
        }
        let stands = self.sides.value(node.mine);
        if node.depth <= 0 || node.ply >= MOST_PLIES {
            return stands;
        }
        let is_calm = self.sides.is_calm();
        if is_calm {
            let may_cut = node.is_narrow() && node.is_undecided() && node.depth <= SHALLOW;
            if may_cut && stands - self.sides.sharper(margin(node.depth)) >= node.beta {
                return stands;
            }
            if node.depth == 1 && self.sides.is_wide_open(node.mine) {
                return self.last_ply(node.mine, stands);
            }
        }
        let key = self.sides.key(node.mine);
        let known = self.order.memory.recall(key);
        let known_value = known.and_then(|entry| known_value(entry, node));
        if let Some(value) = known_value.filter(|_| node.is_narrow()) {
            return value;
        }
        if may_pass
            && is_calm
            && stands >= node.beta
            && let Some(value) = self.value_of_pass(node)
        {
            return value;
        }
        let best_known = known.map_or(Shift::NONE, |entry| entry.shift);
        let start = self.order.memory.candidates.len();
        self.order
            .gather(&self.sides, node.mine, best_known, node.ply);
        let found = if self.order.memory.candidates.len() == start {
            (self.without_moves(node), Shift::NONE)
        } else {
            self.best_of(start, node, stands, is_calm)
        };
        self.order.memory.candidates.truncate(start);
        let (best, shift) = found;
        if !self.halted {
            let bound = if best >= node.beta {
                Bound::AtLeast
            } else if best > node.alpha {
                Bound::Exact
            } else {
                Bound::AtMost
            };
            let found = Entry {
                depth: node.depth as i8,
                bound,
                value: to_here(best, node.ply),
                shift,
            };
            self.order.memory.note(key, found);
        }
        best
    }

    /// The value of giving the turn away, where even that is good enough.
    fn value_of_pass(&mut self, node: Node) -> Option<i32> {
        if !node.is_narrow() || !node.is_undecided() || node.depth < REDUCED_PASS {
            return None;
        }
        let passed = node.with(node.depth - REDUCED_PASS + 1, (node.beta - 1, node.beta));
        let value = -self.value(passed.next(), false);
        (self.halted || value >= node.beta && value < WON).then_some(value)
    }

    /// Returns the best of the moves from `start` on, with its value.
    fn best_of(&mut self, start: usize, node: Node, stands: i32, is_calm: bool) -> (i32, Shift) {
        let end = self.order.memory.candidates.len();
        let (mut best, mut best_shift, mut alpha) = (-BEYOND, Shift::NONE, node.alpha);
        for index in start..end {
            let candidate = self.order.pick(index, end);
            let gain = self
                .sides
                .share(usize::from(candidate.seat), candidate.gain);
            let tried = index - start;
            if tried > 0 && is_calm && node.depth <= SHALLOW && best > -WON && node.is_undecided() {
                let most = stands + gain + self.sides.sharper(hope(node.depth));
                if most <= alpha {
                    best = best.max(most);
                    continue;
                }
            }
            let is_quiet = is_calm && gain <= QUIET_GAIN;
            let window = node.with(node.depth, (alpha, node.beta));
            let value = self.value_of_move(candidate, window, tried, is_quiet);
            if self.halted {
                return (best, best_shift);
            }
            best = best.max(value);
            if value > alpha {
                (alpha, best_shift) = (value, candidate.shift);
                self.keep_line(node.ply, candidate.shift);
            }
            if value >= node.beta {
                let number = &self.sides.layout.number;
                self.order
                    .reward(candidate.shift, number, node.mine, node.depth, node.ply);
                break;
            }
        }
        (best, best_shift)
    }

    /// Searches a move in a narrow window first unless it is the first one, and less deep if it is
    /// late and quiet.
    fn value_of_move(
        &mut self,
        candidate: Candidate,
        node: Node,
        tried: usize,
        is_quiet: bool,
    ) -> i32 {
        if tried == 0 {
            return self.value_after(candidate, node);
        }
        let less = if is_quiet {
            reduction(tried, node.depth)
        } else {
            0
        };
        let narrow = (node.alpha, node.alpha + 1);
        let mut value = self.value_after(candidate, node.with(node.depth - less, narrow));
        if less > 0 && value > node.alpha && !self.halted {
            value = self.value_after(candidate, node.with(node.depth, narrow));
        }
        if value > node.alpha && value < node.beta && !self.halted {
            value = self.value_after(candidate, node);
        }
        value
    }

    /// A side without a move passes; if nobody can move, the game is drawn.
    fn without_moves(&mut self, node: Node) -> i32 {
        let Sides { checks, field, .. } = &self.sides;
        let mut seats = checks.playing.iter();
        if !seats.any(|&seat| self.order.reach.can_move(field, checks.layout, seat)) {
            return self.sides.value_of_draw(node.mine);
        }
        let pass = Candidate {
            shift: Shift::NONE,
            seat: self.sides.seats(node.mine)[0] as u8,
            gain: 0,
            promise: 0,
        };
        self.value_after(pass, node)
    }

    /// The value of the best move with nothing searched after it: what stands, and the best gain.
    fn last_ply(&mut self, mine: bool, stands: i32) -> i32 {
        let waiting = self.sides.without_turn(stands);
        let Sides {
            field,
            layout,
            costs,
            ..
        } = &self.sides;
        let (mut best, mut seen, mut best_seat) = (-BEYOND, 0, None);
        for &seat in self.sides.seats(mine) {
            self.order.reach.moves(field, layout, seat, |color, shift| {
                let table = &costs[color];
                let gain = table[usize::from(shift.from)] - table[usize::from(shift.to)];
                if gain > best {
                    (best, best_seat) = (gain, Some(seat));
                }
                seen += 1;
            });
        }
        self.nodes += seen;
        waiting + best_seat.map_or(0, |seat| self.sides.share(seat, best))
    }

    fn keep_line(&mut self, ply: usize, shift: Shift) {
        let length = self.lengths[ply + 1].min(MOST_PLIES - ply - 1);
        let (before, after) = self.lines.split_at_mut(ply + 1);
        before[ply][0] = shift;
        before[ply][1..=length].copy_from_slice(&after[0][..length]);
        self.lengths[ply] = length + 1;
    }
}

/// A won game counts its plies from the root in the search, from the position in the table.
fn to_here(value: i32, ply: usize) -> i32 {
    match value {
        WON.. => value + ply as i32,
        _ if value <= -WON => value - ply as i32,
        _ => value,
    }
}

fn from_here(value: i32, ply: usize) -> i32 {
    match value {
        WON.. => value - ply as i32,
        _ if value <= -WON => value + ply as i32,
        _ => value,
    }
}

/// What a table's entry says of a node, if it says enough.
fn known_value(entry: Entry, node: Node) -> Option<i32> {
    let value = from_here(entry.value, node.ply);
    let is_enough = match entry.bound {
        Bound::Exact => true,
        Bound::AtLeast => value >= node.beta,
        Bound::AtMost => value <= node.alpha,
    };
    (is_enough && i32::from(entry.depth) >= node.depth).then_some(value)
}
