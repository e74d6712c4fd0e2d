//! Scheduled backups: each is written beside the others, read back, and only then takes its name and the place of
//! the oldest one.

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use halma_service::Clock;
use halma_store::Target;
use halma_store::ids::{Timestamp, hours, minutes};
use halma_store::journal::backup::{self, Backup};
use halma_store::{BackupFile, Disk, Store, StoreError, sync_directory, without_path};
use jiff::civil::DateTime;
use jiff::tz::TimeZone;
use tokio::time::Instant;
use tokio_util::sync::CancellationToken;

use crate::config;
use crate::metrics::Metrics;

/// How a backup is called: by the moment at which it was begun, UTC.
const NAME: &str = "halma-%Y%m%dT%H%M%SZ.backup";
/// What a backup is called until it has been read back.
const PART: &str = "part";
/// How often it's checked whether a backup is due.
const LOOK_EVERY: Duration = Duration::from_secs(10);
/// The pause after a backup that failed.
const RETRY_AFTER: Duration = minutes(10);

/// When scheduled backups are made, where, and how many are kept.
#[derive(Clone)]
pub struct Backups {
    directory: PathBuf,
    every: Duration,
    keep: usize,
    disk: Arc<dyn Disk>,
}

/// Why there is no new backup. The older ones are still there.
#[derive(Debug, thiserror::Error)]
pub enum BackupError {
    /// The directory can't be used.
    #[error(
        "can't use {}: {why}; backup.directory must exist, on a disk with free space, and the bot must be able to write there",
        directory.display()
    )]
    Directory {
        /// The directory.
        directory: PathBuf,
        /// What the system says.
        why: io::Error,
    },
    /// It can't be written.
    #[error("{0}; check the free space in backup.directory")]
    Write(String),
    /// What was written can't be read back.
    #[error("the new file is damaged: {0}; check the disk under backup.directory")]
    Damaged(String),
}

impl Backups {
    /// The backups that the configuration asks for, if any.
    pub fn of(config: &config::Backup, disk: Arc<dyn Disk>) -> Option<Self> {
        Some(Self {
            directory: config.directory.clone()?,
            every: hours(config.every_hours.into()),
            keep: config.keep.into(),
            disk,
        })
    }

    /// Checks that backups can be written.
    ///
    /// # Errors
    /// The directory doesn't exist, or can't be written.
    pub fn check(&self) -> Result<(), BackupError> {
        let tried = tempfile::tempfile_in(&self.directory);
        let tried = tried.map_err(without_path);
        tried.map(drop).map_err(|why| self.of_directory(why))
    }

    /// Makes backups when they are due, until it is told to stop.
    pub async fn make_until(
        self,
        stop: CancellationToken,
        store: Arc<Store>,
        clock: Arc<dyn Clock>,
        metrics: Metrics,
    ) {
        let mut retry_at = Instant::now();
        while !stop.is_cancelled() {
            let now = clock.now();
            let age = self.age(now).await;
            metrics.backup_age(age);
            if age.is_none_or(|age| age >= self.every) && Instant::now() >= retry_at {
                match self.make(&store, now, &stop).await {
                    Ok((path, Backup { records, .. })) => {
                        let path = path.display();
                        tracing::info!(%path, records, "scheduled backup written and verified");
                        continue;
                    }
                    Err(_) if stop.is_cancelled() => break,
                    Err(error) => {
                        retry_at = Instant::now() + RETRY_AFTER;
                        tracing::error!(
                            "the scheduled backup failed, retrying in 10 min; older backups are kept. {error}"
                        );
                    }
                }
            }
            tokio::select! {
                () = stop.cancelled() => {}
                () = tokio::time::sleep(LOOK_EVERY) => {}
            }
        }
        metrics.no_backup_age();
    }

    /// The age of the newest backup. One from the future was made while the clock was wrong, and doesn't count.
    async fn age(&self, now: Timestamp) -> Option<Duration> {
        let backups = self.clone();
        let found = off_executor(move || backups.found()).await.ok()?;
        let moments = found.iter().filter_map(|name| moment(name));
        moments
            .filter(|at| *at <= now)
            .map(|at| now.since(at))
            .min()
    }

