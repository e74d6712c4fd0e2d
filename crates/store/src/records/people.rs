//! Records of people.

use serde::{Deserialize, Serialize};

use super::is_default;
use crate::ids::{GuildId, InteractionId, MatchId, Span, Timestamp, UserId};

/// A person: the only record with the Discord account and the name.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PlayerRecord {
    /// The Discord account.
    pub user: UserId,
    /// The name that people see.
    pub name: String,
    /// The hash of the profile picture on Discord.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub face: Option<String>,
}

/// When a person recently made challenges.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct ChallengesRecord {
    /// The moments, oldest first.
    pub made: Vec<Timestamp>,
}

/// When a person wants to be mentioned.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Reminders {
    /// On their turn, and when a quarter of the time is left.
    #[default]
    All,
    /// On their turn.
    Turn,
    /// Never by a game; challenges still mention the person.
    None,
}

/// A person's settings.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default)]
#[expect(clippy::struct_excessive_bools, reason = "each is a setting")]
pub struct SettingsRecord {
    /// When the person wants to be mentioned.
    pub reminders: Reminders,
    /// The person's IANA time zone; without one there are no quiet hours.
    pub zone: Option<String>,
    /// The hour at which quiet hours begin.
    pub quiet_from: u8,
    /// The hour at which they end; equal to the start for none.
    pub quiet_until: u8,
    /// Whether declined offers aren't announced.
    pub quiet_declines: bool,
    /// Whether the person is left out of all tables.
    pub hidden: bool,
    /// The theme of private pictures; the server's if missing.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub theme: Option<String>,
    /// The language of replies to the person; that of their Discord if missing.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub locale: Option<String>,
    /// Whether to ask before playing a chosen move.
    #[serde(skip_serializing_if = "is_default")]
    pub confirms: bool,
    /// Whether the moves of the person's games are never deleted.
    #[serde(skip_serializing_if = "is_default")]
    pub keeps_games: bool,
    /// The form of private boards.
    #[serde(skip_serializing_if = "is_default")]
    pub boards: BoardForm,
}

/// The form of a board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum BoardForm {
    /// As a picture.
    #[default]
    Picture,
    /// As a picture, and as text for screen readers.
    WithText,
}

impl BoardForm {
    /// Returns the form with or without text.
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
            keeps_games: false,
            boards: BoardForm::Picture,
        }
    }
}

/// The strongest computer levels that a person has beaten.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct BeatenRecord {
    /// The best level of each variant, in the order in which they were first beaten.
    pub best: Vec<BeatenLevel>,
    /// The previous best levels.
    #[serde(default)]
    pub earlier: Vec<BeatenLevel>,
}

/// A person's results in the daily puzzles; days are counted from January 1, 1970.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct PuzzleRecord {
    /// The last day whose puzzle was solved.
    pub solved_on: Option<u32>,
    /// The number of puzzles solved.
    pub solved: u32,
    /// The number of days in a row until then.
    pub streak: u32,
    /// The longest row of days.
    pub best: u32,
    /// The last day with a try.
    pub tried_on: Option<u32>,
    /// The number of tries on that day.
    pub tries: u32,
    /// The interaction of the last try.
    pub last: Option<InteractionId>,
    /// The last month with a skipped day in the row, counted from January 1970, and how many it has.
    #[serde(skip_serializing_if = "is_default")]
    pub skipped: (u32, u8),
}

/// A person's last marches.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct MarchRecord {
    /// The latest two that came to their end, by day.
    pub walked: Vec<Walked>,
}

/// A person's march of a day.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Walked {
    /// The day, counted from January 1, 1970.
    pub day: u32,
    /// The fewest moves so far.
    pub moves: u32,
    /// The servers on which the person shared it.
    pub shared: Vec<GuildId>,
}

/// A computer level that a person has beaten.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct BeatenLevel {
    /// The variant.
    pub variant: String,
    /// The level.
    pub level: u8,
    /// When.
    pub at: Timestamp,
}

/// When a person is or recently was away.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct AwayRecord {
    /// The periods, oldest first; they don't overlap.
    pub spans: Vec<Span>,
}

/// A browser that a person has signed in to the board page with a link, or the page inside Discord.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SessionRecord {
    /// The SHA-256 of the secret that only the browser has, in hexadecimal digits; `None` once the
    /// session has ended. The record then only keeps the link from being used again.
    pub secret: Option<String>,
    /// When the link was made, or the page was opened inside Discord.
    pub made: Timestamp,
    /// When the session ends by itself.
    pub until: Timestamp,
    /// Whether it is one of the page inside Discord.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub inside: bool,
}

/// The board that a person opened last in the chat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct OpenedRecord {
    /// The game.
    pub game: MatchId,
    /// When.
    pub at: Timestamp,
}

/// What a person answers to which moves of the others in a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PlanRecord {
    /// Lines of plies in notation from the current position on, without passes.
    pub lines: Vec<Vec<String>>,
}

/// A person's private note on a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct NoteRecord {
    /// The text.
    pub text: String,
}
