//! The application's Activity: what the developer portal knows of it, where it runs, and the codes and
//! tokens by which its server learns who is there.

use std::collections::BTreeMap;
use std::time::Duration;

use serde_json::{Value, json};

use super::State;
use super::commands::Command;
use super::snowflake::Snowflake;
use super::world::Channel;

/// How long a code can be exchanged.
const CODE_VALID: Duration = Duration::from_secs(60);
/// How long a token lasts, in seconds.
pub(crate) const TOKEN_SECONDS: u64 = 7 * 24 * 60 * 60;

/// The settings in the developer portal.
#[derive(Clone, Debug)]
pub struct ActivitySettings {
    /// What the application's server proves itself with.
    pub client_secret: String,
    /// The URL mapping: the starts of paths, and the addresses without a scheme that they lead to.
    pub mappings: Vec<(String, String)>,
}

/// An Activity that is turned on.
#[derive(Clone, Debug)]
pub(crate) struct Activity {
    pub(crate) settings: ActivitySettings,
    /// The open frames.
    pub(crate) frames: BTreeMap<Snowflake, Frame>,
    codes: BTreeMap<String, Code>,
    tokens: BTreeMap<String, Snowflake>,
}

/// A frame in which a person sees the application's page.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Frame {
    pub(crate) person: Snowflake,
    pub(crate) channel: Snowflake,
}

#[derive(Clone, Debug)]
struct Code {
    person: Snowflake,
    made_at: Duration,
}

impl Activity {
    /// Returns where a path of the application's domain leads to, or `None` if nothing is mapped
    /// there. The longest mapping wins.
    pub(crate) fn mapped(&self, path: &str) -> Option<String> {
        let mappings = self.settings.mappings.iter();
        let fitting = mappings.filter_map(|(prefix, target)| {
            let rest = path.strip_prefix(prefix.trim_end_matches('/'))?;
            (rest.is_empty() || rest.starts_with('/')).then_some((prefix, target, rest))
        });
        let (_, target, rest) = fitting.max_by_key(|(prefix, ..)| prefix.len())?;
        Some(format!("http://{}{rest}", target.trim_end_matches('/')))
    }
}

impl State {
    /// Turns Activities on. That creates an entry point, which Discord handles.
    pub(crate) fn turn_activities_on(&mut self, settings: ActivitySettings) {
        self.activity = Some(Activity {
            settings,
            frames: BTreeMap::new(),
            codes: BTreeMap::new(),
            tokens: BTreeMap::new(),
        });
        let entry_point = json!({
            "type": 4, "handler": 2, "name": "launch", "description": "Launch an Activity",
            "integration_types": [0, 1], "contexts": [0, 1, 2],
        });
        let id = self.new_id();
        self.commands
            .push(Command::new(id, self.bot, None, &entry_point));
    }

    /// Opens a frame for a person.
    pub(crate) fn open_frame(&mut self, frame: Frame) -> Snowflake {
        let id = self.new_id();
        if let Some(activity) = &mut self.activity {
            activity.frames.insert(id, frame);
        }
        id
    }

    /// Where a frame is, in a guild channel (`gc`) or in a conversation (`pc`).
    pub(crate) fn location_json(&self, frame: Frame) -> Value {
        let channel = frame.channel;
        match self.channels.get(&channel).and_then(Channel::guild) {
            Some(guild) => json!({
                "id": format!("gc-{guild}-{channel}"), "kind": "gc", "channel_id": channel,
                "guild_id": guild,
            }),
            None => json!({ "id": format!("pc-{channel}"), "kind": "pc", "channel_id": channel }),
        }
    }

    /// A running Activity as returned: each frame is an instance of its own.
    pub(crate) fn instance_json(&self, instance: &str) -> Option<Value> {
        let id = instance.strip_prefix("i-")?.parse().ok()?;
        let frame = *self.activity.as_ref()?.frames.get(&id)?;
        Some(json!({
            "application_id": self.bot, "instance_id": instance, "launch_id": id,
            "location": self.location_json(frame), "users": [frame.person],
        }))
    }

    /// Returns a new code for a person who lets the application know who it is.
    pub(crate) fn new_code(&mut self, person: Snowflake) -> Option<String> {
        let (id, made_at) = (self.new_id(), self.now());
        let code = format!("activity-code-{id}");
        let activity = self.activity.as_mut()?;
        activity
            .codes
            .insert(code.clone(), Code { person, made_at });
        Some(code)
    }

    /// Exchanges a code for a token. A code works once.
    pub(crate) fn exchange(&mut self, code: &str) -> Option<String> {
        let (now, id) = (self.now(), self.new_id());
        let activity = self.activity.as_mut()?;
        let found = activity.codes.remove(code)?;
        if found.made_at + CODE_VALID < now {
            return None;
        }
        let token = format!("activity-token-{id}");
        activity.tokens.insert(token.clone(), found.person);
        Some(token)
    }

    /// Returns the account that a token belongs to, as the application may see it.
    pub(crate) fn account_of(&self, token: &str) -> Option<Value> {
        let person = *self.activity.as_ref()?.tokens.get(token)?;
        let user = self.users.get(&person)?;
        let mut account = self.user_json(person);
        account["locale"] = json!(user.locale);
        Some(account)
    }
}
