//! Thinking: from a standing to lines of play, deeper and deeper within a budget.

use halma_rules::{Cell, Contest, Move, Ply, Position, Seat, Standing, Status};

use super::deepen::{Root, deepen};
use super::memory::{Candidate, Memory};
use super::options::{Budget, SearchOptions};
use super::order::MoveOrder;
use super::playouts::Playouts;
use super::sides::Sides;
use super::thought::{Line, Score, Thought};
use super::tree::Search;
use crate::board::field::{Costs, Field, Shift};
use crate::board::layout::Layout;
use crate::board::reach::Reach;
use crate::endgame::forced_ends::{Counts, EndChecks};
use crate::endgame::race;
use crate::endgame::sprint::{Aim, Sprinter};
use crate::evaluation::term::{self, Knowledge};
use crate::evaluation::views::Views;
use crate::limits::Limits;
use crate::tuning::{
    DONE, FAR_BEHIND, MOST_OF_A_RACE, MOST_PLAYED_OUT, MOST_PLIES, PATIENCE, SPARE,
};

/// What is thought about: a running game, and moves that aren't wanted.
#[derive(Clone, Copy)]
pub(crate) struct Question<'a> {
    pub standing: &'a Standing,
    pub options: SearchOptions<'a>,
    pub knows: Knowledge<'a>,
    pub jumps: u32,
    /// A move that is played only if there is no other: back to where a stone came from.
    pub unwanted: Option<(usize, usize)>,
    /// Whether a race is played as the puzzle that it is.
    pub sprints: bool,
    /// Moves to spare, beyond those that leaving home takes, below which nothing else is done
    /// before the home check; none for who doesn't think of it.
    pub spare: Option<u32>,
    /// The plies of playouts among several opponents; with none, moves are searched.
    pub playouts: u64,
}

/// Thinks about a running game at full strength; `None` if it is over.
///
/// The answer follows from the arguments alone. `stop` is asked about every thousand positions
/// whether to end early.
pub fn think(
    standing: &Standing,
    budget: Budget,
    memory: &mut Memory,
    stop: &dyn Fn() -> bool,
) -> Option<Thought> {
    think_as(standing, SearchOptions::within(budget), memory, stop)
}

/// Like [`think()`], with more options.
pub fn think_as(
    standing: &Standing,
    options: SearchOptions,
    memory: &mut Memory,
    stop: &dyn Fn() -> bool,
) -> Option<Thought> {
    answer(Question::of(standing, options), memory, stop)
}

impl<'a> Question<'a> {
    /// A question at full strength.
    pub fn of(standing: &'a Standing, options: SearchOptions<'a>) -> Self {
        let Budget { nodes, depth, .. } = options.budget;
        Self {
            standing,
            options,
            knows: Knowledge::ALL,
            jumps: u32::MAX,
            unwanted: None,
            sprints: true,
            spare: Some(SPARE),
            // They don't look ahead by plies.
            playouts: if depth < MOST_PLIES as u32 {
                0
            } else {
                nodes.min(MOST_PLAYED_OUT)
            },
        }
    }
}

/// Like [`think_as`], by search also among several opponents: what a move costs can be told from
/// fewer positions than playouts take.
pub(crate) fn search(
    standing: &Standing,
    options: SearchOptions,
    memory: &mut Memory,
    stop: &dyn Fn() -> bool,
) -> Option<Thought> {
    let question = Question {
        playouts: 0,
        ..Question::of(standing, options)
    };
    answer(question, memory, stop)
}

/// Returns the score of one ply by search alone, so that plies can be compared; `None` if it is
/// illegal.
pub(crate) fn score_of(
    standing: &Standing,
    ply: Ply,
    nodes: u64,
    memory: &mut Memory,
    stop: &dyn Fn() -> bool,
) -> Option<Score> {
    let options = SearchOptions {
        among: &[ply],
        ..SearchOptions::within(Budget::nodes(nodes))
    };
    let question = Question {
        sprints: false,
        spare: None,
        playouts: 0,
        ..Question::of(standing, options)
    };
    let thought = answer(question, memory, stop)?;
    Some(thought.lines.first()?.score)
}

