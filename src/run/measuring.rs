//! Measuring: how long changes of the store take, how things stand, and a listener where both can be asked
//! for.

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

/// How often it is looked how things stand.
const LOOK_EVERY: Duration = Duration::from_secs(10);
/// The most connections at a time of those who ask what is measured.
const MOST_CONNECTIONS: usize = 64;
/// How long a change that could not be stored says something of the present. Whoever leads tries it every
/// few seconds.
const SAYS_FOR: Duration = Duration::from_secs(30);
/// How many matches are counted at the most.
const MOST_COUNTED: usize = 100_000;

/// Listens for whoever collects what is measured, where the configuration says; never ends.
///
/// # Errors
/// The address was chosen, and cannot be listened at. Of the usual one that is said and no more: several
/// bots may run on a machine.
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

/// Answers whoever asks what was measured, and whether all is well, until the handle is dropped.
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

/// Looks again and again how things stand, until the term is over.
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

/// The bytes of all files in a directory.
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

    /// Why nothing can be stored, if the last change could not be.
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
            // About that change alone.
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
