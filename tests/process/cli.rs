//! The command line: what it prints, and how it refuses.
#![expect(clippy::unwrap_used, reason = "a test")]

use std::io::Write as _;
use std::net::TcpListener;
use std::path::Path;
use std::process::{Output, Stdio};

use halma_store::Prefix;
use serde_json::{Value, json};

use crate::common::desk::{Desk, START, at, both_begin, copy, present_store};
use crate::common::process::halma as program;
use crate::common::system::wait_until_free;

pub fn halma(arguments: &[&str], input: &str, variables: &[(&str, &str)]) -> Output {
    let mut command = program();
    let mut child = command
        .args(arguments)
        .envs(variables.iter().copied())
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // A command that doesn't read its input may close it early.
    drop(child.stdin.take().unwrap().write_all(input.as_bytes()));
    child.wait_with_output().unwrap()
}

fn printed(arguments: &[&str]) -> String {
    let output = halma(arguments, "", &[]);
    assert!(
        output.status.success(),
        "{}",
        String::from_utf8_lossy(&output.stderr)
    );
    String::from_utf8(output.stdout).unwrap()
}

pub fn refused(arguments: &[&str], variables: &[(&str, &str)]) -> String {
    let output = halma(arguments, "", variables);
    assert_eq!(output.status.code(), Some(2));
    let message = String::from_utf8(output.stderr).unwrap();
    assert_eq!(message.trim_end().lines().count(), 1, "{message}");
    message
}

#[test]
fn perft_prints_the_count_last() {
    assert_eq!(
        printed(&["perft", "--variant", "star2", "--depth", "3"]),
        "4760\n"
    );
    let line = "perft --variant star2-15 --rules family --jumps long --depth 3";
    assert_eq!(printed(&line.split(' ').collect::<Vec<_>>()), "9972\n");
    let line = "perft --variant star6 --teams pairs --depth 3";
    assert_eq!(printed(&line.split(' ').collect::<Vec<_>>()), "2828\n");
    let divided = printed(&["perft", "--variant", "halma8", "--depth", "2", "--divide"]);
    let lines: Vec<&str> = divided.lines().collect();
    assert_eq!((lines.len(), lines[0], lines[24]), (25, "e1-d1: 24", "576"));
    assert!(lines[..24].is_sorted());
}

#[test]
fn moves_are_listed_in_order_including_a_pass() {
    let moves = printed(&["moves", "--variant", "corners", "--diagonals", "no"]);
    assert_eq!(moves.lines().count(), 14);
    assert!(moves.lines().collect::<Vec<_>>().is_sorted());
    let position = "baaa4/aaaa4/aaaa4/4b3/8/b3bb2/b3bb2/abb1bb2 1 10";
    let pass = [
        "moves",
        "--variant",
        "corners",
        "--rules",
        "closed-camp",
        "--position",
        position,
    ];
    assert_eq!(printed(&pass), "--\n");
}

#[test]
fn adjudicate_prints_an_object_per_game_and_continues_after_a_bad_one() {
    let input = "[Variant \"halma8\"]\n1. h4-h5 resigns:2\n\n[Variant \"halma8\"]\n1. h4-h8\n\n[Variant \"star3\"]\n1. *\n";
    let output = halma(&["adjudicate", "-"], input, &[]);
    assert_eq!(output.status.code(), Some(1));
    let lines: Vec<Value> = String::from_utf8(output.stdout)
        .unwrap()
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    assert_eq!(
        lines[0]["outcome"],
        json!({"result": "1-0", "winners": [1], "reason": "resignation"})
    );
    assert_eq!(lines[0]["tempo"][1], Value::Null);
    assert_eq!(
        (&lines[1]["line"], &lines[1]["ply"]),
        (&json!(5), &json!(1))
    );
    assert_eq!(
        lines[2]["outcome"],
        json!({"result": "*", "winners": [], "reason": null})
    );
    assert_eq!(
        lines[2]["position"],
        "1/2/3/4/bbbb5cccc/bbb6ccc/bb7cc/b8c/9/10/11/12/13/aaaa/aaa/aa/a 1 1"
    );
}

#[test]
fn adjudicate_applies_options_to_records_without_any() {
    let input =
        "[Variant \"star4\"]\n1. resigns:1\n\n[Variant \"star4\"]\n[Ends \"first\"]\n1. *\n";
    let output = halma(&["adjudicate", "--teams", "pairs", "-"], input, &[]);
    assert!(output.status.success(), "{output:?}");
    let text = String::from_utf8(output.stdout).unwrap();
    let first: Value = serde_json::from_str(text.lines().next().unwrap()).unwrap();
    let won = json!({"result": "0-1-0-1", "winners": [2, 4], "reason": "resignation"});
    assert_eq!(first["outcome"], won);
    let output = halma(
        &["adjudicate", "--ends", "places", "-"],
        "[Variant \"star2\"]\n*\n",
        &[],
    );
    assert_eq!(output.status.code(), Some(1), "a game of two has no places");
}

