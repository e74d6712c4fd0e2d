//! Requests to the writer, and their acknowledgments.

use tokio::sync::oneshot;

use crate::StoreError;
use crate::change::ChangeSet;

/// The channel on which a task waits for its request.
pub(super) type Acknowledge = oneshot::Sender<Result<(), StoreError>>;

/// A request to the writer.
pub(super) enum Request {
    Commit(ChangeSet, Acknowledge),
    Rewrite(Acknowledge),
    Stop,
}

/// Tells the waiting task the result of its request.
pub(super) fn tell(acknowledge: Acknowledge, result: Result<(), StoreError>) {
    if acknowledge.send(result).is_err() {
        tracing::debug!("a request was done for a task that no longer waits");
    }
}

/// Tells all waiting tasks that nothing was stored.
pub(super) fn refuse(commits: Vec<(ChangeSet, Acknowledge)>, why: impl Fn() -> StoreError) {
    for (_, acknowledge) in commits {
        tell(acknowledge, Err(why()));
    }
}
