//! The final ranking. docs/rules.md only knows the winner; the rest is ours.

use super::GameView;
use halma_rules::{Seat, Verdict};

impl GameView {
    /// Returns the seats of a finished game with their ranks, best first: the winner, or all who
    /// drew; then those still playing, by steps left; then those who went out, the last to go out
    /// first. Empty while the game runs, and if it doesn't count.
    pub fn ranking(&self) -> Vec<(usize, Seat)> {
        let verdict = self.standing.outcome().map(|outcome| outcome.verdict);
        let Some(verdict @ (Verdict::Won(_) | Verdict::Drawn)) = verdict else {
            return Vec::new();
        };
        let tempo = self.standing.tempo();
        let rank = |who: Seat| {
            let went_out = self.outs.iter().position(|(seat, _)| *seat == who);
            match (went_out, verdict) {
                (Some(order), _) => (2, u32::MAX - order as u32),
                (None, Verdict::Won(winner)) if who != winner => {
                    (1, tempo[who].unwrap_or(u32::MAX))
                }
                (None, _) => (0, 0),
            }
        };
        let mut seats: Vec<Seat> = self.seats.keys().collect();
        seats.sort_by_key(|&who| rank(who));
        let number = |who| {
            1 + seats
                .iter()
                .filter(|&&other| rank(other) < rank(who))
                .count()
        };
        seats.iter().map(|&who| (number(who), who)).collect()
    }
}
