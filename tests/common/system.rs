//! Files and processes of tests.

use std::path::Path;
use std::process::Command;

/// Returns the folder of the workspace.
pub fn workspace() -> &'static Path {
    let mut folders = Path::new(env!("CARGO_MANIFEST_DIR")).ancestors();
    folders
        .find(|folder| folder.join("Cargo.lock").exists())
        .unwrap()
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
