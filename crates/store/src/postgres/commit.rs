//! A change set as one transaction, sent without waiting in between: one round trip.

use std::collections::BTreeMap;

use deadpool_postgres::Object;
use serde_json::Value;
use tokio_postgres::Error;
use tokio_postgres::error::{DbError, Severity, SqlState};
use twox_hash::XxHash3_64;

use super::error::failed;
use super::exclusion::Exclusion;
use super::pool::{PATIENCE, given_up};
use crate::StoreError;
use crate::change::ChangeSet;
use crate::key::Key;

/// The lock of the whole store, which every change takes first: exclusively if it names more keys
/// than the database has room for locks.
const WHOLE_STORE: i64 = 0;
const MOST_LOCKS: usize = 200;
/// Fails with a division by zero if a revision isn't what was read. A row lock wouldn't guard
/// missing records.
const VERIFY: &str = "select 1 / case when exists (
        select from unnest($1::bytea[], $2::bigint[]) as expected (key, revision)
        left join records on records.key = expected.key
        where coalesce(records.revision, 0) <> expected.revision
    ) then 0 else 1 end";
const PUT: &str = "insert into records (key, revision, body)
    select key, revision, body::jsonb
    from unnest($1::bytea[], $2::bigint[], $3::text[]) as put (key, revision, body)
    on conflict (key) do update set revision = excluded.revision, body = excluded.body";
const DELETE: &str = "delete from records where key = any($1::bytea[])";

/// A change set in columns, as parameters of the statements.
pub(super) struct Columns {
    /// The hashes of all keys named, with whether one of their keys is written.
    locks: BTreeMap<i64, bool>,
    expected: (Vec<Vec<u8>>, Vec<i64>),
    puts: (Vec<Vec<u8>>, Vec<i64>, Vec<Option<String>>),
    deletes: Vec<Vec<u8>>,
}

/// Why a change set wasn't applied, as far as known.
pub(super) enum NotCommitted {
    /// The server has become a read-only replica; its connection is dropped.
    OnlyReads,
    /// Anything else.
    Other(StoreError),
}

impl From<NotCommitted> for StoreError {
    fn from(why: NotCommitted) -> Self {
        match why {
            NotCommitted::OnlyReads => {
                Self::Unavailable("none of the servers in store.url takes changes".to_owned())
            }
            NotCommitted::Other(error) => error,
        }
    }
}

/// Applies a change set completely or not at all.
pub(super) async fn commit(
    connection: Object,
    exclusion: Exclusion,
    columns: &Columns,
) -> Result<(), NotCommitted> {
    let sent = tokio::time::timeout(PATIENCE, send(&connection, exclusion, columns)).await;
    match sent {
        Ok(Ok(())) => Ok(()),
        Ok(Err(error)) if error.code() == Some(&SqlState::READ_ONLY_SQL_TRANSACTION) => {
            drop(Object::take(connection));
            Err(NotCommitted::OnlyReads)
        }
        Ok(Err(error)) => Err(NotCommitted::Other(refused(&error))),
        Err(_) => {
            // Not within the macro, which does nothing if nobody listens.
            let why = given_up(connection);
            tracing::warn!("a change got no answer: {why}");
            Err(NotCommitted::Other(StoreError::Conflict))
        }
    }
}

/// A commit whose result is unknown counts as a conflict: a retry reads again and finds what was
/// done. A plain error has rolled back the transaction. After one that ends the connection, or
/// without any answer, it may have been committed.
fn refused(error: &Error) -> StoreError {
    if error.code() == Some(&SqlState::DIVISION_BY_ZERO) {
        return StoreError::Conflict;
    }
    let severity = error.as_db_error().and_then(DbError::parsed_severity);
    match failed(error) {
        StoreError::Unavailable(why) if severity != Some(Severity::Error) => {
            tracing::warn!("a change got no answer: {why}");
            StoreError::Conflict
        }
        error => error,
    }
}

/// Each statement is sent when its future is first polled, so all go out at once and in this order.
/// After an error the database refuses the rest, and COMMIT rolls back. So every answer counts, and
/// the first error counts most.
async fn send(connection: &Object, exclusion: Exclusion, columns: &Columns) -> Result<(), Error> {
    let verify = connection.prepare_cached(VERIFY).await?;
    let put = connection.prepare_cached(PUT).await?;
    let delete = connection.prepare_cached(DELETE).await?;
    let verifying = async {
        let (keys, revisions) = &columns.expected;
        if !keys.is_empty() {
            connection.execute(&verify, &[keys, revisions]).await?;
        }
        Ok(())
    };
    let putting = async {
        let (keys, revisions, bodies) = &columns.puts;
        if !keys.is_empty() {
            connection.execute(&put, &[keys, revisions, bodies]).await?;
        }
        Ok(())
    };
    let deleting = async {
        if !columns.deletes.is_empty() {
            connection.execute(&delete, &[&columns.deletes]).await?;
        }
        Ok(())
    };
    let begin = begin(exclusion, &columns.locks);
    let answers: [Result<(), Error>; 5] = tokio::join!(
        biased;
        connection.batch_execute(&begin),
        verifying,
        putting,
        deleting,
        connection.batch_execute("commit"),
    )
    .into();
    answers.into_iter().collect()
}

