//! The store in a PostgreSQL-compatible database, which several processes may share.
//!
//! It uses one table of keys, revisions and bodies, and nothing database-specific except
//! transactions. A change set is one transaction in one round trip (`commit.rs`).

mod commit;
mod encoding;
mod error;
mod exclusion;
mod pool;
mod pooler;
mod reach;
mod schema;
mod tls;

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, Ordering};

use async_trait::async_trait;
use deadpool_postgres::{Object, Pool};
use secrecy::SecretString;
use tokio_postgres::Row;
use tokio_postgres::types::ToSql;

use super::StoreError;
use super::backend::{Backend, Connections};
use super::change::ChangeSet;
use super::format::{FORMAT, is_marked};
use super::key::{Key, Prefix, Slot};
use super::stored::Stored;
use crate::ids::Timestamp;
use commit::{Columns, NotCommitted};
use error::failed;
use exclusion::Exclusion;
use pool::{PATIENCE, connection, given_up};
use reach::Reach;

const NOW: &str = "select (extract(epoch from clock_timestamp()) * 1000)::bigint";
const LOAD: &str = "select revision, body::text from records where key = $1";
const LOAD_MANY: &str = "select key, revision, body::text from records where key = any($1)";
const SCAN: &str = "select key from records where key >= $1 and key < $2 order by key limit $3";
const SCAN_RECORDS: &str = "select key, revision, body::text from records \
     where key >= $1 and key < $2 order by key limit $3";

/// How to reach a database.
#[derive(Clone, Debug)]
pub struct PostgresSettings {
    /// `postgres://user:password@host:port/database`; its `sslmode` says whether the connection is
    /// encrypted.
    pub url: SecretString,
    /// The password, if it isn't in the URL.
    pub password: Option<SecretString>,
    /// The maximum number of connections, at least 2.
    pub connections: usize,
    /// A PEM file with the certificate authorities of the database, if not the public ones.
    pub authorities: Option<PathBuf>,
}

impl PostgresSettings {
    /// Checks what can be checked without connecting.
    ///
    /// # Errors
    /// [`StoreError::Failed`] if they can't be used.
    pub fn check(&self) -> Result<(), StoreError> {
        pool::make(self).map(drop)
    }
}

/// A store in a database.
pub struct PostgresStore {
    pool: Pool,
    exclusion: Exclusion,
    reach: Reach,
    is_closed: AtomicBool,
}

impl std::fmt::Debug for PostgresStore {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let mut store = f.debug_struct("PostgresStore");
        store
            .field("exclusion", &self.exclusion)
            .finish_non_exhaustive()
    }
}

impl PostgresStore {
    /// Connects to a database and creates missing tables.
    ///
    /// # Errors
    /// [`StoreError::Failed`] if the settings can't be used or the database refuses;
    /// [`StoreError::Unavailable`] if it can't be reached; or another version wrote the store.
    pub async fn open(settings: &PostgresSettings) -> Result<Self, StoreError> {
        let pool = pool::make(settings)?;
        let exclusion = Self::tried_out(&pool).await?;
        schema::make_table(&pool).await?;
        let store = Self {
            pool,
            exclusion,
            reach: Reach::default(),
            is_closed: AtomicBool::new(false),
        };
        store.mark_format().await?;
        schema::make_views(&store.pool).await?;
        Ok(store)
    }

    /// Refuses an unusable database before anything is stored in it, and finds out how to keep
    /// changes apart.
    async fn tried_out(pool: &Pool) -> Result<Exclusion, StoreError> {
        let trial = async {
            let (first, second) = (connection(pool).await?, connection(pool).await?);
            encoding::check(&first).await?;
            pooler::refuse(&first, &second).await?;
            exclusion::try_out(&first, &second).await
        };
        let seconds = PATIENCE.as_secs();
        let late = |_| StoreError::Unavailable(format!("no answer within {seconds} s"));
        tokio::time::timeout(PATIENCE, trial).await.map_err(late)?
    }

