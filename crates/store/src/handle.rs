//! The store as everyone uses it: a backend, with a fence and hooks.

use std::fmt;
use std::sync::Arc;

use tokio::sync::broadcast;

use super::StoreError;
use super::backend::{Backend, Connections, PAGE, Target};
use super::change::ChangeSet;
use super::key::{Key, Prefix};
use super::stored::{Revision, Stored};
use crate::ids::{MatchId, Timestamp};

/// How many changes a slow listener may be behind before it misses some.
const NEWS: usize = 64;

/// Code that runs when a store is used, for metrics and tests.
pub trait Hooks: Send + Sync + 'static {
    /// Runs before records are read or changed.
    fn asked(&self) {}

    /// Returns a record to use instead of the stored one, if any.
    fn replace(&self, _key: Key) -> Option<Stored> {
        None
    }

    /// Runs for each record read.
    fn read(&self, _record: &Stored) {}

    /// Runs before a commit. The function it returns runs afterward, with the commit's result.
    fn committing(&self) -> AfterCommit<'_> {
        Box::new(|_| {})
    }
}

/// What runs after a commit.
pub type AfterCommit<'a> = Box<dyn FnOnce(&Result<(), StoreError>) + Send + 'a>;

/// The hooks that do nothing.
struct NoHooks;

impl Hooks for NoHooks {}

/// A store of records that keeps every acknowledged change. Its methods are those of its
/// [`Backend`].
pub struct Store {
    backend: Arc<dyn Backend>,
    hooks: Arc<dyn Hooks>,
    /// A record whose revision every change expects, such as the role of a leader.
    fence: Option<(Key, Revision)>,
    /// The matches that this process changes, as it happens.
    news: broadcast::Sender<MatchId>,
}

impl fmt::Debug for Store {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut store = f.debug_struct("Store");
        store.field("fence", &self.fence).finish_non_exhaustive()
    }
}

impl Store {
    /// Creates a store over its own backend.
    pub fn new(backend: impl Backend) -> Arc<Self> {
        Self::over(Arc::new(backend))
    }

    /// Creates a store over a backend that others use too.
    pub fn over(backend: Arc<impl Backend>) -> Arc<Self> {
        Arc::new(Self {
            backend,
            hooks: Arc::new(NoHooks),
            fence: None,
            news: broadcast::Sender::new(NEWS),
        })
    }

    /// Returns the same store with hooks.
    #[must_use]
    pub fn with_hooks(&self, hooks: Arc<impl Hooks>) -> Arc<Self> {
        Arc::new(Self {
            backend: Arc::clone(&self.backend),
            hooks,
            fence: self.fence,
            news: self.news.clone(),
        })
    }

    /// Returns the same store, but it only takes changes while a record has this revision.
    #[must_use]
    pub fn fenced(&self, fence: (Key, Revision)) -> Arc<Self> {
        Arc::new(Self {
            backend: Arc::clone(&self.backend),
            hooks: Arc::clone(&self.hooks),
            fence: Some(fence),
            news: self.news.clone(),
        })
    }

    /// See [`Backend::load`].
    ///
    /// # Errors
    /// The store failed.
    pub async fn load(&self, key: Key) -> Result<Option<Stored>, StoreError> {
        let found = match self.hooks.replace(key) {
            Some(other) => Some(other),
            None => self.asked().load(key).await?,
        };
        self.read(&found);
        Ok(found)
    }

    /// See [`Backend::load_many`].
    ///
    /// # Errors
    /// The store failed.
    pub async fn load_many(&self, keys: &[Key]) -> Result<Vec<Option<Stored>>, StoreError> {
        let mut found = self.asked().load_many(keys).await?;
        for (key, found) in keys.iter().zip(&mut found) {
            if let Some(other) = self.hooks.replace(*key) {
                *found = Some(other);
            }
        }
        self.read(found.iter().flatten());
        Ok(found)
    }

    /// See [`Backend::commit`].
    ///
    /// # Errors
    /// As there; or [`StoreError::Deposed`] if the fenced record has changed.
    pub async fn commit(&self, mut changes: ChangeSet) -> Result<(), StoreError> {
        // It would say nothing about whether changes can be written.
        if changes.is_empty() {
            return Ok(());
        }
        if let Some((key, revision)) = self.fence {
            changes.expect(key, revision);
        }
        let matches = changes.matches();
        let after = self.hooks.committing();
        let committed = self.asked().commit(changes).await;
        after(&committed);
        if committed.is_ok() {
            for id in matches {
                // Usually nobody is listening.
                drop(self.news.send(id));
            }
        }
        match (committed, self.fence) {
            (Err(StoreError::Conflict), Some(fence)) if !self.stands(fence).await? => {
                Err(StoreError::Deposed)
            }
            (committed, _) => committed,
        }
    }

