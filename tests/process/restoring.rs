//! The memory that a restore takes.
#![cfg(target_os = "linux")]
#![expect(clippy::unwrap_used, clippy::print_stdout, reason = "a test")]

use std::path::Path;
use std::process::Stdio;
use std::time::Duration;

use halma_store::ids::Scope;
use halma_store::records::CommandsRecord;
use halma_store::{ChangeSet, SledStore, Slot, Store};
use tempfile::tempdir;

use crate::common::process::halma;

const RECORDS: u64 = 60_000;
const RECORD_BYTES: usize = 10;
/// Of which 40 MiB are the binary, without optimizations.
const MOST_KIB: u64 = 128 << 10;

async fn fill(path: &Path) {
    let store = Store::new(SledStore::open(path).unwrap());
    for first in (0..RECORDS).step_by(1_000) {
        let mut changes = ChangeSet::new();
        for number in first..first + 1_000 {
            let body = CommandsRecord {
                hash: "x".repeat(RECORD_BYTES),
                version: None,
            };
            let slot = Slot::commands(number, Scope::Global);
            changes.put(slot, &body).unwrap();
        }
        store.commit(changes).await.unwrap();
    }
    store.close().await;
}

/// Runs a command with a backup and returns the most memory that it had, in KiB.
fn most_memory(command: &str, backup: &Path, store: &Path) -> u64 {
    let mut halma = halma();
    halma
        .arg(command)
        .arg(backup)
        .env("HALMA_STORE_PATH", store)
        .stdout(Stdio::null());
    let mut child = halma.spawn().unwrap();
    let process = procfs::process::Process::new(child.id().cast_signed()).unwrap();
    let mut most = 0;
    loop {
        if let Some(status) = child.try_wait().unwrap() {
            assert!(status.success(), "{command}: {status}");
            return most;
        }
        // It has none left while it ends.
        let peak = process.status().ok().and_then(|status| status.vmhwm);
        most = most.max(peak.unwrap_or(0));
        std::thread::sleep(Duration::from_millis(2));
    }
}

#[tokio::test]
async fn a_restore_takes_little_memory_beside_the_size_of_the_store() {
    let folder = tempdir().unwrap();
    let (store, backup) = (folder.path().join("store"), folder.path().join("backup"));
    fill(&store).await;
    most_memory("backup", &backup, &store);
    let most = most_memory("restore", &backup, &folder.path().join("restored"));
    println!(
        "{} KiB restored in {most} KiB",
        backup.metadata().unwrap().len() >> 10
    );
    assert!(most <= MOST_KIB, "{most} KiB");
}
