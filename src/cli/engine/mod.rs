//! `halma engine`: the computer opponent as a program with a text protocol similar to UCI,
//! described in docs/engine-protocol.md.

mod command;
mod go;
mod options;
mod position;
mod report;
mod searching;
mod session;

use std::io::{self, BufRead, Read, Write};

use self::session::{Next, Session};
use super::CliError;

/// The maximum length of a line.
const MOST_LINE_BYTES: u64 = 65_536;

/// Reads lines from the standard input, and answers each.
pub(super) fn talk() -> Result<(), CliError> {
    converse(&mut io::stdin().lock(), Box::new(io::stdout()))
}

/// Reads lines until `quit` or the end of the input, and answers each.
///
/// # Errors
/// The input or the output fails.
pub fn converse(input: &mut impl BufRead, output: Output) -> Result<(), CliError> {
    let mut session = Session::new(output);
    loop {
        let line = read_line(input).map_err(|error| CliError::io("standard input", error))?;
        let next = match line {
            Line::End => Ok(Next::Quit),
            Line::TooLong => session.refuse("line too long").map(|()| Next::Line),
            Line::Text(text) => session.line(&text),
        };
        match next.map_err(CliError::output)? {
            Next::Line => {}
            Next::Quit => return Ok(()),
        }
    }
}

/// What comes next in the input.
enum Line {
    Text(String),
    TooLong,
    End,
}

fn read_line(input: &mut impl BufRead) -> io::Result<Line> {
    let mut bytes = Vec::new();
    let most = MOST_LINE_BYTES + 1;
    let read = Read::by_ref(input)
        .take(most)
        .read_until(b'\n', &mut bytes)?;
    if read == 0 {
        return Ok(Line::End);
    }
    let is_whole = bytes.last() == Some(&b'\n') || (read as u64) < most;
    if is_whole {
        return Ok(Line::Text(String::from_utf8_lossy(&bytes).into_owned()));
    }
    input.skip_until(b'\n')?;
    Ok(Line::TooLong)
}

/// The destination of output lines, usable from any thread.
pub type Output = Box<dyn Write + Send>;
