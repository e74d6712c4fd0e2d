//! `halma adjudicate`: the results of game records.

use std::io::{Read, Write};
use std::path::{Path, PathBuf};

use halma_rules::notation::{
    Record, RecordError, RecordFault, position_text, read_records_with, text_of_file,
};
use halma_rules::{Game, Options, Outcome, Seat};
use serde::Serialize;

use super::CliError;

/// The maximum size of a file; single records have a smaller limit.
const MOST_FILE_BYTES: u64 = 256 << 20;

#[derive(Serialize)]
struct Adjudged {
    plies: usize,
    to_move: u8,
    outcome: AdjudgedOutcome,
    tempo: Vec<Option<u32>>,
    position: String,
}

#[derive(Serialize)]
struct AdjudgedOutcome {
    result: String,
    winners: Vec<u8>,
    reason: Option<&'static str>,
}

#[derive(Serialize)]
struct Refused {
    error: String,
    line: usize,
    ply: Option<usize>,
}

impl From<&Game> for Adjudged {
    fn from(game: &Game) -> Self {
        let outcome = game.outcome();
        let winners = outcome.into_iter().flat_map(Outcome::winners);
        Self {
            plies: game.ply_count(),
            to_move: game.position().to_move().number(),
            outcome: AdjudgedOutcome {
                result: game.result(),
                winners: winners.map(Seat::number).collect(),
                reason: outcome.map(|outcome| outcome.reason.name()),
            },
            tempo: game.standing().tempo().values().copied().collect(),
            position: position_text(game.position()),
        }
    }
}

/// Prints one JSON object per game of each file. A bad record or file is named and doesn't affect
/// the others. Records without options are read with the defaults.
pub(super) fn adjudicate(
    files: &[PathBuf],
    usual: Options,
    out: &mut dyn Write,
) -> Result<(), CliError> {
    let mut all_good = true;
    for file in files {
        for record in records_with(file, usual) {
            all_good &= record.is_ok();
            let line = match record {
                Ok(record) => serde_json::to_string(&Adjudged::from(&record.game)),
                Err(RecordError {
                    message: error,
                    line,
                    ply,
                    ..
                }) => serde_json::to_string(&Refused { error, line, ply }),
            };
            let line = line.expect("numbers and texts are always JSON");
            writeln!(out, "{line}").map_err(CliError::output)?;
        }
    }
    if all_good {
        Ok(())
    } else {
        Err(CliError::BadRecords)
    }
}

/// Returns the games of a file, each read as far as possible.
pub(super) fn records_of(file: &Path) -> Vec<Result<Record, RecordError>> {
    records_with(file, Options::default())
}

fn records_with(file: &Path, usual: Options) -> Vec<Result<Record, RecordError>> {
    match read(file) {
        Ok(text) => read_records_with(&text, usual),
        Err(error) => vec![Err(error)],
    }
}

fn read(file: &Path) -> Result<String, RecordError> {
    let refuse = |line, message: String| RecordError {
        fault: RecordFault::Unreadable,
        message,
        line,
        ply: None,
    };
    let bytes = read_bytes(file)
        .map_err(|error| refuse(1, format!("cannot read {}: {error}", file.display())))?;
    text_of_file(&bytes).map_err(|line| refuse(line, "this is not UTF-8 text".to_owned()))
}

fn read_bytes(file: &Path) -> std::io::Result<Vec<u8>> {
    let source: Box<dyn Read> = if file == Path::new("-") {
        Box::new(std::io::stdin())
    } else {
        Box::new(std::fs::File::open(file)?)
    };
    let mut bytes = Vec::new();
    source.take(MOST_FILE_BYTES + 1).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > MOST_FILE_BYTES {
        return Err(std::io::Error::other("the file has more than 256 MiB"));
    }
    Ok(bytes)
}
