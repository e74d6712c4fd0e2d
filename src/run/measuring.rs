//! Metrics: how long changes of the store take, gauges, and a listener for both.

use std::fs::DirEntry;
use std::io;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant, SystemTime};

use axum::http::header::CONTENT_TYPE;
use axum::routing::get;
use halma_service::Error;
use halma_store::{
    AfterCommit, Disk as _, Hooks, Key, LocalDisk, Prefix, Store, StoreError, journal,
};
use tokio::net::TcpListener;
use tokio_util::sync::CancellationToken;
use tokio_util::task::AbortOnDropHandle;

use super::RunError;
use crate::config::{Config, Metrics as Section};
use crate::discord::{Bot, Link};
use crate::metrics::{self, Look, Metrics};
use crate::readiness::Readiness;
use crate::serving::Port;
use halma_service::term::Tenure;

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

/// What the gauges are read from.
pub(super) struct Gauged {
    pub bot: Bot,
    pub store: Arc<Store>,
    pub tenure: Tenure,
    /// The directory of the store, if it has one.
    pub directory: Option<PathBuf>,
    /// The gateway, unless interactions arrive as calls.
    pub link: Option<Arc<Link>>,
}

impl Gauged {
    /// Updates the gauges until the term is over.
    pub async fn look_until(self, stop: CancellationToken) {
        let metrics = &self.bot.metrics;
        let tenure = self.tenure.clone();
        metrics.leads(Some(Box::new(move || tenure.lasts())));
        while !stop.is_cancelled() {
            match self.look().await {
                Ok(look) => metrics.look(look),
                Err(error) => tracing::debug!(%error, "can't read what the gauges show"),
            }
            tokio::select! {
                () = stop.cancelled() => {}
                () = tokio::time::sleep(LOOK_EVERY) => {}
            }
        }
        metrics.look(Look::default());
        metrics.leads(None);
    }

    async fn look(&self) -> Result<Look, Error> {
        let (bot, store) = (&self.bot, &self.store);
        let due = store.scan(Prefix::Dues, None, 1).await?;
        let due_lag = match due.first() {
            Some(Key::Due(at, ..)) => bot.now().since(*at),
            _ => Duration::ZERO,
        };
        let matches = store.scan(Prefix::Unfinished, None, MOST_COUNTED).await?;
        let posts = store.scan(Prefix::Posts, None, MOST_COUNTED).await?;
        let directory = self.directory.as_deref();
        let files = directory.map(Files::within).unwrap_or_default();
        Ok(Look {
            matches: matches.len(),
            posts: posts.len(),
            due_lag,
            post_lag: bot.service.post_lag(bot.now()).await?,
            thinking: bot.opponent.busy(),
            store_bytes: files.bytes,
            free_bytes: directory.and_then(|path| LocalDisk.room(path).ok()),
            snapshot_age: files.snapshot.and_then(|at| at.elapsed().ok()),
            gateway_connections: self.link.as_ref().map(|link| link.count()),
        })
    }
}

/// The files in a directory.
#[derive(Clone, Copy, Default)]
struct Files {
    /// Their size.
    bytes: u64,
    /// When the newest snapshot was written.
    snapshot: Option<SystemTime>,
}

impl Files {
    fn within(directory: &Path) -> Self {
        let Ok(entries) = std::fs::read_dir(directory) else {
            return Self::default();
        };
        entries.flatten().fold(Self::default(), |files, entry| {
            let found = Self::of(&entry).unwrap_or_default();
            Self {
                bytes: files.bytes + found.bytes,
                snapshot: files.snapshot.max(found.snapshot),
            }
        })
    }

    fn of(entry: &DirEntry) -> io::Result<Self> {
        let (path, about) = (entry.path(), entry.metadata()?);
        if about.is_dir() {
            return Ok(Self::within(&path));
        }
        Ok(Self {
            bytes: about.len(),
            snapshot: journal::is_snapshot(&path)
                .then(|| about.modified())
                .transpose()?,
        })
    }
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
        use StoreError::{Closed, Failed, NoRoom, Unavailable};
        let trouble = match committed {
            Ok(()) => None,
            Err(error @ (Closed | Failed(_) | NoRoom | Unavailable(_))) => {
                Some((Instant::now(), error.to_string()))
            }
            // Nothing was written because of that change alone.
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

#[cfg(test)]
mod tests {
    use super::*;
    use halma_store::ids::MatchId;
    use halma_store::{ChangeSet, Memory, MemoryStore};

    #[tokio::test]
    async fn only_a_change_that_was_written_ends_the_trouble() {
        let measured = Arc::new(Measured::new(Metrics::default()));
        let memory = MemoryStore::open(&Memory::default()).expect("it is new");
        let store = Store::new(memory).with_hooks(Arc::clone(&measured));
        measured.note(&Err(StoreError::NoRoom));
        let key = Key::Match(MatchId(1));
        let mut change = ChangeSet::new();
        store.commit(change.clone()).await.expect("it is empty");
        change.put_bytes(key, Vec::new());
        let mut stale = change.clone();
        stale.expect(key, 7);
        store.commit(stale).await.expect_err("there is none");
        assert!(measured.trouble().is_some());
        store.commit(change).await.expect("it is written");
        assert_eq!(measured.trouble(), None);
    }
}
