//! The search: principal variation search with a table of positions, for two sides. One side is the
//! seat that thinks, the other is everybody else: of several opponents the one whose reply hurts
//! most answers (best-reply search).

use super::clock::{Clock, Court, End};
use super::field::{Costs, Field, Shift, mix};
use super::ground::Ground;
use super::memory::{Bound, Candidate, Memory};
use super::reach::Reach;
use super::tempo::excess;
use super::term::STEP;

/// The value of a game won at once; one less for each ply until then.
pub(super) const WIN: i32 = 1_000_000;
/// Values above this are won games.
pub(super) const WON: i32 = WIN - 1_000;
/// Above every value.
pub(super) const BEYOND: i32 = WIN + 1;
/// The most plies that a search looks ahead.
pub(super) const MOST_PLIES: usize = 24;
/// Rounds before an end by count in which nothing is judged by how it stands.
const CLOSE: u32 = 3;
/// What having the move is worth: half of what a move gains most often.
const TURN: i32 = 110;
/// Nodes between two looks at whether to stop.
const NODES_A_LOOK: u64 = 1_024;

/// What a search may cost.
pub(super) struct Limits<'a> {
    pub nodes: u64,
    /// The most hops of a chain that are seen.
    pub hops: u32,
    pub stop: &'a dyn Fn() -> bool,
}

/// A search from one position.
pub(super) struct Search<'a> {
    pub court: &'a Court<'a>,
    ground: &'a Ground,
    costs: &'a Costs,
    pub field: Field,
    clock: Clock,
    /// The seat that thinks.
    me: usize,
    others: Vec<usize>,
    pub memory: &'a mut Memory,
    reach: Reach,
    killers: [[Shift; 2]; MOST_PLIES + 1],
    lines: Box<[[Shift; MOST_PLIES + 1]; MOST_PLIES + 1]>,
    lengths: [usize; MOST_PLIES + 1],
    /// Whether the round is part of what a position is.
    is_pressing: bool,
    /// Whether ends may come near in the search that are not near at its root.
    is_watchful: bool,
    limits: Limits<'a>,
    pub nodes: u64,
    next_look: u64,
    /// Nodes that one look at all moves may take beyond the last count.
    reserve: u64,
    pub halted: bool,
}

impl<'a> Search<'a> {
    pub fn new(
        court: &'a Court<'a>,
        costs: &'a Costs,
        field: Field,
        clock: Clock,
        me: usize,
        memory: &'a mut Memory,
        limits: Limits<'a>,
    ) -> Self {
        let is_pressing = court.is_due(&field, &clock, super::clock::HORIZON);
        let others = court.playing.iter().copied();
        memory.forget();
        Self {
            court,
            ground: court.ground,
            costs,
            field,
            clock,
            me,
            others: others.filter(|&seat| seat != me).collect(),
            memory,
            reach: Reach::new(limits.hops),
            killers: [[Shift::NONE; 2]; MOST_PLIES + 1],
            lines: Box::new([[Shift::NONE; MOST_PLIES + 1]; MOST_PLIES + 1]),
            lengths: [0; MOST_PLIES + 1],
            is_pressing,
            is_watchful: is_pressing || court.looks_for_locked_stones(),
            nodes: 0,
            next_look: NODES_A_LOOK,
            reserve: (limits.nodes / 4).min(NODES_A_LOOK),
            halted: false,
            limits,
        }
    }

    /// The best line from a ply on, as far as it was found.
    pub fn line(&self, ply: usize) -> &[Shift] {
        &self.lines[ply][..self.lengths[ply]]
    }

    fn count_node(&mut self) {
        self.nodes += 1;
        if self.nodes >= self.next_look {
            self.next_look = self.nodes + NODES_A_LOOK;
            self.halted |= (self.limits.stop)();
        }
        self.halted |= self.nodes + self.reserve >= self.limits.nodes;
    }

    /// What the stones of a seat cost; exact in steps where only few are still open.
    fn cost(&self, seat: usize) -> i32 {
        let mut cost = self.field.cost[seat];
        if self.field.open(seat) <= 4 {
            for color in self.ground.colors(seat) {
                cost += excess(self.ground, &self.field, color).unwrap_or(0) as i32 * STEP;
            }
        }
        cost
    }

