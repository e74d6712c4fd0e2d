//! Rounds of tables without a design.

use std::collections::BTreeMap;

use halma_cup::{CupForm, final_table, pair};

use crate::common::{Dice, checked, cup, fault, game, id, paired, results, round};

fn tables(people: usize, seats: usize, rounds: u32) -> CupForm {
    let mut form = cup("tables", people);
    (form.seats, form.rounds) = (seats, Some(rounds));
    form
}

fn met(form: &CupForm) -> BTreeMap<[String; 2], u32> {
    let mut met = BTreeMap::new();
    for game in form.played.iter().flat_map(|round| &round.games) {
        for one in game.seats.iter().filter(|_| game.end != "annulled") {
            for other in game.seats.iter().filter(|other| *other > one) {
                *met.entry([one.clone(), other.clone()]).or_default() += 1;
            }
        }
    }
    met
}

fn repeats(met: &BTreeMap<[String; 2], u32>, games: &[Vec<String>]) -> u32 {
    let mut sum = 0;
    for game in games {
        for one in game {
            for other in game.iter().filter(|other| *other > one) {
                sum += met.get(&[one.clone(), other.clone()]).unwrap_or(&0);
            }
        }
    }
    sum
}

/// The fewest repeats of any division of people into tables.
fn fewest(met: &BTreeMap<[String; 2], u32>, people: &[String], seats: usize) -> u32 {
    let Some((first, rest)) = people.split_first() else {
        return 0;
    };
    let mut best = u32::MAX;
    for chosen in 0_u32..1 << rest.len() {
        if chosen.count_ones() as usize != seats - 1 {
            continue;
        }
        let is_chosen = |nth: &usize| chosen >> nth & 1 == 1;
        let (table, others): (Vec<usize>, Vec<usize>) = (0..rest.len()).partition(is_chosen);
        let mut table: Vec<String> = table.iter().map(|nth| rest[*nth].clone()).collect();
        table.push(first.clone());
        let others: Vec<String> = others.iter().map(|nth| rest[*nth].clone()).collect();
        let own = repeats(met, &[table]);
        if own < best {
            best = best.min(own + fewest(met, &others, seats));
        }
    }
    best
}

#[test]
fn repeats_are_the_fewest_there_are() {
    let mut dice = Dice::new(3);
    for (people, seats) in [(8, 4), (12, 4), (12, 6), (12, 3)] {
        for _ in 0..4 {
            let mut form = tables(people, seats, 5);
            let ids: Vec<String> = (0..people).map(id).collect();
            for _ in 0..5 {
                let pairing = paired(&form);
                let met = met(&form);
                assert_eq!(repeats(&met, &pairing.games), fewest(&met, &ids, seats));
                form.played.push(results(&pairing, &mut dice));
            }
        }
    }
}

#[test]
fn tables_are_full_and_nobody_has_a_second_bye() {
    let mut dice = Dice::new(4);
    for seats in [3, 4, 6] {
        for people in 8..=49 {
            let mut form = tables(people, seats, 7);
            let mut byes = Vec::new();
            while let Ok(pairing) = pair(&checked(&form)) {
                let mut all = [pairing.games.concat(), pairing.byes.clone()].concat();
                all.sort_unstable();
                all.dedup();
                if pairing.games.len() * seats <= people {
                    assert_eq!(all.len(), people);
                    assert_eq!(pairing.byes.len(), people % seats);
                }
                byes.extend(pairing.byes.clone());
                form.played.push(results(&pairing, &mut dice));
            }
            let count = byes.len();
            byes.sort_unstable();
            byes.dedup();
            assert_eq!(byes.len(), count, "{people} at tables of {seats}");
            assert!(!form.played.is_empty());
        }
    }
}

#[test]
fn seats_change() {
    let mut form = tables(12, 4, 4);
    for _ in 0..4 {
        let pairing = paired(&form);
        let games = pairing.games.iter();
        let games = games.map(|game| crate::common::game(&game.concat(), &[1, 2, 3, 4]));
        form.played.push(round(pairing.round, &[], games.collect()));
    }
    let mut had = BTreeMap::new();
    for game in form.played.iter().flat_map(|round| &round.games) {
        for (seat, one) in game.seats.iter().enumerate() {
            *had.entry((one, seat)).or_insert(0) += 1;
        }
    }
    assert!(had.values().all(|times| *times <= 2), "{had:?}");
    assert!(had.len() >= 40, "of 48 combinations {}", had.len());
}

#[test]
fn the_end_of_tables_is_said() {
    let mut dice = Dice::new(5);
    let mut form = tables(10, 6, 5);
    for _ in 0..2 {
        form.played.push(results(&paired(&form), &mut dice));
    }
    assert_eq!(
        fault(&form),
        "round 3 would give somebody a second bye; the tables are over"
    );
    let mut form = tables(13, 4, 5);
    form.played.push(results(&paired(&form), &mut dice));
    assert_eq!(
        fault(&form),
        "all rounds are paired; what is left is the table"
    );
}

#[test]
fn the_best_who_are_in_make_the_final_table() {
    let mut form = tables(8, 4, 3);
    form.played = vec![round(
        1,
        &[],
        vec![game("abcd", &[1, 2, 3, 4]), game("efgh", &[1, 2, 3, 4])],
    )];
    assert_eq!(final_table(&checked(&form)), ["a", "e", "b", "f"]);
    form.entrants[0].is_in = false;
    assert_eq!(final_table(&checked(&form)), ["e", "b", "f", "c"]);
}
