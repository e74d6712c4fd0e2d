//! Backups, and what is given up in a damaged journal.
#![expect(clippy::unwrap_used, reason = "a test")]

use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};

use halma_store::Target;
use halma_store::dry_run::{self, Start};
use halma_store::journal::backup;
use halma_store::{Backend, BackupFile, ChangeSet, LocalDisk, SledStore};
use tempfile::TempDir;
use tokio::runtime::Handle;

use crate::common::records::{put, record, slot};
use crate::journal::{files, flip, newest, remove_database};

/// What an entry begins with.
const MARK: &[u8] = b"\xFFhj1";

async fn text(store: &SledStore, number: u64) -> Option<String> {
    let stored = store.load(slot(number).key()).await.unwrap();
    stored.map(|stored| slot(number).read(&stored).unwrap().hash)
}

/// A change of two records that always have the same text.
fn pair(text: &str) -> ChangeSet {
    let mut changes = put(1, text);
    changes.put(slot(2), &record(text)).unwrap();
    changes
}

async fn back_up(store: &SledStore, folder: &Path, name: &str) -> PathBuf {
    let path = folder.join(name);
    let file = File::create_new(&path).unwrap();
    store.back_up(Box::new(file)).await.unwrap();
    path
}

/// How many bytes were expected and came.
#[derive(Clone, Default)]
struct Counted(Arc<Mutex<(u64, u64)>>);

