//! The command line.

mod adjudicate;
mod analyze;
#[cfg(unix)]
mod backup;
mod check;
mod check_config;
mod commands;
mod engine;
mod error;
mod health;
mod listing;
mod offline;
mod perft;
mod recompute;
mod render;
#[cfg(feature = "sandbox")]
mod sandbox;
mod serve;
mod transfer;
mod void;

use std::io::Write;
use std::path::PathBuf;

use clap::{Args, Parser, Subcommand, ValueEnum};

use crate::discord::text::DEFAULT_LOCALE;
use crate::ids::Code;
use crate::telemetry;
use halma_rules::notation::parse_position;
use halma_rules::{Position, RuleSet, Rules, Variant};

pub use error::CliError;

/// Games of the Halma family in Discord channels.
#[derive(Debug, Parser)]
#[command(name = "halma", version, about, disable_help_subcommand = true)]
pub struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Start the bot.
    Run {
        /// The configuration; config.example.toml lists all keys.
        #[arg(long, value_name = "FILE")]
        config: Option<PathBuf>,
    },
    /// Say whether the bot could be started with a configuration.
    CheckConfig {
        /// The configuration of the bot.
        #[arg(long, value_name = "FILE")]
        config: Option<PathBuf>,
    },
    /// Ask the bot that runs on this machine whether it is ready.
    Health {
        /// The configuration of the bot.
        #[arg(long, value_name = "FILE")]
        config: Option<PathBuf>,
    },
    /// Look whether all that is stored is whole, while the bot does not run. Changes nothing without --mend.
    Check {
        /// The configuration of the bot.
        #[arg(long, value_name = "FILE")]
        config: Option<PathBuf>,
        /// Make damaged matches again from their logs, and the journal from the database.
        #[arg(long)]
        mend: bool,
    },
    /// Compute all ratings and tables anew from the results, while the bot does not run.
    RecomputeRatings {
        /// The configuration of the bot.
        #[arg(long, value_name = "FILE")]
        config: Option<PathBuf>,
    },
    /// Take the result of a game out of all tables, while the bot does not run. Its players are told.
    Void {
        /// The code of the game, such as K7X9Q.
        code: Code,
        /// The configuration of the bot.
        #[arg(long, value_name = "FILE")]
        config: Option<PathBuf>,
    },
    /// Write a backup of all that is stored to a file, also while the bot runs.
    #[cfg(unix)]
    Backup {
        /// The file; it must not be there yet.
        file: PathBuf,
        /// The configuration of the bot.
        #[arg(long, value_name = "FILE")]
        config: Option<PathBuf>,
    },
    /// Make a store from a backup, in a directory that is empty.
    #[cfg(unix)]
    Restore {
        /// The file.
        file: PathBuf,
        /// The configuration of the bot.
        #[arg(long, value_name = "FILE")]
        config: Option<PathBuf>,
    },
    /// Look whether all that is stored is whole, also while the bot runs; or a backup. Changes nothing.
    #[cfg(unix)]
    Verify {
        /// A backup.
        #[arg(conflicts_with = "mend")]
        file: Option<PathBuf>,
        /// Make damaged matches again from their logs, and the journal from the database, while the bot does
        /// not run.
        #[arg(long)]
        mend: bool,
        /// The configuration of the bot.
        #[arg(long, value_name = "FILE")]
        config: Option<PathBuf>,
    },
    /// Say whether the bot can be started without a loss, or what would be lost by going on without what is
    /// damaged, while the bot does not run.
    #[cfg(unix)]
    Repair {
        /// Go on without it; the files stay there, out of use.
        #[arg(long)]
        give_up: bool,
        /// The configuration of the bot.
        #[arg(long, value_name = "FILE")]
        config: Option<PathBuf>,
    },
    /// Write all that is stored to a file, while the bot does not run.
    Export {
        /// The file; it must not be there yet.
        file: PathBuf,
        /// The configuration of the bot.
        #[arg(long, value_name = "FILE")]
        config: Option<PathBuf>,
    },
    /// Take over what was exported, into an empty store: a directory, or a database.
    Import {
        /// The file.
        file: PathBuf,
        /// The configuration of the bot.
        #[arg(long, value_name = "FILE")]
        config: Option<PathBuf>,
    },
    /// Try the bot on this machine, without a token and without Discord.
    #[cfg(feature = "sandbox")]
    Sandbox(sandbox::SandboxOptions),
    /// Draw a board.
    Render(render::RenderOptions),
    /// Read game records and say what they come to, one JSON object a game.
    Adjudicate {
        /// The files; - is standard input.
        #[arg(required = true, value_name = "FILE")]
        files: Vec<PathBuf>,
    },
    /// Look at finished games again: who was ahead, and which moves decided them.
    Analyze(analyze::AnalyzeOptions),
    /// List the bot's commands.
    Commands {
        /// With their options, as the page docs/commands.md.
        #[arg(long)]
        markdown: bool,
    },
    /// Print how the bot introduces itself, for lists of bots: in a line, in 200 and 400 characters, and at length.
    Listing {
        /// In another language, such as de.
        #[arg(long, default_value = DEFAULT_LOCALE)]
        language: String,
    },
    /// Talk to the computer opponent in lines of text, as programs do (docs/engine-protocol.md).
    Engine,
    /// List the legal moves of a position, one a line.
    Moves(PositionOptions),
    /// Count sequences of legal moves.
    Perft {
        #[command(flatten)]
        position: PositionOptions,
        /// The number of plies.
        #[arg(long)]
        depth: u32,
        /// List the counts by first move too.
        #[arg(long)]
        divide: bool,
    },
}

