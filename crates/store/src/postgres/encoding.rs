//! Checks that the database can store people's names.

use deadpool_postgres::Object;
use tokio_postgres::SimpleQueryMessage;
use tokio_postgres::error::SqlState;

use super::error::failed;
use crate::StoreError;

/// The only encoding with all characters.
const ENCODING: &str = "UTF8";

/// Refuses a database with another encoding, which would refuse some names later.
pub(super) async fn check(connection: &Object) -> Result<(), StoreError> {
    let answer = match connection.simple_query("show server_encoding").await {
        Ok(answer) => answer,
        // This database has only one encoding.
        Err(error) if error.code() == Some(&SqlState::UNDEFINED_OBJECT) => return Ok(()),
        Err(error) => return Err(failed(&error)),
    };
    let found = answer.iter().find_map(|message| match message {
        SimpleQueryMessage::Row(row) => row.get(0),
        _ => None,
    });
    match found {
        Some(found) if !found.eq_ignore_ascii_case(ENCODING) => Err(StoreError::Failed(format!(
            "the database has the encoding {found}, which cannot hold every name; make one with \
             create database … encoding '{ENCODING}' template template0"
        ))),
        _ => Ok(()),
    }
}