impl Write for Counted {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().unwrap().1 += bytes.len() as u64;
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl Target for Counted {
    fn expect(&mut self, bytes: u64) -> io::Result<()> {
        self.0.lock().unwrap().0 = bytes;
        Ok(())
    }
}

#[tokio::test]
async fn as_much_room_is_looked_for_as_a_backup_takes() {
    let folder = TempDir::new().unwrap();
    let store = SledStore::open(folder.path()).unwrap();
    for number in 1..200_u64 {
        let text = "x".repeat(number as usize * 10);
        store.commit(put(number, &text)).await.unwrap();
    }
    let counted = Counted::default();
    store.back_up(Box::new(counted.clone())).await.unwrap();
    let (expected, came) = *counted.0.lock().unwrap();
    assert!(
        came > 200_000 && expected.abs_diff(came) < 100,
        "{expected}, {came}"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn a_backup_is_a_snapshot_of_everything_acknowledged() {
    let (folder, backups) = (TempDir::new().unwrap(), TempDir::new().unwrap());
    let store = Arc::new(SledStore::open(folder.path()).unwrap());
    let writing = tokio::spawn({
        let store = Arc::clone(&store);
        async move {
            for number in 10..3_000_u64 {
                let mut changes = pair(&number.to_string());
                changes.put(slot(number), &record("there")).unwrap();
                store.commit(changes).await.unwrap();
            }
        }
    });
    let mut made = Vec::new();
    while !writing.is_finished() {
        let known = text(&store, 1)
            .await
            .map_or(0, |text| text.parse().unwrap());
        let path = back_up(&store, backups.path(), &format!("{}", made.len())).await;
        made.push((known, path));
    }
    writing.await.unwrap();
    store.close().await;
    assert!(made.len() > 1, "only {} backups", made.len());
    for (known, path) in made {
        let restored = backups.path().join("restored");
        let read = backup::restore(&path, &restored).unwrap();
        assert_eq!(backup::verify(&path).unwrap(), read);
        let store = SledStore::open(&restored).unwrap();
        let (one, two) = (text(&store, 1).await, text(&store, 2).await);
        assert_eq!(one, two);
        let last: u64 = one.map_or(0, |text| text.parse().unwrap());
        assert!(last >= known, "{last} {known}");
        for number in 10..=last {
            assert!(text(&store, number).await.is_some(), "{number} of {last}");
        }
        assert_eq!(text(&store, last + 10).await, None);
        store.close().await;
        fs::remove_dir_all(restored).unwrap();
    }
}

#[tokio::test]
async fn a_store_without_changes_can_be_backed_up() {
    let (folder, backups) = (TempDir::new().unwrap(), TempDir::new().unwrap());
    let store = SledStore::open(folder.path()).unwrap();
    let path = back_up(&store, backups.path(), "first").await;
    store.close().await;
    let restored = backups.path().join("restored");
    backup::restore(&path, &restored).unwrap();
    let store = SledStore::open(&restored).unwrap();
    store.commit(put(1, "some words")).await.unwrap();
    assert_eq!(text(&store, 1).await.as_deref(), Some("some words"));
}

#[tokio::test]
async fn incomplete_backups_and_existing_stores_are_refused() {
    let folder = TempDir::new().unwrap();
    let store = SledStore::open(folder.path()).unwrap();
    for number in 0..30 {
        store.commit(put(number, "some words")).await.unwrap();
    }
    let backups = TempDir::new().unwrap();
    let whole = back_up(&store, backups.path(), "whole").await;
    store.commit(put(30, "later")).await.unwrap();
    store.close().await;
    let refused = backup::restore(&whole, folder.path()).unwrap_err();
    assert!(refused.to_string().contains("not empty"), "{refused}");
    let bytes = fs::read(&whole).unwrap();
    let spoilt = backups.path().join("spoilt");
    let target = backups.path().join("restored");
    for at in (0..bytes.len()).step_by(7) {
        fs::write(&spoilt, &bytes[..at]).unwrap();
        backup::restore(&spoilt, &target).unwrap_err();
        fs::write(&spoilt, &bytes).unwrap();
        flip(&spoilt, at);
        backup::restore(&spoilt, &target).unwrap_err();
        assert!(!target.exists());
    }
}

/// The file of a backup that calls a function before the backup is written, to change the store
/// meanwhile.
pub struct Meanwhile<F> {
    pub file: File,
    pub happens: F,
}

impl<F: FnMut() + Send> Target for Meanwhile<F> {
    fn expect(&mut self, _bytes: u64) -> io::Result<()> {
        (self.happens)();
        Ok(())
    }
}

impl<F> Write for Meanwhile<F> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.file.write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.file.flush()
    }
}

#[tokio::test]
async fn a_backup_with_changes_made_meanwhile_is_refused_if_one_is_missing_or_damaged() {
    let (folder, backups) = (TempDir::new().unwrap(), TempDir::new().unwrap());
    let store = Arc::new(SledStore::open(folder.path()).unwrap());
    for number in 0..10 {
        store.commit(put(number, "some words")).await.unwrap();
    }
    let whole = backups.path().join("whole");
    let changing = Arc::clone(&store);
    let target = Meanwhile {
        file: File::create_new(&whole).unwrap(),
        happens: move || {
            for number in 10..16 {
                let changed = changing.commit(put(number, "some words"));
                Handle::current().block_on(changed).unwrap();
            }
        },
    };
    store.back_up(Box::new(target)).await.unwrap();
    store.close().await;
    assert_eq!(backup::verify(&whole).unwrap().revision, 16);
    let bytes = fs::read(&whole).unwrap();
    let spoilt = backups.path().join("spoilt");
    let refusal = |bytes: &[u8]| {
        fs::write(&spoilt, bytes).unwrap();
        backup::verify(&spoilt).unwrap_err().to_string()
    };
    let begins: Vec<usize> = (0..bytes.len())
        .filter(|&at| bytes[at..].starts_with(MARK))
        .collect();
    let [.., before, last] = begins[..] else {
        panic!("{begins:?}");
    };
    assert!(refusal(&bytes[..last]).ends_with("the end is missing"));
    assert!(refusal(&bytes[..=last]).ends_with(&format!("byte {last} (it is cut off)")));
    let without = [&bytes[..before], &bytes[last..]].concat();
    assert!(refusal(&without).contains("(changes are missing before the next ones)"));
    let mut flipped = bytes.clone();
    flipped[last - 1] ^= 1;
    assert!(refusal(&flipped).ends_with(&format!("byte {before} (a checksum is wrong)")));
}

#[test]
fn a_backup_replaces_no_file() {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("backup");
    let create = || BackupFile::create(&path, Arc::new(LocalDisk));
    drop(create().unwrap());
    let refused = create().err().expect("it is there").to_string();
    assert!(refused.contains("name another file"), "{refused}");
}

#[tokio::test]
async fn only_unreadable_changes_are_given_up_and_are_named_beforehand() {
    let folder = TempDir::new().unwrap();
    let store = SledStore::open(folder.path()).unwrap();
    for number in 0..20 {
        store.commit(put(number, "some words")).await.unwrap();
    }
    store.close().await;
    assert!(dry_run::look(folder.path()).unwrap().is_sound());
    remove_database(folder.path());
    let journal = newest(folder.path());
    let at = fs::metadata(&journal).unwrap().len() / 2;
    flip(&journal, usize::try_from(at).unwrap());
    SledStore::open(folder.path()).unwrap_err();
    let dry_run = dry_run::look(folder.path()).unwrap();
    let Start::Stops { rest, .. } = &dry_run.start else {
        panic!("{dry_run:?}");
    };
    let missing = rest.as_ref().unwrap().0.missing.clone();
    let [range] = &missing[..] else {
        panic!("{missing:?}");
    };
    assert_eq!(range.start(), range.end(), "only one change");
    let lost = *range.start() - 1;
    drop(dry_run);
    assert_eq!(dry_run::give_up(folder.path()).unwrap().missing, missing);
    let store = SledStore::open(folder.path()).unwrap();
    for number in 0..20 {
        let is_there = text(&store, number).await.is_some();
        assert_eq!(is_there, number != lost, "{number}");
    }
    store.commit(put(0, "other words")).await.unwrap();
    store.close().await;
    assert!(dry_run::look(folder.path()).unwrap().is_sound());
}

#[tokio::test]
async fn what_a_whole_database_has_is_not_given_up() {
    let folder = TempDir::new().unwrap();
    let store = SledStore::open(folder.path()).unwrap();
    for number in 0..20 {
        store.commit(put(number, "some words")).await.unwrap();
    }
    let last = store.load(slot(19).key()).await.unwrap().unwrap().revision;
    store.close().await;
    let journal = newest(folder.path());
    let at = fs::metadata(&journal).unwrap().len() / 2;
    flip(&journal, usize::try_from(at).unwrap());
    for note in ["acknowledged", "closed"] {
        fs::remove_file(folder.path().join("journal").join(note)).unwrap();
    }
    let given_up = dry_run::give_up(folder.path()).unwrap();
    assert_eq!((given_up.last, given_up.missing), (last, Vec::new()));
    let store = SledStore::open(folder.path()).unwrap();
    for number in 0..20 {
        assert!(text(&store, number).await.is_some(), "{number}");
    }
    store.close().await;
}

/// A store whose first changes are in snapshots alone, without its database and with a change that
/// can't be read.
async fn damaged_behind_snapshots(folder: &Path) {
    let store = SledStore::open(folder).unwrap();
    for number in 0..5 {
        store.commit(put(number, "early")).await.unwrap();
        store.rewrite().await.unwrap();
    }
    for number in 5..10 {
        store.commit(put(number, "late")).await.unwrap();
    }
    store.close().await;
    remove_database(folder);
    let journal = newest(folder);
    let at = fs::metadata(&journal).unwrap().len() / 2;
    flip(&journal, usize::try_from(at).unwrap());
    SledStore::open(folder).unwrap_err();
}

#[tokio::test]
async fn a_snapshot_and_what_follows_it_are_rescued() {
    let folder = TempDir::new().unwrap();
    damaged_behind_snapshots(folder.path()).await;
    let given_up = dry_run::give_up(folder.path()).unwrap();
    assert_eq!(given_up.others, Vec::<String>::new());
    assert_eq!(given_up.missing.len(), 1);
    let store = SledStore::open(folder.path()).unwrap();
    for number in 0..5 {
        assert_eq!(text(&store, number).await.as_deref(), Some("early"));
    }
    let mut late = 0;
    for number in 5..10 {
        late += usize::from(text(&store, number).await.is_some());
    }
    assert_eq!(late, 4);
    store.close().await;
}

#[tokio::test]
async fn records_of_a_damaged_snapshot_are_rescued_and_counted() {
    let folder = TempDir::new().unwrap();
    damaged_behind_snapshots(folder.path()).await;
    let snapshots = files(folder.path(), "snapshot");
    assert!(!snapshots.is_empty());
    for snapshot in snapshots {
        let end = fs::metadata(&snapshot).unwrap().len() - 1;
        flip(&snapshot, usize::try_from(end).unwrap());
    }
    let given_up = dry_run::give_up(folder.path()).unwrap();
    let said = given_up.others.iter();
    let counted = said.filter(|said| said.ends_with("records can be read"));
    assert!(counted.count() > 0, "{:?}", given_up.others);
    let store = SledStore::open(folder.path()).unwrap();
    assert_eq!(text(&store, 0).await.as_deref(), Some("early"));
    store.close().await;
}
