//! Whether the bot reports that it is ready, and if not, why: the same on both ports.
#![expect(clippy::unwrap_used, reason = "a test")]

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use halma::run::{RunError, run};
use halma_rules::{Game, Rules, Variant};
use reqwest::StatusCode;
use secrecy::ExposeSecret;
use stand_in::{Fault, FaultRule, Settings, StandIn};
use tokio::task::JoinHandle;
use tokio_postgres::NoTls;
use tokio_util::sync::CancellationToken;

use crate::common::hall::{Hall, called_at};
use crate::common::port::own_port;
use crate::common::postgres;
use crate::common::table::Table;

/// The difference between clocks, well beyond the lifetime of an interaction's token.
const APART: Duration = Duration::from_secs(16 * 60);

fn local(port: u16) -> SocketAddr {
    ([127, 0, 0, 1], port).into()
}

async fn get(port: u16, path: &str) -> (StatusCode, String) {
    let answer = reqwest::get(format!("http://127.0.0.1:{port}/{path}"));
    let answer = answer.await.unwrap();
    (answer.status(), answer.text().await.unwrap())
}

/// Waits until a port reports that the bot is ready, or not ready for this reason.
async fn becomes(port: u16, why_not: Option<&str>) {
    let wanted = match why_not {
        None => StatusCode::OK,
        Some(_) => StatusCode::SERVICE_UNAVAILABLE,
    };
    loop {
        // It may not be listening yet.
        let is_open = tokio::net::TcpStream::connect(local(port)).await.is_ok();
        if is_open {
            let (status, said) = get(port, "readyz").await;
            if status == wanted && said.contains(why_not.unwrap_or("ready\n")) {
                break;
            }
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    assert_eq!(get(port, "healthz").await.0, StatusCode::OK);
}

/// A hall with both ports, whose bot hasn't been started.
fn with_ports(stand_in: StandIn) -> (Hall, [u16; 2]) {
    let mut hall = Hall::empty(stand_in, None);
    let ports = [own_port(), own_port()];
    hall.port = Some(ports[0]);
    hall.metrics = Some(local(ports[1]));
    (hall, ports)
}

fn start(hall: &Hall) -> (CancellationToken, JoinHandle<Result<(), RunError>>) {
    let (config, clock, lot) = (
        hall.config(),
        Arc::clone(&hall.clock),
        Arc::clone(&hall.lot),
    );
    let stop = CancellationToken::new();
    let stopped = stop.clone();
    let running = tokio::spawn(async move { run(&config, clock, lot, stopped).await });
    (stop, running)
}

async fn sit_down(hall: &Hall) -> Table {
    let game = Game::new(Rules::default_for(Variant::Halma8));
    Table::sit_down(hall, "general", &["anna", "ben"], game).await
}

async fn play(table: &mut Table) {
    table.play(table.game.position().legal_plies()[0]).await;
    table.check_last();
}

/// The value of a metric.
async fn measured(port: u16, name: &str) -> f64 {
    let (_, text) = get(port, "metrics").await;
    let mut lines = text.lines().filter_map(|line| line.rsplit_once(' '));
    let found = lines.find(|(known, _)| *known == name);
    found.expect(name).1.parse().unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn the_bot_is_ready_once_it_has_reached_discord() {
    let (hall, ports) = with_ports(StandIn::start(Settings::default()).await.unwrap());
    let away = FaultRule::new(Fault::ServerError(503)).on("GET", "/users/@me");
    hall.stand_in.fail(away);
    let (stop, running) = start(&hall);
    for port in ports {
        becomes(port, Some("Discord has not been reached yet")).await;
        becomes(port, Some("calls are not answered yet")).await;
    }
    assert!(measured(ports[1], "halma_ready{part=\"discord\"}").await < 0.5);
    hall.stand_in.clear_faults();
    for port in ports {
        becomes(port, None).await;
    }
    for part in ["store", "clock", "discord", "calls", "stop"] {
        let name = format!("halma_ready{{part=\"{part}\"}}");
        assert!(measured(ports[1], &name).await > 0.5, "{part}");
    }
    stop.cancel();
    running.await.unwrap().unwrap();
    hall.close().await;
}

/// Plays on a machine whose clock is ahead of Discord's, or behind.
async fn with_wrong_clock(is_ahead: bool, is_called: bool) {
    let settings = Settings {
        clock_behind: if is_ahead { APART } else { Duration::ZERO },
        ..Settings::default()
    };
    let stand_in = StandIn::start(settings).await.unwrap();
    if !is_ahead {
        stand_in.advance(APART);
    }
    let (mut hall, [port, metrics]) = with_ports(stand_in);
    if !is_called {
        hall.port = None;
    }
    hall.start_bot().await;
    let mut table = sit_down(&hall).await;
    for _ in 0..3 {
        play(&mut table).await;
    }
    let listed = table.to_move().slash(table.channel, "/halma games").await;
    let listed = listed.unwrap().message().await.unwrap();
    assert!(listed.is_private());
    let why = if is_ahead {
        "s ahead of Discord's"
    } else {
        "s behind Discord's"
    };
    becomes(metrics, Some(why)).await;
    if is_called {
        becomes(port, Some(why)).await;
    }
    let ahead = measured(metrics, "halma_clock_ahead_seconds{of=\"discord\"}").await;
    assert!((ahead.abs() - APART.as_secs_f64()).abs() < 30.0, "{ahead}");
    assert_eq!(ahead > 0.0, is_ahead);
    assert!(measured(metrics, "halma_ready{part=\"clock\"}").await < 0.5);
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn clicks_over_the_gateway_are_answered_with_a_wrong_clock() {
    with_wrong_clock(true, false).await;
    with_wrong_clock(false, false).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn with_a_wrong_clock_calls_are_answered() {
    with_wrong_clock(true, true).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_clock_that_is_moved_together_with_discords_is_right() {
    let (hall, [_, port]) = with_ports(StandIn::start(Settings::default()).await.unwrap());
    hall.stand_in.advance(APART);
    hall.clock.advance_ms(APART.as_millis().try_into().unwrap());
    let (stop, running) = start(&hall);
    becomes(port, None).await;
    let name = "halma_clock_ahead_seconds{of=\"discord\"}";
    while !get(port, "metrics").await.1.contains(name) {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    let ahead = measured(port, name).await;
    assert!(ahead.abs() < 30.0, "{ahead}");
    stop.cancel();
    running.await.unwrap().unwrap();
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_clock_that_differs_from_the_databases_is_reported() {
    let Some(mut database) = postgres::store().await else {
        return;
    };
    // The functions in the test's schema take precedence over the system's.
    let url = format!("{}%2Cpg_catalog", database.url.expose_secret());
    let (client, line) = tokio_postgres::connect(&url, NoTls).await.unwrap();
    let line = tokio::spawn(line);
    let set = async |interval: &str| {
        let function = format!(
            "create or replace function clock_timestamp() returns timestamptz language sql \
             as $$ select pg_catalog.clock_timestamp() {interval} $$"
        );
        client.batch_execute(&function).await.unwrap();
    };
    set("- interval '75 s'").await;
    database.url = url.into();
    let (mut hall, ports) = with_ports(StandIn::start(Settings::default()).await.unwrap());
    hall.database = Some(database);
    hall.start_bot().await;
    let mut table = sit_down(&hall).await;
    play(&mut table).await;
    for port in ports {
        becomes(port, Some("s ahead of the database's")).await;
    }
    let ahead = measured(ports[1], "halma_clock_ahead_seconds{of=\"database\"}").await;
    assert!((ahead - 75.0).abs() < 10.0, "{ahead}");
    set("+ interval '75 s'").await;
    becomes(ports[0], Some("s behind the database's")).await;
    set("+ interval '45 s'").await;
    becomes(ports[0], None).await;
    hall.close().await;
    drop(client);
    line.await.unwrap().unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stopping_bot_says_so_and_keeps_answering_for_a_while() {
    let (mut hall, ports) = with_ports(StandIn::start(Settings::default()).await.unwrap());
    hall.lame_duck = 5;
    let (stop, running) = start(&hall);
    let url = called_at(ports[0]);
    hall.stand_in.call_at(&[url]).await.unwrap();
    hall.stand_in.wait_ready().await.unwrap();
    let mut table = sit_down(&hall).await;
    stop.cancel();
    for port in ports {
        becomes(port, Some("stopping")).await;
    }
    for _ in 0..3 {
        play(&mut table).await;
    }
    running.await.unwrap().unwrap();
    assert_eq!(hall.stored_game(&table.code).await, table.game);
    hall.close().await;
}
