//! How much memory the real binary needs when idle, and to back up, restore, export and import: with
//! an empty store, with 1,000 and with 100,000 running matches. `-- 1000` measures only that one. To
//! see where it goes, build with symbols and set `HALMA_BINARY` to a script that runs the binary
//! under `heaptrack`.
#![allow(clippy::print_stdout, reason = "benchmarks print their results")]

mod common;

use std::ffi::OsStr;
use std::path::Path;
use std::process::Stdio;
use std::time::{Duration, Instant};

use tokio::process::Command;

use common::{binary, fill, peak, peak_if_running, resident, resident_without_files, start};
use stand_in::{Settings, StandIn};

/// The numbers of matches, unless an argument names one.
const MATCHES: [u64; 3] = [0, 1_000, 100_000];
/// By then everything needed only for the start has been freed.
const REST: Duration = Duration::from_secs(20);

#[tokio::main]
async fn main() {
    let asked: Option<u64> = std::env::args().find_map(|argument| argument.parse().ok());
    for matches in MATCHES {
        if asked.is_none_or(|asked| asked == matches) {
            let folder = tempfile::tempdir().expect("a folder");
            fill(folder.path(), matches).await;
            idle(folder.path(), matches).await;
            moved(folder.path(), matches).await;
        }
    }
}

/// Starts a bot and measures it once it has nothing to do.
async fn idle(store: &Path, matches: u64) {
    let stand_in = StandIn::start(Settings::default()).await;
    let stand_in = stand_in.expect("a free port");
    let begun = Instant::now();
    let mut bot = start(&stand_in, store);
    stand_in.wait_ready().await.expect("a bot");
    let ready = begun.elapsed();
    tokio::time::sleep(REST).await;
    let process = bot.id().expect("a running process").to_string();
    println!(
        "{matches:>7} running matches: ready after {:>5.0} ms; {:>5.1} MiB resident, {:>5.1} of them without files; \
         {:>5.1} MiB at most",
        ready.as_secs_f64() * 1e3,
        resident(&process),
        resident_without_files(&process),
        peak(&process),
    );
    bot.kill().await.expect("a running bot");
}

/// Moves the store to others: what each command takes.
async fn moved(store: &Path, matches: u64) {
    let folder = tempfile::tempdir().expect("a folder");
    let path = |name: &str| folder.path().join(name);
    for (command, file, store) in [
        ("backup", "backup", store),
        ("restore", "backup", &path("restored")),
        ("export", "lines", store),
        ("import", "lines", &path("imported")),
    ] {
        let begun = Instant::now();
        let most = run(command, &path(file), store).await;
        println!(
            "{matches:>7} running matches: {command:<8} {most:>6.1} MiB at most, {:>5.1} s",
            begun.elapsed().as_secs_f64()
        );
    }
}

/// Runs a command with a file to its end, and returns its peak memory in MiB.
async fn run(command: &str, file: &Path, store: &Path) -> f64 {
    let mut halma = Command::new(binary());
    halma
        .args([OsStr::new(command), file.as_os_str()])
        .env_remove("HALMA_BINARY")
        .env("HALMA_STORE_PATH", store)
        .stdout(Stdio::null());
    let mut child = halma.spawn().expect("the binary");
    let process = child.id().expect("a running process").to_string();
    let mut most = 0.0;
    loop {
        if let Ok(Some(status)) = child.try_wait() {
            assert!(status.success(), "{command}: {status}");
            return most;
        }
        most = peak_if_running(&process).unwrap_or(most);
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}
