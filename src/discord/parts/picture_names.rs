//! Names in pictures, whose font doesn't have the letters of all languages.

use halma_service::{GameView, Holder};

use crate::discord::text::Speaker;
use crate::words::names::{color_name, seat_name};
use crate::words::{Text, text};

/// Returns the names of seats in pictures: people's names if the font has every letter, otherwise
/// colors, or nothing if it lacks those of the language, too.
pub fn picture_names(speaker: Speaker<'_>, game: &GameView) -> Vec<String> {
    let name = |seat| {
        let color = game.standing.rules().setup().colors(seat)[0];
        let name = match game.seats[seat] {
            Holder::Computer { level } if !game.practice => {
                text!(speaker, "button-level", level = level.number())
            }
            _ => seat_name(speaker, game, seat),
        };
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
