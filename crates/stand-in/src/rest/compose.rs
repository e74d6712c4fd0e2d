//! From a checked body to a message: creating and editing.

use std::collections::BTreeSet;

use serde::de::DeserializeOwned;
use serde_json::Value;

use super::mentions::{self, Unsaid};
use super::{Call, Upload};
use crate::limits::form::{Field, Form, refuse_field};
use crate::limits::messages;
use crate::limits::refusal::{EMPTY_MESSAGE, Refusal, THREAD_ARCHIVED, TOO_LARGE, UNKNOWN_MESSAGE};
use crate::state::State;
use crate::state::installation::BY_SERVER;
use crate::state::message::{Attachment, EPHEMERAL, LOADING, Message, Notified, SUPPRESS_EMBEDS};
use crate::state::snowflake::Snowflake;

/// Where a new message comes from.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Origin {
    pub(crate) channel: Snowflake,
    pub(crate) author: Snowflake,
    /// The interaction that the message answers.
    pub(crate) interaction: Option<Snowflake>,
    /// The only person who sees it, if it is private.
    pub(crate) viewer: Option<Snowflake>,
}

/// Creates a message with the files of a call; `body` is the part that describes the message.
pub(crate) fn compose(
    state: &mut State,
    body: &Value,
    files: &[Upload],
    origin: Origin,
) -> Result<Snowflake, Refusal> {
    let attachments = new_attachments(state, body, files, &[])?;
    let may_be_private = origin.interaction.is_some();
    messages::check(body, &names(&attachments), may_be_private, &state.emojis)?;
    let mut message = blank(state, origin);
    message.attachments = attachments;
    message.reply_to = replied_message(state, body)?;
    message.nonce = nonce(body);
    message.flags |= body["flags"].as_u64().unwrap_or(0);
    fill(state, &mut message, body);
    if is_empty(&message) {
        return Err(EMPTY_MESSAGE);
    }
    message.mentions = mentions_of(&message, body);
    add_replied_author(state, &mut message, &body["allowed_mentions"]);
    message.notified = state.notified_by(&message);
    Ok(publish(state, message))
}

/// Creates the placeholder of a deferred answer.
pub(super) fn compose_loading(state: &mut State, origin: Origin) -> Snowflake {
    let mut message = blank(state, origin);
    message.flags |= LOADING;
    publish(state, message)
}

/// Edits a message as the body says; no one is notified.
pub(super) fn revise(
    state: &mut State,
    id: Snowflake,
    body: &Value,
    files: &[Upload],
) -> Result<(), Refusal> {
    let mut message = state.messages.get(&id).ok_or(UNKNOWN_MESSAGE)?.clone();
    let thread = state
        .channels
        .get(&message.channel_id)
        .and_then(|c| c.thread.as_ref());
    if thread.is_some_and(|thread| thread.archived) {
        return Err(THREAD_ARCHIVED);
    }
    let kept = kept_attachments(&message, body);
    let added = new_attachments(state, body, files, &kept)?;
    message.replace_files([kept, added].concat());
    messages::check(body, &names(&message.attachments), true, &state.emojis)?;
    fill(state, &mut message, body);
    message.flags &= !LOADING;
    if let Some(flags) = body["flags"].as_u64() {
        message.flags = message.flags & !SUPPRESS_EMBEDS | flags & SUPPRESS_EMBEDS;
    }
    if is_empty(&message) {
        return Err(EMPTY_MESSAGE);
    }
    message.mentions = mentions_of(&message, body);
    message.revision += 1;
    message.edited_at = Some(state.now());
    message.change = state.next_change();
    state.messages.insert(id, message);
    state.announce_message("MESSAGE_UPDATE", id);
    Ok(())
}

/// Deletes a message.
pub(super) fn remove(state: &mut State, id: Snowflake) -> Result<(), Refusal> {
    let message = state.messages.remove(&id).ok_or(UNKNOWN_MESSAGE)?;
    if !message.is_private() {
        state.announce_deletion(&message);
    }
    Ok(())
}

