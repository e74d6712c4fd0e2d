//! What the computer would play, or why it doesn't say so.

use halma_mind::Reason;
use halma_rules::{Board, Cell, Ply};
use halma_service::GameView;

use super::{Speaker, Text, gain_sign, text};
use crate::opponent::{Hint, NoAdvice};

/// Returns a move with its reason and the expected continuation.
pub fn line(speaker: Speaker<'_>, game: &GameView, number: usize, hint: &Hint) -> Text {
    let position = game.standing.position();
    let board = position.board();
    let (route, gain) = match hint.ply {
        Ply::Move(mv) => (position.route(mv).text(board), position.gain(mv)),
        Ply::Pass => ("--".to_owned(), 0),
    };
    let text = text!(
        speaker,
        "hint-move",
        number = number,
        route = route.replace('-', " → "),
        gain = gain,
        sign = gain_sign(gain),
        why = why(speaker, board, hint),
    );
    match hint.reply {
        Some(reply) if hint.reason != Reason::Best => text!(
            speaker,
            "hint-reply",
            text = text,
            reply = way(board, reply),
        ),
        _ => text,
    }
}

fn why(speaker: Speaker<'_>, board: &Board, hint: &Hint) -> Text {
    match hint.reason {
        Reason::Wins(moves) => text!(speaker, "hint-wins", moves = moves),
        Reason::Shortest(moves) => text!(speaker, "hint-shortest", moves = moves),
        Reason::LeavesHome(left) => text!(speaker, "hint-leaves-home", left = left),
        Reason::FillsGoal => speaker.text("hint-fills-goal"),
        Reason::BringsUp => speaker.text("hint-brings-up"),
        Reason::Chain(jumps) => text!(speaker, "hint-chain", jumps = jumps),
        Reason::Best => match hint.reply.zip(hint.next) {
            None => speaker.text("hint-best"),
            Some((reply, next)) => text!(
                speaker,
                "hint-prepares",
                reply = way(board, reply),
                next = way(board, next),
            ),
        },
    }
}

fn way(board: &Board, (from, to): (Cell, Cell)) -> String {
    format!("{} → {}", board.name(from), board.name(to))
}

/// Says why there is no advice.
pub fn none(speaker: Speaker<'_>, why: NoAdvice) -> Text {
    match why {
        NoAdvice::Busy => text!(speaker, "one-at-a-time"),
        NoAdvice::Rated => text!(speaker, "hint-rated"),
        NoAdvice::TooShort(moves) => text!(speaker, "analysis-too-short", moves = moves),
        NoAdvice::Failed => text!(speaker, "analysis-failed"),
    }
}
