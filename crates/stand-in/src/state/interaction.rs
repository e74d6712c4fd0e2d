//! A use of a command, button, menu or modal, and the state of its answer.

use std::time::Duration;

use serde_json::Value;

use super::installation::Owners;
use super::settings::Settings;
use super::snowflake::Snowflake;

/// The kind of an interaction, with Discord's numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum InteractionKind {
    /// A slash command, or a command of a context menu.
    Command = 2,
    /// A button or a menu.
    Component = 3,
    /// An autocomplete request while a command is typed.
    Autocomplete = 4,
    /// A submitted modal.
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
    /// The Activity was opened, in this frame.
    Launch(Snowflake),
}

/// An autocomplete choice.
#[derive(Clone, Debug, PartialEq)]
pub struct Choice {
    /// What the person reads.
    pub name: String,
    /// What the bot receives.
    pub value: Value,
}

/// An open modal.
#[derive(Clone, Debug, PartialEq)]
pub struct Modal {
    /// The interaction that it answers.
    pub interaction_id: Snowflake,
    /// The bot's own name for it.
    pub custom_id: String,
    /// The heading.
    pub title: String,
    /// The text fields.
    pub fields: Vec<ModalField>,
}

/// A text field of a modal.
#[derive(Clone, Debug, PartialEq)]
pub struct ModalField {
    /// The bot's own name for it.
    pub custom_id: String,
    /// The label that the person reads.
    pub label: String,
    /// The initial text.
    pub value: Option<String>,
    /// What an empty field shows.
    pub placeholder: Option<String>,
    /// Whether it has several lines.
    pub is_paragraph: bool,
    /// Whether it must be filled in.
    pub required: bool,
    /// The shortest text allowed, in characters.
    pub min_length: usize,
    /// The longest text allowed, in characters.
    pub max_length: usize,
}

/// The stand-in's record of an interaction.
#[derive(Clone, Debug)]
pub(crate) struct Interaction {
    pub(crate) id: Snowflake,
    pub(crate) token: String,
    pub(crate) kind: InteractionKind,
    pub(crate) user: Snowflake,
    pub(crate) channel: Snowflake,
    /// The message whose component was used; for a modal, the one behind it.
    pub(crate) message: Option<Snowflake>,
    /// The interaction that opened the modal.
    pub(crate) trigger: Option<Snowflake>,
    pub(crate) owners: Owners,
    pub(crate) sent_at: Duration,
    /// The event that the bot received.
    pub(crate) payload: Value,
    pub(crate) first: Option<First>,
    /// The message that `@original` refers to.
    pub(crate) original: Option<Snowflake>,
    pub(crate) follow_ups: Vec<Snowflake>,
    /// How often a follow-up was created, including one that filled a placeholder.
    pub(crate) followed_up: usize,
}

impl Interaction {
    /// Returns true if it is too late for a first answer.
    pub(crate) fn is_missed(&self, now: Duration, settings: &Settings) -> bool {
        self.first.is_none() && now > self.sent_at + settings.first_answer_within
    }

    /// Returns true if the token is too old for edits and follow-ups.
    pub(crate) fn is_expired(&self, now: Duration, settings: &Settings) -> bool {
        now > self.sent_at + settings.token_lifetime
    }

    /// Returns true if `@original` or a follow-up is this message.
    pub(crate) fn owns(&self, message: Snowflake) -> bool {
        self.original == Some(message) || self.follow_ups.contains(&message)
    }
}
