//! The board in words, for people who can't see the picture.

use halma_rules::{Color, Outcome, Position, Seat, Verdict};
use halma_service::{GameView, MatchView};

use super::names::{color_name, practice, seat_name, variant_name};
use super::{Speaker, Text, joined, text};

/// Describes what changed, who is to move and how far each side is, then all stones last: long
/// texts are cut.
pub fn alt_text(speaker: Speaker<'_>, view: &MatchView, game: &GameView) -> Text {
    let position = game.standing.position();
    let mut parts = vec![text!(
        speaker,
        "alt-board",
        game = variant_name(speaker, view),
        round = game.round(),
    )];
    for last in game.earlier.iter().chain(&game.last) {
        let name = seat_name(speaker, game, last.seat);
        let route = last.route.text(position.board());
        parts.push(text!(speaker, "alt-last", seat = name, route = route));
    }
    parts.push(whose(speaker, game));
    parts.extend(game.seats.keys().map(|seat| side(speaker, game, seat)));
    parts.extend(stones(speaker, position));
    joined(parts)
}

/// Says what was played last.
pub fn last_moves(speaker: Speaker<'_>, game: &GameView) -> Vec<Text> {
    let board = game.standing.position().board();
    let shown = game.earlier.iter().chain(&game.last);
    let said = shown.map(|last| {
        let name = seat_name(speaker, game, last.seat);
        let route = last.route.text(board);
        let key = if last.planned {
            "played-planned"
        } else {
            "alt-last"
        };
        text!(speaker, key, seat = name, route = route)
    });
    said.collect()
}

/// Returns where all stones of a position are, by color.
pub fn stones(speaker: Speaker<'_>, position: &Position) -> Vec<Text> {
    let mut parts = Vec::new();
    for color in (0..position.setup().color_count()).map(Color::at) {
        let mut cells = position.placement().stones(color).to_vec();
        if cells.is_empty() {
            continue;
        }
        cells.sort_unstable();
        let names: Vec<_> = cells
            .iter()
            .map(|&cell| position.board().name(cell))
            .collect();
        let color = color_name(speaker, color);
        parts.push(text!(
            speaker,
            "alt-stones",
            color = color,
            cells = names.join(" ")
        ));
    }
    parts
}

/// Says who is to move, or who has won.
pub fn whose(speaker: Speaker<'_>, game: &GameView) -> Text {
    let name = |seat| seat_name(speaker, game, seat);
    match game.standing.outcome() {
        None => {
            let to_move = game.standing.position().to_move();
            text!(speaker, "alt-to-move", name = name(to_move))
        }
        Some(outcome) => ended(speaker, outcome, name),
    }
}

/// Says who has won, alone or with a partner.
pub fn ended(speaker: Speaker<'_>, outcome: Outcome, name: impl Fn(Seat) -> Text) -> Text {
    match outcome.verdict {
        Verdict::WonTogether(one, other) => {
            let names = [name(one), name(other)];
            text!(speaker, "alt-won-pair", names = speaker.people(&names))
        }
        _ => match outcome.winner() {
            Some(winner) => text!(speaker, "alt-won", name = name(winner)),
            None => text!(speaker, "alt-over"),
        },
    }
}

/// Says which colors a player has, and how far they are.
fn side(speaker: Speaker<'_>, game: &GameView, seat: Seat) -> Text {
    let position = game.standing.position();
    let setup = position.setup();
    let colors = setup.colors(seat);
    let names: Vec<_> = colors
        .iter()
        .map(|&color| color_name(speaker, color))
        .collect();
    let name = seat_name(speaker, game, seat);
    let Some(tempo) = game.standing.tempo()[seat] else {
        return text!(
            speaker,
            "alt-out",
            practice = practice(game),
            name = name,
            colors = speaker.list(&names)
        );
    };
    if let Some(place) = game.standing.place(seat) {
        return text!(
            speaker,
            "alt-place",
            name = name,
            colors = speaker.list(&names),
            place = place
        );
    }
    text!(
        speaker,
        "alt-seat",
        name = name,
        colors = speaker.list(&names),
        tempo = tempo,
        home = position.stones_at_home(seat),
        goal = position.stones_in_goal(seat),
        stones = colors.len() * setup.stones_per_color(),
    )
}
