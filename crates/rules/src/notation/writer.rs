//! Writing game records.

use std::fmt::Write as _;

use super::position::position_text;
use super::record::{Record, Tags};
use crate::game::{Event, Game};
use crate::options::{Ends, Jumps, Teams};
use crate::outcome::Reason;
use crate::position::Position;

/// Writes a record that reads back as the same game. Tags that the game determines are set from it;
/// the others are kept.
pub fn write_record(record: &Record) -> String {
    let mut text = String::new();
    for (name, value) in full_tags(record).iter() {
        push(&mut text, format_args!("[{name} \"{value}\"]\n"));
    }
    text.push('\n');
    push_moves(&mut text, &record.game);
    push(&mut text, format_args!("{}\n", record.game.result()));
    text
}

fn full_tags(record: &Record) -> Tags {
    let rules = record.game.rules();
    let mut tags = Tags::default();
    tags.set("Variant", rules.variant().name());
    tags.set("Rules", rules.rule_set().name());
    if let Some(diagonals) = rules.diagonals() {
        tags.set("Diagonals", if diagonals { "yes" } else { "no" });
    }
    if rules.jumps() != Jumps::default() {
        tags.set("Jumps", rules.jumps().name());
    }
    if let Some(ends) = rules.ends().filter(|ends| *ends != Ends::default()) {
        tags.set("Ends", ends.name());
    }
    if let Some(teams) = rules.teams().filter(|teams| *teams != Teams::default()) {
        tags.set("Teams", teams.name());
    }
    if *record.game.start() != Position::start(rules) {
        tags.set("Position", position_text(record.game.start()));
    }
    for (name, value) in record.tags.iter() {
        if tags.get(name).is_none() && !["Jumps", "Ends", "Teams"].contains(&name) {
            tags.set(name, value);
        }
    }
    tags.set("Result", record.game.result());
    if let Some(outcome) = record.game.outcome() {
        tags.set("Termination", outcome.reason.name());
    }
    tags
}

fn push_moves(text: &mut String, game: &Game) {
    let board = game.rules().board();
    let mut replay = Game::from_position(game.start().clone());
    let mut round = None;
    for event in game.history() {
        match *event {
            Event::Ply { seat, ply } => {
                let position = replay.position();
                let first = round.is_none();
                if round != Some(position.round()) {
                    let dots = if first && seat.index() > 0 {
                        "..."
                    } else {
                        "."
                    };
                    let separator = if first { "" } else { "\n" };
                    push(text, format_args!("{separator}{}{dots}", position.round()));
                    round = Some(position.round());
                }
                push(text, format_args!(" {}", ply.text(board)));
                replay.play(ply).expect("the history of a game is legal");
            }
            Event::Out { seat, reason } => {
                push(
                    text,
                    format_args!(" {}:{}", out_word(reason), seat.number()),
                );
                replay
                    .take_out(seat, reason)
                    .expect("the history of a game is legal");
            }
        }
    }
    if !game.history().is_empty() {
        text.push('\n');
    }
}

/// The word for a seat going out (docs/rules.md, section 7).
pub(super) fn out_word(reason: Reason) -> &'static str {
    match reason {
        Reason::Timeout => "timeout",
        _ => "resigns",
    }
}

fn push(text: &mut String, arguments: std::fmt::Arguments<'_>) {
    text.write_fmt(arguments)
        .expect("writing to a String cannot fail");
}
