//! Sentences as the page gets them: a text, or its parts if it styles some or keeps them true.

use std::borrow::Cow;
use std::collections::HashMap;

use halma_service::ids::UserId;
use halma_service::{MatchView, Participant, Person};
use serde_json::{Value, json};

use crate::words::{Part, Span, Text, Tone, sign};

/// The names of the people whom sentences mention. Namesakes have the last digits of their accounts.
#[derive(Default)]
pub(super) struct Names(HashMap<UserId, String>);

impl Names {
    /// Returns the names of these people.
    pub fn of<'a>(people: impl IntoIterator<Item = &'a Participant>) -> Self {
        let known = people
            .into_iter()
            .filter_map(|who| Some((who.user?, &who.name[..])));
        let known: HashMap<UserId, &str> = known.collect();
        let name = |(user, name): (&UserId, &&str)| {
            let namesakes = known.iter().filter(|(_, other)| *other == name);
            let named = match namesakes.count() {
                1 => (*name).to_owned(),
                _ => format!("{name} {}", digits(*user)),
            };
            (*user, named)
        };
        Self(known.iter().map(name).collect())
    }

    /// Returns the names of everyone whom a sentence about a match can mention.
    pub fn of_match(view: &MatchView) -> Self {
        let moderator = view.game().and_then(|game| game.moderated.as_ref());
        let moderator = moderator.map(|done| &done.by);
        Self::of(view.people().into_iter().chain(moderator))
    }

    /// Returns these names with one more.
    pub fn and(mut self, person: &Person) -> Self {
        self.0.insert(person.user, person.name.clone());
        self
    }

    /// Returns a text as the page gets it.
    pub fn said(&self, text: &Text) -> Value {
        let parts: Vec<Value> = text.spans().map(|span| self.span(span)).collect();
        let words: Option<String> = parts.iter().map(Value::as_str).collect();
        words.map_or(Value::Array(parts), Value::String)
    }

    fn span(&self, span: Span<'_>) -> Value {
        let (words, is_person) = match span.part {
            Part::Words(words) => (Cow::from(words), false),
            Part::Stone(color) => (sign(color).into(), false),
            Part::Person(user) => match self.0.get(&user) {
                Some(name) => (name.into(), true),
                None => (digits(user).into(), true),
            },
            // Only Discord's clients know its name.
            Part::Channel(_) => ("#…".into(), false),
            Part::Moment(at) => return json!({ "at": at }),
        };
        if !is_person && span.tone == Tone::default() {
            return words.into();
        }
        let Tone {
            is_strong,
            is_typed,
            is_quiet,
        } = span.tone;
        let kinds = [
            (is_person, "person"),
            (is_strong, "strong"),
            (is_typed, "typed"),
            (is_quiet, "quiet"),
        ];
        let kinds = kinds.iter().filter(|(is, _)| *is).map(|(_, kind)| *kind);
        json!({ "words": words, "as": kinds.collect::<Vec<_>>() })
    }
}

/// Returns the last digits of an account.
fn digits(user: UserId) -> String {
    format!("#{:04}", user.0 % 10_000)
}

/// Returns a text that mentions nobody.
pub(super) fn said(text: &Text) -> Value {
    Names::default().said(text)
}

#[cfg(test)]
mod tests {
    use halma_service::ids::Timestamp;

    use super::*;

    #[test]
    fn what_matters_is_told_apart_from_words() {
        let texts = [
            Text::from("a*b ").strong(),
            Text::person(UserId(7)),
            Text::from(" waits for "),
            Text::person(UserId(12_345)),
            Text::moment(Timestamp(5_000)),
        ];
        let names = Names([(UserId(7), "Anna".to_owned())].into());
        let expected = json!([
            { "words": "a*b ", "as": ["strong"] },
            { "words": "Anna", "as": ["person"] },
            " waits for ",
            { "words": "#2345", "as": ["person"] },
            { "at": 5_000 },
        ]);
        assert_eq!(names.said(&texts.into_iter().collect()), expected);
    }
}
