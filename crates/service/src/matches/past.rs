//! What a turn's board said, for the line that its message becomes.

use halma_rules::{Cell, Position, Reason};
use halma_store::records::{PastMove, PastTurn, Retirement};

use super::{LastMove, Match, Play, Stage};

impl Match {
    /// Returns what happens to this match's message when a newer one replaces it.
    pub fn retirement(&self) -> Retirement {
        match &self.stage {
            Stage::Open(_) => Retirement::Answer,
            Stage::Running(play) => Retirement::Line(play.past_turn()),
            Stage::Finished(_) | Stage::Closed(_) => Retirement::Strip,
        }
    }
}

impl Play {
    /// Returns what the current board says.
    fn past_turn(&self) -> PastTurn {
        let course = &self.course;
        if let Some(plies) = course.taken_back {
            return PastTurn::Back(plies);
        }
        if let Some((seat, reason)) = course.outs.last().filter(|_| course.went_out) {
            return PastTurn::Out {
                seat: seat.number(),
                timeout: *reason == Reason::Timeout,
            };
        }
        let position = self.standing().position();
        let shown = self.earlier.iter().chain(&course.last);
        let moves: Vec<PastMove> = shown.filter_map(|one| past_move(position, one)).collect();
        match moves[..] {
            [] => PastTurn::Began,
            [only] => PastTurn::Played(only),
            [first, .., last] => {
                let between = u8::try_from(moves.len() - 2).unwrap_or(u8::MAX);
                PastTurn::Answered(first, between, last)
            }
        }
    }
}

/// Returns the move that led to a position, or `None` if its stone has moved since.
pub fn past_move(position: &Position, last: &LastMove) -> Option<PastMove> {
    let (mv, board) = (last.route.mv(), position.board());
    let coordinates = |cell: Cell| {
        let (letter, number) = board.coordinates(cell);
        (letter as u8, number as u8)
    };
    // A round ends with the last seat that plays.
    let is_this_round = last.seat < position.to_move();
    Some(PastMove {
        round: position.round().saturating_sub(u32::from(!is_this_round)),
        color: position.placement().at(mv.to())?.letter(),
        from: coordinates(mv.from()),
        to: coordinates(mv.to()),
        gain: position.gained(mv) as i16,
    })
}