    /// Connects to a database for reading only.
    ///
    /// # Errors
    /// As [`PostgresStore::open`], and if there is no store in it.
    pub async fn look(settings: &PostgresSettings) -> Result<Self, StoreError> {
        let store = Self {
            pool: pool::make(settings)?,
            exclusion: Exclusion::Serializable,
            reach: Reach::default(),
            is_closed: AtomicBool::new(false),
        };
        store.is_marked().await?;
        Ok(store)
    }

    /// Refuses a store of another version, and marks a new one with this version's format.
    async fn mark_format(&self) -> Result<(), StoreError> {
        let slot = Slot::format();
        while !self.is_marked().await? {
            let mut changes = ChangeSet::new();
            changes.expect(slot.key(), 0);
            changes.put(slot, &FORMAT)?;
            match self.commit(changes).await {
                // Another process marked it meanwhile.
                Err(StoreError::Conflict) => {}
                done => return done,
            }
        }
        Ok(())
    }

    async fn is_marked(&self) -> Result<bool, StoreError> {
        let slot = Slot::format();
        let found = self.load(slot.key()).await?;
        is_marked(found.map(|stored| slot.read(&stored)).transpose()?, FORMAT)
    }

    async fn connection(&self) -> Result<Object, StoreError> {
        if self.is_closed.load(Ordering::Acquire) {
            return Err(StoreError::Closed);
        }
        connection(&self.pool).await
    }

    /// Applies a change set. If the server has become a read-only replica, the connection and all
    /// idle ones are dropped, and the change is retried once with a new connection.
    async fn committed(&self, changes: ChangeSet) -> Result<(), StoreError> {
        let connection = self.connection().await?;
        if changes.is_empty() {
            return Ok(());
        }
        let columns = Columns::of(changes)?;
        let committed = commit::commit(connection, self.exclusion, &columns).await;
        let Err(NotCommitted::OnlyReads) = committed else {
            return committed.map_err(StoreError::from);
        };
        tracing::warn!(
            "the database no longer accepts changes; connecting to the server that does"
        );
        drop(self.pool.retain(|_, _| false));
        let connection = self.connection().await?;
        let committed = commit::commit(connection, self.exclusion, &columns).await;
        committed.map_err(StoreError::from)
    }

    async fn rows(
        &self,
        statement: &str,
        values: &[&(dyn ToSql + Sync)],
    ) -> Result<Vec<Row>, StoreError> {
        self.reach.note(self.asked(statement, values).await)
    }

    async fn asked(
        &self,
        statement: &str,
        values: &[&(dyn ToSql + Sync)],
    ) -> Result<Vec<Row>, StoreError> {
        let connection = self.connection().await?;
        let asking = async {
            let prepared = connection.prepare_cached(statement).await?;
            connection.query(&prepared, values).await
        };
        let asked = tokio::time::timeout(PATIENCE, asking).await;
        let Ok(rows) = asked else {
            return Err(given_up(connection));
        };
        rows.map_err(|error| failed(&error))
    }

    async fn scanned<T>(
        &self,
        statement: &str,
        prefix: Prefix,
        from: Option<Key>,
        until: Option<Key>,
        most: usize,
        entry: impl Fn(Key, &Row) -> Result<T, StoreError>,
    ) -> Result<Vec<T>, StoreError> {
        let prefix = prefix.encode();
        let end = until.map_or_else(|| end_of(&prefix), |key| key.encode());
        let from = from.map_or(prefix, |key| key.encode());
        let most = i64::try_from(most).unwrap_or(i64::MAX);
        let rows = self.rows(statement, &[&from, &end, &most]).await?;
        let mut found = Vec::with_capacity(rows.len());
        for row in &rows {
            if let Some(key) = key_of(row)? {
                found.push(entry(key, row)?);
            }
        }
        Ok(found)
    }
}

/// Returns the first key after all those with this prefix; every kind's byte is below 255.
fn end_of(prefix: &[u8]) -> Vec<u8> {
    if prefix.is_empty() {
        return vec![u8::MAX];
    }
    let mut end = prefix.to_vec();
    while let Some(last) = end.pop() {
        if last < u8::MAX {
            end.push(last + 1);
            break;
        }
    }
    end
}

