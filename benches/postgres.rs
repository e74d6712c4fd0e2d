//! The store in a database: durable changes per second, next to bare inserts over as many
//! connections in the same run; and moving a store into it.
#![allow(clippy::print_stdout, reason = "benchmarks print their results")]

mod common;
#[path = "../tests/common/mod.rs"]
mod tests_common;

use std::time::{Duration, Instant};

use halma_store::ids::Scope;
use halma_store::records::CommandsRecord;
use halma_store::{
    ChangeSet, Memory, MemoryStore, PostgresSettings, PostgresStore, Slot, Store, transfer,
};
use secrecy::ExposeSecret;
use tests_common::postgres;
use tokio::task::JoinSet;
use tokio_postgres::NoTls;

use common::{commits, report};

/// About the size of a game after eighty rounds.
const RECORD_BYTES: usize = 2_000;
/// How long each row is measured.
const WHILE: Duration = Duration::from_secs(4);
const TASKS: u64 = 64;
/// The records to move, ten per game.
const RECORDS: u64 = 200_000;

#[tokio::main]
async fn main() {
    let Some(settings) = postgres::store().await else {
        return;
    };
    for _ in 0..2 {
        inserts(&settings).await;
        for connections in [16, 64] {
            let store = postgres::store().await.expect("a store");
            let settings = PostgresSettings {
                connections,
                ..store
            };
            let store = PostgresStore::open(&settings).await.expect("a store");
            let store = Store::new(store);
            let name = format!("store, 64 tasks over {connections} connections");
            commits(&name, &store, TASKS, WHILE, RECORD_BYTES).await;
            store.close().await;
        }
    }
    moved(&postgres::store().await.expect("a store")).await;
}

/// Inserts single rows, over one connection per task.
async fn inserts(settings: &PostgresSettings) {
    let url = settings.url.expose_secret();
    let mut running = JoinSet::new();
    let (client, line) = tokio_postgres::connect(url, NoTls).await.expect("a server");
    tokio::spawn(line);
    let make = "create table if not exists bare (key bytea primary key, body jsonb)";
    client.batch_execute(make).await.expect("a table");
    let body = serde_json::json!({ "hash": "x".repeat(RECORD_BYTES) }).to_string();
    let start = Instant::now();
    for _ in 0..TASKS {
        let (url, body) = (url.to_owned(), body.clone());
        running.spawn(async move {
            let (client, line) = tokio_postgres::connect(&url, NoTls)
                .await
                .expect("a server");
            tokio::spawn(line);
            let insert = "insert into bare values ($1, $2::text::jsonb)";
            let insert = client.prepare(insert).await.expect("a statement");
            let mut latencies = Vec::new();
            while start.elapsed() < WHILE {
                let key: [u8; 16] = rand::random();
                let begun = Instant::now();
                let inserted = client.execute(&insert, &[&&key[..], &body]).await;
                inserted.expect("a row");
                latencies.push(begun.elapsed());
            }
            latencies
        });
    }
    let latencies = running.join_all().await.concat();
    report("bare inserts, 64 tasks", latencies, start.elapsed());
}

/// Moves records from memory into a database and back.
async fn moved(settings: &PostgresSettings) {
    let memory = Store::new(MemoryStore::open(&Memory::default()).expect("a store"));
    let body = CommandsRecord {
        hash: "x".repeat(200),
        version: None,
    };
    let mut changes = ChangeSet::new();
    for number in 0..RECORDS {
        let slot = Slot::commands(number, Scope::Global);
        changes.put_bytes(slot.key(), serde_json::to_vec(&body).expect("a record"));
        if number % 100 == 99 {
            memory
                .commit(std::mem::take(&mut changes))
                .await
                .expect("room");
        }
    }
    let mut lines = Vec::new();
    transfer::export(&memory, &mut lines)
        .await
        .expect("an export");
    let store = Store::new(PostgresStore::open(settings).await.expect("a store"));
    let begun = Instant::now();
    let imported = transfer::import(&store, || Ok(&lines[..])).await;
    imported.expect("an import");
    println!(
        "import of {RECORDS} records: {:.1} s",
        begun.elapsed().as_secs_f64()
    );
    let begun = Instant::now();
    let mut lines = Vec::new();
    transfer::export(&store, &mut lines)
        .await
        .expect("an export");
    println!("export of them: {:.1} s", begun.elapsed().as_secs_f64());
}
