//! The texts: every key in the code exists, and none is unused.
#![expect(clippy::unwrap_used, reason = "a test")]

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use halma::discord::parts::choice::{Challengers, Choice, Playable, Where};
use halma::discord::text::{Say as _, Texts};
use halma::discord::{Pages, all_commands};
use halma_rules::{Ends, Jumps, Reason, RuleSet, Teams, Variant};
use halma_service::{Compared, Family, FirstMove, PastBoards, Preset, Reminders, TimeControl};

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

/// All keys.
fn keys() -> BTreeSet<String> {
    let sources = files(&root().join("assets/locales/en-US"), "ftl").concat();
    let keys = sources.lines().filter_map(|line| line.split_once(" ="));
    let keys = keys.map(|(key, _)| key.to_owned());
    keys.filter(|key| key.starts_with(|first: char| first.is_ascii_lowercase()))
        .collect()
}

/// The keys that code builds from names.
fn made_keys() -> BTreeSet<String> {
    let mut keys = BTreeSet::new();
    keys.extend(choices::<Variant>());
    keys.extend(choices::<RuleSet>());
    keys.extend(choices::<Preset>());
    keys.extend(choices::<Jumps>());
    keys.extend(choices::<Ends>());
    keys.extend(choices::<Teams>());
    keys.extend(choices::<TimeControl>());
    keys.extend(choices::<FirstMove>());
    keys.extend(choices::<Reminders>());
    keys.extend(choices::<PastBoards>());
    keys.extend(choices::<Challengers>());
    keys.extend(choices::<Playable>());
    keys.extend(choices::<Family>());
    keys.extend(choices::<Compared>());
    keys.extend(choices::<Where>());
    keys.extend(["puzzle-right", "puzzle-wrong"].map(str::to_owned));
    keys.extend([7, 30, 100].map(|days| format!("puzzle-days-{days}")));
    for lesson in halma::study::LESSONS {
        let parts = ["ask", "right", "wrong"];
        keys.extend(parts.map(|part| format!("lesson-{part}-{}", lesson.word)));
    }
    for illustration in halma::study::Illustration::ALL {
        let word = illustration.word();
        keys.extend(["illustration", "illustrate"].map(|family| format!("{family}-{word}")));
    }
    for rules in RuleSet::all() {
        keys.extend(["rules", "explain"].map(|family| format!("{family}-{rules}")));
    }
    for offer in ["draw", "takeback", "cancel", "hints"] {
        let families = [
            "offer",
            "offer-declined",
            "offer-withdrawn",
            "notice-declined",
        ];
        keys.extend(families.map(|family| format!("{family}-{offer}")));
    }
    for color in 'a'..='f' {
        keys.extend(["color", "text-stone"].map(|family| format!("{family}-{color}")));
    }
    for reason in Reason::ALL {
        if !verdicts(reason).is_empty() {
            keys.insert(format!("reason-{reason}"));
        }
        keys.extend(
            verdicts(reason)
                .iter()
                .map(|family| format!("{family}-{reason}")),
        );
    }
    keys
}

fn choices<C: Choice>() -> impl Iterator<Item = String> {
    C::all().into_iter().map(Choice::key)
}

/// The verdicts that a reason can lead to (docs/rules.md, sections 4 and 6). Canceled games have
/// separate texts.
fn verdicts(reason: Reason) -> &'static [&'static str] {
    match reason {
        Reason::Built | Reason::Home | Reason::Tempo | Reason::Race => &["won", "drawn"],
        Reason::Stall => &["won", "drawn", "placed"],
        Reason::Filled | Reason::Locked => &["won"],
        Reason::Resignation | Reason::Timeout => &["won", "placed"],
        Reason::Blocked | Reason::Agreement => &["drawn", "placed"],
        Reason::Places => &["placed"],
        Reason::Aborted => &[],
    }
}

