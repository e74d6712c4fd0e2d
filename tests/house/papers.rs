//! Everything that the documentation names exists.
#![expect(clippy::unwrap_used, reason = "a test")]

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use std::process::Command;

use clap::Parser as _;

use crate::house::source::{root, rust_files};

/// The root folders whose files can be named.
const FOLDERS: [&str; 8] = [
    ".ci", "assets", "benches", "crates", "deploy", "docs", "src", "tests",
];

fn read(path: &str) -> String {
    fs::read_to_string(root().join(path)).unwrap()
}

/// The documents that people read, by path.
fn papers() -> Vec<(String, String)> {
    let papers = papers_in(root());
    assert!(papers.len() > 30, "only {} papers", papers.len());
    papers
}

/// The documents of a repository or a release.
fn papers_in(root: &Path) -> Vec<(String, String)> {
    let mut names = vec![String::new(), "docs".to_owned(), "docs/install".to_owned()];
    names = names
        .iter()
        .flat_map(|folder| files_in(root, folder))
        .collect();
    names.retain(|name| has_ending(name, "md"));
    let read = |name: String| (name.clone(), fs::read_to_string(root.join(name)).unwrap());
    names.into_iter().map(read).collect()
}

fn files_in(root: &Path, folder: &str) -> Vec<String> {
    let entries = fs::read_dir(root.join(folder)).unwrap();
    let paths = entries.map(|entry| entry.unwrap().path());
    let inside = paths.map(|path| path.strip_prefix(root).unwrap().display().to_string());
    inside.collect()
}

fn has_ending(name: &str, ending: &str) -> bool {
    Path::new(name)
        .extension()
        .is_some_and(|of_name| of_name == ending)
}

/// The text between backticks.
fn code_spans(text: &str) -> impl Iterator<Item = &str> {
    let outside_fences = text.split("```").step_by(2);
    outside_fences.flat_map(|part| part.split('`').skip(1).step_by(2))
}

#[test]
fn the_commands_page_is_up_to_date() {
    let mut page = Vec::new();
    let line = ["halma", "commands", "--markdown"];
    halma::cli::execute(halma::cli::Cli::parse_from(line), &mut page).unwrap();
    let page = String::from_utf8(page).unwrap();
    let command = line.join(" ");
    assert!(
        page == read("docs/commands.md"),
        "write it again: {command} > docs/commands.md"
    );
}

#[test]
fn every_section_of_the_rules_that_code_cites_exists() {
    let page = read("docs/rules.md");
    let headings = page.lines().filter_map(|line| line.strip_prefix("## "));
    let sections: BTreeSet<u32> = headings
        .filter_map(|heading| heading.split_once(". ")?.0.parse().ok())
        .collect();
    assert_eq!(sections, (1..=8).collect());
    let folders = ["src", "crates", "tests", "benches"].map(|folder| root().join(folder));
    let mut cited = 0;
    for (path, text) in folders.iter().flat_map(|folder| rust_files(folder)) {
        // A citation may continue on the next line of its comment.
        let lines = text
            .lines()
            .map(|line| line.trim_start().trim_start_matches(['/', '!']));
        let text: String = lines.collect();
        for (_, rest) in text
            .match_indices("docs/rules.md, section")
            .map(|(at, found)| {
                let rest = &text[at + found.len()..];
                (at, rest.trim_start_matches('s').trim_start())
            })
        {
            let end = rest.find(|c: char| !(c.is_ascii_digit() || ", and".contains(c)));
            let list = &rest[..end.unwrap_or(rest.len())];
            let numbers = list.split(|c: char| !c.is_ascii_digit());
            for number in numbers.filter(|number| !number.is_empty()) {
                let is_there = sections.contains(&number.parse().unwrap());
                assert!(is_there, "{} cites section {number}", path.display());
                cited += 1;
            }
        }
    }
    assert!(cited > 40, "only {cited} citations");
}

#[test]
fn every_file_named_in_the_docs_exists() {
    let mut files = BTreeSet::new();
    for folder in FOLDERS {
        walk(&root().join(folder), &mut files);
    }
    let (mut named, mut missing) = (0, Vec::new());
    for (paper, text) in papers() {
        for span in code_spans(&text) {
            let is_path = has_ending(span, "rs")
                || FOLDERS
                    .iter()
                    .any(|folder| span.starts_with(&format!("{folder}/")));
            if !is_path || span.contains([' ', '*', '<', '…', ':', '$']) {
                continue;
            }
            let wanted = format!("/{}", span.trim_end_matches('/'));
            if !files.iter().any(|file| file.ends_with(&wanted)) {
                missing.push(format!("{paper} names {span}"));
            }
            named += 1;
        }
    }
    assert!(missing.is_empty(), "{missing:#?}");
    assert!(named > 80, "only {named} files are named");
}

#[test]
fn every_link_in_the_docs_works() {
    let links = check_links(root());
    assert!(links > 60, "only {links} links");
}

#[test]
fn every_link_in_a_release_works() {
    let folder = tempfile::tempdir().unwrap();
    let program = folder.path().join("halma");
    fs::write(&program, "the program").unwrap();
    let run = |command: &mut Command| assert!(command.status().unwrap().success());
    let pack = root().join(".ci/pack");
    run(Command::new(pack)
        .args(["v1", "anywhere"])
        .args([&program, folder.path()]));
    run(Command::new("tar")
        .args(["-xzf", "halma-v1-anywhere.tar.gz"])
        .current_dir(&folder));
    let links = check_links(&folder.path().join("halma-v1-anywhere"));
    assert!(links > 20, "only {links} links");
}

/// Checks every link of the documents in a folder. Returns how many there are.
fn check_links(root: &Path) -> usize {
    let mut links = 0;
    for (paper, text) in papers_in(root) {
        let outside_fences: String = text.split("```").step_by(2).collect();
        let targets = outside_fences.split("](").skip(1);
        for target in targets.map(|rest| rest.split(')').next().unwrap()) {
            if target.starts_with("https://") {
                continue;
            }
            let (file, heading) = target.split_once('#').unwrap_or((target, ""));
            let path = root.join(&paper);
            let path = match file {
                "" => path,
                file => path.parent().unwrap().join(file),
            };
            assert!(path.exists(), "{paper} links to {target}");
            if !heading.is_empty() {
                let text = fs::read_to_string(&path).unwrap();
                let mut headings = text.lines().filter(|line| line.starts_with('#'));
                let is_there = headings.any(|line| anchor(line) == heading);
                assert!(is_there, "{paper} links to {target}");
            }
            links += 1;
        }
    }
    links
}

/// GitHub's anchor for a heading.
fn anchor(line: &str) -> String {
    let heading = line.trim_start_matches('#').trim().to_lowercase();
    let kept = heading
        .chars()
        .filter(|c| c.is_alphanumeric() || " -_".contains(*c));
    kept.map(|c| if c == ' ' { '-' } else { c }).collect()
}

/// The paths of all files and folders, also without the `src` of their crate.
fn walk(folder: &Path, found: &mut BTreeSet<String>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let inside = path.strip_prefix(root()).unwrap().display().to_string();
        found.insert(format!("/{}", inside.replacen("/src/", "/", 1)));
        found.insert(format!("/{inside}"));
        if path.is_dir() && !path.ends_with("target") {
            walk(&path, found);
        }
    }
}

#[test]
fn docs_stay_within_their_word_limits() {
    for (name, most) in [
        ("ARCHITECTURE.md", 2000),
        ("README.md", 1500),
        ("docs/performance.md", 2000),
    ] {
        let words = read(name).split_whitespace().count();
        assert!(words <= most, "{name} has {words} words");
    }
}
