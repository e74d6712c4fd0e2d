//! Matches of two games, on the boards of both.

use halma_rules::{Seat, Verdict};
use halma_service::{GameView, MatchView, Series};

use super::counted::halves;
use super::names::seat;
use super::{Speaker, Text, text};

/// Says which of the games this is.
pub fn number(speaker: Speaker<'_>, view: &MatchView) -> Option<Text> {
    match view.terms.series {
        Series::Single => None,
        Series::FirstOfTwo => Some(text!(speaker, "series-first")),
        Series::SecondOfTwo => Some(text!(speaker, "series-second")),
    }
}

/// Says at the end of a game that the second one follows, or the score of both.
pub fn line(speaker: Speaker<'_>, view: &MatchView, game: &GameView) -> Option<Text> {
    if let Some([one, other]) = game.of_both {
        return Some(text!(
            speaker,
            "series-score",
            one = seat(speaker, game, Seat::at(0)),
            won = halves(speaker, one),
            lost = halves(speaker, other),
            other = seat(speaker, game, Seat::at(1)),
        ));
    }
    goes_on(view).then(|| text!(speaker, "series-goes-on"))
}

/// Returns true if a second game follows this finished one.
pub fn goes_on(view: &MatchView) -> bool {
    let outcome = view.game().and_then(|game| game.standing.outcome());
    let counts = outcome.is_some_and(|outcome| outcome.verdict != Verdict::Void);
    view.terms.series == Series::FirstOfTwo && counts
}
