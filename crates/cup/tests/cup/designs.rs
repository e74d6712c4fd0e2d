//! Every design, through the cup that uses it.

use std::collections::BTreeMap;

use halma_cup::Pairing;

use crate::common::{cup, paired};

/// People, seats, how often two meet, and games of each.
const DESIGNS: [(usize, usize, u32, u32); 10] = [
    (7, 3, 1, 3),
    (7, 4, 2, 4),
    (7, 6, 5, 6),
    (9, 3, 1, 4),
    (11, 6, 3, 6),
    (13, 3, 1, 6),
    (13, 4, 1, 4),
    (16, 4, 1, 5),
    (16, 6, 2, 6),
    (31, 6, 1, 6),
];

fn design(people: usize, seats: usize) -> Pairing {
    let mut form = cup("tables", people);
    form.seats = seats;
    paired(&form)
}

#[test]
fn everyone_meets_everyone_equally_often() {
    for (people, seats, meetings, games) in DESIGNS {
        let pairing = design(people, seats);
        assert_eq!((pairing.round, pairing.byes.len()), (1, 0));
        assert_eq!(pairing.games.len() * seats, people * games as usize);
        assert_eq!(pairing.groups, pairing.games);
        let mut met: BTreeMap<(&str, &str), u32> = BTreeMap::new();
        for game in &pairing.games {
            assert_eq!(game.len(), seats);
            for one in game {
                for other in game.iter().filter(|other| *other > one) {
                    *met.entry((one, other)).or_default() += 1;
                }
            }
        }
        assert_eq!(met.len(), people * (people - 1) / 2, "{people} at {seats}");
        assert!(
            met.values().all(|times| *times == meetings),
            "{people} at {seats}"
        );
    }
}

#[test]
fn everyone_has_each_seat_as_often_as_the_number_of_games_allows() {
    for (people, seats, _, games) in DESIGNS {
        let mut had: BTreeMap<(&str, usize), u32> = BTreeMap::new();
        let pairing = design(people, seats);
        for (seat, one) in pairing
            .games
            .iter()
            .flat_map(|game| game.iter().enumerate())
        {
            *had.entry((one, seat)).or_default() += 1;
        }
        assert_eq!(
            had.len(),
            people * seats,
            "{people} at {seats}: each has each seat"
        );
        let (fewest, most) = (games / seats as u32, games.div_ceil(seats as u32));
        assert!(
            had.values().all(|times| (fewest..=most).contains(times)),
            "{people} at {seats}"
        );
    }
}

#[test]
fn lots_decide_who_is_who() {
    let mut form = cup("tables", 13);
    let one = paired(&form);
    form.seed = "d1ce".to_owned();
    assert_ne!(paired(&form), one);
}
