//! The words in a board's picture.

use halma_picture::Captions;
use halma_rules::Seat;
use halma_service::GameView;

use crate::discord::text::{Speaker, is_directional};
use crate::words::described::ended;
use crate::words::names::{color_name, seat_name};
use crate::words::{Text, text};

/// Returns the names of seats in pictures: people's names if the picture font has every letter,
/// otherwise colors.
pub fn picture_names(speaker: Speaker<'_>, game: &GameView) -> Vec<String> {
    let speaker = picture_speaker(speaker);
    let name = |seat| {
        let color = game.standing.rules().setup().colors(seat)[0];
        let name = seat_name(speaker, game, seat);
        let written = [name, color_name(speaker, color)];
        let mut written = written.iter().map(Text::words);
        written.find(|name| halma_picture::can_write(name))
    };
    game.seats
        .keys()
        .map(|seat| name(seat).unwrap_or_default())
        .collect()
}

/// Returns the speaker for pictures: English if their font lacks the language's letters.
pub fn picture_speaker(speaker: Speaker<'_>) -> Speaker<'_> {
    let is_written = halma_picture::can_write(&text!(speaker, "picture-steps").words());
    if is_written {
        speaker
    } else {
        speaker.in_english()
    }
}

/// Returns the captions of a game's picture.
pub fn captions(speaker: Speaker<'_>, game: &GameView) -> Captions {
    let speaker = picture_speaker(speaker);
    let names = picture_names(speaker, game);
    let position = game.standing.position();
    let name = |seat: Seat| names[seat.index()].as_str();
    let state = match game.standing.outcome() {
        None => text!(speaker, "alt-to-move", name = name(position.to_move())),
        Some(outcome) => ended(speaker, outcome, |seat| name(seat).into()),
    };
    let round = text!(speaker, "picture-round", round = game.round());
    let [round, state, steps, goal] = [
        round,
        state,
        text!(speaker, "picture-steps"),
        text!(speaker, "picture-goal"),
    ]
    .map(|text| {
        let text = text.words();
        text.chars().filter(|c| !is_directional(*c)).collect()
    });
    Captions {
        names,
        round,
        state,
        steps,
        goal,
    }
}
