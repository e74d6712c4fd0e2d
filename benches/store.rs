//! The store: durable changes per second and how long each takes, next to the bare disk in the same
//! run; and how long it takes to open a store with 100,000 running matches.
#![allow(clippy::print_stdout, reason = "benchmarks print their results")]

mod common;

use std::fs::File;
use std::io::Write as _;
use std::path::Path;
use std::process::Command;
use std::time::{Duration, Instant};

use halma_store::{SledStore, Store};

use common::{commits, fill, report};

/// About the size of a game after eighty rounds.
const RECORD_BYTES: usize = 2_000;
/// How long each row is measured.
const WHILE: Duration = Duration::from_secs(4);
const MATCHES: u64 = 100_000;

fn main() {
    let arguments: Vec<String> = std::env::args().collect();
    if let [_, command, path] = &arguments[..]
        && command == "open"
    {
        return open(Path::new(path));
    }
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    let folder = tempfile::tempdir().expect("a folder");
    bare_disk(folder.path());
    for tasks in [1, 8, 64] {
        let path = folder.path().join(format!("store-{tasks}"));
        runtime.block_on(async {
            let store = Store::new(SledStore::open(&path).expect("a new store"));
            let name = format!("store, {tasks} tasks");
            commits(&name, &store, tasks, WHILE, RECORD_BYTES).await;
            store.close().await;
        });
    }
    bare_disk(folder.path());
    let path = folder.path().join("full");
    runtime.block_on(fill(&path, MATCHES));
    for _ in 0..3 {
        let myself = std::env::current_exe().expect("this program");
        let opened = Command::new(myself).arg("open").arg(&path).status();
        assert!(opened.expect("it starts").success());
    }
}

/// Appends records to a file and syncs each one: the limit for any store on this disk with a single
/// task.
fn bare_disk(folder: &Path) {
    let mut file = File::create(folder.join("raw")).expect("a file");
    let record = [7; RECORD_BYTES];
    let mut latencies = Vec::new();
    let start = Instant::now();
    while start.elapsed() < WHILE {
        let begun = Instant::now();
        file.write_all(&record).expect("room on the disk");
        file.sync_data().expect("a disk");
        latencies.push(begun.elapsed());
    }
    report(
        "bare disk, append and fdatasync",
        latencies,
        start.elapsed(),
    );
}

/// Opens a store in a separate process and prints how long it took.
fn open(path: &Path) {
    let begun = Instant::now();
    let store = SledStore::open(path).expect("a store");
    println!(
        "open with {MATCHES} running matches: {:.0} ms",
        begun.elapsed().as_secs_f64() * 1e3,
    );
    drop(store);
}
