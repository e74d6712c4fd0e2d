//! A game record: tags and a game.

use std::fmt;

use super::text::tag_value;
use crate::game::Game;
use crate::moves::Illegal;

/// The longest record that is read, in bytes.
pub const MOST_RECORD_BYTES: usize = 1 << 20;

/// The longest line of a record that is read, in characters.
pub const MOST_LINE_CHARS: usize = 10_000;

/// The tags of a record in their order; no name stands twice.
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

    /// Adds a tag, or changes its value where it stands. What a value can't have in it, quotes,
    /// line breaks, signs that nobody sees, is left out or replaced.
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

/// A game with the tags that it was recorded under.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record {
    /// The tags, those that have no meaning for the rules included.
    pub tags: Tags,
    /// The game.
    pub game: Game,
}

/// What is wrong with a record, as far as a reader has to be told apart.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RecordFault {
    /// There is no game in it.
    Empty,
    /// A line or the whole is longer than may be.
    TooLarge,
    /// Something that is neither a tag nor a move, or text that can't be read at all.
    Unreadable,
    /// A tag that stands twice or in the wrong place, or has an unknown value.
    Tag,
    /// No tag names the variant.
    NoVariant,
    /// A move that isn't possible.
    Move(Illegal),
    /// The seat that goes out isn't one of this game, or can't.
    Seat,
    /// A result that the moves don't come to.
    Result,
}

/// What is wrong with a record, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RecordError {
    /// What is wrong.
    pub fault: RecordFault,
    /// What is wrong, in words.
    pub message: String,
    /// The line of the file, counted from 1.
    pub line: usize,
    /// The number of the refused ply, or `None` where it is no ply.
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
