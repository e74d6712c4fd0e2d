//! Requests to the writer, and how they are acknowledged.

use tokio::sync::oneshot;

use super::StoreError;
use super::change::ChangeSet;

/// Where a task waits until its request is done.
pub(super) type Acknowledge = oneshot::Sender<Result<(), StoreError>>;

/// What the writer is asked to do.
pub(super) enum Request {
    Commit(ChangeSet, Acknowledge),
    Rewrite(Acknowledge),
    Stop,
}

/// Tells the task that waits what came of its request.
pub(super) fn tell(acknowledge: Acknowledge, result: Result<(), StoreError>) {
    if acknowledge.send(result).is_err() {
        tracing::debug!("a request was done for a task that no longer waits");
    }
}

/// Tells all tasks that wait that nothing was stored.
pub(super) fn refuse(commits: Vec<(ChangeSet, Acknowledge)>, why: impl Fn() -> StoreError) {
    for (_, acknowledge) in commits {
        tell(acknowledge, Err(why()));
    }
}
