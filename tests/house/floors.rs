//! The floors of the service (ARCHITECTURE.md): code uses its own floor and those below, never one
//! above.
#![expect(clippy::unwrap_used, reason = "a test")]

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use crate::house::source::{code, root, rust_files, without_texts};

/// The floors, lowest first. Files next to `lib.rs` are the ground floor, except `integrity.rs`,
/// `recount.rs` and `term`, which are above all others.
const FLOORS: [&str; 9] = [
    "matches", "change", "people", "servers", "outbox", "cups", "time", "looking", "acts",
];
const ROOF: [&str; 3] = ["integrity", "recount", "term"];

/// The floor of a file of the service: 0 for the ground floor, none for `lib.rs`.
fn floor(file: &Path) -> Option<usize> {
    let inside = file
        .strip_prefix(root().join("crates/service/src"))
        .unwrap();
    let first = inside.iter().next().unwrap().to_str().unwrap();
    let name = first.trim_end_matches(".rs");
    match FLOORS.iter().position(|known| *known == name) {
        Some(index) => Some(index + 1),
        None if ROOF.contains(&name) => Some(FLOORS.len() + 1),
        None if name == "lib" => None,
        None => Some(0),
    }
}

fn service() -> Vec<(usize, String, String)> {
    let files = rust_files(&root().join("crates/service/src"));
    let known = files.into_iter().filter_map(|(path, text)| {
        let shown = path.strip_prefix(root()).unwrap().display().to_string();
        Some((floor(&path)?, shown, text))
    });
    known.collect()
}

#[test]
fn no_floor_of_the_service_names_one_above() {
    let files = service();
    assert!(files.len() > 40, "only {} files", files.len());
    for (floor, shown, text) in &files {
        for line in code(text) {
            let line = without_texts(line);
            let named = |other: &&str| {
                line.contains(&format!("crate::{other}"))
                    || line.contains(&format!("super::{other}"))
            };
            let above = FLOORS[*floor.min(&FLOORS.len())..]
                .iter()
                .find(|other| named(other));
            assert_eq!(above, None, "{shown}: {line}");
            assert!(!line.contains("super::super"), "{shown}: {line}");
        }
    }
}

/// Methods of the service are in one block per file, so they are recognized by name.
#[test]
fn no_floor_of_the_service_calls_one_above() {
    let files = service();
    let mut defined: BTreeMap<String, usize> = BTreeMap::new();
    for (floor, shown, text) in &files {
        for name in methods(text) {
            let twice = defined.insert(name.clone(), *floor);
            assert_eq!(twice, None, "{shown}: the service has {name} twice");
        }
    }
    assert!(defined.len() > 100, "only {} methods", defined.len());
    let mut calls = 0;
    for (floor, shown, text) in &files {
        for name in called(text) {
            let Some(of) = defined.get(&name) else {
                continue;
            };
            assert!(of <= floor, "{shown} calls {name}, which is above");
            calls += 1;
        }
    }
    assert!(calls > 100, "only {calls} calls");
}

/// The code of a file's `impl Service` block.
fn of_service(text: &str) -> String {
    let mut inside = false;
    let mut found = String::new();
    for line in code(text) {
        match line {
            "impl Service {" => inside = true,
            "}" => inside = false,
            _ if inside => found = found + &without_texts(line) + "\n",
            _ => {}
        }
    }
    found
}

/// The names of the service methods in a file.
fn methods(text: &str) -> Vec<String> {
    let code = of_service(text);
    let heads = code
        .lines()
        .filter(|line| line.starts_with("    ") && !line.starts_with("     "));
    let names = heads.filter_map(|line| line.split("fn ").nth(1)?.split(['(', '<']).next());
    names.map(str::to_owned).collect()
}

/// The names of the service methods that a file calls.
fn called(text: &str) -> BTreeSet<String> {
    let code = of_service(text);
    let mut names = BTreeSet::new();
    for start in ["self.", "self\n", "Self::"] {
        for (at, _) in code.match_indices(start) {
            let rest = code[at + start.len()..].trim_start();
            let rest = rest.trim_start_matches('.');
            let end = rest.find(|c: char| !c.is_alphanumeric() && c != '_');
            if let Some(end) = end.filter(|end| rest[*end..].starts_with(['(', '<'])) {
                names.insert(rest[..end].to_owned());
            }
        }
    }
    names
}
