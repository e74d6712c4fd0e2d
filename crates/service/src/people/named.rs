//! Names in moderators' texts: kept as references to players, so that they change with the person
//! and disappear when the person's data is deleted. Only one record contains a name.

use halma_store::Slot;
use halma_store::ids::PlayerId;

use crate::Service;
use crate::change::{Error, Transaction};

/// Encloses the number of a player; typed text never contains it.
const MARK: char = '\u{1}';
/// Replaces the name of a person whose data is deleted.
const NOBODY: &str = "…";
/// Names of at least this length are also found at the start of a longer word, such as a genitive.
const LONG_NAME: usize = 3;

impl Service {
    /// Replaces the names of these players in a text with references.
    pub(crate) async fn with_references(
        &self,
        tx: &mut Transaction<'_>,
        text: &str,
        players: &[PlayerId],
    ) -> Result<String, Error> {
        let mut named = Vec::new();
        for &player in players {
            if let Some(record) = tx.read(Slot::player(player)).await? {
                named.push((player, record.name));
            }
        }
        Ok(referring(text, named))
    }
}

/// Returns the players that a text refers to.
pub fn players_named(text: &str) -> impl Iterator<Item = PlayerId> {
    text.split(MARK).skip(1).step_by(2).filter_map(player)
}

fn player(number: &str) -> Option<PlayerId> {
    u64::from_str_radix(number, 16).ok().map(PlayerId)
}

/// Replaces the references in a text with names.
pub fn naming(text: &str, name: impl Fn(PlayerId) -> String) -> String {
    let parts = text.split(MARK).enumerate().map(|(at, part)| {
        if at % 2 == 0 {
            return part.to_owned();
        }
        let name = player(part).map(&name);
        let name = name.filter(|name| !name.is_empty());
        name.unwrap_or_else(|| NOBODY.to_owned())
    });
    parts.collect()
}

/// Replaces names with references; of two names that start alike the longer one wins.
fn referring(text: &str, mut named: Vec<(PlayerId, String)>) -> String {
    named.retain(|(_, name)| !name.trim().is_empty());
    named.sort_by_key(|(_, name)| std::cmp::Reverse(name.chars().count()));
    let mut kept = String::new();
    let mut rest = text;
    while let Some(next) = rest.chars().next() {
        let is_inside = kept
            .chars()
            .next_back()
            .is_some_and(|before| joins(before, next));
        let found = named
            .iter()
            .filter(|_| !is_inside)
            .find_map(|(player, name)| {
                let after = without(rest, name.trim())?;
                Some((player, after))
            });
        rest = if let Some((player, after)) = found {
            kept.push_str(&reference(*player));
            after
        } else {
            kept.push(next);
            &rest[next.len_utf8()..]
        };
    }
    kept
}

fn reference(player: PlayerId) -> String {
    format!("{MARK}{:x}{MARK}", player.0)
}

/// Returns the text after a leading name, ignoring case.
fn without<'a>(text: &'a str, name: &str) -> Option<&'a str> {
    let mut rest = text.chars();
    for wanted in name.chars() {
        let is_same = |found: char| found.to_lowercase().eq(wanted.to_lowercase());
        rest.next().filter(|found| is_same(*found))?;
    }
    let rest = rest.as_str();
    let goes_on = match (name.chars().next_back(), rest.chars().next()) {
        (Some(last), Some(next)) => joins(last, next),
        _ => false,
    };
    (!goes_on || name.chars().count() >= LONG_NAME).then_some(rest)
}

/// Returns true if two characters belong to one word, in scripts with case; others put no spaces
/// between words.
fn joins(one: char, other: char) -> bool {
    let has_words = |c: char| c.is_lowercase() || c.is_uppercase() || c.is_numeric();
    has_words(one) && has_words(other)
}

#[cfg(test)]
mod tests {
    use super::*;

    const PEOPLE: [(PlayerId, &str); 4] = [
        (PlayerId(1), "Anna"),
        (PlayerId(2), "Anna Bell"),
        (PlayerId(3), "安娜"),
        (PlayerId(4), "Al"),
    ];

    fn kept(text: &str) -> String {
        let named = PEOPLE.map(|(player, name)| (player, name.to_owned()));
        referring(text, named.to_vec())
    }

    #[test]
    fn a_name_is_kept_as_a_reference_and_comes_back() {
        let text = "ANNA asked, Anna Bell's clock; Annas Bitte, Joanna and also al, 请安娜看";
        let kept = kept(text);
        let name = |player| {
            let known = PEOPLE.iter().find(|(known, _)| *known == player);
            known.map_or_else(String::new, |(_, name)| (*name).to_owned())
        };
        assert_eq!(
            naming(&kept, name),
            text.replace("ANNA", "Anna").replace(" al,", " Al,")
        );
        let gone = naming(&kept, |_| String::new());
        assert_eq!(
            gone,
            "… asked, …'s clock; …s Bitte, Joanna and also …, 请…看"
        );
    }

    #[test]
    fn what_names_nobody_stays() {
        for text in ["", "they asked me to", "é\u{301} 🎲"] {
            assert_eq!(kept(text), text);
        }
        let anna = |_| "Anna".to_owned();
        assert_eq!(naming("\u{1}zz\u{1} left", anna), "… left");
        assert_eq!(naming("no mark, no name", anna), "no mark, no name");
    }
}
