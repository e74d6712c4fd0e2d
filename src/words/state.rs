//! What there is to know about a match now.

use halma_service::{GameView, Lost, MatchView};

use super::names::mention;
use super::{Speaker, Text, text};

/// Says why a game is paused, and until when.
pub fn stands_still(speaker: Speaker<'_>, view: &MatchView) -> Option<Text> {
    let paused = view.paused.as_ref()?;
    let until = Text::moment(paused.until);
    Some(match &paused.lost {
        Lost::Place => {
            let code = view.card.code.as_str();
            text!(speaker, "paused-place", until = until, code = code)
        }
        Lost::Player(person) => {
            let who = mention(speaker, person);
            text!(speaker, "paused-player", who = who, until = until)
        }
    })
}

/// Says that someone beat a level of the computer for the first time.
pub fn level_beaten(speaker: Speaker<'_>, game: &GameView) -> Option<Text> {
    let beaten = game.beaten.filter(|beaten| beaten.first)?;
    Some(match beaten.level.next() {
        Some(_) => text!(speaker, "level-beaten", level = beaten.level.number()),
        None => speaker.text("level-last"),
    })
}

/// Names the computer's next level, if the person has just beaten one.
pub fn next_level(speaker: Speaker<'_>, game: &GameView) -> Option<Text> {
    let next = game.beaten?.level.next()?;
    Some(text!(speaker, "button-level", level = next.number()))
}