fn publish(state: &mut State, mut message: Message) -> Snowflake {
    let id = message.id;
    message.change = state.next_change();
    state.messages.insert(id, message);
    state.announce_message("MESSAGE_CREATE", id);
    id
}

fn blank(state: &mut State, origin: Origin) -> Message {
    let answered = origin
        .interaction
        .and_then(|id| state.interactions.get(&id));
    let owners = answered.map_or_else(
        || state.owners(origin.author, origin.channel, &[BY_SERVER]),
        |interaction| interaction.owners,
    );
    Message {
        id: state.new_id(),
        channel_id: origin.channel,
        author_id: origin.author,
        content: String::new(),
        embeds: Vec::new(),
        attachments: Vec::new(),
        replaced: Vec::new(),
        components: Vec::new(),
        flags: origin.viewer.map_or(0, |_| EPHEMERAL),
        notified: Notified::default(),
        mentions: Notified::default(),
        revision: 0,
        viewer: origin.viewer,
        interaction_id: origin.interaction,
        reply_to: None,
        nonce: None,
        owners,
        sent_at: state.now(),
        edited_at: None,
        change: 0,
    }
}

/// Sets the fields that are in the body; null clears a field.
fn fill(state: &State, message: &mut Message, body: &Value) {
    if let Some(content) = body.get("content") {
        content
            .as_str()
            .unwrap_or_default()
            .clone_into(&mut message.content);
    }
    if let Some(embeds) = body.get("embeds") {
        message.embeds = parsed(embeds);
    }
    if let Some(components) = body.get("components") {
        message.components = parsed(components);
    }
    state.name_unknown_emoji(message);
}

/// Parses a checked list.
fn parsed<T: DeserializeOwned>(list: &Value) -> Vec<T> {
    let items = list.as_array().into_iter().flatten();
    items.filter_map(|item| T::deserialize(item).ok()).collect()
}

fn mentions_of(message: &Message, body: &Value) -> Notified {
    let is_answer = message.interaction_id.is_some();
    let unsaid = if is_answer {
        Unsaid::Users
    } else {
        Unsaid::All
    };
    mentions::allowed(&message.content, &body["allowed_mentions"], unsaid)
}

fn is_empty(message: &Message) -> bool {
    message.content.trim().is_empty() && message.embeds.is_empty() && message.attachments.is_empty()
}

fn nonce(body: &Value) -> Option<String> {
    match &body["nonce"] {
        Value::String(text) => Some(text.clone()),
        Value::Number(number) => Some(number.to_string()),
        _ => None,
    }
}

/// The existing message with the same nonce.
pub(super) fn with_same_nonce(state: &State, call: &Call) -> Option<Snowflake> {
    let nonce = nonce(&call.body).filter(|_| call.body["enforce_nonce"] == true)?;
    let oldest = state.now().saturating_sub(state.settings.nonce_memory);
    let is_same = |message: &&Message| {
        message.author_id == state.bot
            && message.nonce.as_ref() == Some(&nonce)
            && message.sent_at >= oldest
    };
    state
        .messages
        .values()
        .find(is_same)
        .map(|message| message.id)
}

fn replied_message(state: &State, body: &Value) -> Result<Option<Snowflake>, Refusal> {
    let reference = &body["message_reference"];
    if reference.is_null() {
        return Ok(None);
    }
    let id = reference["message_id"]
        .as_str()
        .and_then(|id| id.parse().ok());
    let known = id.filter(|id| state.messages.contains_key(id));
    if known.is_some() || reference["fail_if_not_exists"] == false {
        return Ok(known);
    }
    let code = "MESSAGE_REFERENCE_UNKNOWN_MESSAGE";
    Err(refuse_field(
        body,
        "message_reference",
        code,
        "Unknown message",
    ))
}