    /// Returns the matches that this process changes from now on. Other processes with the same
    /// records have their own.
    pub fn news(&self) -> broadcast::Receiver<MatchId> {
        self.news.subscribe()
    }

    /// See [`Backend::scan`].
    ///
    /// # Errors
    /// The store failed.
    pub async fn scan(
        &self,
        prefix: Prefix,
        from: Option<Key>,
        most: usize,
    ) -> Result<Vec<Key>, StoreError> {
        self.asked().scan(prefix, from, most).await
    }

    /// See [`Backend::scan_until`].
    ///
    /// # Errors
    /// The store failed.
    pub async fn scan_until(
        &self,
        prefix: Prefix,
        from: Option<Key>,
        until: Key,
        most: usize,
    ) -> Result<Vec<Key>, StoreError> {
        self.asked().scan_until(prefix, from, until, most).await
    }

    /// See [`Backend::scan_records`].
    ///
    /// # Errors
    /// The store failed.
    pub async fn scan_records(
        &self,
        prefix: Prefix,
        from: Option<Key>,
        most: usize,
    ) -> Result<Vec<(Key, Stored)>, StoreError> {
        let found = self.asked().scan_records(prefix, from, most).await?;
        self.read(found.iter().map(|(_, stored)| stored));
        Ok(found)
    }

    /// Returns all keys under a prefix in order, read in pages.
    ///
    /// # Errors
    /// The store failed.
    pub async fn scan_all(&self, prefix: Prefix) -> Result<Vec<Key>, StoreError> {
        let mut all: Vec<Key> = Vec::new();
        loop {
            let last = all.last().copied();
            let known = all.len();
            let page = self.scan(prefix, last, PAGE).await?;
            all.extend(page.into_iter().filter(|key| Some(*key) != last));
            // A page may lack keys that can't be read; the page after the last one has nothing new.
            if all.len() == known {
                return Ok(all);
            }
            tokio::task::yield_now().await;
        }
    }

    /// Like [`Store::scan_all`], but returns the records too.
    ///
    /// # Errors
    /// The store failed.
    pub async fn scan_all_records(&self, prefix: Prefix) -> Result<Vec<(Key, Stored)>, StoreError> {
        let mut all: Vec<(Key, Stored)> = Vec::new();
        loop {
            let last = all.last().map(|(key, _)| *key);
            let known = all.len();
            let page = self.scan_records(prefix, last, PAGE).await?;
            all.extend(page.into_iter().filter(|(key, _)| Some(*key) != last));
            if all.len() == known {
                return Ok(all);
            }
            tokio::task::yield_now().await;
        }
    }

    /// See [`Backend::shared_clock`].
    ///
    /// # Errors
    /// The store failed.
    pub async fn shared_clock(&self) -> Result<Option<Timestamp>, StoreError> {
        self.backend.shared_clock().await
    }

    /// See [`Backend::connections`].
    pub fn connections(&self) -> Option<Connections> {
        self.backend.connections()
    }

    /// See [`Backend::rewrite`].
    ///
    /// # Errors
    /// As there.
    pub async fn rewrite(&self) -> Result<(), StoreError> {
        self.backend.rewrite().await
    }

    /// See [`Backend::back_up`].
    ///
    /// # Errors
    /// As there.
    pub async fn back_up(&self, out: Box<dyn Target>) -> Result<(), StoreError> {
        self.backend.back_up(out).await
    }

    /// See [`Backend::given_up`].
    pub async fn given_up(&self) -> StoreError {
        self.backend.given_up().await
    }

    /// See [`Backend::close`].
    pub async fn close(&self) {
        self.backend.close().await;
    }

    fn asked(&self) -> &dyn Backend {
        self.hooks.asked();
        &*self.backend
    }

    fn read<'a>(&self, records: impl IntoIterator<Item = &'a Stored>) {
        for record in records {
            self.hooks.read(record);
        }
    }

    async fn stands(&self, (key, revision): (Key, Revision)) -> Result<bool, StoreError> {
        let found = self.backend.load(key).await?;
        Ok(found.is_some_and(|found| found.revision == revision))
    }
}
