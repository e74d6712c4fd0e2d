//! The values of options that stand for something, and back.

use crate::service::{OfferKind, Reminders};

/// What can be offered, by the value of the option `what`.
pub(super) const OFFERS: [(&str, OfferKind); 3] = [
    ("draw", OfferKind::Draw),
    ("takeback", OfferKind::Takeback),
    ("cancel", OfferKind::Abort),
];

/// The value that stands for what can be offered.
pub fn offer_word(kind: OfferKind) -> &'static str {
    let offer = OFFERS.iter().find(|(_, known)| *known == kind);
    offer.map_or("", |(word, _)| word)
}

/// What a value stands for.
pub fn offer_kind(word: &str) -> Option<OfferKind> {
    let offer = OFFERS.iter().find(|(known, _)| *known == word);
    offer.map(|(_, kind)| *kind)
}

/// When a person wants to be mentioned, by the value of the option `reminders`.
pub(super) const REMINDERS: [(&str, Reminders); 3] = [
    ("all", Reminders::All),
    ("turn", Reminders::Turn),
    ("none", Reminders::None),
];

/// The value that stands for when a person wants to be mentioned.
pub fn reminders_word(reminders: Reminders) -> &'static str {
    let found = REMINDERS.iter().find(|(_, known)| *known == reminders);
    found.map_or("", |(word, _)| word)
}

/// What a value stands for.
pub fn reminders_level(word: &str) -> Option<Reminders> {
    let found = REMINDERS.iter().find(|(known, _)| *known == word);
    found.map(|(_, reminders)| *reminders)
}

/// Who may challenge, by the value of the option `who`; whether that is moderators alone.
pub(super) const WHO: [(&str, bool); 2] = [("everybody", false), ("moderators", true)];

/// The value that stands for who may challenge.
pub fn who_word(moderators_only: bool) -> &'static str {
    let found = WHO.iter().find(|(_, known)| *known == moderators_only);
    found.map_or("", |(word, _)| word)
}

/// Whether a value stands for moderators alone.
pub fn who_is_moderators(word: &str) -> Option<bool> {
    let found = WHO.iter().find(|(known, _)| *known == word);
    found.map(|(_, moderators_only)| *moderators_only)
}
