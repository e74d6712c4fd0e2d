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
