//! Suggested moves while a person types.

use std::cmp::Reverse;

use super::{MatchView, StageView};
use crate::ids::{Code, UserId};
use crate::service::matches::strict_move;
use halma_rules::{Move, Ply, Position, Standing};

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
        let gains = position.gains().into_iter();
        let mut suggestions: Vec<Suggestion> = gains
            .map(|(mv, gain)| self.suggestion(position, mv, gain))
            .filter(|suggestion| begins(suggestion, &typed))
            .collect();
        suggestions.sort_by_cached_key(|suggestion| {
            (
                Reverse(suggestion.gain),
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
        }
    }

    /// Returns the position after a move.
    pub fn after(&self, suggestion: &Suggestion) -> Option<Standing> {
        let mut standing = self.game()?.standing.clone();
        standing.play(Ply::Move(suggestion.mv)).ok()?;
        Some(standing)
    }
}

fn begins(suggestion: &Suggestion, typed: &str) -> bool {
    suggestion.text.starts_with(typed) || suggestion.route.starts_with(typed)
}
