//! Exports that are too large for Discord: moves of older games are left out first, then games. And
//! exports of games that are damaged.
#![expect(clippy::unwrap_used, reason = "a test")]

use halma_rules::Variant;
use halma_store::ids::{MatchId, UserId};
use halma_store::records::{EVENTS_OF_A_CHUNK, EventRecord, LogRecord};
use halma_store::{ChangeSet, Key, Slot};
use serde_json::Value;

use crate::common::desk::{Desk, START, begin};

/// How many large records don't fit in a file together.
const MANY: u64 = 80;
/// What makes a record large, which may have 120,000 bytes.
const LARGE: usize = 100_000;

async fn head(desk: &Desk, id: MatchId) -> Value {
    let stored = desk.store.load(Key::Match(id)).await.unwrap().unwrap();
    serde_json::from_slice(&stored.body).unwrap()
}

async fn put(desk: &Desk, key: Key, body: Vec<u8>) {
    let mut changes = ChangeSet::new();
    changes.put_bytes(key, body);
    desk.store.commit(changes).await.unwrap();
}

/// Gives a game this many log chunks of large moves.
async fn add_moves(desk: &Desk, id: MatchId, chunks: u64) {
    let ply = EventRecord::Ply("x".repeat(LARGE / EVENTS_OF_A_CHUNK as usize), START);
    let events = vec![ply; EVENTS_OF_A_CHUNK as usize];
    let log = serde_json::to_vec(&LogRecord::V1 { events }).unwrap();
    for chunk in 0..chunks {
        put(desk, Slot::log(id, chunk).key(), log.clone()).await;
    }
    let mut head = head(desk, id).await;
    head["stage"]["running"]["events"] = (chunks * EVENTS_OF_A_CHUNK).into();
    put(desk, Key::Match(id), head.to_string().into()).await;
}

/// Stores newer games, each with a large head.
async fn add_games(desk: &Desk, id: MatchId, mut head: Value) {
    head["place"]["locale"] = "x".repeat(LARGE).into();
    for number in 1..=MANY {
        let key = Key::Match(MatchId(id.0 + number));
        put(desk, key, head.to_string().into()).await;
    }
}

/// Returns the number of events of each game shown, and how many games are cut.
async fn exported(desk: &Desk) -> (Vec<Option<usize>>, usize) {
    let export = desk.service.export(UserId(1), START).await.unwrap();
    let export = export.unwrap();
    let shown = serde_json::to_value(&export).unwrap();
    let games = shown["matches"].as_array().unwrap().iter();
    let events = games.map(|game| game["events"].as_array().map(Vec::len));
    (events.collect(), export.cut_games())
}

#[tokio::test]
async fn moves_and_then_games_that_do_not_fit_are_left_out_and_counted() {
    let desk = Desk::new();
    let id = begin(&desk, Variant::Halma8, &[1], "none").await.id;
    let before = head(&desk, id).await;
    assert_eq!(exported(&desk).await, (vec![Some(0)], 0));
    add_moves(&desk, id, MANY).await;
    assert_eq!(exported(&desk).await, (vec![None], 1));
    add_games(&desk, id, before).await;
    let (shown, cut) = exported(&desk).await;
    let (oldest, newer) = shown.split_last().unwrap();
    assert_eq!(*oldest, None);
    assert!(newer.iter().all(|events| *events == Some(0)));
    let left_out = MANY as usize - newer.len();
    assert!(left_out > 0);
    assert_eq!(cut, 1 + left_out);
}

#[tokio::test]
async fn damaged_moves_and_results_are_left_out() {
    let desk = Desk::new();
    let id = begin(&desk, Variant::Halma8, &[1], "none").await.id;
    add_moves(&desk, id, 2).await;
    let result = Slot::result(id).key();
    put(&desk, result, b"nonsense".to_vec()).await;
    let whole = 2 * EVENTS_OF_A_CHUNK as usize;
    assert_eq!(exported(&desk).await, (vec![Some(whole)], 0));
    let mut changes = ChangeSet::new();
    changes.delete(Slot::log(id, 1));
    desk.store.commit(changes).await.unwrap();
    assert_eq!(exported(&desk).await, (vec![None], 0));
}