#[test]
fn analyze_says_what_decided_a_game_and_draws_its_curve() {
    let folder = tempfile::TempDir::new().unwrap();
    let curve = folder.path().join("curve.png");
    // White goes back and forth with its last stone before bringing it home.
    let record = "[Variant \"halma8\"]\n[Position \"aaaa4/aaa5/a1a5/a7/7b/6bb/3b2bb/4bbbb 1 32\"]\n\
                  32. c6-d6 d2-d3\n33. d6-c6 d3-d2\n34. c6-b6\n\n[Variant \"halma8\"]\n1. h4-h8\n";
    let path = curve.display().to_string();
    let output = halma(&["analyze", "-", "--curve", &path], record, &[]);
    assert_eq!(output.status.code(), Some(1), "the second record is bad");
    let text = String::from_utf8(output.stdout).unwrap();
    assert!(text.starts_with("game 1: halma8, 5 plies"), "{text}");
    assert!(text.contains("32. seat 1 c6-d6"), "{text}");
    assert!(text.contains("seat 1 needed 1 and made 3"), "{text}");
    assert!(text.contains("-, line"), "{text}");
    let png = std::fs::read(curve).unwrap();
    assert!(png.starts_with(b"\x89PNG"));
}

#[test]
fn render_draws_positions_and_records() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("board.png");
    let path = file.to_str().unwrap();
    printed(&[
        "render",
        "--variant",
        "star6",
        "--view",
        "4",
        "--size",
        "300",
        "-o",
        path,
    ]);
    assert!(std::fs::read(&file).unwrap().starts_with(b"\x89PNG"));
    let record = folder.path().join("game.halma");
    std::fs::write(&record, "[Variant \"halma8\"]\n1. h4-h5 a5-a4\n").unwrap();
    printed(&["render", "--record", record.to_str().unwrap(), "-o", path]);
    let bad = ["render", "--variant", "halma8", "--view", "3", "-o", path];
    assert!(refused(&bad, &[]).contains("seats 1 to 2"));
    let bad = [
        "render",
        "--variant",
        "halma8",
        "--last-move",
        "h4-f2",
        "-o",
        path,
    ];
    assert!(refused(&bad, &[]).contains("--last-move"));
}

#[test]
fn a_configuration_can_be_checked_without_starting_anything() {
    let folder = tempfile::tempdir().unwrap();
    let store = folder.path().join("store");
    let good = [
        ("HALMA_DISCORD_TOKEN", "s3cret"),
        ("HALMA_STORE_PATH", store.to_str().unwrap()),
    ];
    let output = halma(&["check-config"], "", &good);
    assert!(output.status.success());
    let said = String::from_utf8(output.stdout).unwrap();
    assert!(
        said.contains("is good") && !said.contains("s3cret"),
        "{said}"
    );
    assert!(!store.exists() && !said.contains("backups"), "{said}");
    let missing = [&good[..], &[("HALMA_BACKUP_DIRECTORY", "/no/backups")]].concat();
    let output = halma(&["check-config"], "", &missing);
    assert!(output.status.success());
    let said = String::from_utf8(output.stdout).unwrap();
    assert!(
        said.contains("no backups would be made: can't use /no/backups"),
        "{said}"
    );
    for (variable, value, part) in [
        ("HALMA_DISCORD_TOKEN", "", "token"),
        ("HALMA_RENDER_THEME", "neon", "neon"),
        ("HALMA_LOG_LEVEL", "halma=shout", "shout"),
    ] {
        let mut variables = good.to_vec();
        variables.push((variable, value));
        let message = refused(&["check-config"], &variables);
        assert!(message.contains(part), "{message}");
    }
}

