//! Metrics: how long changes of the store take, gauges, and a listener for both.

use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use axum::http::header::CONTENT_TYPE;
use axum::routing::get;
use tokio::net::TcpListener;
use tokio_util::sync::CancellationToken;
use tokio_util::task::AbortOnDropHandle;

use super::RunError;
use crate::config::{Config, Metrics as Section};
use crate::discord::Bot;
use crate::metrics::{self, Look, Metrics};
use crate::readiness::Readiness;
use crate::serving::Port;
use crate::store::{AfterCommit, Hooks, Key, Prefix, Store, StoreError};

/// How often the gauges are updated.
const LOOK_EVERY: Duration = Duration::from_secs(10);
/// The maximum number of connections to the listener.
const MOST_CONNECTIONS: usize = 64;
/// How long a failed change counts as the current state. The leader tries one every few seconds.
const SAYS_FOR: Duration = Duration::from_secs(30);
/// The maximum number of matches counted.
const MOST_COUNTED: usize = 100_000;

/// Listens for metrics collectors, if configured; never ends.
///
/// # Errors
/// A configured address can't be used. The default address only causes a log line: several bots may
/// run on a machine.
pub(super) async fn listener(config: &Config) -> Result<Option<TcpListener>, RunError> {
    let Some(address) = config.metrics.listen else {
        return Ok(None);
    };
    match TcpListener::bind(address).await {
        Ok(listener) => Ok(Some(listener)),
        Err(why) if address == Section::USUAL => {
            tracing::warn!(%address, "can't serve the metrics: {why}");
            Ok(None)
        }
        Err(why) => Err(refused(address, why)),
    }
}

fn refused(address: SocketAddr, why: std::io::Error) -> RunError {
    let key = "metrics.listen";
    RunError::Listen { key, address, why }
}

/// Answers requests for metrics and health until the handle is dropped.
pub(super) fn serve(
    listener: TcpListener,
    metrics: Metrics,
    readiness: &Readiness,
) -> AbortOnDropHandle<()> {
    let told = async move || ([(CONTENT_TYPE, metrics::CONTENT_TYPE)], metrics.encode());
    let port = Port {
        listener,
        router: readiness.routes().route("/metrics", get(told)),
        most: MOST_CONNECTIONS,
        leaving: CancellationToken::new(),
        stop: CancellationToken::new(),
    };
    AbortOnDropHandle::new(tokio::spawn(port.serve()))
}

/// Updates the gauges until the term is over.
pub(super) async fn look_until(
    stop: CancellationToken,
    bot: Bot,
    store: Arc<Store>,
    directory: Option<PathBuf>,
) {
    bot.metrics.leads(true);
    while !stop.is_cancelled() {
        match look(&bot, &store, directory.as_deref()).await {
            Ok(look) => bot.metrics.look(look),
            Err(error) => tracing::debug!(%error, "it cannot be looked how things stand"),
        }
        tokio::select! {
            () = stop.cancelled() => {}
            () = tokio::time::sleep(LOOK_EVERY) => {}
        }
    }
    bot.metrics.leads(false);
}

async fn look(bot: &Bot, store: &Store, directory: Option<&Path>) -> Result<Look, StoreError> {
    let due = store.scan(Prefix::Dues, None, 1).await?;
    let due_lag = match due.first() {
        Some(Key::Due(at, ..)) => bot.now().since(*at),
        _ => Duration::ZERO,
    };
    Ok(Look {
        matches: store
            .scan(Prefix::Unfinished, None, MOST_COUNTED)
            .await?
            .len(),
        posts: store.scan(Prefix::Posts, None, MOST_COUNTED).await?.len(),
        due_lag,
        thinking: bot.opponent.busy(),
        store_bytes: directory.map_or(0, bytes_in),
    })
}

/// Returns the total size of the files in a directory.
fn bytes_in(directory: &Path) -> u64 {
    let Ok(entries) = std::fs::read_dir(directory) else {
        return 0;
    };
    let of_entry = |entry: std::fs::DirEntry| match entry.metadata() {
        Ok(of_entry) if of_entry.is_dir() => bytes_in(&entry.path()),
        Ok(of_entry) => of_entry.len(),
        Err(_) => 0,
    };
    entries.flatten().map(of_entry).sum()
}

/// Measures how long changes take, and notes whether the last one could be stored.
pub(super) struct Measured {
    metrics: Metrics,
    trouble: Mutex<Option<(Instant, String)>>,
}

impl Measured {
    pub fn new(metrics: Metrics) -> Self {
        Self {
            metrics,
            trouble: Mutex::default(),
        }
    }

    /// Returns why nothing can be stored, if the last change failed.
    pub fn trouble(&self) -> Option<String> {
        let trouble = self.trouble.lock().unwrap_or_else(PoisonError::into_inner);
        let (since, why) = trouble.as_ref()?;
        (since.elapsed() < SAYS_FOR).then(|| why.clone())
    }

    fn note(&self, committed: &Result<(), StoreError>) {
        use StoreError::{Closed, Conflict, Failed, NoRoom, Unavailable};
        let trouble = match committed {
            Ok(()) | Err(Conflict) => None,
            Err(error @ (Closed | Failed(_) | NoRoom | Unavailable(_))) => {
                Some((Instant::now(), error.to_string()))
            }
            // An error of that change alone.
            Err(_) => return,
        };
        *self.trouble.lock().unwrap_or_else(PoisonError::into_inner) = trouble;
    }
}

impl Hooks for Measured {
    fn committing(&self) -> AfterCommit<'_> {
        let begun = Instant::now();
        Box::new(move |result| {
            let is_kept = matches!(result, Ok(()) | Err(StoreError::Conflict));
            self.metrics.committed(begun.elapsed(), is_kept);
            self.note(result);
        })
    }
}
