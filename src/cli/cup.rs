//! `halma cup`: who plays whom, who came where, and whether a draw of lots was fair.

use std::io::{Read as _, Write};
use std::path::{Path, PathBuf};

use clap::{Args, Subcommand};
use halma_cup::{Kind, Mismatch, Trial};
use halma_service::ids::CupId;
use serde::Serialize;

#[cfg(unix)]
use super::ownership::KeepOwner;
use super::{CliError, offline};

/// The maximum size of a file: more than the largest cup takes.
const MOST_FILE_BYTES: u64 = 16 << 20;

/// What is done with a cup.
#[derive(Debug, Subcommand)]
pub(super) enum CupCommand {
    /// Pair the next round of a cup: JSON in, JSON out.
    Pair {
        /// The file (-: standard input).
        file: PathBuf,
    },
    /// Print the table of a cup: JSON in, JSON out.
    Standings {
        /// The file (-: standard input).
        file: PathBuf,
    },
    /// Play whole cups with people who vanish, draw and run out of time, and say what came of them.
    Simulate(SimulateOptions),
    /// Compute the draw of lots, the pairings and the table of an exported cup again.
    Verify {
        /// The file (-: standard input).
        file: PathBuf,
    },
    /// Export a cup with everything that is needed to verify it. Stop the bot first.
    Export {
        /// The number of the cup; the bot says it with the table.
        id: u64,
        /// The configuration file.
        #[arg(long, value_name = "FILE")]
        config: Option<PathBuf>,
    },
}

#[derive(Debug, Args)]
pub(super) struct SimulateOptions {
    /// swiss, round-robin, league or tables.
    #[arg(long)]
    kind: String,
    /// How many people enter each cup.
    #[arg(long)]
    people: usize,
    /// How many play one game (default: 2, at tables 4).
    #[arg(long)]
    seats: Option<usize>,
    /// The rounds of a Swiss, or of tables without a design.
    #[arg(long)]
    rounds: Option<u32>,
    /// How many cups are played.
    #[arg(long, default_value_t = 1_000)]
    cups: u32,
    /// What all luck follows from.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// The chance that somebody vanishes in a round.
    #[arg(long, default_value_t = 0.1)]
    vanish: f64,
    /// The chance that a game is drawn.
    #[arg(long, default_value_t = 0.05)]
    draw: f64,
    /// The chance that a game is lost on time.
    #[arg(long, default_value_t = 0.1)]
    time: f64,
    /// Print JSON.
    #[arg(long)]
    json: bool,
}

impl CupCommand {
    /// Lets the owner of the store keep its files, if the command works on a store.
    #[cfg(unix)]
    pub(super) fn keep_owner(&self) -> Option<KeepOwner> {
        match self {
            Self::Export { config, .. } => Some(KeepOwner::of(config.as_deref())),
            _ => None,
        }
    }
}

/// Does something with a cup.
pub(super) fn cup(command: &CupCommand, out: &mut dyn Write) -> Result<(), CliError> {
    let printed = match command {
        CupCommand::Pair { file } => {
            halma_cup::commands::pair(&text(file)?).map_err(|fault| wrong(&fault))?
        }
        CupCommand::Standings { file } => {
            halma_cup::commands::standings(&text(file)?).map_err(|fault| wrong(&fault))?
        }
        CupCommand::Simulate(options) => simulated(options)?,
        CupCommand::Verify { file } => verified(&text(file)?)?,
        CupCommand::Export { id, config } => {
            let id = CupId(*id);
            let exported = offline::with_store(config.as_deref(), async |service| {
                service.export_cup(id).await
            });
            json(&exported?)?
        }
    };
    writeln!(out, "{printed}").map_err(CliError::output)
}

fn simulated(options: &SimulateOptions) -> Result<String, CliError> {
    let usual = Trial::new(
        Kind::named(&options.kind).map_err(|fault| wrong(&fault))?,
        options.people,
    );
    let trial = Trial {
        seats: options.seats.unwrap_or(usual.seats),
        rounds: options.rounds.unwrap_or(usual.rounds),
        cups: options.cups,
        seed: options.seed,
        vanish: options.vanish,
        draw: options.draw,
        time: options.time,
        ..usual
    };
    let report = halma_cup::simulate(&trial).map_err(|fault| wrong(&fault))?;
    if options.json {
        return json(&report);
    }
    Ok(report.to_string())
}

fn verified(text: &str) -> Result<String, CliError> {
    match halma_cup::commands::verify(text) {
        Ok(verified) => Ok(verified.to_string()),
        Err(Mismatch::Cup(fault)) => Err(wrong(&fault)),
        Err(Mismatch::Differs(sentence)) => Err(CliError::CupDiffers(sentence)),
    }
}

fn text(file: &Path) -> Result<String, CliError> {
    let read = |from: &mut dyn std::io::Read| {
        let mut text = String::new();
        from.take(MOST_FILE_BYTES).read_to_string(&mut text)?;
        Ok(text)
    };
    let text = if file == Path::new("-") {
        read(&mut std::io::stdin())
    } else {
        std::fs::File::open(file).and_then(|mut file| read(&mut file))
    };
    text.map_err(|error: std::io::Error| CliError::Option(format!("{}: {error}", file.display())))
}

fn json(value: &impl Serialize) -> Result<String, CliError> {
    serde_json::to_string(value).map_err(|error| CliError::Store(error.to_string()))
}

fn wrong(fault: &halma_cup::Fault) -> CliError {
    CliError::Option(fault.to_string())
}
