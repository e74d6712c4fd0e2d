//! The levels: what each costs, and what none of them does.
#![expect(clippy::unwrap_used, reason = "a test")]

use halma_mind::{Level, Memory, Player, last_move};
use halma_rules::notation::parse_position;
use halma_rules::{Game, Ply, Reason, Rules, Seat, Standing, Status};

use super::plays::after_luck;
use super::sparring::Sparring;
use crate::dice::Dice;

const NEVER: &dyn Fn() -> bool = &|| false;

fn level(number: u8) -> Level {
    Level::new(number).unwrap()
}

#[test]
fn there_are_ten_levels() {
    assert_eq!(Level::all().count(), 10);
    assert_eq!((Level::new(0), Level::new(11)), (None, None));
    assert!(Level::LOWEST.nodes() <= 2_000 && Level::HIGHEST.nodes() <= 200_000);
    let nodes: Vec<u64> = Level::all().map(Level::nodes).collect();
    assert!(nodes.is_sorted(), "{nodes:?}");
}

#[test]
fn levels_keep_within_their_nodes() {
    let mut memory = Memory::with_positions(1 << 14);
    for (seed, rules) in Rules::all().enumerate().filter(|(seed, _)| seed % 3 == 0) {
        let game = after_luck(rules, 30, &mut Dice(seed as u64));
        if game.outcome().is_some() {
            continue;
        }
        for level in Level::all() {
            let player = Player { level, seed: 1 };
            let thought = player.choose(game.standing(), None, &mut memory, NEVER);
            let nodes = thought.unwrap().nodes;
            assert!(nodes <= level.nodes(), "{rules:?}, {level:?}: {nodes}");
        }
    }
}

/// Plays a game of a level against a partner, and looks at each of the level's plies.
fn watched(rules: Rules, player: Player, partner: Sparring, seed: u64) -> Game {
    let mut memory = Memory::with_positions(1 << 12);
    let dice = &mut Dice(seed);
    let mut game = after_luck(rules, 2, dice);
    let own = (seed % 2) as usize;
    while let Status::Running { turn } = game.status() {
        let plies = game.position().legal_plies();
        let ply = if turn.index() == own {
            let last = last_move(&game, turn);
            let thought = player.choose(game.standing(), last, &mut memory, NEVER);
            let ply = thought.unwrap().ply();
            if let (Some(last), Ply::Move(mv)) = (last, ply) {
                let is_back = last.from() == mv.to() && last.to() == mv.from();
                let builds = game.position().tempo(turn) as i32 == game.position().gain(mv);
                assert!(
                    !is_back || plies.len() == 1 || builds,
                    "{player:?}, {rules:?}"
                );
            }
            let building = plies.iter().any(|ply| match ply {
                Ply::Move(mv) => game.position().gain(*mv) == game.position().tempo(turn) as i32,
                Ply::Pass => false,
            });
            let mut after = game.clone();
            after.play(ply).unwrap();
            assert!(
                !building || after.position().is_built(turn),
                "{player:?}: a finished house"
            );
            ply
        } else {
            plies[partner.choose(game.standing(), dice, NEVER)]
        };
        game.play(ply).unwrap();
    }
    game
}

#[test]
fn no_level_takes_its_last_move_back_or_passes_a_finished_house_up() {
    for name in ["halma8", "star2", "mini-corners"] {
        let rules = Rules::default_for(name.parse().unwrap());
        for number in [1, 2, 3, 4, 6, 7] {
            for seed in 0..2 {
                let player = Player {
                    level: level(number),
                    seed,
                };
                watched(
                    rules,
                    player,
                    Sparring::Greedy,
                    seed + u64::from(number) * 2,
                );
            }
        }
    }
}

/// The last stone of White comes home by a chain of two jumps.
const BY_A_CHAIN: &str = "aaa1b1ba/aaa5/aa6/a7/8/6bb/5bbb/5bbb 1 20";

#[test]
fn a_house_is_finished_also_by_a_chain_that_is_too_long_to_see() {
    let rules = Rules::default_for("halma8".parse().unwrap());
    let standing = Standing::of(parse_position(rules, BY_A_CHAIN).unwrap());
    let mut memory = Memory::with_positions(1 << 12);
    for level in Level::all() {
        let player = Player { level, seed: 1 };
        let choice = player.choose(&standing, None, &mut memory, NEVER);
        let mut after = standing.clone();
        after.play(choice.unwrap().ply()).unwrap();
        assert!(after.position().is_built(Seat::FIRST), "{level:?}");
    }
}

/// Black's last stone at home, on b6, can leave only by a step aside; stones are counted at the end
/// of the next round.
const BY_A_STEP_ASIDE: &str = "aa1a4/3ab1ab/1b6/1b2b3/aaaab3/1a4b1/4bb2/1a1a1bbb 2 39";

#[test]
fn home_is_left_by_a_detour_from_level_3_on() {
    let rules = Rules::default_for("corners".parse().unwrap());
    let start = Standing::of(parse_position(rules, BY_A_STEP_ASIDE).unwrap());
    let mut memory = Memory::with_positions(1 << 12);
    for level in Level::all().filter(|level| level.number() >= 3) {
        let player = Player { level, seed: 1 };
        let mut standing = start.clone();
        let choice = player.choose(&standing, None, &mut memory, NEVER);
        standing.play(choice.unwrap().ply()).unwrap();
        standing.play(standing.parse_ply("g7-g6").unwrap()).unwrap();
        let choice = player.choose(&standing, None, &mut memory, NEVER);
        standing.play(choice.unwrap().ply()).unwrap();
        assert_eq!(
            standing.position().stones_at_home(Seat::at(1)),
            0,
            "{level:?}"
        );
    }
}

#[test]
fn from_level_3_on_nobody_loses_by_the_home_check() {
    for (name, rule_set) in [
        ("halma8", "gambiter"),
        ("halma8", "brainking"),
        ("halma10", "gambiter"),
        ("corners", "gambiter"),
        ("mini-corners", "gambiter"),
    ] {
        let rules = Rules::new(name.parse().unwrap(), rule_set.parse().ok(), None).unwrap();
        for number in [3, 4, 5] {
            for (seed, partner) in [
                (0, Sparring::Greedy),
                (1, Sparring::Greedy),
                (2, Sparring::Random),
            ] {
                let player = Player {
                    level: level(number),
                    seed,
                };
                let game = watched(rules, player, partner, seed + u64::from(number) * 4);
                let outcome = game.outcome().unwrap();
                let lost = outcome
                    .winner()
                    .is_some_and(|winner| winner.index() != (seed % 2) as usize);
                let by_home = outcome.reason == Reason::Home && lost;
                assert!(!by_home, "{name}, {rule_set}, level {number}, seed {seed}");
            }
        }
    }
}
