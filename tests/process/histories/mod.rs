//! Histories of several processes with one database: what clients were told while processes and the
//! database were killed and stopped must fit one order, and every board is posted once.
//!
//! `HALMA_HISTORIES=100 cargo test --release --test process histories:: -- --nocapture` is the long
//! run: that many seeds of each kind, from `HALMA_SEED` on. A seed fixes the faults and what people
//! do, but not when.
#![cfg(unix)]
#![expect(clippy::unwrap_used, reason = "a test")]
#![expect(
    clippy::print_stdout,
    reason = "prints the seed of what fails, and figures"
)]

mod checked;
mod clients;
mod faults;
mod matches;

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use halma::store::{PostgresStore, Store};
use stand_in::{Settings, StandIn};

use self::faults::{Fault, Stage};
use self::matches::Pair;
use super::tables::boards_twice;
use crate::common::players::Dice;
use crate::common::postgres::Cluster;
use crate::common::process::Bots;

const PROCESSES: usize = 3;
const MATCHES: usize = 3;
/// Discord's code for an interaction whose answer doesn't exist.
const NO_ANSWER_YET: u32 = 10015;

#[tokio::test(flavor = "multi_thread")]
async fn what_clients_are_told_fits_one_order_whichever_process_is_killed_or_stopped() {
    let of_processes = |dice: &mut Dice| {
        let mut any = || dice.below(PROCESSES);
        vec![
            Fault::Paused(any()),
            Fault::Killed(any()),
            Fault::Paused(any()),
            Fault::LeaderDeposed,
        ]
    };
    all_seeds(of_processes).await;
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
    for seed in first..first + seeds {
        let mut dice = Dice(seed);
        let faults = faults(&mut dice);
        println!("seed {seed}: {faults:?}");
        Box::pin(trial(seed, &faults)).await;
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
    let bots = Bots::start(&stand_in, database.clone(), PROCESSES, true).await;
    let mut pairs = Vec::new();
    for number in 0..MATCHES {
        pairs.push(Pair::sit_down(&stand_in, &bots.addresses(), number).await);
    }
    let stop = Arc::new(AtomicBool::new(false));
    let playing: Vec<_> = (pairs.iter())
        .flat_map(|pair| pair.play(&stop, seed))
        .collect();
    let mut stage = Stage {
        bots,
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
