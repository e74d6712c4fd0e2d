//! Shared test code: a hall with the bot in it, and players with plans.
#![allow(dead_code, reason = "each test uses only part of it")]
#![allow(clippy::unwrap_used, reason = "tests")]

use std::path::Path;
use std::process::Command;

use halma_rules::Standing;

/// The number of plies played so far.
pub fn plies(standing: &Standing) -> u32 {
    standing.own_moves().values().sum()
}

/// Returns true if any file in a directory contains these bytes.
pub fn is_found(folder: &Path, bytes: &[u8]) -> bool {
    let mut entries = std::fs::read_dir(folder).unwrap();
    entries.any(|entry| {
        let path = entry.unwrap().path();
        if path.is_dir() {
            return is_found(&path, bytes);
        }
        let contents = std::fs::read(&path).unwrap();
        contents.windows(bytes.len()).any(|window| window == bytes)
    })
}

/// Waits until sled has released a closed database, which takes it a while.
pub fn wait_until_free(store: &Path) {
    let file = std::fs::File::open(store.join("db")).unwrap();
    while file.try_lock().is_err() {
        std::thread::sleep(std::time::Duration::from_millis(2));
    }
    // A child process that is just being started has the file, too.
    file.unlock().unwrap();
}

/// A command that runs one test of this program in another process. Without its output being
/// captured, what it prints can be read there.
pub fn test_process(name: &str) -> Command {
    let mut process = Command::new(std::env::current_exe().unwrap());
    process.args(["--exact", name, "--nocapture"]);
    // With one thread, the name of the test would begin the first line.
    process.arg("--test-threads=2");
    process
}

pub mod bounds;
pub mod cases;
pub mod description;
pub mod desk;
pub mod dice;
pub mod hall;
pub mod history;
pub mod ids;
pub mod interposed;
pub mod links;
pub mod pause;
pub mod players;
pub mod port;
pub mod postgres;
pub mod process;
pub mod pseudo;
pub mod records;
pub mod skip;
pub mod table;
pub mod twilight_limits;
