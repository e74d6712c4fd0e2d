//! Wrong input, each with its sentence.

use halma_cup::{Amount, Cup, CupForm, GameForm, Kind, RoundForm, commands, pair, standings};
use proptest::collection::vec;
use proptest::option;
use proptest::prelude::*;
use proptest::sample::select;

use crate::common::{cup, fault, game, id, round};

fn swiss(change: impl Fn(&mut CupForm)) -> String {
    let mut form = cup("swiss", 8);
    form.played = vec![round(
        2,
        &["i"],
        vec![game("ab", &[1, 2]), game("ba", &[1, 2])],
    )];
    form.entrants.push(form.entrants[0].clone());
    form.entrants[8].id = id(8);
    change(&mut form);
    fault(&form)
}

type Change = fn(&mut CupForm);

const SENTENCES: &[(Change, &str)] = &[
    (
        |cup| "knock-out".clone_into(&mut cup.kind),
        "I don't know the kind `knock-out`; use swiss, round-robin, league, tables or stairs",
    ),
    (
        |cup| cup.seats = 3,
        "games of a cup of the kind `swiss` are for 2; set `seats` to that, not 3",
    ),
    (
        |cup| (cup.kind, cup.seats) = ("tables".to_owned(), 5),
        "games of a cup of the kind `tables` are for 3, 4 or 6; set `seats` to that, not 5",
    ),
    (
        |cup| cup.rounds = Some(2),
        "a cup of the kind `swiss` has 3 to 7 rounds; set `rounds` to one of them",
    ),
    (
        |cup| cup.rounds = Some(8),
        "a cup of the kind `swiss` has 3 to 7 rounds; set `rounds` to one of them",
    ),
    (
        |cup| cup.rounds = None,
        "a cup of the kind `swiss` has 3 to 7 rounds; set `rounds` to one of them",
    ),
    (
        |cup| "5eeg".clone_into(&mut cup.seed),
        "the seed must be 1 to 128 hexadecimal digits (0 to 9, a to f)",
    ),
    (
        |cup| cup.seed.clear(),
        "the seed must be 1 to 128 hexadecimal digits (0 to 9, a to f)",
    ),
    (
        |cup| cup.entrants = vec![cup.entrants[0].clone(); 501],
        "a cup has room for 500 people; 501 are entered",
    ),
    (
        |cup| cup.entrants[2].id.clear(),
        "entrant 3 has an empty `id`; give everyone an id",
    ),
    (
        |cup| cup.entrants[2].id = id(5),
        "`f` is entered twice; keep one of the two",
    ),
    (
        |cup| cup.before = vec![vec![id(0)], vec![id(1), id(0)]],
        "`a` is in `before` twice; keep the group they played in",
    ),
    (
        |cup| "zoe".clone_into(&mut cup.played[0].games[1].seats[0]),
        "`zoe` in game 2 of round 2 isn't among the entrants; add them or correct the id",
    ),
    (
        |cup| "zoe".clone_into(&mut cup.played[0].byes[0]),
        "`zoe` in the byes of round 2 isn't among the entrants; add them or correct the id",
    ),
    (
        |cup| cup.played.push(cup.played[0].clone()),
        "round 2 can't follow round 2; list the rounds in ascending order from 1",
    ),
    (
        |cup| cup.played[0].round = 0,
        "round 0 can't follow round 0; list the rounds in ascending order from 1",
    ),
    (
        |cup| cup.played[0].round = 6,
        "round 6 is listed, but the cup has 5 rounds; set `rounds` to more",
    ),
    (
        |cup| cup.played[0].games[0].seats.push(id(3)),
        "the number of people in game 1 of round 2 is 3; every game of this cup is for 2",
    ),
    (
        |cup| cup.played[0].games[0].seats[1] = id(0),
        "`a` has two seats in game 1 of round 2; each seat needs another person",
    ),
    (
        |cup| cup.played[0].games[0].places.push(3),
        "`places` of game 1 of round 2 has 3 entries for 2 seats; give one for each seat",
    ),
    (
        |cup| cup.played[0].games[0].margin = Some(vec![None]),
        "`margin` of game 1 of round 2 has 1 entries for 2 seats; give one for each seat",
    ),
    (
        |cup| cup.played[0].games[0].margin = Some(vec![Some(0), Some(-1)]),
        "a margin in game 1 of round 2 is -1; it is what somebody still needed, 0 to 1000000",
    ),
    (
        |cup| cup.played[0].games[0].places = vec![2, 2],
        "the places [2, 2] in game 1 of round 2 can't be; those who share a place have the same \
         number, and the next one counts on: [1, 1], [1, 2, 2, 4]",
    ),
    (
        |cup| cup.played[0].games[0].places = vec![1, 3],
        "the places [1, 3] in game 1 of round 2 can't be; those who share a place have the same \
         number, and the next one counts on: [1, 1], [1, 2, 2, 4]",
    ),
    (
        |cup| cup.played[0].byes = vec![id(1)],
        "`b` has a bye and a game in round 2; remove one of them",
    ),
    (
        |cup| cup.played[0].byes = vec![id(8), id(8)],
        "`i` has two byes in round 2; remove one of them",
    ),
    (
        |cup| cup.played[0].games.push(game("bc", &[1, 2])),
        "`b` has more than two games in round 2; a Swiss round is a match of two",
    ),
];

#[test]
fn each_mistake_has_its_sentence() {
    for (change, sentence) in SENTENCES {
        assert_eq!(swiss(change), *sentence);
    }
}

