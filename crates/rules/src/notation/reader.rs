//! Reading game records.

use std::str::FromStr;

use super::position::parse_position;
use super::record::{Record, RecordError, RecordFault, Tags};
use super::text::plain_text;
use super::tokens::{Chunk, Located, Token, chunks};
use super::writer::out_word;
use crate::game::Game;
use crate::options::{Contest, Options};
use crate::outcome::{Outcome, Reason, Verdict};
use crate::rules::{Rules, RulesError};
use crate::seat::Seat;
use crate::standing::{Standing, Status};

/// Reads all records of a text independently: a bad one doesn't hide the next. Line ends and spaces
/// that editors and mail programs change don't matter.
///
/// # Errors
/// The list has an error for each bad record, with its line. A file without any game is one error.
pub fn read_records(text: &str) -> Vec<Result<Record, RecordError>> {
    read_records_with(text, Options::default())
}

/// Like [`read_records`], with options for records that don't name them.
///
/// # Errors
/// As [`read_records`]; also if a record's variant doesn't have such an option.
pub fn read_records_with(text: &str, usual: Options) -> Vec<Result<Record, RecordError>> {
    let text = plain_text(text);
    let chunks = chunks(&text);
    if chunks.is_empty() {
        return vec![Err(RecordError::at(
            1,
            RecordFault::Empty,
            "there is no game in it",
        ))];
    }
    let read = |chunk| read_record(chunk, usual);
    chunks.into_iter().map(read).collect()
}

fn read_record(chunk: Chunk<'_>, usual: Options) -> Result<Record, RecordError> {
    if let Some(error) = chunk.unreadable {
        return Err(error);
    }
    let is_tag = |located: &&Located<'_>| !matches!(located.token, Token::Word(_));
    let tag_count = chunk.tokens.iter().take_while(is_tag).count();
    let (tags, words) = chunk.tokens.split_at(tag_count);
    let heading = Heading::read(tags, chunk.tokens[0].line)?;
    let game = heading.game(usual)?;
    let mut reading = Reading {
        game,
        plies: 0,
        result: None,
        heading: &heading,
    };
    for located in words {
        match &located.token {
            Token::Word(word) => reading.word(word, located.line)?,
            Token::Fault(message) => {
                return Err(RecordError::at(
                    located.line,
                    RecordFault::Unreadable,
                    message.as_str(),
                ));
            }
            Token::Tag { .. } => {
                return Err(RecordError::at(
                    located.line,
                    RecordFault::Tag,
                    "a tag among the moves",
                ));
            }
        }
    }
    reading.settle()?;
    Ok(Record {
        game: reading.game,
        tags: heading.tags,
    })
}

/// The tags of a record, with the lines they stand on.
struct Heading {
    tags: Tags,
    lines: Vec<(String, usize)>,
    first_line: usize,
}

