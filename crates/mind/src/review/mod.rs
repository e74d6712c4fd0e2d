//! The analysis of a whole game: who was ahead when, which moves cost most, which chain was missed,
//! and how the race went.

mod lead;
pub(crate) mod reason;

use std::cmp::Reverse;

use halma_rules::{Event, Game, Move, Ply, Position, Seat, Standing};

use self::lead::{Look, by_rounds, leads};
use crate::advice::instead;
use crate::cost::{Cost, cost_of};
use crate::endgame::race::{Sprint, race};
use crate::search::memory::Memory;
use crate::search::options::{Budget, SearchOptions};
use crate::search::think::{score_of, search};
use crate::search::thought::{Line, Score};
use crate::tuning::{
    LEAST_REVIEW_NODES, MOST_CONFIRMED, MOST_REVIEW_NODES, RACE_SHARE, REVIEW_NODES,
};

/// How many moves that cost much are told.
const MOMENTS: usize = 3;

/// What can be said of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Review {
    /// How far each seat was ahead of the others on average, in hundredths of a step: before the
    /// first event and after each. Each value is averaged over the following round, because the
    /// seat to move always looks a little better.
    pub leads: Vec<Vec<i32>>,
    /// The moves that cost most, a win thrown away first; at most three.
    pub moments: Vec<Moment>,
    /// The longest chain of jumps that would have gained more than what was played.
    pub missed: Option<Missed>,
    /// The race, if one was on.
    pub race: Option<RaceBegan>,
}

/// A move that cost something.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Moment {
    /// How many events came before it.
    pub event: usize,
    /// The round, counted from 1.
    pub round: u32,
    /// Whose move it was.
    pub seat: Seat,
    /// What was played.
    pub played: Move,
    /// What was better.
    pub better: Move,
    /// What it cost.
    pub cost: Cost,
}

/// A chain that wasn't played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Missed {
    /// How many events came before it.
    pub event: usize,
    /// The round, counted from 1.
    pub round: u32,
    /// Who could have played it.
    pub seat: Seat,
    /// The move.
    pub chain: Move,
    /// Its jumps.
    pub jumps: usize,
    /// By how many steps it would have lowered the tempo count.
    pub gain: i32,
}

/// Where the armies had passed each other.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RaceBegan {
    /// The round, counted from 1.
    pub round: u32,
    /// What each seat that still played needed.
    pub needed: Vec<Sprint>,
    /// The moves that each of them made from then on.
    pub made: Vec<u32>,
}

/// Returns the number of positions to search per move, so that all games take about equally long.
pub fn nodes_a_move(game: &Game) -> u64 {
    let moves = game.history().len().max(1) as u64;
    (REVIEW_NODES / moves).clamp(LEAST_REVIEW_NODES, MOST_REVIEW_NODES)
}

/// Analyzes a game with a number of positions per move.
///
/// What is said follows from the arguments alone. `stop` is asked whether to end early; nothing is
/// said then.
pub fn review(
    game: &Game,
    nodes: u64,
    memory: &mut Memory,
    stop: &dyn Fn() -> bool,
) -> Option<Review> {
    let mut reviewer = Reviewer {
        nodes,
        memory,
        stop,
        suspects: Vec::new(),
        review: Review {
            leads: Vec::new(),
            moments: Vec::new(),
            missed: None,
            race: None,
        },
    };
    let mut again = Game::from_position(game.start().clone());
    let mut look = reviewer.look(again.standing());
    for (number, event) in game.history().iter().enumerate() {
        if stop() {
            return None;
        }
        reviewer.note_leads(again.standing(), &look);
        let before = again.standing().clone();
        again.repeat(*event)?;
        let next = reviewer.look(again.standing());
        if let Event::Ply {
            ply: Ply::Move(played),
            seat,
        } = *event
        {
            reviewer.note_cost(number, &before, played, (&look, &next));
            reviewer.note_missed(number, &before, played);
            reviewer.note_race(&before, &look, seat);
        }
        look = next;
    }
    // From the game itself: the replay doesn't know of ends off the board, such as a draw by
    // agreement.
    reviewer.note_leads(game.standing(), &look);
    reviewer.confirm()?;
    Some(reviewer.review.finished())
}

impl Review {
    /// Averages the leads.
    fn finished(self) -> Self {
        let leads = by_rounds(&self.leads);
        Self { leads, ..self }
    }
}

struct Reviewer<'a> {
    nodes: u64,
    memory: &'a mut Memory,
    stop: &'a dyn Fn() -> bool,
    /// Moves that seem to have cost something, and what they were played in.
    suspects: Vec<(Moment, Standing)>,
    review: Review,
}

