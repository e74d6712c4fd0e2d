//! What a very large number of running games costs a database: importing them, opening it, looking
//! for what is due, and making a move. `HALMA_GAMES=1000000` sets the number; with `-- grown` they
//! are played in the database rather than imported.
#![allow(clippy::print_stdout, reason = "benchmarks print their results")]

mod common;
#[path = "../tests/common/mod.rs"]
mod tests_common;

use std::fs::File;
use std::io::{BufReader, BufWriter, Write};
use std::sync::Arc;
use std::time::{Duration, Instant};

use halma_service::{Heartbeat, PlayRequest, Service, SystemLot, TimeControl};
use halma_store::ids::{MatchId, Timestamp, UserId, minutes};
use halma_store::{Memory, MemoryStore, PostgresSettings, PostgresStore, Store, transfer};
use secrecy::ExposeSecret;
use tests_common::postgres;
use tokio::task::JoinSet;
use tokio_postgres::NoTls;

use common::{act, begin_many, report};

/// The number of games to compare with.
const FEW: u64 = 1_000;
const USUALLY: u64 = 20_000;
/// The moves: each in a different game, this many in one database and then in the other, because
/// the machine's speed varies from second to second; this many times, which makes a row.
const AT_A_TIME: usize = 100;
const TURNS: usize = 3;
const ROUNDS: usize = 3;
/// The number of sweeps.
const SWEEPS: usize = 20;
/// How many people move at the same time while games are grown.
const AT_ONCE: usize = 64;
/// Connections that don't wait for the disk: only for what isn't measured.
const HASTY: &str = "%20-csynchronous_commit%3Doff";
/// Finishes the work that large changes leave behind. The database would do it within minutes, in
/// the middle of the measurement.
const SETTLE: [&str; 2] = ["vacuum (analyze) records", "checkpoint"];
/// Reads all records into memory, so that the disk isn't measured.
const TO_MEMORY: [&str; 2] = [
    "create extension if not exists pg_prewarm schema public",
    "select public.pg_prewarm('records', 'read'), public.pg_prewarm('records_pkey', 'read')",
];
const START: Timestamp = Timestamp(1_800_000_000_000);

#[tokio::main]
async fn main() {
    let many = std::env::var("HALMA_GAMES").ok();
    let many = many.map_or(USUALLY, |many| many.parse().expect("a number"));
    let is_grown = std::env::args().any(|argument| argument == "grown");
    let (few, many) = if is_grown {
        (grown(FEW).await, grown(many).await)
    } else {
        (carried(FEW).await, carried(many).await)
    };
    let (Some(few), Some(many)) = (few, many) else {
        return;
    };
    for (settings, _) in [&few, &many] {
        tell(settings, SETTLE).await;
    }
    for round in 0..ROUNDS {
        let mut rows = Vec::new();
        for (settings, ids) in [&few, &many] {
            tell(settings, TO_MEMORY).await;
            let moved = ids.chunks(AT_A_TIME).skip(round * TURNS);
            rows.push((
                open(settings, ids.len()).await,
                ids.len(),
                moved,
                Vec::new(),
            ));
        }
        for _ in 0..TURNS {
            for ((_, service), _, ids, moves) in &mut rows {
                moves.append(&mut times(service, ids.next().expect("enough games")).await);
            }
        }
        for ((store, _), games, _, moves) in rows {
            let whole = moves.iter().sum();
            report(&format!("{games} games, moves"), moves, whole);
            store.close().await;
        }
    }
}

/// Runs statements as the database's superuser.
async fn tell(settings: &PostgresSettings, statements: [&str; 2]) {
    let url = settings.url.expose_secret();
    let (client, line) = tokio_postgres::connect(url, NoTls).await.expect("a server");
    let line = tokio::spawn(line);
    for statement in statements {
        client.batch_execute(statement).await.expect("a superuser");
    }
    drop(client);
    line.await.expect("no panic").expect("an end");
}

