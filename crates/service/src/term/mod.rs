//! What each of several processes with one store may do. One leads and does all background work;
//! any may answer if interactions don't need the gateway. Both roles are held by a lease.
//!
//! Two records describe a role. The holder's record changes only when the role changes hands, so
//! every change by the holder can expect it. The lease is renewed separately. A process that was
//! away for too long finds all its changes refused, whatever its own clock says.

mod compacting;
mod format;
mod leader;
mod node;
mod tenure;

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use serde::de::DeserializeOwned;
use tokio::time::Instant;
use tokio_util::sync::CancellationToken;
use tokio_util::task::AbortOnDropHandle;

pub use compacting::Compacting;
pub use format::allow_compact_games;
pub use node::bury_until;
pub use tenure::Tenure;

use halma_store::ids::{Node, NodeId, Timestamp};
use halma_store::records::LeaseRecord;
use halma_store::{COMPACT, ChangeSet, Slot, Store, StoreError, Stored};

/// How long a lease lasts, by the database's clock.
const LEASE: Duration = Duration::from_secs(10);
/// How often it is renewed.
const RENEW_EVERY: Duration = Duration::from_secs(3);
/// How often to check whether another process's lease is over, and to retry renewing one's own.
const LOOK_EVERY: Duration = Duration::from_secs(1);

/// What a process may do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Role {
    /// The background work: one process at a time.
    Leader,
    /// Answering, under its own name.
    Node(NodeId),
}

/// The period in which a process holds a role.
pub struct Term {
    /// The store, which accepts changes during the term.
    pub store: Arc<Store>,
    /// Canceled when the process has to stop or another one has taken over.
    pub over: CancellationToken,
    /// Which node it is, if it answers.
    pub node: Option<Node>,
    /// For how long the role is certainly held.
    pub tenure: Tenure,
    /// The role; `None` if the process has the store for itself.
    held: Option<Held>,
}

/// A role held by a lease.
struct Held {
    lease: Slot<LeaseRecord>,
    /// Renews the lease until it is lost.
    renewal: AbortOnDropHandle<()>,
    is_lost: Arc<AtomicBool>,
}

/// A role just taken: its fence for the store, and its lease.
struct Taken {
    store: Arc<Store>,
    lease: Slot<LeaseRecord>,
    node: Option<Node>,
}

impl Term {
    /// Waits for this process's term, however long others hold the lease or the store can't be
    /// reached. `None` if the process has to stop meanwhile.
    ///
    /// # Errors
    /// The store fails.
    pub async fn wait(
        role: Role,
        store: &Arc<Store>,
        stop: &CancellationToken,
    ) -> Result<Option<Self>, StoreError> {
        let mut is_said = false;
        loop {
            match Self::begin(role, store, stop).await {
                Ok(Some(term)) => return Ok(Some(term)),
                Ok(None) if is_said || role != Role::Leader => {}
                Ok(None) => {
                    tracing::info!("another process leads; this one is on standby");
                    is_said = true;
                }
                Err(StoreError::Unavailable(why)) => {
                    tracing::warn!("database unreachable: {why}");
                }
                Err(error) => return Err(error),
            }
            tokio::select! {
                () = stop.cancelled() => return Ok(None),
                () = tokio::time::sleep(LOOK_EVERY) => {}
            }
        }
    }

    /// Starts a term, unless another process holds the lease.
    ///
    /// # Errors
    /// The store fails.
    pub async fn begin(
        role: Role,
        store: &Arc<Store>,
        stop: &CancellationToken,
    ) -> Result<Option<Self>, StoreError> {
        let over = stop.child_token();
        let asked = Instant::now();
        let Some(now) = store.shared_clock().await? else {
            return Ok(Some(Self {
                store: Arc::clone(store),
                over,
                node: match role {
                    Role::Leader => None,
                    Role::Node(id) => Some(Node { id, number: 0 }),
                },
                tenure: Tenure::unlimited(),
                held: None,
            }));
        };
        let taken = match role {
            Role::Leader => leader::take(store, now).await?,
            Role::Node(id) => node::take(store, id, now).await?,
        };
        let Some(Taken { store, lease, node }) = taken else {
            return Ok(None);
        };
        let tenure = Tenure::since(asked);
        let is_lost = Arc::new(AtomicBool::new(false));
        let (kept, lost, ends) = (Arc::clone(&store), Arc::clone(&is_lost), over.clone());
        let held = tenure.clone();
        let renewal = tokio::spawn(async move {
            renew_until_lost(&kept, lease, &held).await;
            lost.store(true, Ordering::SeqCst);
            ends.cancel();
        });
        let renewal = AbortOnDropHandle::new(renewal);
        Ok(Some(Self {
            store,
            over,
            node,
            tenure,
            held: Some(Held {
                lease,
                renewal,
                is_lost,
            }),
        }))
    }