impl Heading {
    fn read(located: &[Located<'_>], first_line: usize) -> Result<Self, RecordError> {
        let mut heading = Self {
            tags: Tags::default(),
            lines: Vec::new(),
            first_line,
        };
        for Located { token, line } in located {
            match token {
                Token::Tag { name, value } => {
                    if heading.tags.get(name).is_some() {
                        let message = format!("the tag {name} stands twice");
                        return Err(RecordError::at(*line, RecordFault::Tag, message));
                    }
                    heading.tags.set(name, *value);
                    heading.lines.push(((*name).to_owned(), *line));
                }
                Token::Fault(message) => {
                    return Err(RecordError::at(
                        *line,
                        RecordFault::Unreadable,
                        message.as_str(),
                    ));
                }
                Token::Word(_) => {}
            }
        }
        Ok(heading)
    }

    fn line_of(&self, name: &str) -> usize {
        let line = self.lines.iter().find(|(known, _)| known == name);
        line.map_or(self.first_line, |(_, line)| *line)
    }

    fn error(&self, tag: &str, message: &dyn ToString) -> RecordError {
        RecordError::at(self.line_of(tag), RecordFault::Tag, message.to_string())
    }

    fn game(&self, usual: Options) -> Result<Game, RecordError> {
        let rules = self.rules(usual)?;
        match self.tags.get("Position") {
            None => Ok(Game::new(rules)),
            Some(text) => parse_position(rules, text)
                .map(Game::from_position)
                .map_err(|error| self.error("Position", &error)),
        }
    }

    fn rules(&self, usual: Options) -> Result<Rules, RecordError> {
        let variant = self.tags.get("Variant").ok_or_else(|| {
            RecordError::at(
                self.first_line,
                RecordFault::NoVariant,
                "the tag Variant is missing, such as [Variant \"halma8\"]",
            )
        })?;
        let variant = variant
            .parse()
            .map_err(|error| self.error("Variant", &error))?;
        let rule_set = self.value("Rules")?;
        let diagonals = match self.tags.get("Diagonals") {
            None => None,
            Some("yes") => Some(true),
            Some("no") => Some(false),
            Some(_) => return Err(self.error("Diagonals", &"Diagonals is either yes or no")),
        };
        let options = Options {
            diagonals: diagonals.or(usual.diagonals),
            jumps: self.value("Jumps")?.or(usual.jumps),
            ends: self.value("Ends")?.or(usual.ends),
            teams: self.value("Teams")?.or(usual.teams),
        };
        Rules::with_options(variant, rule_set, options).map_err(|error| {
            let tag = match error {
                RulesError::NotPlayed { .. } => "Rules",
                RulesError::NoDiagonals { .. } => "Diagonals",
                RulesError::NoEnds { .. } => "Ends",
                RulesError::NoTeams { .. } | RulesError::PlacesAndPairs => "Teams",
            };
            self.error(tag, &error)
        })
    }

    /// The value that a tag names, if it is there.
    fn value<T: FromStr<Err: ToString>>(&self, tag: &str) -> Result<Option<T>, RecordError> {
        let value = self.tags.get(tag).map(str::parse).transpose();
        value.map_err(|error: T::Err| self.error(tag, &error))
    }
}

/// The moves of a record, word by word.
struct Reading<'a> {
    game: Game,
    plies: usize,
    /// The result at the end with its line; `None` for `*`.
    result: Option<(Option<Verdict>, usize)>,
    heading: &'a Heading,
}

