//! Logging.

use std::io::IsTerminal;

use tracing_subscriber::EnvFilter;

use crate::config::{Log, LogFormat};

/// The level names a filter that cannot be read.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("log.level is {0:?}; write error, warn, info, debug or trace")]
pub struct BadLevel(String);

/// Looks whether logging could be started.
///
/// # Errors
/// The level cannot be read.
pub fn check(log: &Log) -> Result<(), BadLevel> {
    filter(log).map(|_| ())
}

fn filter(log: &Log) -> Result<EnvFilter, BadLevel> {
    // serenity and its HTTP client log whole addresses at debug level, and those hold tokens.
    let quiet = "serenity=warn,twilight_gateway=warn,tokio_websockets=warn,reqwest=warn,\
                 hyper=warn,sled=warn";
    let filter = format!("{},{quiet}", log.level);
    EnvFilter::try_new(&filter).map_err(|_| BadLevel(log.level.clone()))
}

/// Starts logging to standard error, once for the process.
///
/// # Errors
/// The level cannot be read.
pub fn start(log: &Log) -> Result<(), BadLevel> {
    let filter = filter(log)?;
    let builder = tracing_subscriber::fmt()
        .with_env_filter(filter)
        .with_writer(std::io::stderr);
    // Colors are for eyes, not for files and collectors.
    let builder = if std::io::stderr().is_terminal() {
        builder
    } else {
        builder.with_ansi(false)
    };
    let started = match log.format {
        LogFormat::Text => builder.try_init(),
        LogFormat::Json => builder.json().try_init(),
    };
    // Only a test that runs several bots in one process starts it twice.
    if started.is_err() {
        tracing::debug!("logging was started before");
    }
    Ok(())
}
