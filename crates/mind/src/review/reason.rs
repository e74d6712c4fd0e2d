//! Why a move is good, for explanations.

use crate::search::thought::{Line, Score};
use halma_rules::{Cell, ForcedEnd, Ply, Position, Seat, Standing};

/// The number of rounds, or own moves, before a home check from which leaving home is a reason in
/// itself.
const SOON: u32 = 15;
/// So many jumps are a chain worth a word.
const CHAIN: usize = 3;

/// The best reason for a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reason {
    /// It wins in this many own moves.
    Wins(u32),
    /// The armies have passed each other, and it starts the shortest way, with this many moves.
    Shortest(u32),
    /// It takes a stone out of home, which must be empty soon; this many stay.
    LeavesHome(usize),
    /// It brings a stone into the goal.
    FillsGoal,
    /// It brings up the stone that is farthest behind.
    BringsUp,
    /// It is a chain of this many jumps.
    Chain(usize),
    /// It has the best of what is expected to follow.
    Best,
}

/// The best reason for the first move of a line that was found in a standing.
pub fn reason(standing: &Standing, line: &Line) -> Reason {
    match line.score {
        Score::Win(moves) => return Reason::Wins(moves),
        Score::Race { needs, .. } => return Reason::Shortest(needs),
        Score::Ahead(_) | Score::Loss(_) => {}
    }
    let (position, Ply::Move(mv)) = (standing.position(), line.ply) else {
        return Reason::Best;
    };
    let seat = position.to_move();
    let mut after = standing.clone();
    if after.play(line.ply).is_err() {
        return Reason::Best;
    }
    let at_home = after.position().stones_at_home(seat);
    if at_home < position.stones_at_home(seat) && home_is_due(standing) {
        return Reason::LeavesHome(at_home);
    }
    if after.position().stones_in_goal(seat) > position.stones_in_goal(seat) {
        return Reason::FillsGoal;
    }
    let jumps = position.route(mv).jumps();
    if jumps >= CHAIN {
        return Reason::Chain(jumps);
    }
    if position.gain(mv) > 0 && is_last(position, seat, mv.from()) {
        return Reason::BringsUp;
    }
    Reason::Best
}

/// Returns true if a home check is near.
fn home_is_due(standing: &Standing) -> bool {
    standing.forced_ends().iter().any(|end| {
        let asks_for_home = matches!(
            end,
            ForcedEnd::HomeInRound { .. } | ForcedEnd::HomeAfterOwnMoves { .. }
        );
        asks_for_home && end.left(standing).is_some_and(|left| left <= SOON)
    })
}

/// Returns true if a stone is farther from its goal than all others of its seat.
fn is_last(position: &Position, seat: Seat, cell: Cell) -> bool {
    let way = |stone: Cell| {
        let color = position.placement().at(stone)?;
        let goal = position.setup().goal_cells(color).iter();
        goal.map(|&goal| position.board().distance(stone, goal))
            .min()
    };
    let mine = way(cell);
    let mut others = position.stones(seat).filter(|&other| other != cell);
    others.all(|other| way(other) < mine)
}
