//! Which of several processes with one store does the work: the one that holds the lease.
//!
//! Two records say so. The leader's changes only when the office changes hands, so every change of the
//! one who holds it may expect it; the lease is renewed apart from it. A leader that was away for too
//! long finds its changes refused, whatever its own clock says.

use std::sync::Arc;
use std::time::Duration;

use tokio_util::sync::CancellationToken;
use tokio_util::task::AbortOnDropHandle;

use crate::ids::Timestamp;
use crate::store::records::{LeaderRecord, LeaseRecord};
use crate::store::{ChangeSet, Fenced, Slot, Store, StoreError};

/// How long a lease lasts, by the database's clock.
const LEASE_MS: i64 = 10_000;
/// How often it is renewed.
const RENEW_EVERY: Duration = Duration::from_secs(3);
/// How often it is looked whether another one's lease is over, and tried again to renew one's own.
const LOOK_EVERY: Duration = Duration::from_secs(1);

/// The time in which a process does the work.
pub struct Term {
    /// The store, which takes changes as long as the term lasts.
    pub store: Arc<dyn Store>,
    /// Cancelled once the process is to stop, or another one has taken over.
    pub over: CancellationToken,
    /// Renews the lease; there is none where the process has the store for itself.
    keeper: Option<AbortOnDropHandle<()>>,
}

impl Term {
    /// Waits for the term of this process, however long others hold the lease or the store cannot be
    /// reached. `None` if the process is to stop meanwhile.
    ///
    /// # Errors
    /// The store fails.
    pub async fn wait(
        store: &Arc<dyn Store>,
        stop: &CancellationToken,
    ) -> Result<Option<Self>, StoreError> {
        let mut is_said = false;
        loop {
            match Self::begin(store, stop).await {
                Ok(Some(term)) => return Ok(Some(term)),
                Ok(None) if is_said => {}
                Ok(None) => {
                    tracing::info!("another process does the work; this one waits for its turn");
                    is_said = true;
                }
                Err(StoreError::Unavailable(why)) => {
                    tracing::warn!("the store cannot be reached: {why}");
                }
                Err(error) => return Err(error),
            }
            tokio::select! {
                () = stop.cancelled() => return Ok(None),
                () = tokio::time::sleep(LOOK_EVERY) => {}
            }
        }
    }

    /// Begins a term, unless another process holds the lease.
    ///
    /// # Errors
    /// The store fails.
    pub async fn begin(
        store: &Arc<dyn Store>,
        stop: &CancellationToken,
    ) -> Result<Option<Self>, StoreError> {
        let over = stop.child_token();
        let Some(now) = store.shared_clock().await? else {
            return Ok(Some(Self {
                store: Arc::clone(store),
                over,
                keeper: None,
            }));
        };
        let Some(fenced) = take_over(store, now).await? else {
            return Ok(None);
        };
        let store: Arc<dyn Store> = Arc::new(fenced);
        let keeper = tokio::spawn(keep(Arc::clone(&store), over.clone()));
        Ok(Some(Self {
            store,
            over,
            keeper: Some(AbortOnDropHandle::new(keeper)),
        }))
    }

    /// Whether another process has taken over.
    pub fn is_lost(&self) -> bool {
        self.keeper
            .as_ref()
            .is_some_and(AbortOnDropHandle::is_finished)
    }

    /// Ends the term, so that another process need not wait until the lease is over.
    pub async fn end(self) {
        if let Some(keeper) = self.keeper {
            drop(keeper);
            if let Err(error) = lease_until(&*self.store, Timestamp(0)).await {
                tracing::debug!(%error, "the lease is left to end by itself");
            }
        }
    }
}

/// Takes the lease, if nobody holds it.
async fn take_over(store: &Arc<dyn Store>, now: Timestamp) -> Result<Option<Fenced>, StoreError> {
    let (leader, lease) = (Slot::leader(), Slot::lease());
    let found = store.load_many(&[leader.key(), lease.key()]).await?;
    let revision = |index: usize| found[index].as_ref().map_or(0, |stored| stored.revision);
    let last = found[0].as_ref().map(|stored| leader.read(stored));
    let last = last.transpose()?.map_or(0, |last: LeaderRecord| last.epoch);
    if let Some(stored) = &found[1]
        && lease.read(stored)?.until > now
    {
        return Ok(None);
    }
    let record = LeaderRecord {
        epoch: last + 1,
        node: rand::random(),
        version: env!("CARGO_PKG_VERSION").to_owned(),
    };
    let mut changes = ChangeSet::new();
    changes.expect(leader.key(), revision(0));
    changes.expect(lease.key(), revision(1));
    changes.put(leader, &record)?;
    let until = now.plus_ms(LEASE_MS);
    changes.put(lease, &LeaseRecord { until })?;
    match store.commit(changes).await {
        // Stored by another process, or by this one without an answer: the record says which.
        Ok(()) | Err(StoreError::Conflict) => {}
        Err(error) => return Err(error),
    }
    let Some(stored) = store.load(leader.key()).await? else {
        return Ok(None);
    };
    let is_ours = leader.read(&stored)? == record;
    Ok(is_ours.then(|| Fenced::new(Arc::clone(store), (leader.key(), stored.revision))))
}

/// Renews the lease until another process has it. While the store cannot be reached nobody else can
/// take it either.
async fn keep(store: Arc<dyn Store>, over: CancellationToken) {
    let mut pause = RENEW_EVERY;
    loop {
        tokio::time::sleep(pause).await;
        pause = match renew(&*store).await {
            Ok(()) => RENEW_EVERY,
            Err(StoreError::Deposed) => {
                tracing::warn!("another process has taken over");
                over.cancel();
                return;
            }
            Err(error) => {
                tracing::warn!(%error, "the lease cannot be renewed");
                LOOK_EVERY
            }
        };
    }
}

async fn renew(store: &dyn Store) -> Result<(), StoreError> {
    match store.shared_clock().await? {
        Some(now) => lease_until(store, now.plus_ms(LEASE_MS)).await,
        None => Ok(()),
    }
}

async fn lease_until(store: &dyn Store, until: Timestamp) -> Result<(), StoreError> {
    let mut changes = ChangeSet::new();
    changes.put(Slot::lease(), &LeaseRecord { until })?;
    store.commit(changes).await
}
