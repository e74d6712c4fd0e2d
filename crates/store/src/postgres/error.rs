//! Converts the database's errors.

use deadpool_postgres::{HookError, PoolError};
use tokio_postgres::Error;
use tokio_postgres::error::SqlState;

use crate::StoreError;

/// The advice for a database behind a transaction pooler.
pub(super) const POOLER_ADVICE: &str = "store.url leads to a pooler that works by transactions (such as PgBouncer with \
     pool_mode = transaction); name the database itself, or a pool with pool_mode = session";

/// Converts the error of a statement.
pub(super) fn failed(error: &Error) -> StoreError {
    let Some(refused) = error.as_db_error() else {
        return if error.is_closed() || is_of_the_line(error) {
            StoreError::Unavailable(with_causes(error))
        } else {
            StoreError::Failed(with_causes(error))
        };
    };
    refusal(refused.code(), in_one_line(&refused.to_string()))
}

/// Converts a refusal.
fn refusal(code: &SqlState, why: String) -> StoreError {
    match code {
        &SqlState::T_R_SERIALIZATION_FAILURE | &SqlState::T_R_DEADLOCK_DETECTED => {
            StoreError::Conflict
        }
        &SqlState::DISK_FULL => StoreError::NoRoom,
        code if is_passing(code) => StoreError::Unavailable(why),
        // Behind a transaction pooler, prepared statements are missing or already there.
        &SqlState::INVALID_SQL_STATEMENT_NAME | &SqlState::DUPLICATE_PSTATEMENT => {
            StoreError::Failed(format!("{why}; perhaps {POOLER_ADVICE}"))
        }
        _ => StoreError::Failed(why),
    }
}

/// Converts a failure to connect.
pub(super) fn unconnected(error: &PoolError) -> StoreError {
    match error {
        PoolError::Backend(error) | PoolError::PostCreateHook(HookError::Backend(error)) => {
            failed(error)
        }
        PoolError::Closed => StoreError::Closed,
        PoolError::PostCreateHook(HookError::Message(why)) => {
            StoreError::Unavailable(why.to_string())
        }
        PoolError::Timeout(_) => {
            StoreError::Unavailable("no connection became free in time".to_owned())
        }
        error => StoreError::Failed(error.to_string()),
    }
}

/// Returns true if a retry may help: connections end or are too many (classes 08 and 53), the
/// server stops or starts (57P), or another server has taken over and this one only reads.
fn is_passing(code: &SqlState) -> bool {
    let class = |begin: &str| code.code().starts_with(begin);
    class("08") || class("53") || class("57P") || *code == SqlState::READ_ONLY_SQL_TRANSACTION
}

/// Returns true if the connection is broken or can't be made.
fn is_of_the_line(error: &Error) -> bool {
    let mut cause = std::error::Error::source(error);
    while let Some(error) = cause {
        if error.is::<std::io::Error>() {
            return true;
        }
        cause = error.source();
    }
    // Timeouts have no kind to ask for, and no source either.
    error.to_string().contains("timed out")
}

/// The client's own message names only the step.
fn with_causes(error: &Error) -> String {
    let mut said = error.to_string();
    let mut cause = std::error::Error::source(error);
    while let Some(error) = cause {
        said = format!("{said}: {error}");
        cause = error.source();
    }
    in_one_line(&said)
}

/// The database puts details and hints on lines of their own, but a log line must stay one.
fn in_one_line(text: &str) -> String {
    text.lines().collect::<Vec<_>>().join("; ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn details_follow_on_the_same_line() {
        let said = "FATAL: not yet\nDETAIL: Recovery goes on.";
        assert_eq!(
            in_one_line(said),
            "FATAL: not yet; DETAIL: Recovery goes on."
        );
    }

    #[test]
    fn refusals_become_the_right_error() {
        for (code, expected) in [
            (SqlState::T_R_SERIALIZATION_FAILURE, "Conflict"),
            (SqlState::T_R_DEADLOCK_DETECTED, "Conflict"),
            (SqlState::DISK_FULL, "NoRoom"),
            (SqlState::CANNOT_CONNECT_NOW, "Unavailable(\"why\")"),
            (SqlState::ADMIN_SHUTDOWN, "Unavailable(\"why\")"),
            (SqlState::TOO_MANY_CONNECTIONS, "Unavailable(\"why\")"),
            (SqlState::CONNECTION_FAILURE, "Unavailable(\"why\")"),
            (SqlState::READ_ONLY_SQL_TRANSACTION, "Unavailable(\"why\")"),
            (SqlState::INVALID_SQL_STATEMENT_NAME, "pool_mode = session"),
            (SqlState::DUPLICATE_PSTATEMENT, "pool_mode = session"),
            (SqlState::UNDEFINED_TABLE, "Failed(\"why\")"),
            (SqlState::INVALID_PASSWORD, "Failed(\"why\")"),
            (SqlState::INVALID_TEXT_REPRESENTATION, "Failed(\"why\")"),
        ] {
            let said = format!("{:?}", refusal(&code, "why".to_owned()));
            assert!(said.contains(expected), "{code:?}: {said}");
        }
    }
}
