//! A game's effect on ratings, and the head-to-head score, below its result.

use halma_rules::Seat;
use halma_service::{Balance, CountedView, GameView, MatchView, Rating};

use super::names::seat;
use super::rating::rating;
use super::{Speaker, Text, text};

/// Returns a line about ratings and why they changed, and one with the players' head-to-head score.
pub fn lines(speaker: Speaker<'_>, view: &MatchView, game: &GameView) -> Vec<Text> {
    let Some(counted) = &game.counted else {
        return Vec::new();
    };
    let ratings = if view.terms.rated && counted.quarters.is_none() {
        Some(text!(speaker, "rating-too-early"))
    } else {
        ratings(speaker, game, counted)
    };
    let between = counted.between.filter(|between| between.count() > 1);
    let between = between.map(|between| self::between(speaker, game, between));
    ratings.into_iter().chain(between).collect()
}

fn ratings(speaker: Speaker<'_>, game: &GameView, counted: &CountedView) -> Option<Text> {
    let seats = game.seats.keys().zip(&counted.changes);
    let changes: Vec<Text> = seats
        .map(|(who, (from, to))| {
            text!(
                speaker,
                "rating-change",
                seat = seat(speaker, game, who),
                rating = rating(speaker, *to),
                change = signed(speaker, points(*to) - points(*from)),
            )
        })
        .collect();
    if changes.is_empty() {
        return None;
    }
    let line = text!(
        speaker,
        "rating-changes",
        changes = Text::join(changes, " · ")
    );
    Some(match why(counted) {
        Some(key) => Text::join([line, speaker.text(key).quiet()], "\n"),
        None => line,
    })
}

/// Returns why ratings changed as they did, if unusual.
fn why(counted: &CountedView) -> Option<&'static str> {
    let is_new = counted.changes.iter().any(|(_, to)| to.is_provisional());
    match counted.quarters {
        Some(0) => Some("rating-why-none"),
        Some(1) => Some("rating-why-quarter"),
        Some(2) => Some("rating-why-half"),
        _ => is_new.then_some("rating-why-first"),
    }
}

fn between(speaker: Speaker<'_>, game: &GameView, between: Balance) -> Text {
    text!(
        speaker,
        "between-two",
        one = seat(speaker, game, Seat::at(0)),
        won = halves(speaker, between.won * 2 + between.drawn),
        lost = halves(speaker, between.lost * 2 + between.drawn),
        other = seat(speaker, game, Seat::at(1)),
    )
}

fn points(rating: Rating) -> i32 {
    rating.points().round() as i32
}

/// Returns a number with a sign that is as wide as a plus.
fn signed(speaker: Speaker<'_>, change: i32) -> String {
    let sign = match change {
        ..0 => '−',
        0 => '±',
        _ => '+',
    };
    format!("{sign}{}", speaker.number(change.unsigned_abs()))
}

/// Formats a number of halves, as scores of several games are written.
pub fn halves(speaker: Speaker<'_>, count: u32) -> String {
    match (count / 2, count % 2) {
        (whole, 0) => speaker.number(whole),
        (0, _) => "½".to_owned(),
        (whole, _) => format!("{}½", speaker.number(whole)),
    }
}
