//! `lab selfplay`: games of the computer against itself: how they end, who the evaluation names as the
//! later winner, and whether the same side wins again.

use std::collections::BTreeMap;
use std::io::Write;

use clap::Args;
use halma_mind::training::lead;
use halma_mind::{Budget, Memory, Score, think};
use halma_rules::{Game, Outcome, Rules, Seat, Standing, Variant};

use crate::error::LabError;
use crate::pool::{MOST_PLIES, POSITIONS, opening, two_seats};

/// Which games, and when the evaluation is asked.
#[derive(Debug, Args)]
pub struct SelfplayOptions {
    /// A variant of two seats; the six of `lab pool` unless some are named.
    #[arg(long = "variant", value_name = "VARIANT")]
    variants: Vec<Variant>,
    /// The games of each variant.
    #[arg(long, default_value_t = 200)]
    games: u32,
    /// The positions searched for a move.
    #[arg(long, default_value_t = 3_000)]
    nodes: u64,
    /// The ply after which the evaluation names a winner.
    #[arg(long, default_value_t = 36)]
    ply: usize,
    /// What openings follow from.
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

/// What came of a variant's games.
#[derive(Default)]
struct Tally {
    /// Games by how they ended, and whether as a draw.
    ends: BTreeMap<(&'static str, bool), u32>,
    /// Games with a winner that weren't over at the look.
    asked: u32,
    /// Of these, those whose winner was predicted: by the evaluation, the search and steps left.
    named: [u32; 3],
    /// Of these, the games that also had a winner when played on from there a second time, and
    /// those that the same side won both times.
    again: [u32; 2],
}

/// Plays all games, and prints a row per variant.
pub fn play(options: &SelfplayOptions, out: &mut dyn Write) -> Result<(), LabError> {
    let SelfplayOptions {
        games, nodes, seed, ..
    } = options;
    let head = format!("{games} games a row, {nodes} positions a move, seed {seed}");
    writeln!(out, "{head}").map_err(LabError::Output)?;
    let mut memory = Memory::with_positions(POSITIONS);
    for &variant in two_seats(&options.variants)? {
        let mut tally = Tally::default();
        for number in 0..*games {
            let seed = seed.wrapping_add(u64::from(number));
            tally.add_game(Rules::default_for(variant), seed, options, &mut memory);
        }
        tally
            .report(variant, options.ply, out)
            .map_err(LabError::Output)?;
    }
    Ok(())
}

impl Tally {
    fn add_game(
        &mut self,
        rules: Rules,
        seed: u64,
        options: &SelfplayOptions,
        memory: &mut Memory,
    ) {
        let mut game = opening(rules, seed);
        play_on(&mut game, options.ply, options.nodes, memory);
        let budget = Budget::nodes(options.nodes);
        let asked = think(game.standing(), budget, memory, &|| false);
        let asked = asked.filter(|_| game.outcome().is_none());
        let ahead = asked.map(|thought| Ahead::of(game.standing(), thought.lines[0].score));
        let mut again = game.clone();
        play_on(&mut game, MOST_PLIES, options.nodes, memory);
        // Other moves of about the same strength.
        play_on(&mut again, MOST_PLIES, options.nodes * 4 / 5, memory);
        let outcome = game.outcome();
        let how = outcome.map_or("too long", |outcome| outcome.reason.name());
        let is_drawn = outcome.is_some_and(|outcome| outcome.winner().is_none());
        *self.ends.entry((how, is_drawn)).or_insert(0) += 1;
        if let (Some(ahead), Some(winner)) = (ahead, outcome.and_then(Outcome::winner)) {
            self.asked += 1;
            let is_winner = ahead.seat == winner;
            if let Some(second) = again.outcome().and_then(Outcome::winner) {
                self.again[0] += 1;
                self.again[1] += u32::from(second == winner);
            }
            let leads = [ahead.at_a_look, ahead.by_search, ahead.by_steps];
            for (named, is_ahead) in self.named.iter_mut().zip(leads) {
                *named += u32::from(is_ahead == is_winner);
            }
        }
    }

    fn report(&self, variant: Variant, ply: usize, out: &mut dyn Write) -> std::io::Result<()> {
        let percent = |count: u32| 100.0 * f64::from(count) / f64::from(self.asked.max(1));
        let [look, search, steps] = self.named.map(percent);
        let asked = self.asked;
        let [twice, same] = self.again;
        let ends = self.ends.iter().map(|((how, is_drawn), count)| {
            let drawn = if *is_drawn { " drawn" } else { "" };
            format!("{how}{drawn} {count}")
        });
        let ends: Vec<String> = ends.collect();
        writeln!(
            out,
            "{variant}: of {asked} winners after ply {ply} the evaluation names {look:.1} %, the search \
             {search:.1} %, steps {steps:.1} %; played on again, the same side won {same} of {twice}; ends: {}",
            ends.join(", ")
        )
    }
}

/// Plays until a ply or the end.
fn play_on(game: &mut Game, ply: usize, nodes: u64, memory: &mut Memory) {
    while game.outcome().is_none() && game.ply_count() < ply {
        let thought = think(game.standing(), Budget::nodes(nodes), memory, &|| false);
        if thought.is_none_or(|thought| game.play(thought.ply()).is_err()) {
            return;
        }
    }
}

/// Whether the seat to move is ahead.
struct Ahead {
    seat: Seat,
    at_a_look: bool,
    by_search: bool,
    by_steps: bool,
}

impl Ahead {
    fn of(standing: &Standing, found: Score) -> Self {
        let seat = standing.position().to_move();
        let steps = |seat| standing.position().tempo(seat);
        let theirs = standing.playing().filter(|&other| other != seat).map(steps);
        Self {
            seat,
            at_a_look: lead(standing) > 0,
            by_search: match found {
                Score::Ahead(lead) => lead > 0,
                Score::Win(_) => true,
                Score::Loss(_) => false,
                Score::Race { needs, best_other } => needs <= best_other,
            },
            by_steps: steps(seat) <= theirs.min().unwrap_or(0),
        }
    }
}
