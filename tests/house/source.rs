//! The source files, as text.
#![expect(clippy::unwrap_used, reason = "only tests use it")]

use std::fs;
use std::path::{Path, PathBuf};

pub fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// All Rust files in a folder, with their text.
pub fn rust_files(folder: &Path) -> Vec<(PathBuf, String)> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            found.extend(rust_files(&path));
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            let text = fs::read_to_string(&path).unwrap();
            found.push((path, text));
        }
    }
    found
}

/// The lines of code in a file, without comments and unit tests.
pub fn code(text: &str) -> impl Iterator<Item = &str> {
    let code = text
        .split("#[cfg(test)]\nmod tests")
        .next()
        .unwrap_or_default();
    code.lines()
        .filter(|line| !line.trim_start().starts_with("//"))
}

/// A line of code without its string contents.
pub fn without_texts(line: &str) -> String {
    let mut code = String::new();
    let mut letters = line
        .replace("'\"'", "' '")
        .chars()
        .collect::<Vec<_>>()
        .into_iter();
    let mut in_text = false;
    while let Some(letter) = letters.next() {
        match letter {
            '"' => in_text = !in_text,
            '\\' if in_text => drop(letters.next()),
            _ if in_text => {}
            _ => code.push(letter),
        }
    }
    code
}
