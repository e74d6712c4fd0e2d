//! The race: found when the armies have passed each other, and counted to the end.
#![expect(clippy::unwrap_used, reason = "a test")]

use halma_mind::{Budget, Memory, Score, race, think};
use halma_rules::notation::parse_position;
use halma_rules::{Ply, Rules, Standing};

const NEVER: &dyn Fn() -> bool = &|| false;

fn standing(text: &str) -> Standing {
    let rules = Rules::new("halma8".parse().unwrap(), "classic".parse().ok(), None).unwrap();
    Standing::of(parse_position(rules, text).unwrap())
}

/// Each lacks some moves, and no stone can meet another.
const PASSED: &str = "aaa1a3/aaa5/aa6/8/a5b1/6bb/5bbb/3b1bbb 1 30";

#[test]
fn no_race_before_the_armies_have_passed() {
    let rules = Rules::default_for("halma8".parse().unwrap());
    assert_eq!(race(&Standing::start(rules), 100_000), None);
    assert_eq!(
        race(
            &standing("aaa1a3/aaa5/aa1b4/8/a7/6bb/5bbb/4bbbb 1 30"),
            100_000
        ),
        None
    );
}

#[test]
fn a_race_is_counted_for_every_seat() {
    let race = race(&standing(PASSED), 500_000).unwrap();
    assert_eq!(race.len(), 2);
    for sprint in &race {
        assert_eq!((sprint.moves, sprint.is_least), (2, true));
        assert_eq!(sprint.way.len(), sprint.moves as usize);
    }
}

#[test]
fn a_race_is_run_as_short_as_it_was_counted() {
    let mut standing = standing("aaa1a3/aa1a4/a7/1a6/a5b1/6bb/5bbb/3b1bbb 1 30");
    let counted = race(&standing, 2_000_000).unwrap();
    let needs = counted[0].moves;
    let mut memory = Memory::with_positions(4_096);
    for left in (1..=needs).rev() {
        let thought = think(&standing, Budget::nodes(2_000_000), &mut memory, NEVER).unwrap();
        match thought.lines[0].score {
            Score::Race { needs, .. } => assert_eq!(needs, left),
            Score::Win(1) => assert_eq!(left, 1),
            other => panic!("{other:?} with {left} moves left"),
        }
        standing.play(thought.ply()).unwrap();
        if standing.outcome().is_some() {
            assert_eq!(left, 1);
            return;
        }
        // Black waits, as far as it can.
        let plies = standing.position().legal_plies();
        let waits = |ply: &&Ply| match ply {
            Ply::Move(mv) => standing.position().gain(*mv) <= 0,
            Ply::Pass => true,
        };
        let ply = *plies.iter().find(waits).unwrap();
        standing.play(ply).unwrap();
    }
}

#[test]
fn a_stop_is_obeyed_in_a_race_too() {
    // Far too long a way to prove that none is shorter.
    let start = "2aaaa2/2aaa3/2aa4/2a5/5b2/4bb2/3bbb2/2bbbb2 1 30";
    let budget = Budget::nodes(u64::MAX);
    let mut memory = Memory::with_positions(4_096);
    let asked = std::cell::Cell::new(0);
    let stop = || {
        asked.set(asked.get() + 1);
        asked.get() > 200
    };
    let thought = think(&standing(start), budget, &mut memory, &stop).unwrap();
    assert!(thought.nodes < 1_000_000, "{}", thought.nodes);
}
