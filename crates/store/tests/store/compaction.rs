//! Rewriting a database: no deleted data remains in its files, and nothing else is lost.
#![expect(clippy::unwrap_used, reason = "a test")]

use std::io;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use halma_store::{Backend, ChangeSet, Disk, LocalDisk, SledStore, Store, StoreError};
use tempfile::TempDir;

use crate::common::odd_disk::Odd;
use crate::common::records::{put, record, slot};
use crate::common::system::is_found;

const SECRET: &str = "a word that nobody is to find";

async fn text(store: &SledStore, number: u64) -> Option<String> {
    let stored = store.load(slot(number).key()).await.unwrap();
    stored.map(|stored| slot(number).read(&stored).unwrap().hash)
}

#[tokio::test(flavor = "multi_thread")]
async fn deleted_data_is_in_no_file() {
    let folder = TempDir::new().unwrap();
    let store = SledStore::open(folder.path()).unwrap();
    store.commit(put(1, SECRET)).await.unwrap();
    store.commit(put(2, SECRET)).await.unwrap();
    store.commit(put(2, "another word")).await.unwrap();
    let mut changes = ChangeSet::new();
    changes.delete(slot(1));
    store.commit(changes).await.unwrap();
    assert!(is_found(folder.path(), SECRET.as_bytes()), "sled keeps it");
    // As after a repair.
    let aside = folder.path().join("set-aside");
    std::fs::create_dir(&aside).unwrap();
    std::fs::write(aside.join("db"), SECRET).unwrap();
    store.rewrite().await.unwrap();
    assert!(!is_found(folder.path(), SECRET.as_bytes()));
    assert_eq!(text(&store, 2).await.as_deref(), Some("another word"));
    store.close().await;
    assert!(!is_found(folder.path(), SECRET.as_bytes()));
}

/// A record that isn't changed while the store is rewritten, however many others are.
const STAYS: u64 = 1_000_000;
/// The first of the records that are made meanwhile.
const NEW: u64 = 2_000_000;

