//! The game as two sides see it: the seat that thinks, and everyone else. Moves are played and
//! taken back, and each position has a value as it stands.

use halma_rules::{Outcome, Seat, Verdict};

use super::memory::Candidate;
use crate::board::field::{Costs, Field, Shift, mix};
use crate::board::layout::Layout;
use crate::board::tempo::excess;
use crate::endgame::forced_ends::{Counts, EndChecks};
use crate::evaluation::views::Views;
use crate::tuning::{
    ABOUT_TO_BUILD, CLOSE, DONE, FEW_OPEN, HORIZON, SHARPER, STEP, TURN_AMONG_MANY,
};

/// The value of a game won at once; one less for each ply until then.
pub(crate) const WIN: i32 = 1_000_000;
/// Values above this are won games.
pub(crate) const WON: i32 = WIN - 1_000;

/// A game between the seat that thinks and all others, each of whom may answer for all.
pub(crate) struct Sides<'a> {
    pub checks: &'a EndChecks<'a>,
    pub layout: &'a Layout,
    pub costs: &'a Costs,
    pub field: Field,
    counts: Counts,
    /// The seat that thinks.
    me: [usize; 1],
    /// Its partner, whose stones count as its own but don't move in a search.
    partner: Option<usize>,
    others: Vec<usize>,
    /// Whether the round is part of what a position is.
    is_pressing: bool,
    /// By how much a draw is worth less than nothing to the seat that thinks.
    pub contempt: i32,
    /// Whether ends may come near in the search that aren't near at its root.
    is_watchful: bool,
    /// What having the move is worth with two seats.
    turn: i32,
    /// What corrects the sum of cells.
    pub views: Option<Views<'a>>,
}

impl<'a> Sides<'a> {
    pub fn new(
        checks: &'a EndChecks<'a>,
        costs: &'a Costs,
        field: Field,
        counts: Counts,
        me: usize,
        turn: i32,
    ) -> Self {
        let is_pressing = checks.is_due(&field, &counts, HORIZON);
        let partner = checks.layout.rules.partner(Seat::at(me));
        let partner = partner.map(Seat::index);
        let others = checks.playing.iter().copied();
        Self {
            checks,
            layout: checks.layout,
            costs,
            field,
            counts,
            me: [me],
            partner,
            others: others
                .filter(|&seat| seat != me && Some(seat) != partner)
                .collect(),
            is_pressing,
            contempt: 0,
            turn,
            views: None,
            is_watchful: is_pressing || checks.looks_for_full_goals(),
        }
    }

    /// The seats of a side.
    pub fn seats(&self, mine: bool) -> &[usize] {
        if mine { &self.me } else { &self.others }
    }

    /// Plays a move or a pass. Returns what undoes it, and if it ends the game, the value for the
    /// side that moved.
    pub fn play(&mut self, candidate: Candidate, ply: usize) -> (Counts, Option<i32>) {
        let before = self.counts;
        let seat = usize::from(candidate.seat);
        self.shift(candidate.shift);
        let completes = self.completes(seat);
        let end = self
            .checks
            .after(&self.field, &mut self.counts, seat, completes);
        (before, end.map(|end| self.value_of(end, seat, ply)))
    }

    /// Takes a move back.
    pub fn undo(&mut self, shift: Shift, before: Counts) {
        self.shift(shift.back());
        self.counts = before;
    }

    fn shift(&mut self, shift: Shift) {
        if let Some(views) = self.views.as_mut().filter(|_| shift != Shift::NONE) {
            let color = self.field.slots[usize::from(shift.from)] - 1;
            views.shift(usize::from(color), shift, self.layout);
        }
        self.field.shift(shift, self.layout, self.costs);
    }

    /// Returns true if a ply of this seat completes a round. Where one of several opponents answers
    /// for all, each answer does.
    fn completes(&self, seat: usize) -> bool {
        match self.others[..] {
            [other] => seat == self.me[0].max(other),
            _ => seat != self.me[0],
        }
    }

