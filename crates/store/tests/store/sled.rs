//! Specific to sled: batches, formats, a disk that is full or fails.
#![expect(clippy::unwrap_used, reason = "a test")]

use std::io;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use futures::FutureExt as _;
use halma_store::{Backend, Disk, LocalDisk, SledStore, Slot, StoreError, dry_run};
use tempfile::TempDir;

use crate::common::odd_disk::Odd;
use crate::common::records::{put_over as put, slot};
use crate::common::system::wait_until_free;

async fn text(store: &SledStore, number: u64) -> Option<String> {
    let stored = store.load(slot(number).key()).await.unwrap();
    stored.map(|stored| slot(number).read(&stored).unwrap().hash)
}

#[tokio::test]
async fn waiting_changes_are_written_in_one_batch() {
    let folder = TempDir::new().unwrap();
    let store = SledStore::open(folder.path()).unwrap();
    assert_eq!(store.batches(), 0);
    let commits = (0..500_u64).map(|number| store.commit(put(number, "now", 0)));
    // All are submitted before the first is awaited.
    for written in futures::future::join_all(commits).await {
        written.unwrap();
    }
    let batches = store.batches();
    assert!(batches < 100, "{batches} batches for 500 changes");
    for number in 0..500 {
        assert_eq!(text(&store, number).await.as_deref(), Some("now"));
    }
}

#[tokio::test]
async fn large_changes_are_written_in_batches_that_sled_has_room_for() {
    let folder = TempDir::new().unwrap();
    let store = SledStore::open(folder.path()).unwrap();
    let long = "x".repeat(60_000);
    let commits = (0..24).map(|number| store.commit(put(number, &long, 0)));
    for written in futures::future::join_all(commits).await {
        written.unwrap();
    }
    // At most three fit in one. The last one may not be counted yet when it is acknowledged.
    let batches = store.batches();
    assert!(batches >= 24 / 3 - 1, "{batches} batches");
}

#[tokio::test]
async fn a_disk_that_fails_again_and_again_is_given_up() {
    let folder = TempDir::new().unwrap();
    let disk = Arc::new(Odd::default());
    let store = SledStore::open_on(folder.path(), disk.clone()).unwrap();
    disk.fails.store(u32::MAX, Ordering::SeqCst);
    let mut failures = 0;
    let why = loop {
        store.commit(put(1, "one", 0)).await.unwrap_err();
        failures += 1;
        assert!(failures < 100, "it goes on forever");
        if let Some(why) = store.given_up().now_or_never() {
            break why;
        }
    };
    assert!(failures > 20, "given up after {failures}");
    assert!(why.to_string().contains("broken on purpose"), "{why}");
}

/// The files and directories of a store, with itself.
#[cfg(unix)]
fn all_of(store: &Path) -> Vec<std::path::PathBuf> {
    let mut found = vec![store.to_owned()];
    for entry in std::fs::read_dir(store).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            found.extend(all_of(&path));
        } else {
            found.push(path);
        }
    }
    found
}

#[cfg(unix)]
#[tokio::test]
async fn only_its_owner_can_read_a_store_whatever_it_was_before() {
    use std::fs::Permissions;
    use std::os::unix::fs::PermissionsExt as _;
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("store");
    for number in 0..2 {
        let store = SledStore::open(&path).unwrap();
        store.commit(put(number, "one", 0)).await.unwrap();
        for file in all_of(&path) {
            let mode = file.metadata().unwrap().permissions().mode() & 0o777;
            let own = if file.is_dir() { 0o700 } else { 0o600 };
            assert_eq!(mode, own, "{}", file.display());
        }
        store.close().await;
        for file in all_of(&path) {
            let wide = if file.is_dir() { 0o755 } else { 0o644 };
            std::fs::set_permissions(file, Permissions::from_mode(wide)).unwrap();
        }
    }
}

/// A store that claims a format.
fn of_format(format: u32) -> TempDir {
    let folder = TempDir::new().unwrap();
    claim(&folder, format);
    folder
}

fn claim(folder: &TempDir, format: u32) {
    let database = sled::open(folder.path()).unwrap();
    let mut value = 1_u64.to_be_bytes().to_vec();
    value.extend(format.to_string().into_bytes());
    let key = Slot::format().key().encode();
    database.insert(key, value).unwrap();
    database.flush().unwrap();
}

type Way = fn(&Path) -> Result<(), StoreError>;

/// Why a store can be neither opened nor looked at nor given up.
fn refusals(folder: &TempDir) -> [String; 3] {
    let ways: [Way; 3] = [
        |path| SledStore::open(path).map(drop),
        |path| dry_run::look(path).map(drop),
        |path| dry_run::give_up(path).map(drop),
    ];
    ways.map(|way| {
        wait_until_free(folder.path());
        way(folder.path()).unwrap_err().to_string()
    })
}

