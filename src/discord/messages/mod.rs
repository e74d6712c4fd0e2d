//! Messages made from matches.

mod board;
mod challenge;
mod forced_ends;
mod list;
mod offer;
mod refusal;
mod reminder;
mod rows;
mod server;
mod settings;
mod standings;
mod threads;

pub use board::{board, end, look};
pub use challenge::{challenge, settled};
pub use list::{games, next_waiting, unposted, which_match};
pub use refusal::refusal;
pub use reminder::reminder;
pub use rows::{confirm_resignation, move_modal, summary_label};
pub use server::{log, server};
pub use settings::{absence, settings};
pub use threads::{summary, thread_name};

use super::alt_text::{alt_text, color_name};
use super::answer::{Body, Picture};
use super::text::{Speaker, say};
use crate::engine::Seat;
use crate::ids::Timestamp;
use crate::service::{GameView, MatchView, Participant, StageView};

/// A person in a text: as a mention, which notifies only where the message says so.
fn mention(speaker: Speaker<'_>, person: &Participant) -> String {
    match person.user {
        Some(user) => format!("<@{user}>"),
        None => say!(speaker, "forgotten-person"),
    }
}

/// The names of a match's people; in practice one person has all seats.
fn names(view: &MatchView) -> String {
    let people = view.people();
    let mut names: Vec<&str> = people.iter().map(|person| person.name.as_str()).collect();
    names.dedup();
    names.join(", ")
}

/// The marks of a seat's colors, as they look in the picture.
fn marks(speaker: Speaker<'_>, game: &GameView, seat: Seat) -> String {
    let colors = game.game.rules().setup().colors(seat);
    colors
        .iter()
        .map(|color| speaker.say(&format!("mark-{}", color.letter())))
        .collect()
}

/// A seat in a sentence: mark and person; in practice mark and color, for the person is one.
fn seat(speaker: Speaker<'_>, game: &GameView, seat: Seat) -> String {
    let marks = marks(speaker, game, seat);
    if game.practice {
        let color = game.game.rules().setup().colors(seat)[0];
        return format!("{marks} {}", color_name(speaker, color));
    }
    format!("{marks} {}", mention(speaker, &game.seats[seat]))
}

/// Rules and diagonals in words.
fn rules_line(speaker: Speaker<'_>, view: &MatchView) -> String {
    let rules = speaker.say(&format!("rules-{}", view.rules.rule_set()));
    match view.rules.diagonals() {
        None => rules,
        Some(true) => format!("{rules} · {}", say!(speaker, "diagonals-on")),
        Some(false) => format!("{rules} · {}", say!(speaker, "diagonals-off")),
    }
}

/// A moment as Discord shows it in everybody's own time: how far away it is.
fn moment(at: Timestamp) -> String {
    format!("<t:{}:R>", at.seconds())
}

/// The time for a move in words.
fn move_time(speaker: Speaker<'_>, view: &MatchView) -> String {
    let time = speaker.say(&format!("clock-{}", view.move_time));
    match view.move_time.hours() {
        Some(_) => say!(speaker, "clock-per-move", time = time),
        None => time,
    }
}

/// The picture of a game as a file.
fn picture(speaker: Speaker<'_>, view: &MatchView, game: &GameView, png: Vec<u8>) -> Picture {
    let name = format!(
        "halma-{}-{}.png",
        view.code.as_str().to_lowercase(),
        view.turn
    );
    Picture {
        png,
        name,
        alt_text: alt_text(speaker, view, game),
    }
}

/// The message that shows a match as it is now, whatever stage it is in, to everybody.
pub fn present(speaker: Speaker<'_>, view: &MatchView, png: Option<Vec<u8>>) -> Body {
    match &view.stage {
        StageView::Open { .. } => challenge(speaker, view),
        StageView::Closed { .. } => settled(speaker, view),
        StageView::Running(game) => board(speaker, view, game, png),
        StageView::Finished(game) => end(speaker, view, game, png),
    }
}

/// What becomes of the message before this one: a challenge whose game has just begun says so.
/// Other messages keep their words and only lose their buttons.
pub fn replaced(speaker: Speaker<'_>, view: &MatchView) -> Option<Body> {
    let game = view.game()?;
    let just_begun = game.game.history().is_empty() && !game.practice;
    just_begun.then(|| settled(speaker, view))
}
