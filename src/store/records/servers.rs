//! What is stored of servers.

use serde::{Deserialize, Serialize};

use super::{BoardForm, is_default};
use crate::ids::{ChannelId, Code, PlayerId};

/// What a server wants, in the names of docs/rules.md; what is missing is as usual.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct ServerRecord {
    /// The channels in which games may be played; all but `except` if there are none, unless
    /// `nowhere` says otherwise.
    pub channels: Vec<ChannelId>,
    /// Whether no channel is left in which games may be played.
    #[serde(skip_serializing_if = "is_false")]
    pub nowhere: bool,
    /// The channels in which games may not be played, where they may in all others.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub except: Vec<ChannelId>,
    /// The language of public messages.
    pub locale: Option<String>,
    /// The variant of a challenge that names none.
    pub variant: Option<String>,
    /// The rule set of a challenge that names none, where it fits.
    pub rules: Option<String>,
    /// The time for a move of a challenge that names none.
    pub clock: Option<String>,
    /// Whether games get threads of their own unless a challenge says otherwise.
    pub threads: bool,
    /// Whether only moderators may challenge.
    pub moderators_only: bool,
    /// The most running games of a person in this server.
    pub most_running: Option<u16>,
    /// What becomes of boards of turns that are over.
    #[serde(skip_serializing_if = "is_default")]
    pub past_boards: PastBoards,
    /// The theme of public pictures.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub theme: Option<String>,
    /// In which form public boards are.
    #[serde(skip_serializing_if = "is_default")]
    pub board_form: BoardForm,
    /// Where the best of a season are named once it is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub digest: Option<Digest>,
    /// Where the puzzle of each day is posted.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub daily: Option<Daily>,
}

/// What becomes of boards of turns that are over.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PastBoards {
    /// Each becomes a line.
    #[default]
    Tidy,
    /// They stay, without buttons.
    Keep,
    /// There is one board that changes, and a short message for whose turn it is.
    OneMessage,
}

impl PastBoards {
    /// The word under which it is chosen and logged.
    pub fn word(self) -> &'static str {
        match self {
            Self::Tidy => "tidy",
            Self::Keep => "keep",
            Self::OneMessage => "one-message",
        }
    }
}

/// Where the best of a season are named once it is over.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Digest {
    /// The channel.
    pub channel: ChannelId,
    /// The language.
    pub locale: String,
    /// The season that is waited for.
    pub season: u16,
}

/// Where the puzzle of each day is posted.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Daily {
    /// The channel.
    pub channel: ChannelId,
    /// The language.
    pub locale: String,
    /// The day that is waited for, counted from the first of 1970.
    pub day: u32,
}

#[expect(
    clippy::trivially_copy_pass_by_ref,
    reason = "the shape that serde asks for"
)]
fn is_false(flag: &bool) -> bool {
    !*flag
}

/// What a moderator does with a match.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Deed {
    /// Ended a match.
    Ended,
    /// Took the last move of a match back.
    Undone,
    /// Brought a match to another channel.
    Moved,
    /// Took the result of a game out of the server's tables.
    Voided,
}

/// What the moderators' log tells of.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Logged {
    /// Something was done with a match.
    Match(Deed, Code),
    /// What the server wants was changed.
    Settings,
    /// The server's tables were emptied.
    Tables,
}

/// A line of the moderators' log; server and moment are in the key.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct DeedRecord {
    /// Who.
    pub by: PlayerId,
    /// What.
    pub what: Logged,
    /// Why, in the moderator's own words.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reason: Option<String>,
    /// From where to where, where a match was moved.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub moved: Option<Moved>,
    /// What the server wants now, where that changed.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub changes: Vec<ChangedSetting>,
}

/// The way of a match that was brought to another channel.
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
    /// The usual time for a move.
    Clock,
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
    /// Where the best of a season are named.
    Digest,
    /// Where the puzzle of each day is posted.
    Puzzle,
}

/// A setting that was changed: the values are the names that the records of servers use.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ChangedSetting {
    /// Which.
    pub setting: Setting,
    /// What it was; empty for the usual.
    pub from: String,
    /// What it is now.
    pub to: String,
}
