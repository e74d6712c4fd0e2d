//! Round robins and leagues.

use std::collections::BTreeMap;

use crate::common::{cup, fault, id, paired, round};

/// How often each two met, and how often each had seat 1.
fn counts(games: &[Vec<String>]) -> (BTreeMap<[&str; 2], u32>, BTreeMap<&str, u32>) {
    let (mut met, mut first) = (BTreeMap::new(), BTreeMap::new());
    for game in games {
        let mut both = [&*game[0], &*game[1]];
        *first.entry(both[0]).or_default() += 1;
        first.entry(both[1]).or_default();
        both.sort_unstable();
        *met.entry(both).or_default() += 1;
    }
    (met, first)
}

fn check_group(games: &[Vec<String>], people: usize) {
    let (met, first) = counts(games);
    assert_eq!(met.len(), people * (people - 1) / 2);
    let times = if people <= 5 { 2 } else { 1 };
    assert!(met.values().all(|met| *met == times), "{people}: {met:?}");
    let (fewest, most) = (first.values().min().unwrap(), first.values().max().unwrap());
    assert!(most - fewest <= 2 - times, "{first:?}");
    if times == 2 {
        assert_eq!(fewest, most);
        let swapped = |game: &Vec<String>| games.contains(&vec![game[1].clone(), game[0].clone()]);
        assert!(games.iter().all(swapped));
    }
}

#[test]
fn round_robins_are_fair() {
    for people in 3..=8 {
        for seed in ["1", "2", "3"] {
            let mut form = cup("round-robin", people);
            form.seed = seed.to_owned();
            let pairing = paired(&form);
            assert_eq!(
                (pairing.round, pairing.byes.len(), pairing.groups.len()),
                (1, 0, 0)
            );
            check_group(&pairing.games, people);
        }
    }
}

#[test]
fn everything_is_in_round_one() {
    let mut form = cup("round-robin", 4);
    form.played = vec![round(1, &[], Vec::new())];
    assert_eq!(
        fault(&form),
        "all rounds are paired; what is left is the table"
    );
}

#[test]
fn leagues_have_groups_of_about_five() {
    for people in 9..=500 {
        let mut form = cup("league", people);
        form.seed = people.to_string();
        let pairing = paired(&form);
        let sizes: Vec<usize> = pairing.groups.iter().map(Vec::len).collect();
        let count = (people as f64 / 5.0).round() as usize;
        assert_eq!((sizes.len(), sizes.iter().sum()), (count, people));
        let (least, most) = (sizes.iter().min().unwrap(), sizes.iter().max().unwrap());
        assert!(
            most - least <= 1 && (4..=6).contains(least) && *most <= 6,
            "{people}: {sizes:?}"
        );
        let by_rating: Vec<String> = pairing.groups.concat();
        assert_eq!(by_rating, (0..people).map(id).collect::<Vec<_>>());
        if people % 50 == 0 || people < 60 {
            for group in &pairing.groups {
                let mut games = pairing.games.clone();
                games.retain(|game| group.contains(&game[0]));
                assert!(games.iter().all(|game| group.contains(&game[1])));
                check_group(&games, group.len());
            }
        }
    }
}

fn groups(before: &[&str], gone: &str, new: &[(&str, Option<i64>)]) -> Vec<String> {
    let mut form = cup("league", before.concat().len());
    form.before = before
        .iter()
        .map(|group| group.chars().map(String::from).collect())
        .collect();
    for entrant in form
        .entrants
        .iter_mut()
        .filter(|one| gone.contains(&one.id))
    {
        entrant.is_in = false;
    }
    form.entrants
        .extend(new.iter().map(|(id, rating)| halma_cup::EntrantForm {
            id: String::from(*id),
            rating: *rating,
            is_in: true,
        }));
    let groups = paired(&form).groups;
    groups.iter().map(|group| group.concat()).collect()
}

#[test]
fn one_up_and_one_down() {
    let after = groups(&["edcba", "jihgf", "onmlk"], "", &[]);
    assert_eq!(after, ["edcbj", "aihgo", "fnmlk"]);
}

#[test]
fn nobody_moves_twice_and_gaps_close() {
    // Only h is left of the second group: it goes up, and isn't sent down as its last.
    let after = groups(&["abcde", "fghij", "klmno"], "fgij", &[]);
    assert_eq!(after, ["abcdh", "eklmno"]);
    let after = groups(&["abcde", "fghij"], "e", &[]);
    assert_eq!(after, ["abcf", "dghij"]);
}

#[test]
fn newcomers_at_the_bottom_and_rated_ones_where_they_fit() {
    // a has 2000, j has 1910.
    let new = [("x", None), ("y", Some(1_955)), ("z", Some(2_500))];
    let after = groups(&["abcde", "fghij"], "", &new);
    // z is ahead of all; five are rated above y. Thirteen make three groups.
    assert_eq!(after, ["zabc", "dfye", "ghijx"]);
}

/// Cups that were published long ago must still verify.
#[test]
fn a_seed_draws_forever_what_it_draws_today() {
    let games = paired(&cup("round-robin", 6)).games;
    let games: Vec<String> = games.iter().map(|game| game.concat()).collect();
    assert_eq!(
        games.join(" "),
        "de db dc eb ec ef bc bf ba cf ca fa fd ad ae"
    );
}