#[test]
fn a_broken_setup_is_one_clear_line() {
    assert!(refused(&["run"], &[]).contains("HALMA_DISCORD_TOKEN"));
    let folder = tempfile::tempdir().unwrap();
    let config = folder.path().join("config.toml");
    std::fs::write(&config, "[discord]\ntokn = \"s3cret\"\n").unwrap();
    let message = refused(&["run", "--config", config.to_str().unwrap()], &[]);
    assert!(
        message.contains("tokn") && !message.contains("s3cret"),
        "{message}"
    );
    let message = refused(&["run", "--config", "no-such-file.toml"], &[]);
    assert!(message.contains("no-such-file.toml"), "{message}");
    let file = folder.path().join("file");
    std::fs::write(&file, "").unwrap();
    let path = file.to_str().unwrap();
    let variables = [
        ("HALMA_DISCORD_TOKEN", "s3cret"),
        ("HALMA_STORE_PATH", path),
    ];
    let message = refused(&["run"], &variables);
    assert!(
        message.contains(path) && !message.contains("s3cret"),
        "{message}"
    );
    let variables = [
        ("HALMA_DISCORD_TOKEN", "s3cret"),
        ("HALMA_RENDER_THEME", "neon"),
    ];
    assert!(refused(&["run"], &variables).contains("neon"));
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let taken = listener.local_addr().unwrap().to_string();
    let not_a_key = "02".to_owned() + &"0".repeat(62);
    for (listen, key, part) in [
        (&*taken, "", &*taken),
        ("127.0.0.1:0", &not_a_key, "Portal"),
    ] {
        let variables = [
            ("HALMA_DISCORD_TOKEN", "s3cret"),
            ("HALMA_HTTP_LISTEN", listen),
            ("HALMA_DISCORD_PUBLIC_KEY", key),
        ];
        let message = refused(&["run"], &variables).to_lowercase();
        assert!(message.contains(&part.to_lowercase()), "{message}");
    }
}

#[test]
fn a_store_is_checked_and_repaired() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("store");
    let variables = [("HALMA_STORE_PATH", path.to_str().unwrap())];
    let none = halma(&["check"], "", &variables);
    let message = String::from_utf8_lossy(&none.stderr).into_owned();
    assert!(message.contains("there is none"), "{message}");
    assert!(!path.exists(), "looking makes no store");
    copy(&present_store(), &path);
    for command in ["check", "verify"] {
        let whole = halma(&[command], "", &variables);
        let shown = String::from_utf8_lossy(&whole.stdout).into_owned();
        assert!(shown.ends_with("games checked: 4, damaged: 0\n"), "{shown}");
        assert!(whole.status.success());
    }
    assert!(halma(&["check", "--mend"], "", &variables).status.success());
    drop_an_index(&path);
    let damaged = halma(&["check"], "", &variables);
    let shown = String::from_utf8_lossy(&damaged.stdout).into_owned();
    assert!(shown.contains("games checked: 4, damaged: 1\n"), "{shown}");
    assert!(shown.contains("--mend"), "{shown}");
    assert_eq!(damaged.status.code(), Some(1));
    let mended = halma(&["check", "--mend"], "", &variables);
    let shown = String::from_utf8_lossy(&mended.stdout).into_owned();
    assert!(
        shown.contains("; mended\ngames checked: 4, damaged: 0\n"),
        "{shown}"
    );
    assert!(mended.status.success());
}

/// Deletes an index entry, bypassing the bot.
fn drop_an_index(path: &Path) {
    let database = sled::open(path).unwrap();
    let turns = Prefix::Dues.encode();
    let (key, _) = database.scan_prefix(turns).next().unwrap().unwrap();
    database.remove(key).unwrap();
    database.flush().unwrap();
    drop(database);
    wait_until_free(path);
}

#[tokio::test]
async fn ratings_are_recomputed_and_changes_are_listed() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("store");
    let variables = [("HALMA_STORE_PATH", path.to_str().unwrap())];
    let desk = Desk::in_folder(&path);
    let id = desk.begin().await.view.id;
    both_begin(&desk, 1, 2, id, 0).await;
    let resign = desk.act(2, START);
    desk.service.resign(&resign, id, None).await.unwrap();
    desk.store.close().await;
    let none = halma(&["recompute-ratings"], "", &variables);
    let shown = String::from_utf8_lossy(&none.stdout).into_owned();
    assert_eq!(shown, "results: 1, ratings: 4, changed: 0\n");
    assert!(none.status.success());
    lose_a_tally(&path);
    let again = halma(&["recompute-ratings"], "", &variables);
    let again = String::from_utf8_lossy(&again.stdout).into_owned();
    assert!(again.starts_with("person "), "{again}");
    assert!(again.contains(", halma, everywhere: none -> 1"), "{again}");
    assert!(again.ends_with(", changed: 1\n"), "{again}");
}

