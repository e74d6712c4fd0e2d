//! `lab`: tools for the computer opponent, which the bot does without: matches between programs and
//! levels, and learning what cells are worth.

mod arena;
mod error;
mod hints;
mod learning;
mod levels;
mod marches;
mod network;
mod parallel;
mod pool;
mod selfplay;
mod train;

use std::io::Write as _;
use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// Tools for the computer opponent.
#[derive(Debug, Parser)]
#[command(name = "lab", version, disable_help_subcommand = true)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Let two programs or levels play against each other, and print the score with its interval.
    Match(arena::MatchOptions),
    /// Let each level play against the one below, and print the points.
    Levels(levels::LevelsOptions),
    /// Let the computer play against styles that it hasn't learned against, and print a table.
    Pool(pool::PoolOptions),
    /// Compare hints with searches of many times their positions.
    Hints(hints::HintsOptions),
    /// Let the computer play against itself, and print how games end and whom the evaluation named.
    Selfplay(selfplay::SelfplayOptions),
    /// Learn what cells are worth from games of the computer against itself, and print it as
    /// crates/mind/assets/cells.txt has it.
    Train(train::TrainOptions),
    /// Find marches for one, with the least number of moves proven, and print them.
    Marches(marches::MarchesOptions),
    /// Learn a network that corrects the sum of cells, and write its file.
    Network(network::NetworkOptions),
}

fn main() -> ExitCode {
    let out = &mut std::io::stdout();
    let done = match Cli::parse().command {
        Command::Match(options) => arena::play(&options, out),
        Command::Levels(options) => levels::play(&options, out),
        Command::Pool(options) => pool::play(&options, out),
        Command::Hints(options) => hints::compare(&options, out),
        Command::Selfplay(options) => selfplay::play(&options, out),
        Command::Train(options) => train::train(&options, out),
        Command::Marches(options) => marches::find(&options, out),
        Command::Network(options) => network::learn(&options, out),
    };
    let Err(error) = done else {
        return ExitCode::SUCCESS;
    };
    if !error.is_unread() {
        // Nobody is left to tell if standard error is closed.
        drop(writeln!(std::io::stderr(), "lab: {error}"));
    }
    ExitCode::from(error.status())
}
