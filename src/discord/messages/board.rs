//! The message of a turn, and that of the end.

use serenity::builder::{CreateEmbed, CreateEmbedFooter};

use super::rows::{board_row, end_row};
use super::{forced_ends, offer, picture, rules_line, seat, standings};
use crate::discord::alt_text::variant_name;
use crate::discord::answer::Body;
use crate::discord::text::{Speaker, say};
use crate::engine::{Event, Ply, Reason, Seat, Verdict};
use crate::ids::UserId;
use crate::service::{Deed, GameView, LostView, MatchView, Participant, Reminders, StageView};

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
    let to_move = || users([game.to_move()]);
    let notify = offer::asked(game).map_or_else(to_move, users);
    let mut lines = happened(speaker, game);
    lines.extend(stands_still(speaker, view));
    lines.extend(offer::lines(speaker, game));
    Body {
        content: join(lines, turn),
        notify,
        embed: Some(embed(speaker, view, game).color(RUNNING_COLOR)),
        picture: png.map(|png| picture(speaker, view, game, png)),
        rows: [board_row(speaker, view, game)]
            .into_iter()
            .chain(offer::row(speaker, view, game))
            .collect(),
    }
}

/// The end of a game: who won and by which rule.
pub fn end(speaker: Speaker<'_>, view: &MatchView, game: &GameView, png: Option<Vec<u8>>) -> Body {
    let mut lines = happened(speaker, game);
    lines.push(verdict(speaker, game));
    lines.extend(standings::line(speaker, game));
    Body {
        content: lines.join("\n"),
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
    let actor = last_deed(game).map(|event| match event {
        Event::Out { seat, .. } | Event::Ply { seat, .. } => seat,
    });
    let others = game.seats.iter().filter(|(who, _)| Some(*who) != actor);
    users(others.map(|(_, person)| person))
}

/// The accounts of those who want to be mentioned, each once.
fn users<'a>(people: impl IntoIterator<Item = &'a Participant>) -> Vec<UserId> {
    let wants = |person: &&Participant| person.reminders != Reminders::None;
    let people = people.into_iter().filter(wants);
    let mut users: Vec<UserId> = people.filter_map(|person| person.user).collect();
    users.sort_unstable();
    users.dedup();
    users
}

/// The last thing that somebody did by choice: passes are forced.
fn last_deed(game: &GameView) -> Option<Event> {
    let by_choice = |event: &&Event| !matches!(event, Event::Ply { ply: Ply::Pass, .. });
    game.game.history().iter().rev().find(by_choice).copied()
}

/// Why a game stands still, and until when.
fn stands_still(speaker: Speaker<'_>, view: &MatchView) -> Option<String> {
    let paused = view.paused.as_ref()?;
    let until = super::moment(paused.until);
    Some(match &paused.lost {
        LostView::Place => {
            let code = view.code.as_str();
            say!(speaker, "paused-place", until = until, code = code)
        }
        LostView::Player(person) => {
            let who = super::mention(speaker, person);
            say!(speaker, "paused-player", who = who, until = until)
        }
    })
}

fn join(mut lines: Vec<String>, last: String) -> String {
    lines.push(last);
    lines.join("\n")
}

/// What happened since the turn before: a move with its route, or a seat that went out, then
/// passes. How a game ended is told by its verdict.
fn happened(speaker: Speaker<'_>, game: &GameView) -> Vec<String> {
    let mut lines = Vec::new();
    if let Some((who, deed)) = &game.moderated {
        let who = super::mention(speaker, who);
        return vec![match deed {
            Deed::Undone => say!(speaker, "moderator-undid", who = who),
            Deed::Moved => say!(speaker, "moderator-moved", who = who),
            Deed::Ended => say!(speaker, "moderator-ended", who = who),
        }];
    }
    if let Some(count) = game.taken_back {
        return vec![say!(speaker, "taken-back", count = count)];
    }
    let board = game.game.position().board();
    match (last_deed(game), &game.last) {
        (Some(Event::Out { seat, reason }), _) if game.game.outcome().is_none() => {
            lines.push(went_out(speaker, game, seat, reason));
        }
        (Some(Event::Ply { .. }), Some(last)) => lines.push(say!(
            speaker,
            "played",
            seat = seat(speaker, game, last.seat),
            route = last.route.text(board).replace('-', " → "),
        )),
        _ => {}
    }
    for &who in &game.passes {
        let seat = seat(speaker, game, who);
        lines.push(say!(speaker, "had-to-pass", seat = seat));
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
    if let Some(deadline) = game.deadline {
        let at = super::moment(deadline);
        lines.push(say!(speaker, "time-left", at = at));
    }
    if game.outage {
        lines.push(say!(speaker, "bot-was-away"));
    }
    for (who, until) in &game.away {
        let until = format!("<t:{}:f>", until.seconds());
        let who = super::mention(speaker, who);
        lines.push(say!(speaker, "player-away", who = who, until = until));
    }
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
