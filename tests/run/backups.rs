//! Scheduled backups: how many are kept, and what a failure leaves behind.
#![expect(clippy::unwrap_used, reason = "a test")]

use std::fs;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use halma::config;
use halma::metrics::Metrics;
use halma::run::backups::{BackupError, Backups};
use halma_service::Clock;
use halma_store::ids::{Timestamp, hours};
use halma_store::journal::backup;
use halma_store::{Backend, Disk, LocalDisk, SledStore, Store};
use tempfile::TempDir;
use tokio::time::Instant;
use tokio_util::sync::CancellationToken;

use crate::common::odd_disk::Odd;
use crate::common::records::{put, slot};

const NOON: Timestamp = Timestamp(1_790_000_000_000);
const HOUR: Duration = hours(1);

/// Three backups, one every two hours.
fn backups(directory: &Path, disk: Arc<dyn Disk>) -> Backups {
    let config = config::Backup {
        directory: Some(directory.to_owned()),
        every_hours: 2,
        keep: 3,
    };
    Backups::of(&config, disk).unwrap()
}

fn names(directory: &Path) -> Vec<String> {
    let entries = fs::read_dir(directory).unwrap();
    let mut names: Vec<_> = entries
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect();
    names.sort();
    names
}

async fn filled(folder: &Path) -> Arc<Store> {
    let store = Store::new(SledStore::open(folder).unwrap());
    store.commit(put(1, "one")).await.unwrap();
    store
}

#[tokio::test]
async fn the_newest_backups_are_kept_and_can_be_restored() {
    let (folder, directory) = (TempDir::new().unwrap(), TempDir::new().unwrap());
    let store = filled(folder.path()).await;
    let backups = backups(directory.path(), Arc::new(LocalDisk));
    let stop = CancellationToken::new();
    let foreign = ["notes.txt", "halma-old.backup", "halma.backup.part"];
    for name in foreign {
        fs::write(directory.path().join(name), "not ours to remove").unwrap();
    }
    let cut_off = directory.path().join("halma-20260101T000000Z.backup.part");
    fs::write(cut_off, "cut off").unwrap();
    let mut made = Vec::new();
    for hour in 0..5 {
        store.commit(put(hour, "later")).await.unwrap();
        let now = NOON + hours(hour);
        let (path, _) = backups.make(&store, now, &stop).await.unwrap();
        made.push(path);
    }
    // The clock was set back, but the backup just made stays.
    let (early, _) = backups.make(&store, NOON - HOUR, &stop).await.unwrap();
    let kept = [&early, &made[3], &made[4]];
    let mut expected: Vec<_> = kept
        .iter()
        .map(|path| path.file_name().unwrap().to_str().unwrap().to_owned())
        .chain(foreign.map(str::to_owned))
        .collect();
    expected.sort();
    assert_eq!(names(directory.path()), expected);
    store.close().await;
    for path in kept {
        let restored = TempDir::new().unwrap();
        backup::restore(path, restored.path()).unwrap();
        let store = SledStore::open(restored.path()).unwrap();
        assert!(store.load(slot(3).key()).await.unwrap().is_some());
        store.close().await;
    }
}

#[tokio::test]
async fn a_failure_leaves_older_backups_and_says_what_to_do() {
    let (folder, directory) = (TempDir::new().unwrap(), TempDir::new().unwrap());
    let store = filled(folder.path()).await;
    let disk = Arc::new(Odd::default());
    let backups = backups(directory.path(), Arc::clone(&disk) as Arc<dyn Disk>);
    let stop = CancellationToken::new();
    for hour in 0..3 {
        let now = NOON + hours(hour);
        backups.make(&store, now, &stop).await.unwrap();
    }
    let before = names(directory.path());
    store.commit(put(2, &"x".repeat(9_000))).await.unwrap();
    disk.fill();
    let full = backups.make(&store, NOON + 9 * HOUR, &stop).await;
    let said = full.unwrap_err().to_string();
    assert!(
        said.contains("kB are free") && said.contains("backup.directory"),
        "{said}"
    );
    assert_eq!(names(directory.path()), before);

    stop.cancel();
    let stopped = backups.make(&store, NOON + 9 * HOUR, &stop).await;
    assert!(matches!(stopped, Err(BackupError::Write(_))), "{stopped:?}");
    assert_eq!(names(directory.path()), before);

    let missing = self::backups(&directory.path().join("missing"), disk);
    let refused = missing.make(&store, NOON, &CancellationToken::new()).await;
    let said = refused.unwrap_err().to_string();
    assert!(said.contains("must exist"), "{said}");
    store.close().await;
}

/// A clock that follows tokio's time, which tests control.
struct Paused(Instant);

impl Clock for Paused {
    fn now(&self) -> Timestamp {
        NOON + self.0.elapsed()
    }

    fn uptime(&self) -> Duration {
        self.0.elapsed()
    }
}

/// The age in the metrics.
fn age(metrics: &Metrics) -> Option<f64> {
    let text = metrics.encode();
    let line = text
        .lines()
        .find_map(|line| line.strip_prefix("halma_backup_age_seconds{} "));
    line.map(|age| age.parse().unwrap())
}

#[tokio::test(start_paused = true)]
async fn backups_are_made_when_due_and_retried() {
    let (folder, above) = (TempDir::new().unwrap(), TempDir::new().unwrap());
    let store = filled(folder.path()).await;
    let directory = above.path().join("backups");
    let (stop, metrics) = (CancellationToken::new(), Metrics::default());
    assert_eq!(age(&metrics), None, "no backups are scheduled");
    let making = backups(&directory, Arc::new(LocalDisk)).make_until(
        stop.clone(),
        Arc::clone(&store),
        Arc::new(Paused(Instant::now())),
        metrics.clone(),
    );
    let making = tokio::spawn(making);
    tokio::time::sleep(HOUR / 2).await;
    assert_eq!(
        age(&metrics),
        Some(f64::INFINITY),
        "the directory is missing"
    );
    fs::create_dir(&directory).unwrap();
    tokio::time::sleep(HOUR / 2).await;
    assert_eq!(names(&directory).len(), 1, "tried again");
    assert!(age(&metrics).unwrap() < 1_801.0);
    let first = names(&directory);
    tokio::time::sleep(HOUR).await;
    assert_eq!(names(&directory), first, "none is due");
    assert!(age(&metrics).unwrap() > 3_590.0);
    tokio::time::sleep(HOUR).await;
    assert_eq!(names(&directory).len(), 2);
    tokio::time::sleep(6 * HOUR).await;
    let kept = names(&directory);
    assert_eq!(kept.len(), 3);
    assert!(!kept.contains(&first[0]));
    stop.cancel();
    making.await.unwrap();
    assert_eq!(age(&metrics), None, "another process may make them");
    store.close().await;
}