impl Reviewer<'_> {
    fn look(&mut self, standing: &Standing) -> Look {
        let race = race(standing, self.nodes * RACE_SHARE);
        // A race needs no search.
        let best = if race.is_some() {
            None
        } else {
            self.best(standing)
        };
        Look { best, race }
    }

    fn best(&mut self, standing: &Standing) -> Option<Line> {
        let options = SearchOptions::within(Budget::nodes(self.nodes));
        let thought = search(standing, options, self.memory, self.stop)?;
        thought.lines.into_iter().next()
    }

    fn score(&mut self, standing: &Standing, mv: Move) -> Option<Score> {
        score_of(standing, Ply::Move(mv), self.nodes, self.memory, self.stop)
    }

    fn note_leads(&mut self, standing: &Standing, look: &Look) {
        let leads = leads(standing, look);
        self.review.leads.push(leads);
    }

    /// What a move cost beside the best that was found.
    fn note_cost(
        &mut self,
        event: usize,
        before: &Standing,
        played: Move,
        (look, next): (&Look, &Look),
    ) {
        let position = before.position();
        let seat = position.to_move();
        let found = match look.needs(seat) {
            Some(sprint) => raced(position, sprint, next.needs(seat)),
            None => self.searched(before, played, look),
        };
        let Some((better, cost)) = found else { return };
        if cost.is_mistake() && better != played {
            let moment = Moment {
                event,
                round: position.round(),
                seat,
                played,
                better,
                cost,
            };
            self.suspects.push((moment, before.clone()));
        }
    }

    fn searched(&mut self, before: &Standing, played: Move, look: &Look) -> Option<(Move, Cost)> {
        let best = look.best.as_ref()?;
        let Ply::Move(better) = best.ply else {
            return None;
        };
        if better == played {
            return None;
        }
        let (could, got) = (self.score(before, better)?, self.score(before, played)?);
        Some((better, cost_of(could, got)?))
    }

    /// Keeps the moves that cost most, each once, if a deeper search finds that they did; `None` if
    /// it is stopped.
    fn confirm(&mut self) -> Option<()> {
        let mut suspects = std::mem::take(&mut self.suspects);
        suspects.sort_by_key(|(moment, _)| Reverse(moment.cost.weight()));
        let told = &mut self.review.moments;
        for (moment, before) in suspects.into_iter().take(MOST_CONFIRMED) {
            let is_new = told.iter().all(|other| other.played != moment.played);
            if told.len() == MOMENTS || !is_new {
                continue;
            }
            told.extend(confirmed(moment, &before, self.memory, self.stop));
            if (self.stop)() {
                return None;
            }
        }
        told.sort_by_key(|moment| Reverse(moment.cost.weight()));
        Some(())
    }

    /// Remembers the longest chain that gains more than what was played.
    fn note_missed(&mut self, event: usize, before: &Standing, played: Move) {
        let position = before.position();
        let gains = position.gains();
        let own = gains.iter().find(|(mv, _)| *mv == played);
        let own_gain = own.map_or(0, |(_, gain)| *gain);
        let own_jumps = position.route(played).jumps();
        let better = |gain: i32| gain > own_gain.max(0);
        for (chain, gain) in gains.into_iter().filter(|(_, gain)| better(*gain)) {
            let jumps = position.route(chain).jumps();
            let best = self.review.missed;
            let is_longer = best.is_none_or(|best| (jumps, gain) > (best.jumps, best.gain));
            if jumps > own_jumps.max(1) && is_longer {
                self.review.missed = Some(Missed {
                    event,
                    round: position.round(),
                    seat: position.to_move(),
                    chain,
                    jumps,
                    gain,
                });
            }
        }
    }

    /// Counts the moves of the race, from the first position on in which it was on.
    fn note_race(&mut self, before: &Standing, look: &Look, mover: Seat) {
        if self.review.race.is_none()
            && let Some(needed) = &look.race
        {
            self.review.race = Some(RaceBegan {
                round: before.position().round(),
                needed: needed.clone(),
                made: vec![0; needed.len()],
            });
        }
        if let Some(race) = &mut self.review.race
            && let Some(place) = race.needed.iter().position(|sprint| sprint.seat == mover)
        {
            race.made[place] += 1;
        }
    }
}

/// Returns a moment with what a deeper search finds of it; `None` if that wouldn't call it a
/// mistake. What a race costs is known already.
fn confirmed(
    moment: Moment,
    before: &Standing,
    memory: &mut Memory,
    stop: &dyn Fn() -> bool,
) -> Option<Moment> {
    if matches!(moment.cost, Cost::Moves(_)) {
        return Some(moment);
    }
    let (better, [could, got]) = instead(before, moment.played, memory, stop)?;
    let cost = cost_of(could, got)?;
    cost.is_mistake().then_some(Moment {
        better,
        cost,
        ..moment
    })
}

/// Returns the cost of a race move, given the moves needed before and after it.
fn raced(position: &Position, before: &Sprint, after: Option<&Sprint>) -> Option<(Move, Cost)> {
    let needs = after.filter(|after| after.is_least)?.moves;
    let lost = (needs + 1).checked_sub(before.moves)?;
    // If the way before may not have been the shortest, nothing is said.
    if lost == 0 || !before.is_least {
        return None;
    }
    let first = *before.way.first()?;
    let moves = position.gains().into_iter().map(|(mv, _)| mv);
    let better = moves.into_iter().find(|mv| (mv.from(), mv.to()) == first)?;
    Some((better, Cost::Moves(lost)))
}
