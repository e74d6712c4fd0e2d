//! A race that is decided: who wins it, whatever the other does (docs/race.md).

mod course;
mod others;
mod side;
mod too_late;
mod track;
mod unhindered;

use halma_rules::{Cell, Check, Seat, Standing, Status};

use self::course::{Arrival, has};
use self::side::Side;
use self::track::Track;
use crate::board::field::{Field, Shift};
use crate::board::layout::Layout;
use crate::board::mask::Ground;
use crate::evaluation::term::{Knowledge, costs};
use crate::limits::Limits;

/// What a seat still needs in a race that is decided.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Bounds {
    /// The seat.
    pub seat: Seat,
    /// The number of own moves it needs at least.
    pub least: u32,
    /// Moves that fill its goals and that the other seat can't hinder, if they are proven: it needs
    /// at most as many.
    pub way: Option<Vec<(Cell, Cell)>>,
}

impl Bounds {
    /// The number of own moves that the seat needs at most, if that is proven.
    pub fn most(&self) -> Option<u32> {
        Some(self.way.as_ref()?.len() as u32)
    }
}

/// A proven result of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Decided {
    /// The winner; `None` for a draw.
    pub winner: Option<Seat>,
    /// What each seat needs, in turn order.
    pub bounds: [Bounds; 2],
}

/// The result of a game of two if it is proven that the winner, or in a draw each seat, can't be
/// kept from it; `None` if that isn't proven within about `nodes` positions. Always `None` for more
/// seats.
pub fn decided(standing: &Standing, nodes: u64, stop: &dyn Fn() -> bool) -> Option<Decided> {
    let Status::Running { .. } = standing.status() else {
        return None;
    };
    if standing.rules().variant().seats() != 2 {
        return None;
    }
    let layout = Layout::of(standing.rules());
    let costs = costs(&layout, standing, Knowledge::ALL);
    let ground = Ground::of(&layout);
    let jumps = u32::MAX;
    let limits = Limits { nodes, jumps, stop };
    let track = Track::new(&layout, &costs, &ground, limits);
    let field = Field::of(standing.position(), &layout, &costs);
    let race = Race {
        standing,
        track: &track,
        field: &field,
    };
    race.decided()
}

type Known = Option<(Vec<Shift>, Arrival)>;

struct Race<'a> {
    standing: &'a Standing,
    track: &'a Track<'a>,
    field: &'a Field,
}

impl Race<'_> {
    fn side(&self, seat: usize) -> Side<'_> {
        Side {
            track: self.track,
            standing: self.standing,
            field: self.field,
            seat,
        }
    }

    fn decided(&self) -> Option<Decided> {
        let known = [0, 1].map(|seat| self.side(seat).arrival());
        let plies = |seat: usize| known[seat].as_ref().map_or(u32::MAX, |(_, at)| at.plies);
        let is_close = plies(0) == plies(1);
        if is_close && has(self.standing, Check::BuiltInRound) {
            // Both arrive in the same round, and neither before.
            let is_drawn = self.holds(&known, 0, 1) && self.holds(&known, 1, 1);
            return is_drawn.then(|| self.result(&known, None));
        }
        let first = usize::from(plies(1) < plies(0));
        let is_won = self.holds(&known, first, 0);
        is_won.then(|| self.result(&known, Some(first)))
    }

    /// Returns true if the other seat is proven not to arrive with all its moves until the result
    /// is known but the last `fewer`.
    fn holds(&self, known: &[Known; 2], seat: usize, fewer: u32) -> bool {
        known[seat].as_ref().is_some_and(|(way, at)| {
            let moves = at.replies.checked_sub(fewer);
            moves.is_none_or(|moves| self.side(seat).is_first(way, moves))
        })
    }

    fn result(&self, known: &[Known; 2], winner: Option<usize>) -> Decided {
        let proven = |seat: usize| {
            let is_proven = winner.is_none_or(|winner| winner == seat);
            known[seat].as_ref().filter(|_| is_proven)
        };
        let bounds = |seat: usize| {
            let open = u32::from(self.field.open(seat));
            let late =
                proven(1 - seat).map_or(0, |(_, at)| at.replies + u32::from(winner.is_some()));
            let cells = |(way, _): &(Vec<Shift>, Arrival)| {
                way.iter().map(|shift| self.track.cells(*shift)).collect()
            };
            Bounds {
                seat: Seat::at(seat),
                least: open.max(late),
                way: proven(seat).map(cells),
            }
        };
        Decided {
            winner: winner.map(Seat::at),
            bounds: [0, 1].map(bounds),
        }
    }
}
