//! Whole cups: a hundred of each here, and a hundred times as many with `HALMA_CUPS=100`.

use halma_cup::{Kind, Report, Trial, simulate};

fn factor() -> u32 {
    let factor = std::env::var("HALMA_CUPS");
    factor.map_or(1, |factor| factor.parse().expect("HALMA_CUPS is a number"))
}

/// Plays cups and checks what must hold in each.
fn check(kind: Kind, people: usize, seats: usize) -> Report {
    let trial = Trial {
        seats,
        cups: 100 * factor(),
        vanish: 0.15,
        ..Trial::new(kind, people)
    };
    let report = simulate(&trial).unwrap();
    assert_eq!(report.cups, trial.cups);
    assert_eq!(report.unfinished, 0, "{report}");
    assert_eq!(report.avoidable, 0, "{report}");
    assert!(report.most_byes <= 1, "{report}");
    assert!(report.longest_days <= report.last_day, "{report}");
    assert!(report.median_days <= report.longest_days && report.median_days > 0);
    assert!(
        report.strongest_first > report.cups / people as u32,
        "{report}"
    );
    report
}

#[test]
fn swiss_cups_end_without_avoidable_rematches() {
    for people in [12, 25] {
        let report = check(Kind::Swiss, people, 2);
        assert_eq!(report.last_day, 140, "five rounds of 14 + 14 days");
    }
}

#[test]
fn groups_end_after_six_weeks() {
    for (kind, people) in [
        (Kind::RoundRobin, 4),
        (Kind::RoundRobin, 8),
        (Kind::League, 23),
    ] {
        let report = check(kind, people, 2);
        assert_eq!((report.last_day, report.repeats), (42, 0));
        assert_eq!(report.rounds, report.cups);
    }
}

#[test]
fn tables_end_on_their_last_day() {
    for (people, seats, last_day) in [
        (13, 4, 42),
        (11, 6, 42),
        (9, 3, 42),
        (20, 4, 126),
        (17, 3, 126),
    ] {
        assert_eq!(check(Kind::Tables, people, seats).last_day, last_day);
    }
}

#[test]
fn a_small_swiss_has_rematches_only_if_there_is_no_way_around() {
    let trial = Trial {
        rounds: 7,
        vanish: 0.3,
        cups: 100 * factor(),
        ..Trial::new(Kind::Swiss, 8)
    };
    let report = simulate(&trial).unwrap();
    assert!(report.repeats > 0, "{report}");
    assert_eq!((report.avoidable, report.unfinished), (0, 0));
}

#[test]
fn the_same_trial_makes_the_same_report() {
    let trial = Trial {
        cups: 20,
        ..Trial::new(Kind::Swiss, 16)
    };
    let report = simulate(&trial).unwrap();
    assert_eq!(simulate(&trial).unwrap(), report);
    let other = Trial { seed: 2, ..trial };
    assert_ne!(simulate(&other).unwrap(), report);
    assert!(
        report
            .to_string()
            .starts_with("20 cups of the kind swiss, 16 people each\ndays: median ")
    );
    let json = serde_json::to_value(&report).unwrap();
    assert_eq!(json["kind"], "swiss");
}

#[test]
fn what_cannot_be_tried_is_said() {
    let sentence = |trial: Trial| simulate(&trial).unwrap_err().to_string();
    let stairs = sentence(Trial::new(Kind::Stairs, 10));
    assert_eq!(
        stairs,
        "stairs never end, so there are no cups to simulate; use another kind"
    );
    let trial = Trial {
        vanish: 1.5,
        ..Trial::new(Kind::Swiss, 10)
    };
    assert_eq!(sentence(trial), "`vanish` is 1.5; use a number from 0 to 1");
    let few = sentence(Trial::new(Kind::League, 8));
    assert_eq!(
        few,
        "a cup of the kind `league` starts with 9 to 500 people; 8 are in"
    );
}
