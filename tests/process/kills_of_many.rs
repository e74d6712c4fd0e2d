//! Three processes with one database are killed in turn while sixteen games are played: another one
//! soon takes over, and nothing is lost or doubled.
//!
//! `HALMA_KILLS=200 cargo test --release --test process kills_of_many:: -- --nocapture` is the long
//! run.
#![cfg(unix)]
#![expect(clippy::unwrap_used, reason = "a test")]
#![expect(clippy::print_stdout, reason = "prints the figures of the long run")]

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use halma_store::{PostgresStore, Store};
use stand_in::{Settings, StandIn};

use super::tables::{GAMES, Tally, finish, play, sit_down};
use crate::common::players::Dice;
use crate::common::postgres;
use crate::common::process::Bots;

const FEW_KILLS: usize = 2;
const PROCESSES: usize = 3;

#[tokio::test(flavor = "multi_thread")]
async fn of_three_processes_one_continues_whichever_is_killed() {
    killed(false).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn of_three_called_processes_the_others_answer_whichever_is_killed() {
    killed(true).await;
}

async fn killed(are_called: bool) {
    let kills = std::env::var("HALMA_KILLS").ok();
    let kills = kills.map_or(FEW_KILLS, |kills| kills.parse().unwrap());
    let Some(database) = postgres::store().await else {
        return;
    };
    // The next leader posts the boards that a killed process left, but it may soon be killed as
    // well. Beside other tests a process that starts may hold up the others for seconds; the long
    // run has the machine to itself.
    let within = if kills > FEW_KILLS { 3 } else { 20 };
    let settings = Settings {
        patience: Duration::from_secs(60),
        first_answer_within: Duration::from_secs(within),
        ..Settings::default()
    };
    let stand_in = StandIn::start(settings).await.unwrap();
    let mut bots = Bots::start(&stand_in, &database, PROCESSES, are_called).await;
    let tally = Arc::new(Tally::default());
    let tables = sit_down(&stand_in, GAMES, &bots.lives, &tally).await;
    let stop = Arc::new(AtomicBool::new(false));
    let tasks = play(tables, &stop);
    let mut dice = Dice(kills as u64);
    let (mut gaps, mut next) = (Vec::new(), 0);
    while gaps.len() < kills {
        let life = Duration::from_millis(30 + dice.below(2_000) as u64);
        tokio::time::sleep(life).await;
        gaps.extend(bots.kill(next).await);
        next = (next + 1) % PROCESSES;
    }
    stop.store(true, Ordering::SeqCst);
    let opened = async {
        bots.end().await;
        Store::new(PostgresStore::open(&database).await.unwrap())
    };
    println!(
        "kills of whoever worked: {kills}, the longest gap: {:?}, answers: {:?}",
        gaps.iter().max(),
        tally.answer_times(),
    );
    let figures = Box::pin(finish(&stand_in, tasks, &tally, opened)).await;
    println!("{figures:?}");
    figures.check();
}
