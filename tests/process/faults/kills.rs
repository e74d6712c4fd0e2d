//! The real binary is killed at random moments and restarted while sixteen games are played.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use halma_store::{SledStore, Store};
use stand_in::{Settings, StandIn};

use super::super::tables::{Figures, GAMES, Tally, finish, play, sit_down};
use crate::common::players::Dice;
use crate::common::process::Bot;

pub async fn killed(kills: usize) -> Figures {
    let folder = tempfile::tempdir().expect("a folder");
    let stand_in = StandIn::start(Settings::default())
        .await
        .expect("a stand-in");
    let mut bot = Bot::start(&stand_in, folder.path()).await;
    let tally = Arc::new(Tally::default());
    let tables = sit_down(&stand_in, GAMES, &bot.lives, &tally).await;
    let stop = Arc::new(AtomicBool::new(false));
    let tasks = play(tables, &stop);
    let mut dice = Dice(kills as u64);
    for _ in 0..kills {
        let life = Duration::from_millis(30 + dice.below(600) as u64);
        tokio::time::sleep(life).await;
        bot.kill().await;
    }
    stop.store(true, Ordering::SeqCst);
    let (store, child) = (bot.store.clone(), &mut bot.child);
    let opened = async {
        child.kill().await.expect("a child");
        Store::new(SledStore::open(&store).expect("a store"))
    };
    let mut figures = Box::pin(finish(&stand_in, tasks, &tally, opened)).await;
    figures.panicked = bot.panics();
    assert!(figures.answered >= kills * GAMES / 4, "too few moves");
    figures
}
