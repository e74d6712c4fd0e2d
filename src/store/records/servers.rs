//! What is stored of servers.

use serde::{Deserialize, Serialize};

use crate::ids::{ChannelId, Code, PlayerId};

/// What a server wants, in the names of RULES.md; what is missing is as usual.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct ServerRecord {
    /// The channels in which games may be played; all of them if there are none.
    pub channels: Vec<ChannelId>,
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
}

/// What the moderators' log tells of.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Logged {
    /// Something was done with a match.
    Match(Deed, Code),
    /// What the server wants was changed.
    Settings,
}

/// A line of the moderators' log; server and moment are in the key.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct DeedRecord {
    /// Who.
    pub by: PlayerId,
    /// What.
    pub what: Logged,
}
