//! The final ranking. Without places, docs/rules.md only knows the winners; the rest is ours.

use halma_rules::{Seat, Verdict};

use super::GameView;

impl GameView {
    /// Returns the seats of a finished game with their ranks, best first; empty while the game
    /// runs, and if it doesn't count. In a game for places the rules rank them. Otherwise the order
    /// is: winners, or all who drew; players still in the game, by steps left (a team's together);
    /// players who went out, the last first.
    pub fn ranking(&self) -> Vec<(usize, Seat)> {
        let Some(outcome) = self.standing.outcome() else {
            return Vec::new();
        };
        if outcome.verdict == Verdict::Void {
            return Vec::new();
        }
        let rank = |who: Seat| match (self.out_order(who), outcome.verdict) {
            (_, Verdict::Placed(places)) => (places.of(who).unwrap_or(u8::MAX), 0),
            (Some(order), _) => (2, u32::MAX - order as u32),
            (None, Verdict::Drawn) => (0, 0),
            (None, _) if outcome.is_won_by(who) => (0, 0),
            (None, _) => (1, self.steps_of_team(who)),
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

    fn steps_of_team(&self, who: Seat) -> u32 {
        let tempo = self.standing.tempo();
        let steps = |seat: Seat| tempo[seat].unwrap_or(u32::MAX / 2);
        let partner = self.standing.rules().partner(who);
        steps(who) + partner.map_or(0, steps)
    }

    /// Returns when a seat, or its partner, went out.
    fn out_order(&self, who: Seat) -> Option<usize> {
        let partner = self.standing.rules().partner(who);
        let mut outs = self.outs.iter();
        outs.position(|(seat, _)| *seat == who || Some(*seat) == partner)
    }
}
