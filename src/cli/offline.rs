//! What is done with the store of a bot that does not run.

use std::path::Path;
use std::sync::Arc;

use tokio_util::sync::CancellationToken;

use super::CliError;
use super::serve::runtime;
use crate::config::Config;
use crate::run::RunError;
use crate::service::{Clock as _, Error, Service, SystemClock, SystemLot};
use crate::storage;
use crate::store::{Store, StoreError};
use crate::telemetry;
use crate::term::Term;

/// Takes the store for oneself, unless a bot runs with it.
pub(super) async fn begin(store: &Arc<dyn Store>) -> Result<Term, CliError> {
    let term = Term::begin(store, &CancellationToken::new()).await;
    let in_use = || StoreError::InUse {
        path: "the database".to_owned(),
    };
    let term = term.and_then(|term| term.ok_or_else(in_use));
    Ok(term.map_err(RunError::from)?)
}

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
        let term = begin(&store).await?;
        let service = Service::new(Arc::clone(&term.store), Arc::new(SystemLot));
        let done = async {
            service.upgrade(SystemClock.now()).await?;
            act(service).await
        };
        let done = done.await;
        term.end().await;
        store.close().await;
        done.map_err(|error| CliError::Store(error.to_string()))
    })
}
