//! How much time the players have, and how much of it is left.

use halma_rules::Seat;
use halma_service::{GameView, Holder, MatchView, TimeControl, Weekends};

use super::names::seat_name;
use super::profile::duration;
use super::spans::Text;
use super::{Speaker, text};

/// Returns the time control of a match in words.
pub fn of_match(speaker: Speaker<'_>, view: &MatchView) -> Text {
    in_words(speaker, view.terms.time_control, view.terms.weekends)
}

/// Returns a time control in words.
pub fn in_words(speaker: Speaker<'_>, control: TimeControl, weekends: Weekends) -> Text {
    let time = speaker.text(&format!("clock-{control}"));
    let time = match control {
        TimeControl::PerMove(_) => text!(speaker, "clock-per-move", time = time),
        TimeControl::Bank(_) | TimeControl::Unlimited => time,
    };
    match weekends {
        Weekends::Off if control != TimeControl::Unlimited => {
            text!(speaker, "clock-weekends", time = time)
        }
        Weekends::Off | Weekends::Counted => time,
    }
}

/// Returns when the current turn ends, and what the others have left of their banks; `None` if there
/// is nothing to say.
pub fn left(speaker: Speaker<'_>, game: &GameView) -> Option<Text> {
    let ends = game.deadline.map(Text::moment);
    let ends = ends.map(|at| text!(speaker, "time-left", at = at));
    let parts: Vec<Text> = ends.into_iter().chain(banks(speaker, game)).collect();
    (!parts.is_empty()).then(|| Text::join(parts, " · "))
}

/// Returns what each person whose clock stands has left of the bank.
pub fn banks(speaker: Speaker<'_>, game: &GameView) -> impl Iterator<Item = Text> {
    let seats = game.seats.keys();
    seats.filter_map(move |seat| {
        let time = bank(speaker, game, seat)?;
        let who = seat_name(speaker, game, seat);
        Some(text!(speaker, "bank-left", who = who, time = time))
    })
}

/// Returns what a person whose clock stands has left of the bank.
pub fn bank(speaker: Speaker<'_>, game: &GameView, seat: Seat) -> Option<Text> {
    let left = game.banks.as_ref()?[seat];
    let runs = game.deadline.is_some() && seat == game.standing.position().to_move();
    let plays = game.standing.playing().any(|playing| playing == seat);
    let stands = plays && !runs && matches!(game.seats[seat], Holder::Person(_));
    stands.then(|| duration(speaker, left))
}
