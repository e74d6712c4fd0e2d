//! Work on the store of a stopped bot.

use std::path::Path;
use std::sync::Arc;

use halma_service::{Clock as _, Error, Service, SystemClock, SystemLot};
use halma_store::{Store, StoreError};
use tokio_util::sync::CancellationToken;

use super::CliError;
use super::serve::runtime;
use crate::config::Config;
use crate::run::RunError;
use crate::storage;
use crate::telemetry;
use halma_service::term::{Role, Term};

/// Opens an existing store, does something with it, and closes it.
pub(super) fn with_store<T, F>(
    file: Option<&Path>,
    act: impl FnOnce(Service) -> F,
) -> Result<T, CliError>
where
    F: Future<Output = Result<T, Error>>,
{
    with_bare_store(file, IfMissing::Refuse, async |store| {
        let service = Service::new(store, Arc::new(SystemLot));
        let done = async {
            service.finish_recount(SystemClock.now()).await?;
            act(service).await
        };
        let done = done.await;
        done.map_err(|error| CliError::Store(error.to_string()))
    })
}

/// What to do if the store is missing.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum IfMissing {
    /// Return an error.
    Refuse,
    /// Create it.
    Make,
}

/// Opens a store as it is, alone, does something with it, and closes it.
pub(super) fn with_bare_store<T>(
    file: Option<&Path>,
    if_missing: IfMissing,
    act: impl AsyncFnOnce(Arc<Store>) -> Result<T, CliError>,
) -> Result<T, CliError> {
    let config = Config::load(file)?;
    telemetry::start(&config.log)?;
    runtime()?.block_on(async {
        let store = match if_missing {
            IfMissing::Refuse => storage::open_existing(&config.store).await,
            IfMissing::Make => storage::open(&config.store).await,
        };
        let store = store.map_err(RunError::from)?;
        let begun = Term::begin(Role::Leader, &store, &CancellationToken::new()).await;
        let in_use = || StoreError::InUse {
            path: "the database".to_owned(),
        };
        let done = match begun.and_then(|term| term.ok_or_else(in_use)) {
            Ok(term) => {
                let done = act(Arc::clone(&term.store)).await;
                term.end().await;
                done
            }
            Err(error) => Err(RunError::from(error).into()),
        };
        store.close().await;
        done
    })
}
