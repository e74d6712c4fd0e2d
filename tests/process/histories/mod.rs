//! Histories of several processes with one database: what clients were told while processes and the
//! database were killed and stopped, lines between them cut, and clocks wrong must fit one order, and
//! every board is posted once.
//!
//! `HALMA_HISTORIES=100 cargo test --release --test process histories:: -- --nocapture` is the long
//! run: that many seeds of each kind, from `HALMA_SEED` on. A seed fixes the faults and what people
//! do, but not when. The first one that fails is tried with fewer faults, and the shortest list found
//! that still fails is printed.
#![cfg(unix)]
#![expect(clippy::unwrap_used, reason = "a test")]
#![expect(
    clippy::print_stdout,
    reason = "prints the seed of what fails, and figures"
)]

mod checked;
mod clients;
mod faults;
mod lines;
mod matches;

use std::panic::{AssertUnwindSafe, resume_unwind};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use futures::FutureExt as _;
use halma_store::{PostgresStore, Store};
use secrecy::ExposeSecret as _;
use stand_in::{Settings, StandIn};

use self::faults::{Fault, Stage};
use self::lines::{Cut, Lines};
use self::matches::Pair;
use super::tables::boards_twice;
use crate::common::interposed::Clocks;
use crate::common::players::Dice;
use crate::common::postgres::Cluster;
use crate::common::process::Bots;
use crate::common::skip::skip;

const PROCESSES: usize = 3;
const MATCHES: usize = 3;
/// How far clocks jump, in seconds.
const JUMP: i64 = 5 * 60 * 60;
/// How often shorter faults are tried before they count as harmless: when they strike isn't fixed.
const TRIES: usize = 3;
/// Discord's code for an interaction whose answer doesn't exist.
const NO_ANSWER_YET: u32 = 10015;

#[tokio::test(flavor = "multi_thread")]
async fn what_clients_are_told_fits_one_order_whichever_process_is_killed_or_stopped() {
    let of_processes = |dice: &mut Dice| {
        let mut any = || dice.below(PROCESSES);
        vec![
            Fault::Paused(any()),
            Fault::ClockJumped(any(), JUMP),
            Fault::Killed(any()),
            Fault::ClockJumped(any(), -JUMP),
            Fault::Paused(any()),
            Fault::LeaderDeposed,
        ]
    };
    all_seeds(of_processes).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_clients_are_told_fits_one_order_whichever_line_to_the_database_is_cut() {
    let of_lines = |dice: &mut Dice| {
        let mut any = || dice.below(PROCESSES);
        vec![
            Fault::LinesCut(any(), Cut::Whole),
            Fault::LinesCut(any(), Cut::Half),
            Fault::LeadersLinesCut(Cut::Whole),
            Fault::Killed(any()),
            Fault::LeadersLinesCut(Cut::Half),
        ]
    };
    all_seeds(of_lines).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_clients_are_told_fits_one_order_while_the_database_is_stopped() {
    let of_the_database = |dice: &mut Dice| {
        let mut any = || dice.below(PROCESSES);
        vec![
            Fault::DatabasePaused,
            Fault::Killed(any()),
            Fault::DatabaseAway,
            Fault::Paused(any()),
            Fault::DatabasePaused,
        ]
    };
    all_seeds(of_the_database).await;
}

/// Tries one seed, or as many as the long run asks for.
async fn all_seeds(faults: impl Fn(&mut Dice) -> Vec<Fault>) {
    let number = |name| std::env::var(name).ok().map(|text| text.parse().unwrap());
    let first: u64 = number("HALMA_SEED").unwrap_or(0);
    let seeds = number("HALMA_HISTORIES").unwrap_or(1);
    let is_long = number("HALMA_HISTORIES").is_some();
    for seed in first..first + seeds {
        let faults = faults(&mut Dice(seed));
        println!("seed {seed}: {faults:?}");
        let Err(failure) = held(seed, &faults).await else {
            continue;
        };
        if is_long {
            let shortest = shortest(seed, faults).await;
            println!("seed {seed} fails with {shortest:?}");
        }
        resume_unwind(failure);
    }
}

/// Tries a seed; returns what the trial failed with.
async fn held(seed: u64, faults: &[Fault]) -> std::thread::Result<()> {
    let trial = Box::pin(trial(seed, faults));
    AssertUnwindSafe(trial).catch_unwind().await
}

/// Leaves out one fault after the other, as long as the trial still fails.
async fn shortest(seed: u64, mut faults: Vec<Fault>) -> Vec<Fault> {
    let mut kept = 0;
    while kept < faults.len() {
        let mut fewer = faults.clone();
        fewer.remove(kept);
        if fails(seed, &fewer).await {
            faults = fewer;
        } else {
            kept += 1;
        }
    }
    faults
}

/// Returns true if one of some tries fails.
async fn fails(seed: u64, faults: &[Fault]) -> bool {
    for _ in 0..TRIES {
        if held(seed, faults).await.is_err() {
            return true;
        }
    }
    false
}

/// Stops the players when a trial fails.
struct Stopped(Arc<AtomicBool>);

impl Drop for Stopped {
    fn drop(&mut self) {
        self.0.store(true, Ordering::SeqCst);
    }
}

/// Plays while faults happen one after the other, and checks what everyone was told.
async fn trial(seed: u64, faults: &[Fault]) {
    let Some(cluster) = Cluster::new() else {
        return;
    };
    let running = cluster.start();
    let database = cluster.store().await;
    let stand_in = StandIn::start(Settings::default()).await.unwrap();
    let clocks = Clocks::new(PROCESSES);
    let jumps = |fault: &Fault| matches!(fault, Fault::ClockJumped(..));
    if clocks.is_none() && faults.iter().any(jumps) {
        skip("jumps of clocks", "they need glibc and a C compiler");
    }
    let url = database.url.expose_secret();
    let mut lines = Vec::new();
    for _ in 0..PROCESSES {
        lines.push(Lines::to(cluster.socket()).await);
    }
    let urls = lines.iter().map(|lines| lines.url(url)).collect();
    let bots = Bots::start_with(&stand_in, urls, true, clocks).await;
    let mut pairs = Vec::new();
    for number in 0..MATCHES {
        pairs.push(Pair::sit_down(&stand_in, &bots.addresses(), number).await);
    }
    let stop = Arc::new(AtomicBool::new(false));
    let _stopped = Stopped(Arc::clone(&stop));
    let playing: Vec<_> = (pairs.iter())
        .flat_map(|pair| pair.play(&stop, seed))
        .collect();
    let mut stage = Stage {
        bots,
        lines: &lines,
        cluster: &cluster,
        pairs: &pairs,
    };
    for fault in faults {
        stage.strike(*fault).await;
    }
    stop.store(true, Ordering::SeqCst);
    for client in playing {
        client.await.unwrap();
    }
    for pair in &pairs {
        pair.settle().await;
    }
    for pair in &pairs {
        pair.wait_for_the_last_board(&stand_in).await;
    }
    stage.bots.end().await;
    let store = Store::new(PostgresStore::open(&database).await.unwrap());
    for pair in &pairs {
        pair.check(&stand_in, &store).await;
    }
    store.close().await;
    let taken_back: usize = pairs.iter().map(Pair::taken_back).sum();
    println!("{taken_back} taken back");
    assert_eq!(boards_twice(&stand_in), 0, "boards posted twice");
    let mut violations = stand_in.violations();
    violations.retain(|violation| violation.code != NO_ANSWER_YET);
    assert!(violations.is_empty(), "{violations:#?}");
    drop(running);
}