    /// Makes a backup, and removes the oldest if there are too many then. Returns its path.
    ///
    /// # Errors
    /// No backup was made, and none was removed.
    pub async fn make(
        &self,
        store: &Store,
        now: Timestamp,
        stop: &CancellationToken,
    ) -> Result<(PathBuf, Backup), BackupError> {
        let name = jiff::Timestamp::from(now).strftime(NAME).to_string();
        let path = self.directory.join(&name);
        let part = self.directory.join(format!("{name}.{PART}"));
        let file = off_executor({
            let (backups, part) = (self.clone(), part.clone());
            move || {
                backups.remove_parts()?;
                BackupFile::create(&part, Arc::clone(&backups.disk))
            }
        });
        let file = file.await.map_err(|why| self.of_directory(why))?;
        let target = Stoppable {
            file: file.clone(),
            stop: stop.clone(),
        };
        let written = store.back_up(Box::new(target)).await;
        let written = written.map_err(|error| BackupError::Write(cause(error)));
        let backups = self.clone();
        let made = off_executor(move || {
            let done = written.and_then(|()| backups.finish(&file, &part, &path));
            if done.is_err() {
                // It is removed before the next one otherwise.
                drop(fs::remove_file(&part));
            }
            Ok(done.map(|made| (path, made)))
        });
        let made = made.await.map_err(|why| self.of_directory(why))??;
        let backups = self.clone();
        if let Err(error) = off_executor(move || backups.remove_old(&name)).await {
            tracing::warn!(%error, "can't remove old backups");
        }
        Ok(made)
    }

    /// Reads a backup back, and gives it its name.
    fn finish(&self, file: &BackupFile, part: &Path, path: &Path) -> Result<Backup, BackupError> {
        file.sync().map_err(|why| self.of_directory(why))?;
        let made = backup::verify(part).map_err(|error| BackupError::Damaged(cause(error)))?;
        let renamed = fs::rename(part, path).and_then(|()| sync_directory(&self.directory));
        renamed.map_err(|why| self.of_directory(why))?;
        Ok(made)
    }

    /// The names of all finished backups, oldest first.
    fn found(&self) -> io::Result<Vec<String>> {
        let mut names = Vec::new();
        for entry in fs::read_dir(&self.directory)? {
            let name = entry?.file_name().to_string_lossy().into_owned();
            if moment(&name).is_some() {
                names.push(name);
            }
        }
        names.sort_unstable();
        Ok(names)
    }

    /// Removes the oldest backups until only as many are left as are kept, among them the one that was just made:
    /// if the clock went back, others seem newer.
    fn remove_old(&self, made: &str) -> io::Result<()> {
        let mut others = self.found()?;
        others.retain(|name| name != made);
        let too_many = (others.len() + 1).saturating_sub(self.keep);
        for name in others.into_iter().take(too_many) {
            fs::remove_file(self.directory.join(name))?;
        }
        Ok(())
    }

    /// Removes what a backup left that was cut off.
    fn remove_parts(&self) -> io::Result<()> {
        for entry in fs::read_dir(&self.directory)? {
            let path = entry?.path();
            let stem = path.file_stem().unwrap_or_default().to_string_lossy();
            if path.extension().is_some_and(|end| end == PART) && moment(&stem).is_some() {
                fs::remove_file(path)?;
            }
        }
        Ok(())
    }

    fn of_directory(&self, why: io::Error) -> BackupError {
        let directory = self.directory.clone();
        BackupError::Directory { directory, why }
    }
}

/// What failed, which isn't the store itself: that is only read.
fn cause(error: StoreError) -> String {
    match error {
        StoreError::Failed(why) => why,
        error => error.to_string(),
    }
}

/// The moment that the name of a backup tells; nothing if it isn't one.
fn moment(name: &str) -> Option<Timestamp> {
    let at = DateTime::strptime(NAME, name).ok()?;
    let at = at.to_zoned(TimeZone::UTC).ok()?;
    Some(at.timestamp().into())
}

/// Runs what may wait for a disk.
async fn off_executor<T: Send + 'static>(
    work: impl FnOnce() -> io::Result<T> + Send + 'static,
) -> io::Result<T> {
    let done = tokio::task::spawn_blocking(work).await;
    done.unwrap_or_else(|error| Err(io::Error::other(error)))
}

/// A backup that ends early if the bot is to stop.
struct Stoppable {
    file: BackupFile,
    stop: CancellationToken,
}

impl Target for Stoppable {
    fn expect(&mut self, bytes: u64) -> io::Result<()> {
        self.file.expect(bytes)
    }
}

impl Write for Stoppable {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        if self.stop.is_cancelled() {
            return Err(io::Error::other("the bot is stopping"));
        }
        self.file.write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.file.flush()
    }
}
