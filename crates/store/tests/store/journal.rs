//! The journal: acknowledged changes survive whatever happens to the database's own files, and
//! damage to the journal itself is never mistaken for its end.
#![expect(clippy::unwrap_used, reason = "a test")]

use std::collections::{BTreeMap, BTreeSet};
use std::fs::{self, OpenOptions};
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use halma_store::journal::inspection::inspect;
use halma_store::{Backend, ChangeSet, Disk, SledStore, StoreError};
use rand::rngs::StdRng;
use rand::{RngExt as _, SeedableRng as _};
use tempfile::TempDir;

use crate::common::records::{put, slot};

/// The contents of a store, by number.
type Texts = BTreeMap<u64, String>;

/// Numbers below this are used.
const NUMBERS: u64 = 40;

/// Makes a number of changes, puts and deletes, and records their results.
async fn change(
    store: &SledStore,
    texts: &mut Texts,
    random: &mut StdRng,
    times: usize,
    long: usize,
) {
    for time in 0..times {
        let number = random.random_range(0..NUMBERS);
        let (dropped, text) = (
            random.random_range(0..NUMBERS),
            format!("{time} {}", "x".repeat(long)),
        );
        let mut changes = put(number, &text);
        if dropped != number {
            changes.delete(slot(dropped));
            texts.remove(&dropped);
        }
        store.commit(changes).await.unwrap();
        texts.insert(number, text);
    }
}

async fn texts(store: &SledStore) -> Result<Texts, StoreError> {
    let mut texts = Texts::new();
    for number in 0..NUMBERS {
        if let Some(stored) = store.load(slot(number).key()).await? {
            texts.insert(number, slot(number).read(&stored).unwrap().hash);
        }
    }
    Ok(texts)
}

/// The files of a running store, as a power failure leaves them.
fn image(of: &Path) -> TempDir {
    let image = TempDir::new().unwrap();
    copy(of, image.path());
    image
}

pub fn copy(from: &Path, to: &Path) {
    for entry in fs::read_dir(from).unwrap() {
        let entry = entry.unwrap();
        let to = to.join(entry.file_name());
        if entry.file_type().unwrap().is_dir() {
            fs::create_dir_all(&to).unwrap();
            copy(&entry.path(), &to);
        } else {
            fs::copy(entry.path(), to).unwrap();
        }
    }
}

/// The files of a journal with an extension, oldest first.
pub fn files(store: &Path, ending: &str) -> Vec<PathBuf> {
    let entries = fs::read_dir(store.join("journal")).unwrap();
    let paths = entries.map(|entry| entry.unwrap().path());
    let mut files: Vec<_> = paths
        .filter(|path| path.extension().is_some_and(|known| known == ending))
        .collect();
    files.sort();
    files
}

pub fn newest(store: &Path) -> PathBuf {
    files(store, "entries").pop().unwrap()
}

pub fn flip(path: &Path, at: usize) {
    let mut bytes = fs::read(path).unwrap();
    bytes[at] ^= 0x55;
    fs::write(path, bytes).unwrap();
}

fn cut(path: &Path, bytes: u64) {
    let file = OpenOptions::new().write(true).open(path).unwrap();
    let length = file.metadata().unwrap().len();
    file.set_len(length.saturating_sub(bytes)).unwrap();
}

/// Deletes the database's own files.
pub fn remove_database(store: &Path) {
    fs::remove_file(store.join("db")).unwrap();
    fs::remove_file(store.join("conf")).unwrap();
    for entry in fs::read_dir(store).unwrap() {
        let path = entry.unwrap().path();
        if path
            .file_name()
            .unwrap()
            .to_string_lossy()
            .starts_with("snap.")
        {
            fs::remove_file(path).unwrap();
        }
    }
}

/// A closed store with some changes, and its contents.
async fn closed_store(seed: u64) -> (TempDir, Texts) {
    let folder = TempDir::new().unwrap();
    let store = SledStore::open(folder.path()).unwrap();
    let mut known = Texts::new();
    change(
        &store,
        &mut known,
        &mut StdRng::seed_from_u64(seed),
        100,
        50,
    )
    .await;
    store.close().await;
    (folder, known)
}

