//! The sentences: every key that the code uses exists, and none lies unused.
#![expect(clippy::unwrap_used, reason = "a test")]

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use halma::discord::commands;
use halma::discord::text::Texts;

fn files(folder: &Path, ending: &str) -> Vec<String> {
    let mut texts = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            texts.extend(files(&path, ending));
        } else if path.extension().is_some_and(|found| found == ending) {
            texts.push(fs::read_to_string(path).unwrap());
        }
    }
    texts
}

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn keys() -> BTreeSet<String> {
    let sources = files(&root().join("assets/locales/en-US"), "ftl").concat();
    let keys = sources.lines().filter_map(|line| line.split_once(" ="));
    let keys = keys.map(|(key, _)| key.to_owned());
    keys.filter(|key| key.starts_with(|first: char| first.is_ascii_lowercase()))
        .collect()
}

/// Key families that are put together from names of the rules.
const FAMILIES: [&str; 19] = [
    "notice-",
    "setting-",
    "variant-",
    "rules-",
    "explain-",
    "choice-",
    "clock-",
    "color-",
    "mark-",
    "won-",
    "drawn-",
    "void-",
    "command-",
    "admin-",
    "option-",
    "offer-",
    "permission-",
    "forced-",
    "refused-challenge-",
];

#[test]
fn every_key_of_the_code_exists_and_none_is_unused() {
    let keys = keys();
    let source = files(&root().join("src/discord"), "rs").concat();
    for key in &keys {
        let family = FAMILIES.iter().any(|family| key.starts_with(family));
        let used = source.contains(&format!("\"{key}\""));
        assert!(used || family, "no code says {key}");
    }
    for part in source
        .split("say!(")
        .skip(1)
        .filter_map(|rest| rest.split(')').next())
    {
        let Some(key) = part.split('"').nth(1) else {
            continue;
        };
        if key.contains('-') && !key.contains('{') && !key.contains(' ') {
            assert!(keys.contains(key), "the sentence {key} is missing");
        }
    }
}

#[test]
fn sentences_of_every_name_of_the_rules_exist() {
    let texts = Texts::load();
    let speaker = texts.speaker("de");
    assert_eq!(speaker.locale(), "en-US");
    let keys = keys();
    for variant in halma::engine::Variant::ALL {
        assert!(keys.contains(&format!("variant-{variant}")));
    }
    for rules in halma::engine::RuleSet::ALL {
        for family in ["rules", "explain", "choice-rules"] {
            assert!(
                keys.contains(&format!("{family}-{rules}")),
                "{family}-{rules}"
            );
        }
    }
    for reason in halma::engine::Reason::ALL {
        assert!(keys.contains(&format!("won-{reason}")), "{reason}");
    }
    for time in halma::service::MoveTime::ALL {
        assert!(keys.contains(&format!("clock-{time}")), "{time}");
    }
    for letter in 'a'..='f' {
        assert!(
            keys.contains(&format!("color-{letter}")) && keys.contains(&format!("mark-{letter}"))
        );
    }
}

/// Discord counts names, descriptions and values; of translations only the longest.
#[test]
fn the_command_keeps_well_under_the_limit_of_8000_characters() {
    let commands = commands::all(&Texts::load());
    let halma = serde_json::to_value(&commands[0]).unwrap();
    let count = characters(&halma);
    assert!(count < 6_000, "{count} characters");
}

fn characters(node: &serde_json::Value) -> usize {
    let own: usize = ["name", "description"]
        .iter()
        .map(|field| {
            let default = node[field].as_str().map_or(0, |text| text.chars().count());
            let localized = node[format!("{field}_localizations")].as_object();
            let longest = localized.map_or(0, |texts| {
                let lengths = texts.values().filter_map(|text| text.as_str());
                lengths.map(|text| text.chars().count()).max().unwrap_or(0)
            });
            default.max(longest)
        })
        .sum();
    let value = node["value"]
        .as_str()
        .map_or(0, |text| text.chars().count());
    let children = ["options", "choices"]
        .iter()
        .filter_map(|field| node[field].as_array());
    own + value + children.flatten().map(characters).sum::<usize>()
}
