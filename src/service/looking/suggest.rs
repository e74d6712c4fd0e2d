//! Moves to choose from while a person types.

use std::cmp::Reverse;

use super::{MatchView, StageView};
use crate::ids::{Code, UserId};
use crate::service::matches::strict_move;
use halma_rules::{Move, Ply, Position, Standing};

/// A legal move with what helps to choose it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Suggestion {
    /// The match.
    pub code: Code,
    /// The move in strict text.
    pub text: String,
    /// The route in strict text; the same as `text` for steps and single jumps.
    pub route: String,
    /// By how much it lowers the person's tempo count.
    pub gain: i32,
    /// The move itself.
    pub mv: Move,
    /// The jumps of its route; none for a step.
    pub jumps: usize,
}

impl MatchView {
    /// The legal moves of a person whose turn it is which begin as `typed` does, best progress
    /// first. Empty for everybody else.
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

    /// How the game would stand if a move were played.
    pub fn after(&self, suggestion: &Suggestion) -> Option<Standing> {
        let mut standing = self.game()?.standing.clone();
        standing.play(Ply::Move(suggestion.mv)).ok()?;
        Some(standing)
    }
}

fn begins(suggestion: &Suggestion, typed: &str) -> bool {
    suggestion.text.starts_with(typed) || suggestion.route.starts_with(typed)
}
