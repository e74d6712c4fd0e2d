//! The bot with its games in a database: it says so while that is unreachable, and continues
//! automatically.
#![expect(clippy::unwrap_used, reason = "a test")]

use std::sync::Arc;
use std::time::{Duration, Instant};

use halma::run::run;
use halma_rules::{Game, Rules, Variant};
use stand_in::Settings;
use tokio_util::sync::CancellationToken;

use crate::common::hall::{Hall, private};
use crate::common::postgres::{self, Cluster};
use crate::common::table::Table;

/// How long answers may fail once the database is back.
const PATIENCE: Duration = Duration::from_secs(15);

/// Tries a move until a board answers it.
async fn play_when_back(table: &mut Table) {
    let ply = table.game.position().legal_plies()[0];
    let text = ply.text(table.game.position().board());
    let begun = Instant::now();
    loop {
        let line = format!("/halma move text:\"{text}\"");
        let answer = table.to_move().slash(table.channel, &line).await.unwrap();
        let message = answer.message().await.unwrap();
        if !message.content.contains("can't reach the games") {
            assert!(!message.attachments.is_empty(), "{}", message.content);
            table.last = message;
            table.game.play(ply).unwrap();
            return;
        }
        assert!(begun.elapsed() < PATIENCE, "{}", message.content);
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn losing_the_database_connection_loses_no_moves_and_ends_no_games() {
    let Some(cluster) = Cluster::new() else {
        return;
    };
    let mut running = cluster.start();
    let mut hall = Hall::open_on(cluster.store().await).await;
    let game = Game::new(Rules::default_for(Variant::Halma8));
    let mut table = Table::sit_down(&hall, "general", &["anna", "ben"], game).await;
    for _ in 0..3 {
        table.play(table.game.position().legal_plies()[0]).await;
        running.crash();
        let person = table.to_move();
        let answer = person.slash(table.channel, "/halma board").await.unwrap();
        let said = private(answer).await;
        assert!(said.contains("can't reach the games right now"), "{said}");
        running = cluster.start();
        play_when_back(&mut table).await;
    }
    table.play(table.game.position().legal_plies()[0]).await;
    table.check_last();
    hall.stop_bot().await;
    assert_eq!(hall.stored_game(&table.code).await, table.game);
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_that_starts_before_its_database_waits_for_it() {
    let Some(cluster) = Cluster::new() else {
        return;
    };
    let store = {
        let _running = cluster.start();
        cluster.store().await
    };
    let opening = tokio::spawn(Hall::open_on(store));
    tokio::time::sleep(Duration::from_millis(500)).await;
    assert!(!opening.is_finished());
    let _running = cluster.start();
    let hall = opening.await.unwrap();
    let game = Game::new(Rules::default_for(Variant::Halma8));
    let mut table = Table::sit_down(&hall, "general", &["anna", "ben"], game).await;
    table.play(table.game.position().legal_plies()[0]).await;
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn when_a_bot_stops_another_takes_over_immediately() {
    let Some(store) = postgres::store().await else {
        return;
    };
    let mut hall = Hall::open_by_gateway(Settings::default(), Some(store)).await;
    let game = Game::new(Rules::default_for(Variant::Halma8));
    let mut table = Table::sit_down(&hall, "general", &["anna", "ben"], game).await;
    let mut stops = Vec::new();
    for _ in 0..2 {
        let (config, clock) = (hall.config(), Arc::clone(&hall.clock));
        let (lot, stop) = (Arc::clone(&hall.lot), CancellationToken::new());
        let stopped = stop.clone();
        let bot = tokio::spawn(async move { run(&config, clock, lot, stopped).await });
        stops.push((stop, bot));
    }
    table.play(table.game.position().legal_plies()[0]).await;
    hall.stop_bot().await;
    // One of the two waiting bots takes over; the other keeps waiting.
    hall.stand_in.wait_ready().await.unwrap();
    table.play(table.game.position().legal_plies()[0]).await;
    table.check_last();
    for (stop, bot) in stops {
        stop.cancel();
        bot.await.unwrap().unwrap();
    }
    assert_eq!(hall.stored_game(&table.code).await, table.game);
    hall.close().await;
}
