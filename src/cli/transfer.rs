//! `halma export` and `halma import`.

use std::fs::{File, OpenOptions};
use std::io::{BufReader, BufWriter, ErrorKind, Write};
use std::path::Path;

use halma_store::transfer;

use super::CliError;
use super::offline::{IfMissing, with_bare_store};

/// Writes all records of a store to a new file, which is removed on failure.
pub(super) fn export(
    config: Option<&Path>,
    file: &Path,
    out: &mut dyn Write,
) -> Result<(), CliError> {
    let records = with_bare_store(config, IfMissing::Refuse, async |store| {
        let of_file = |error| CliError::io(file.display(), error);
        let mut lines = BufWriter::new(create(file).map_err(of_file)?);
        let exported = transfer::export(&store, &mut lines).await;
        let exported = exported.map_err(|error| CliError::Store(error.to_string()));
        let done = exported.and_then(|records| {
            lines.get_ref().sync_all().map_err(of_file)?;
            Ok(records)
        });
        if done.is_err() {
            std::fs::remove_file(file).map_err(of_file)?;
        }
        done
    })?;
    said(
        out,
        &format!("exported {records} records to {}", file.display()),
    )
}

/// Imports all records of a file into an empty store.
pub(super) fn import(
    config: Option<&Path>,
    file: &Path,
    out: &mut dyn Write,
) -> Result<(), CliError> {
    let records = with_bare_store(config, IfMissing::Make, async |store| {
        let open = || File::open(file).map(BufReader::new);
        let imported = transfer::import(&store, open).await;
        imported.map_err(|error| CliError::Store(error.to_string()))
    })?;
    said(out, &format!("imported {records} records"))
}

/// Creates a file that only its owner can read: it contains names and tokens.
pub(super) fn create(file: &Path) -> std::io::Result<File> {
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(file).map_err(|error| match error.kind() {
        ErrorKind::AlreadyExists => {
            std::io::Error::new(error.kind(), "it already exists; name another file")
        }
        _ => error,
    })
}

fn said(out: &mut dyn Write, line: &str) -> Result<(), CliError> {
    writeln!(out, "{line}").map_err(CliError::output)
}
