//! The line that a turn's board becomes once the turn is over.

use halma_rules::{Cell, Color, Seat};
use halma_service::{GameView, MatchView, PastMove, PastTurn, past_move};

use super::names::{self, practice, variant_name};
use super::{Speaker, Text, gain_sign, text};

/// Returns what a board said, in a line.
pub fn past_turn(speaker: Speaker<'_>, view: &MatchView, past: PastTurn) -> Text {
    let Some(game) = view.game() else {
        return Text::default();
    };
    match past {
        PastTurn::Began => text!(
            speaker,
            "past-began",
            code = view.card.code.as_str(),
            game = variant_name(speaker, view),
            seats = seats(speaker, game),
        ),
        PastTurn::Played(past) => played(speaker, game, past),
        PastTurn::Answered(first, between, last) => text!(
            speaker,
            "past-answered",
            first = played(speaker, game, first),
            between = between,
            last = played(speaker, game, last),
        ),
        PastTurn::Out { seat, timeout } => {
            let key = if timeout {
                "past-timeout"
            } else {
                "past-resigned"
            };
            let who = Seat::at(usize::from(seat).saturating_sub(1));
            text!(
                speaker,
                key,
                seat = names::seat(speaker, game, who),
                practice = practice(game)
            )
        }
        PastTurn::Back(count) => text!(speaker, "taken-back", count = count),
    }
}

fn seats(speaker: Speaker<'_>, game: &GameView) -> Text {
    let seats = game.seats.keys();
    let named = seats.map(|seat| names::seat(speaker, game, seat));
    speaker.list(&named.collect::<Vec<_>>())
}

/// Returns the last move of a game in a line; `None` if there is none or its stone has moved since.
pub fn move_line(speaker: Speaker<'_>, game: &GameView) -> Option<Text> {
    let last = game.last.as_ref()?;
    let past = past_move(game.standing.position(), last)?;
    Some(played(speaker, game, past))
}

/// Returns a move with its color: a seat may have several.
fn played(speaker: Speaker<'_>, game: &GameView, past: PastMove) -> Text {
    let position = game.standing.position();
    let (setup, board) = (position.setup(), position.board());
    let colors = (0..setup.color_count()).map(Color::at);
    let Some(color) = colors
        .into_iter()
        .find(|color| color.letter() == past.color)
    else {
        return Text::default();
    };
    let name = |(letter, number): (u8, u8)| {
        let cell = board.cell_at(letter.into(), number.into());
        cell.map_or_else(String::new, |cell: Cell| board.name(cell))
    };
    text!(
        speaker,
        "past-played",
        round = past.round,
        seat = names::colored(speaker, game, color),
        from = name(past.from),
        to = name(past.to),
        sign = gain_sign(past.gain.into()),
        gain = past.gain,
    )
}
