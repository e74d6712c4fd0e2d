//! Power cuts at any moment, with any part of what wasn't synced: every acknowledged change is there
//! afterward, and nothing is half there.
//!
//! A store that works, or is restored, is traced, and its files are rebuilt as a disk may have them
//! after a cut at any step of the trace. `HALMA_CUTS=100` makes a hundred times as many cuts.
#![cfg(target_os = "linux")]
#![expect(clippy::unwrap_used, clippy::print_stdout, reason = "a test")]

mod disk;
mod restoring;
mod trace;

use std::path::Path;
use std::process::Command;
use std::sync::Arc;

use halma_store::journal::backup;
use halma_store::{Backend, BackupFile, LocalDisk, SledStore};
use rand::rngs::StdRng;
use rand::{RngExt as _, SeedableRng as _};
use tempfile::TempDir;

pub use self::restoring::has_part;

use self::disk::Disk;
use self::trace::{Step, traced};
use crate::common::records::{put, record, slot};
use crate::common::skip::skip;
use crate::common::system::test_process;

/// Changes that the store makes, and those after which it is rewritten and backed up.
const CHANGES: u64 = 120;
const REWRITTEN_AFTER: u64 = 60;
const BACKED_UP_AFTER: u64 = 90;
const BACKUP: &str = "backup";
/// Every change writes two records, this far apart.
const APART: u64 = 1_000;
const CUTS: usize = 1_000;
const STORE: &str = "HALMA_STORE_OF_CUTS";

fn text(number: u64) -> String {
    format!("{number} {}", "x".repeat((number * 97 % 1_500) as usize))
}

/// The store that is traced; nothing without its directory.
#[tokio::test]
async fn the_store_that_loses_its_power() {
    let Some(path) = std::env::var_os(STORE) else {
        return;
    };
    let store = SledStore::open(Path::new(&path)).unwrap();
    for number in 1..=CHANGES {
        change(&store, number).await;
        println!("stored {number}");
        if number == REWRITTEN_AFTER {
            store.rewrite().await.unwrap();
        }
        if number == BACKED_UP_AFTER {
            back_up(&store, &Path::new(&path).with_file_name(BACKUP)).await;
            println!("backed up");
        }
    }
    store.close().await;
}

async fn change(store: &SledStore, number: u64) {
    let mut changes = put(number, &text(number));
    changes
        .put(slot(number + APART), &record(&text(number)))
        .unwrap();
    store.commit(changes).await.unwrap();
}

async fn back_up(store: &SledStore, file: &Path) {
    let file = BackupFile::create(file, Arc::new(LocalDisk)).unwrap();
    store.back_up(Box::new(file.clone())).await.unwrap();
    file.sync().unwrap();
}

/// How many changes a store has; both records of each, in the order in which they were made.
async fn changes_in(store: &SledStore) -> u64 {
    let mut found = 0;
    for number in 1..=CHANGES {
        let mut texts = Vec::new();
        for number in [number, number + APART] {
            let stored = store.load(slot(number).key()).await.unwrap();
            texts.push(stored.map(|stored| slot(number).read(&stored).unwrap().hash));
        }
        assert_eq!(texts[0], texts[1], "half of change {number}");
        if let Some(known) = &texts[0] {
            assert_eq!(*known, text(number));
            assert_eq!(found + 1, number, "a change after one that is lost");
            found = number;
        }
    }
    found
}

/// A directory in memory, where there is one: syncing takes no time there.
pub fn in_memory() -> TempDir {
    tempfile::tempdir_in("/dev/shm").unwrap_or_else(|_| tempfile::tempdir().unwrap())
}

/// Whether calls can be traced here.
fn may_trace() -> bool {
    let mut strace = Command::new("strace");
    let tried = strace.args(["-o", "/dev/null", "true"]).output();
    let may = tried.is_ok_and(|tried| tried.status.success());
    if !may {
        skip(
            "cuts of the power",
            "strace isn't installed, or may not trace here",
        );
    }
    may
}

/// Cuts the power at random steps of a process that worked within a folder. Checks what is left of
/// its files each time, given what the process had said.
async fn cut_often(
    steps: &[Step],
    folder: &Path,
    cuts: usize,
    mut check: impl AsyncFnMut(&Path, &[&str], &str),
) {
    let factor = std::env::var("HALMA_CUTS").map_or(1, |factor| factor.parse().unwrap());
    let luck = &mut StdRng::seed_from_u64(1);
    let ends = std::iter::repeat_with(|| luck.random_range(0..=steps.len()));
    let mut ends: Vec<usize> = ends.take(cuts * factor).collect();
    ends.sort_unstable();
    let (mut disk, mut done, mut said) = (Disk::default(), 0, Vec::new());
    for (seed, end) in (0..).zip(ends) {
        for (number, step) in steps.iter().enumerate().take(end).skip(done) {
            disk.step(number, step);
            if let Step::Said(line) = step {
                said.push(line.as_str());
            }
        }
        done = end;
        let left = in_memory();
        disk.cut(seed, folder, left.path());
        let cut = format!("cut {seed} after step {end}");
        check(left.path(), &said, &cut).await;
    }
}

#[tokio::test]
async fn no_acknowledged_change_is_lost_when_the_power_fails() {
    if !may_trace() {
        return;
    }
    let folder = in_memory();
    let mut writer = test_process("power::the_store_that_loses_its_power");
    writer.env(STORE, folder.path().join("store"));
    let steps = traced(&writer, folder.path());
    let (mut last, mut has_backup) = (0, false);
    let checked = cut_often(&steps, folder.path(), CUTS, async |left, said, cut| {
        let mut stored = said
            .iter()
            .rev()
            .filter_map(|line| line.strip_prefix("stored "));
        last = stored.next().map_or(0, |number| number.parse().unwrap());
        has_backup = said.contains(&"backed up");
        check(left, last, cut).await;
        if has_backup {
            let made = backup::verify(&left.join(BACKUP));
            made.unwrap_or_else(|error| panic!("{cut}: {error}"));
        }
    });
    checked.await;
    let is_whole = has_backup && last > CHANGES - 10;
    assert!(is_whole, "the last cuts are near the end");
}

/// Checks that the store opens with all that was acknowledged.
async fn check(left: &Path, acknowledged: u64, cut: &str) {
    let store = match SledStore::open(&left.join("store")) {
        Ok(store) => store,
        // One that has never worked may have to be removed.
        Err(_) if acknowledged == 0 => return,
        Err(error) => panic!("{cut}: {error}"),
    };
    let found = changes_in(&store).await;
    assert!(found >= acknowledged, "{cut}: {found} of {acknowledged}");
    store.close().await;
}
