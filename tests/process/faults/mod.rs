//! Everything that can go wrong, and its effect on the games played meanwhile: none.
//!
//! `HALMA_FAULTS=1000 cargo test --release --test process faults:: -- --nocapture` tries each fault
//! a thousand times and prints the table; the default is a few times. `HALMA_FAULT=kill` tries only
//! the rows with this name.
#![cfg(unix)]
#![expect(clippy::print_stdout, reason = "prints the table")]

mod discord;
mod each_request;
mod kills;
mod stores;

use std::sync::Once;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use super::tables::Figures;

/// How often each fault is tried by default.
const FEW: usize = 5;

/// The number of panics in this process, other than of the tests that run beside this one.
static PANICS: AtomicUsize = AtomicUsize::new(0);

/// Counts all panics of this process from now on, and returns the number so far.
fn panics() -> usize {
    static COUNTING: Once = Once::new();
    COUNTING.call_once(|| {
        let usual = std::panic::take_hook();
        std::panic::set_hook(Box::new(move |panic| {
            // The thread of a test has the path of the test as its name.
            let thread = thread::current();
            let is_of_others = thread
                .name()
                .is_some_and(|name| name.contains("::") && !name.starts_with("faults::"));
            PANICS.fetch_add(usize::from(!is_of_others), Ordering::SeqCst);
            usual(panic);
        }));
    });
    PANICS.load(Ordering::SeqCst)
}

/// The table, and the rows to print.
struct Table {
    times: usize,
    part: Option<String>,
}

impl Table {
    /// Tries a fault and prints its row.
    async fn row(&self, fault: &str, tried: usize, trial: impl Future<Output = Figures>) {
        if (self.part.as_ref()).is_some_and(|part| !fault.contains(part)) {
            return;
        }
        let figures = Box::pin(trial).await;
        println!(
            "| {fault:<59} | {tried:>5} | {:>8} | {:>5} | {:>4} | {:>7} | {:>5} | {:>7} | {:>5} | {:>8} |",
            figures.answered,
            figures.recovered,
            figures.lost,
            figures.doubled,
            figures.stuck,
            figures.unshown,
            figures.twice,
            figures.panicked,
        );
        figures.check();
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn whatever_goes_wrong_nothing_is_lost_doubled_or_stuck() {
    let times = std::env::var("HALMA_FAULTS").ok();
    let table = Table {
        times: times.map_or(FEW, |times| times.parse().expect("a number")),
        part: std::env::var("HALMA_FAULT").ok(),
    };
    println!(
        "| {:<59} | tried | answered | found | lost | doubled | stuck | unshown | twice | panicked |",
        "fault",
    );
    println!(
        "|{:-<61}|------:|---------:|------:|-----:|--------:|------:|--------:|------:|---------:|",
        ""
    );
    Box::pin(stores::rows(&table)).await;
    Box::pin(discord::rows(&table)).await;
    Box::pin(each_request::rows(&table)).await;
    let times = table.times;
    table
        .row("killed under load", times, kills::killed(times))
        .await;
}