/// Thinks as a question has it; `None` if the game is over.
pub(crate) fn answer(
    question: Question,
    memory: &mut Memory,
    stop: &dyn Fn() -> bool,
) -> Option<Thought> {
    let Status::Running { turn } = question.standing.status() else {
        return None;
    };
    let position = question.standing.position();
    let mut plies = position.legal_plies();
    let among = question.options.among;
    if !among.is_empty() {
        plies.retain(|ply| among.contains(ply));
    }
    if let [only] = plies[..]
        && among.is_empty()
    {
        return Some(Thought::at_once(only, Score::Ahead(0)));
    }
    if let Some(last) = plies.iter().find(|ply| builds(position, **ply)) {
        return Some(Thought::at_once(
            *last,
            worth_of_building(question.standing, *last),
        ));
    }
    let layout = Layout::of(question.standing.rules());
    let costs = term::costs(&layout, question.standing, question.knows);
    let thinking = Thinking {
        question,
        field: Field::of(position, &layout, &costs),
        checks: EndChecks::of(&layout, question.standing),
        layout: &layout,
        costs: &costs,
        plies,
        me: turn.index(),
        stop,
        spent: std::cell::Cell::new(0),
    };
    let sprints = question.sprints && question.options.budget.lines == 1;
    let sprinted = if sprints { thinking.sprint() } else { None };
    let found = sprinted.or_else(|| thinking.leave_home());
    let found = found.or_else(|| thinking.play_out(memory));
    found.or_else(|| Some(thinking.search(memory)))
}

/// Returns the score of filling the goal: a win or a place, unless the other side has filled its
/// goal, or does so in the same round.
fn worth_of_building(standing: &Standing, last: Ply) -> Score {
    let (seat, mut after) = (standing.position().to_move(), standing.clone());
    if after.play(last).is_err() {
        return Score::Ahead(0);
    }
    let position = after.position();
    let mut replies = position.legal_plies().into_iter();
    match (after.outcome(), standing.rules().contest()) {
        (_, Contest::Places) => Score::Win(1),
        (None, Contest::Pairs) => Score::Ahead(DONE),
        (Some(outcome), _) if !outcome.is_won_by(seat) => Score::Ahead(0),
        (None, _) if replies.any(|reply| builds(position, reply)) => Score::Ahead(0),
        _ => Score::Win(1),
    }
}

/// Returns true if a ply builds the last goal of the seat to move. Nothing is ever better, whatever
/// the rule set.
fn builds(position: &Position, ply: Ply) -> bool {
    let Ply::Move(mv) = ply else {
        return false;
    };
    let (seat, setup) = (position.to_move(), position.setup());
    let Some(color) = position.placement().at(mv.from()) else {
        return false;
    };
    let stones = setup.stones_per_color() * setup.colors(seat).len();
    let goal = setup.goal(color);
    position.stones_in_goal(seat) + 1 == stones
        && goal.contains(mv.to())
        && !goal.contains(mv.from())
}

/// All that is at hand while a question is answered.
struct Thinking<'a> {
    question: Question<'a>,
    layout: &'a Layout,
    costs: &'a Costs,
    checks: EndChecks<'a>,
    field: Field,
    plies: Vec<Ply>,
    me: usize,
    stop: &'a dyn Fn() -> bool,
    /// The number of positions searched.
    spent: std::cell::Cell<u64>,
}

