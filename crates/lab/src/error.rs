//! What can go wrong on the command line.

use std::io;

use halma_rules::RulesError;

/// Why a command didn't do its work: one line that says what to do.
#[derive(Debug, thiserror::Error)]
pub enum LabError {
    /// The combination of variant, rule set and diagonals doesn't exist.
    #[error(transparent)]
    Rules(#[from] RulesError),
    /// An option doesn't fit the others.
    #[error("{0}")]
    Option(String),
    /// Standard output can't be written to.
    #[error("standard output: {0}")]
    Output(io::Error),
    /// A program can't be started, or hears nothing anymore.
    #[error("{name}: {error}")]
    Program {
        /// The program, as it was named.
        name: String,
        /// What the system says.
        error: io::Error,
    },
}

impl LabError {
    /// The exit status: 2 for what the person who called has to mend, 1 otherwise.
    pub fn status(&self) -> u8 {
        match self {
            Self::Rules(_) | Self::Option(_) => 2,
            Self::Output(_) | Self::Program { .. } => 1,
        }
    }

    /// Returns true if the reader of standard output has gone, so nothing more is said.
    pub fn is_unread(&self) -> bool {
        matches!(self, Self::Output(error) if error.kind() == io::ErrorKind::BrokenPipe)
    }
}
