//! Logging.

mod level;
mod recurring;

use std::io::IsTerminal;
use std::sync::OnceLock;
use std::thread;

use tracing::Level;
use tracing_subscriber::layer::{Layer as _, SubscriberExt as _};
use tracing_subscriber::util::SubscriberInitExt as _;
use tracing_subscriber::{fmt, registry};

use self::recurring::{Again, Recurring, WINDOW};
use crate::config::{Log, LogFormat};

pub use level::{BadLevel, check};

/// The recently logged faults, once logging has started.
static RECURRING: OnceLock<Recurring> = OnceLock::new();

/// Starts logging to standard error, once per process. A recurring fault is logged once, then
/// counted.
///
/// # Errors
/// The level can't be read.
pub fn start(log: &Log) -> Result<(), BadLevel> {
    let filter = level::filter(log)?;
    let recurring = Recurring::default();
    // If nobody reads the log anymore, there is nobody to tell, and the bot goes on.
    let layer = fmt::layer()
        .with_writer(std::io::stderr)
        .log_internal_errors(false);
    // Colors are for eyes, not for files and collectors.
    let layer = if std::io::stderr().is_terminal() {
        layer
    } else {
        layer.with_ansi(false)
    };
    let layer = match log.format {
        LogFormat::Text => layer.boxed(),
        LogFormat::Json => layer.json().boxed(),
    };
    let started = registry()
        .with(filter)
        .with(layer.with_filter(recurring.clone()))
        .try_init();
    // Only a test that runs several bots in one process starts it twice.
    if started.is_err() || RECURRING.set(recurring).is_err() {
        tracing::debug!("logging was started before");
        return Ok(());
    }
    let counting = thread::Builder::new().name("log".to_owned());
    let counting = counting.spawn(|| {
        loop {
            thread::sleep(WINDOW);
            flush();
        }
    });
    if let Err(error) = counting {
        tracing::warn!(%error, "repeated log lines are counted only at the end");
    }
    Ok(())
}

/// Logs how often faults recurred since the last time.
pub fn flush() {
    let Some(recurring) = RECURRING.get() else {
        return;
    };
    for Again {
        words,
        times,
        level,
    } in recurring.counted()
    {
        // The text starts with the message, so a search finds both lines.
        if level == Level::ERROR {
            tracing::error!(target: recurring::TARGET, "{words} ({times} more times)");
        } else {
            tracing::warn!(target: recurring::TARGET, "{words} ({times} more times)");
        }
    }
}
