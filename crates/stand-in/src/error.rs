//! Errors of the stand-in, for tests and the sandbox.

use std::time::Duration;

/// Why a person couldn't do something, or didn't get what they waited for.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum SandboxError {
    /// The stand-in couldn't listen on its port.
    #[error("cannot listen on 127.0.0.1:{port}: {source}")]
    Listen {
        /// The requested port; 0 means any.
        port: u16,
        /// The system's reason.
        source: std::io::Error,
    },
    /// Something didn't happen in time.
    #[error("waited {waited:?} in vain for {what}")]
    TimedOut {
        /// What was expected.
        what: String,
        /// How long it was waited for.
        waited: Duration,
    },
    /// The bot didn't acknowledge an interaction in time, so the person sees a failure.
    #[error("the application did not respond to {what}")]
    NoAnswer {
        /// What the person did.
        what: String,
    },
    /// Discord's client wouldn't let the person do this.
    #[error("{0}")]
    NotPossible(String),
    /// The line client couldn't read or write.
    #[error("input or output failed: {0}")]
    Io(#[from] std::io::Error),
}

impl SandboxError {
    pub(crate) fn not_possible(why: impl Into<String>) -> Self {
        Self::NotPossible(why.into())
    }
}

/// The result of something a person does.
pub type SandboxResult<T> = Result<T, SandboxError>;
