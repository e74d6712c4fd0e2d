//! The store that the configuration names.

use std::sync::Arc;

use halma_store::transfer::check_whole;
use halma_store::{PostgresSettings, PostgresStore, SledStore, Store, StoreError};

use crate::config;

/// Checks what can be checked without opening the store.
///
/// # Errors
/// It can't be opened.
pub fn check(config: &config::Store) -> Result<(), StoreError> {
    match database(config) {
        Some(settings) => settings.check(),
        None => SledStore::check(&config.path),
    }
}

/// Opens the store; creates the directory if it is missing.
///
/// # Errors
/// It can't be opened.
pub async fn open(config: &config::Store) -> Result<Arc<Store>, StoreError> {
    let store = match database(config) {
        Some(settings) => Store::new(PostgresStore::open(&settings).await?),
        None => Store::new(SledStore::open(&config.path)?),
    };
    checked(store).await
}

/// Opens the store, which must exist.
///
/// # Errors
/// There is no store; or as [`open`].
pub async fn open_existing(config: &config::Store) -> Result<Arc<Store>, StoreError> {
    if config.url.is_some() {
        return open(config).await;
    }
    checked(Store::new(SledStore::open_existing(&config.path)?)).await
}

/// Connects to the database for reading only.
///
/// # Errors
/// It can't be reached, or another version wrote the store.
pub async fn look(config: &config::Store) -> Result<Arc<Store>, StoreError> {
    let settings = database(config).ok_or(StoreError::Closed)?;
    Ok(Store::new(PostgresStore::look(&settings).await?))
}

/// A half-imported store would look like one that lost data.
async fn checked(store: Arc<Store>) -> Result<Arc<Store>, StoreError> {
    match check_whole(&store).await {
        Ok(()) => Ok(store),
        Err(error) => {
            store.close().await;
            Err(error)
        }
    }
}

fn database(config: &config::Store) -> Option<PostgresSettings> {
    let url = config.url.clone()?;
    Some(PostgresSettings {
        url,
        password: config.password.clone(),
        connections: config.connections.into(),
        authorities: config.authorities.clone(),
    })
}