#[tokio::test]
async fn what_was_acknowledged_is_there_without_the_database() {
    let folder = TempDir::new().unwrap();
    let store = SledStore::open(folder.path()).unwrap();
    let (mut known, mut random) = (Texts::new(), StdRng::seed_from_u64(1));
    let mut old = None;
    for round in 0..4 {
        change(&store, &mut known, &mut random, 50, 50).await;
        let gone = |path: &Path| remove_database(path);
        let cut_short = |path: &Path| cut(&path.join("db"), 1 << 30);
        let garbage = |path: &Path| {
            let bytes: Vec<u8> = (0..300_000_u32)
                .map(|index| (index * 7 % 251) as u8)
                .collect();
            fs::write(path.join("db"), bytes).unwrap();
        };
        let as_it_is = |_: &Path| {};
        let spoils: [&dyn Fn(&Path); 4] = [&as_it_is, &gone, &cut_short, &garbage];
        for spoil in spoils {
            let image = image(folder.path());
            spoil(image.path());
            // Twice, because a rebuilt store is a store like any other.
            for _ in 0..2 {
                let store = SledStore::open(image.path()).unwrap();
                assert_eq!(texts(&store).await.unwrap(), known, "round {round}");
                store.close().await;
            }
        }
        // An older database with the current journal.
        if let Some(old) = old.replace(image(folder.path())) {
            let image = image(folder.path());
            remove_database(image.path());
            fs::copy(old.path().join("db"), image.path().join("db")).unwrap();
            fs::copy(old.path().join("conf"), image.path().join("conf")).unwrap();
            let store = SledStore::open(image.path()).unwrap();
            assert_eq!(texts(&store).await.unwrap(), known, "round {round}");
            store.close().await;
        }
    }
    store.close().await;
}

#[tokio::test]
async fn a_store_without_its_journal_gets_one() {
    let (folder, known) = closed_store(2).await;
    fs::remove_dir_all(folder.path().join("journal")).unwrap();
    let store = SledStore::open(folder.path()).unwrap();
    store.close().await;
    remove_database(folder.path());
    let store = SledStore::open(folder.path()).unwrap();
    assert_eq!(texts(&store).await.unwrap(), known);
    store.close().await;
}

#[tokio::test]
async fn what_the_database_has_mends_a_damaged_journal() {
    let mut random = StdRng::seed_from_u64(3);
    let (folder, known) = closed_store(3).await;
    let length = fs::metadata(newest(folder.path())).unwrap().len();
    for turn in 0..60 {
        let image = image(folder.path());
        let journal = newest(image.path());
        if turn % 2 == 0 {
            cut(&journal, random.random_range(1..=length));
        } else {
            flip(
                &journal,
                random.random_range(0..usize::try_from(length).unwrap()),
            );
        }
        let store = SledStore::open(image.path()).unwrap();
        assert_eq!(texts(&store).await.unwrap(), known, "turn {turn}");
        store.commit(put(1, "later")).await.unwrap();
        store.close().await;
        // From then on the journal is complete without the database.
        remove_database(image.path());
        let store = SledStore::open(image.path()).unwrap();
        let mut later = known.clone();
        later.insert(1, "later".to_owned());
        assert_eq!(texts(&store).await.unwrap(), later, "turn {turn}");
        store.close().await;
    }
}

#[tokio::test]
async fn a_journal_that_ends_before_its_database_is_set_aside() {
    let folder = TempDir::new().unwrap();
    let store = SledStore::open(folder.path()).unwrap();
    store.commit(put(1, "one")).await.unwrap();
    let whole = fs::metadata(newest(folder.path())).unwrap().len();
    store.commit(put(1, "two")).await.unwrap();
    store.close().await;
    let behind = newest(folder.path());
    let end = fs::metadata(&behind).unwrap().len();
    cut(&behind, end - whole);
    let store = SledStore::open(folder.path()).unwrap();
    assert_eq!(texts(&store).await.unwrap()[&1], "two");
    assert!(!behind.exists());
    store.close().await;
}

#[tokio::test]
async fn damage_to_the_last_change_that_the_database_has_needs_no_other_entry() {
    let (folder, known) = closed_store(4).await;
    let journal = newest(folder.path());
    let mut bytes = fs::read(&journal).unwrap();
    *bytes.last_mut().unwrap() ^= 1;
    // The file was extended for another change, and the power failed.
    bytes.extend([0; 100]);
    fs::write(&journal, bytes).unwrap();
    let store = SledStore::open(folder.path()).unwrap();
    assert_eq!(texts(&store).await.unwrap(), known);
    store.close().await;
}

