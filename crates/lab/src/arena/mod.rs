//! `lab match`: two programs or levels against each other, from the same openings on both sides.

mod contestant;
mod forfeit;
mod program;
mod score;

use std::collections::BTreeMap;
use std::io::Write;
use std::time::Duration;

use clap::Args;
use clap::builder::{PossibleValuesParser, TypedValueParser as _};
use halma_rules::{Game, Outcome, Ply, RuleSet, Rules, Variant};
use rand::rngs::StdRng;
use rand::seq::IndexedRandom as _;
use rand::{RngExt as _, SeedableRng as _};

use self::contestant::Contestant;
use self::forfeit::Forfeit;
pub(crate) use self::score::Score;
use crate::error::LabError;

/// The number of random plies at the start of a game, for each seat.
const OPENING_PLIES: usize = 2;
/// A game that goes on longer is drawn, which no rule set leads to but by the stall rule.
const MOST_PLIES: usize = 2_000;

/// Who plays whom, and how.
#[derive(Debug, Args)]
pub struct MatchOptions {
    /// A program that speaks the engine protocol, with its arguments; or a level, such as level:5.
    #[arg(value_name = "ENGINE_A")]
    one: String,
    /// Its opponent.
    #[arg(value_name = "ENGINE_B")]
    other: String,
    /// The variant, of two seats.
    #[arg(long, default_value = "halma8")]
    variant: Variant,
    /// The rule set (default: the variant's).
    #[arg(long)]
    rules: Option<RuleSet>,
    /// Diagonal moves (default: the variant's).
    #[arg(long, value_parser = PossibleValuesParser::new(["yes", "no"]).map(|word| word == "yes"))]
    diagonals: Option<bool>,
    /// The number of games; each opening is played from both sides.
    #[arg(long, default_value_t = 40)]
    games: u32,
    /// The time of a program for a move, in milliseconds; levels take what they need.
    #[arg(long, default_value_t = 100, value_name = "MS")]
    movetime: u64,
    /// What openings and the tastes of levels follow from.
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

/// Plays all games, and prints the score of the first with its interval.
pub fn play(options: &MatchOptions, out: &mut dyn Write) -> Result<(), LabError> {
    let rules = Rules::new(options.variant, options.rules, options.diagonals)?;
    if rules.variant().seats() != 2 {
        let message = format!("{} has more than two seats", rules.variant());
        return Err(LabError::Option(message));
    }
    let time = Duration::from_millis(options.movetime);
    let mut both = [&options.one, &options.other]
        .into_iter()
        .map(|name| Contestant::named(name, time))
        .collect::<Result<Vec<_>, _>>()?;
    let (mut score, mut ends) = (Score::default(), BTreeMap::new());
    for number in 0..options.games {
        let seed = options.seed.wrapping_add(u64::from(number / 2));
        // The second game of an opening is played from the other side.
        let first = number as usize % 2;
        for (place, contestant) in both.iter_mut().enumerate() {
            contestant.begin(seed.wrapping_mul(2).wrapping_add(place as u64))?;
        }
        let ended = play_game(rules, &mut both, first, seed);
        score.note(ended.winner);
        *ends.entry(ended.how).or_insert(0_u32) += 1;
    }
    let overruns: u32 = both.iter().map(Contestant::overruns).sum();
    report(options, rules, &score, &ends, overruns, out).map_err(LabError::Output)
}

/// The result of a game: the winner of the two, if any, and the reason.
struct Ended {
    winner: Option<usize>,
    how: String,
}

fn play_game(rules: Rules, both: &mut [Contestant], first: usize, seed: u64) -> Ended {
    let mut game = opening(rules, seed);
    while game.outcome().is_none() && game.ply_count() < MOST_PLIES {
        let mover = (first + game.position().to_move().index()) % 2;
        let played = match both[mover].choose(&game) {
            Ok(ply) => game.play(ply).map(drop).map_err(|_| Forfeit::Illegal),
            Err(forfeit) => Err(forfeit),
        };
        if let Err(forfeit) = played {
            return Ended {
                winner: Some(1 - mover),
                how: forfeit.to_string(),
            };
        }
    }
    let outcome = game.outcome();
    let winner = outcome.and_then(Outcome::winner);
    Ended {
        winner: winner.map(|seat| (first + seat.index()) % 2),
        how: outcome
            .map_or("too long", |outcome| outcome.reason.name())
            .to_owned(),
    }
}

/// Returns a game after some random plies.
fn opening(rules: Rules, seed: u64) -> Game {
    let mut luck = StdRng::seed_from_u64(seed);
    let mut game = Game::new(rules);
    for _ in 0..OPENING_PLIES * rules.variant().seats() {
        let plies: Vec<Ply> = game.position().legal_plies();
        let Some(ply) = plies.choose(&mut luck) else {
            break;
        };
        if game.play(*ply).is_err() || game.outcome().is_some() {
            return opening(rules, luck.random());
        }
    }
    game
}

fn report(
    options: &MatchOptions,
    rules: Rules,
    score: &Score,
    ends: &BTreeMap<String, u32>,
    overruns: u32,
    out: &mut dyn Write,
) -> std::io::Result<()> {
    let MatchOptions { one, other, .. } = options;
    let (variant, rule_set) = (rules.variant(), rules.rule_set());
    let (games, time) = (options.games, options.movetime);
    writeln!(
        out,
        "{one} against {other}: {variant}, {rule_set}, {games} games, {time} ms a move"
    )?;
    writeln!(out, "{score}")?;
    let ends: Vec<String> = ends
        .iter()
        .map(|(how, count)| format!("{how} {count}"))
        .collect();
    writeln!(out, "ends: {}; overruns: {overruns}", ends.join(", "))
}