    /// Returns true if this process has the store for itself.
    pub fn is_alone(&self) -> bool {
        self.held.is_none()
    }

    /// Returns true if another process has taken over.
    pub fn is_lost(&self) -> bool {
        (self.held.as_ref()).is_some_and(|held| held.is_lost.load(Ordering::SeqCst))
    }

    /// Ends the term, so that another process doesn't have to wait for the lease to expire.
    pub async fn end(self) {
        if let Some(Held { lease, renewal, .. }) = self.held {
            drop(renewal);
            self.tenure.end();
            let ended = match self.node {
                None => lease_until(&self.store, lease, Timestamp::EPOCH).await,
                Some(node) => node::resign(&self.store, node).await,
            };
            if let Err(error) = ended {
                tracing::debug!(%error, "the lease is left to end by itself");
            }
        }
    }
}

/// Takes a role with a change that puts its record, if nobody comes first.
async fn taken<T: DeserializeOwned + PartialEq>(
    store: &Arc<Store>,
    changes: ChangeSet,
    (role, record): (Slot<T>, &T),
    lease: Slot<LeaseRecord>,
    node: Option<Node>,
) -> Result<Option<Taken>, StoreError> {
    match store.commit(changes).await {
        // Stored by another process, or by this one without an answer: the record tells.
        Ok(()) | Err(StoreError::Conflict) => {}
        Err(error) => return Err(error),
    }
    let Some(stored) = store.load(role.key()).await? else {
        return Ok(None);
    };
    let is_ours = role.read(&stored)? == *record;
    Ok(is_ours.then(|| Taken {
        store: store.fenced((role.key(), stored.revision)),
        lease,
        node,
    }))
}

/// Renews the lease until another process has it. While the store can't be reached, nobody else can
/// take it either.
async fn renew_until_lost(store: &Store, lease: Slot<LeaseRecord>, tenure: &Tenure) {
    let mut pause = RENEW_EVERY;
    loop {
        tokio::time::sleep(pause).await;
        let asked = Instant::now();
        pause = match renew(store, lease).await {
            Ok(()) => {
                tenure.renewed(asked);
                RENEW_EVERY
            }
            Err(StoreError::Deposed) => {
                tenure.end();
                tracing::warn!("another process has taken over");
                return;
            }
            Err(error) => {
                tracing::warn!(%error, "can't renew the lease");
                LOOK_EVERY
            }
        };
    }
}

async fn renew(store: &Store, lease: Slot<LeaseRecord>) -> Result<(), StoreError> {
    match store.shared_clock().await? {
        Some(now) => lease_until(store, lease, now + LEASE).await,
        None => Ok(()),
    }
}

async fn lease_until(
    store: &Store,
    lease: Slot<LeaseRecord>,
    until: Timestamp,
) -> Result<(), StoreError> {
    let mut changes = ChangeSet::new();
    let format = store.load(Slot::format().key()).await?;
    put_lease(&mut changes, format.as_ref(), lease, until)?;
    store.commit(changes).await
}

/// Puts a lease in the form that the store's format asks for, if that is still its format.
fn put_lease(
    changes: &mut ChangeSet,
    format: Option<&Stored>,
    lease: Slot<LeaseRecord>,
    until: Timestamp,
) -> Result<(), StoreError> {
    let slot = Slot::format();
    changes.expect(slot.key(), format.map_or(0, |stored| stored.revision));
    let format = format.map(|stored| slot.read(stored)).transpose()?;
    changes.put(lease, &LeaseRecord::new(until, format == Some(COMPACT)))
}