    /// How the field stands for the seat that thinks, whoever is to move.
    fn balance(&self) -> i32 {
        let others = self.others.iter().map(|&seat| self.cost(seat));
        others.sum::<i32>() / self.others.len().max(1) as i32 - self.cost(self.me)
    }

    fn standing_value(&self, mine: bool) -> i32 {
        let balance = self.balance();
        TURN + if mine { balance } else { -balance }
    }

    /// Whether a ply of this seat completes a round.
    fn completes(&self, seat: usize) -> bool {
        match self.others[..] {
            [other] => seat == self.me.max(other),
            _ => seat != self.me,
        }
    }

    /// Plays a move, gives `after` the search, and takes the move back.
    fn with<T>(
        &mut self,
        candidate: Candidate,
        ply: usize,
        after: impl FnOnce(&mut Self, Option<i32>) -> T,
    ) -> T {
        let clock = self.clock;
        let seat = usize::from(candidate.seat);
        self.field.shift(candidate.shift, self.ground, self.costs);
        let completes = self.completes(seat);
        let end = self
            .court
            .after(&self.field, &mut self.clock, seat, completes);
        let value = end.map(|end| self.value_of(end, seat, ply));
        let result = after(self, value);
        self.field
            .shift(candidate.shift.back(), self.ground, self.costs);
        self.clock = clock;
        result
    }

    /// What an end after a ply is worth to the side that has just moved.
    fn value_of(&self, end: End, seat: usize, ply: usize) -> i32 {
        let mine = seat == self.me;
        match end {
            End::Drawn => 0,
            End::Won(winner) if (winner == self.me) == mine => WIN - ply as i32 - 1,
            End::Won(_) => ply as i32 + 1 - WIN,
        }
    }

    fn key(&self, mine: bool) -> u64 {
        let side = if mine { 0x5851_F42D_4C95_7F2D } else { 0 };
        let round = if self.is_pressing {
            mix(u64::from(self.clock.round))
        } else {
            0
        };
        self.field.key ^ side ^ round
    }

    /// The value of a move for the side that plays it, searched to a depth after it.
    pub fn value_after(
        &mut self,
        candidate: Candidate,
        mine: bool,
        depth: i32,
        (alpha, beta): (i32, i32),
        ply: usize,
    ) -> i32 {
        self.with(candidate, ply, |search, end| match end {
            Some(value) => {
                search.nodes += 1;
                search.lengths[ply + 1] = 0;
                value
            }
            None => -search.value(!mine, depth, (-beta, -alpha), ply + 1, true),
        })
    }

    /// Whether no end is so near that a position may not be judged by how it stands.
    fn is_calm(&self) -> bool {
        let mut seats = self.court.playing.iter();
        seats.all(|&seat| self.field.open(seat) > 2)
            && !(self.is_watchful && self.court.is_due(&self.field, &self.clock, CLOSE))
    }

