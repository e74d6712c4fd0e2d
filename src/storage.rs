//! The store that the configuration names.

use std::sync::Arc;

use crate::config;
use crate::store::{PostgresSettings, PostgresStore, SledStore, Store, StoreError};

/// Opens the store; a directory is made if it is missing.
///
/// # Errors
/// It cannot be opened.
pub async fn open(config: &config::Store) -> Result<Arc<dyn Store>, StoreError> {
    if let Some(settings) = database(config) {
        return Ok(Arc::new(PostgresStore::open(&settings).await?));
    }
    Ok(Arc::new(SledStore::open(&config.path)?))
}

/// The same where there must be one already.
///
/// # Errors
/// There is none; or as [`open`].
pub async fn open_existing(config: &config::Store) -> Result<Arc<dyn Store>, StoreError> {
    if config.url.is_some() {
        return open(config).await;
    }
    Ok(Arc::new(SledStore::open_existing(&config.path)?))
}

fn database(config: &config::Store) -> Option<PostgresSettings> {
    let url = config.url.clone()?;
    Some(PostgresSettings {
        url,
        connections: config.connections.into(),
        authorities: config.authorities.clone(),
    })
}
