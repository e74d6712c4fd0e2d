//! Who came first, second and third in a game of more than two.

use super::seat;
use crate::discord::text::{Speaker, say};
use crate::engine::{Outcome, Seat, Verdict};
use crate::service::GameView;

/// The places in a line; none in games of two, in practice and where nothing was decided.
pub(super) fn line(speaker: Speaker<'_>, game: &GameView) -> Option<String> {
    let outcome = game.game.outcome()?;
    if game.seats.len() < 3 || game.practice || outcome.verdict == Verdict::Void {
        return None;
    }
    let places: Vec<String> = places(game, outcome)
        .into_iter()
        .map(|(place, who)| {
            let seat = seat(speaker, game, who);
            say!(speaker, "place", place = place, seat = seat)
        })
        .collect();
    Some(say!(speaker, "places", places = places.join(" · ")))
}

/// The seats with their places, the best first: the winner, or all who drew; those who still
/// played by the steps that they had left; those who went out, the last to go before the others.
fn places(game: &GameView, outcome: Outcome) -> Vec<(usize, Seat)> {
    let tempo = game.game.tempo();
    let rank = |who: Seat| {
        let went_out = game.outs.iter().position(|(seat, _)| *seat == who);
        match (went_out, outcome.verdict) {
            (Some(order), _) => (2, u32::MAX - order as u32),
            (None, Verdict::Won(winner)) if who == winner => (0, 0),
            (None, Verdict::Drawn) => (0, 0),
            (None, _) => (1, tempo[who].unwrap_or(u32::MAX)),
        }
    };
    let mut seats: Vec<Seat> = game.seats.keys().collect();
    seats.sort_by_key(|&who| rank(who));
    let place = |who: Seat| {
        1 + seats
            .iter()
            .filter(|&&other| rank(other) < rank(who))
            .count()
    };
    seats.iter().map(|&who| (place(who), who)).collect()
}
