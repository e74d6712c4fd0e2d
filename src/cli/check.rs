//! `halma check`, and `halma verify` while the bot isn't running.

use std::io::Write;
use std::path::Path;
use std::sync::Arc;

use halma_service::{Repair, Service, SystemLot};
use halma_store::SledStore;

use super::CliError;
use super::offline::with_store;
use super::serve::runtime;
use crate::config::{Config, Store as Section};
use crate::run::RunError;
use crate::run::verifying::{Report, look, verify};
use crate::storage;

/// Says what is damaged in the store, and changes nothing.
pub(super) fn check(file: Option<&Path>, out: &mut dyn Write) -> Result<(), CliError> {
    let config = Config::load(file)?.store;
    let report = runtime()?.block_on(async {
        match config.url {
            None => look(&config.path).await,
            Some(_) => look_at_database(&config).await,
        }
    });
    said_report(&report.map_err(CliError::Store)?, out)
}

async fn look_at_database(config: &Section) -> Result<Report, String> {
    let looked = storage::look(config).await;
    let store = looked.map_err(|error| error.to_string())?;
    let service = Service::new(Arc::clone(&store), Arc::new(SystemLot));
    let report = verify(&service, None).await;
    store.close().await;
    report
}

/// Rebuilds what is damaged, if possible.
pub(super) fn mend(file: Option<&Path>, out: &mut dyn Write) -> Result<(), CliError> {
    let closed = CliError::output;
    let config = Config::load(file)?.store;
    if config.url.is_none() {
        for fault in SledStore::mend(&config.path).map_err(RunError::from)? {
            writeln!(out, "{fault}; mended").map_err(closed)?;
        }
    }
    let walk = with_store(file, async |service| service.check(Repair::Yes).await)?;
    for one in &walk.damaged {
        let mended = if one.is_mended { "; mended" } else { "" };
        writeln!(out, "{}{mended}", one.why).map_err(closed)?;
    }
    let left = walk.damaged.iter().filter(|one| !one.is_mended).count();
    writeln!(out, "games checked: {}, damaged: {left}", walk.matches).map_err(closed)?;
    match left {
        0 => Ok(()),
        _ => Err(CliError::Damaged),
    }
}

/// Says what was found.
pub(super) fn said_report(report: &Report, out: &mut dyn Write) -> Result<(), CliError> {
    for line in &report.lines {
        writeln!(out, "{line}").map_err(CliError::output)?;
    }
    if report.is_damaged {
        return Err(CliError::NotSound);
    }
    Ok(())
}
