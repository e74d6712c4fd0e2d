//! The command line.

mod adjudicate;
mod analyze;
#[cfg(unix)]
mod backup;
mod check;
mod check_config;
mod commands;
mod cup;
pub mod engine;
mod error;
mod health;
mod listing;
mod offline;
#[cfg(unix)]
mod ownership;
mod perft;
mod recompute;
mod render;
mod rules;
#[cfg(feature = "sandbox")]
mod sandbox;
mod serve;
mod setup;
mod transfer;
mod void;

use std::io::Write;
use std::path::PathBuf;
use std::time::Duration;

use clap::{Args, Parser, Subcommand};
use halma_rules::notation::parse_position;
use halma_rules::{Position, Variant};
use halma_store::ids::Code;

use crate::discord::text::DEFAULT_LOCALE;
use crate::telemetry;
#[cfg(unix)]
use ownership::KeepOwner;
use rules::{GameOptions, RulesOptions};

pub use error::CliError;

/// A Discord bot for games of the Halma family.
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
        /// The configuration file (config.example.toml lists all keys).
        #[arg(long, value_name = "FILE")]
        config: Option<PathBuf>,
    },
    /// Check a configuration without starting the bot.
    CheckConfig {
        /// The configuration file.
        #[arg(long, value_name = "FILE")]
        config: Option<PathBuf>,
    },
    /// Set up your application at Discord: description, tags, icon, banner, install link, commands.
    /// Says what it will change, and asks first.
    Setup(setup::SetupOptions),
    /// Ask the bot running on this machine if it is ready. The exit status is 0 if it is.
    Health {
        /// The configuration file.
        #[arg(long, value_name = "FILE")]
        config: Option<PathBuf>,
        /// Ask again until it is ready, for at most this many seconds.
        #[arg(long, value_name = "SECONDS", num_args = 0..=1, default_missing_value = "60")]
        wait: Option<u64>,
    },
    /// Check everything that is stored. Stop the bot first. Changes nothing without --mend.
    Check {
        /// The configuration file.
        #[arg(long, value_name = "FILE")]
        config: Option<PathBuf>,
        /// Rebuild damaged games from their logs, and the journal from the database.
        #[arg(long)]
        mend: bool,
    },
    /// Recompute all ratings and leaderboards from the results. Stop the bot first.
    RecomputeRatings {
        /// The configuration file.
        #[arg(long, value_name = "FILE")]
        config: Option<PathBuf>,
    },
    /// Remove a game from all leaderboards. Stop the bot first; it tells the players when it runs again.
    Void {
        /// The code of the game, like K7X9Q.
        code: Code,
        /// The configuration file.
        #[arg(long, value_name = "FILE")]
        config: Option<PathBuf>,
    },
    /// Write a backup to a file. The bot can be backed up while it runs.
    #[cfg(unix)]
    Backup {
        /// The file to write. It must not exist yet.
        file: PathBuf,
        /// The configuration file.
        #[arg(long, value_name = "FILE")]
        config: Option<PathBuf>,
    },
    /// Restore a backup into an empty directory.
    #[cfg(unix)]
    Restore {
        /// The file.
        file: PathBuf,
        /// The configuration file.
        #[arg(long, value_name = "FILE")]
        config: Option<PathBuf>,
    },
    /// Check everything that is stored, or a backup. Works while the bot runs. Changes nothing without --mend.
    #[cfg(unix)]
    Verify {
        /// The backup to check (default: everything that is stored).
        #[arg(conflicts_with = "mend")]
        file: Option<PathBuf>,
        /// Rebuild damaged games from their logs, and the journal from the database. Stop the bot first.
        #[arg(long)]
        mend: bool,
        /// The configuration file.
        #[arg(long, value_name = "FILE")]
        config: Option<PathBuf>,
    },
    /// List what you would lose by starting without the damaged files. Stop the bot first.
    #[cfg(unix)]
    Repair {
        /// Go on without them. The old files are kept in a directory called set-aside.
        #[arg(long)]
        give_up: bool,
        /// The configuration file.
        #[arg(long, value_name = "FILE")]
        config: Option<PathBuf>,
    },
    /// Export everything that is stored to a file. Stop the bot first.
    Export {
        /// The file to write. It must not exist yet.
        file: PathBuf,
        /// The configuration file.
        #[arg(long, value_name = "FILE")]
        config: Option<PathBuf>,
    },
    /// Import an exported file into an empty store: a directory or a database.
    Import {
        /// The file.
        file: PathBuf,
        /// The configuration file.
        #[arg(long, value_name = "FILE")]
        config: Option<PathBuf>,
    },
    /// Try the bot on this machine, without a token and without Discord.
    #[cfg(feature = "sandbox")]
    Sandbox(sandbox::SandboxOptions),
    /// Draw a board.
    Render(render::RenderOptions),
    /// Read game records and print the result of each game as a line of JSON.
    Adjudicate {
        /// The files (-: standard input).
        #[arg(required = true, value_name = "FILE")]
        files: Vec<PathBuf>,
        /// For records that do not name them.
        #[command(flatten)]
        options: GameOptions,
    },
    /// Analyze finished games: who was ahead, and which moves decided them.
    Analyze(analyze::AnalyzeOptions),
    /// Pair, rank, simulate, export and verify cups.
    #[command(subcommand)]
    Cup(cup::CupCommand),
    /// List the bot's commands.
    Commands {
        /// Print a Markdown page with all options, like docs/commands.md.
        #[arg(long)]
        markdown: bool,
    },
    /// Print descriptions of the bot for lists of bots: a line, 200 and 400 characters, and a long one.
    Listing {
        /// The language, like de.
        #[arg(long, default_value = DEFAULT_LOCALE)]
        language: String,
    },
    /// Talk to the computer opponent in lines of text (docs/engine-protocol.md).
    Engine,
    /// List the legal moves of a position, one per line.
    Moves(PositionOptions),
    /// Count the sequences of legal moves of a given length.
    Perft {
        #[command(flatten)]
        position: PositionOptions,
        /// The length of the sequences, in plies.
        #[arg(long)]
        depth: u32,
        /// Also list the counts by first move.
        #[arg(long)]
        divide: bool,
    },
}

