//! `halma backup`, `restore`, `verify` and `repair`.

use std::io::{self, BufReader, Write};
use std::path::Path;

use super::CliError;
use super::moving::create;
use super::offline::{IfMissing, with_bare_store, with_store};
use crate::config::Config;
use crate::run::socket::{SOUND, Wish, ask};
use crate::run::verifying::{Report, said, verify};
use crate::store::SledStore;
use crate::store::journal::{backup, inspection};

/// Writes a backup to a new file, which goes again where that fails. A bot that runs makes it itself.
pub(super) fn back_up(
    config: Option<&Path>,
    file: &Path,
    out: &mut dyn Write,
) -> Result<(), CliError> {
    let of_file = |error| CliError::io(file.display(), error);
    let directory = directory(config)?;
    let target = create(file).map_err(of_file)?;
    let written = match ask(&directory, Wish::Backup).map_err(of_running) {
        Ok(Some(mut answer)) => io::copy(&mut answer, &mut &target)
            .map(|_| ())
            .map_err(of_file),
        Ok(None) => with_bare_store(config, IfMissing::Refuse, async |store| {
            let target = target.try_clone().map_err(of_file)?;
            let made = store.back_up(Box::new(target)).await;
            made.map_err(|error| CliError::Store(error.to_string()))
        }),
        Err(error) => Err(error),
    };
    let done = written.and_then(|()| {
        target.sync_all().map_err(of_file)?;
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
            "{records} records as of revision {revision} are in {}",
            file.display()
        ),
    )
}

/// Makes a store from a backup.
pub(super) fn restore(
    config: Option<&Path>,
    file: &Path,
    out: &mut dyn Write,
) -> Result<(), CliError> {
    let directory = directory(config)?;
    let of_store = |error: crate::store::StoreError| CliError::Store(error.to_string());
    let restored = backup::restore(file, &directory).map_err(of_store)?;
    let store = SledStore::open(&directory).map_err(of_store)?;
    super::serve::runtime()?.block_on(crate::store::Store::close(&store));
    let revision = restored.revision;
    said_line(
        out,
        &format!(
            "{} is as it was at revision {revision}; halma verify looks at every game",
            directory.display()
        ),
    )
}

/// Looks whether a backup, or all that is stored, is whole.
pub(super) fn look(
    config: Option<&Path>,
    file: Option<&Path>,
    out: &mut dyn Write,
) -> Result<(), CliError> {
    if let Some(file) = file {
        let of_store = |error: crate::store::StoreError| CliError::Store(error.to_string());
        let backup::Backup { records, revision } = backup::verify(file).map_err(of_store)?;
        let line = format!("a whole backup: {records} records as of revision {revision}");
        return said_line(out, &line);
    }
    let configured = Config::load(config)?;
    let directory = configured
        .store
        .url
        .is_none()
        .then_some(configured.store.path);
    let running = match &directory {
        Some(directory) => ask(directory, Wish::Verify).map_err(of_running)?,
        None => None,
    };
    let report = match running {
        Some(answer) => told(BufReader::new(answer)).map_err(of_running)?,
        None => with_store(config, async |service| {
            Ok(verify(&service, directory.as_deref()).await)
        })?
        .map_err(CliError::Store)?,
    };
    for line in &report.lines {
        said_line(out, line)?;
    }
    if report.is_sound {
        Ok(())
    } else {
        Err(CliError::NotSound)
    }
}

/// Says what is damaged in the journal of a bot that does not run, and what would be lost by going on
/// without it; does so where it is told to.
pub(super) fn repair(
    config: Option<&Path>,
    give_up: bool,
    out: &mut dyn Write,
) -> Result<(), CliError> {
    let directory = directory(config)?;
    let of_store = |error: crate::store::StoreError| CliError::Store(error.to_string());
    let found = inspection::inspect(&directory).map_err(of_store)?;
    for line in said(&found) {
        said_line(out, &line)?;
    }
    if found.damage.is_none() {
        return said_line(out, "nothing has to be given up");
    }
    if !give_up {
        return said_line(
            out,
            "nothing was changed; bring back a backup that is newer, or give up what cannot be used: \
             halma repair --give-up",
        );
    }
    for file in inspection::give_up_damaged(&directory).map_err(of_store)? {
        said_line(out, &format!("out of use: {}", file.display()))?;
    }
    said_line(
        out,
        "the bot can be started; halma check --mend looks at every game",
    )
}

/// The directory of the store, which has to be one.
fn directory(config: Option<&Path>) -> Result<std::path::PathBuf, CliError> {
    let config = Config::load(config)?;
    match config.store.url {
        None => Ok(config.store.path),
        Some(_) => Err(CliError::Option(
            "the games are kept in a database, which has tools of its own for that (pg_dump); halma export \
             writes them to a file"
                .to_owned(),
        )),
    }
}

/// What a running bot found.
fn told(mut answer: impl io::BufRead) -> io::Result<Report> {
    let mut word = String::new();
    answer.read_line(&mut word)?;
    let lines = answer.lines().collect::<io::Result<_>>()?;
    let is_sound = word.trim_end() == SOUND;
    Ok(Report { lines, is_sound })
}

fn of_running(error: io::Error) -> CliError {
    CliError::io("the running bot", error)
}

fn said_line(out: &mut dyn Write, line: &str) -> Result<(), CliError> {
    writeln!(out, "{line}").map_err(CliError::output)
}
