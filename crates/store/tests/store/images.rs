//! A copy to look at: what is done with it stays in it.
#![expect(clippy::unwrap_used, reason = "a test")]

use std::fs;
use std::path::Path;

use halma_store::dry_run::{self, Start};
use halma_store::{ChangeSet, Prefix, SledStore, Store, StoreError};
use tempfile::TempDir;

use crate::common::records::{put, put_over, record, slot};
use crate::journal::remove_database;

/// A closed store with three records, in a directory.
async fn three_records() -> TempDir {
    let folder = TempDir::new().unwrap();
    let store = Store::new(SledStore::open(folder.path()).unwrap());
    for number in 1..=3 {
        store.commit(put(number, "stored")).await.unwrap();
    }
    store.close().await;
    folder
}

/// What a start of the store would result in.
fn start_of(store: &Path) -> Start {
    dry_run::look(store).unwrap().start
}

/// The numbers of all records.
async fn numbers(store: &Store) -> Vec<u64> {
    let keys = store.scan(Prefix::All, None, 100).await.unwrap();
    let is_there = |number: &u64| keys.contains(&slot(*number).key());
    (0..10).filter(is_there).collect()
}

#[tokio::test]
async fn a_copy_is_read_and_changed_like_a_store_and_the_original_stays() {
    let folder = three_records().await;
    let Start::Whole(image) = start_of(folder.path()) else {
        panic!("it isn't whole");
    };
    let image = Store::new(image);
    let keys = [1, 2, 3, 4].map(|number| slot(number).key());
    let found = image.load_many(&keys).await.unwrap();
    let are_there = found.iter().map(Option::is_some).collect::<Vec<_>>();
    assert_eq!(are_there, [true, true, true, false]);
    let revision = found[0].as_ref().unwrap().revision;
    image
        .commit(put_over(1, "changed", revision))
        .await
        .unwrap();
    let again = image.commit(put_over(1, "twice", revision)).await;
    assert!(matches!(again, Err(StoreError::Conflict)), "{again:?}");
    let mut deleted = ChangeSet::new();
    deleted.delete(slot(2));
    deleted.put(slot(4), &record("new")).unwrap();
    image.commit(deleted).await.unwrap();
    assert_eq!(numbers(&image).await, [1, 3, 4]);
    let third = image.scan_records(Prefix::All, Some(keys[2]), 1).await;
    let (key, stored) = third.unwrap().remove(0);
    assert_eq!(key, keys[2]);
    assert_eq!(slot(3).read(&stored).unwrap().hash, "stored");
    image.rewrite().await.unwrap();
    let refused = image.back_up(Box::new(std::io::sink())).await.unwrap_err();
    assert!(refused.to_string().contains("backups"), "{refused}");
    assert_eq!(image.connections(), None);
    assert_eq!(image.shared_clock().await.unwrap(), None);
    image.close().await;
    drop(image);

    let store = Store::new(SledStore::open(folder.path()).unwrap());
    assert_eq!(numbers(&store).await, [1, 2, 3]);
    let first = store.load(slot(1).key()).await.unwrap().unwrap();
    assert_eq!(slot(1).read(&first).unwrap().hash, "stored");
}

#[tokio::test]
async fn a_store_that_has_lost_its_journal_gets_a_new_one() {
    let folder = three_records().await;
    fs::remove_dir_all(folder.path().join("journal")).unwrap();
    let looked = dry_run::look(folder.path()).unwrap();
    assert_eq!(looked.steps, ["creates a journal"]);
    assert!(matches!(looked.start, Start::Unsure(_)), "{looked:?}");
}

#[tokio::test]
async fn where_nothing_is_left_nothing_is_recovered() {
    let folder = three_records().await;
    remove_database(folder.path());
    for entry in fs::read_dir(folder.path().join("journal")).unwrap() {
        let path = entry.unwrap().path();
        let is_data = |of: &str| path.extension().is_some_and(|known| known == of);
        if is_data("entries") || is_data("snapshot") {
            fs::write(path, "nothing").unwrap();
        }
    }
    let Start::Stops { rest, .. } = start_of(folder.path()) else {
        panic!("it starts");
    };
    let rest = rest.unwrap_err().to_string();
    assert!(rest.contains("halma restore"), "{rest}");
}