#[tokio::test]
async fn a_truncated_entry_was_never_acknowledged() {
    let folder = TempDir::new().unwrap();
    let store = SledStore::open(folder.path()).unwrap();
    store.commit(put(1, "one")).await.unwrap();
    let whole = fs::metadata(newest(folder.path())).unwrap().len();
    let acknowledged = fs::read(folder.path().join("journal/acknowledged")).unwrap();
    store.commit(put(1, "two")).await.unwrap();
    let end = fs::metadata(newest(folder.path())).unwrap().len();
    for left in whole..end {
        let image = image(folder.path());
        remove_database(image.path());
        cut(&newest(image.path()), end - left);
        // If the change was acknowledged, its loss is noticed.
        let refused = SledStore::open(image.path()).unwrap_err();
        assert!(matches!(refused, StoreError::JournalDamaged { .. }));
        fs::write(image.path().join("journal/acknowledged"), &acknowledged).unwrap();
        let store = SledStore::open(image.path()).unwrap();
        assert_eq!(texts(&store).await.unwrap()[&1], "one", "{left} of {end}");
        store.commit(put(1, "three")).await.unwrap();
        store.close().await;
        remove_database(image.path());
        let store = SledStore::open(image.path()).unwrap();
        assert_eq!(texts(&store).await.unwrap()[&1], "three");
        store.close().await;
    }
    store.close().await;
}

