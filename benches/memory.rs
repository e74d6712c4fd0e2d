//! How much memory the real binary needs when idle: with an empty store, with 1,000 and with
//! 100,000 running matches. `-- 1000` measures only that one. To see where it goes, build with
//! symbols and set `HALMA_BINARY` to a script that runs the binary under `heaptrack`.
#![allow(clippy::print_stdout, reason = "benchmarks print their results")]

mod common;

use std::time::{Duration, Instant};

use common::{fill, peak, resident, resident_without_files, start};
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
            idle(matches).await;
        }
    }
}

async fn idle(matches: u64) {
    let folder = tempfile::tempdir().expect("a folder");
    fill(folder.path(), matches).await;
    let stand_in = StandIn::start(Settings::default()).await;
    let stand_in = stand_in.expect("a free port");
    let begun = Instant::now();
    let bot = start(&stand_in, folder.path());
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
    drop(bot);
}
