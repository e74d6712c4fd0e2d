//! The program `lab`: what it prints, and what it refuses.
#![expect(clippy::unwrap_used, reason = "a test")]

use std::process::{Command, Stdio};

/// What `lab` says: its output where it did its work, its complaint where not.
fn lab(arguments: &[&str]) -> (bool, String) {
    let output = Command::new(env!("CARGO_BIN_EXE_lab"))
        .args(arguments)
        .output()
        .unwrap();
    let said = if output.status.success() {
        output.stdout
    } else {
        output.stderr
    };
    (output.status.success(), String::from_utf8(said).unwrap())
}

fn printed(line: &str) -> String {
    let arguments: Vec<&str> = line.split(' ').collect();
    let (is_good, said) = lab(&arguments);
    assert!(is_good, "{line}: {said}");
    said
}

#[test]
fn train_prints_tables_that_follow_from_its_options() {
    let options = "train --variant mini-corners --games 6 --rounds 2 --seed 3";
    let learned = printed(options);
    assert_eq!(learned, printed(options));
    assert!(learned.contains("# lab train --games 6 --rounds 2 --seed 3\n"));
    for phase in ["early", "late"] {
        let table = learned.split(&format!("mini-corners {phase}\n")).nth(1);
        let rows: Vec<&str> = table.unwrap().lines().take(8).collect();
        let is_cost = |word: &str| word.parse::<i32>().is_ok();
        let is_row = |row: &&str| row.split(' ').count() == 8 && row.split(' ').all(is_cost);
        assert!(rows.iter().all(is_row), "{rows:?}");
    }
    assert_ne!(printed("train --variant mini-corners --games 7"), learned);
    for nothing in ["--games=0", "--rounds=0"] {
        assert!(!lab(&["train", nothing]).0, "{nothing}");
    }
}

fn played(one: &str, other: &str, more: &[&str]) -> (bool, String) {
    let mini = ["--variant", "mini-corners", "--movetime", "20"];
    lab(&[&["match", one, other][..], &mini, more].concat())
}

#[test]
fn a_match_is_scored_with_its_interval() {
    let levels = || played("level:9", "level:1", &["--games", "6"]);
    let (is_good, said) = levels();
    assert!(is_good, "{said}");
    assert!(
        said.starts_with("level:9 against level:1: mini-corners, gambiter, 6 games"),
        "{said}"
    );
    assert!(
        said.contains("won 6, drawn 0, lost 0: 100.0 % (61.0 to 100.0)"),
        "{said}"
    );
    assert_eq!(levels(), (true, said), "the same again");
}

#[test]
fn a_program_plays_a_match() {
    let program = env!("CARGO_BIN_EXE_first-move");
    let (is_good, said) = played("level:1", program, &["--games", "2"]);
    assert!(is_good && said.contains("won 2, drawn 0, lost 0"), "{said}");
    let forfeits = ["illegal move", "no answer"];
    assert!(!forfeits.iter().any(|how| said.contains(how)), "{said}");
}

#[test]
fn who_cannot_play_a_match_is_told_why() {
    for (one, other, variant, says) in [
        (
            "level:0",
            "level:1",
            "halma8",
            "level:0: levels are level:1 to level:10",
        ),
        ("level:1", "no-such-program", "halma8", "no-such-program"),
        ("level:1", "true", "halma8", "true"),
    ] {
        let (is_good, said) = lab(&["match", one, other, "--variant", variant]);
        assert!(!is_good && said.contains(says), "{said}");
    }
}

#[test]
fn one_plays_several_who_take_what_they_can_get() {
    let line = "match level:6 greedy --variant star3 --rules family --games 3";
    let said = printed(line);
    assert!(said.contains("won 3, drawn 0, lost 0"), "{said}");
    assert!(said.ends_with("wins by seat: 1 1 1\n"), "{said}");
    let line = "match level:3 greedy --variant halma16-4 --teams pairs --jumps long --games 2";
    let said = printed(line);
    let wins = said.split("wins by seat: ").nth(1).unwrap();
    assert_eq!(wins.split_whitespace().count(), 4, "{said}");
    assert!(!said.contains("drawn 2"), "{said}");
    let (is_good, said) = lab(&["match", "level:1", "greedy", "--ends", "places"]);
    assert!(!is_good && said.contains("a game of two"), "{said}");
}

#[test]
fn games_of_the_computer_against_itself_are_counted_by_how_they_end() {
    let line = "selfplay --variant mini-corners --games 4 --nodes 500 --ply 10";
    let said = printed(line);
    let row = said.lines().nth(1).unwrap();
    let number = |text: &str| {
        let words = row.split(text).nth(1).unwrap().split(' ');
        let word = words.map(|word| word.trim_end_matches(','));
        word.clone().next().unwrap().parse::<f64>().unwrap()
    };
    for named in ["evaluation names ", "search ", "steps "] {
        assert!((0.0..=100.0).contains(&number(named)), "{row}");
    }
    let ends = row.split("ends: ").nth(1).unwrap().split(", ");
    let counts = ends.map(|end| end.rsplit(' ').next().unwrap().parse::<u32>().unwrap());
    assert_eq!(counts.sum::<u32>(), 4, "{row}");
    assert_eq!(printed(line), said, "the same again");
    let (is_good, said) = lab(&["selfplay", "--variant", "star3"]);
    assert!(!is_good && said.contains("more than two seats"), "{said}");
}

#[test]
fn each_level_is_compared_with_the_one_below() {
    let said = printed("levels --variant mini-corners --games 2 --highest 3");
    let row = said.lines().nth(1).unwrap();
    let pairs: Vec<&str> = row.split(' ').skip(1).step_by(2).collect();
    assert_eq!(pairs, ["1-greedy", "3-greedy", "2-1", "3-2"], "{row}");
}

/// As in `lab match … | head -1`.
#[test]
fn a_reader_that_goes_away_ends_a_command_in_order() {
    for line in [
        "train --variant mini-corners --games 1",
        "match level:1 level:1 --variant mini-corners --games 2",
    ] {
        let (reader, unread) = std::io::pipe().unwrap();
        drop(reader);
        let ended = Command::new(env!("CARGO_BIN_EXE_lab"))
            .args(line.split(' '))
            .stdout(unread)
            .stderr(Stdio::piped())
            .output()
            .unwrap();
        assert_eq!(ended.status.code(), Some(1), "{line}");
        assert_eq!(String::from_utf8_lossy(&ended.stderr), "", "{line}");
    }
}
