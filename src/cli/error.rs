//! What can go wrong on the command line.

use halma_rules::RulesError;
use halma_rules::notation::{PositionError, RecordError};

use crate::config::ConfigError;
use crate::run::RunError;
use crate::telemetry::BadLevel;

/// The name of standard output in errors.
const OUTPUT: &str = "standard output";

/// Why a command failed: one line that says what to do.
#[derive(Debug, thiserror::Error)]
pub enum CliError {
    /// The combination of variant, rule set and diagonals doesn't exist.
    #[error(transparent)]
    Rules(#[from] RulesError),
    /// The position can't be read.
    #[error(transparent)]
    Position(#[from] PositionError),
    /// The record can't be read.
    #[error(transparent)]
    Record(#[from] RecordError),
    /// A file can't be read or written, or standard output is closed.
    #[error("{what}: {error}")]
    Io {
        /// The file.
        what: String,
        /// The system's error.
        error: std::io::Error,
    },
    /// An option doesn't fit the others.
    #[error("{0}")]
    Option(String),
    /// Some records were bad; they were named with the output of the others.
    #[error("")]
    BadRecords,
    /// The configuration can't be read.
    #[error(transparent)]
    Config(#[from] ConfigError),
    /// The log level can't be read.
    #[error(transparent)]
    Level(#[from] BadLevel),
    /// The store failed during the command.
    #[error("{0}")]
    Store(String),
    /// Some matches are damaged and can't be rebuilt; they were named.
    #[error("these can't be rebuilt from their logs; look for them in a backup")]
    Damaged,
    /// The bot isn't ready, or isn't running.
    #[error("the bot is not ready: {0}")]
    NotReady(String),
    /// The settings at Discord aren't as they should be; the differences were named.
    #[error("run halma setup to change this")]
    Differs,
    /// Discord refused a change, or couldn't be asked.
    #[error("{0}")]
    Setup(String),
    /// Something stored is damaged; it was named.
    #[error("something is damaged; see above for what to do")]
    NotSound,
    /// A cup isn't as it was published.
    #[error("{0}")]
    CupDiffers(String),
    /// The bot can't run.
    #[error(transparent)]
    Run(#[from] RunError),
}

impl CliError {
    /// Returns the exit status: 2 if the caller has to fix something, 1 otherwise.
    pub fn status(&self) -> u8 {
        match self {
            Self::BadRecords
            | Self::Io { .. }
            | Self::Store(_)
            | Self::Damaged
            | Self::NotReady(_)
            | Self::Differs
            | Self::Setup(_)
            | Self::CupDiffers(_)
            | Self::NotSound => 1,
            Self::Run(error) if !error.is_setup() => 1,
            _ => 2,
        }
    }

    /// Returns true if the reader of standard output has gone, so that nothing more should be said.
    pub fn is_unread(&self) -> bool {
        let Self::Io { what, error } = self else {
            return false;
        };
        what == OUTPUT && error.kind() == std::io::ErrorKind::BrokenPipe
    }

    /// Returns the error for standard output that is closed or can't be written.
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