    fn value_of(&self, end: Outcome, seat: usize, ply: usize) -> i32 {
        let mine = seat == self.me[0];
        let winner = match end.verdict {
            Verdict::Won(winner) => winner.index(),
            // The checks of a search report who has reached the goal, but no places or teams.
            Verdict::Drawn | Verdict::Void | Verdict::WonTogether(..) | Verdict::Placed(_) => {
                return self.value_of_draw(mine);
            }
        };
        let is_ours = winner == self.me[0] || Some(winner) == self.partner;
        let waits = self.waits_for(winner);
        match (is_ours == mine, waits) {
            (true, false) => WIN - ply as i32 - 1,
            (false, false) => ply as i32 + 1 - WIN,
            (true, true) => self.lead(mine) + DONE - ply as i32,
            (false, true) => self.lead(mine) - DONE + ply as i32,
        }
    }

    /// Returns true if a seat that has reached its aim must wait for its partner to win.
    fn waits_for(&self, seat: usize) -> bool {
        let partner = self.layout.rules.partner(Seat::at(seat));
        partner.is_some_and(|partner| self.checks.playing.contains(&partner.index()))
    }

    /// What a draw is worth to a side.
    pub fn value_of_draw(&self, mine: bool) -> i32 {
        if mine { -self.contempt } else { self.contempt }
    }

    /// What the stones of the seat that thinks cost, or the mean of its team.
    fn own_cost(&self) -> i32 {
        let own = self.cost(self.me[0]);
        match self.partner {
            None => own,
            Some(partner) => i32::midpoint(own, self.cost(partner)),
        }
    }

    /// What the stones of a seat cost; exact in steps where only few are still open.
    fn cost(&self, seat: usize) -> i32 {
        let mut cost = self.field.cost[seat];
        if self.field.open(seat) <= FEW_OPEN {
            for color in self.layout.colors(seat) {
                cost += excess(self.layout, &self.field, color).unwrap_or(0) as i32 * STEP;
            }
        }
        cost
    }

    /// How far a side is ahead as the stones stand.
    pub fn lead(&self, mine: bool) -> i32 {
        let others = self.others.iter().map(|&seat| self.cost(seat));
        let theirs = others.sum::<i32>() / self.others.len().max(1) as i32;
        let lead = theirs - self.own_cost();
        if mine { lead } else { -lead }
    }

    fn turn(&self) -> i32 {
        if self.others.len() > 1 {
            TURN_AMONG_MANY
        } else {
            self.turn
        }
    }

    /// The value for a side that is to move.
    pub fn value(&self, mine: bool) -> i32 {
        let correction = self.views.as_ref().map_or(0, |views| {
            // Each of two seats has the color of its number.
            views.correction(self.seats(mine)[0])
        });
        self.lead(mine) + self.turn() + correction
    }

    /// A margin of the search, which is less where a network corrects the value.
    pub fn sharper(&self, margin: i32) -> i32 {
        if self.views.is_some() {
            margin / SHARPER
        } else {
            margin
        }
    }

    /// The value for a side of giving away the turn, which is part of what a position is worth to it.
    pub fn without_turn(&self, value: i32) -> i32 {
        value - 2 * self.turn()
    }

    /// What a gain of a seat is worth to its side.
    pub fn share(&self, seat: usize, gain: i32) -> i32 {
        if seat == self.me[0] {
            if self.partner.is_some() {
                gain / 2
            } else {
                gain
            }
        } else {
            gain / self.others.len().max(1) as i32
        }
    }

    /// What a position is, with the side to move.
    pub fn key(&self, mine: bool) -> u64 {
        let side = if mine { 0x5851_F42D_4C95_7F2D } else { 0 };
        let round = if self.is_pressing {
            mix(u64::from(self.counts.round))
        } else {
            0
        };
        self.field.key ^ side ^ round
    }

    /// Returns true if no end is so near that a position may not be judged by how it stands.
    pub fn is_calm(&self) -> bool {
        let mut seats = self.checks.playing.iter();
        seats.all(|&seat| self.field.open(seat) > ABOUT_TO_BUILD)
            && !(self.is_watchful && self.checks.is_due(&self.field, &self.counts, CLOSE))
    }

    /// Returns true if after any move of a side the sums of cells tell what its stones cost.
    pub fn is_wide_open(&self, mine: bool) -> bool {
        let mut seats = self.seats(mine).iter();
        seats.all(|&seat| self.field.open(seat) > FEW_OPEN + 1)
    }
}
