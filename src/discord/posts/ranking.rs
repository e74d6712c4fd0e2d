//! The ranking of a game with more than two players, in a line.

use crate::discord::parts::wording::seat;
use crate::discord::text::{Speaker, say};
use crate::service::GameView;

/// Returns the ranking; `None` in two-player games and in practice, where the verdict says it all.
pub fn line(speaker: Speaker<'_>, game: &GameView) -> Option<String> {
    let ranking = game.ranking();
    if ranking.len() < 3 || game.practice {
        return None;
    }
    let places: Vec<String> = ranking
        .into_iter()
        .map(|(place, who)| {
            let seat = seat(speaker, game, who);
            say!(speaker, "place", place = place, seat = seat)
        })
        .collect();
    Some(say!(speaker, "places", places = places.join(" · ")))
}