/// Adds the author of the replied-to message to the mentions, unless that is turned off.
fn add_replied_author(state: &State, message: &mut Message, allowed_mentions: &Value) {
    let replied = message.reply_to.and_then(|id| state.messages.get(&id));
    let pings = allowed_mentions.is_null() || allowed_mentions["replied_user"] == true;
    if let Some(author) = replied.map(|replied| replied.author_id).filter(|_| pings) {
        message.mentions.users.push(author);
        message.mentions.users.sort_unstable();
        message.mentions.users.dedup();
    }
}

fn names(attachments: &[Attachment]) -> Vec<String> {
    attachments
        .iter()
        .map(|file| file.filename.clone())
        .collect()
}

/// The old files to keep: all of them if the body lists none, else those listed, whose alt texts
/// may change.
fn kept_attachments(message: &Message, body: &Value) -> Vec<Attachment> {
    let Some(listed) = body.get("attachments") else {
        return message.attachments.clone();
    };
    let entry = |file: &Attachment| {
        listed
            .as_array()
            .into_iter()
            .flatten()
            .find(|entry| number_of(entry) == Some(file.id.get()))
    };
    let keep = |file: &Attachment| {
        let mut file = file.clone();
        if let Some(description) = entry(&file)?.get("description") {
            file.description = description.as_str().map(str::to_owned);
        }
        Some(file)
    };
    message.attachments.iter().filter_map(keep).collect()
}

/// The uploaded files, with their alt texts from `attachments`.
fn new_attachments(
    state: &mut State,
    body: &Value,
    files: &[Upload],
    kept: &[Attachment],
) -> Result<Vec<Attachment>, Refusal> {
    if files
        .iter()
        .any(|file| file.bytes.len() > state.settings.attachment_size_limit)
    {
        return Err(TOO_LARGE);
    }
    check_listed(body, files, kept)?;
    let listed = body["attachments"].as_array();
    let entry = |file: &Upload| {
        listed
            .into_iter()
            .flatten()
            .find(|entry| number_of(entry) == Some(file.number))
    };
    let text = |file: &Upload, key: &str| Some(entry(file)?[key].as_str()?.to_owned());
    let attach = |file: &Upload| Attachment {
        id: state.new_id(),
        filename: text(file, "filename").unwrap_or_else(|| file.filename.clone()),
        description: text(file, "description"),
        content_type: file.content_type.clone(),
        bytes: file.bytes.clone(),
    };
    Ok(files.iter().map(attach).collect())
}

/// Checks that every listed attachment is an uploaded or old file, listed once, and that every
/// uploaded file is listed if any is. Of two files with the same number one would be lost.
fn check_listed(body: &Value, files: &[Upload], kept: &[Attachment]) -> Result<(), Refusal> {
    let mut form = Form::default();
    let list = Field::root(body).get("attachments");
    let mut listed = BTreeSet::new();
    for entry in list.items() {
        let number = number_of(entry.value);
        let is_file = files.iter().any(|file| Some(file.number) == number);
        let is_kept = kept.iter().any(|file| Some(file.id.get()) == number);
        if !is_file && !is_kept {
            let message = "No such file comes with the message.";
            form.refuse(&entry.get("id"), "ATTACHMENT_NOT_FOUND", message);
        } else if !listed.insert(number) {
            let message = "The same file is listed twice.";
            form.refuse(&entry.get("id"), "ATTACHMENT_DUPLICATE", message);
        }
    }
    let mut numbers = BTreeSet::new();
    for file in files {
        let part = Field::root(body).get(&format!("files[{}]", file.number));
        if !numbers.insert(file.number) {
            let message = "Two files have the same number.";
            form.refuse(&part, "ATTACHMENT_DUPLICATE", message);
        } else if !list.is_null() && !listed.contains(&Some(file.number)) {
            let message = "The file is not listed.";
            form.refuse(&part, "ATTACHMENT_NOT_LISTED", message);
        }
    }
    form.finish()
}

/// The id of a listed attachment, either a number or text.
fn number_of(entry: &Value) -> Option<u64> {
    let id = &entry["id"];
    id.as_u64().or_else(|| id.as_str()?.parse().ok())
}
