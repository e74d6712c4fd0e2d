//! The words of a record: tags, and everything between white space among the moves.

use super::record::{MOST_LINE_CHARS, MOST_RECORD_BYTES, RecordError, RecordFault};
use super::text::foreign;

/// One word of a record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Token<'a> {
    /// `[Name "value"]`, alone on its line.
    Tag { name: &'a str, value: &'a str },
    /// Anything else outside comments.
    Word(&'a str),
    /// Something that can't be read.
    Fault(String),
}

/// A word with the line it stands on, counted from 1.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Located<'a> {
    pub token: Token<'a>,
    pub line: usize,
}

/// The words of one game.
pub(super) struct Chunk<'a> {
    pub tokens: Vec<Located<'a>>,
    /// Set if the game is too long to be read, or no text.
    pub unreadable: Option<RecordError>,
}

/// Splits a file into games: a tag after moves or a result starts the next.
pub(super) fn chunks(text: &str) -> Vec<Chunk<'_>> {
    let mut splitter = Splitter::default();
    let mut number = 0;
    for line in text.split_inclusive('\n') {
        number += 1;
        splitter.line(number, line);
    }
    splitter.finish()
}

#[derive(Default)]
struct Splitter<'a> {
    chunks: Vec<Chunk<'a>>,
    tokens: Vec<Located<'a>>,
    unreadable: Option<RecordError>,
    bytes: usize,
    has_moves: bool,
    /// The line on which the open comment began.
    comment: Option<usize>,
}

impl<'a> Splitter<'a> {
    fn line(&mut self, number: usize, raw: &'a str) {
        let line = raw.strip_suffix('\n').unwrap_or(raw);
        if self.comment.is_none() && line.trim_start().starts_with('[') {
            let token = tag(line.trim());
            if self.has_moves {
                self.close();
            }
            self.tokens.push(Located {
                token,
                line: number,
            });
        } else {
            self.words(number, line);
        }
        self.measure(number, raw.len(), line);
    }

    fn measure(&mut self, number: usize, bytes: usize, line: &str) {
        self.bytes += bytes;
        let too_long = line.len() > MOST_LINE_CHARS && line.chars().count() > MOST_LINE_CHARS;
        let (fault, message) = if too_long {
            let message = format!("the line has more than {MOST_LINE_CHARS} characters");
            (RecordFault::TooLarge, message)
        } else if self.bytes > MOST_RECORD_BYTES {
            let message = format!("the record has more than {MOST_RECORD_BYTES} bytes");
            (RecordFault::TooLarge, message)
        } else if let Some(c) = foreign(line) {
            let code = u32::from(c);
            let message = format!("this is not UTF-8 text: it has the character U+{code:04X}");
            (RecordFault::Unreadable, message)
        } else {
            return;
        };
        self.unreadable
            .get_or_insert_with(|| RecordError::at(number, fault, message));
    }

    fn words(&mut self, number: usize, mut rest: &'a str) {
        loop {
            if self.comment.is_some() {
                let Some(end) = rest.find('}') else { return };
                self.comment = None;
                rest = &rest[end + 1..];
            }
            let begin = rest.find('{');
            for word in rest[..begin.unwrap_or(rest.len())].split_whitespace() {
                self.has_moves = true;
                self.tokens.push(Located {
                    token: Token::Word(word),
                    line: number,
                });
            }
            let Some(begin) = begin else { return };
            self.comment = Some(number);
            rest = &rest[begin + 1..];
        }
    }

    fn close(&mut self) {
        let tokens = std::mem::take(&mut self.tokens);
        if !tokens.is_empty() || self.unreadable.is_some() {
            self.chunks.push(Chunk {
                tokens,
                unreadable: self.unreadable.take(),
            });
        }
        self.bytes = 0;
        self.has_moves = false;
    }

    fn finish(mut self) -> Vec<Chunk<'a>> {
        if let Some(line) = self.comment {
            let token = Token::Fault("a comment begins here and does not end".to_owned());
            self.tokens.push(Located { token, line });
        }
        self.close();
        self.chunks
    }
}

fn tag(line: &str) -> Token<'_> {
    let inside = line
        .strip_prefix('[')
        .and_then(|rest| rest.strip_suffix(']'));
    let parts = inside.and_then(|inside| inside.split_once(' '));
    let fault = || Token::Fault("not a tag; write it as [Name \"value\"]".to_owned());
    let Some((name, quoted)) = parts else {
        return fault();
    };
    let value = quoted
        .strip_prefix('"')
        .and_then(|rest| rest.strip_suffix('"'))
        .filter(|value| !value.contains('"'));
    let named = !name.is_empty() && !name.contains(['"', '[', ']', '\t']);
    match value {
        Some(value) if named => Token::Tag { name, value },
        _ => fault(),
    }
}
