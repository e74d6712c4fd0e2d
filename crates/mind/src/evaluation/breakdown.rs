//! The evaluation of a position, term by term, for explanations.

use halma_rules::{Seat, Standing};

use super::term::{self, Knowledge, Term};
use crate::board::field::{Costs, Field};
use crate::board::layout::Layout;
use crate::board::reach::Reach;
use crate::board::tempo::tempo;
use crate::tuning::STEP;

/// Returns the evaluation by term: how far the seat to move is ahead of the others on average, in
/// hundredths of a step. Mobility isn't part of the sum, because the search sees it anyway.
pub fn terms(standing: &Standing) -> [(Term, i32); Term::ALL.len()] {
    let layout = Layout::of(standing.rules());
    let costs = term::costs(&layout, standing, Knowledge::ALL);
    let field = Field::of(standing.position(), &layout, &costs);
    let by_term = term::by_term(&layout, standing);
    let me = standing.position().to_move().index();
    let others: Vec<usize> = standing
        .playing()
        .map(Seat::index)
        .filter(|&seat| seat != me)
        .collect();
    Term::ALL.map(|term| {
        let cost = |seat: usize| match term {
            Term::Tempo => tempo(&layout, &field, seat) as i32 * STEP,
            Term::Mobility => -best_gain(&layout, &costs, &field, seat),
            _ => by_term[seat][term as usize],
        };
        let theirs: i32 = others.iter().map(|&seat| cost(seat)).sum();
        (term, theirs / others.len().max(1) as i32 - cost(me))
    })
}

/// What the best next move of a seat gains.
pub(crate) fn best_gain(layout: &Layout, costs: &Costs, field: &Field, seat: usize) -> i32 {
    let mut best = 0;
    Reach::new(u32::MAX).moves(field, layout, seat, |color, shift| {
        let table = &costs[color];
        best = best.max(table[usize::from(shift.from)] - table[usize::from(shift.to)]);
    });
    best
}
