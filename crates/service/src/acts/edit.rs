//! Changing a text of one's own that may have been changed somewhere else meanwhile.

use crate::refusal::Refusal;

/// A fingerprint of a text as a person saw it, small enough for the id of a form.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Seen(pub u32);

impl Seen {
    /// Returns the fingerprint of a text.
    pub fn of(text: &str) -> Self {
        Self(twox_hash::XxHash3_64::oneshot(text.as_bytes()) as u32)
    }
}

/// A text to be saved.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Edit<'a> {
    /// The new text; an empty one deletes the old one.
    pub text: &'a str,
    /// The text that it replaces, if the person has seen one.
    pub seen: Option<Seen>,
}

impl<'a> From<&'a str> for Edit<'a> {
    fn from(text: &'a str) -> Self {
        Self { text, seen: None }
    }
}

impl Edit<'_> {
    /// Refuses to replace a stored text other than the one that the person saw, unless it is the new
    /// one already.
    pub(super) fn check(self, stored: &str, new: &str) -> Result<(), Refusal> {
        let is_known = self.seen.is_none_or(|seen| seen == Seen::of(stored));
        let is_fine = is_known || stored == new;
        is_fine.then_some(()).ok_or(Refusal::ChangedElsewhere)
    }
}