/// A position on the command line.
#[derive(Debug, Args)]
struct PositionOptions {
    /// The variant, like halma8.
    #[arg(long)]
    variant: Variant,
    #[command(flatten)]
    rules: RulesOptions,
    /// The position (default: the start).
    #[arg(long)]
    position: Option<String>,
}

impl PositionOptions {
    fn position(&self) -> Result<Position, CliError> {
        let rules = self.rules.of(self.variant)?;
        match &self.position {
            None => Ok(Position::start(rules)),
            Some(text) => Ok(parse_position(rules, text)?),
        }
    }
}

#[cfg(unix)]
impl Command {
    /// Lets the owner of the store keep its files, if the command works on a store.
    fn keep_owner(&self) -> Option<KeepOwner> {
        match self {
            Self::Run { config }
            | Self::Check { config, .. }
            | Self::RecomputeRatings { config }
            | Self::Void { config, .. }
            | Self::Export { config, .. }
            | Self::Import { config, .. }
            | Self::Backup { config, .. }
            | Self::Restore { config, .. }
            | Self::Verify { config, .. }
            | Self::Repair { config, .. } => Some(KeepOwner::of(config.as_deref())),
            Self::Cup(command) => command.keep_owner(),
            _ => None,
        }
    }
}

/// Does what the command line asks for, and writes what it finds out.
///
/// # Errors
/// What is wrong, in one line that says what to do, with the exit status.
pub fn execute(cli: Cli, out: &mut dyn Write) -> Result<(), CliError> {
    #[cfg(unix)]
    let owner = cli.command.keep_owner();
    let done = obey(cli.command, out);
    #[cfg(unix)]
    drop(owner);
    telemetry::flush();
    done
}

fn obey(command: Command, out: &mut dyn Write) -> Result<(), CliError> {
    match command {
        Command::Run { config } => serve::run(config.as_deref()),
        Command::CheckConfig { config } => check_config::check_config(config.as_deref(), out),
        Command::Setup(options) => setup::setup(&options, out),
        Command::Health { config, wait } => {
            health::health(config.as_deref(), wait.map(Duration::from_secs), out)
        }
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
        Command::Adjudicate { files, options } => {
            adjudicate::adjudicate(&files, options.named(), out)
        }
        Command::Analyze(options) => analyze::analyze(&options, out),
        Command::Cup(command) => cup::cup(&command, out),
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
