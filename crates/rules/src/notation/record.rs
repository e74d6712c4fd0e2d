//! A game record: tags and a game.

use std::fmt;

use super::text::tag_value;
use crate::game::Game;
use crate::moves::Illegal;

/// The longest record that can be read, in bytes.
pub const MOST_RECORD_BYTES: usize = 1 << 20;

/// The longest line that can be read, in characters.
pub const MOST_LINE_CHARS: usize = 10_000;

/// The tags of a record in their order, each name once.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Tags(Vec<(String, String)>);

impl Tags {
    /// The value of a tag.
    pub fn get(&self, name: &str) -> Option<&str> {
        self.0
            .iter()
            .find(|(known, _)| known == name)
            .map(|(_, value)| value.as_str())
    }

    /// Adds a tag, or changes its value in place. Quotes, line breaks and invisible characters are
    /// dropped from the value or replaced.
    pub fn set(&mut self, name: &str, value: impl AsRef<str>) {
        let value = tag_value(value.as_ref());
        match self.0.iter_mut().find(|(known, _)| known == name) {
            Some((_, known)) => *known = value,
            None => self.0.push((name.to_owned(), value)),
        }
    }

    /// Names and values in order.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &str)> {
        self.0
            .iter()
            .map(|(name, value)| (name.as_str(), value.as_str()))
    }
}

/// A game with its tags.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record {
    /// The tags, including those without meaning for the rules.
    pub tags: Tags,
    /// The game.
    pub game: Game,
}

/// The kind of error in a record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RecordFault {
    /// There is no game.
    Empty,
    /// A line or the whole record is too long.
    TooLarge,
    /// Something that is neither a tag nor a move, or text that can't be decoded.
    Unreadable,
    /// A tag that appears twice or in the wrong place, or has an unknown value.
    Tag,
    /// No tag names the variant.
    NoVariant,
    /// An illegal move.
    Move(Illegal),
    /// The seat that goes out doesn't exist in this game, or can't go out.
    Seat,
    /// A result that contradicts the moves.
    Result,
}

/// An error in a record, and where it is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RecordError {
    /// The kind of error.
    pub fault: RecordFault,
    /// The error in words.
    pub message: String,
    /// The line of the file, counted from 1.
    pub line: usize,
    /// The number of the refused ply, or `None` if the error isn't about a ply.
    pub ply: Option<usize>,
}

impl RecordError {
    pub(super) fn at(line: usize, fault: RecordFault, message: impl Into<String>) -> Self {
        Self {
            fault,
            message: message.into(),
            line,
            ply: None,
        }
    }
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}", self.line)?;
        if let Some(ply) = self.ply {
            write!(f, ", ply {ply}")?;
        }
        write!(f, ": {}", self.message)
    }
}

impl std::error::Error for RecordError {}
