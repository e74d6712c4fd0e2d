//! `lab pool`: the computer against styles of play that it hasn't learned against.

mod style;

use std::io::Write;

use clap::{Args, ValueEnum as _};
use halma_mind::{Budget, Cells, Memory, think};
use halma_rules::{Game, Outcome, Reason, Rules, Variant};
use rand::rngs::StdRng;
use rand::seq::IndexedRandom as _;
use rand::{RngExt as _, SeedableRng as _};

pub use self::style::Style;
use crate::arena::Score;
use crate::error::LabError;

/// The boards of the bars.
const VARIANTS: [Variant; 6] = [
    Variant::Corners,
    Variant::MiniCorners,
    Variant::Star2,
    Variant::Halma8,
    Variant::Halma10,
    Variant::Halma16,
];
/// A game that goes on longer is drawn.
pub const MOST_PLIES: usize = 2_000;
/// The positions that each side remembers in a search.
pub const POSITIONS: usize = 1 << 18;

/// Who plays, and how much.
#[derive(Debug, Args)]
pub struct PoolOptions {
    /// A variant of two seats; the six of the table unless some are named.
    #[arg(long = "variant", value_name = "VARIANT")]
    variants: Vec<Variant>,
    /// The games against each style; each opening is played from both sides.
    #[arg(long, default_value_t = 20)]
    games: u32,
    /// The positions that each side searches for a move. Not a time, so that results don't depend
    /// on how busy the machine is.
    #[arg(long, default_value_t = 20_000)]
    nodes: u64,
    /// What openings follow from.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// A style; all of them unless some are named.
    #[arg(long = "style", value_name = "STYLE")]
    styles: Vec<Style>,
}

/// Plays all games, and prints a row per variant and style.
pub fn play(options: &PoolOptions, out: &mut dyn Write) -> Result<(), LabError> {
    let PoolOptions {
        games, nodes, seed, ..
    } = options;
    let variants = two_seats(&options.variants)?;
    let styles = match &options.styles[..] {
        [] => Style::value_variants(),
        named => named,
    };
    let head = format!("{games} games a row, {nodes} positions a move, seed {seed}");
    writeln!(out, "{head}").map_err(LabError::Output)?;
    for &variant in variants {
        let rules = Rules::default_for(variant);
        for &style in styles {
            let (score, by_home) = against(rules, style, options);
            let name = format!("{style:?}").to_lowercase();
            writeln!(
                out,
                "{variant} {name}: {score}; lost by the home check: {by_home}"
            )
            .map_err(LabError::Output)?;
        }
    }
    Ok(())
}

/// Returns the variants named on the command line, or the six of the table if there are none.
pub fn two_seats(named: &[Variant]) -> Result<&[Variant], LabError> {
    if let Some(variant) = named.iter().find(|variant| variant.seats() != 2) {
        let message = format!("{variant} has more than two seats");
        return Err(LabError::Option(message));
    }
    Ok(if named.is_empty() { &VARIANTS } else { named })
}

/// Returns the score against a style, and how many games were lost by the home check.
fn against(rules: Rules, style: Style, options: &PoolOptions) -> (Score, u32) {
    let cells = style.cells(rules);
    let mut memories = [POSITIONS; 2].map(Memory::with_positions);
    let (mut score, mut by_home) = (Score::default(), 0);
    for number in 0..options.games {
        let ours = number as usize % 2;
        let seed = options.seed.wrapping_add(u64::from(number / 2));
        let game = one(
            rules,
            (style, &cells),
            ours,
            seed,
            options.nodes,
            &mut memories,
        );
        let winner = game.outcome().and_then(Outcome::winner);
        let winner = winner.map(|seat| usize::from(seat.index() != ours));
        score.note(winner);
        let is_home = game.outcome().is_some_and(|end| end.reason == Reason::Home);
        by_home += u32::from(is_home && winner == Some(1));
    }
    (score, by_home)
}

fn one(
    rules: Rules,
    (style, cells): (Style, &Cells),
    ours: usize,
    seed: u64,
    nodes: u64,
    [mine, theirs]: &mut [Memory; 2],
) -> Game {
    let mut game = opening(rules, seed);
    while game.outcome().is_none() && game.ply_count() < MOST_PLIES {
        let standing = game.standing();
        let ply = if game.position().to_move().index() == ours {
            let thought = think(standing, Budget::nodes(nodes), mine, &|| false);
            thought.map(|thought| thought.ply())
        } else {
            style.choose(cells, standing, nodes, theirs)
        };
        if ply.is_none_or(|ply| game.play(ply).is_err()) {
            break;
        }
    }
    game
}

/// Returns a game after 4 to 8 random plies.
pub fn opening(rules: Rules, seed: u64) -> Game {
    let mut luck = StdRng::seed_from_u64(seed);
    let mut game = Game::new(rules);
    for _ in 0..luck.random_range(4..=8) {
        let plies = game.position().legal_plies();
        let ply = plies.choose(&mut luck);
        if ply.is_none_or(|ply| game.play(*ply).is_err()) {
            break;
        }
    }
    game
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_seed_gives_the_same_table() {
        let options = PoolOptions {
            variants: vec![Variant::MiniCorners],
            games: 2,
            nodes: 1_000,
            seed: 5,
            styles: Vec::new(),
        };
        let table = || {
            let mut out = Vec::new();
            play(&options, &mut out).expect("it is written to memory");
            String::from_utf8(out).expect("it is text")
        };
        let once = table();
        assert_eq!(once.lines().count(), 5, "{once}");
        assert!(once.contains("mini-corners blocker: won "), "{once}");
        assert_eq!(once, table());
    }
}