impl Thinking<'_> {
    fn spend(&self, nodes: u64) {
        self.spent.set(self.spent.get() + nodes);
    }

    fn ply_of(&self, shift: Shift) -> Option<Ply> {
        let is_it = |ply: &&Ply| matches!(ply, Ply::Move(mv) if slots_of(*mv) == slots(shift));
        self.plies.iter().find(is_it).copied()
    }

    fn cells(&self, shifts: &[Shift]) -> Vec<(Cell, Cell)> {
        let moves = shifts.iter().filter(|shift| **shift != Shift::NONE);
        moves
            .map(|shift| (self.layout.cell(shift.from), self.layout.cell(shift.to)))
            .collect()
    }

    /// In a race, the first move of the shortest way; `None` if no race is on, or an end by count
    /// comes before that of the way.
    fn sprint(&self) -> Option<Thought> {
        if !race::has_begun(self.layout, &self.field, &self.checks.playing) {
            return None;
        }
        let nodes = self.question.options.budget.nodes / 2 / self.checks.playing.len() as u64;
        let limits = self.limits(nodes.min(MOST_OF_A_RACE));
        let way = |seat| {
            let (found, nodes) = race::sprint(self.layout, self.costs, &self.field, seat, limits);
            self.spend(nodes);
            found.map(|way| way.shifts)
        };
        let mine = way(self.me)?;
        let counts = Counts::of(self.question.standing);
        let rounds = mine.len() as u32 + 1;
        if self.checks.is_due(&self.field, &counts, rounds) {
            return None;
        }
        let ply = self.ply_of(*mine.first()?)?;
        let partner = self.question.standing.rules().partner(Seat::at(self.me));
        let is_other = |seat: usize| seat != self.me && Some(Seat::at(seat)) != partner;
        let others = self.checks.playing.iter().filter(|&&seat| is_other(seat));
        let mut fewest: Option<usize> = None;
        for &seat in others {
            let theirs = way(seat)?;
            fewest = Some(fewest.map_or(theirs.len(), |fewest| fewest.min(theirs.len())));
        }
        let line = Line {
            ply,
            score: Score::Race {
                needs: mine.len() as u32,
                best_other: fewest? as u32,
            },
            moves: self.cells(&mine),
        };
        Some(Thought {
            lines: vec![line],
            depth: mine.len() as u32,
            nodes: self.spent.get(),
        })
    }

    /// Returns the first move out of home if the home check is near; `None` if there is time,
    /// nobody is at home, or there is no way out.
    fn leave_home(&self) -> Option<Thought> {
        let (spare, standing) = (self.question.spare?, self.question.standing);
        let moves = term::rounds_at_home(standing, self.me)? + 1;
        let walk = term::walk_out(self.layout, standing, self.me);
        if walk == 0 || moves > walk + spare || self.question.options.budget.lines > 1 {
            return None;
        }
        let costs = term::costs_of_leaving(self.layout, self.costs);
        let field = Field::of(standing.position(), self.layout, &costs);
        let everywhere = vec![u8::MAX; self.layout.goals.len()];
        let nodes = (self.question.options.budget.nodes - self.spent.get()) / 2;
        let limits = self.limits(nodes.min(MOST_OF_A_RACE));
        let (layout, aim) = (self.layout, Aim::LeaveHome);
        let mut sprinter = Sprinter::new(aim, layout, &costs, self.me, everywhere, limits);
        let way = sprinter.beam(&field);
        self.spend(sprinter.nodes);
        let way = way?;
        if moves > way.len() as u32 + spare || moves < way.len() as u32 {
            return None;
        }
        let line = Line {
            ply: self.ply_of(*way.first()?)?,
            score: Score::Ahead(0),
            moves: self.cells(&way),
        };
        Some(Thought {
            lines: vec![line],
            depth: way.len() as u32,
            nodes: self.spent.get(),
        })
    }

    /// Returns the first moves without the unwanted one. If nothing has moved forward for long and
    /// the seat isn't far behind, returns only forward moves: waiting for the opponent to give way
    /// leads to a draw.
    fn wanted(&self, mut moves: Vec<Candidate>, lead: i32) -> Vec<Candidate> {
        if !self.question.options.among.is_empty() {
            moves.retain(|candidate| self.ply_of(candidate.shift).is_some());
        }
        if let Some(unwanted) = self.question.unwanted
            && moves.len() > 1
        {
            moves.retain(|candidate| slots(candidate.shift) != unwanted);
        }
        let stall = self.question.standing.stall();
        let waits = stall.is_some_and(|stall| stall.quiet_rounds >= PATIENCE);
        let is_forward = |candidate: &Candidate| candidate.gain > 0;
        if waits && lead > -FAR_BEHIND && moves.iter().any(is_forward) {
            moves.retain(is_forward);
        }
        moves
    }

    /// Chooses a move by playouts. Returns `None` if there is only one opponent or a partner, which
    /// playouts aren't for, or if the budget is too small.
    fn play_out(&self, memory: &mut Memory) -> Option<Thought> {
        let (options, standing) = (self.question.options, self.question.standing);
        let is_one_of_many =
            self.checks.playing.len() > 2 && standing.rules().partner(Seat::at(self.me)).is_none();
        let nodes = self.question.playouts.saturating_sub(self.spent.get());
        let mut playouts = Playouts {
            checks: &self.checks,
            costs: self.costs,
            field: &self.field,
            counts: Counts::of(standing),
            me: self.me,
            limits: self.limits(nodes),
            reach: Reach::new(self.question.jumps),
            nodes: 0,
        };
        if !is_one_of_many || !playouts.is_worthwhile() {
            return None;
        }
        let mut order = MoveOrder::new(memory, self.question.jumps);
        let sides = self.sides();
        let moves = self.wanted(order.first_moves(&sides), sides.lead(true));
        let tried = playouts.rank(&moves);
        let lines = tried.iter().filter_map(|one| {
            let shift = one.candidate.shift;
            Some(Line {
                ply: self.ply_of(shift)?,
                score: Score::Ahead(one.lead()),
                moves: self.cells(&[shift]),
            })
        });
        let thought = Thought {
            lines: lines.take(options.budget.lines.max(1)).collect(),
            depth: 1,
            nodes: self.spent.get() + playouts.nodes,
        };
        (options.listener)(&thought);
        (!thought.lines.is_empty()).then_some(thought)
    }

    fn scale(&self) -> i32 {
        self.question.knows.scale(self.layout.rules)
    }

    fn limits(&self, nodes: u64) -> Limits<'_> {
        Limits {
            nodes,
            jumps: self.question.jumps,
            stop: self.stop,
        }
    }

    fn sides(&self) -> Sides<'_> {
        let counts = Counts::of(self.question.standing);
        let turn = self.question.knows.weights(self.layout.rules).turn;
        let field = self.field.clone();
        let mut sides = Sides::new(&self.checks, self.costs, field, counts, self.me, turn);
        sides.contempt = self.question.options.contempt * self.scale();
        let network = self.question.knows.network(self.layout.rules);
        sides.views = network
            .map(|network| Views::of(network, self.question.standing, self.layout, &self.field));
        sides
    }

    fn search(&self, memory: &mut Memory) -> Thought {
        let options = self.question.options;
        let limits = self.limits(options.budget.nodes - self.spent.get());
        let mut search = Search::new(self.sides(), memory, limits);
        let deepest = options.budget.depth.clamp(1, MOST_PLIES as u32);
        let moves = self.wanted(search.first_moves(), search.sides.lead(true));
        let hears = |root: &Root, nodes| (options.listener)(&self.thought(root, nodes));
        let root = deepen(
            &mut search,
            moves,
            deepest as i32,
            options.budget.lines,
            &hears,
        );
        self.thought(&root, search.nodes)
    }

    /// Returns the result of a search after `nodes` positions.
    fn thought(&self, root: &Root, nodes: u64) -> Thought {
        let lines = root.ranked.iter().filter_map(|ranked| {
            Some(Line {
                ply: self.ply_of(ranked.candidate.shift)?,
                score: Score::of(ranked.value, self.scale()),
                moves: self.cells(&ranked.line),
            })
        });
        Thought {
            lines: lines.collect(),
            depth: root.depth,
            nodes: self.spent.get() + nodes,
        }
    }
}

fn slots(shift: Shift) -> (usize, usize) {
    (usize::from(shift.from), usize::from(shift.to))
}

/// The slots between which a move goes.
pub(crate) fn slots_of(mv: Move) -> (usize, usize) {
    (mv.from().slot(), mv.to().slot())
}
