//! `halma backup`, `restore`, `verify` and `repair`.

use std::io::{self, BufReader, Write};
use std::path::Path;
use std::sync::Arc;

use halma_store::Target as _;
use halma_store::journal::backup;
use halma_store::{Backend as _, BackupFile, LocalDisk, SledStore, dry_run};

use super::CliError;
use super::check::{self, said_report};
use super::offline::{IfMissing, with_bare_store};
use super::serve::runtime;
use crate::config::Config;
use crate::run::RunError;
use crate::run::socket::{SOUND, Wish, ask};
use crate::run::verifying::{Report, weigh};

/// Writes a backup to a new file, which is removed on failure. A running bot makes the backup
/// itself.
pub(super) fn back_up(
    config: Option<&Path>,
    file: &Path,
    out: &mut dyn Write,
) -> Result<(), CliError> {
    let of_file = |error| CliError::io(file.display(), error);
    let directory = directory(config)?;
    let mut target = BackupFile::create(file, Arc::new(LocalDisk)).map_err(of_file)?;
    let written = match ask(&directory, Wish::Backup).map_err(of_running) {
        Ok(Some(mut answer)) => target
            .expect(answer.bytes.unwrap_or(0))
            .and_then(|()| io::copy(&mut answer.body, &mut target))
            .map(|_| ())
            .map_err(of_file),
        Ok(None) => with_bare_store(config, IfMissing::Refuse, async |store| {
            let made = store.back_up(Box::new(target.clone())).await;
            made.map_err(|error| CliError::Store(error.to_string()))
        }),
        Err(error) => Err(error),
    };
    let done = written.and_then(|()| {
        target.sync().map_err(of_file)?;
        backup::verify(file).map_err(|error| CliError::Store(error.to_string()))
    });
    let made = match done {
        Ok(made) => made,
        Err(error) => {
            std::fs::remove_file(file).map_err(of_file)?;
            return Err(error);
        }
    };
    let backup::Backup { records, revision } = made;
    said_line(
        out,
        &format!(
            "backed up {records} records (revision {revision}) to {}",
            file.display()
        ),
    )
}

/// Restores a store from a backup.
pub(super) fn restore(
    config: Option<&Path>,
    file: &Path,
    out: &mut dyn Write,
) -> Result<(), CliError> {
    let directory = directory(config)?;
    let restored = backup::restore(file, &directory).map_err(RunError::from)?;
    let store = SledStore::open(&directory).map_err(RunError::from)?;
    runtime()?.block_on(store.close());
    let revision = restored.revision;
    said_line(
        out,
        &format!(
            "restored {} to revision {revision}; check every game with halma verify",
            directory.display()
        ),
    )
}

/// Checks a backup or everything stored. Changes nothing.
pub(super) fn look(
    config: Option<&Path>,
    file: Option<&Path>,
    out: &mut dyn Write,
) -> Result<(), CliError> {
    if let Some(file) = file {
        let of_store = |error: halma_store::StoreError| CliError::Store(error.to_string());
        let backup::Backup { records, revision } = backup::verify(file).map_err(of_store)?;
        let line = format!("the backup is complete: {records} records, revision {revision}");
        return said_line(out, &line);
    }
    let configured = Config::load(config)?;
    if configured.store.url.is_none()
        && let Some(answer) = ask(&configured.store.path, Wish::Verify).map_err(of_running)?
    {
        let report = told(BufReader::new(answer.body)).map_err(of_running)?;
        return said_report(&report, out);
    }
    check::check(config, out)
}

/// Says what is damaged in the files of a stopped bot, and what would be lost by giving that up;
/// gives it up if told to.
pub(super) fn repair(
    config: Option<&Path>,
    give_up: bool,
    out: &mut dyn Write,
) -> Result<(), CliError> {
    let directory = directory(config)?;
    let weighed = runtime()?.block_on(weigh(&directory));
    let (report, is_whole) = weighed.map_err(CliError::Store)?;
    for line in &report.lines {
        said_line(out, line)?;
    }
    if is_whole {
        return Ok(());
    }
    if !give_up {
        return said_line(
            out,
            "nothing has changed; restore a backup if you have a newer one, or go on without what is lost: \
             halma repair --give-up",
        );
    }
    let given_up = dry_run::give_up(&directory);
    given_up.map_err(|error| CliError::Store(error.to_string()))?;
    said_line(
        out,
        "everything readable was restored; the old files are in set-aside. Check the games with halma \
         verify --mend, then start the bot",
    )
}

/// Returns the directory of the store, which has to be in one.
fn directory(config: Option<&Path>) -> Result<std::path::PathBuf, CliError> {
    let config = Config::load(config)?;
    match config.store.url {
        None => Ok(config.store.path),
        Some(_) => Err(CliError::Option(
            "the games are in a database: use its own tools (pg_dump), or write them to a file with halma export"
                .to_owned(),
        )),
    }
}

/// Reads what a running bot found.
fn told(mut answer: impl io::BufRead) -> io::Result<Report> {
    let mut word = String::new();
    answer.read_line(&mut word)?;
    let lines = answer.lines().collect::<io::Result<_>>()?;
    let is_damaged = word.trim_end() != SOUND;
    Ok(Report { lines, is_damaged })
}

fn of_running(error: io::Error) -> CliError {
    CliError::io("the running bot", error)
}

fn said_line(out: &mut dyn Write, line: &str) -> Result<(), CliError> {
    writeln!(out, "{line}").map_err(CliError::output)
}