fn key_of(row: &Row) -> Result<Option<Key>, StoreError> {
    let bytes: &[u8] = row.try_get("key").map_err(|error| failed(&error))?;
    let key = Key::decode(bytes);
    if key.is_none() {
        tracing::error!(?bytes, "skipping a key that can't be read");
    }
    Ok(key)
}

/// Returns the record in a row; an index entry has no body.
fn stored(row: &Row) -> Result<Stored, StoreError> {
    let revision: i64 = row.try_get("revision").map_err(|error| failed(&error))?;
    let body: Option<&str> = row.try_get("body").map_err(|error| failed(&error))?;
    Ok(Stored {
        revision: revision.cast_unsigned(),
        body: body.unwrap_or_default().as_bytes().to_vec(),
    })
}

#[async_trait]
impl Backend for PostgresStore {
    async fn load(&self, key: Key) -> Result<Option<Stored>, StoreError> {
        let rows = self.rows(LOAD, &[&key.encode()]).await?;
        rows.first().map(stored).transpose()
    }

    async fn load_many(&self, keys: &[Key]) -> Result<Vec<Option<Stored>>, StoreError> {
        let encoded: Vec<Vec<u8>> = keys.iter().map(Key::encode).collect();
        let rows = self.rows(LOAD_MANY, &[&encoded]).await?;
        let mut found = BTreeMap::new();
        for row in &rows {
            if let Some(key) = key_of(row)? {
                found.insert(key, stored(row)?);
            }
        }
        Ok(keys.iter().map(|key| found.get(key).cloned()).collect())
    }

    async fn commit(&self, changes: ChangeSet) -> Result<(), StoreError> {
        self.reach.note(self.committed(changes).await)
    }

    async fn scan(
        &self,
        prefix: Prefix,
        from: Option<Key>,
        most: usize,
    ) -> Result<Vec<Key>, StoreError> {
        let found = self.scanned(SCAN, prefix, from, None, most, |key, _| Ok(key));
        found.await
    }

    async fn scan_until(
        &self,
        prefix: Prefix,
        from: Option<Key>,
        until: Key,
        most: usize,
    ) -> Result<Vec<Key>, StoreError> {
        let found = self.scanned(SCAN, prefix, from, Some(until), most, |key, _| Ok(key));
        found.await
    }

    async fn scan_records(
        &self,
        prefix: Prefix,
        from: Option<Key>,
        most: usize,
    ) -> Result<Vec<(Key, Stored)>, StoreError> {
        let found = self.scanned(SCAN_RECORDS, prefix, from, None, most, |key, row| {
            Ok((key, stored(row)?))
        });
        found.await
    }

    /// Returns the space of dead rows to the table. What the database's log and replicas keep is up
    /// to the operator.
    async fn rewrite(&self) -> Result<(), StoreError> {
        let connection = self.connection().await?;
        let vacuumed = connection.batch_execute("vacuum records").await;
        vacuumed.map_err(|error| failed(&error))
    }

    async fn shared_clock(&self) -> Result<Option<Timestamp>, StoreError> {
        let rows = self.rows(NOW, &[]).await?;
        let now = rows.first().map(|row| row.try_get(0).map(Timestamp));
        now.transpose().map_err(|error| failed(&error))
    }

    fn connections(&self) -> Option<Connections> {
        let pool = self.pool.status();
        Some(Connections {
            busy: pool.size.saturating_sub(pool.available),
            idle: pool.available,
            waiting: pool.waiting,
        })
    }

    async fn close(&self) {
        self.is_closed.store(true, Ordering::Release);
        self.pool.close();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_end_of_a_prefix_is_after_all_its_keys() {
        assert_eq!(end_of(&[]), [255]);
        assert_eq!(end_of(&[7]), [8]);
        assert_eq!(end_of(&[7, 0, 255]), [7, 1]);
        assert_eq!(end_of(&[7, 255, 255]), [8]);
    }
}