#[tokio::test]
async fn damage_that_nothing_mends_stops_the_start_and_changes_nothing() {
    let mut random = StdRng::seed_from_u64(4);
    let (folder, known) = closed_store(4).await;
    remove_database(folder.path());
    let journal = newest(folder.path());
    let length = usize::try_from(fs::metadata(&journal).unwrap().len()).unwrap();
    for _ in 0..40 {
        let at = random.random_range(0..length);
        flip(&journal, at);
        for _ in 0..2 {
            let error = SledStore::open(folder.path()).unwrap_err();
            let StoreError::JournalDamaged { at: found, .. } = error else {
                panic!("{error}");
            };
            assert!(found <= at as u64, "{found} {at}");
        }
        flip(&journal, at);
    }
    let store = SledStore::open(folder.path()).unwrap();
    assert_eq!(texts(&store).await.unwrap(), known);
    store.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn snapshots_replace_older_files() {
    let folder = TempDir::new().unwrap();
    let store = SledStore::open(folder.path()).unwrap();
    let (mut known, mut random) = (Texts::new(), StdRng::seed_from_u64(5));
    let first = newest(folder.path());
    // More than a segment holds, while other records are copied; eventually the first file is gone.
    while first.exists() || files(folder.path(), "snapshot").len() < 2 {
        change(&store, &mut known, &mut random, 20, 100_000).await;
    }
    let images = [
        image(folder.path()),
        image(folder.path()),
        image(folder.path()),
    ];
    store.close().await;
    let [whole, without_newest, without_any] = &images;
    let newest_snapshot = files(without_newest.path(), "snapshot").pop().unwrap();
    flip(&newest_snapshot, 100_000);
    for path in [whole.path(), without_newest.path()] {
        remove_database(path);
        let store = SledStore::open(path).unwrap();
        assert_eq!(texts(&store).await.unwrap(), known);
        store.close().await;
    }
    remove_database(without_any.path());
    for snapshot in files(without_any.path(), "snapshot") {
        cut(&snapshot, 1);
    }
    let error = SledStore::open(without_any.path()).unwrap_err();
    assert!(error.to_string().contains("halma repair"), "{error}");
}

#[tokio::test(flavor = "multi_thread")]
async fn with_room_two_snapshots_stay_until_there_is_a_third() {
    let folder = TempDir::new().unwrap();
    let store = SledStore::open(folder.path()).unwrap();
    let (mut known, mut random) = (Texts::new(), StdRng::seed_from_u64(9));
    let (mut taken, mut least) = (BTreeSet::new(), 0);
    while taken.len() < 4 {
        change(&store, &mut known, &mut random, 5, 100_000).await;
        let mut kept = files(folder.path(), "snapshot");
        if kept.len() < least {
            // Meanwhile one took the place of another.
            kept = files(folder.path(), "snapshot");
        }
        assert!(kept.len() >= least, "{kept:?}");
        least = kept.len().min(2);
        taken.extend(kept);
    }
    store.close().await;
}

/// A disk with no room for more than two snapshots.
struct Narrow(PathBuf);

impl Disk for Narrow {
    fn room(&self, _: &Path) -> io::Result<u64> {
        let is_full = files(&self.0, "snapshot").len() > 1;
        Ok(if is_full { 40 << 20 } else { 10 << 30 })
    }

    fn before_write(&self) -> io::Result<()> {
        Ok(())
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn two_snapshots_suffice_without_room_for_three() {
    let folder = TempDir::new().unwrap();
    let disk = Arc::new(Narrow(folder.path().to_owned()));
    let store = SledStore::open_on(folder.path(), disk).unwrap();
    let (mut known, mut random) = (Texts::new(), StdRng::seed_from_u64(8));
    let mut taken = BTreeSet::new();
    while taken.len() < 3 {
        change(&store, &mut known, &mut random, 20, 100_000).await;
        let kept = files(folder.path(), "snapshot");
        assert!(kept.len() <= 2, "{kept:?}");
        taken.extend(kept);
    }
    store.close().await;
    remove_database(folder.path());
    let store = SledStore::open(folder.path()).unwrap();
    assert_eq!(texts(&store).await.unwrap(), known);
    store.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_database_found_damaged_at_run_time_is_rebuilt() {
    const RECORDS: u64 = 3_000;
    let text = |number: u64| format!("number {number} {}", "x".repeat(3_000));
    let folder = TempDir::new().unwrap();
    let store = SledStore::open(folder.path()).unwrap();
    for number in 0..RECORDS {
        store.commit(put(number, &text(number))).await.unwrap();
    }
    store.close().await;
    let store = SledStore::open(folder.path()).unwrap();
    let database = folder.path().join("db");
    let damaged = text(RECORDS / 2);
    let bytes = fs::read(&database).unwrap();
    let begins = &damaged.as_bytes()[..20];
    let all = bytes.windows(begins.len()).enumerate();
    for (at, _) in all.filter(|(_, window)| window == &begins) {
        flip(&database, at);
    }
    let set_aside = folder.path().join("set-aside");
    assert!(!set_aside.exists());
    store.load(slot(RECORDS / 2).key()).await.unwrap_err();
    for number in 0..RECORDS {
        let found = loop {
            match store.load(slot(number).key()).await {
                Ok(found) => break found.unwrap(),
                Err(_) => tokio::time::sleep(Duration::from_millis(20)).await,
            }
        };
        assert_eq!(slot(number).read(&found).unwrap().hash, text(number));
    }
    assert!(set_aside.exists());
    store.close().await;
}

/// With too much left to sled's threads, one rebuild in 60 never ended.
#[tokio::test(flavor = "multi_thread")]
async fn rebuilding_never_leaves_sleds_threads_waiting_for_each_other() {
    let folder = TempDir::new().unwrap();
    let store = SledStore::open(folder.path()).unwrap();
    for number in 0..3_000 {
        let text = format!("number {number} {}", "x".repeat(3_000));
        store.commit(put(number, &text)).await.unwrap();
    }
    store.close().await;
    for _ in 0..6 {
        remove_database(folder.path());
        let (done, is_done) = std::sync::mpsc::channel();
        let path = folder.path().to_owned();
        std::thread::spawn(move || done.send(SledStore::open(&path)));
        let opened = is_done.recv_timeout(Duration::from_secs(60));
        let store = opened.expect("it has ended").unwrap();
        store.close().await;
    }
}

#[tokio::test]
async fn two_processes_do_not_share_a_journal() {
    let (folder, _) = closed_store(7).await;
    remove_database(folder.path());
    let store = SledStore::open(folder.path()).unwrap();
    let refused = SledStore::open(folder.path()).err();
    assert!(matches!(refused, Some(StoreError::InUse { .. })));
    store.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_closed_store_does_not_wait_for_whoever_opened_it_again() {
    let (folder, _) = closed_store(8).await;
    let store = SledStore::open(folder.path()).unwrap();
    store.close().await;
    let again = SledStore::open(folder.path()).unwrap();
    let dropped = tokio::task::spawn_blocking(|| drop(store));
    let dropped = tokio::time::timeout(Duration::from_secs(5), dropped).await;
    dropped.expect("it waits").unwrap();
    again.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_deleted_is_in_no_journal_after_the_writing_anew() {
    let folder = TempDir::new().unwrap();
    let store = SledStore::open(folder.path()).unwrap();
    store
        .commit(put(1, "a word that nobody is to find"))
        .await
        .unwrap();
    store.close().await;
    // This includes files that were set aside.
    fs::write(folder.path().join("db"), "not a database").unwrap();
    let store = SledStore::open(folder.path()).unwrap();
    let mut changes = ChangeSet::new();
    changes.delete(slot(1));
    store.commit(changes).await.unwrap();
    store.rewrite().await.unwrap();
    assert!(!folder.path().join("set-aside").exists());
    assert!(!crate::common::system::is_found(
        folder.path(),
        b"a word that nobody is to find"
    ));
    store.commit(put(2, "two")).await.unwrap();
    store.close().await;
    remove_database(folder.path());
    let store = SledStore::open(folder.path()).unwrap();
    assert_eq!(
        texts(&store).await.unwrap(),
        Texts::from([(2, "two".to_owned())])
    );
    store.close().await;
}

#[test]
fn an_unreadable_journal_is_not_taken_for_a_missing_one() {
    let folder = TempDir::new().unwrap();
    inspect(folder.path()).unwrap();
    fs::write(folder.path().join("journal"), "not a folder").unwrap();
    inspect(folder.path()).unwrap_err();
}