#[test]
fn places_of_annulled_games_are_checked_if_there_are_any() {
    let annul = |places: &[u32]| {
        let mut form = cup("round-robin", 3);
        form.played = vec![round(1, &[], vec![game("ab", places)])];
        form.played[0].games[0].end = "annulled".to_owned();
        fault(&form)
    };
    assert!(annul(&[]).starts_with("all rounds are paired"));
    assert!(annul(&[2, 2]).starts_with("the places [2, 2]"));
}

#[test]
fn each_kind_starts_with_its_number_of_people() {
    for kind in Kind::ALL {
        let (least, most) = kind.people();
        for (people, fits) in [
            (least - 1, false),
            (least, true),
            (most, true),
            (most + 1, false),
        ] {
            if people > 500 || people == 500 && kind == Kind::Swiss {
                continue;
            }
            let form = cup(kind.name(), people);
            let pairing = halma_cup::Cup::try_from(&form).and_then(|cup| halma_cup::pair(&cup));
            assert_eq!(pairing.is_ok(), fits, "{people} in {kind}");
            if !fits {
                let sentence = format!(
                    "a cup of the kind `{kind}` starts with {least} to {most} people; {people} are in"
                );
                assert_eq!(pairing.unwrap_err().to_string(), sentence);
            }
        }
    }
}

#[test]
fn reserves_do_not_count_as_people() {
    let mut form = cup("round-robin", 10);
    form.entrants[3].is_in = false;
    assert!(fault(&form).ends_with("9 are in"));
    form.entrants[4].is_in = false;
    assert_eq!(crate::common::paired(&form).games.len(), 28);
}

#[test]
fn what_is_no_cup_is_said() {
    let sentence = |text: &str| commands::pair(text).unwrap_err().to_string();
    assert!(sentence("{").starts_with("I couldn't read this: EOF while parsing"));
    let missing = r#"{"kind":"swiss","entrants":[]}"#;
    assert_eq!(
        sentence(missing),
        "I couldn't read this: missing field `seed` at line 1 column 30"
    );
}

#[test]
fn the_form_of_the_paper_is_read() {
    let text = r#"{ "kind": "swiss", "seats": 2, "rounds": 3, "seed": "00ff",
      "entrants": [ { "id": "a", "rating": 1620, "in": true }, { "id": "b", "rating": 1500, "in": true },
                    { "id": "c", "rating": 1400, "in": true } ],
      "played": [ { "round": 1, "byes": ["c"],
          "games": [ { "seats": ["a", "b"], "places": [1, 2], "margin": [0, 7], "end": "built" } ] } ] }"#;
    let pairing = commands::pair(text).unwrap();
    assert_eq!(
        pairing,
        r#"{"round":2,"games":[["c","a"],["a","c"]],"byes":["b"]}"#
    );
    assert!(commands::standings(text).is_ok());
}

/// Ids, some of which aren't entered.
fn ids(most: usize) -> impl Strategy<Value = Vec<String>> {
    vec((0..9_usize).prop_map(id), 0..=most)
}

prop_compose! {
    fn some_game()(
        seats in ids(4),
        places in vec(0..4_u32, 0..4),
        margin in option::of(vec(option::of(-1..9_i64), 0..4)),
        end in select(vec!["built", "time", "annulled", "forfeit"]),
    ) -> GameForm {
        GameForm { seats, places, margin, end: end.to_owned() }
    }
}

prop_compose! {
    fn sound_game(seats: usize)(
        mut people in Just((0..8_usize).map(id).collect::<Vec<_>>()).prop_shuffle(),
        draw in any::<bool>(),
        end in select(vec!["built", "time", "annulled", "forfeit"]),
    ) -> GameForm {
        people.truncate(seats);
        let places = (1..=seats as u32).map(|place| if draw { 1 } else { place });
        GameForm { seats: people, places: places.collect(), margin: None, end: end.to_owned() }
    }
}

prop_compose! {
    fn some_cup()(
        kind in select(Kind::ALL.map(Kind::name).to_vec()),
        seats in select(vec![2, 3, 4, 6]),
    )(
        kind in Just(kind),
        seats in Just(if kind == "tables" { seats } else { 2 }),
        rounds in 0..9_u32,
        present in vec(any::<bool>(), 8..12),
        before in vec(ids(3), 0..3),
        played in vec(
            (1..9_u32, ids(1), vec(prop_oneof![4 => sound_game(seats), 1 => some_game()], 0..4)),
            0..3,
        ),
    ) -> CupForm {
        let mut form = cup(kind, present.len());
        (form.seats, form.rounds, form.before) = (seats, Some(rounds), before);
        for (entrant, is_in) in form.entrants.iter_mut().zip(present) {
            entrant.is_in = is_in;
        }
        for (round, byes, games) in played {
            form.played.push(RoundForm { round, byes, games });
        }
        form
    }
}

proptest! {
    #[test]
    fn nothing_panics_and_everyone_is_in_the_table(form in some_cup()) {
        if let Ok(cup) = Cup::try_from(&form) {
            prop_assert_eq!(standings(&cup).len(), form.entrants.len());
            drop(pair(&cup));
        }
    }

    #[test]
    fn amounts_are_read_as_they_are_written(steps in -100_000..100_000_i64) {
        let amount = Amount::of(steps, 120);
        let text = serde_json::to_string(&amount).unwrap();
        prop_assert_eq!(serde_json::from_str::<Amount>(&text).unwrap(), amount);
    }

    #[test]
    fn other_text_is_refused(text in "[0-9/ x-]{0,8}") {
        let json = serde_json::to_string(&text).unwrap();
        if let Ok(amount) = serde_json::from_str::<Amount>(&json) {
            let (numerator, denominator) = text.split_once('/').unwrap_or((&text, "1"));
            let denominator: i64 = denominator.parse().unwrap();
            prop_assert_eq!(amount, Amount::of(numerator.parse().unwrap(), denominator));
        }
    }
}
