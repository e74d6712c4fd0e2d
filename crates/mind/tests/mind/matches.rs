//! Matches within nodes, both seatings, against partners of known kind. They are small; figures of
//! longer ones stand in docs/performance.md.
#![expect(clippy::unwrap_used, reason = "a test")]

use std::time::{Duration, Instant};

use halma_mind::{Budget, Level, Memory, Player, think};
use halma_rules::{Jumps, Options, Outcome, Ply, Rules, Standing, Status, Variant};

use super::plays::after_luck;
use super::sparring::Sparring;
use crate::dice::Dice;

const NEVER: &dyn Fn() -> bool = &|| false;

/// Whom a match is played by.
#[derive(Clone, Copy, Debug)]
pub enum Side {
    Full(u64),
    /// Full strength, as long as a move may take.
    InTime(Duration),
    Level(u8),
    Partner(Sparring),
    PartnerInTime(Sparring, Duration),
}

impl Side {
    fn choose(self, standing: &Standing, dice: &mut Dice, memory: &mut Memory) -> Ply {
        match self {
            Self::Full(nodes) => {
                let thought = think(standing, Budget::nodes(nodes), memory, NEVER);
                thought.unwrap().ply()
            }
            Self::InTime(time) => {
                let until = Instant::now() + time;
                let is_late = || Instant::now() >= until;
                let thought = think(standing, Budget::nodes(u64::MAX), memory, &is_late);
                thought.unwrap().ply()
            }
            Self::Level(number) => {
                let level = Level::new(number).unwrap();
                let player = Player { level, seed: 1 };
                player.choose(standing, None, memory, NEVER).unwrap().ply()
            }
            Self::Partner(kind) => {
                standing.position().legal_plies()[kind.choose(standing, dice, NEVER)]
            }
            Self::PartnerInTime(kind, time) => {
                let until = Instant::now() + time;
                let choice = kind.choose(standing, dice, &|| Instant::now() >= until);
                standing.position().legal_plies()[choice]
            }
        }
    }
}

/// Half points of one side in a number of games, each seat of the variant in turn.
pub fn points(name: &str, one: Side, others: Side, games: usize) -> usize {
    points_by(
        Rules::default_for(name.parse().unwrap()),
        one,
        others,
        games,
    )
}

fn points_by(rules: Rules, one: Side, others: Side, games: usize) -> usize {
    let seats = rules.variant().seats();
    let mut memory = Memory::with_positions(1 << 14);
    let mut points = 0;
    for number in 0..games {
        let dice = &mut Dice((number / seats) as u64);
        let mut standing = after_luck(rules, seats, dice).standing().clone();
        while let Status::Running { turn } = standing.status() {
            let side = if turn.index() == number % seats {
                one
            } else {
                others
            };
            let ply = side.choose(&standing, dice, &mut memory);
            standing.play(ply).unwrap();
        }
        points += match standing.outcome().and_then(Outcome::winner) {
            Some(winner) => 2 * usize::from(winner.index() == number % seats),
            None => 1,
        };
    }
    points
}

#[test]
fn one_among_the_greedy_wins_more_than_its_share() {
    for (name, games) in [("star3", 3), ("star4", 4)] {
        let points = points(
            name,
            Side::Full(4_000),
            Side::Partner(Sparring::Greedy),
            games,
        );
        // Games are as many as seats, so a share is one win.
        assert!(points > 2, "{name}: {points} of {}", 2 * games);
    }
}

/// Five others move before a plan goes on: a search alone wins less than its share here.
#[test]
fn one_among_five_who_jump_far_wins_more_than_its_share() {
    let options = Options {
        jumps: Some(Jumps::Long),
        ..Options::default()
    };
    let rules = Rules::with_options(Variant::Star6, None, options).unwrap();
    let greedy = Side::Partner(Sparring::Greedy);
    let points = points_by(rules, Side::Full(40_000), greedy, 6);
    assert!(points >= 6, "{points} of 12, and a share is 2");
}

#[test]
fn the_lowest_level_beats_luck_and_loses_to_greed_as_often_as_not() {
    let level = Side::Level(1);
    let luck = points("star2", level, Side::Partner(Sparring::Random), 6);
    let greed = points("star2", level, Side::Partner(Sparring::Greedy), 20);
    assert!(luck >= 10, "{luck} of 12");
    assert!((8..=28).contains(&greed), "{greed} of 40");
}

#[test]
fn higher_levels_beat_lower_ones() {
    for (name, high, low) in [
        ("star2", 2, 1),
        ("star2", 4, 2),
        ("star2", 6, 4),
        ("halma16", 6, 5),
    ] {
        let points = points(name, Side::Level(high), Side::Level(low), 16);
        let pair = format!("{name}, level {high} against {low}");
        assert!(points >= 19, "{pair}: {points} of 32");
    }
}

/// On the largest board a step is small at the bottom, and was the wrong way round: more games
/// tell.
#[test]
fn the_second_level_beats_the_first_one_on_the_largest_board() {
    let points = points("halma16", Side::Level(2), Side::Level(1), 40);
    assert!(points > 40, "{points} of 80");
}
