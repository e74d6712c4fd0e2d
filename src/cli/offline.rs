//! What is done with the store of a bot that does not run.

use std::path::Path;
use std::sync::Arc;

use super::CliError;
use super::serve::runtime;
use crate::config::Config;
use crate::run::RunError;
use crate::service::{Clock as _, Error, Service, SystemClock, SystemLot};
use crate::storage;
use crate::telemetry;

/// Does something with a store that is there, brought up to date, and closes it.
pub(super) fn with_store<T, F>(
    file: Option<&Path>,
    act: impl FnOnce(Service) -> F,
) -> Result<T, CliError>
where
    F: Future<Output = Result<T, Error>>,
{
    let config = Config::load(file)?;
    telemetry::start(&config.log)?;
    runtime()?.block_on(async {
        let store = storage::open_existing(&config.store).await;
        let store = store.map_err(RunError::from)?;
        let service = Service::new(Arc::clone(&store), Arc::new(SystemLot));
        let done = async {
            service.upgrade(SystemClock.now()).await?;
            act(service).await
        };
        let done = done.await;
        store.close().await;
        done.map_err(|error| CliError::Store(error.to_string()))
    })
}
