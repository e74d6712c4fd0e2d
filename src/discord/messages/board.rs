//! The message of a turn, and that of the end.

use serenity::builder::{CreateEmbed, CreateEmbedFooter};

use super::rows::{board_row, end_row};
use super::{forced_ends, picture, rules_line, seat};
use crate::discord::alt_text::variant_name;
use crate::discord::answer::Body;
use crate::discord::text::{Speaker, say};
use crate::engine::{Reason, Seat, Verdict};
use crate::ids::UserId;
use crate::service::{GameView, MatchView, StageView};

/// The frame's color while a game goes on, and after its end.
const RUNNING_COLOR: u32 = 0x00_7A_4F_C0;
const FINISHED_COLOR: u32 = 0x00_C0_8A_18;

/// The board of a running game: notifies the next player and nobody else.
pub fn board(
    speaker: Speaker<'_>,
    view: &MatchView,
    game: &GameView,
    png: Option<Vec<u8>>,
) -> Body {
    let to_move = game.game.position().to_move();
    let begins = game.game.history().is_empty();
    let key = if begins { "turn-first" } else { "turn-next" };
    let turn = say!(
        speaker,
        key,
        seat = seat(speaker, game, to_move),
        user = super::mention(speaker, game.to_move()),
        practice = if game.practice { "yes" } else { "no" },
    );
    let notify: Vec<UserId> = game.to_move().user.into_iter().collect();
    Body {
        content: join(happened(speaker, game), turn),
        notify,
        embed: Some(embed(speaker, view, game).color(RUNNING_COLOR)),
        picture: png.map(|png| picture(speaker, view, game, png)),
        rows: vec![board_row(speaker, view)],
    }
}

/// The end of a game: who won and by which rule.
pub fn end(speaker: Speaker<'_>, view: &MatchView, game: &GameView, png: Option<Vec<u8>>) -> Body {
    let mut lines = happened(speaker, game);
    let verdict = verdict(speaker, game);
    // Resigning is told by the sentence about the end.
    lines.retain(|line| !line.is_empty());
    Body {
        content: join(lines, verdict),
        notify: others(game),
        embed: Some(embed(speaker, view, game).color(FINISHED_COLOR)),
        picture: png.map(|png| picture(speaker, view, game, png)),
        rows: vec![end_row(speaker, view)],
    }
}

/// The board for one person alone, with the buttons that still work.
pub fn look(speaker: Speaker<'_>, view: &MatchView, game: &GameView, png: Option<Vec<u8>>) -> Body {
    let shown = match &view.stage {
        StageView::Finished(_) => end(speaker, view, game, png),
        _ => board(speaker, view, game, png),
    };
    Body {
        notify: Vec::new(),
        ..shown
    }
}

/// Everybody but the person who ended the game, who knows.
fn others(game: &GameView) -> Vec<UserId> {
    let actor = match (game.outs.last(), &game.last) {
        (Some((out, _)), _) => Some(*out),
        (None, Some(last)) => Some(last.seat),
        (None, None) => None,
    };
    let mut users: Vec<UserId> = game
        .seats
        .iter()
        .filter(|(who, _)| Some(*who) != actor)
        .filter_map(|(_, person)| person.user)
        .collect();
    users.sort_unstable();
    users.dedup();
    users
}

fn join(mut lines: Vec<String>, last: String) -> String {
    lines.push(last);
    lines.join("\n")
}

/// What happened since the turn before: a move with its route, seats that went out, passes.
fn happened(speaker: Speaker<'_>, game: &GameView) -> Vec<String> {
    let mut lines = Vec::new();
    let board = game.game.position().board();
    let out = match game.game.history().last() {
        Some(crate::engine::Event::Out { seat, reason }) => Some((*seat, *reason)),
        _ => None,
    };
    match (out, &game.last) {
        (Some((who, reason)), _) if game.seats.len() > 2 => {
            lines.push(went_out(speaker, game, who, reason));
        }
        (None, Some(last)) => lines.push(say!(
            speaker,
            "played",
            seat = seat(speaker, game, last.seat),
            route = last.route.text(board).replace('-', " → "),
        )),
        _ => {}
    }
    for &who in &game.passes {
        lines.push(say!(
            speaker,
            "had-to-pass",
            seat = seat(speaker, game, who)
        ));
    }
    lines
}

fn went_out(speaker: Speaker<'_>, game: &GameView, who: Seat, reason: Reason) -> String {
    let key = if reason == Reason::Timeout {
        "out-timeout"
    } else {
        "out-resignation"
    };
    say!(speaker, key, seat = seat(speaker, game, who))
}

/// Who won and by which rule, in plain words.
fn verdict(speaker: Speaker<'_>, game: &GameView) -> String {
    let Some(outcome) = game.game.outcome() else {
        return String::new();
    };
    let reason = outcome.reason;
    let (key, winner) = match outcome.verdict {
        Verdict::Won(winner) => (format!("won-{reason}"), seat(speaker, game, winner)),
        Verdict::Drawn => (format!("drawn-{reason}"), String::new()),
        Verdict::Void => ("void-aborted".to_owned(), String::new()),
    };
    let losers: Vec<_> = game
        .seats
        .keys()
        .filter(|&who| Some(who) != outcome.winner())
        .map(|who| seat(speaker, game, who))
        .collect();
    let tempo: Vec<_> = game
        .game
        .tempo()
        .values()
        .map(|count| count.map_or_else(|| "–".to_owned(), |count| count.to_string()))
        .collect();
    say!(
        speaker,
        &key,
        winner = winner,
        losers = losers.join(", "),
        tempo = tempo.join(" : "),
        round = game.game.position().round(),
    )
}

/// The frame: players with tempo, counters, rules.
fn embed(speaker: Speaker<'_>, view: &MatchView, game: &GameView) -> CreateEmbed {
    let title = say!(
        speaker,
        "board-title",
        game = variant_name(speaker, view),
        round = game.game.position().round(),
        result = game.game.result(),
        over = if game.game.outcome().is_some() {
            "yes"
        } else {
            "no"
        },
    );
    let mut lines = player_lines(speaker, game);
    let counters = forced_ends::lines(speaker, game);
    if !counters.is_empty() {
        lines.push(String::new());
        lines.extend(counters);
    }
    let footer = say!(
        speaker,
        "board-footer",
        code = view.code.as_str(),
        rules = rules_line(speaker, view),
    );
    CreateEmbed::new()
        .title(title)
        .description(lines.join("\n"))
        .footer(CreateEmbedFooter::new(footer))
}

fn player_lines(speaker: Speaker<'_>, game: &GameView) -> Vec<String> {
    let tempo = game.game.tempo();
    let to_move = game.game.position().to_move();
    let running = game.game.outcome().is_none();
    let line = |who: Seat| {
        let name = seat(speaker, game, who);
        match tempo[who] {
            None => say!(speaker, "player-out", seat = name),
            Some(count) if running && who == to_move => {
                say!(speaker, "player-to-move", seat = name, tempo = count)
            }
            Some(count) => say!(speaker, "player", seat = name, tempo = count),
        }
    };
    game.seats.keys().map(line).collect()
}
