//! The processes that use the store: one while its disk fails, others that look at what is there.

use std::fs;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use halma_store::journal::{backup, inspection};
use halma_store::{Backend, BackupFile, ChangeSet, LocalDisk, SledStore, StoreError};

use crate::common::records::{put, record, slot};
use crate::power::{has_part, in_memory};

/// The test that is one of these processes, if it is told which.
pub const PROCESS: &str = "failing_calls::work::the_store_whose_disk_fails";
pub const STORE: &str = "HALMA_STORE_OF_CALLS";
pub const PART: &str = "HALMA_PART_OF_CALLS";

/// What the process does: changes the store, restores it, or looks at it.
pub const CHANGING: &str = "changing";
pub const RESTORING: &str = "restoring";
pub const LOOKING: &str = "looking";
pub const AFTER_CUT: &str = "after the cut";
/// Looks at what is left of a restore that never succeeded.
pub const LEFT: &str = "left";

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
    let log = tracing_subscriber::fmt().with_ansi(false).without_time();
    log.with_writer(std::io::stdout).init();
    let done = match &*part {
        CHANGING => changing(path).await,
        RESTORING => restoring(path).await,
        LOOKING => return looking(path, MORE).await,
        LEFT => return left(path).await,
        _ => return looking(path, STILL_MORE).await,
    };
    match done {
        Ok(()) => println!("done"),
        Err(error) => println!("gave up: {error}"),
    }
}

/// Makes a backup of a store with all changes.
pub async fn make_backup(file: &Path) {
    let folder = in_memory();
    let store = SledStore::open(folder.path()).unwrap();
    for number in 1..=CHANGES {
        store.commit(change(number)).await.unwrap();
    }
    backed_up(&store, file).await.unwrap();
    store.close().await;
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

async fn restoring(path: &Path) -> Result<(), StoreError> {
    let file = path.with_file_name(BACKUP);
    insist("restoring", async || {
        let restored = backup::restore(&file, path);
        if restored.is_err() {
            // People remove what is left before they try again; that can fail too.
            drop(fs::remove_dir_all(path));
        }
        restored
    })
    .await?;
    (1..=CHANGES).for_each(|number| println!("stored {number}"));
    Ok(())
}

/// Checks that what is left of a restore that never succeeded is whole or doesn't open, unless nothing
/// is left.
async fn left(path: &Path) {
    let may_be_new = !has_part(path);
    let Ok(store) = SledStore::open(path) else {
        return;
    };
    let mut found = 0;
    for number in 1..=CHANGES {
        found += u64::from(is_not_half(&store, number).await);
    }
    assert!(found == CHANGES || (found == 0 && may_be_new), "{found}");
    store.close().await;
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