#[tokio::test]
async fn a_game_is_removed_from_all_leaderboards_once() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("store");
    let variables = [("HALMA_STORE_PATH", path.to_str().unwrap())];
    let desk = Desk::in_folder(&path);
    let view = desk.begin().await.view;
    let code = view.card.code.to_string();
    both_begin(&desk, 1, 2, view.id, 0).await;
    desk.store.close().await;
    let early = halma(&["void", &code], "", &variables);
    let shown = String::from_utf8_lossy(&early.stderr).into_owned();
    assert!(shown.contains("has not ended"), "{shown}");
    assert_eq!(early.status.code(), Some(2));
    let desk = Desk::in_folder(&path);
    let resign = desk.act(2, at(1));
    desk.service.resign(&resign, view.id, None).await.unwrap();
    desk.store.close().await;
    let done = halma(&["void", &code], "", &variables);
    let shown = String::from_utf8_lossy(&done.stdout).into_owned();
    assert!(
        shown.contains("no longer counts in any leaderboard"),
        "{shown}"
    );
    let again = halma(&["void", &code], "", &variables);
    let shown = String::from_utf8_lossy(&again.stderr).into_owned();
    assert!(
        shown.contains("already been removed from all leaderboards"),
        "{shown}"
    );
    let none = halma(&["void", "K7X9Q"], "", &variables);
    let shown = String::from_utf8_lossy(&none.stderr).into_owned();
    assert!(
        shown.contains("#K7X9Q is not the code of a game"),
        "{shown}"
    );
}

/// Deletes a tally from a store, bypassing the bot.
fn lose_a_tally(path: &Path) {
    let database = sled::open(path).unwrap();
    let mut tallies = database.scan_prefix(Prefix::Tallies.encode());
    let (key, _) = tallies.next().unwrap().unwrap();
    database.remove(key).unwrap();
    drop((tallies, database));
    wait_until_free(path);
}

fn theme_folder(files: &[(&str, &[u8])]) -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    let own = folder.path().join("own");
    std::fs::create_dir(&own).unwrap();
    for (name, bytes) in files {
        std::fs::write(own.join(name), bytes).unwrap();
    }
    folder
}

#[test]
fn custom_themes_are_read_and_errors_in_them_are_explained() {
    let theme: (&str, &[u8]) = ("theme.toml", b"[frame]\nground = \"#102030\"");
    let stone = include_bytes!("../../crates/picture/tests/picture/golden/halma8-maple.png");
    let good = theme_folder(&[theme, ("black.png", stone)]);
    let path = good.path().join("board.png");
    let path = path.to_str().unwrap();
    let render = |folder: &tempfile::TempDir, name: &str| {
        let folder = folder.path().to_str().unwrap();
        let arguments = [
            "render",
            "--variant",
            "star6",
            "--themes",
            folder,
            "--theme",
            name,
            "-o",
            path,
        ];
        halma(&arguments, "", &[])
    };
    assert!(render(&good, "own").status.success());
    assert!(std::fs::read(path).unwrap().starts_with(b"\x89PNG"));
    let long = vec![b' '; 9 << 20];
    for (files, name, part) in [
        (&[theme][..], "other", "maple, dark, contrast, own"),
        (&[("theme.toml", b"[frame]\nwidht = 3")], "own", "widht"),
        (&[theme, ("board.jpg", b"no picture")], "own", "board.jpg"),
        (&[theme, ("board.png", &long)], "own", "at most 8388608"),
    ] {
        let output = render(&theme_folder(files), name);
        let error = String::from_utf8_lossy(&output.stderr);
        assert!(!output.status.success() && error.contains(part), "{error}");
    }
}

#[test]
fn a_record_becomes_a_gif_of_the_requested_size() {
    let folder = tempfile::tempdir().unwrap();
    let record = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/crates/rules/tests/rules/endings/gambiter-4-lower-tempo-wins.halma"
    );
    let path = folder.path().join("game.gif");
    let path = path.to_str().unwrap();
    for (size, width) in [(&[][..], 720), (&["--size", "300"], 300)] {
        printed(&[&["render", "--record", record, "-o", path], size].concat());
        let gif = std::fs::read(path).unwrap();
        assert!(gif.starts_with(b"GIF89a"));
        let found = u16::from_le_bytes([gif[6], gif[7]]);
        assert_eq!(found, width, "{size:?}");
    }
    for (arguments, part) in [
        (&["--variant", "halma8"][..], "--record"),
        (&["--record", record, "--private"], "still pictures"),
        (&["--record", record, "--size", "20"], "--size"),
    ] {
        let error = refused(&[&["render", "-o", path], arguments].concat(), &[]);
        assert!(error.contains(part), "{error}");
    }
}
