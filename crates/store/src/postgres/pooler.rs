//! Detects transaction poolers between the bot and the database. They lose prepared statements and
//! leak settings to other programs.

use deadpool_postgres::Object;
use tokio_postgres::{Error, SimpleQueryMessage};

use super::error::{POOLER_ADVICE, failed};
use crate::StoreError;

/// The number of comparisons: a pooler may hand out the same session again by chance.
const TRIES: u32 = 3;

/// Refuses a database behind a transaction pooler. It is recognized by a connection that changes
/// its session once another connection has begun a transaction.
pub(super) async fn refuse(asking: &Object, rival: &Object) -> Result<(), StoreError> {
    let is_pooled = is_pooled(asking, rival).await;
    if is_pooled.map_err(|error| failed(&error))? {
        return Err(StoreError::Failed(POOLER_ADVICE.to_owned()));
    }
    Ok(())
}

async fn is_pooled(asking: &Object, rival: &Object) -> Result<bool, Error> {
    for _ in 0..TRIES {
        let before = session(asking).await?;
        rival.batch_execute("begin").await?;
        let _theirs = session(rival).await?;
        let after = session(asking).await;
        rival.batch_execute("rollback").await?;
        if after? != before {
            return Ok(true);
        }
    }
    Ok(false)
}

/// Returns the session number of a connection. The query isn't prepared, which would fail behind a
/// pooler.
async fn session(connection: &Object) -> Result<Option<String>, Error> {
    let answer = connection.simple_query("select pg_backend_pid()").await?;
    let number = answer.iter().find_map(|message| match message {
        SimpleQueryMessage::Row(row) => row.get(0),
        _ => None,
    });
    Ok(number.map(str::to_owned))
}
