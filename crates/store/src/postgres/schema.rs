//! The table, and the views for people who look at it.

use deadpool_postgres::{Object, Pool};
use tokio_postgres::error::SqlState;

use super::error::failed;
use super::pool::{PATIENCE, connection, given_up};
use crate::StoreError;

const SCHEMA: &str = include_str!("schema.sql");
const VIEWS: &str = include_str!("views.sql");

/// How often to retry if others create the same objects at the same moment.
const MOST_TRIES: u32 = 20;

/// Creates the table if it is missing. All processes of a store may do this at once.
pub(super) async fn make_table(pool: &Pool) -> Result<(), StoreError> {
    run(connection(pool).await?, SCHEMA).await
}

/// Creates or replaces the views.
pub(super) async fn make_views(pool: &Pool) -> Result<(), StoreError> {
    let connection = connection(pool).await?;
    // Nothing of ours reads the views, and not every compatible database supports all they use.
    if let Err(error) = run(connection, VIEWS).await {
        tracing::warn!(%error, "can't create the views for people");
    }
    Ok(())
}

async fn run(connection: Object, statements: &str) -> Result<(), StoreError> {
    let running = async {
        let mut tries = 0;
        loop {
            tries += 1;
            match connection.batch_execute(statements).await {
                Err(error) if tries < MOST_TRIES && error.code().is_some_and(is_race) => {}
                done => return done,
            }
        }
    };
    match tokio::time::timeout(PATIENCE, running).await {
        Ok(done) => done.map_err(|error| failed(&error)),
        Err(_) => Err(given_up(connection)),
    }
}

/// `if not exists` and `or replace` check first and act later, so the second of two at the same
/// moment fails with a duplicate.
fn is_race(code: &SqlState) -> bool {
    [
        SqlState::UNIQUE_VIOLATION,
        SqlState::DUPLICATE_TABLE,
        SqlState::DUPLICATE_OBJECT,
        SqlState::INTERNAL_ERROR,
        SqlState::T_R_SERIALIZATION_FAILURE,
        SqlState::T_R_DEADLOCK_DETECTED,
    ]
    .contains(code)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_a_race_is_tried_again() {
        assert!(is_race(&SqlState::DUPLICATE_TABLE));
        assert!(!is_race(&SqlState::INSUFFICIENT_PRIVILEGE));
    }
}
