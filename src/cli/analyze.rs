//! `halma analyze`: the analysis of finished games.

use std::io::Write;
use std::path::{Path, PathBuf};

use clap::Args;
use halma_mind::{Cost, Memory, Moment, Review, nodes_a_move, review};
use halma_rules::{Game, Move, Outcome, Seat};

use super::CliError;
use super::adjudicate::records_of;
use crate::discord::lead_curve;
use crate::discord::text::Say as _;
use crate::discord::text::{DEFAULT_LOCALE, Texts};

/// The number of positions cached during a search.
const REMEMBERED: usize = 1 << 17;

/// What is looked at, and how closely.
#[derive(Debug, Args)]
pub(super) struct AnalyzeOptions {
    /// The files with game records (-: standard input).
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
    /// How many positions to search per move (default: as many as in Discord).
    #[arg(long, value_name = "N")]
    nodes: Option<u64>,
    /// Write a curve of who was ahead in the first game to this PNG file.
    #[arg(long, value_name = "FILE")]
    curve: Option<PathBuf>,
}

/// Prints for each game who was ahead, the most expensive moves, the longest chain missed, and the
/// race. A bad record is named and doesn't affect the others.
pub(super) fn analyze(options: &AnalyzeOptions, out: &mut dyn Write) -> Result<(), CliError> {
    let mut all_good = true;
    let mut curve = options.curve.as_deref();
    let mut memory = Memory::with_positions(REMEMBERED);
    let io = CliError::output;
    for file in &options.files {
        for (number, record) in (1..).zip(records_of(file)) {
            let game = match record {
                Ok(record) => record.game,
                Err(error) => {
                    all_good = false;
                    let (line, why) = (error.line, error.message);
                    writeln!(out, "{}, line {line}: {why}", file.display()).map_err(io)?;
                    continue;
                }
            };
            let nodes = options.nodes.unwrap_or_else(|| nodes_a_move(&game));
            let Some(review) = review(&game, nodes.max(1), &mut memory, &|| false) else {
                continue;
            };
            if let Some(path) = curve.take() {
                draw(&game, &review, path)?;
            }
            tell(&game, number, &review, out).map_err(io)?;
        }
    }
    if all_good {
        Ok(())
    } else {
        Err(CliError::BadRecords)
    }
}

fn draw(game: &Game, review: &Review, path: &Path) -> Result<(), CliError> {
    let name = path.display().to_string();
    let texts = Texts::load();
    let speaker = texts.speaker(DEFAULT_LOCALE);
    let setup = game.rules().setup();
    let names = (0..setup.seats()).map(|seat| {
        let color = setup.colors(Seat::at(seat))[0];
        speaker.say(&format!("color-{}", color.letter()))
    });
    let drawn = lead_curve(speaker, game, review, names.collect()).png();
    let png = drawn.map_err(|error| CliError::io(&name, std::io::Error::other(error)))?;
    std::fs::write(path, png).map_err(|error| CliError::io(&name, error))
}

fn tell(game: &Game, number: u32, review: &Review, out: &mut dyn Write) -> std::io::Result<()> {
    let reason = game.outcome().map(|Outcome { reason, .. }| reason.name());
    writeln!(
        out,
        "game {number}: {}, {} plies, {} {}",
        game.rules().variant(),
        game.ply_count(),
        game.result(),
        reason.unwrap_or("running"),
    )?;
    for moment in &review.moments {
        writeln!(out, "  {}", moment_line(game, moment))?;
    }
    if let Some(missed) = review.missed {
        let (chain, jumps, gain) = (text(game, missed.chain), missed.jumps, missed.gain);
        let mover = missed.seat.number();
        writeln!(
            out,
            "  longest chain missed: {}. seat {mover} {chain}, {jumps} jumps, {gain} steps",
            missed.round,
        )?;
    }
    if let Some(race) = &review.race {
        write!(out, "  race from round {}:", race.round)?;
        for (needed, made) in race.needed.iter().zip(&race.made) {
            let (seat, moves) = (needed.seat.number(), needed.moves);
            write!(out, " seat {seat} needed {moves} and made {made};")?;
        }
        writeln!(out)?;
    }
    write!(out, "  ahead in steps, seat 1:")?;
    for leads in &review.leads {
        write!(out, " {:.1}", f64::from(leads[0]) / 100.0)?;
    }
    writeln!(out)
}

fn moment_line(game: &Game, moment: &Moment) -> String {
    let (played, better) = (text(game, moment.played), text(game, moment.better));
    let cost = match moment.cost {
        Cost::Steps(hundredths) => format!("cost {:.1} steps", f64::from(hundredths) / 100.0),
        Cost::Moves(moves) => format!("cost {moves} moves of the race"),
        Cost::Win(moves) => format!("missed a win in {moves} moves"),
        Cost::Game(moves) => format!("lost the game within {moves} moves"),
    };
    let mover = moment.seat.number();
    format!(
        "{}. seat {mover} {played} {cost}; {better} was better",
        moment.round
    )
}

fn text(game: &Game, mv: Move) -> String {
    let board = game.rules().board();
    format!("{}-{}", board.name(mv.from()), board.name(mv.to()))
}
