//! `lab hints`: hints beside a search of many times their positions.

use std::io::Write;

use clap::Args;
use halma_mind::{
    ADVICE_NODES, Budget, Memory, Score, SearchOptions, advise, hundredths, think, think_as,
};
use halma_rules::{Game, Ply, Rules, Standing, Variant};
use rand::rngs::StdRng;
use rand::{RngExt as _, SeedableRng as _};

use crate::error::LabError;
use crate::pool::{opening, two_seats};

/// The positions searched per move in the games that supply test positions.
const NODES_OF_A_MOVE: u64 = 3_000;
/// The positions that a search remembers.
const POSITIONS: usize = 1 << 17;
/// What a hint may cost, in hundredths of a step, and still be as good as the best.
const EQUAL: i32 = 25;
/// A step, in hundredths.
const STEP: i32 = 100;

/// Which positions, and how deep.
#[derive(Debug, Args)]
pub struct HintsOptions {
    /// A variant of two seats; six unless some are named.
    #[arg(long = "variant", value_name = "VARIANT")]
    variants: Vec<Variant>,
    /// The positions of each variant.
    #[arg(long, default_value_t = 10)]
    positions: u64,
    /// How many times the positions of a hint the deeper search sees.
    #[arg(long, default_value_t = 4)]
    times: u64,
    /// What the positions follow from.
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

/// Compares hints with deeper searches, and prints a row per variant.
pub fn compare(options: &HintsOptions, out: &mut dyn Write) -> Result<(), LabError> {
    let mut memory = Memory::with_positions(POSITIONS);
    for &variant in two_seats(&options.variants)? {
        let (mut same, mut equal, mut dear) = (0, 0, 0);
        for number in 0..options.positions {
            let seed = options.seed.wrapping_mul(1_000).wrapping_add(number);
            let game = position(Rules::default_for(variant), seed, &mut memory);
            let Some((hint, best, cost)) =
                cost_of_hint(game.standing(), options.times, &mut memory)
            else {
                continue;
            };
            same += u32::from(hint == best);
            equal += u32::from(cost <= EQUAL);
            dear += u32::from(cost > STEP);
            if hint != best {
                let line = format!("  {variant} {number}, ply {}: {cost}", game.ply_count());
                writeln!(out, "{line}").map_err(LabError::Output)?;
            }
        }
        let positions = options.positions;
        writeln!(
            out,
            "{variant}: of {positions} hints, {same} the same, {equal} as good, {dear} cost more than a step"
        )
        .map_err(LabError::Output)?;
    }
    Ok(())
}

/// Returns a game between equals in which somebody asks for a hint.
fn position(rules: Rules, seed: u64, memory: &mut Memory) -> Game {
    let mut luck = StdRng::seed_from_u64(seed ^ 0x48_69_6e_74);
    let plies = luck.random_range(10..=60);
    let mut game = opening(rules, seed);
    while game.ply_count() < plies {
        let budget = Budget::nodes(NODES_OF_A_MOVE);
        let Some(thought) = think(game.standing(), budget, memory, &|| false) else {
            break;
        };
        let mut next = game.clone();
        if next.play(thought.ply()).is_err() || next.outcome().is_some() {
            break;
        }
        game = next;
    }
    game
}

/// Returns a hint, what a deeper search would play, and what the hint costs by it in hundredths of a
/// step.
fn cost_of_hint(standing: &Standing, times: u64, memory: &mut Memory) -> Option<(Ply, Ply, i32)> {
    let hint = advise(standing, 1, memory).first()?.ply;
    let budget = Budget::nodes(ADVICE_NODES * times);
    let best = think(standing, budget, memory, &|| false)?.ply();
    if hint == best {
        return Some((hint, best, 0));
    }
    let both = [best, hint];
    let options = SearchOptions {
        among: &both,
        ..SearchOptions::within(Budget { lines: 2, ..budget })
    };
    let lines = think_as(standing, options, memory, &|| false)?.lines;
    let score = |ply: Ply| {
        lines
            .iter()
            .find(|line| line.ply == ply)
            .map(|line| line.score)
    };
    let (could, got): (Score, Score) = (score(best)?, score(hint)?);
    Some((hint, best, (hundredths(could) - hundredths(got)).max(0)))
}
