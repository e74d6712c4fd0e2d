//! The store: what was acknowledged is there again, races have one winner, damage is an error.
#![expect(clippy::unwrap_used, reason = "a test")]

use std::io;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::time::Duration;

use crate::common::cases;
use halma::ids::{ChannelId, Code, InteractionId, MatchId, PlayerId, Timestamp, UserId};
use halma::store::{
    ChangeSet, Disk, Due, Key, MOST_RECORD_BYTES, Medium, Prefix, SledStore, Store, StoreError,
};

use proptest::prelude::*;
use tempfile::TempDir;

fn key(number: u64) -> Key {
    Key::Player(PlayerId(number))
}

async fn text(store: &SledStore, key: Key) -> Option<String> {
    let stored = store.load(key).await.unwrap();
    stored.map(|stored| stored.read(key).unwrap())
}

fn put(number: u64, text: &str, expected: u64) -> ChangeSet {
    let mut changes = ChangeSet::new();
    changes.expect(key(number), expected);
    changes.put(key(number), &text).unwrap();
    changes
}

#[tokio::test]
async fn acknowledged_changes_are_there_after_reopening() {
    let folder = TempDir::new().unwrap();
    let store = SledStore::open(folder.path()).unwrap();
    store.commit(put(1, "one", 0)).await.unwrap();
    store.close().await;
    drop(store);
    let store = SledStore::open(folder.path()).unwrap();
    assert_eq!(text(&store, key(1)).await.as_deref(), Some("one"));
}

#[tokio::test]
async fn a_second_process_is_told_that_the_store_is_in_use() {
    let folder = TempDir::new().unwrap();
    let _first = SledStore::open(folder.path()).unwrap();
    let second = SledStore::open(folder.path()).unwrap_err();
    assert!(matches!(second, StoreError::InUse { .. }), "{second}");
}

#[tokio::test]
async fn a_lost_race_changes_nothing() {
    let folder = TempDir::new().unwrap();
    let store = SledStore::open(folder.path()).unwrap();
    store.commit(put(1, "first", 0)).await.unwrap();
    let mut late = put(1, "late", 0);
    late.put(key(2), &"beside").unwrap();
    assert!(matches!(
        store.commit(late).await,
        Err(StoreError::Conflict)
    ));
    assert_eq!(text(&store, key(1)).await.as_deref(), Some("first"));
    assert_eq!(text(&store, key(2)).await, None);
}

#[tokio::test]
async fn a_record_made_again_is_not_taken_for_the_old_one() {
    let folder = TempDir::new().unwrap();
    let store = SledStore::open(folder.path()).unwrap();
    store.commit(put(1, "old", 0)).await.unwrap();
    let seen = store.load(key(1)).await.unwrap().unwrap().revision;
    let mut delete = ChangeSet::new();
    delete.delete(key(1));
    store.commit(delete).await.unwrap();
    store.commit(put(1, "new", 0)).await.unwrap();
    assert!(matches!(
        store.commit(put(1, "stale", seen)).await,
        Err(StoreError::Conflict)
    ));
}

#[tokio::test]
async fn applying_a_change_set_twice_does_nothing_the_second_time() {
    let folder = TempDir::new().unwrap();
    let store = SledStore::open(folder.path()).unwrap();
    let changes = put(1, "once", 0);
    store.commit(changes.clone()).await.unwrap();
    let before = store.load(key(1)).await.unwrap();
    assert!(store.commit(changes).await.is_err());
    assert_eq!(store.load(key(1)).await.unwrap(), before);
}

