//! The terms of the evaluation, each a table of what a stone costs on a cell, in hundredths of a
//! step.

use halma_rules::{Check, Color, Position, Rules, SLOTS, STALL_ROUNDS, Seat, Standing};

use super::cells::Cells;
use super::geometry::Geometry;
use super::network::Network;
use crate::board::field::{Costs, mix};
use crate::board::layout::{Layout, MOST};
use crate::tuning::{
    COUNT_ROUNDS, HOME_ALWAYS, HOME_URGENCY, LEAVING, SCALE, STALL_NEAR, STEP, Weights,
};

/// A named part of the evaluation.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Term {
    /// Steps to go, as the tempo count has it (docs/rules.md, section 5).
    Tempo,
    /// How well the stones stand: near the line from home to goal, and inside the goal.
    Shape,
    /// Stones that lag behind.
    Stragglers,
    /// What the best next move gains.
    Mobility,
    /// Stones at home as the home check comes near.
    Home,
    /// Steps to go again, as the tempo count comes near.
    Deadline,
}

impl Term {
    /// All terms.
    pub const ALL: [Self; 6] = [
        Self::Tempo,
        Self::Shape,
        Self::Stragglers,
        Self::Mobility,
        Self::Home,
        Self::Deadline,
    ];

    /// The word that protocols use.
    pub fn name(self) -> &'static str {
        match self {
            Self::Tempo => "tempo",
            Self::Shape => "shape",
            Self::Stragglers => "stragglers",
            Self::Mobility => "mobility",
            Self::Home => "home",
            Self::Deadline => "deadline",
        }
    }
}

/// Which terms a player knows beside the steps to go, and how much own taste it has.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Knowledge<'a> {
    pub terms: &'static [Term],
    /// What it has learned of cells, if that isn't what all players have.
    pub cells: Option<&'a Cells>,
    /// Whether it knows how much what counts on each board.
    pub weighs: bool,
    /// What corrects the sum of cells.
    pub network: Corrects<'a>,
    /// The most that a cell's cost differs by taste, in hundredths of a step.
    pub taste: i32,
    pub seed: u64,
}

/// Which network a player knows.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Corrects<'a> {
    Nothing,
    /// What was learned for the board, if anything was.
    Learned,
    /// One that is being learned; scores are then as the search counts.
    This(&'a Network),
}

impl<'a> Knowledge<'a> {
    /// What corrects the sum of cells.
    pub fn network(self, rules: Rules) -> Option<&'a Network> {
        match self.network {
            Corrects::Nothing => None,
            Corrects::Learned => Network::of(rules),
            Corrects::This(network) => Some(network),
        }
    }

    /// What a hundredth of a step counts in a search: more where a network has a say, beside which
    /// steps alone are worth less.
    pub fn scale(self, rules: Rules) -> i32 {
        match self.network {
            Corrects::Learned if Network::of(rules).is_some() => SCALE,
            Corrects::Learned | Corrects::Nothing | Corrects::This(_) => 1,
        }
    }
}

impl Knowledge<'_> {
    pub const ALL: Self = Self {
        terms: &Term::ALL,
        cells: None,
        weighs: true,
        network: Corrects::Learned,
        taste: 0,
        seed: 0,
    };

    /// How much each thing counts.
    pub fn weights(self, rules: Rules) -> Weights {
        if self.weighs {
            Weights::of(rules)
        } else {
            Weights::USUAL
        }
    }

    /// What cells cost.
    fn cells(&self, rules: Rules) -> &Cells {
        match self.cells {
            Some(cells) => cells,
            None if self.weighs => Cells::weighed(rules),
            None => Cells::of(rules),
        }
    }

    fn has(self, term: Term) -> bool {
        self.terms.contains(&term)
    }
}

/// How late in the game it is. Stones at home and the tempo count weigh more as the checks of them
/// come nearer.
struct Season {
    /// What each step out of home costs.
    home: [i32; MOST],
    /// From 0, far, to 1, there: the nearness of the tempo count.
    count: f64,
    /// The part of the way that is gone by all.
    gone: f64,
}

