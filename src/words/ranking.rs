//! The ranking of a game with more than two players, in a line.

use halma_rules::{Contest, Seat, Verdict};
use halma_service::GameView;

use super::names::seat;
use super::{Speaker, Text, text};

/// Returns the ranking; `None` in two-player games and in practice, where the verdict says it all,
/// and in games for places, where it is the verdict.
pub fn line(speaker: Speaker<'_>, game: &GameView) -> Option<Text> {
    let ranking = game.ranking();
    let verdict = game.standing.outcome()?.verdict;
    if ranking.len() < 3 || game.practice || matches!(verdict, Verdict::Placed(_)) {
        return None;
    }
    let places = ranking.into_iter().map(|(place, who)| {
        let seat = seat(speaker, game, who);
        text!(speaker, "place", place = place, seat = seat)
    });
    let places = Text::join(places, " · ");
    Some(text!(speaker, "places", places = places))
}

/// Returns the places that seats have in a running game for places, if any have.
pub fn so_far(speaker: Speaker<'_>, game: &GameView) -> Option<Text> {
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
) -> Text {
    let placed = placed.into_iter().map(|(place, who)| {
        let seat = seat(speaker, game, who);
        Text::join([medal(speaker, place), seat], " ")
    });
    Text::join(placed, " · ")
}

/// Returns a place as a medal, or as a number where there is none.
pub fn medal(speaker: Speaker<'_>, place: usize) -> Text {
    match place {
        1 => "🥇".into(),
        2 => "🥈".into(),
        3 => "🥉".into(),
        _ => text!(speaker, "place", place = place, seat = "").trimmed(),
    }
}
