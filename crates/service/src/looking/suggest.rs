//! Suggested moves while a person types.

use std::cmp::Reverse;

use halma_rules::{ForcedEnd, Move, Ply, Position, Standing};
use halma_store::ids::{Code, UserId};

use super::{MatchView, StageView};
use crate::matches::strict_move;

/// A legal move with details that help to choose it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Suggestion {
    /// The match.
    pub code: Code,
    /// The move in strict text.
    pub text: String,
    /// The route in strict text; the same as `text` for steps and single jumps.
    pub route: String,
    /// By how much it reduces the person's steps left.
    pub gain: i32,
    /// The move itself.
    pub mv: Move,
    /// The number of jumps in its route; 0 for a step.
    pub jumps: usize,
    /// Whether it takes a stone out of a home that must soon be empty.
    pub leaves_home: bool,
}

impl Suggestion {
    /// Its order among others, best first.
    pub fn rank(&self) -> impl Ord + use<> {
        (Reverse(self.leaves_home), Reverse(self.gain))
    }
}

impl MatchView {
    /// Returns the legal moves that start with `typed`, best progress first. Empty if it isn't the
    /// person's turn.
    pub fn suggestions(&self, user: UserId, typed: &str) -> Vec<Suggestion> {
        let StageView::Running(game) = &self.stage else {
            return Vec::new();
        };
        if game.to_move().user() != Some(user) {
            return Vec::new();
        }
        let position = game.standing.position();
        let typed = strict_move(typed);
        let must_leave = must_leave_home(&game.standing);
        let gains = position.gains().into_iter();
        let mut suggestions: Vec<Suggestion> = gains
            .map(|(mv, gain)| Suggestion {
                leaves_home: must_leave && leaves_home(position, mv),
                ..self.suggestion(position, mv, gain)
            })
            .filter(|suggestion| begins(suggestion, &typed))
            .collect();
        suggestions.sort_by_cached_key(|suggestion| {
            (
                suggestion.rank(),
                suggestion.route.len(),
                suggestion.text.clone(),
            )
        });
        suggestions
    }

    fn suggestion(&self, position: &Position, mv: Move, gain: i32) -> Suggestion {
        let board = position.board();
        let route = position.route(mv);
        Suggestion {
            code: self.card.code,
            text: Ply::Move(mv).text(board),
            route: route.text(board),
            gain,
            mv,
            jumps: route.jumps(),
            leaves_home: false,
        }
    }

    /// Returns the position after a move.
    pub fn after(&self, suggestion: &Suggestion) -> Option<Standing> {
        let mut standing = self.game()?.standing.clone();
        standing.play(Ply::Move(suggestion.mv)).ok()?;
        Some(standing)
    }
}

/// Returns true if the seat to move will soon lose by stones that are still at home.
fn must_leave_home(standing: &Standing) -> bool {
    let ends = standing.forced_ends();
    ends.iter().any(|end| {
        let counts_homes = matches!(
            end,
            ForcedEnd::HomeInRound { .. } | ForcedEnd::HomeAfterOwnMoves { .. }
        );
        counts_homes
            && end
                .left(standing)
                .is_some_and(|left| left <= ForcedEnd::NEAR)
    })
}

fn leaves_home(position: &Position, mv: Move) -> bool {
    let setup = position.setup();
    let mut homes = setup.colors(position.to_move()).iter();
    homes.any(|color| {
        let home = setup.home(*color);
        home.contains(mv.from()) && !home.contains(mv.to())
    })
}

fn begins(suggestion: &Suggestion, typed: &str) -> bool {
    suggestion.text.starts_with(typed) || suggestion.route.starts_with(typed)
}

#[cfg(test)]
mod tests {
    use super::*;
    use halma_rules::notation::parse_position;
    use halma_rules::{Rules, Variant};

    fn position(round: u32) -> Position {
        let rows = "2b5/1bb1b3/bbbb1b2/b7/4aa1a/4aaaa/5a2/4aa2";
        let rules = Rules::default_for(Variant::Halma8);
        parse_position(rules, &format!("{rows} 1 {round}")).expect("a position")
    }

    #[test]
    fn a_home_must_be_left_once_its_check_is_near() {
        assert!(!must_leave_home(&Standing::of(position(20))));
        assert!(must_leave_home(&Standing::of(position(21))));
        assert!(!must_leave_home(&Standing::of(position(31))));
    }

    #[test]
    fn a_move_out_of_home_ends_outside() {
        let position = position(21);
        let leaving = |text: &str| match position.parse_ply(text) {
            Ok(Ply::Move(mv)) => leaves_home(&position, mv),
            other => panic!("{text}: {other:?}"),
        };
        assert!(leaving("e1-d1") && leaving("f2-e2"));
        assert!(!leaving("f2-g2") && !leaving("e4-e5"));
    }

    #[test]
    fn leaving_a_home_that_must_be_empty_comes_before_any_gain() {
        let suggestion = |gain, leaves_home| Suggestion {
            code: Code::from_luck(5, 0),
            text: String::new(),
            route: String::new(),
            gain,
            mv: position(21).gains()[0].0,
            jumps: 0,
            leaves_home,
        };
        let best_first = [(1, true), (-1, true), (6, false), (2, false)];
        let ranks = best_first.map(|(gain, leaves)| suggestion(gain, leaves).rank());
        assert!(ranks.is_sorted());
    }
}
