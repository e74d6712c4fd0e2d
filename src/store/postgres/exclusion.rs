//! Whether the locks of this database exclude anybody.

use deadpool_postgres::Pool;
use tokio_postgres::Error;

use super::error::failed;
use super::pool::connection;
use crate::store::StoreError;

/// How changes of the same records are kept apart.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Exclusion {
    /// By locks on the hashes of keys, also of those that are missing: nobody fails in vain.
    Locks,
    /// By the database, which fails one of two that it cannot put in a row. Databases that know
    /// PostgreSQL's locks by name alone have this.
    Serializable,
}

impl Exclusion {
    /// The statement that begins a change.
    pub fn begin(self) -> &'static str {
        match self {
            Self::Locks => "begin isolation level read committed",
            Self::Serializable => "begin isolation level serializable",
        }
    }
}

/// Takes a lock over one connection and asks for it over another.
pub(super) async fn try_out(pool: &Pool) -> Result<Exclusion, StoreError> {
    let (holder, rival) = (connection(pool).await?, connection(pool).await?);
    // Other processes may try at the same moment.
    let number: i64 = rand::random();
    let tried: Result<bool, Error> = async {
        holder.batch_execute("begin").await?;
        let lock = "select pg_try_advisory_xact_lock($1)";
        let held: bool = holder.query_one(lock, &[&number]).await?.try_get(0)?;
        let taken: bool = rival.query_one(lock, &[&number]).await?.try_get(0)?;
        Ok(held && !taken)
    }
    .await;
    holder
        .batch_execute("rollback")
        .await
        .map_err(|error| failed(&error))?;
    match tried {
        Ok(true) => Ok(Exclusion::Locks),
        Ok(false) => Ok(Exclusion::Serializable),
        Err(error) if error.as_db_error().is_some() => Ok(Exclusion::Serializable),
        Err(error) => Err(failed(&error)),
    }
}
