//! `halma export` and `halma import`.

use std::fs::{File, OpenOptions};
use std::io::{BufReader, BufWriter, Write};
use std::path::Path;

use super::CliError;
use super::offline::begin;
use super::serve::runtime;
use crate::config::Config;
use crate::run::RunError;
use crate::storage;
use crate::store::moving;
use crate::telemetry;

/// Writes all records of a store to a file.
pub(super) fn export(
    config: Option<&Path>,
    file: &Path,
    out: &mut dyn Write,
) -> Result<(), CliError> {
    let config = Config::load(config)?;
    telemetry::start(&config.log)?;
    let records = runtime()?.block_on(async {
        let store = storage::open_existing(&config.store).await;
        let store = store.map_err(RunError::from)?;
        let lines = create(file).map_err(|error| CliError::io(file.display(), error))?;
        let mut lines = BufWriter::new(lines);
        let term = begin(&store).await?;
        let exported = moving::export(&*term.store, &mut lines).await;
        term.end().await;
        store.close().await;
        let exported = exported.map_err(|error| CliError::Store(error.to_string()))?;
        let synced = lines.get_ref().sync_all();
        synced.map_err(|error| CliError::io(file.display(), error))?;
        Ok::<_, CliError>(exported)
    })?;
    said(out, &format!("{records} records are in {}", file.display()))
}

/// Takes all records of a file over into an empty store.
pub(super) fn import(
    config: Option<&Path>,
    file: &Path,
    out: &mut dyn Write,
) -> Result<(), CliError> {
    let config = Config::load(config)?;
    telemetry::start(&config.log)?;
    let records = runtime()?.block_on(async {
        let store = storage::open(&config.store).await.map_err(RunError::from)?;
        let open = || File::open(file).map(BufReader::new);
        let term = begin(&store).await?;
        let imported = moving::import(&*term.store, open).await;
        term.end().await;
        store.close().await;
        imported.map_err(|error| CliError::Store(error.to_string()))
    })?;
    said(out, &format!("{records} records were taken over"))
}

/// Makes a file that its owner alone can read: it has what people are called, and tokens.
fn create(file: &Path) -> std::io::Result<File> {
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(file)
}

fn said(out: &mut dyn Write, line: &str) -> Result<(), CliError> {
    writeln!(out, "{line}").map_err(|error| CliError::io("standard output", error))
}
