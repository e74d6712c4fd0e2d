//! Checks whether the database's advisory locks really lock.

use deadpool_postgres::Object;
use tokio_postgres::Error;
use tokio_postgres::error::SqlState;

use super::error::failed;
use crate::StoreError;

/// How changes of the same records are kept apart.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Exclusion {
    /// Advisory locks on the hashes of keys, including missing ones, so that no change fails
    /// needlessly.
    Locks,
    /// Serializable transactions: the database fails one of two that can't be ordered. Used with
    /// databases that accept PostgreSQL's locks but ignore them.
    Serializable,
}

impl Exclusion {
    /// Returns the statement that begins a change.
    pub fn begin(self) -> &'static str {
        match self {
            Self::Locks => "begin isolation level read committed",
            Self::Serializable => "begin isolation level serializable",
        }
    }
}

/// Takes a lock on one connection and asks for it on another.
pub(super) async fn try_out(holder: &Object, rival: &Object) -> Result<Exclusion, StoreError> {
    // Other processes may try this at the same moment.
    let number: i64 = rand::random();
    let tried: Result<bool, Error> = async {
        holder.batch_execute("begin").await?;
        let lock = "select pg_try_advisory_xact_lock($1)";
        let held: bool = holder.query_one(lock, &[&number]).await?.try_get(0)?;
        let taken: bool = rival.query_one(lock, &[&number]).await?.try_get(0)?;
        Ok(held && !taken)
    }
    .await;
    let exclusion = match tried {
        Ok(true) => Exclusion::Locks,
        Ok(false) => Exclusion::Serializable,
        Err(error) if has_no_locks(&error) => Exclusion::Serializable,
        Err(error) => return Err(failed(&error)),
    };
    let undone = holder.batch_execute("rollback").await;
    undone.map_err(|error| failed(&error))?;
    match exclusion {
        Exclusion::Locks => tracing::info!("the database isolates changes with advisory locks"),
        Exclusion::Serializable => tracing::info!(
            "advisory locks don't work in this database; it isolates changes with serializable transactions"
        ),
    }
    Ok(exclusion)
}

/// Returns true if the database answers that it has no such locks. Other errors say nothing about
/// them.
fn has_no_locks(error: &Error) -> bool {
    let answers = [
        SqlState::UNDEFINED_FUNCTION,
        SqlState::FEATURE_NOT_SUPPORTED,
    ];
    error.code().is_some_and(|code| answers.contains(code))
}
