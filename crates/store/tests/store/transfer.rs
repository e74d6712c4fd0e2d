//! Whole stores moved into others: nothing is missing, and nothing stays half done unnoticed.
#![expect(clippy::unwrap_used, reason = "a test")]

use std::io::{BufReader, ErrorKind};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use halma_store::ids::{ChannelId, MatchId};
use halma_store::transfer::{TransferError, check_whole, export, import};
use halma_store::{
    COMPACT, ChangeSet, Key, Memory, MemoryStore, PostgresStore, Prefix, SledStore, Slot, Store,
    StoreError,
};
use secrecy::ExposeSecret;
use tempfile::TempDir;
use tokio_postgres::NoTls;

use crate::common::postgres;
use crate::common::records::{record, slot};

/// More than are read and written in one batch.
const RECORDS: u64 = 2_500;

async fn fill(store: &Store) {
    let mut changes = ChangeSet::new();
    for number in 0..RECORDS {
        let hash = format!("{number} \u{1f98a} \"x\"\n");
        changes.put(slot(number), &record(&hash)).unwrap();
        changes.put_index(Slot::channel_match(ChannelId(7), MatchId(number)));
    }
    store.commit(changes).await.unwrap();
}

async fn exported(store: &Store) -> Vec<u8> {
    let mut lines = Vec::new();
    export(store, &mut lines).await.unwrap();
    lines
}

async fn imported(store: &Store, lines: &[u8]) -> Result<usize, TransferError> {
    import(store, || Ok(lines)).await
}

fn memory() -> Arc<Store> {
    Store::new(MemoryStore::open(&Memory::default()).unwrap())
}

async fn contents(store: &Store) -> Vec<(Key, Vec<u8>)> {
    let all = store.scan_records(Prefix::All, None, usize::MAX).await;
    let all = all.unwrap().into_iter();
    let all = all.map(|(key, stored)| (key, stored.body));
    all.filter(|(key, _)| !matches!(key, Key::Format() | Key::LastRevision()))
        .collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn moving_a_store_and_back_changes_nothing() {
    let first = memory();
    fill(&first).await;
    let lines = exported(&first).await;
    let folder = TempDir::new().unwrap();
    let second = Store::new(SledStore::open(folder.path()).unwrap());
    let records = imported(&second, &lines).await.unwrap();
    assert_eq!(records as u64, 2 * RECORDS);
    assert!(contents(&second).await == contents(&first).await);
    check_whole(&second).await.unwrap();
    assert!(exported(&second).await == lines);
    if let Some(settings) = postgres::store().await {
        let third = Store::new(PostgresStore::open(&settings).await.unwrap());
        imported(&third, &exported(&second).await).await.unwrap();
        check_whole(&third).await.unwrap();
        assert!(exported(&third).await == lines);
    }
}

#[tokio::test]
async fn an_export_with_compact_games_marks_the_store_that_gets_them() {
    let (first, second) = (memory(), memory());
    fill(&first).await;
    let mut changes = ChangeSet::new();
    changes.put(Slot::format(), &COMPACT).unwrap();
    first.commit(changes).await.unwrap();
    let lines = exported(&first).await;
    assert!(lines.starts_with(format!("{{\"halma\":{COMPACT}}}").as_bytes()));
    imported(&second, &lines).await.unwrap();
    let mark = second.load(Slot::format().key()).await.unwrap().unwrap();
    assert_eq!(Slot::format().read(&mark).unwrap(), COMPACT);
    assert!(exported(&second).await == lines);
}

#[tokio::test]
async fn a_store_with_contents_is_left_alone() {
    let (first, second) = (memory(), memory());
    fill(&first).await;
    let mut changes = ChangeSet::new();
    changes.put(Slot::upgraded(), &6).unwrap();
    second.commit(changes).await.unwrap();
    let before = contents(&second).await;
    let refused = imported(&second, &exported(&first).await).await;
    assert!(
        matches!(refused, Err(TransferError::NotEmpty)),
        "{refused:?}"
    );
    assert!(contents(&second).await == before);
}

/// Changed lines, and the beginning of the error for each.
#[tokio::test]
async fn an_incomplete_file_leaves_the_store_empty() {
    let first = memory();
    fill(&first).await;
    let whole = String::from_utf8(exported(&first).await).unwrap();
    let lines: Vec<&str> = whole.lines().collect();
    let without = |number: usize| [&lines[..number], &lines[number + 1..]].concat().join("\n");
    for (text, said) in [
        (String::new(), "the file was cut off"),
        (whole[..whole.len() / 2].to_owned(), "line "),
        (without(lines.len() - 1), "the file was cut off"),
        (without(2_000), "the file was cut off"),
        (without(0), "line 1 of the file is not from an export"),
        (whole.replace("17 ", "18 "), "the file was cut off"),
        (
            whole.replace("{\"halma\":", "{\"halma\":1"),
            "a newer version wrote",
        ),
        (
            whole.replace("{\"halma\":7", "{\"halma\":6"),
            "an older version wrote",
        ),
        (whole.replace("\"key\":\"0c", "\"key\":\"ff"), "line "),
    ] {
        let second = memory();
        let refused = imported(&second, text.as_bytes()).await.unwrap_err();
        let refused = refused.to_string();
        assert!(refused.starts_with(said), "{refused}");
        assert!(contents(&second).await.is_empty(), "{said}");
    }
}

/// The file exists while it is checked, but is truncated while it is imported.
#[tokio::test]
async fn an_interrupted_import_leaves_a_store_that_says_so() {
    let (first, second) = (memory(), memory());
    fill(&first).await;
    let lines = exported(&first).await;
    let opened = AtomicUsize::new(0);
    let cut = import(&second, || match opened.fetch_add(1, Ordering::Relaxed) {
        0 => Ok(BufReader::new(&lines[..])),
        1 => Ok(BufReader::new(&lines[..lines.len() / 2])),
        _ => Err(ErrorKind::NotFound.into()),
    });
    cut.await.unwrap_err();
    assert!(!contents(&second).await.is_empty());
    let looked = check_whole(&second).await;
    assert!(
        matches!(looked, Err(StoreError::HalfImported)),
        "{looked:?}"
    );
}

/// Index keys that this version doesn't know make pages short, but nothing after them is missing.
#[tokio::test(flavor = "multi_thread")]
async fn unreadable_keys_hide_nothing_after_them() {
    let Some(settings) = postgres::store().await else {
        return;
    };
    let store = Store::new(PostgresStore::open(&settings).await.unwrap());
    fill(&store).await;
    let whole = exported(&store).await;
    let connecting = tokio_postgres::connect(settings.url.expose_secret(), NoTls);
    let (database, line) = connecting.await.unwrap();
    tokio::spawn(line);
    // 9 bytes aren't a valid index entry of a channel, but sort among them.
    let strange =
        "insert into records select set_byte(substring(key for 9), 8, 1), 1, null from records
        where key >= '\\x07' and key < '\\x08' limit 1";
    database.batch_execute(strange).await.unwrap();
    assert!(exported(&store).await == whole);
}