/// The English names and descriptions that are sent to Discord.
fn told() -> BTreeSet<String> {
    fn collect(node: &serde_json::Value, told: &mut BTreeSet<String>) {
        for field in ["name", "description"] {
            told.extend(node[field].as_str().map(str::to_owned));
        }
        for field in ["options", "choices"] {
            for child in node[field].as_array().into_iter().flatten() {
                collect(child, told);
            }
        }
    }
    let mut told = BTreeSet::new();
    for command in all_commands(&Texts::load(), Pages::of(true, true)) {
        collect(&serde_json::to_value(&command).unwrap(), &mut told);
    }
    told
}

#[test]
fn every_text_is_used() {
    let source = files(&root().join("src"), "rs").concat();
    let (made, told) = (made_keys(), told());
    let texts = Texts::load();
    let speaker = texts.speaker("en-US");
    for key in keys() {
        let is_said = source.contains(&format!("\"{key}\""))
            || made.contains(&key)
            // Descriptions need no arguments.
            || is_of_commands(&key) && told.contains(&speaker.say(&key));
        assert!(is_said, "no code says {key}");
    }
}

fn is_of_commands(key: &str) -> bool {
    ["command-", "admin-", "cup-", "option-", "study-"]
        .iter()
        .any(|family| key.starts_with(family))
}

#[test]
fn every_text_in_use_exists() {
    let keys = keys();
    for key in made_keys() {
        assert!(keys.contains(&key), "the sentence {key} is missing");
    }
    // A missing description would be sent as its key.
    for told in told() {
        assert!(!is_of_commands(&told), "the sentence {told} is missing");
    }
    let source = files(&root().join("src"), "rs").concat();
    let mut said = 0;
    for start in ["say!(", ".say(", ".private("] {
        let calls = source.split(start).skip(1);
        for call in calls.filter_map(|rest| rest.split(')').next()) {
            let Some(key) = call.split('"').nth(1) else {
                continue;
            };
            if key.contains('-') && !key.contains(['{', ' ']) {
                assert!(keys.contains(key), "the sentence {key} is missing");
                said += 1;
            }
        }
    }
    assert!(said > 100, "only {said} calls");
}

#[test]
fn the_nearest_language_is_chosen() {
    let texts = Texts::load();
    for (asked, spoken) in [
        ("de", "de"),
        ("de-AT", "de"),
        ("DE", "de"),
        ("en-GB", "en-US"),
        ("es-419", "es-419"),
        ("es-MX", "es-419"),
        ("pt-PT", "pt-BR"),
        ("zh-TW", "zh-TW"),
        ("el", "en-US"),
        ("", "en-US"),
    ] {
        assert_eq!(texts.speaker(asked).locale(), spoken, "{asked}");
    }
}

/// Discord counts names, descriptions and values; of translations only the longest.
#[test]
fn commands_stay_within_8000_characters() {
    for command in all_commands(&Texts::load(), Pages::of(true, true)) {
        let command = serde_json::to_value(&command).unwrap();
        let count = characters(&command);
        assert!(count <= 8_000, "{}: {count} characters", command["name"]);
    }
}

fn characters(node: &serde_json::Value) -> usize {
    let own: usize = ["name", "description"]
        .iter()
        .map(|field| {
            let default = node[field]
                .as_str()
                .map_or(0, |text| text.encode_utf16().count());
            let localized = node[format!("{field}_localizations")].as_object();
            let longest = localized.map_or(0, |texts| {
                let lengths = texts.values().filter_map(|text| text.as_str());
                lengths
                    .map(|text| text.encode_utf16().count())
                    .max()
                    .unwrap_or(0)
            });
            default.max(longest)
        })
        .sum();
    let value = node["value"]
        .as_str()
        .map_or(0, |text| text.encode_utf16().count());
    let children = ["options", "choices"]
        .iter()
        .filter_map(|field| node[field].as_array());
    own + value + children.flatten().map(characters).sum::<usize>()
}
