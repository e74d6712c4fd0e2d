//! House rules: module boundaries, file lengths, nothing left lying around.
#![expect(clippy::unwrap_used, reason = "a test")]

use std::fs;
use std::path::PathBuf;

use crate::house::source::{code, root, rust_files, without_texts};

/// The folders with code, of the bot and of each crate.
fn folders() -> Vec<PathBuf> {
    let crates = fs::read_dir(root().join("crates")).unwrap();
    let crates = crates.map(|entry| entry.unwrap().path());
    let all = crates.chain([root().to_owned()]);
    all.flat_map(|one| ["src", "tests", "benches"].map(|name| one.join(name)))
        .filter(|folder| folder.exists())
        .collect()
}

fn sources() -> impl Iterator<Item = (PathBuf, String)> {
    let folders = folders().into_iter();
    let sources = folders.filter(|folder| folder.ends_with("src"));
    sources.flat_map(|folder| rust_files(&folder))
}

/// What each room (ARCHITECTURE.md) must never name, apart from what its crate doesn't have.
const WALLS: [(&str, &[&str]); 10] = [
    (
        "src/opponent",
        &[
            "serenity",
            "halma_store",
            "halma_picture",
            "crate::discord",
            "stand_in",
            "SystemTime",
            "rand::",
        ],
    ),
    (
        "src/study",
        &[
            "serenity",
            "tokio",
            "async ",
            "std::time",
            "std::fs",
            "rand::",
            "tracing",
            "halma_service",
            "halma_store",
            "halma_picture",
            "crate::discord",
            "stand_in",
        ],
    ),
    (
        "crates/rules/src",
        &["async ", "std::time", "std::fs", "std::net"],
    ),
    (
        "crates/mind/src",
        &["async ", "std::time", "std::thread", "std::fs", "std::net"],
    ),
    ("crates/picture/src", &["std::time", "std::fs", "std::net"]),
    ("crates/rating/src", &["std::time", "std::fs", "std::net"]),
    ("crates/store/src", &["SystemTime", "Instant"]),
    (
        "src/words",
        &[
            "serenity",
            "halma_store",
            "crate::discord",
            "crate::page",
            "stand_in",
            "tokio",
            "SystemTime",
            "rand::",
        ],
    ),
    (
        "src/page",
        &[
            "halma_store",
            "serenity",
            "stand_in",
            "SystemTime",
            "discord::parts",
            "discord::text",
            "rand::",
        ],
    ),
    (
        "src/discord",
        &["halma_store", "stand_in", "SystemTime", "rand::"],
    ),
];

#[test]
fn the_walls_between_the_rooms_hold() {
    for (room, forbidden) in WALLS {
        let files = rust_files(&root().join(room));
        assert!(!files.is_empty(), "the room {room} is empty");
        for (path, text) in files {
            for line in code(&text) {
                let broken = forbidden.iter().find(|name| names(line, name));
                assert_eq!(broken, None, "{}: {line}", path.display());
            }
        }
    }
}

/// Returns true if a line names something outside string literals, and not as part of a longer
/// word.
fn names(line: &str, thing: &str) -> bool {
    let line = without_texts(line);
    line.match_indices(thing).any(|(at, _)| {
        let before = line[..at].chars().next_back();
        let after = line[at + thing.len()..].chars().next();
        let is_word = |c: Option<char>| c.is_some_and(|c| c.is_alphanumeric() || c == '_');
        let open_end = thing.ends_with([':', ' ']);
        !is_word(before) && (open_end || !is_word(after))
    })
}

#[test]
fn string_literals_hide_no_names() {
    assert!(names(r#"say("a"); crate::store::open()"#, "crate::store"));
    assert!(names(
        r#"say("a \" b"); crate::store::open()"#,
        "crate::store"
    ));
    assert!(names(
        r#"split('"').map(crate::store::open)"#,
        "crate::store"
    ));
    assert!(!names(r#"say("crate::store")"#, "crate::store"));
    assert!(!names("crate::stores::open()", "crate::store"));
}

#[test]
fn only_the_configuration_reads_the_environment() {
    for (path, text) in sources() {
        let reads = code(&text).any(|line| line.contains("env::var"));
        assert!(
            !reads || path.ends_with("src/config/mod.rs"),
            "{}",
            path.display()
        );
    }
}

#[test]
fn files_stay_short() {
    for folder in folders() {
        for (path, text) in rust_files(&folder) {
            let lines = text.lines().count();
            assert!(lines <= 600, "{} has {lines} lines", path.display());
        }
    }
}

/// The pages turn text into nodes only: nothing in the browser turns text into HTML or script.
#[test]
fn the_pages_make_no_html_of_text() {
    let ways = [
        "innerHTML",
        "outerHTML",
        "insertAdjacentHTML",
        "setHTML",
        "document.write",
        "DOMParser",
        "createContextualFragment",
        "eval(",
        "new Function",
        "srcdoc",
        "javascript:",
    ];
    for (folder, assets) in [
        ("crates/stand-in/page", "crates/stand-in/src/page/assets.rs"),
        ("src/page/browser", "src/page/assets.rs"),
    ] {
        let served = fs::read_to_string(root().join(assets)).unwrap();
        let mut modules = 0;
        for entry in fs::read_dir(root().join(folder)).unwrap() {
            let path = entry.unwrap().path();
            let name = path.file_name().unwrap().to_str().unwrap().to_owned();
            let text = fs::read_to_string(&path).unwrap();
            let lines = text.lines().count();
            assert!(lines <= 400, "{name} has {lines} lines");
            for way in ways {
                assert!(!text.contains(way), "{name} has {way}");
            }
            if path.extension().is_some_and(|ending| ending == "js") {
                modules += 1;
                assert!(
                    served.contains(&format!("\"{name}\"")),
                    "{name} is not served"
                );
            }
        }
        assert!(modules >= 10, "{folder}");
    }
}

#[test]
fn nothing_is_left_lying_around() {
    let left = [
        concat!("print", "ln!("),
        concat!("dbg", "!("),
        concat!("to", "do!("),
        concat!("TO", "DO"),
        concat!("FIX", "ME"),
    ];
    for folder in folders() {
        for (path, text) in rust_files(&folder) {
            for mark in left {
                let skips = !folder.ends_with("src") && mark.starts_with("print");
                assert!(
                    skips || !text.contains(mark),
                    "{} has {mark}",
                    path.display()
                );
            }
            assert!(
                !text.contains(concat!("#[ign", "ore")),
                "{}",
                path.display()
            );
        }
    }
    for (path, text) in sources() {
        let unwraps = code(&text).any(|line| line.contains(".unwrap()"));
        assert!(!unwraps, "{} unwraps", path.display());
    }
}

/// Phrases that make comments read as translated, in any case.
const BANNED_IN_COMMENTS: [&str; 10] = [
    "anew",
    "anybody",
    "at the most",
    "but for ",
    "by and by",
    "by lot",
    "everybody",
    "looked whether",
    "looks whether",
    "where it is missing",
];

#[test]
fn comments_are_in_plain_english() {
    let mut findings = Vec::new();
    for (path, text) in sources() {
        for (number, line) in (1..).zip(text.lines()) {
            let comment = line.trim_start().to_lowercase();
            if !comment.starts_with("//") {
                continue;
            }
            for turn in BANNED_IN_COMMENTS {
                if comment.contains(turn) {
                    findings.push(format!("{}:{number}: {turn:?}", path.display()));
                }
            }
        }
    }
    assert!(findings.is_empty(), "\n{}\n", findings.join("\n"));
}
