//! Single files and folders of a store that are odd: locked, missing, unfinished, not what they should be.
#![expect(clippy::unwrap_used, reason = "a test")]

use std::fs;
use std::path::Path;

use halma_store::journal::inspection::inspect;
use halma_store::journal::is_snapshot;
use halma_store::{Backend, SledStore, StoreError, dry_run};
use tempfile::TempDir;

use crate::common::records::put;

/// A closed store with a record.
async fn closed_store() -> TempDir {
    let folder = TempDir::new().unwrap();
    let store = SledStore::open(folder.path()).unwrap();
    store.commit(put(1, "one")).await.unwrap();
    store.close().await;
    folder
}

#[test]
fn a_database_that_is_open_is_in_use() {
    let folder = TempDir::new().unwrap();
    let _tree = sled::open(folder.path()).unwrap();
    let refused = SledStore::open(folder.path()).unwrap_err();
    assert!(matches!(refused, StoreError::InUse { .. }), "{refused}");
}

#[test]
fn only_a_locked_database_is_said_to_be_in_use() {
    let folder = TempDir::new().unwrap();
    fs::create_dir(folder.path().join("db")).expect("a directory in its place");
    let refused = SledStore::open(folder.path()).unwrap_err();
    assert!(
        refused.to_string().contains("cannot open"),
        "it isn't a file: {refused}"
    );
    assert!(!matches!(refused, StoreError::InUse { .. }), "{refused}");
}

#[tokio::test]
async fn a_folder_that_cannot_be_removed_is_an_error_and_a_missing_one_is_not() {
    let folder = closed_store().await;
    let copy = folder.path().join("rewriting");
    fs::write(&copy, "").unwrap();
    let refused = SledStore::open(folder.path()).unwrap_err().to_string();
    assert!(
        refused.contains("rewriting"),
        "it isn't a folder: {refused}"
    );
    fs::remove_file(&copy).unwrap();
    SledStore::open(folder.path()).unwrap().close().await;
}

#[tokio::test]
async fn what_an_unfinished_snapshot_left_is_removed() {
    let folder = closed_store().await;
    let journal = folder.path().join("journal");
    let part = journal.join(format!("{:020}.snapshot.part", 7));
    fs::write(&part, "half").unwrap();
    SledStore::open(folder.path()).unwrap().close().await;
    assert!(!part.exists());
}

#[tokio::test]
async fn a_journal_that_cannot_be_looked_at_is_not_taken_for_a_missing_one() {
    let folder = closed_store().await;
    let journal = folder.path().join("journal");
    fs::remove_dir_all(&journal).unwrap();
    dry_run::look(folder.path()).expect("there is none");
    fs::write(&journal, "").unwrap();
    dry_run::look(folder.path()).expect_err("it isn't a folder");
}

#[test]
fn snapshots_are_known_by_their_names() {
    let name = format!("store/journal/{:020}.snapshot", 7);
    assert!(is_snapshot(Path::new(&name)));
    assert!(!is_snapshot(Path::new(&format!("{name}.part"))));
}

#[tokio::test]
async fn a_note_that_cannot_be_read_is_not_taken_for_a_missing_one() {
    let folder = closed_store().await;
    let note = folder.path().join("journal/acknowledged");
    fs::remove_file(&note).unwrap();
    assert_eq!(inspect(folder.path()).unwrap().faults, [""; 0]);
    fs::write(&note, b"\xff7").unwrap();
    let faults = inspect(folder.path()).unwrap().faults;
    let [damaged] = &faults[..] else {
        panic!("{faults:?}");
    };
    assert!(damaged.ends_with("the note of the last acknowledged change is damaged"));
    fs::remove_file(&note).unwrap();
    fs::create_dir(&note).unwrap();
    inspect(folder.path()).expect_err("a folder has no text");
}

/// As a dry run foretells, which works on a copy.
#[tokio::test]
async fn with_damaged_settings_giving_up_brings_back_what_the_dry_run_does() {
    let folder = closed_store().await;
    let journal = folder.path().join("journal");
    for entry in fs::read_dir(&journal).unwrap() {
        let path = entry.unwrap().path();
        if path.extension().is_some_and(|kind| kind == "entries") {
            fs::write(path, "nothing").unwrap();
        }
    }
    let settings = folder.path().join("conf");
    let mut bytes = fs::read(&settings).unwrap();
    bytes[0] ^= 0x55;
    fs::write(&settings, bytes).unwrap();
    let given_up = dry_run::give_up(folder.path()).unwrap();
    assert_eq!((given_up.last, given_up.missing), (1, Vec::new()));
}
