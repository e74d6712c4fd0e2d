//! Every ply is legal, follows from the arguments alone, and costs no more than it may.
#![expect(clippy::unwrap_used, reason = "a test")]

use std::cell::Cell;

use halma_mind::{Budget, Level, Memory, Player, Score, Term, last_move, terms, think};
use halma_rules::notation::parse_position;
use halma_rules::{Game, Rules, Standing, Status};

use crate::dice::Dice;

const NEVER: &dyn Fn() -> bool = &|| false;

/// A standing after a number of plies of luck.
pub fn after_luck(rules: Rules, plies: usize, dice: &mut Dice) -> Game {
    let mut game = Game::new(rules);
    for _ in 0..plies {
        if game.outcome().is_none() {
            let legal = game.position().legal_plies();
            game.play(legal[dice.below(legal.len())]).unwrap();
        }
    }
    game
}

fn standing(variant: &str, rules: &str, position: &str) -> Standing {
    let rules = Rules::new(variant.parse().unwrap(), rules.parse().ok(), None).unwrap();
    Standing::of(parse_position(rules, position).unwrap())
}

#[test]
fn plies_are_legal_in_all_rules() {
    let mut memory = Memory::with_positions(4_096);
    for (seed, rules) in Rules::all().enumerate() {
        let dice = &mut Dice(seed as u64);
        for plies in [0, 7, 40, 90] {
            let game = after_luck(rules, plies, dice);
            let thought = think(game.standing(), Budget::nodes(1_500), &mut memory, NEVER);
            match game.status() {
                Status::Over(_) => assert_eq!(thought, None),
                Status::Running { .. } => {
                    let thought = thought.unwrap();
                    assert!(game.position().is_legal(thought.ply()), "{rules:?}");
                    assert!(thought.nodes <= 1_500, "{rules:?}: {}", thought.nodes);
                }
            }
        }
    }
}

#[test]
fn the_same_arguments_give_the_same_answer() {
    let mut used = Memory::with_positions(4_096);
    for (seed, rules) in Rules::all().enumerate() {
        let game = after_luck(rules, 20, &mut Dice(seed as u64));
        let mut fresh = Memory::with_positions(4_096);
        let think =
            |memory: &mut Memory| think(game.standing(), Budget::nodes(3_000), memory, NEVER);
        assert_eq!(think(&mut used), think(&mut fresh), "{rules:?}");
        let player = Player {
            level: Level::new(4).unwrap(),
            seed: 9,
        };
        let choose = |memory: &mut Memory| player.choose(game.standing(), None, memory, NEVER);
        assert_eq!(choose(&mut used), choose(&mut fresh), "{rules:?}");
    }
}

#[test]
fn seeds_give_players_of_different_taste() {
    let game = Game::new(Rules::default_for("halma8".parse().unwrap()));
    let mut memory = Memory::with_positions(4_096);
    let plies: Vec<_> = (0..12)
        .map(|seed| {
            let level = Level::new(3).unwrap();
            let choice = Player { level, seed }.choose(game.standing(), None, &mut memory, NEVER);
            choice.unwrap().ply()
        })
        .collect();
    assert!(plies.iter().any(|ply| *ply != plies[0]));
}

#[test]
fn a_stop_is_obeyed() {
    for rules in Rules::all() {
        let game = after_luck(rules, 10, &mut Dice(3));
        let mut memory = Memory::with_positions(4_096);
        let asked = Cell::new(0_u64);
        let stop = || {
            asked.set(asked.get() + 1);
            asked.get() > 2
        };
        let thought = think(
            game.standing(),
            Budget::nodes(10_000_000),
            &mut memory,
            &stop,
        )
        .unwrap();
        assert!(thought.nodes < 10_000, "{rules:?}: {}", thought.nodes);
        assert!(game.position().is_legal(thought.ply()), "{rules:?}");
    }
}

/// White lacks one step, or two; a stone of Black is too near for a race.
const ONE_STEP: &str = "aaa1a3/aaa5/aa1b4/a7/8/6bb/5bbb/4bbbb 1 20";
const TWO_STEPS: &str = "aaa1a3/aaa5/aa1b4/8/a7/6bb/5bbb/4bbbb 1 20";

#[test]
fn a_win_in_one_or_two_is_found() {
    let mut memory = Memory::with_positions(1 << 14);
    for rules in ["classic", "closed-camp", "gambiter", "brainking"] {
        for (position, moves) in [(ONE_STEP, 1), (TWO_STEPS, 2)] {
            let mut standing = standing("halma8", rules, position);
            let budget = Budget::nodes(60_000);
            let thought = think(&standing, budget, &mut memory, NEVER).unwrap();
            assert_eq!(thought.lines[0].score, Score::Win(moves), "{rules}");
            standing.play(thought.ply()).unwrap();
            let left = standing.position().tempo(halma_rules::Seat::FIRST);
            assert_eq!(left, moves - 1, "{rules}");
        }
    }
}

#[test]
fn several_lines_are_the_best_moves_each_once() {
    let game = after_luck(
        Rules::default_for("star2".parse().unwrap()),
        6,
        &mut Dice(5),
    );
    let mut memory = Memory::with_positions(1 << 14);
    let budget = |lines, depth| Budget {
        nodes: 2_000_000,
        depth,
        lines,
    };
    let few = think(game.standing(), budget(3, 3), &mut memory, NEVER).unwrap();
    let one = think(game.standing(), budget(1, 3), &mut memory, NEVER).unwrap();
    assert_eq!(few.lines.len(), 3);
    assert_eq!(few.lines[0].score, one.lines[0].score);
    let value = |index: usize| match few.lines[index].score {
        Score::Ahead(value) => value,
        other => panic!("the game is young, yet {other:?}"),
    };
    assert!(value(0) >= value(1) && value(1) >= value(2));
    assert_ne!(few.lines[0].ply, few.lines[1].ply);
    assert_ne!(few.lines[1].ply, few.lines[2].ply);
}

#[test]
fn terms_are_those_of_the_seat_to_move() {
    let even = terms(&Standing::start(Rules::default_for(
        "halma8".parse().unwrap(),
    )));
    assert!(even.iter().all(|(_, value)| *value == 0), "{even:?}");
    let ahead = standing("halma8", "gambiter", ONE_STEP);
    let value = |standing: &Standing, wanted: Term| {
        let found = terms(standing)
            .into_iter()
            .find(|(term, _)| *term == wanted);
        found.unwrap().1
    };
    let steps = value(&ahead, Term::Tempo);
    let behind = standing("halma8", "gambiter", &ONE_STEP.replace(" 1 20", " 2 20"));
    assert!(steps > 0);
    assert_eq!(value(&behind, Term::Tempo), -steps);
    let late = "2aaa3/aaa3b1/aa6/a7/8/4bbb1/5bbb/4bbba 1 29";
    assert!(value(&standing("halma8", "gambiter", late), Term::Home) < 0);
}

#[test]
fn the_last_move_of_a_seat_is_known() {
    let game = after_luck(
        Rules::default_for("star3".parse().unwrap()),
        7,
        &mut Dice(2),
    );
    for seat in game.standing().playing() {
        let last = last_move(&game, seat).unwrap();
        let stone = game.position().placement().at(last.to()).unwrap();
        assert_eq!(game.rules().setup().owner(stone), seat);
    }
    let start = Game::new(game.rules());
    assert_eq!(last_move(&start, start.position().to_move()), None);
}
