//! One use of a command, button, menu or modal, and how far its answer is.

use std::time::Duration;

use serde_json::Value;

use super::settings::Settings;
use super::snowflake::Snowflake;

/// What kind of interaction it is, with Discord's numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum InteractionKind {
    /// A slash command, or a command of a context menu.
    Command = 2,
    /// A button or a menu.
    Component = 3,
    /// A question for choices while a command is typed.
    Autocomplete = 4,
    /// A modal that was sent off.
    Modal = 5,
}

/// The first answer to an interaction.
#[derive(Clone, Debug, PartialEq)]
pub enum First {
    /// A message.
    Message,
    /// "Thinking": the message comes later.
    Deferred,
    /// Nothing visible; the clicked message may be edited later.
    DeferredUpdate,
    /// The clicked message was edited.
    Update,
    /// Choices for an option.
    Choices(Vec<Choice>),
    /// A modal was opened.
    Modal(Modal),
}

/// One proposal of autocomplete.
#[derive(Clone, Debug, PartialEq)]
pub struct Choice {
    /// What the person reads.
    pub name: String,
    /// What the bot receives.
    pub value: Value,
}

/// An open form.
#[derive(Clone, Debug, PartialEq)]
pub struct Modal {
    /// The interaction that it answers.
    pub interaction_id: Snowflake,
    /// The bot's own name for it.
    pub custom_id: String,
    /// Its heading.
    pub title: String,
    /// Its text fields.
    pub fields: Vec<ModalField>,
}

/// A text field of a modal.
#[derive(Clone, Debug, PartialEq)]
pub struct ModalField {
    /// The bot's own name for it.
    pub custom_id: String,
    /// What the person reads beside it.
    pub label: String,
    /// What stands in it from the start.
    pub value: Option<String>,
    /// What an empty field shows.
    pub placeholder: Option<String>,
    /// Whether it has several lines.
    pub is_paragraph: bool,
    /// Whether it must be filled.
    pub required: bool,
    /// The shortest text allowed, in characters.
    pub min_length: usize,
    /// The longest text allowed, in characters.
    pub max_length: usize,
}

/// What the stand-in knows of an interaction.
#[derive(Clone, Debug)]
pub(crate) struct Interaction {
    pub(crate) id: Snowflake,
    pub(crate) token: String,
    pub(crate) kind: InteractionKind,
    pub(crate) user: Snowflake,
    pub(crate) channel: Snowflake,
    /// The message whose component was used, also behind a modal.
    pub(crate) message: Option<Snowflake>,
    /// The interaction that opened the modal.
    pub(crate) trigger: Option<Snowflake>,
    pub(crate) sent_at: Duration,
    /// What the bot received.
    pub(crate) payload: Value,
    pub(crate) first: Option<First>,
    /// The message that `@original` means.
    pub(crate) original: Option<Snowflake>,
    pub(crate) follow_ups: Vec<Snowflake>,
}

impl Interaction {
    /// Returns true if it is too late for a first answer.
    pub(crate) fn is_missed(&self, now: Duration, settings: &Settings) -> bool {
        self.first.is_none() && now > self.sent_at + settings.first_answer_within
    }

    /// Returns true if the token is no longer good for edits and follow-ups.
    pub(crate) fn is_expired(&self, now: Duration, settings: &Settings) -> bool {
        now > self.sent_at + settings.token_lifetime
    }

    /// Returns true if `@original` or a follow-up is this message.
    pub(crate) fn owns(&self, message: Snowflake) -> bool {
        self.original == Some(message) || self.follow_ups.contains(&message)
    }
}
