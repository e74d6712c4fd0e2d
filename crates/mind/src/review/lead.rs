//! Who is ahead, and by how much: the data of a game's curve.

use halma_rules::{Seat, Standing, Status, Verdict};

use crate::cost::{MOST_AHEAD, by_moves, hundredths};
use crate::endgame::race::Sprint;
use crate::search::thought::{Line, Score};
use crate::tuning::STEP;

/// What was found in a position.
pub(crate) struct Look {
    pub best: Option<Line>,
    pub race: Option<Vec<Sprint>>,
}

impl Look {
    /// The moves that a seat needs in the race.
    pub fn needs(&self, seat: Seat) -> Option<&Sprint> {
        let race = self.race.as_ref()?;
        race.iter().find(|sprint| sprint.seat == seat)
    }
}

/// Returns a score in hundredths of a step, limited to what a curve shows.
fn ahead(score: Score) -> i32 {
    hundredths(score).clamp(-MOST_AHEAD, MOST_AHEAD)
}

/// Returns each seat's lead: with two seats from the search, with more from the steps they need,
/// because a search then sees only one opponent at a time.
pub(crate) fn leads(standing: &Standing, look: &Look) -> Vec<i32> {
    let seats = standing.rules().variant().seats();
    if let Status::Over(outcome) = standing.status() {
        let winners = outcome.winners().count();
        let is_drawn = matches!(outcome.verdict, Verdict::Drawn | Verdict::Void);
        let lead = |seat| match outcome.is_won_by(seat) {
            _ if is_drawn || winners == seats => 0,
            true => MOST_AHEAD,
            false => -MOST_AHEAD * winners as i32 / (seats - winners) as i32,
        };
        return (0..seats).map(Seat::at).map(lead).collect();
    }
    let mover = standing.position().to_move();
    if seats == 2 {
        let other = Seat::at(1 - mover.index());
        let lead = match (look.needs(mover), look.needs(other), &look.best) {
            (Some(mine), Some(theirs), _) => by_moves(mine.moves, theirs.moves),
            (_, _, Some(best)) => ahead(best.score),
            _ => 0,
        };
        let mut leads = vec![-lead; 2];
        leads[mover.index()] = lead;
        return leads;
    }
    by_steps(standing)
}

/// By the steps that each seat needs.
fn by_steps(standing: &Standing) -> Vec<i32> {
    let tempo = standing.tempo();
    let counts: Vec<i32> = (tempo.values())
        .filter_map(|count| count.map(|count| count as i32))
        .collect();
    let (all, seats) = (counts.iter().sum::<i32>(), counts.len() as i32);
    let lead = |count: &Option<u32>| match *count {
        Some(count) if seats > 1 => {
            let count = count as i32;
            ((all - count) * STEP / (seats - 1) - count * STEP).clamp(-MOST_AHEAD, MOST_AHEAD)
        }
        _ => 0,
    };
    tempo.values().map(lead).collect()
}

/// Averages each moment with the rest of its round, because the seat to move always looks a little
/// better.
pub(crate) fn by_rounds(leads: &[Vec<i32>]) -> Vec<Vec<i32>> {
    let seats = leads.first().map_or(1, Vec::len);
    let mean = |event: usize| {
        let round = &leads[event..leads.len().min(event + seats)];
        let sum = |seat: usize| round.iter().map(|leads| leads[seat]).sum::<i32>();
        (0..seats)
            .map(|seat| sum(seat) / round.len() as i32)
            .collect()
    };
    (0..leads.len()).map(mean).collect()
}
