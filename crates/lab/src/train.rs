//! `lab train`: learns what cells are worth from games of the opponent against itself.

use std::io::Write;

use clap::Args;

use halma_mind::{Cells, Memory};
use halma_rules::{Rules, Variant};

use crate::error::LabError;
use crate::learning::{self, Sample};
use crate::parallel::in_order;

/// The positions that are remembered in a game.
const POSITIONS: usize = 1 << 14;

/// The cells of the largest small board, the star.
const SMALL: usize = 121;

/// What is learned, and from how many games.
#[derive(Debug, Args)]
pub struct TrainOptions {
    /// A variant; all of them unless some are named.
    #[arg(long = "variant", value_name = "VARIANT")]
    variants: Vec<Variant>,
    /// The games of each round; 8,000 for two colors on small boards, 2,000 for others, unless said.
    #[arg(long, value_parser = clap::value_parser!(u64).range(1..))]
    games: Option<u64>,
    /// How often games are played by what the ones before taught.
    #[arg(long, default_value_t = 2, value_parser = clap::value_parser!(u32).range(1..))]
    rounds: u32,
    /// What the games follow from.
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

/// Writes the tables as the opponent reads them (crates/mind/assets/cells.txt). The same options give the same
/// tables, however many threads play.
pub fn train(options: &TrainOptions, out: &mut dyn Write) -> Result<(), LabError> {
    let variants = match &options.variants[..] {
        [] => &Variant::ALL[..],
        named => named,
    };
    let lines = [
        "# What a stone costs on a cell beyond the steps to go, early and late in a game, in hundredths",
        "# of a step: each row of the board as it is to White. Made by:",
    ];
    let TrainOptions { rounds, seed, .. } = options;
    let games = options.games.map(|games| format!(" --games {games}"));
    let games = games.unwrap_or_default();
    write(out, &lines.join("\n"))?;
    write(
        out,
        &format!("# lab train{games} --rounds {rounds} --seed {seed}"),
    )?;
    for &variant in variants {
        write(out, learn(variant, options).trim_end())?;
    }
    Ok(())
}

fn write(out: &mut dyn Write, text: &str) -> Result<(), LabError> {
    writeln!(out, "{text}").map_err(LabError::Output)
}

/// The tables of a variant, with a line on how they came to be.
fn learn(variant: Variant, options: &TrainOptions) -> String {
    let rules = Rules::default_for(variant);
    let mut cells = Cells::by_hand(rules);
    let mut line = String::new();
    let count = options.games.unwrap_or_else(|| usual_games(rules));
    for round in 0..options.rounds {
        let seed = options.seed.wrapping_mul(1_000_003);
        let first = seed.wrapping_add(u64::from(round).wrapping_mul(count));
        let games = games(rules, &cells, first, count);
        let fit = learning::fit(rules, &games);
        let [before, after] = fit.loss;
        line = format!(
            "# {variant}, {count} games a round: {} positions; surprise {before:.4} by hand, {after:.4} learned",
            games.iter().map(Vec::len).sum::<usize>()
        );
        cells = fit.cells;
    }
    format!("{line}\n{}", cells.text(rules))
}

/// As many as are worth their time: on larger boards a game takes longer, and has more positions.
fn usual_games(rules: Rules) -> u64 {
    let is_small = rules.board().cells().len() <= SMALL && rules.setup().color_count() == 2;
    if is_small { 8_000 } else { 2_000 }
}

/// What the positions of games looked like.
fn games(rules: Rules, cells: &Cells, first: u64, count: u64) -> Vec<Vec<Sample>> {
    in_order(count, |number| {
        // What is remembered of another game would depend on which thread played it.
        let mut memory = Memory::with_positions(POSITIONS);
        learning::play(rules, cells, first.wrapping_add(number), &mut memory)
    })
}
