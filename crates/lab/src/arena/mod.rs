//! `lab match`: two programs or levels against each other, from the same openings on every side.

mod contestant;
mod forfeit;
mod program;
mod score;

use std::collections::BTreeMap;
use std::io::Write;
use std::time::Duration;

use clap::Args;
use clap::builder::{PossibleValuesParser, TypedValueParser as _};
use halma_rules::{
    Contest, Ends, Game, Jumps, Options, Outcome, Ply, RuleSet, Rules, Seat, Teams, Variant,
};
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
    /// A program that speaks the engine protocol, with its arguments; a level, such as level:5; or
    /// greedy, which makes the most progress. With more seats it has one, or those of a team.
    #[arg(value_name = "ENGINE_A")]
    one: String,
    /// Its opponent, on all other seats.
    #[arg(value_name = "ENGINE_B")]
    other: String,
    /// The variant.
    #[arg(long, default_value = "halma8")]
    variant: Variant,
    /// The rule set (default: the variant's).
    #[arg(long)]
    rules: Option<RuleSet>,
    /// Diagonal moves (default: the variant's).
    #[arg(long, value_parser = PossibleValuesParser::new(["yes", "no"]).map(|word| word == "yes"))]
    diagonals: Option<bool>,
    /// How far stones jump: short or long (default: short).
    #[arg(long)]
    jumps: Option<Jumps>,
    /// What ends a game of three or more: first or places (default: first).
    #[arg(long)]
    ends: Option<Ends>,
    /// Who plays together, in halma16-4, star4 and star6: none or pairs (default: none).
    #[arg(long)]
    teams: Option<Teams>,
    /// The number of games; each opening is played from every side.
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
    let rules = options.rules()?;
    let time = Duration::from_millis(options.movetime);
    let names = [&options.one, &options.other];
    let mut both = contestants(names.map(String::as_str), time)?;
    let tally = play_games(rules, &mut both, options.games, options.seed)?;
    let overruns: u32 = both.iter().map(Contestant::overruns).sum();
    report(options, rules, &tally, overruns, out).map_err(LabError::Output)?;
    if tally.wins.len() > 2 {
        let wins: Vec<String> = tally.wins.iter().map(u32::to_string).collect();
        let wins = wins.join(" ");
        writeln!(out, "wins by seat: {wins}").map_err(LabError::Output)?;
    }
    Ok(())
}

/// What came of a match.
struct Tally {
    /// For the first of both.
    score: Score,
    /// Games by how they ended.
    ends: BTreeMap<String, u32>,
    /// Won games by seat.
    wins: Vec<u32>,
}

fn contestants(names: [&str; 2], time: Duration) -> Result<Vec<Contestant>, LabError> {
    let named = names.into_iter().map(|name| Contestant::named(name, time));
    named.collect()
}

/// Returns the score of the first of two levels, or of a level against greedy, by the variant's
/// usual rules.
pub fn score(variant: Variant, names: [&str; 2], games: u32, seed: u64) -> Result<Score, LabError> {
    let mut both = contestants(names, Duration::ZERO)?;
    let rules = Rules::default_for(variant);
    Ok(play_games(rules, &mut both, games, seed)?.score)
}

fn play_games(
    rules: Rules,
    both: &mut [Contestant],
    games: u32,
    seed: u64,
) -> Result<Tally, LabError> {
    let seats = rules.setup().seats();
    let sides = match rules.contest() {
        Contest::Pairs => seats / 2,
        Contest::First | Contest::Places => seats,
    };
    let mut tally = Tally {
        score: Score::default(),
        ends: BTreeMap::new(),
        wins: vec![0; seats],
    };
    for number in 0..games as usize {
        let seed = seed.wrapping_add((number / sides) as u64);
        // The next game of an opening is played from the next seat.
        let seat = Seat::at(number % sides);
        for (place, contestant) in both.iter_mut().enumerate() {
            contestant.begin(seed.wrapping_mul(2).wrapping_add(place as u64))?;
        }
        let ended = play_game(rules, both, seat, seed);
        tally.score.note(ended.winner);
        for winner in ended.seats {
            tally.wins[winner.index()] += 1;
        }
        *tally.ends.entry(ended.how).or_insert(0) += 1;
    }
    Ok(tally)
}

impl MatchOptions {
    fn rules(&self) -> Result<Rules, LabError> {
        let options = Options {
            diagonals: self.diagonals,
            jumps: self.jumps,
            ends: self.ends,
            teams: self.teams,
        };
        Ok(Rules::with_options(self.variant, self.rules, options)?)
    }
}

/// The result of a game: the winner of the two, if any, and the reason.
struct Ended {
    winner: Option<usize>,
    /// The seats that won by the rules.
    seats: Vec<Seat>,
    how: String,
}

/// Plays a game in which the first of both has a seat, with its partner's.
fn play_game(rules: Rules, both: &mut [Contestant], first: Seat, seed: u64) -> Ended {
    let side = |seat: Seat| usize::from(seat != first && rules.partner(seat) != Some(first));
    let mut game = opening(rules, seed);
    while game.outcome().is_none() && game.ply_count() < MOST_PLIES {
        let mover = side(game.position().to_move());
        let played = match both[mover].choose(&game) {
            Ok(ply) => game.play(ply).map(drop).map_err(|_| Forfeit::Illegal),
            Err(forfeit) => Err(forfeit),
        };
        if let Err(forfeit) = played {
            return Ended {
                winner: Some(1 - mover),
                seats: Vec::new(),
                how: forfeit.to_string(),
            };
        }
    }
    let outcome = game.outcome();
    let seats: Vec<Seat> = outcome.into_iter().flat_map(Outcome::winners).collect();
    Ended {
        winner: seats.first().copied().map(side),
        seats,
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
    tally: &Tally,
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
    writeln!(out, "{}", tally.score)?;
    let ends = tally.ends.iter();
    let ends: Vec<String> = ends.map(|(how, count)| format!("{how} {count}")).collect();
    writeln!(out, "ends: {}; overruns: {overruns}", ends.join(", "))
}
