//! The processes that use the store: one while its disk fails, others that look at what is there.

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use halma::store::journal::inspection;
use halma::store::{Backend, BackupFile, ChangeSet, LocalDisk, SledStore, StoreError};

use crate::common::records::{put, record, slot};

/// The test that is one of these processes, if it is told which.
pub const PROCESS: &str = "failing_calls::work::the_store_whose_disk_fails";
pub const STORE: &str = "HALMA_STORE_OF_CALLS";
pub const PART: &str = "HALMA_PART_OF_CALLS";

/// What the process does: changes the store, or looks at it.
pub const CHANGING: &str = "changing";
pub const LOOKING: &str = "looking";
pub const AFTER_CUT: &str = "after the cut";

/// The changes that are made one after another, and what else is done after some of them.
const CHANGES: u64 = 16;
const REWRITTEN_AFTER: u64 = 6;
const BACKED_UP_AFTER: u64 = 9;
const REOPENED_AFTER: u64 = 12;
/// The changes of those who look.
pub const MORE: u64 = CHANGES + 1;
pub const STILL_MORE: u64 = CHANGES + 2;
/// Its name, beside the store.
pub const BACKUP: &str = "backup";
/// Every change writes two records, this far apart.
const APART: u64 = 1_000;
/// How often something is tried while the disk fails.
const MOST_TRIES: usize = 12;
/// The same if it fails for good.
const FEW_TRIES: usize = 3;

const OPENING: &str = "opening";
const PAUSE: Duration = Duration::from_millis(200);

fn text(number: u64) -> String {
    format!("{number} {}", "x".repeat((number * 397 % 5_000) as usize))
}

fn change(number: u64) -> ChangeSet {
    let mut changes = put(number, &text(number));
    changes
        .put(slot(number + APART), &record(&text(number)))
        .unwrap();
    changes
}

/// One of the processes; nothing without its directory.
#[tokio::test]
async fn the_store_whose_disk_fails() {
    let Some(path) = std::env::var_os(STORE) else {
        return;
    };
    let (path, part) = (Path::new(&path), std::env::var(PART).unwrap());
    match &*part {
        CHANGING => match changing(path).await {
            Ok(()) => println!("done"),
            Err(error) => println!("gave up: {error}"),
        },
        LOOKING => looking(path, MORE).await,
        _ => looking(path, STILL_MORE).await,
    }
}

/// Tries until it is done, or not to be done.
async fn insist<T>(
    what: &str,
    mut act: impl AsyncFnMut() -> Result<T, StoreError>,
) -> Result<T, StoreError> {
    let is_for_good = std::env::var("FAIL_TIMES").unwrap() == "0";
    let most = if is_for_good { FEW_TRIES } else { MOST_TRIES };
    let mut tries = 0;
    loop {
        match act().await {
            Ok(done) => return Ok(done),
            Err(error) => println!("{what} refused: {error}"),
        }
        if what == OPENING {
            // sled takes a while to release what it couldn't open.
            tokio::time::sleep(PAUSE).await;
        }
        tries += 1;
        if tries == most {
            return Err(StoreError::Failed(format!("{what} never succeeds")));
        }
    }
}

async fn changing(path: &Path) -> Result<(), StoreError> {
    let mut store = insist(OPENING, async || SledStore::open(path)).await?;
    for number in 1..=CHANGES {
        let stored = insist("change", async || {
            let committed = store.commit(change(number)).await;
            is_not_half(&store, number).await;
            committed
        });
        if let Err(error) = stored.await {
            store.close().await;
            return Err(error);
        }
        println!("stored {number}");
        match number {
            REWRITTEN_AFTER => {
                // What else there is to do may be refused; then it is done another time.
                if let Err(error) = store.rewrite().await {
                    println!("rewriting refused: {error}");
                }
            }
            BACKED_UP_AFTER => {
                if let Err(error) = backed_up(&store, &path.with_file_name(BACKUP)).await {
                    println!("backup refused: {error}");
                }
            }
            REOPENED_AFTER => {
                store.close().await;
                drop(store);
                store = insist(OPENING, async || SledStore::open(path)).await?;
            }
            _ => {}
        }
    }
    store.close().await;
    Ok(())
}

/// A change is there as a whole, or not at all.
async fn is_not_half(store: &SledStore, number: u64) -> bool {
    let keys = [number, number + APART].map(|number| slot(number).key());
    let Ok(found) = store.load_many(&keys).await else {
        return false;
    };
    let texts: Vec<_> = [number, number + APART].into_iter().zip(found).collect();
    let texts = texts.into_iter().filter_map(|(number, stored)| {
        let stored = slot(number).read(&stored?).unwrap();
        Some(stored.hash)
    });
    let texts: Vec<String> = texts.collect();
    assert!([0, 2].contains(&texts.len()), "half of change {number}");
    assert!(texts.iter().all(|found| *found == text(number)));
    !texts.is_empty()
}

/// Makes a backup; one that is acknowledged is whole.
async fn backed_up(store: &SledStore, file: &Path) -> Result<(), StoreError> {
    let failed = |error: std::io::Error| StoreError::Failed(error.to_string());
    let target = BackupFile::create(file, Arc::new(LocalDisk)).map_err(failed)?;
    store.back_up(Box::new(target.clone())).await?;
    target.sync().map_err(failed)?;
    println!("backed up");
    Ok(())
}

/// Says what is there, and stores one more change.
async fn looking(path: &Path, more: u64) {
    let store = SledStore::open(path).unwrap();
    for number in 1..=STILL_MORE {
        if is_not_half(&store, number).await {
            println!("has {number}");
        }
    }
    store.commit(change(more)).await.unwrap();
    store.close().await;
    let inspected = inspection::inspect(path).unwrap();
    for fault in inspected.faults {
        println!("fault {fault}");
    }
}