impl Season {
    fn of(layout: &Layout, standing: &Standing, weights: Weights) -> Self {
        let rules = layout.rules;
        let checks = rules.rule_set().checks();
        let mut season = Self {
            home: [0; MOST],
            count: 0.0,
            gone: gone(standing),
        };
        for (color, home) in season.home.iter_mut().enumerate().take(layout.goals.len()) {
            let seat = usize::from(layout.owner[color]);
            *home = rounds_at_home(standing, seat).map_or(0, |left| home_cost(left, weights));
        }
        if let Some(check) = checks.iter().find(|check| **check == Check::TempoInRound)
            && let Some(left) = check.rounds_left(standing, Seat::FIRST)
        {
            // The present round not included.
            let left = (left - 1).min(COUNT_ROUNDS);
            season.count = 1.0 - f64::from(left) / f64::from(COUNT_ROUNDS);
        }
        season
    }
}

/// The part of the way that is gone by all who still play, from 0 to 1.
pub(crate) fn gone(standing: &Standing) -> f64 {
    let start = Position::start(standing.rules());
    let steps = |tempo: &dyn Fn(Seat) -> u32| standing.playing().map(tempo).sum::<u32>();
    let whole = steps(&|seat| start.tempo(seat)).max(1);
    let left = steps(&|seat| standing.position().tempo(seat));
    1.0 - f64::from(left) / f64::from(whole)
}

/// Rounds until stones of a seat at home are counted, the present one not included; `None` if they
/// never are, or no more.
pub(crate) fn rounds_at_home(standing: &Standing, seat: usize) -> Option<u32> {
    let checks = standing.rules().rule_set().checks().iter();
    checks
        .filter_map(|check| rounds_left(*check, standing, seat))
        .min()
}

fn rounds_left(check: Check, standing: &Standing, seat: usize) -> Option<u32> {
    let left = check.rounds_left(standing, Seat::at(seat))?;
    match check {
        Check::HomeInRound | Check::HomeAfterOwnMoves => Some(left - 1),
        Check::Stall => (left + STALL_NEAR <= STALL_ROUNDS).then_some(left),
        Check::BuiltInRound
        | Check::TempoInRound
        | Check::BuiltAtOnce
        | Check::Locked
        | Check::Filled
        | Check::Blocked => None,
    }
}

/// The steps that a seat's stones at home need to leave it.
pub(crate) fn walk_out(layout: &Layout, standing: &Standing, seat: usize) -> u32 {
    let placement = standing.position().placement();
    let of_color = |color: usize| -> u32 {
        let stones = placement.stones(Color::at(color)).iter();
        stones
            .map(|cell| u32::from(layout.way_out[color][cell.slot()]))
            .sum()
    };
    layout.colors(seat).map(of_color).sum()
}

/// Returns the cost of each step that a stone still needs out of home, with `left` rounds until the
/// check.
fn home_cost(left: u32, weights: Weights) -> i32 {
    let near = weights.home_rounds.saturating_sub(left) as i32;
    HOME_ALWAYS + near * near * HOME_URGENCY
}

/// Writes what each cell costs a color's stones by each term to `found`, as (slot, term, cost).
fn for_each_cost(
    layout: &Layout,
    standing: &Standing,
    knows: Knowledge,
    mut found: impl FnMut(usize, usize, Term, i32),
) {
    let weights = knows.weights(layout.rules);
    let season = Season::of(layout, standing, weights);
    let mild = 1.0 - season.count;
    let cells = knows.cells(layout.rules);
    for color in 0..layout.goals.len() {
        let geometry = Geometry::of(layout, color);
        let own = color as u8 + 1;
        for &cell in layout.board().cells() {
            let slot = cell.slot();
            let distance = layout.distance[color][slot];
            let steps = i32::from(distance) * STEP;
            found(color, slot, Term::Tempo, steps);
            let in_goal = layout.goal_of[slot] == own;
            if !in_goal {
                found(color, slot, Term::Shape, geometry.gap);
            }
            if knows.has(Term::Shape) && !in_goal {
                let cost = cells.cost(color, slot, season.gone);
                found(color, slot, Term::Shape, (cost * mild) as i32);
            }
            if knows.has(Term::Stragglers) {
                let lag = geometry.lag(distance, weights.lag);
                found(color, slot, Term::Stragglers, (lag * mild) as i32);
            }
            if knows.has(Term::Home) && layout.home_of[slot] == own {
                let steps = i32::from(layout.way_out[color][slot]) + 1;
                found(color, slot, Term::Home, season.home[color] * steps);
            }
            if knows.has(Term::Deadline) {
                let more = f64::from(steps) * season.count;
                found(color, slot, Term::Deadline, more as i32);
            }
            if knows.taste > 0 && !in_goal {
                let drawn = mix(knows.seed ^ mix((color * SLOTS + slot) as u64)) >> 33;
                let taste = (drawn % 201) as i32 - 100;
                // Taste fades on the way, or a stone might like a place before the goal too well.
                let part = f64::from(distance) / geometry.whole_way;
                let taste = f64::from(taste * knows.taste) / 100.0 * part.min(1.0);
                found(color, slot, Term::Shape, taste as i32);
            }
        }
    }
}