    /// The value for the side to move, within a window.
    fn value(
        &mut self,
        mine: bool,
        depth: i32,
        (mut alpha, beta): (i32, i32),
        ply: usize,
        may_pass: bool,
    ) -> i32 {
        self.lengths[ply] = 0;
        self.count_node();
        if self.halted {
            return 0;
        }
        let stands = self.standing_value(mine);
        if depth <= 0 || ply >= MOST_PLIES {
            return stands;
        }
        let is_calm = self.is_calm();
        let is_narrow = beta - alpha == 1;
        let is_settled = alpha > -WON && beta < WON;
        if is_calm && is_narrow && is_settled && depth <= 3 && stands - lead(depth) >= beta {
            return stands;
        }
        if depth == 1 && is_calm && self.is_open_enough(mine) {
            return self.last_ply(mine);
        }
        let key = self.key(mine);
        let known = self.memory.recall(key);
        if let Some(entry) = known.filter(|entry| is_narrow && i32::from(entry.depth) >= depth) {
            let value = from_here(entry.value, ply);
            match entry.bound {
                Bound::Exact => return value,
                Bound::AtLeast if value >= beta => return value,
                Bound::AtMost if value <= alpha => return value,
                _ => {}
            }
        }
        if may_pass && is_calm && is_narrow && is_settled && depth >= 3 && stands >= beta {
            let passed = -self.value(!mine, depth - 3, (-beta, 1 - beta), ply + 1, false);
            if self.halted {
                return 0;
            }
            if passed >= beta && passed < WON {
                return passed;
            }
        }
        let best_known = known.map_or(Shift::NONE, |entry| entry.shift);
        let start = self.memory.candidates.len();
        self.gather(mine, best_known, ply);
        let end = self.memory.candidates.len();
        if start == end {
            return self.without_moves(mine, depth, (alpha, beta), ply);
        }
        let (mut best, mut best_shift, first_alpha) = (-BEYOND, Shift::NONE, alpha);
        for index in start..end {
            let candidate = self.pick(index, end);
            let gained = self.share(candidate);
            let tried = index - start;
            if tried > 0 && is_calm && best > -WON && is_settled {
                // Promise falls, but a table move or a killer may stand before better gains.
                let most = stands + gained + hope(depth);
                if most <= alpha && depth <= 3 {
                    best = best.max(most.min(alpha));
                    continue;
                }
            }
            let value = self.try_move(
                candidate,
                mine,
                depth,
                (alpha, beta),
                ply,
                (tried, is_calm && gained <= 2 * STEP),
            );
            if self.halted {
                self.memory.candidates.truncate(start);
                return 0;
            }
            if value > best {
                best = value;
                if value > alpha {
                    best_shift = candidate.shift;
                    alpha = value;
                    self.keep_line(ply, candidate.shift);
                }
                if value >= beta {
                    self.reward(candidate, mine, depth, ply);
                    break;
                }
            }
        }
        self.memory.candidates.truncate(start);
        let bound = if best >= beta {
            Bound::AtLeast
        } else if best > first_alpha {
            Bound::Exact
        } else {
            Bound::AtMost
        };
        self.memory
            .note(key, depth, bound, to_here(best, ply), best_shift);
        best
    }

    /// Searches a move in a narrow window first unless it is the first, less deep where it is late
    /// and quiet.
    fn try_move(
        &mut self,
        candidate: Candidate,
        mine: bool,
        depth: i32,
        (alpha, beta): (i32, i32),
        ply: usize,
        (tried, is_quiet): (usize, bool),
    ) -> i32 {
        if tried == 0 {
            return self.value_after(candidate, mine, depth - 1, (alpha, beta), ply);
        }
        let less = match tried {
            _ if depth < 3 || !is_quiet => 0,
            0..=3 => 0,
            4..=11 => 1,
            _ => 1 + i32::from(depth > 4),
        };
        let narrow = (alpha, alpha + 1);
        let mut value = self.value_after(candidate, mine, depth - 1 - less, narrow, ply);
        if less > 0 && value > alpha && !self.halted {
            value = self.value_after(candidate, mine, depth - 1, narrow, ply);
        }
        if value > alpha && value < beta && !self.halted {
            value = self.value_after(candidate, mine, depth - 1, (alpha, beta), ply);
        }
        value
    }

    /// A side without a move passes; if nobody can move, the game is drawn.
    fn without_moves(&mut self, mine: bool, depth: i32, window: (i32, i32), ply: usize) -> i32 {
        let mut seats = self.court.playing.iter();
        if !seats.any(|&seat| self.reach.can_move(&self.field, self.ground, seat)) {
            return 0;
        }
        let seat = if mine { self.me } else { self.others[0] };
        let pass = Candidate {
            shift: Shift::NONE,
            seat: seat as u8,
            gain: 0,
            promise: 0,
        };
        self.value_after(pass, mine, depth - 1, window, ply)
    }

    /// Whether no seat of the side to move can end the game by its next ply, and none has so few
    /// open stones that sums of cells do not do.
    fn is_open_enough(&self, mine: bool) -> bool {
        let is_open = |seat: usize| self.field.open(seat) > 5;
        if mine {
            is_open(self.me)
        } else {
            self.others.iter().all(|&seat| is_open(seat))
        }
    }

    /// The value of the best of all moves with nothing searched after it: what stands, and the best
    /// gain.
    fn last_ply(&mut self, mine: bool) -> i32 {
        let balance = self.balance();
        let stands = if mine { balance } else { -balance } - TURN;
        if !mine && self.others.len() > 1 {
            return self.last_reply(stands);
        }
        let seat = if mine { self.me } else { self.others[0] };
        let (mut best, mut seen) = (-BEYOND, 0);
        let costs = self.costs;
        self.reach
            .moves(&self.field, self.ground, seat, |color, shift| {
                let table = &costs[color];
                let gain = table[usize::from(shift.from)] - table[usize::from(shift.to)];
                best = best.max(gain);
                seen += 1;
            });
        self.nodes += seen;
        if seen == 0 {
            return stands + TURN;
        }
        stands + best
    }

