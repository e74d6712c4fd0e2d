//! Records of servers.

use serde::{Deserialize, Serialize};

use super::{BoardForm, is_default};
use crate::ids::{ChannelId, Code, PlayerId};

/// A server's settings, in the terms of docs/rules.md; anything missing is the default.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct ServerRecord {
    /// The channels where games may be played. If empty, all channels but `except`, or none if
    /// `nowhere` is set.
    pub channels: Vec<ChannelId>,
    /// Whether games may not be played anywhere.
    #[serde(skip_serializing_if = "is_default")]
    pub nowhere: bool,
    /// The channels where games may not be played, if they may in all others.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub except: Vec<ChannelId>,
    /// The language of public messages.
    pub locale: Option<String>,
    /// The default variant of a challenge.
    pub variant: Option<String>,
    /// The default rule set of a challenge, if it fits the variant.
    pub rules: Option<String>,
    /// The well-known game that is the default, with its rules.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub preset: Option<String>,
    /// The rules that challenges can choose besides the default ones: a list of names, or
    /// `default` for none; anything if missing.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub allowed_rules: Option<String>,
    /// The default time per move.
    pub clock: Option<String>,
    /// Whether games get their own threads by default.
    pub threads: bool,
    /// Whether only moderators may challenge.
    pub moderators_only: bool,
    /// The maximum number of running games per person on this server.
    pub most_running: Option<u16>,
    /// What happens to boards of past turns.
    #[serde(skip_serializing_if = "is_default")]
    pub past_boards: PastBoards,
    /// The theme of public pictures.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub theme: Option<String>,
    /// The form of public boards.
    #[serde(skip_serializing_if = "is_default")]
    pub board_form: BoardForm,
    /// Where the best players of a season are announced.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub digest: Option<Digest>,
    /// Where the daily puzzle is posted.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub daily: Option<Daily>,
}

/// What happens to boards of past turns.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PastBoards {
    /// Each becomes a line.
    #[default]
    Tidy,
    /// They stay, without buttons.
    Keep,
    /// One board is edited in place, with a short message to the player whose turn it is.
    OneMessage,
}

impl PastBoards {
    /// The word under which it is chosen and logged.
    pub fn name(self) -> &'static str {
        match self {
            Self::Tidy => "tidy",
            Self::Keep => "keep",
            Self::OneMessage => "one-message",
        }
    }
}

/// Where the best players of a season are announced.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Digest {
    /// The channel.
    pub channel: ChannelId,
    /// The language.
    pub locale: String,
    /// The season to announce next.
    pub season: u16,
}

/// Where the daily puzzle is posted.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Daily {
    /// The channel.
    pub channel: ChannelId,
    /// The language.
    pub locale: String,
    /// The day to post next, counted from January 1, 1970.
    pub day: u32,
}

/// A moderator's action on a match.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Deed {
    /// Ended a match.
    Ended,
    /// Took the last move of a match back.
    Undone,
    /// Moved a match to another channel.
    Moved,
    /// Removed a game's result from the server's tables.
    Voided,
}

/// An action in the moderators' log.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Logged {
    /// An action on a match.
    Match(Deed, Code),
    /// The server's settings were changed.
    Settings,
    /// The server's tables were reset.
    Tables,
    /// An action on a cup.
    Cup(CupDeed),
}

/// What an organizer does with a cup.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum CupDeed {
    /// Made it.
    Made,
    /// Closed entry early.
    Started,
    /// Let entry close later.
    PutOff,
    /// Decided a game.
    Corrected,
    /// Took somebody out.
    Removed,
    /// Called it off.
    CalledOff,
}

/// A line of the moderators' log; server and time are in the key.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct DeedRecord {
    /// Who.
    pub by: PlayerId,
    /// What.
    pub what: Logged,
    /// The reason in the moderator's own words.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reason: Option<String>,
    /// From where to where, if a match was moved.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub moved: Option<Moved>,
    /// The new settings, if they were changed.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub changes: Vec<ChangedSetting>,
    /// The name of the cup.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cup: Option<String>,
}

impl DeedRecord {
    /// Returns a line without anything that only some have.
    pub fn new(by: PlayerId, what: Logged) -> Self {
        Self {
            by,
            what,
            reason: None,
            moved: None,
            changes: Vec::new(),
            cup: None,
        }
    }
}

/// The move of a match to another channel.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Moved {
    /// Where it was.
    pub from: ChannelId,
    /// Where it is.
    pub to: ChannelId,
}

/// A setting of a server.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Setting {
    /// Where games may be played.
    Channels,
    /// The language of public messages.
    Language,
    /// The usual variant.
    Game,
    /// The usual rule set.
    Rules,
    /// The well-known game that is usual.
    Preset,
    /// The rules that challenges can choose.
    #[serde(alias = "fixed-rules")]
    AllowedRules,
    /// The usual time for a move.
    #[serde(rename = "clock")]
    TimeControl,
    /// Whether games get threads of their own.
    Threads,
    /// Who may challenge.
    Who,
    /// The most running games of a person.
    Most,
    /// What becomes of boards of turns that are over.
    Boards,
    /// The theme of public pictures.
    Theme,
    /// Whether public boards come with text.
    Text,
    /// Where the best players of a season are announced.
    Digest,
    /// Where the daily puzzle is posted.
    Puzzle,
}

/// A changed setting; its values use the names of the server record.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ChangedSetting {
    /// Which.
    pub setting: Setting,
    /// The old value; empty for the default.
    pub from: String,
    /// The new value.
    pub to: String,
}
