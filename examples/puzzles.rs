//! Makes the puzzles of the days from games that the computer plays against itself, and prints them:
//! `cargo run --release --example puzzles > assets/puzzles.txt`.
#![expect(clippy::print_stdout, reason = "it is what it does")]

use std::collections::BTreeSet;

use halma::study::{Aim, Exercise};
use halma_mind::{Level, Memory, Player, last_move, race};
use halma_rules::notation::position_text;
use halma_rules::{
    ForcedEnd, Game, Move, Position, Rules, Seat, Standing, Status, Variant, Verdict,
};

/// How many puzzles of each aim in each variant.
const OF_EACH: usize = 48;
/// The fewest jumps of a chain that is a puzzle.
const JUMPS: usize = 5;
/// The most games that are played for the puzzles of a variant.
const GAMES: u64 = 400;
/// The positions of a first look at a race.
const QUICK_LOOK: u64 = 4_000;

const VARIANTS: [Variant; 5] = [
    Variant::Halma8,
    Variant::Star2,
    Variant::Corners,
    Variant::Halma10,
    Variant::MiniCorners,
];

fn main() {
    println!(
        "# The puzzle of each day: what is to be done, the variant, the rule set, the position."
    );
    println!("# Made by `cargo run --release --example puzzles`; each has one answer.");
    let lists: Vec<Vec<String>> = VARIANTS.into_iter().flat_map(of_variant).collect();
    // Kinds and variants take turns.
    let most = lists.iter().map(Vec::len).max().unwrap_or(0);
    for number in 0..most {
        for list in &lists {
            if let Some(line) = list.get(number) {
                println!("{line}");
            }
        }
    }
}

fn of_variant(variant: Variant) -> Vec<Vec<String>> {
    let aims = [
        ("chain", Aim::Chain),
        ("build", Aim::Build),
        ("home", Aim::LeaveHome),
    ];
    let mut found = vec![BTreeSet::new(); aims.len()];
    let mut lists: Vec<Vec<String>> = vec![Vec::new(); aims.len()];
    let mut memory = Memory::with_positions(1 << 14);
    for seed in 0..GAMES {
        // One puzzle of each kind in a game, or they would be much the same.
        let mut taken = [false; 3];
        for position in game(variant, seed, &mut memory) {
            for (kind, (word, aim)) in aims.into_iter().enumerate() {
                if taken[kind] || lists[kind].len() >= OF_EACH {
                    continue;
                }
                let Some(text) = puzzle(&position, aim) else {
                    continue;
                };
                if found[kind].insert(text.clone()) {
                    let rules = position.rules().rule_set();
                    lists[kind].push(format!("{word} {variant} {rules} {text}"));
                    taken[kind] = true;
                }
            }
        }
        if lists.iter().all(|list| list.len() >= OF_EACH) {
            break;
        }
    }
    lists
}

/// The positions of a game between two levels.
fn game(variant: Variant, seed: u64, memory: &mut Memory) -> Vec<Position> {
    let mut game = Game::new(Rules::default_for(variant));
    let levels = [1 + seed % 7, 3 + seed / 7 % 5];
    let mut positions = Vec::new();
    while let Status::Running { turn } = game.status() {
        positions.push(game.position().clone());
        let level = Level::new(levels[turn.index()] as u8).expect("1 to 7 are levels");
        let player = Player { level, seed };
        let last = last_move(&game, turn);
        let thought = player.choose(game.standing(), last, memory, &|| false);
        let Some(thought) = thought else { break };
        if game.play(thought.ply()).is_err() {
            break;
        }
    }
    positions
}

/// The text of a position in which one move does what is wanted, and is not found at a glance.
fn puzzle(position: &Position, aim: Aim) -> Option<String> {
    let seat = position.to_move();
    if seat != Seat::FIRST || !may_fit(position, aim) {
        return None;
    }
    let mut text = position_text(position);
    if aim == Aim::LeaveHome {
        // At the last moment.
        let (stones, _) = text.rsplit_once(' ')?;
        text = format!("{stones} {}", round_of_the_check(position)?);
    }
    let again = halma_rules::notation::parse_position(position.rules(), &text).ok()?;
    let exercise = Exercise::new(again, aim, Vec::new());
    if aim == Aim::Build {
        let race = race(exercise.standing(), QUICK_LOOK)?;
        let needs = race.iter().find(|sprint| sprint.seat == seat)?.moves;
        if !(2..=4).contains(&needs) {
            return None;
        }
    }
    let solutions = exercise.solutions();
    let [only] = solutions[..] else { return None };
    let (jumps, gain) = (position.route(only).jumps(), position.gain(only));
    let is_hidden = match aim {
        Aim::Chain => jumps >= JUMPS && gain > 0,
        // The way home goes over another stone.
        Aim::LeaveHome => {
            jumps >= 1
                && (exercise.moves().into_iter()).all(|mv| mv == only || loses(&exercise, mv))
        }
        Aim::Build => true,
        _ => false,
    };
    is_hidden.then_some(text)
}

/// The round in which nobody may stay at home, where the rules have one.
fn round_of_the_check(position: &Position) -> Option<u32> {
    let ends = Standing::of(position.clone()).forced_ends();
    ends.iter().find_map(|end| match end {
        ForcedEnd::HomeInRound { round, .. } => Some(*round),
        _ => None,
    })
}

/// Whether a move lets the other side win by the end of the round.
fn loses(exercise: &Exercise, mv: Move) -> bool {
    let Some(after) = exercise.after(mv) else {
        return false;
    };
    let is_lost = |standing: &Standing| {
        let verdict = standing.outcome().map(|outcome| outcome.verdict);
        matches!(verdict, Some(Verdict::Won(winner)) if winner != exercise.seat())
    };
    is_lost(&after)
        || after.outcome().is_none()
            && after.position().legal_plies().into_iter().any(|reply| {
                let mut next = after.clone();
                next.play(reply).is_ok() && is_lost(&next)
            })
}

fn may_fit(position: &Position, aim: Aim) -> bool {
    let seat = position.to_move();
    match aim {
        Aim::Chain => position.round() > 4,
        Aim::Build => 2 * position.stones_in_goal(seat) > position.setup().stones_per_color(),
        Aim::LeaveHome => position.stones_at_home(seat) == 1,
        _ => false,
    }
}
