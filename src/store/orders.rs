//! What the writer is asked to do, and how whoever asked hears of it.

use tokio::sync::oneshot;

use super::StoreError;
use super::change::ChangeSet;

/// Where somebody waits until an order is done.
pub(super) type Acknowledge = oneshot::Sender<Result<(), StoreError>>;

/// What the writer is asked to do.
pub(super) enum Order {
    Commit(ChangeSet, Acknowledge),
    Rewrite(Acknowledge),
    Stop,
}

/// Tells whoever waits what came of an order.
pub(super) fn tell(acknowledge: Acknowledge, result: Result<(), StoreError>) {
    if acknowledge.send(result).is_err() {
        tracing::debug!("an order was done for a task that no longer waits");
    }
}

/// Tells all who wait that nothing was stored.
pub(super) fn refuse(commits: Vec<(ChangeSet, Acknowledge)>, why: impl Fn() -> StoreError) {
    for (_, acknowledge) in commits {
        tell(acknowledge, Err(why()));
    }
}