#[tokio::test(flavor = "multi_thread")]
async fn of_many_racing_writers_each_round_has_one_winner() {
    let folder = TempDir::new().unwrap();
    let store = Arc::new(SledStore::open(folder.path()).unwrap());
    let tasks = (0..32_u64).map(|task| {
        let store = Arc::clone(&store);
        tokio::spawn(async move {
            let mut won = 0_u64;
            while won < 5 {
                let stored = store.load(key(1)).await.unwrap();
                let count: u64 = stored
                    .as_ref()
                    .map_or(0, |stored| stored.read(key(1)).unwrap());
                let mut changes = ChangeSet::new();
                changes.expect(key(1), stored.map_or(0, |stored| stored.revision));
                changes.put(key(1), &(count + 1)).unwrap();
                changes.put(key(100 + task), &won).unwrap();
                match store.commit(changes).await {
                    Ok(()) => won += 1,
                    Err(StoreError::Conflict) => {}
                    Err(error) => panic!("{error}"),
                }
            }
        })
    });
    for task in tasks.collect::<Vec<_>>() {
        task.await.unwrap();
    }
    let count: u64 = store
        .load(key(1))
        .await
        .unwrap()
        .unwrap()
        .read(key(1))
        .unwrap();
    assert_eq!(count, 32 * 5);
}

#[tokio::test]
async fn changes_that_wait_together_are_written_together() {
    let folder = TempDir::new().unwrap();
    let store = SledStore::open(folder.path()).unwrap();
    let commits = (0..500_u64).map(|number| store.commit(put(number, "now", 0)));
    // All are handed over before the first is waited for.
    for written in futures::future::join_all(commits).await {
        written.unwrap();
    }
    let batches = store.batches();
    assert!(batches < 100, "{batches} batches for 500 changes");
    for number in 0..500 {
        assert_eq!(text(&store, key(number)).await.as_deref(), Some("now"));
    }
}

#[tokio::test]
async fn an_overgrown_record_is_refused() {
    let mut changes = ChangeSet::new();
    let long = "x".repeat(MOST_RECORD_BYTES);
    assert!(matches!(
        changes.put(key(1), &long),
        Err(StoreError::TooLarge { .. })
    ));
    assert!(changes.is_empty());
}

#[tokio::test]
async fn a_newer_format_is_refused() {
    let folder = TempDir::new().unwrap();
    let database = sled::open(folder.path()).unwrap();
    let mut value = 1_u64.to_be_bytes().to_vec();
    value.extend(b"99");
    database.insert(Key::Format.encode(), value).unwrap();
    database.flush().unwrap();
    drop(database);
    let error = SledStore::open(folder.path()).unwrap_err();
    assert!(
        matches!(error, StoreError::NewerFormat { found: 99, .. }),
        "{error}"
    );
}

#[tokio::test]
async fn scans_keep_to_their_prefix_and_order() {
    let folder = TempDir::new().unwrap();
    let store = SledStore::open(folder.path()).unwrap();
    let mut changes = ChangeSet::new();
    for (channel, id) in [(1, 3), (1, 1), (2, 0), (1, 2)] {
        changes.put_index(Key::ChannelMatch(ChannelId(channel), MatchId(id)));
    }
    store.commit(changes).await.unwrap();
    let prefix = Prefix::ChannelMatches(ChannelId(1));
    let found = store.scan(prefix, None, 10).await.unwrap();
    let expected = [1, 2, 3].map(|id| Key::ChannelMatch(ChannelId(1), MatchId(id)));
    assert_eq!(found, expected);
    let from = Some(Key::ChannelMatch(ChannelId(1), MatchId(2)));
    assert_eq!(store.scan(prefix, from, 1).await.unwrap(), expected[1..2]);
}

/// A disk that is full or broken when a test says so.
#[derive(Default)]
struct Odd {
    is_full: AtomicBool,
    fails: AtomicU32,
}

impl Medium for Odd {
    fn room(&self, path: &Path) -> io::Result<u64> {
        if self.is_full.load(Ordering::SeqCst) {
            return Ok(4_096);
        }
        Disk.room(path)
    }

    fn before_write(&self) -> io::Result<()> {
        let left = self.fails.load(Ordering::SeqCst);
        if left == 0 {
            return Ok(());
        }
        self.fails.store(left - 1, Ordering::SeqCst);
        Err(io::Error::other("broken on purpose"))
    }
}

