//! `halma check`.

use std::io::Write;
use std::path::Path;
use std::sync::Arc;

use super::CliError;
use super::serve::runtime;
use crate::config::Config;
use crate::run::RunError;
use crate::service::{Clock as _, Service, SystemClock, SystemLot};
use crate::store::{SledStore, Store};
use crate::telemetry;

/// Walks the store of a bot that does not run, and says what is damaged.
pub(super) fn check(file: Option<&Path>, mend: bool, out: &mut dyn Write) -> Result<(), CliError> {
    let config = Config::load(file)?;
    telemetry::start(&config.log)?;
    let walk = runtime()?.block_on(async {
        let store = SledStore::open_existing(&config.store.path).map_err(RunError::from)?;
        let store: Arc<dyn Store> = Arc::new(store);
        let service = Service::new(Arc::clone(&store), Arc::new(SystemLot));
        let walk = async {
            service.upgrade(SystemClock.now()).await?;
            service.check(mend).await
        };
        let walk = walk.await;
        store.close().await;
        walk.map_err(|error| CliError::Check(error.to_string()))
    })?;
    let closed = |error| CliError::io("standard output", error);
    for one in &walk.damaged {
        let mended = if one.is_mended { "; mended" } else { "" };
        writeln!(out, "{}{mended}", one.why).map_err(closed)?;
    }
    let left = walk.damaged.iter().filter(|one| !one.is_mended).count();
    writeln!(out, "{} matches, {left} of them damaged", walk.matches).map_err(closed)?;
    match left {
        0 => Ok(()),
        _ => Err(CliError::Damaged { can_mend: !mend }),
    }
}
