//! The line that a turn's board becomes once the turn is over.

use halma_rules::{Cell, Color, Seat};
use halma_service::{GameView, MatchView, PastMove, PastTurn, past_move};

use crate::discord::parts::alt_text::{practice, variant_name};
use crate::discord::parts::wording;
use crate::discord::text::{Speaker, gain_sign, say};

/// Returns what a board said, in a line.
pub fn past_turn(speaker: Speaker<'_>, view: &MatchView, past: PastTurn) -> String {
    let Some(game) = view.game() else {
        return String::new();
    };
    match past {
        PastTurn::Began => say!(
            speaker,
            "past-began",
            code = view.card.code.as_str(),
            game = variant_name(speaker, view),
            seats = seats(speaker, game),
        ),
        PastTurn::Played(past) => played(speaker, game, past),
        PastTurn::Answered(first, between, last) => say!(
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
            say!(
                speaker,
                key,
                seat = wording::seat(speaker, game, who),
                practice = practice(game)
            )
        }
        PastTurn::Back(count) => say!(speaker, "taken-back", count = count),
    }
}

fn seats(speaker: Speaker<'_>, game: &GameView) -> String {
    let seats = game.seats.keys();
    let named = seats.map(|seat| wording::seat(speaker, game, seat));
    speaker.list(&named.collect::<Vec<_>>())
}

/// Returns the last move of a game in a line; `None` if there is none or its stone has moved since.
pub fn move_line(speaker: Speaker<'_>, game: &GameView) -> Option<String> {
    let last = game.last.as_ref()?;
    let past = past_move(game.standing.position(), last)?;
    Some(played(speaker, game, past))
}

/// Returns a move with its color: a seat may have several.
fn played(speaker: Speaker<'_>, game: &GameView, past: PastMove) -> String {
    let position = game.standing.position();
    let (setup, board) = (position.setup(), position.board());
    let colors = (0..setup.color_count()).map(Color::at);
    let Some(color) = colors
        .into_iter()
        .find(|color| color.letter() == past.color)
    else {
        return String::new();
    };
    let name = |(letter, number): (u8, u8)| {
        let cell = board.cell_at(letter.into(), number.into());
        cell.map_or_else(String::new, |cell: Cell| board.name(cell))
    };
    say!(
        speaker,
        "past-played",
        round = past.round,
        seat = wording::colored(speaker, game, color),
        from = name(past.from),
        to = name(past.to),
        sign = gain_sign(past.gain.into()),
        gain = past.gain,
    )
}