/// Returns the costs for leaving home: the way out first, then the usual costs.
pub(crate) fn costs_of_leaving(layout: &Layout, costs: &Costs) -> Box<Costs> {
    let mut leaving = Box::new(*costs);
    for (color, table) in leaving.iter_mut().enumerate().take(layout.goals.len()) {
        for (cost, steps) in table.iter_mut().zip(&layout.way_out[color]) {
            *cost += i32::from(*steps) * LEAVING;
        }
    }
    leaving
}

/// The table of costs that a search plays by.
pub(crate) fn costs(layout: &Layout, standing: &Standing, knows: Knowledge) -> Box<Costs> {
    let mut costs = Box::new([[0; SLOTS]; MOST]);
    for_each_cost(layout, standing, knows, |color, slot, _, cost| {
        costs[color][slot] += cost;
    });
    costs
}

/// What the stones of each seat cost by each term but mobility.
pub(crate) fn by_term(layout: &Layout, standing: &Standing) -> [[i32; Term::ALL.len()]; MOST] {
    let mut sums = [[0; Term::ALL.len()]; MOST];
    let placement = standing.position().placement();
    for_each_cost(
        layout,
        standing,
        Knowledge::ALL,
        |color, slot, term, cost| {
            if placement.at(layout.cell(slot as u16)) == Some(Color::at(color)) {
                sums[usize::from(layout.owner[color])][term as usize] += cost;
            }
        },
    );
    sums
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn stones_are_drawn_to_the_goal_from_everywhere() {
        for rules in Rules::all() {
            let layout = Layout::of(rules);
            let start = Standing::start(rules);
            for terms in [&Term::ALL[..], &[]] {
                let knows = Knowledge {
                    terms,
                    ..Knowledge::ALL
                };
                let costs = costs(&layout, &start, knows);
                for (color, table) in costs.iter().enumerate().take(layout.goals.len()) {
                    let of_goal = |slot: usize| layout.goal_of[slot] == color as u8 + 1;
                    let cells = layout.board().cells();
                    let inside = cells.iter().filter(|cell| of_goal(cell.slot()));
                    let dearest = inside.map(|cell| table[cell.slot()]).max().unwrap();
                    for &cell in cells.iter().filter(|cell| !of_goal(cell.slot())) {
                        let cost = table[cell.slot()];
                        assert!(cost > dearest, "{rules:?}: {cell:?}");
                        let mut beside = layout.board().neighbors(cell);
                        assert!(
                            beside.any(|next| table[next.slot()] < cost),
                            "{rules:?}: nothing draws a stone away from {cell:?}"
                        );
                    }
                }
            }
        }
    }

    #[test]
    fn tables_are_the_sums_of_their_terms() {
        for rules in Rules::all() {
            let layout = Layout::of(rules);
            let start = Standing::start(rules);
            let costs = costs(&layout, &start, Knowledge::ALL);
            let field = crate::board::field::Field::of(start.position(), &layout, &costs);
            let terms = by_term(&layout, &start);
            for seat in start.playing() {
                let sum: i32 = terms[seat.index()].iter().sum();
                assert_eq!(field.cost[seat.index()], sum, "{rules:?}");
            }
        }
    }
}