#[tokio::test]
async fn on_a_full_disk_nothing_is_written_and_all_can_be_read_until_there_is_room() {
    let folder = TempDir::new().unwrap();
    let disk = Arc::new(Odd::default());
    let store = SledStore::open_on(folder.path(), Arc::clone(&disk) as Arc<dyn Medium>).unwrap();
    store.commit(put(1, "one", 0)).await.unwrap();
    disk.is_full.store(true, Ordering::SeqCst);
    let refused = store.commit(put(2, "two", 0)).await;
    assert!(matches!(refused, Err(StoreError::NoRoom)), "{refused:?}");
    assert_eq!(text(&store, key(1)).await.as_deref(), Some("one"));
    assert_eq!(text(&store, key(2)).await, None);
    disk.is_full.store(false, Ordering::SeqCst);
    store.commit(put(2, "two", 0)).await.unwrap();
    assert_eq!(text(&store, key(2)).await.as_deref(), Some("two"));
}

#[tokio::test]
async fn a_database_that_failed_is_opened_again_with_all_that_was_acknowledged() {
    let folder = TempDir::new().unwrap();
    let disk = Arc::new(Odd::default());
    let store = SledStore::open_on(folder.path(), Arc::clone(&disk) as Arc<dyn Medium>).unwrap();
    store.commit(put(1, "one", 0)).await.unwrap();
    disk.fails.store(1, Ordering::SeqCst);
    let failed = store.commit(put(2, "two", 0)).await;
    assert!(matches!(failed, Err(StoreError::Failed(_))), "{failed:?}");
    // The next one opens it.
    let revision = loop {
        match store.load(key(1)).await {
            Ok(stored) => break stored.unwrap().revision,
            Err(StoreError::Closed) => tokio::time::sleep(Duration::from_millis(20)).await,
            Err(error) => panic!("{error}"),
        }
    };
    store.commit(put(1, "once more", revision)).await.unwrap();
    assert_eq!(text(&store, key(1)).await.as_deref(), Some("once more"));
    assert_eq!(text(&store, key(2)).await, None);
}

fn any_key() -> impl Strategy<Value = Key> {
    (0_u8..10, any::<u64>(), any::<u64>()).prop_map(|(kind, one, other)| match kind {
        0 => Key::Player(PlayerId(one)),
        1 => Key::User(UserId(one)),
        2 => Key::Pair(PlayerId(one), PlayerId(other)),
        3 => Key::Match(MatchId(one)),
        4 => Key::Code(Code::from_luck(5 + (one % 4) as usize, other)),
        5 => Key::ChannelMatch(ChannelId(one), MatchId(other)),
        6 => Key::Interaction(InteractionId(one)),
        7 => Key::Post(MatchId(one), other),
        8 => Key::Due(Timestamp((one >> 1) as i64), Due::Expiry, MatchId(other)),
        _ => Key::LastRevision,
    })
}

proptest! {
    #![proptest_config(cases::config(256, "tests/found/store.txt"))]

    #[test]
    fn keys_round_trip(key in any_key()) {
        prop_assert_eq!(Key::decode(&key.encode()), Some(key));
    }

    #[test]
    fn the_order_of_bytes_is_the_order_of_values(one in any::<(u64, u64)>(), other in any::<(u64, u64)>()) {
        let key = |(at, id): (u64, u64)| Key::Due(Timestamp((at >> 1) as i64), Due::Expiry, MatchId(id));
        let values = (one.0 >> 1, one.1).cmp(&(other.0 >> 1, other.1));
        prop_assert_eq!(key(one).encode().cmp(&key(other).encode()), values);
    }

    #[test]
    fn strange_bytes_are_no_key_and_no_panic(bytes in proptest::collection::vec(any::<u8>(), 0..40)) {
        if let Some(key) = Key::decode(&bytes) {
            prop_assert_eq!(key.encode(), bytes);
        }
    }
}
