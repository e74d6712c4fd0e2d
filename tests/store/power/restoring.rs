//! Power cuts while a backup is restored: what was said to be restored is there, and a store that is
//! only restored in part never opens.

use std::path::Path;

use halma::store::journal::backup;
use halma::store::{Backend, SledStore};

use super::trace::traced;
use super::{CHANGES, back_up, change, changes_in, cut_often, in_memory, may_trace, process};

const CUTS: usize = 300;
/// Above the store, so that directories have to be made too.
const FOLDER: &str = "restored";
const STORE: &str = "HALMA_STORE_TO_RESTORE";
const BACKUP: &str = "HALMA_BACKUP_TO_RESTORE";

/// The restore that is traced, with the first start after it; nothing without its directory.
#[tokio::test]
async fn the_restore_that_loses_its_power() {
    let Some(path) = std::env::var_os(STORE) else {
        return;
    };
    let (path, file) = (Path::new(&path), std::env::var_os(BACKUP).unwrap());
    backup::restore(Path::new(&file), path).unwrap();
    println!("restored");
    SledStore::open(path).unwrap().close().await;
}

#[tokio::test]
async fn a_restored_store_is_whole_or_does_not_open_when_the_power_fails() {
    if !may_trace() {
        return;
    }
    let (source, folder) = (in_memory(), in_memory());
    let store = SledStore::open(&source.path().join("store")).unwrap();
    for number in 1..=CHANGES {
        change(&store, number).await;
    }
    let file = source.path().join("backup");
    back_up(&store, &file).await;
    store.close().await;
    let mut restore = process("power::restoring::the_restore_that_loses_its_power");
    let path = folder.path().join(FOLDER).join("store");
    restore.env(STORE, path).env(BACKUP, file);
    let steps = traced(&restore, folder.path());
    let (mut opened, mut refused, mut is_restored) = (0, 0, false);
    let checked = cut_often(&steps, folder.path(), CUTS, async |left, said, cut| {
        is_restored = said.contains(&"restored");
        let path = left.join(FOLDER).join("store");
        match SledStore::open(&path) {
            Ok(store) => {
                let found = changes_in(&store).await;
                let is_new = found == 0 && !is_restored;
                assert!(found == CHANGES || is_new, "{cut}: {found}");
                opened += usize::from(found == CHANGES);
                store.close().await;
            }
            Err(error) => {
                assert!(!is_restored, "{cut}: {error}");
                refused += 1;
            }
        }
    });
    checked.await;
    println!("{} steps: {opened} whole, {refused} refused", steps.len());
    assert!(is_restored, "the last cuts are after the end");
    assert!(opened > 0 && refused > 0, "{opened} and {refused}");
}
