//! A published cup, honest and tampered with.

use halma_cup::{Cup, Export, Printed, commands, lots, pair, standings, verify};

use crate::common::{Dice, checked, cup, results};

/// A Swiss of nine in which somebody leaves after the first round, and a reserve plays.
fn export() -> Export {
    let mut form = cup("swiss", 10);
    form.rounds = Some(3);
    form.seed = lots::seed(&[1, 2, 3], 42);
    form.entrants[9].is_in = false;
    let mut dice = Dice::new(11);
    let mut pairings = Vec::new();
    for number in 1..=3 {
        let entrants = form.entrants.iter();
        let present = entrants
            .filter(|one| one.is_in)
            .map(|one| one.id.clone())
            .collect();
        let pairing = pair(&checked(&form)).unwrap();
        let mut played = results(&pairing, &mut dice);
        let mut printed = Printed {
            present,
            pairing,
            reserves: std::collections::BTreeMap::new(),
        };
        if number == 1 {
            let seat = &played.games[0].seats[0].clone();
            let seats = played.games.iter_mut().flat_map(|game| &mut game.seats);
            seats
                .filter(|one| *one == seat)
                .for_each(|one| "j".clone_into(one));
            printed.reserves.insert(seat.clone(), "j".to_owned());
            form.entrants
                .iter_mut()
                .for_each(|one| one.is_in = one.id != *seat);
        }
        pairings.push(printed);
        form.played.push(played);
    }
    let table = standings(&checked(&form));
    Export {
        commitment: lots::commitment(&[1, 2, 3]),
        secret: "010203".to_owned(),
        closing: "42".to_owned(),
        cup: form,
        pairings,
        table,
    }
}

#[test]
fn an_honest_cup_matches() {
    let export = export();
    let text = serde_json::to_string(&export).unwrap();
    let verified = commands::verify(&text).unwrap();
    let sentence = verified.to_string();
    assert!(sentence.starts_with("Everything matches: the draw, the pairings and the table."));
    assert_eq!((verified.people, verified.rounds), (10, 3));
    let back: Export = serde_json::from_str(&text).unwrap();
    assert_eq!(back, export);
}

#[test]
fn a_running_round_matches() {
    let mut export = export();
    export.cup.played[2].games.pop();
    export.table = standings(&checked(&export.cup));
    assert!(verify(&export).is_ok());
    export.cup.played.pop();
    export.table = standings(&checked(&export.cup));
    assert!(verify(&export).is_ok());
}

type Tampering = fn(&mut Export);

const TAMPERINGS: &[(Tampering, &str)] = &[
    (
        |export| "01020".clone_into(&mut export.secret),
        "`secret` must be hexadecimal digits",
    ),
    (
        |export| "soon".clone_into(&mut export.closing),
        "`closing` must be the id of a message",
    ),
    (
        |export| "010204".clone_into(&mut export.secret),
        "the secret's SHA-256 is ",
    ),
    (
        |export| export.commitment = lots::commitment(b"else"),
        "the secret's SHA-256 is 039058c6",
    ),
    (
        |export| "43".clone_into(&mut export.closing),
        "secret and closing message make the seed ",
    ),
    (
        |export| "5eed".clone_into(&mut export.cup.seed),
        "secret and closing message make the seed ",
    ),
    (
        |export| {
            let game = &mut export.pairings[0].pairing.games[2];
            game.swap(0, 1);
        },
        "round 1: the posted games have ",
    ),
    (
        |export| {
            export.pairings[2].pairing.round = 4;
            export.cup.played.pop();
        },
        "round 4 was posted when it was round 3's turn",
    ),
    (
        |export| export.pairings[1].pairing.byes.push("a".to_owned()),
        "round 2: the posted byes have ",
    ),
    (
        |export| export.pairings[1].pairing.groups.push(vec!["a".to_owned()]),
        "round 2: the posted groups have a, but the draw makes nothing",
    ),
    (
        |export| export.pairings[0].present.retain(|id| id != "b"),
        "round 1: the posted games have ",
    ),
    (
        |export| export.cup.entrants[1].rating = Some(3_000),
        "round 1: the posted games have ",
    ),
    (
        |export| {
            let game = &mut export.cup.played[0].games[1];
            game.places = if game.places == [1, 2] {
                vec![2, 1]
            } else {
                vec![1, 2]
            };
            "built".clone_into(&mut game.end);
        },
        "",
    ),
    (
        |export| export.cup.played[2].games[0].seats.swap(0, 1),
        "round 3: the results have ",
    ),
    (
        |export| drop(export.pairings[0].reserves.pop_first()),
        "round 1: the results have j, ",
    ),
    (|export| drop(export.cup.played[1].games.pop()), "round 2: "),
    (
        |export| drop(export.pairings.pop()),
        "round 3 has results, but wasn't posted in its turn",
    ),
    (
        |export| drop(export.cup.played.remove(1)),
        "round 3 has results, but wasn't posted in its turn",
    ),
    (
        |export| export.table.swap(0, 1),
        "row 1 of the table was posted as {\"place\":2",
    ),
    (
        |export| drop(export.table.pop()),
        "row 10 of the table was posted as nothing",
    ),
    (
        |export| export.table[3].on_time += 1,
        "row 4 of the table was posted as ",
    ),
    (
        |export| "cup".clone_into(&mut export.cup.kind),
        "I don't know the kind `cup`",
    ),
];

#[test]
fn each_tampering_is_found() {
    for (tamper, sentence) in TAMPERINGS {
        let mut export = export();
        tamper(&mut export);
        let found = verify(&export).unwrap_err().to_string();
        assert!(found.starts_with(sentence), "{sentence}… {found}");
    }
}

#[test]
fn a_forged_result_shows_even_if_the_table_fits() {
    let mut export = export();
    let game = &mut export.cup.played[2].games[0];
    game.seats.swap(0, 1);
    export.table = standings(&Cup::try_from(&export.cup).unwrap());
    assert!(
        verify(&export)
            .unwrap_err()
            .to_string()
            .starts_with("round 3: the results have ")
    );
}
