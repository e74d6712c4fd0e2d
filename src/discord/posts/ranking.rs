//! The ranking of a game with more than two players, in a line.

use halma_rules::{Contest, Seat, Verdict};
use halma_service::GameView;

use crate::discord::parts::wording::seat;
use crate::discord::text::{Speaker, say};

/// Returns the ranking; `None` in two-player games and in practice, where the verdict says it all,
/// and in games for places, where it is the verdict.
pub fn line(speaker: Speaker<'_>, game: &GameView) -> Option<String> {
    let ranking = game.ranking();
    let verdict = game.standing.outcome()?.verdict;
    if ranking.len() < 3 || game.practice || matches!(verdict, Verdict::Placed(_)) {
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

/// Returns the places that seats have in a running game for places, if any have.
pub fn so_far(speaker: Speaker<'_>, game: &GameView) -> Option<String> {
    if game.standing.rules().contest() != Contest::Places {
        return None;
    }
    let mut placed: Vec<(usize, Seat)> = game
        .seats
        .keys()
        .filter_map(|who| Some((game.standing.place(who)?.into(), who)))
        .collect();
    placed.sort_unstable();
    (!placed.is_empty()).then(|| medals(speaker, game, placed))
}

/// Returns seats with the medals of their places.
pub fn medals(
    speaker: Speaker<'_>,
    game: &GameView,
    placed: impl IntoIterator<Item = (usize, Seat)>,
) -> String {
    let placed = placed.into_iter().map(|(place, who)| {
        let seat = seat(speaker, game, who);
        format!("{} {seat}", medal(speaker, place))
    });
    placed.collect::<Vec<_>>().join(" · ")
}

/// Returns a place as a medal, or as a number where there is none.
pub fn medal(speaker: Speaker<'_>, place: usize) -> String {
    match place {
        1 => "🥇".to_owned(),
        2 => "🥈".to_owned(),
        3 => "🥉".to_owned(),
        _ => say!(speaker, "place", place = place, seat = "")
            .trim_end()
            .to_owned(),
    }
}