/// Returns the statements that begin a transaction and lock until its end: exclusively what is
/// written, shared what is only read. All transactions lock in the same order, so that they can't
/// deadlock.
fn begin(exclusion: Exclusion, locks: &BTreeMap<i64, bool>) -> String {
    let begin = exclusion.begin();
    if exclusion == Exclusion::Serializable {
        return begin.to_owned();
    }
    if locks.len() > MOST_LOCKS {
        return format!("{begin}; select pg_advisory_xact_lock({WHOLE_STORE})");
    }
    let locks = locks.iter().map(|(hash, is_written)| {
        let kind = if *is_written { "" } else { "_shared" };
        format!(", pg_advisory_xact_lock{kind}({hash})")
    });
    let locks: String = locks.collect();
    format!("{begin}; select pg_advisory_xact_lock_shared({WHOLE_STORE}){locks}")
}

impl Columns {
    /// Converts a change set; the result can be sent more than once.
    pub fn of(changes: ChangeSet) -> Result<Self, StoreError> {
        let (keys, revisions): (Vec<_>, Vec<_>) = changes.expected.into_iter().unzip();
        let (put, bodies): (Vec<_>, Vec<_>) = changes.puts.into_iter().unzip();
        let bodies = bodies.into_iter().map(text);
        // A record deleted and created again must not be taken for the old one.
        let fresh = put.iter().map(|_| rand::random_range(1..=i64::MAX));
        let columns = Self {
            locks: BTreeMap::new(),
            expected: (
                bytes(&keys),
                revisions.into_iter().map(u64::cast_signed).collect(),
            ),
            puts: (
                bytes(&put),
                fresh.collect(),
                bodies.collect::<Result<_, _>>()?,
            ),
            deletes: bytes(&changes.deletes),
        };
        let mut locks = BTreeMap::new();
        for key in &columns.expected.0 {
            locks.entry(hash(key)).or_insert(false);
        }
        for key in columns.puts.0.iter().chain(&columns.deletes) {
            locks.insert(hash(key), true);
        }
        Ok(Self { locks, ..columns })
    }
}

fn hash(key: &[u8]) -> i64 {
    XxHash3_64::oneshot(key).cast_signed()
}

fn bytes(keys: &[Key]) -> Vec<Vec<u8>> {
    keys.iter().map(Key::encode).collect()
}

/// Returns a body as the database takes it: null for an index entry, and without zero characters,
/// which it can't store and only names can contain.
fn text(body: Vec<u8>) -> Result<Option<String>, StoreError> {
    if body.is_empty() {
        return Ok(None);
    }
    let none = |error: &dyn std::fmt::Display| StoreError::Failed(format!("no record: {error}"));
    let text = String::from_utf8(body).map_err(|error| none(&error))?;
    if !text.contains("\\u0000") {
        return Ok(Some(text));
    }
    let mut value: Value = serde_json::from_str(&text).map_err(|error| none(&error))?;
    strip(&mut value);
    Ok(Some(value.to_string()))
}

fn strip(value: &mut Value) {
    match value {
        Value::String(text) => text.retain(|letter| letter != '\0'),
        Value::Array(values) => values.iter_mut().for_each(strip),
        Value::Object(values) => values.values_mut().for_each(strip),
        Value::Null | Value::Bool(_) | Value::Number(_) => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn zero_characters_are_left_out_and_nothing_else() {
        let stripped = |body: &str| text(body.as_bytes().to_vec()).unwrap().unwrap();
        assert_eq!(stripped(r#"{"name":"a\u0000b"}"#), r#"{"name":"ab"}"#);
        assert_eq!(stripped(r#"["\\u0000","\u0000"]"#), r#"["\\u0000",""]"#);
        let plain = r#"{"name": "kept  as it is"}"#;
        assert_eq!(stripped(plain), plain);
        assert_eq!(text(Vec::new()).unwrap(), None);
    }

    #[test]
    fn the_whole_store_is_locked_for_more_keys_than_there_is_room_for() {
        let locked = |number: usize| {
            let locks = (0..number).map(|hash| (hash as i64, true)).collect();
            begin(Exclusion::Locks, &locks)
        };
        let all = locked(MOST_LOCKS);
        assert_eq!(all.matches("pg_advisory_xact_lock(").count(), MOST_LOCKS);
        let whole = locked(MOST_LOCKS + 1);
        assert_eq!(whole.matches("pg_advisory_xact_lock(").count(), 1);
    }
}
