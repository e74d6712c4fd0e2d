//! Each rule of the stairs.

use std::collections::BTreeMap;

use halma_cup::stairs::{Bout, Climber, Refusal, close_empty, may_challenge, settled};
use halma_cup::standings;

use crate::common::{checked, cup, game, paired, round};

const TODAY: i64 = 1_000;

/// Everyone was seen today; the steps are those given.
fn stairs(steps: &[(&str, u32)]) -> BTreeMap<String, Climber> {
    let climber = |(id, step): &(&str, u32)| {
        let (step, seen) = (*step, TODAY);
        (String::from(*id), Climber { step, seen })
    };
    steps.iter().map(climber).collect()
}

fn bout(challenger: &str, challenged: &str, ended: Option<i64>) -> Bout {
    Bout {
        challenger: challenger.to_owned(),
        challenged: challenged.to_owned(),
        ended,
    }
}

fn refusal(bouts: &[Bout], one: &str, other: &str) -> Option<Refusal> {
    let stairs = stairs(&[("a", 1), ("b", 4), ("c", 5), ("d", 2)]);
    may_challenge(&stairs, bouts, (one, other), TODAY).err()
}

#[test]
fn at_most_three_steps_up_or_down() {
    assert_eq!(refusal(&[], "a", "b"), None);
    assert_eq!(refusal(&[], "b", "a"), None);
    assert_eq!(refusal(&[], "a", "c"), Some(Refusal::TooFar(4)));
    assert_eq!(refusal(&[], "c", "a"), Some(Refusal::TooFar(4)));
    assert_eq!(refusal(&[], "a", "a"), Some(Refusal::Yourself));
    assert_eq!(refusal(&[], "a", "x"), Some(Refusal::NotOn("x".to_owned())));
    assert_eq!(refusal(&[], "x", "a"), Some(Refusal::NotOn("x".to_owned())));
}

#[test]
fn one_game_out_and_one_in_and_what_is_over_blocks_nothing() {
    let out = [bout("a", "d", None)];
    assert_eq!(refusal(&out, "a", "b"), Some(Refusal::Out));
    assert_eq!(refusal(&out, "b", "a"), None, "in is another limit");
    assert_eq!(refusal(&out, "b", "d"), Some(Refusal::In));
    assert_eq!(refusal(&out, "d", "b"), None);
    let over = [bout("a", "d", Some(TODAY))];
    assert_eq!(refusal(&over, "a", "b"), None);
    assert_eq!(refusal(&over, "b", "d"), None);
}

#[test]
fn the_same_two_not_within_14_days() {
    for (ago, rest) in [(0, Some(14)), (13, Some(1)), (14, None)] {
        let bouts = [bout("a", "b", Some(TODAY - ago))];
        assert_eq!(refusal(&bouts, "a", "b"), rest.map(Refusal::Again));
        assert_eq!(refusal(&bouts, "b", "a"), rest.map(Refusal::Again));
        assert_eq!(refusal(&bouts, "a", "d"), None);
    }
    let running = [bout("a", "b", None)];
    assert_eq!(refusal(&running, "b", "a"), Some(Refusal::Again(14)));
}

#[test]
fn unseen_for_14_days_no_challenge_for_30_days_off() {
    let mut stairs = stairs(&[("a", 1), ("b", 1)]);
    for (unseen, to, from) in [
        (13, None, None),
        (14, Some(Refusal::Unseen(14)), None),
        (29, Some(Refusal::Unseen(29)), None),
        (
            30,
            Some(Refusal::NotOn("b".to_owned())),
            Some(Refusal::NotOn("b".to_owned())),
        ),
    ] {
        stairs.get_mut("b").unwrap().seen = TODAY - unseen;
        assert_eq!(may_challenge(&stairs, &[], ("a", "b"), TODAY).err(), to);
        assert_eq!(may_challenge(&stairs, &[], ("b", "a"), TODAY).err(), from);
        assert_eq!(stairs["b"].is_off(TODAY), unseen >= 30);
    }
}

#[test]
fn a_refusal_names_its_rule() {
    let sentence = Refusal::Again(1).to_string();
    assert_eq!(
        sentence,
        "you two have played within 14 days; 1 day more to go"
    );
    let sentence = Refusal::TooFar(5).to_string();
    assert_eq!(
        sentence,
        "they are 5 steps away; pick somebody at most 3 steps away"
    );
}

#[test]
fn one_up_one_down_and_never_below_the_first() {
    assert_eq!(settled(1, 1), (2, 1));
    assert_eq!(settled(1, 3), (2, 2));
}

#[test]
fn empty_steps_close() {
    let mut steps = [7, 2, 2, 9, 4];
    close_empty(&mut steps);
    assert_eq!(steps, [3, 1, 1, 4, 2]);
}

#[test]
fn the_table_ranks_by_step() {
    let mut form = cup("stairs", 4);
    let month = vec![
        game("ab", &[1, 2]),
        game("ac", &[1, 2]),
        game("ad", &[1, 2]),
        game("bc", &[1, 1]),
    ];
    form.played = vec![round(1, &[], month)];
    let steps = |form: &halma_cup::CupForm| {
        let rows = standings(&checked(form)).into_iter();
        rows.map(|row| format!("{} {} {}", row.place, row.id, row.points))
            .collect::<Vec<_>>()
    };
    assert_eq!(steps(&form), ["1 a 4", "2 b 1", "2 c 1", "4 d 1"]);
    form.played.push(round(2, &[], vec![game("bd", &[2, 1])]));
    assert_eq!(
        steps(&form)[..2],
        ["1 a 2", "2 d 2"],
        "steps 2 and 3 closed"
    );
    let pairing = paired(&form);
    assert!(pairing.games.is_empty() && pairing.round == 3);
}