    fn last_reply(&mut self, stands: i32) -> i32 {
        let (mut best, mut seen) = (-BEYOND, 0);
        let costs = self.costs;
        for index in 0..self.others.len() {
            let seat = self.others[index];
            self.reach
                .moves(&self.field, self.ground, seat, |color, shift| {
                    let table = &costs[color];
                    let gain = table[usize::from(shift.from)] - table[usize::from(shift.to)];
                    best = best.max(gain);
                    seen += 1;
                });
        }
        self.nodes += seen;
        if seen == 0 {
            return stands + TURN;
        }
        stands + best / self.others.len() as i32
    }

    /// What a move's gain is worth to its side.
    fn share(&self, candidate: Candidate) -> i32 {
        if usize::from(candidate.seat) == self.me {
            candidate.gain
        } else {
            candidate.gain / self.others.len().max(1) as i32
        }
    }

    /// Puts all moves of a side behind those that are being looked at.
    fn gather(&mut self, mine: bool, best_known: Shift, ply: usize) {
        let killers = self.killers[ply];
        let side = usize::from(mine);
        for index in 0..if mine { 1 } else { self.others.len() } {
            let seat = if mine { self.me } else { self.others[index] };
            let Self {
                reach,
                memory,
                field,
                ground,
                costs,
                ..
            } = self;
            let mut candidates = std::mem::take(&mut memory.candidates);
            reach.moves(field, ground, seat, |color, shift| {
                let (from, to) = (usize::from(shift.from), usize::from(shift.to));
                let gain = costs[color][from] - costs[color][to];
                let credit = memory.credit(side, ground.number[from], ground.number[to]);
                let special = if shift == best_known {
                    1 << 24
                } else if killers.contains(&shift) {
                    300
                } else {
                    0
                };
                candidates.push(Candidate {
                    shift,
                    seat: seat as u8,
                    gain,
                    promise: gain + special + credit / 8,
                });
            });
            memory.candidates = candidates;
        }
    }

    /// Brings the most promising of the moves from an index on to that index.
    fn pick(&mut self, index: usize, end: usize) -> Candidate {
        let candidates = &mut self.memory.candidates[index..end];
        let mut best = 0;
        for other in 1..candidates.len() {
            if candidates[other].promise > candidates[best].promise {
                best = other;
            }
        }
        candidates.swap(0, best);
        candidates[0]
    }

    fn keep_line(&mut self, ply: usize, shift: Shift) {
        let length = self.lengths[ply + 1].min(MOST_PLIES - ply - 1);
        let (before, after) = self.lines.split_at_mut(ply + 1);
        before[ply][0] = shift;
        before[ply][1..=length].copy_from_slice(&after[0][..length]);
        self.lengths[ply] = length + 1;
    }

    /// Remembers a move that was too good for the other side to allow.
    fn reward(&mut self, candidate: Candidate, mine: bool, depth: i32, ply: usize) {
        let shift = candidate.shift;
        if self.killers[ply][0] != shift {
            self.killers[ply] = [shift, self.killers[ply][0]];
        }
        let number = |slot: u16| self.ground.number[usize::from(slot)];
        let (from, to) = (number(shift.from), number(shift.to));
        self.memory.give_credit(usize::from(mine), from, to, depth);
    }

    /// The moves of the seat that thinks, the most promising first.
    pub fn first_moves(&mut self) -> Vec<Candidate> {
        let start = self.memory.candidates.len();
        self.gather(true, Shift::NONE, 0);
        let mut moves = self.memory.candidates.split_off(start);
        moves.sort_by_key(|candidate| {
            (-candidate.promise, candidate.shift.from, candidate.shift.to)
        });
        moves
    }
}

/// How far ahead a side must stand for a shallow search to be left out.
fn lead(depth: i32) -> i32 {
    [0, 0, 250, 450][depth as usize & 3]
}

/// What a side can hope to gain beyond a move, over a shallow search after it.
fn hope(depth: i32) -> i32 {
    [0, 0, 0, 300][depth as usize & 3]
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
