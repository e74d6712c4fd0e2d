//! Messages, modals and choices as readable text, and pictures as files.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use super::moment::moment;
use crate::error::SandboxResult;
use crate::state::State;
use crate::state::component::Component;
use crate::state::embed::Embed;
use crate::state::emoji;
use crate::state::interaction::{Choice, Modal};
use crate::state::message::{Attachment, Message, Notified};
use crate::state::snowflake::Snowflake;
use crate::state::world::Place;

/// Where pictures are saved, and which already are.
#[derive(Debug)]
pub(super) struct Pictures {
    folder: PathBuf,
    saved: BTreeMap<Snowflake, PathBuf>,
}

impl Pictures {
    pub(super) fn new(folder: &Path) -> Self {
        Self {
            folder: folder.to_owned(),
            saved: BTreeMap::new(),
        }
    }

    /// Saves the files of a message under numbered names, each once.
    pub(super) async fn save(&mut self, message: &Message) -> SandboxResult<()> {
        for file in &message.attachments {
            if self.saved.contains_key(&file.id) {
                continue;
            }
            tokio::fs::create_dir_all(&self.folder).await?;
            let name = format!("{:03}-{}", self.saved.len() + 1, harmless(&file.filename));
            let path = self.folder.join(name);
            tokio::fs::write(&path, &file.bytes).await?;
            self.saved.insert(file.id, path);
        }
        Ok(())
    }

    fn line(&self, file: &Attachment) -> String {
        let path = self
            .saved
            .get(&file.id)
            .map(|path| path.display().to_string());
        let alt_text = file.description.as_deref().unwrap_or("without alt text");
        format!("picture {}: {alt_text}", path.unwrap_or_default())
    }
}

/// A file name that can't leave its folder.
fn harmless(filename: &str) -> String {
    let fits = |c: char| c.is_alphanumeric() || "-_.".contains(c);
    filename
        .chars()
        .map(|c| if fits(c) { c } else { '_' })
        .collect()
}

/// A message as lines of text.
pub(super) fn message(state: &State, pictures: &Pictures, message: &Message) -> String {
    let mut lines = vec![heading(state, message)];
    let indented = |text: &str, mark: &str| -> Vec<String> {
        readable(state, text)
            .lines()
            .map(|line| format!("  {mark}{line}"))
            .collect()
    };
    lines.extend(indented(&message.content, ""));
    for embed in &message.embeds {
        lines.extend(
            embed_texts(embed)
                .iter()
                .flat_map(|text| indented(text, "| ")),
        );
    }
    lines.extend(
        message
            .attachments
            .iter()
            .map(|file| format!("  {}", pictures.line(file))),
    );
    lines.extend(
        message
            .components
            .iter()
            .map(|row| format!("  {}", row_line(row))),
    );
    if message.revision == 0 && !message.notified.is_nobody() {
        lines.push(format!("  notifies {}", names(state, &message.notified)));
    }
    lines.join("\n") + "\n"
}

/// A modal as lines of text.
pub(super) fn modal(modal: &Modal) -> String {
    let fields = modal.fields.iter().map(|field| {
        let hint = field
            .value
            .as_deref()
            .or(field.placeholder.as_deref())
            .unwrap_or_default();
        format!("  {}: {hint}", field.label).trim_end().to_owned() + "\n"
    });
    format!("form: {}\n{}", modal.title, fields.collect::<String>())
}

/// Choices as lines of text, with the value if it differs from the name.
pub(super) fn choices(choices: &[Choice]) -> String {
    if choices.is_empty() {
        return "no choices\n".to_owned();
    }
    let line = |choice: &Choice| {
        let value = choice
            .value
            .as_str()
            .map_or_else(|| choice.value.to_string(), str::to_owned);
        format!("  {}\n", with_value(&choice.name, &value))
    };
    choices.iter().map(line).collect()
}

/// The name of a channel as a person calls it.
pub(super) fn channel_name(state: &State, id: Snowflake) -> String {
    match state.channels.get(&id) {
        Some(channel) => match channel.place {
            Place::Direct(person) => format!("@{}", state.user_name(person)),
            _ => format!("#{}", channel.name),
        },
        None => id.to_string(),
    }
}

fn heading(state: &State, message: &Message) -> String {
    let channel = channel_name(state, message.channel_id);
    let author = state.user_name(message.author_id);
    let viewer = message.viewer.map(|viewer| {
        let viewer = state.user_name(viewer);
        format!(" (only {viewer} sees this)")
    });
    let edited = if message.revision > 0 { ", edited" } else { "" };
    format!("{channel} {author}{}{edited}:", viewer.unwrap_or_default())
}

fn embed_texts(embed: &Embed) -> Vec<String> {
    let author = embed.author.iter().map(|author| author.name.clone());
    let title = embed.title.iter().map(|title| format!("**{title}**"));
    let fields = embed
        .fields
        .iter()
        .map(|field| format!("{}: {}", field.name, field.value));
    let footer = embed.footer.iter().map(|footer| footer.text.clone());
    let description = embed.description.iter().cloned();
    author
        .chain(title)
        .chain(description)
        .chain(fields)
        .chain(footer)
        .collect()
}

fn row_line(row: &Component) -> String {
    row.components
        .iter()
        .map(component_text)
        .collect::<Vec<_>>()
        .join(" ")
}

fn component_text(component: &Component) -> String {
    let disabled = if component.disabled {
        " (disabled)"
    } else {
        ""
    };
    let caption = component.caption();
    if component.is_select() {
        let entries = component
            .options
            .iter()
            .map(|o| with_value(&o.label, &o.value));
        let entries = entries.collect::<Vec<_>>().join(", ");
        return format!("menu {caption}{disabled}: {entries}");
    }
    format!("[{caption}{disabled}]")
}

fn with_value(name: &str, value: &str) -> String {
    if name == value {
        name.to_owned()
    } else {
        format!("{name} ({value})")
    }
}

fn names(state: &State, notified: &Notified) -> String {
    let everyone = notified.everyone.then(|| "@everyone".to_owned());
    let users = notified
        .users
        .iter()
        .map(|user| format!("@{}", state.user_name(*user)));
    let roles = notified.roles.iter().map(|role| format!("@&{role}"));
    everyone
        .into_iter()
        .chain(users)
        .chain(roles)
        .collect::<Vec<_>>()
        .join(" ")
}

/// The text with names in place of ids, and times in words.
fn readable(state: &State, text: &str) -> String {
    let mut readable = String::new();
    let mut rest = text;
    while let Some((before, after)) = rest.split_once('<') {
        readable.push_str(before);
        if let Some((name, beyond)) = named(state, after) {
            readable.push_str(&name);
            rest = beyond;
        } else {
            readable.push('<');
            rest = after;
        }
    }
    readable + rest
}

/// Returns the words for a mention, emoji or timestamp after `<`, and the text after its `>`.
fn named<'a>(state: &State, text: &'a str) -> Option<(String, &'a str)> {
    if let Some((name, _, beyond)) = emoji::named(text) {
        return Some((format!(":{name}:"), beyond));
    }
    let (inside, beyond) = text.split_once('>')?;
    let name = if let Some(user) = inside.strip_prefix('@') {
        let id = user.strip_prefix('!').unwrap_or(user).parse().ok()?;
        format!("@{}", state.user_name(id))
    } else if let Some(timestamp) = inside.strip_prefix("t:") {
        moment(timestamp, state.now())?
    } else {
        channel_name(state, inside.strip_prefix('#')?.parse().ok()?)
    };
    Some((name, beyond))
}
