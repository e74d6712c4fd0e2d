//! What a move costs: scores in hundredths of a step, and how far one is below another.

use crate::search::thought::Score;
use crate::tuning::{FAR_AHEAD, MISTAKE, STEP};

/// The most that anyone is ahead in a curve, in hundredths of a step; a game that is won is so
/// much.
pub const MOST_AHEAD: i32 = 15 * STEP;
/// What a move more or less is worth in a race, in hundredths of a step.
const MOVE: i32 = 2 * STEP;

/// What a move cost.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cost {
    /// So many hundredths of a step.
    Steps(i32),
    /// So many moves of the race.
    Moves(u32),
    /// A win that could have been forced in this many moves.
    Win(u32),
    /// The game: from then on it was lost in this many moves.
    Game(u32),
}

impl Cost {
    /// Whether it is more than a matter of taste.
    pub(crate) fn is_mistake(self) -> bool {
        self.weight() >= MISTAKE
    }

    /// By which costs are compared.
    pub(crate) fn weight(self) -> i32 {
        match self {
            Self::Steps(hundredths) => hundredths,
            Self::Moves(moves) => moves as i32 * MOVE,
            Self::Game(_) => 2 * MOST_AHEAD,
            Self::Win(_) => 2 * MOST_AHEAD + 1,
        }
    }
}

/// A score as hundredths of a step.
pub fn hundredths(score: Score) -> i32 {
    match score {
        Score::Ahead(ahead) => ahead,
        Score::Win(_) => MOST_AHEAD,
        Score::Loss(_) => -MOST_AHEAD,
        Score::Race { needs, best_other } => by_moves(needs, best_other),
    }
}

/// Returns the lead of the seat to move in a race; if both need the same number of moves, it comes
/// first.
pub fn by_moves(needs: u32, others: u32) -> i32 {
    let moves = others as i32 - needs as i32;
    (moves * MOVE + MOVE / 2).clamp(-MOST_AHEAD, MOST_AHEAD)
}

/// Returns what a move cost, given the scores of the better one and its own; `None` if both win or
/// lose.
pub fn cost_of(could: Score, got: Score) -> Option<Cost> {
    Some(match (could, got) {
        (Score::Win(_), Score::Win(_)) | (Score::Loss(_), Score::Loss(_)) => return None,
        // Missing a forced win costs nothing to someone who is still far ahead.
        (Score::Win(_), got) if hundredths(got) >= FAR_AHEAD => return None,
        (Score::Win(moves), _) => Cost::Win(moves),
        (_, Score::Loss(moves)) => Cost::Game(moves.max(1)),
        (best, got) => {
            // Near an end by count everything is worth many steps.
            let cost = hundredths(best) - hundredths(got);
            Cost::Steps(cost.min(2 * MOST_AHEAD))
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn costs_are_compared_across_their_kinds() {
        let dearer = [
            Cost::Win(2),
            Cost::Game(3),
            Cost::Moves(2),
            Cost::Steps(390),
            Cost::Moves(1),
            Cost::Steps(150),
        ];
        assert!(dearer.is_sorted_by(|one, other| one.weight() >= other.weight()));
    }
}