/// A position on the command line.
#[derive(Debug, Args)]
struct PositionOptions {
    /// The variant, such as halma8.
    #[arg(long)]
    variant: Variant,
    /// The rule set, unless it is the variant's default.
    #[arg(long)]
    rules: Option<RuleSet>,
    /// Whether stones move diagonally, unless it is the variant's default.
    #[arg(long)]
    diagonals: Option<YesNo>,
    /// The position, unless it is the start.
    #[arg(long)]
    position: Option<String>,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum YesNo {
    Yes,
    No,
}

impl PositionOptions {
    fn rules(&self) -> Result<Rules, CliError> {
        let diagonals = self.diagonals.map(|choice| matches!(choice, YesNo::Yes));
        Ok(Rules::new(self.variant, self.rules, diagonals)?)
    }

    fn position(&self) -> Result<Position, CliError> {
        let rules = self.rules()?;
        match &self.position {
            None => Ok(Position::start(rules)),
            Some(text) => Ok(parse_position(rules, text)?),
        }
    }
}

/// Does what the command line asks for, and writes what it finds out.
///
/// # Errors
/// What is wrong, in one line that says what to do, with the exit status.
pub fn execute(cli: Cli, out: &mut dyn Write) -> Result<(), CliError> {
    let done = obey(cli.command, out);
    telemetry::flush();
    done
}

fn obey(command: Command, out: &mut dyn Write) -> Result<(), CliError> {
    match command {
        Command::Run { config } => serve::run(config.as_deref()),
        Command::CheckConfig { config } => check_config::check_config(config.as_deref(), out),
        Command::Health { config } => health::health(config.as_deref(), out),
        Command::Check { config, mend: true } => check::mend(config.as_deref(), out),
        Command::Check { config, .. } => check::check(config.as_deref(), out),
        Command::RecomputeRatings { config } => recompute::recompute(config.as_deref(), out),
        Command::Void { code, config } => void::void(code, config.as_deref(), out),
        #[cfg(unix)]
        Command::Backup { file, config } => backup::back_up(config.as_deref(), &file, out),
        #[cfg(unix)]
        Command::Restore { file, config } => backup::restore(config.as_deref(), &file, out),
        #[cfg(unix)]
        Command::Verify {
            config, mend: true, ..
        } => check::mend(config.as_deref(), out),
        #[cfg(unix)]
        Command::Verify { file, config, .. } => {
            backup::look(config.as_deref(), file.as_deref(), out)
        }
        #[cfg(unix)]
        Command::Repair { give_up, config } => backup::repair(config.as_deref(), give_up, out),
        Command::Export { file, config } => transfer::export(config.as_deref(), &file, out),
        Command::Import { file, config } => transfer::import(config.as_deref(), &file, out),
        #[cfg(feature = "sandbox")]
        Command::Sandbox(options) => sandbox::sandbox(&options),
        Command::Render(options) => render::render(&options),
        Command::Adjudicate { files } => adjudicate::adjudicate(&files, out),
        Command::Analyze(options) => analyze::analyze(&options, out),
        Command::Commands { markdown } => commands::commands(markdown, out),
        Command::Listing { language } => listing::listing(&language, out),
        Command::Engine => engine::talk(),
        Command::Moves(position) => perft::moves(&position.position()?, out),
        Command::Perft {
            position,
            depth,
            divide,
        } => perft::perft(position.position()?, depth, divide, out),
    }
}