#[tokio::test]
async fn another_format_is_refused_and_left_as_it_is() {
    for (format, said) in [(6, "an older version"), (99, "a newer version")] {
        let folder = of_format(format);
        for error in refusals(&folder) {
            assert!(error.starts_with(said), "{error}");
        }
        wait_until_free(folder.path());
        let database = sled::open(folder.path()).unwrap();
        assert_eq!(database.len(), 1);
        let stored = database.get(Slot::format().key().encode()).unwrap();
        assert!(stored.unwrap().ends_with(format.to_string().as_bytes()));
        assert!(!folder.path().join("set-aside").exists());
    }
}

#[tokio::test]
async fn a_missing_store_is_not_opened() {
    let folder = TempDir::new().unwrap();
    let refused = SledStore::open_existing(folder.path()).unwrap_err();
    assert!(refused.to_string().contains("there is none"), "{refused}");
    drop(SledStore::open(folder.path()).unwrap());
    drop(SledStore::open_existing(folder.path()).unwrap());
}

#[tokio::test]
async fn with_a_journal_another_format_is_refused_too() {
    let folder = TempDir::new().unwrap();
    let store = SledStore::open(folder.path()).unwrap();
    let marked = store.load(Slot::format().key()).await.unwrap();
    assert!(marked.is_some(), "it doesn't say its format");
    store.commit(put(1, "some words", 0)).await.unwrap();
    store.close().await;
    claim(&folder, 99);
    for error in refusals(&folder) {
        assert!(error.starts_with("a newer version"), "{error}");
    }
}

#[test]
fn a_disk_tells_the_length_of_a_file() {
    let file = tempfile::NamedTempFile::new().unwrap();
    std::fs::write(file.path(), "five.").unwrap();
    assert_eq!(LocalDisk.length(file.path()).unwrap(), 5);
}

/// A disk with this many bytes free, or one that doesn't tell.
struct Room(Option<u64>);

impl Disk for Room {
    fn room(&self, _: &Path) -> io::Result<u64> {
        self.0.ok_or(io::ErrorKind::Unsupported.into())
    }

    fn before_write(&self) -> io::Result<()> {
        Ok(())
    }
}

#[test]
fn there_is_room_for_as_much_as_is_free() {
    for (left, is_enough) in [(Some(9), false), (Some(10), true), (None, true)] {
        let has_room = Room(left).has_room(Path::new(""), 10);
        assert_eq!(has_room, is_enough, "{left:?}");
    }
}

#[test]
fn the_disk_here_tells_its_room() {
    let folder = TempDir::new().unwrap();
    LocalDisk.room(folder.path()).unwrap();
}

#[tokio::test]
async fn on_a_full_disk_writes_fail_and_reads_work_until_there_is_room() {
    let folder = TempDir::new().unwrap();
    let disk = Arc::new(Odd::default());
    let store = SledStore::open_on(folder.path(), Arc::clone(&disk) as Arc<dyn Disk>).unwrap();
    store.commit(put(1, "one", 0)).await.unwrap();
    disk.fill();
    let refused = store.commit(put(2, "two", 0)).await;
    assert!(matches!(refused, Err(StoreError::NoRoom)), "{refused:?}");
    assert_eq!(text(&store, 1).await.as_deref(), Some("one"));
    assert_eq!(text(&store, 2).await, None);
    disk.is_full.store(false, Ordering::SeqCst);
    store.commit(put(2, "two", 0)).await.unwrap();
    assert_eq!(text(&store, 2).await.as_deref(), Some("two"));
}

#[tokio::test]
async fn a_failed_database_reopens_with_everything_acknowledged() {
    let folder = TempDir::new().unwrap();
    let disk = Arc::new(Odd::default());
    let store = SledStore::open_on(folder.path(), Arc::clone(&disk) as Arc<dyn Disk>).unwrap();
    store.commit(put(1, "one", 0)).await.unwrap();
    disk.fails.store(1, Ordering::SeqCst);
    let failed = store.commit(put(2, "two", 0)).await;
    assert!(matches!(failed, Err(StoreError::Failed(_))), "{failed:?}");
    // The next attempt reopens it.
    let revision = loop {
        match store.load(slot(1).key()).await {
            Ok(stored) => break stored.unwrap().revision,
            Err(StoreError::Closed) => tokio::time::sleep(Duration::from_millis(20)).await,
            Err(error) => panic!("{error}"),
        }
    };
    store.commit(put(1, "once more", revision)).await.unwrap();
    assert_eq!(text(&store, 1).await.as_deref(), Some("once more"));
    assert_eq!(text(&store, 2).await, None);
}

/// A disk that doesn't report its free space, as some network file systems do.
struct Unmeasured;

impl Disk for Unmeasured {
    fn room(&self, _: &Path) -> io::Result<u64> {
        Err(io::ErrorKind::Unsupported.into())
    }

    fn before_write(&self) -> io::Result<()> {
        Ok(())
    }
}

#[tokio::test]
async fn a_disk_of_unknown_size_is_not_full() {
    let folder = TempDir::new().unwrap();
    let store = SledStore::open_on(folder.path(), Arc::new(Unmeasured)).unwrap();
    store.commit(put(1, "one", 0)).await.unwrap();
    // With a copy and a snapshot.
    store.rewrite().await.unwrap();
    assert_eq!(text(&store, 1).await.as_deref(), Some("one"));
    store.close().await;
}
