//! `lab levels`: how much better each level is than the one below, and than greed.

use std::io::Write;

use clap::Args;
use halma_mind::Level;
use halma_rules::Variant;

use crate::arena;
use crate::error::LabError;
use crate::pool::two_seats;

/// Which levels, and how many games.
#[derive(Debug, Args)]
pub struct LevelsOptions {
    /// A variant of two seats; the six of `lab pool` unless some are named.
    #[arg(long = "variant", value_name = "VARIANT")]
    variants: Vec<Variant>,
    /// The games of each pair; each opening is played from both sides.
    #[arg(long, default_value_t = 60)]
    games: u32,
    /// The highest level that plays; those from 8 on take long.
    #[arg(long, default_value_t = 7, value_parser = clap::value_parser!(u8).range(1..=10))]
    highest: u8,
    /// What openings and the tastes of levels follow from.
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

/// Plays all games, and prints a row per variant: the points of levels 1 and 3 against greedy
/// players, and of each level against the one below.
pub fn play(options: &LevelsOptions, out: &mut dyn Write) -> Result<(), LabError> {
    let (games, seed) = (options.games, options.seed);
    let head = format!("{games} games a pair, seed {seed}: percent of the points of the first");
    writeln!(out, "{head}").map_err(LabError::Output)?;
    let levels = Level::all().map(Level::number);
    let steps = levels.skip(1).filter(|&level| level <= options.highest);
    let greedy = [1, 3].map(|level| (level, "greedy".to_owned()));
    let pairs: Vec<(u8, String)> = greedy
        .into_iter()
        .chain(steps.map(|level| (level, format!("level:{}", level - 1))))
        .collect();
    for &variant in two_seats(&options.variants)? {
        write!(out, "{variant}:").map_err(LabError::Output)?;
        for (level, other) in &pairs {
            let name = format!("level:{level}");
            let score = arena::score(variant, [&name, other], games, seed)?;
            let (part, other) = (score.part() * 100.0, other.trim_start_matches("level:"));
            write!(out, " {level}-{other} {part:.0}").map_err(LabError::Output)?;
            out.flush().map_err(LabError::Output)?;
        }
        writeln!(out).map_err(LabError::Output)?;
    }
    Ok(())
}
