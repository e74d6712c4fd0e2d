//! What can go wrong on the command line.

use crate::config::ConfigError;
use crate::run::RunError;
use crate::telemetry::BadLevel;
use halma_rules::RulesError;
use halma_rules::notation::{PositionError, RecordError};

/// What standard output is called.
const OUTPUT: &str = "standard output";

/// Why a command did not do its work: one line that says what to do.
#[derive(Debug, thiserror::Error)]
pub enum CliError {
    /// The combination of variant, rule set and diagonals does not exist.
    #[error(transparent)]
    Rules(#[from] RulesError),
    /// The position cannot be read.
    #[error(transparent)]
    Position(#[from] PositionError),
    /// The record cannot be read.
    #[error(transparent)]
    Record(#[from] RecordError),
    /// A file cannot be read or written, or standard output is closed.
    #[error("{what}: {error}")]
    Io {
        /// The file.
        what: String,
        /// What the system says.
        error: std::io::Error,
    },
    /// An option does not fit the others.
    #[error("{0}")]
    Option(String),
    /// Some records were bad; they were named where the others were printed.
    #[error("")]
    BadRecords,
    /// The configuration cannot be read.
    #[error(transparent)]
    Config(#[from] ConfigError),
    /// The log level cannot be read.
    #[error(transparent)]
    Level(#[from] BadLevel),
    /// The store failed while something was done with it.
    #[error("that failed: {0}")]
    Store(String),
    /// Some matches are damaged and cannot be mended; they were named.
    #[error("these can't be rebuilt from their logs; look for them in a backup")]
    Damaged,
    /// The bot that was asked is not ready, or none runs.
    #[error("the bot is not ready: {0}")]
    NotReady(String),
    /// Something that is stored is not whole; it was named.
    #[error("something is damaged; see above for what to do")]
    NotSound,
    /// The bot does not run.
    #[error(transparent)]
    Run(#[from] RunError),
}

impl CliError {
    /// The exit status: 2 for what the person who called has to mend, 1 otherwise.
    pub fn status(&self) -> u8 {
        match self {
            Self::BadRecords
            | Self::Io { .. }
            | Self::Store(_)
            | Self::Damaged
            | Self::NotReady(_)
            | Self::NotSound => 1,
            Self::Run(error) if !error.is_setup() => 1,
            _ => 2,
        }
    }

    /// Whether the reader of standard output has gone, so nothing more is said.
    pub fn is_unread(&self) -> bool {
        let Self::Io { what, error } = self else {
            return false;
        };
        what == OUTPUT && error.kind() == std::io::ErrorKind::BrokenPipe
    }

    /// Standard output is closed, or cannot be written to.
    pub(super) fn output(error: std::io::Error) -> Self {
        Self::io(OUTPUT, error)
    }

    pub(super) fn io(what: impl std::fmt::Display, error: std::io::Error) -> Self {
        Self::Io {
            what: what.to_string(),
            error,
        }
    }
}