#[tokio::test(flavor = "multi_thread")]
async fn writes_during_a_rewrite_are_kept_and_everything_stays_readable() {
    let folder = TempDir::new().unwrap();
    let store = Arc::new(SledStore::open(folder.path()).unwrap());
    let long = "x".repeat(2_000);
    let numbers = (0..3_000).chain([STAYS]);
    let first = numbers.map(|number| store.commit(put(number, &long)));
    for written in futures::future::join_all(first).await {
        written.unwrap();
    }
    let rewriting = tokio::spawn({
        let store = Arc::clone(&store);
        async move { store.rewrite().await }
    });
    let mut writes = 0;
    // At least once, however late this task gets its turn.
    loop {
        let (old, new) = (writes, NEW + writes);
        let mut changes = put(new, "new");
        changes.delete(slot(old));
        store.commit(changes).await.unwrap();
        assert_eq!(text(&store, new).await.as_deref(), Some("new"));
        assert_eq!(text(&store, old).await, None);
        assert_eq!(text(&store, STAYS).await.as_deref(), Some(&*long));
        writes += 1;
        if rewriting.is_finished() {
            break;
        }
    }
    rewriting.await.unwrap().unwrap();
    store.close().await;
    drop(store);
    let store = SledStore::open(folder.path()).unwrap();
    for old in 0..writes {
        assert_eq!(text(&store, old).await, None, "{old}");
        let new = text(&store, NEW + old).await;
        assert_eq!(new.as_deref(), Some("new"), "{old}");
    }
    assert_eq!(text(&store, STAYS).await.as_deref(), Some(&*long));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_second_rewrite_is_refused_until_the_first_is_over() {
    let folder = TempDir::new().unwrap();
    let store = Store::new(SledStore::open(folder.path()).unwrap());
    store.commit(put(1, SECRET)).await.unwrap();
    let mut changes = ChangeSet::new();
    changes.delete(slot(1));
    store.commit(changes).await.unwrap();
    let (first, second) = tokio::join!(store.rewrite(), store.rewrite());
    first.unwrap();
    let busy = second.unwrap_err().to_string();
    assert!(busy.contains("being rewritten"), "{busy}");
    assert!(!is_found(folder.path(), SECRET.as_bytes()));
    store.rewrite().await.unwrap();
    store.close().await;
}

#[tokio::test]
async fn an_interrupted_copy_is_removed() {
    let folder = TempDir::new().unwrap();
    let store = SledStore::open(folder.path()).unwrap();
    store.commit(put(1, "one")).await.unwrap();
    store.close().await;
    drop(store);
    let copy = folder.path().join("rewriting");
    std::fs::create_dir(&copy).unwrap();
    std::fs::write(copy.join("db"), SECRET).unwrap();
    let store = SledStore::open(folder.path()).unwrap();
    assert!(!copy.exists());
    assert_eq!(text(&store, 1).await.as_deref(), Some("one"));
    // Any number of times.
    for _ in 0..3 {
        store.rewrite().await.unwrap();
        assert!(!copy.exists(), "its room is given back");
        store.commit(put(2, "two")).await.unwrap();
        assert_eq!(text(&store, 1).await.as_deref(), Some("one"));
    }
    store.close().await;
    drop(store);
    let store = SledStore::open(folder.path()).unwrap();
    assert_eq!(text(&store, 2).await.as_deref(), Some("two"));
}

#[tokio::test]
async fn a_refused_process_leaves_the_copy_alone() {
    let folder = TempDir::new().unwrap();
    let store = SledStore::open(folder.path()).unwrap();
    let copy = folder.path().join("rewriting");
    std::fs::create_dir(&copy).unwrap();
    let refused = SledStore::open(folder.path()).err();
    assert!(matches!(refused, Some(StoreError::InUse { .. })));
    assert!(copy.exists());
    store.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_copy_that_fills_the_disk_is_given_up() {
    let folder = TempDir::new().unwrap();
    let disk = Arc::new(Odd::default());
    let store = SledStore::open_on(folder.path(), Arc::clone(&disk) as Arc<dyn Disk>).unwrap();
    let long = "x".repeat(2_000);
    let first = (0..3_000_u64).map(|number| store.commit(put(number, &long)));
    for written in futures::future::join_all(first).await {
        written.unwrap();
    }
    // There is room at the start, but not at the next check.
    disk.fill_after(1);
    let rewritten = store.rewrite().await;
    assert!(
        matches!(rewritten, Err(StoreError::NoRoom)),
        "{rewritten:?}"
    );
    assert!(!folder.path().join("rewriting").exists());
    assert_eq!(text(&store, 2_999).await.as_deref(), Some(&*long));
}

#[tokio::test]
async fn without_room_for_a_second_copy_nothing_changes() {
    let folder = TempDir::new().unwrap();
    let disk = Arc::new(Odd::default());
    let store = SledStore::open_on(folder.path(), Arc::clone(&disk) as Arc<dyn Disk>).unwrap();
    store.commit(put(1, "one")).await.unwrap();
    disk.fill();
    let refused = store.rewrite().await;
    assert!(matches!(refused, Err(StoreError::NoRoom)), "{refused:?}");
    assert_eq!(text(&store, 1).await.as_deref(), Some("one"));
}

#[tokio::test]
async fn a_database_without_its_snap_files_is_intact() {
    let folder = TempDir::new().unwrap();
    let store = SledStore::open(folder.path()).unwrap();
    let all = (0..3_000_u64).map(|number| store.commit(put(number, "some words")));
    for written in futures::future::join_all(all).await {
        written.unwrap();
    }
    store.close().await;
    drop(store);
    // A rewrite that was interrupted in its last step leaves this.
    drop(SledStore::open(folder.path()).unwrap());
    let mut notes = 0;
    for entry in std::fs::read_dir(folder.path()).unwrap() {
        let entry = entry.unwrap();
        if entry.file_name().to_string_lossy().starts_with("snap.") {
            std::fs::remove_file(entry.path()).unwrap();
            notes += 1;
        }
    }
    assert!(notes > 0, "there were some");
    let store = SledStore::open(folder.path()).unwrap();
    for number in [0, 1_500, 2_999] {
        assert_eq!(text(&store, number).await.as_deref(), Some("some words"));
    }
}

/// A disk where the database file has outgrown small contents. It has too little room for a copy as
/// soon as one is started, but enough for other writes.
#[derive(Default)]
struct Bloated {
    has_room: AtomicBool,
    /// Whether its room was checked while a copy was being made.
    was_met: AtomicBool,
}

impl Disk for Bloated {
    fn room(&self, path: &Path) -> io::Result<u64> {
        if !path.join("rewriting").exists() {
            return LocalDisk.room(path);
        }
        self.was_met.store(true, Ordering::SeqCst);
        let has_room = self.has_room.load(Ordering::SeqCst);
        Ok(if has_room { 1 << 40 } else { 40 << 20 })
    }

    fn length(&self, _: &Path) -> io::Result<u64> {
        Ok(64 << 20)
    }

    fn before_write(&self) -> io::Result<()> {
        Ok(())
    }
}

/// Waits until a copy was made or given up.
async fn is_over(disk: &Bloated, folder: &Path) {
    while !disk.was_met.load(Ordering::SeqCst) || folder.join("rewriting").exists() {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

#[cfg(unix)]
#[tokio::test(flavor = "multi_thread")]
async fn an_outgrown_file_is_rewritten_automatically() {
    use std::os::unix::fs::MetadataExt as _;

    let folder = TempDir::new().unwrap();
    let file = || std::fs::metadata(folder.path().join("db")).unwrap().ino();
    let disk = Arc::new(Bloated::default());
    let open = || SledStore::open_on(folder.path(), Arc::clone(&disk) as Arc<dyn Disk>).unwrap();
    let store = open();
    store.commit(put(1, "one")).await.unwrap();
    let before = file();
    is_over(&disk, folder.path()).await;
    assert_eq!(file(), before, "stopped for lack of room");
    store.commit(put(2, "two")).await.unwrap();
    store.close().await;
    drop(store);
    disk.has_room.store(true, Ordering::SeqCst);
    let store = open();
    while file() == before {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    store.commit(put(3, "three")).await.unwrap();
    store.close().await;
    drop(store);
    let store = open();
    for (number, word) in [(1, "one"), (2, "two"), (3, "three")] {
        assert_eq!(text(&store, number).await.as_deref(), Some(word));
    }
    store.close().await;
}

#[tokio::test]
async fn a_file_with_room_for_what_is_in_it_is_left_alone() {
    let folder = TempDir::new().unwrap();
    let mut changes = ChangeSet::new();
    for number in 0..70 {
        let body = record(&"x".repeat(100_000));
        changes.put(slot(number), &body).unwrap();
    }
    let store = SledStore::open(folder.path()).unwrap();
    store.commit(changes).await.unwrap();
    store.close().await;
    drop(store);
    let disk = Arc::new(Bloated::default());
    let store = SledStore::open_on(folder.path(), Arc::clone(&disk) as Arc<dyn Disk>).unwrap();
    // The size is looked at between two changes.
    for number in 0..2 {
        store.commit(put(number, "other words")).await.unwrap();
    }
    assert!(!disk.was_met.load(Ordering::SeqCst));
    assert!(!folder.path().join("rewriting").exists());
    store.close().await;
}