impl Reading<'_> {
    fn word(&mut self, word: &str, line: usize) -> Result<(), RecordError> {
        if self.result.is_some() {
            let message = format!("{:?} stands after the result", cut(word));
            return Err(RecordError::at(line, RecordFault::Result, message));
        }
        let word = without_round_number(word);
        if word.is_empty() {
            return Ok(());
        }
        if let Some(number) = word.strip_prefix("resigns:") {
            return self.goes_out(number, Reason::Resignation, line);
        }
        if let Some(number) = word.strip_prefix("timeout:") {
            return self.goes_out(number, Reason::Timeout, line);
        }
        if word == "*" || word.starts_with(|first: char| first.is_ascii_digit()) {
            self.result = Some((self.verdict(word, line)?, line));
            return Ok(());
        }
        self.ply(word, line)
    }

    fn ply(&mut self, word: &str, line: usize) -> Result<(), RecordError> {
        self.plies += 1;
        let ply = self.game.parse_ply(word);
        let played = ply.and_then(|ply| self.game.play(ply));
        played.map(|_| ()).map_err(|why| RecordError {
            message: format!("{:?}: {why}", cut(word)),
            fault: RecordFault::Move(why),
            line,
            ply: Some(self.plies),
        })
    }

    fn goes_out(&mut self, number: &str, reason: Reason, line: usize) -> Result<(), RecordError> {
        let word = out_word(reason);
        let digits = number.bytes().all(|byte| byte.is_ascii_digit()) && !number.starts_with('0');
        let seat = digits.then(|| number.parse::<usize>().ok()).flatten();
        let seat = seat.filter(|seat| *seat <= self.game.standing().own_moves().len());
        let Some(seat) = seat else {
            let message = format!("{word}:{} names no seat of this game", cut(number));
            return Err(RecordError::at(line, RecordFault::Seat, message));
        };
        let out = |game: &mut Game, reason| game.take_out(Seat::at(seat - 1), reason);
        // Older records use one word for both, and name the ending in a tag.
        let mut ended = self.game.clone();
        let is_end = matches!(out(&mut ended, reason), Ok(Status::Over(outcome)) if outcome.reason == reason);
        let says_timeout = self.heading.tags.get("Termination") == Some(Reason::Timeout.name());
        let reason = if is_end && says_timeout {
            Reason::Timeout
        } else {
            reason
        };
        out(&mut self.game, reason).map(|_| ()).map_err(|why| {
            RecordError::at(line, RecordFault::Seat, format!("{word}:{seat}: {why}"))
        })
    }

    /// Reconciles the result in the tag and the one at the end with the game.
    fn settle(&mut self) -> Result<(), RecordError> {
        let in_tag = match self.heading.tags.get("Result") {
            Some(text) => self.verdict(text, self.heading.line_of("Result"))?,
            None => None,
        };
        if self.game.outcome().is_some() {
            return Ok(());
        }
        if let (Some(in_tag), Some((Some(at_end), line))) = (in_tag, self.result)
            && in_tag != at_end
        {
            let message = "this result and the one in the tag Result contradict each other";
            return Err(RecordError::at(line, RecordFault::Result, message));
        }
        let at_end = self.result.and_then(|(verdict, _)| verdict);
        if let Some(outcome) = self.outcome_of(in_tag.or(at_end)) {
            self.game
                .conclude(outcome)
                .expect("the moves didn't end the game");
        }
        Ok(())
    }

    /// Parses a result text for the game as it stands after its last move: `None` for `*`.
    fn verdict(&self, text: &str, line: usize) -> Result<Option<Verdict>, RecordError> {
        if let Some(outcome) = self.game.outcome() {
            let result = self.game.result();
            let reason = outcome.reason;
            let message = format!(
                "the moves came to {result} ({reason}), not to {:?}",
                cut(text)
            );
            return if text == result {
                Ok(None)
            } else {
                Err(RecordError::at(line, RecordFault::Result, message))
            };
        }
        if text == "*" {
            return Ok(None);
        }
        let wins = wins(self.game.standing()).into_iter();
        let mut verdicts = wins.chain([Verdict::Drawn]);
        let named = verdicts.find(|&verdict| {
            let mut ended = self.game.clone();
            let outcome = Outcome {
                verdict,
                reason: Reason::Agreement,
            };
            ended.conclude(outcome).is_ok() && ended.result() == text
        });
        let message = || format!("{:?} is no result of this game", cut(text));
        named
            .map(Some)
            .ok_or_else(|| RecordError::at(line, RecordFault::Result, message()))
    }

    /// The outcome that the record names for a game that its moves don't end.
    fn outcome_of(&self, verdict: Option<Verdict>) -> Option<Outcome> {
        use Reason::{Aborted, Agreement, Race, Resignation, Timeout};
        let termination = self.heading.tags.get("Termination");
        let known = [Resignation, Timeout, Agreement, Race, Aborted];
        let named = known
            .into_iter()
            .find(|reason| termination == Some(reason.name()));
        match verdict {
            None | Some(Verdict::Void | Verdict::Placed(_)) => {
                (named == Some(Aborted)).then_some(Outcome {
                    verdict: Verdict::Void,
                    reason: Aborted,
                })
            }
            Some(Verdict::Drawn) => Some(Outcome::drawn(named.unwrap_or(Agreement))),
            Some(verdict @ (Verdict::Won(_) | Verdict::WonTogether(..))) => Some(Outcome {
                verdict,
                reason: named.unwrap_or(Resignation),
            }),
        }
    }
}

/// The wins that a record may name for a game that its moves don't end. None in a game for places:
/// those still playing share a place.
fn wins(standing: &Standing) -> Vec<Verdict> {
    let rules = standing.rules();
    let seats = standing.own_moves().keys();
    let in_game: Vec<Seat> = seats.filter(|&seat| !standing.is_out(seat)).collect();
    let win = |&seat: &Seat| match (rules.contest(), rules.partner(seat)) {
        (Contest::Places, _) => None,
        (_, None) => Some(Verdict::Won(seat)),
        (_, Some(partner)) => (seat < partner).then_some(Verdict::WonTogether(seat, partner)),
    };
    in_game.iter().filter_map(win).collect()
}

/// Strips a round number such as `12.` or `12...` from the front of a word.
fn without_round_number(word: &str) -> &str {
    let after_digits = word.trim_start_matches(|first: char| first.is_ascii_digit());
    if after_digits.len() == word.len() {
        return word;
    }
    let dots = after_digits.len() - after_digits.trim_start_matches('.').len();
    if dots == 1 || dots == 3 {
        &after_digits[dots..]
    } else {
        word
    }
}

fn cut(text: &str) -> String {
    text.chars().take(40).collect()
}