/// A database where this many games were started, with a move in each once all of them existed.
async fn grown(games: u64) -> Option<(PostgresSettings, Vec<MatchId>)> {
    let settings = postgres::store().await?;
    let hasty = PostgresSettings {
        url: format!("{}{HASTY}", settings.url.expose_secret()).into(),
        connections: AT_ONCE,
        ..settings.clone()
    };
    let begun = Instant::now();
    let store = Store::new(PostgresStore::open(&hasty).await.expect("a store"));
    let service = Service::new(Arc::clone(&store), Arc::new(SystemLot));
    let mut ids = begin_many(&service, 0..games, START, TimeControl::default()).await;
    shuffle(&mut ids);
    let mut tasks = JoinSet::new();
    let all = Arc::new(ids);
    for first in 0..AT_ONCE {
        let (service, all) = (service.clone(), Arc::clone(&all));
        tasks.spawn(async move {
            for id in all.iter().skip(first).step_by(AT_ONCE) {
                let (user, text) = to_move(&service, *id).await;
                play(&service, *id, user, &text).await;
            }
        });
    }
    tasks.join_all().await;
    println!("{games} games: grown in {:.1?}", begun.elapsed());
    store.close().await;
    Some((settings, Arc::unwrap_or_clone(all)))
}

/// A database with a number of running games, imported from a store in memory.
async fn carried(games: u64) -> Option<(PostgresSettings, Vec<MatchId>)> {
    let settings = postgres::store().await?;
    let memory = Store::new(MemoryStore::open(&Memory::default()).expect("a store"));
    let service = Service::new(Arc::clone(&memory), Arc::new(SystemLot));
    let mut ids = begin_many(&service, 0..games, START, TimeControl::default()).await;
    shuffle(&mut ids);
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("games.jsonl");
    let begun = Instant::now();
    let mut lines = BufWriter::new(File::create(&path).expect("a file"));
    let records = transfer::export(&memory, &mut lines)
        .await
        .expect("an export");
    lines.flush().expect("room");
    let exported = begun.elapsed();
    drop((service, memory));
    let begun = Instant::now();
    let store = Store::new(PostgresStore::open(&settings).await.expect("a store"));
    let open = || File::open(&path).map(BufReader::new);
    transfer::import(&store, open).await.expect("an import");
    let bytes = std::fs::metadata(&path).expect("the file").len();
    println!(
        "{games} games: {records} records, {} bytes a game; exported in {exported:.1?}, imported in {:.1?}",
        bytes / games,
        begun.elapsed()
    );
    store.close().await;
    Some((settings, ids))
}

/// Shuffles the games, so that the first ones can be anywhere.
fn shuffle(ids: &mut [MatchId]) {
    ids.sort_unstable_by_key(|id| id.0.wrapping_mul(0x9E37_79B9_7F4A_7C15));
}

/// Opens a store and looks for what is due.
async fn open(settings: &PostgresSettings, games: usize) -> (Arc<Store>, Service) {
    let begun = Instant::now();
    let store = Store::new(PostgresStore::open(settings).await.expect("a store"));
    let service = Service::new(Arc::clone(&store), Arc::new(SystemLot));
    println!("{games} games: opened in {:.1?}", begun.elapsed());
    let beat = Heartbeat {
        now: START,
        uptime: Duration::ZERO,
        silent: Duration::ZERO,
    };
    service.heartbeat(beat).await.expect("a heartbeat");
    let (mut sweeps, begun) = (Vec::new(), Instant::now());
    for _ in 0..SWEEPS {
        let begun = Instant::now();
        service.sweep(START).await.expect("a sweep");
        sweeps.push(begun.elapsed());
    }
    report(&format!("{games} games, sweeps"), sweeps, begun.elapsed());
    (store, service)
}

/// How long a move takes in each of these games.
async fn times(service: &Service, ids: &[MatchId]) -> Vec<Duration> {
    let mut times = Vec::new();
    for id in ids {
        let (user, text) = to_move(service, *id).await;
        let begun = Instant::now();
        play(service, *id, user, &text).await;
        times.push(begun.elapsed());
    }
    times
}

/// Whose turn it is, and a move they can make.
async fn to_move(service: &Service, id: MatchId) -> (UserId, String) {
    let view = service.match_view(id).await.expect("a match");
    let game = view.game().expect("a running game");
    let position = game.standing.position();
    let ply = position.legal_plies()[0];
    let user = game.to_move().user().expect("a person");
    (user, ply.text(position.board()))
}

async fn play(service: &Service, id: MatchId, user: UserId, text: &str) {
    let request = PlayRequest {
        act: act(user.0, START + minutes(30)),
        id,
        turn: None,
        text: text.to_owned(),
    };
    service.play(&request).await.expect("a legal move");
}
