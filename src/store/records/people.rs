//! What is stored of people.

use serde::{Deserialize, Serialize};

use super::is_default;
use crate::ids::{InteractionId, Span, Timestamp, UserId};

/// A person: the only record that knows the Discord account and the name.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PlayerRecord {
    /// The Discord account.
    pub user: UserId,
    /// The name that people see.
    pub name: String,
    /// The name of the profile picture on Discord.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub face: Option<String>,
}

/// When a person made challenges lately.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct ChallengesRecord {
    /// The moments, oldest first.
    pub made: Vec<Timestamp>,
}

/// When a person wants to be mentioned.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Reminders {
    /// When it is their turn, and when a quarter of the time is left.
    #[default]
    All,
    /// When it is their turn.
    Turn,
    /// Never by a game; challenges still name the person.
    None,
}

/// What a person wants.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct SettingsRecord {
    /// When the person wants to be mentioned.
    pub reminders: Reminders,
    /// The person's time zone, a name of the IANA; without one there are no quiet hours.
    pub zone: Option<String>,
    /// The hour of the day at which the quiet hours begin.
    pub quiet_from: u8,
    /// The hour at which they end; the same as the other for none.
    pub quiet_until: u8,
    /// Whether the person declines offers without anybody being told.
    pub quiet_declines: bool,
    /// Whether the person stands in no table.
    pub hidden: bool,
    /// The theme of the pictures that the person alone sees; that of the server where it is missing.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub theme: Option<String>,
    /// The language that the person wants to be spoken to; that of their Discord where it is missing.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub locale: Option<String>,
    /// Whether the person is asked before a move that was chosen is played.
    #[serde(skip_serializing_if = "is_default")]
    pub confirms: bool,
    /// In which form the boards are that the person alone sees.
    #[serde(skip_serializing_if = "is_default")]
    pub boards: BoardForm,
}

/// In which form a board is shown.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum BoardForm {
    /// As a picture.
    #[default]
    Picture,
    /// As a picture, and as text that can be read aloud.
    WithText,
}

impl BoardForm {
    /// With text or without.
    pub fn with_text(wanted: bool) -> Self {
        if wanted {
            Self::WithText
        } else {
            Self::Picture
        }
    }
}

impl Default for SettingsRecord {
    fn default() -> Self {
        Self {
            reminders: Reminders::All,
            zone: None,
            quiet_from: 22,
            quiet_until: 8,
            quiet_declines: false,
            hidden: false,
            theme: None,
            locale: None,
            confirms: false,
            boards: BoardForm::Picture,
        }
    }
}

/// The strongest levels of the computer that a person has beaten.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct BeatenRecord {
    /// The best of each variant, in the order in which they were first won.
    pub best: Vec<BeatenLevel>,
    /// What was the best before.
    #[serde(default)]
    pub earlier: Vec<BeatenLevel>,
}

/// What a person made of the puzzles of the days; days are counted from the first of 1970.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct PuzzleRecord {
    /// The last day whose puzzle was solved.
    pub solved_on: Option<u32>,
    /// The puzzles that were solved.
    pub solved: u32,
    /// The days in a row until then.
    pub streak: u32,
    /// The most there ever were.
    pub best: u32,
    /// The last day on which one was tried, and how often.
    pub tried_on: Option<u32>,
    /// The moves that were tried on that day.
    pub tries: u32,
    /// What brought the last try about.
    pub last: Option<InteractionId>,
}

/// A level of the computer that a person has beaten.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct BeatenLevel {
    /// The variant.
    pub variant: String,
    /// The level.
    pub level: u8,
    /// When.
    pub at: Timestamp,
}

/// When a person is or was away lately.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct AwayRecord {
    /// The times, oldest first; they do not overlap.
    pub spans: Vec<Span>,
}

/// What a person noted on a game, for nobody else to see.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct NoteRecord {
    /// The words.
    pub text: String,
}
