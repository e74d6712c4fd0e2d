//! `lab network`: learns a network from games of the computer against itself and against styles.

mod fit;
mod games;
mod learner;

use std::io::Write;
use std::path::PathBuf;

use clap::Args;
use halma_mind::Memory;
use halma_mind::training::Network;
use halma_rules::{Rules, Variant};

use self::fit::Fit;
use self::games::Sample;
use crate::error::LabError;
use crate::parallel::in_order;
use crate::pool::two_seats;

/// The positions that are remembered in a game.
const POSITIONS: usize = 1 << 14;

/// What is learned, and from how many games.
#[derive(Debug, Args)]
pub struct NetworkOptions {
    /// A variant of two seats.
    variant: Variant,
    /// The file to write.
    file: PathBuf,
    /// The games of each round.
    #[arg(long, default_value_t = 8_000)]
    games: u64,
    /// How often games are played by what the ones before taught, at first by the sum of cells.
    #[arg(long, default_value_t = 2, value_parser = clap::value_parser!(u64).range(1..))]
    rounds: u64,
    /// The positions searched for a move.
    #[arg(long, default_value_t = 1_000)]
    nodes: u64,
    /// What games and first weights follow from.
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

/// Writes the file of a network (crates/mind/assets/networks), and prints what each round taught.
pub fn learn(options: &NetworkOptions, out: &mut dyn Write) -> Result<(), LabError> {
    two_seats(&[options.variant])?;
    let rules = Rules::default_for(options.variant);
    let (mut games, mut learned) = (Vec::new(), None);
    for round in 0..options.rounds {
        let network = learned.as_ref().map(|fit: &Fit| &fit.network);
        games.extend(play(rules, network, round, options));
        let fit = fit::fit(rules, &games, options.seed);
        let positions = games.iter().map(Vec::len).sum();
        report(round + 1, positions, &fit, out).map_err(LabError::Output)?;
        std::fs::write(&options.file, fit.network.bytes()).map_err(LabError::Output)?;
        learned = Some(fit);
    }
    Ok(())
}

fn play(
    rules: Rules,
    network: Option<&Network>,
    round: u64,
    options: &NetworkOptions,
) -> Vec<Vec<Sample>> {
    let NetworkOptions {
        games, nodes, seed, ..
    } = *options;
    let seed = seed.wrapping_mul(1_000_003);
    let first = seed.wrapping_add(round.wrapping_mul(games));
    in_order(games, |number| {
        // Each game has its own, so that games don't depend on which thread played which.
        let mut memory = Memory::with_positions(POSITIONS);
        games::play(
            rules,
            network,
            first.wrapping_add(number),
            nodes,
            &mut memory,
        )
    })
}

fn report(round: u64, positions: usize, fit: &Fit, out: &mut dyn Write) -> std::io::Result<()> {
    let [sum, network] = &fit.measures;
    writeln!(
        out,
        "round {round}: {positions} positions; surprise {:.4} by the sum, {:.4} by the network; \
         winner named about ply 36 in {:.1} and {:.1} %",
        sum.loss,
        network.loss,
        100.0 * sum.named,
        100.0 * network.named
    )
}
