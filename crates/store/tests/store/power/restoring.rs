//! Power cuts while a backup is restored: what was said to be restored is there. Before, what is left
//! is whole or doesn't open, unless nothing is left.

use std::fs::{self, File};
use std::path::Path;
use std::sync::Arc;

use halma_store::journal::backup;
use halma_store::{Backend, SledStore};
use tokio::runtime::Handle;

use super::trace::traced;
use super::{CHANGES, change, changes_in, cut_often, in_memory, may_trace};
use crate::backups::Meanwhile;
use crate::common::system::test_process;

const CUTS: usize = 300;
/// The changes made before the backup; the others are made meanwhile and come after its snapshot.
const BEFORE: u64 = CHANGES - 20;
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

/// Makes a store with all changes, and its backup.
async fn make(store: &Path, backup: &Path) {
    let store = Arc::new(SledStore::open(store).unwrap());
    for number in 1..=BEFORE {
        change(&store, number).await;
    }
    let changing = Arc::clone(&store);
    let target = Meanwhile {
        file: File::create_new(backup).unwrap(),
        happens: move || {
            for number in BEFORE + 1..=CHANGES {
                Handle::current().block_on(change(&changing, number));
            }
        },
    };
    store.back_up(Box::new(target)).await.unwrap();
    store.close().await;
}

/// Whether a part of a backup is left in a store.
pub fn has_part(store: &Path) -> bool {
    let Ok(files) = fs::read_dir(store.join("journal")) else {
        return false;
    };
    let mut names = files.map(|file| file.unwrap().file_name().into_string().unwrap());
    names.any(|name| name.contains(".entries") || name.contains(".snapshot"))
}

#[tokio::test]
async fn a_restored_store_is_whole_or_does_not_open_when_the_power_fails() {
    if !may_trace() {
        return;
    }
    let (source, folder) = (in_memory(), in_memory());
    let file = source.path().join("backup");
    make(&source.path().join("store"), &file).await;
    let mut restore = test_process("power::restoring::the_restore_that_loses_its_power");
    let path = folder.path().join(FOLDER).join("store");
    restore.env(STORE, path).env(BACKUP, file);
    let steps = traced(&restore, folder.path());
    let (mut opened, mut refused, mut is_restored) = (0, 0, false);
    let checked = cut_often(&steps, folder.path(), CUTS, async |left, said, cut| {
        is_restored = said.contains(&"restored");
        let path = left.join(FOLDER).join("store");
        let may_be_new = !is_restored && !has_part(&path);
        match SledStore::open(&path) {
            Ok(store) => {
                let found = changes_in(&store).await;
                let is_new = found == 0 && may_be_new;
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
