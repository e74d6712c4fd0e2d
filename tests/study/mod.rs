//! Lessons and puzzles: each can be solved, can be missed, and fits into menus.

use std::collections::BTreeSet;

use halma::study::{Aim, Exercise, LESSONS, Lesson, March, Puzzles};
use halma_rules::{ForcedEnd, Ply, Seat, Verdict};

/// The most options in a menu.
const MOST_OPTIONS: usize = 25;

fn fits_into_menus(exercise: &Exercise) -> bool {
    let moves = exercise.moves();
    let of_a_stone = |stone: &_| moves.iter().filter(|mv| mv.from() == *stone).count();
    let stones = exercise.stones();
    stones.len() <= MOST_OPTIONS && stones.iter().all(|stone| of_a_stone(stone) <= MOST_OPTIONS)
}

#[test]
fn each_lesson_can_be_solved_and_missed() {
    let words: BTreeSet<_> = LESSONS.iter().map(|lesson| lesson.word).collect();
    assert_eq!(words.len(), LESSONS.len());
    for lesson in LESSONS {
        let exercise = lesson.exercise();
        let (moves, solutions) = (exercise.moves(), exercise.solutions());
        assert!(!solutions.is_empty(), "{} has no answer", lesson.word);
        assert!(
            solutions.len() < moves.len(),
            "{} cannot be missed",
            lesson.word
        );
        assert!(fits_into_menus(&exercise), "{}", lesson.word);
        let board = exercise.position().board();
        for mv in moves {
            let text = Ply::Move(mv).text(board);
            assert_eq!(exercise.parse(&text), Some(mv));
            assert_eq!(exercise.is_solved_by(mv), solutions.contains(&mv));
        }
        assert_eq!(
            exercise.parse("a1-a2"),
            None,
            "no stone of the lesson is there"
        );
    }
}

#[test]
fn what_the_lessons_say_is_true() {
    let lesson = |word| LESSONS.iter().find(|lesson| lesson.word == word);
    let exercise = |word| lesson(word).map(Lesson::exercise);
    let answers = |word| -> Vec<String> {
        let exercise = exercise(word).into_iter();
        exercise
            .flat_map(|exercise| {
                let board = exercise.position().board();
                let texts = exercise.solutions().iter();
                texts
                    .map(|mv| exercise.position().route(*mv).text(board))
                    .collect::<Vec<_>>()
            })
            .collect()
    };
    assert_eq!(answers("step"), ["g3-f4", "h4-g5"]);
    assert_eq!(answers("jump"), ["g2-e2", "g2-g4"]);
    assert_eq!(answers("chain"), ["f3-d5-d7-b5"]);
    assert_eq!(answers("ladder"), ["f2-e3"]);
    assert_eq!(answers("home"), ["h3-g4"]);
    assert_eq!(answers("block"), ["g3-e5"]);
    assert_eq!(answers("race"), ["c6-d7"]);
    assert_eq!(answers("count"), ["f6-g5"]);
    // White's count, which the lesson mentions.
    let count =
        exercise("count").and_then(|exercise| exercise.standing().tempo().values().next().copied());
    assert_eq!(count, Some(Some(3)));
    let is_now = exercise("home").is_some_and(|exercise| is_check_now(&exercise));
    assert!(is_now, "the home check is in this round");
}

/// Returns true if stones at home are counted at the end of this round.
fn is_check_now(exercise: &Exercise) -> bool {
    exercise
        .standing()
        .forced_ends()
        .iter()
        .any(|end| matches!(end, ForcedEnd::HomeInRound { rounds_left: 1, .. }))
}

/// Returns true if a move lets the opponent win by the end of the round.
fn loses(exercise: &Exercise, mv: halma_rules::Move) -> bool {
    let Some(after) = exercise.after(mv) else {
        return false;
    };
    let lost = |verdict| matches!(verdict, Verdict::Won(winner) if winner != exercise.seat());
    if let Some(outcome) = after.outcome() {
        return lost(outcome.verdict);
    }
    after.position().legal_plies().into_iter().any(|reply| {
        let mut next = after.clone();
        let is_played = next.play(reply).is_ok();
        is_played && next.outcome().is_some_and(|outcome| lost(outcome.verdict))
    })
}

#[test]
fn each_puzzle_has_one_answer() {
    let puzzles = Puzzles::load();
    let all = puzzles.all();
    assert!(all.len() > 200, "{} puzzles", all.len());
    let mut positions = BTreeSet::new();
    for exercise in all {
        let text = halma_rules::notation::position_text(exercise.position());
        assert_eq!(exercise.solutions().len(), 1, "{text}");
        assert!(fits_into_menus(exercise), "{text}");
        if exercise.aim() == Aim::LeaveHome {
            assert!(is_check_now(exercise), "{text}");
            let wrong = exercise
                .moves()
                .into_iter()
                .filter(|mv| !exercise.is_solved_by(*mv));
            let mut some = wrong.take(3);
            assert!(some.all(|mv| loses(exercise, mv)), "{text}");
        }
        positions.insert(text);
    }
    assert_eq!(positions.len(), all.len(), "each is another");
}

#[test]
fn every_day_has_a_puzzle_and_unreadable_lines_have_none() {
    let puzzles = Puzzles::load();
    let text = |day| {
        let exercise = puzzles.of_day(day);
        exercise.map(|exercise| halma_rules::notation::position_text(exercise.position()))
    };
    let days = puzzles.all().len() as u32;
    assert_eq!(text(3), text(3 + days));
    assert_ne!(text(3), text(4));
    let bad = "chain halma8\nchain nowhere gambiter 8 1 1\nsing halma8 gambiter x\n# a word\n";
    assert!(Puzzles::parse(bad).of_day(7).is_none());
}

/// The marches before they repeat.
fn marches() -> Vec<March> {
    let mut seen = BTreeSet::new();
    let all = (20_787..).map_while(March::of_day);
    all.take_while(|march| seen.insert((format!("{:?}", march.start()), march.par())))
        .collect()
}

#[test]
fn each_march_can_be_walked_in_as_many_moves_as_it_says() {
    let all = marches();
    assert!(all.len() > 300, "{} marches", all.len());
    for march in all {
        let mut position = march.start().clone();
        for &mv in march.way() {
            assert!(!March::is_across(&position));
            let targets = position.gains().len();
            let most = position
                .stones(Seat::FIRST)
                .map(|stone| position.targets(stone).len());
            assert!(most.max() <= Some(MOST_OPTIONS), "{targets} moves");
            assert_eq!(march.at(March::packed(&position)).as_ref(), Some(&position));
            position = position.alone_after(mv).expect("a legal move");
        }
        assert!(March::is_across(&position), "march {}", march.number());
    }
    assert!(March::of_day(1).is_none());
    let march = March::of_day(20_787).expect("the first one");
    for packed in [0, 1, u64::MAX, March::packed(march.start()) | 1 << 63] {
        assert!(march.at(packed).is_none(), "{packed}");
    }
}
