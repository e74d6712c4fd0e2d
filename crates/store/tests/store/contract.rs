//! The contract of every store: acknowledged changes survive, races have one winner, scans are
//! ordered, damage is an error. Each case runs on each kind of store.
#![expect(clippy::unwrap_used, reason = "a test")]

use std::sync::Arc;

use futures::future::join_all;
use halma_store::ids::{ChannelId, MatchId};
use halma_store::{
    ChangeSet, Key, MOST_RECORD_BYTES, Memory, MemoryStore, PostgresSettings, PostgresStore,
    Prefix, SledStore, Slot, Store, StoreError, Stored,
};
use tempfile::TempDir;

use crate::common::records::{record, slot};

/// A place where a store can be opened, closed and reopened.
trait Shelf {
    async fn open(&self) -> Result<Arc<Store>, StoreError>;
}

struct Folder(TempDir);

impl Default for Folder {
    fn default() -> Self {
        Self(TempDir::new().unwrap())
    }
}

impl Shelf for Folder {
    async fn open(&self) -> Result<Arc<Store>, StoreError> {
        Ok(Store::new(SledStore::open(self.0.path())?))
    }
}

impl Shelf for Memory {
    async fn open(&self) -> Result<Arc<Store>, StoreError> {
        Ok(Store::new(MemoryStore::open(self)?))
    }
}

impl Shelf for PostgresSettings {
    async fn open(&self) -> Result<Arc<Store>, StoreError> {
        Ok(Store::new(PostgresStore::open(self).await?))
    }
}

/// Runs each case on each kind of store.
macro_rules! contract {
    ($($case:ident),* $(,)?) => {
        mod postgres {
            $(#[tokio::test(flavor = "multi_thread")]
            async fn $case() {
                if let Some(store) = crate::common::postgres::store().await {
                    super::$case(store).await;
                }
            })*
        }

        embedded!($($case),*);
    };
}

/// Runs each case on each kind of embedded store.
macro_rules! embedded {
    ($($case:ident),* $(,)?) => {
        mod sled {
            $(#[tokio::test(flavor = "multi_thread")]
            async fn $case() {
                super::$case(super::Folder::default()).await;
            })*
        }

        mod memory {
            $(#[tokio::test(flavor = "multi_thread")]
            async fn $case() {
                super::$case(super::Memory::default()).await;
            })*
        }
    };
}

mod alone {
    use super::*;
    embedded!(it_is_open_once_at_a_time);
}

contract!(
    a_change_set_applied_twice_does_nothing_the_second_time,
    a_closed_store_can_be_reopened_immediately,
    a_change_that_expects_a_missing_record_loses_to_its_creation,
    a_closed_store_refuses_everything,
    a_dropped_store_can_be_reopened,
    a_lost_race_changes_nothing,
    a_rewritten_store_keeps_everything,
    a_recreated_record_is_not_mistaken_for_the_old_one,
    a_record_of_another_kind_is_damage,
    acknowledged_changes_are_there_after_reopening,
    an_overgrown_record_is_refused,
    many_records_are_scanned_in_key_order,
    an_empty_change_set_may_be_committed,
    racing_writers_have_one_winner_per_round,
    one_of_two_changes_with_write_skew_loses,
    a_record_recreated_after_reopening_is_not_mistaken_for_the_old_one,
    scans_keep_to_their_prefix_and_order,
    the_last_change_to_a_key_counts,
);

fn key(number: u64) -> Key {
    slot(number).key()
}

async fn text(store: &Arc<Store>, number: u64) -> Option<String> {
    let stored = store.load(key(number)).await.unwrap();
    stored.map(|stored| slot(number).read(&stored).unwrap().hash)
}

async fn revision(store: &Arc<Store>, key: Key) -> u64 {
    let stored = store.load(key).await.unwrap();
    stored.map_or(0, |stored| stored.revision)
}

fn put(number: u64, text: &str, expected: u64) -> ChangeSet {
    let mut changes = ChangeSet::new();
    changes.expect(key(number), expected);
    changes.put(slot(number), &record(text)).unwrap();
    changes
}

fn is_conflict(committed: &Result<(), StoreError>) -> bool {
    matches!(committed, Err(StoreError::Conflict))
}

async fn acknowledged_changes_are_there_after_reopening(shelf: impl Shelf) {
    let store = shelf.open().await.unwrap();
    store.commit(put(1, "one", 0)).await.unwrap();
    store.close().await;
    drop(store);
    let store = shelf.open().await.unwrap();
    assert_eq!(text(&store, 1).await.as_deref(), Some("one"));
}

async fn a_rewritten_store_keeps_everything(shelf: impl Shelf) {
    let store = shelf.open().await.unwrap();
    for number in 0..200 {
        store.commit(put(number, "old", 0)).await.unwrap();
    }
    let before = revision(&store, key(7)).await;
    let mut changes = ChangeSet::new();
    changes.delete(key(8));
    store.commit(changes).await.unwrap();
    store.rewrite().await.unwrap();
    assert_eq!(revision(&store, key(7)).await, before, "as it was");
    assert_eq!(text(&store, 8).await, None);
    assert!(is_conflict(&store.commit(put(9, "new", 0)).await));
    store.commit(put(8, "again", 0)).await.unwrap();
    assert_ne!(revision(&store, key(8)).await, before);
    store.close().await;
    drop(store);
    let store = shelf.open().await.unwrap();
    assert_eq!(text(&store, 199).await.as_deref(), Some("old"));
    assert_eq!(text(&store, 8).await.as_deref(), Some("again"));
}

async fn it_is_open_once_at_a_time(shelf: impl Shelf) {
    let first = shelf.open().await.unwrap();
    let second = shelf.open().await.err();
    assert!(
        matches!(second, Some(StoreError::InUse { .. })),
        "{second:?}"
    );
    first.close().await;
    drop(first);
    shelf.open().await.unwrap();
}

async fn a_closed_store_can_be_reopened_immediately(shelf: impl Shelf) {
    for number in 0..100 {
        let store = shelf.open().await.unwrap();
        let reading = tokio::spawn({
            let store = Arc::clone(&store);
            async move { while store.load(key(1)).await.is_ok() {} }
        });
        let put = put(number, "now", 0);
        store.commit(put).await.unwrap();
        store.close().await;
        drop(reading);
    }
}

async fn a_dropped_store_can_be_reopened(shelf: impl Shelf) {
    for number in 1..4 {
        let store = shelf.open().await.unwrap();
        assert_eq!(
            store.load(key(number - 1)).await.unwrap().is_some(),
            number > 1
        );
        store.commit(put(number, "now", 0)).await.unwrap();
    }
}

async fn a_closed_store_refuses_everything(shelf: impl Shelf) {
    let store = shelf.open().await.unwrap();
    store.close().await;
    assert!(matches!(store.load(key(1)).await, Err(StoreError::Closed)));
    let committed = store.commit(put(1, "late", 0)).await;
    assert!(matches!(committed, Err(StoreError::Closed)));
    let scanned = store.scan(Prefix::Posts, None, 1).await;
    assert!(matches!(scanned, Err(StoreError::Closed)));
    let rewritten = store.rewrite().await;
    assert!(matches!(rewritten, Err(StoreError::Closed)));
}

async fn a_lost_race_changes_nothing(shelf: impl Shelf) {
    let store = shelf.open().await.unwrap();
    store.commit(put(1, "first", 0)).await.unwrap();
    let mut late = put(1, "late", 0);
    late.put(slot(2), &record("beside")).unwrap();
    assert!(is_conflict(&store.commit(late).await));
    assert_eq!(text(&store, 1).await.as_deref(), Some("first"));
    assert_eq!(text(&store, 2).await, None);
}

async fn a_change_that_expects_a_missing_record_loses_to_its_creation(shelf: impl Shelf) {
    let store = shelf.open().await.unwrap();
    store.commit(put(1, "made", 0)).await.unwrap();
    let mut changes = ChangeSet::new();
    changes.expect(key(1), 0);
    changes
        .put(slot(2), &record("only where 1 is missing"))
        .unwrap();
    assert!(is_conflict(&store.commit(changes).await));
    let mut changes = ChangeSet::new();
    changes.expect(key(1), revision(&store, key(1)).await);
    changes.expect(key(3), 0);
    changes.delete(key(1));
    store.commit(changes).await.unwrap();
    assert_eq!(text(&store, 1).await, None);
}

async fn a_recreated_record_is_not_mistaken_for_the_old_one(shelf: impl Shelf) {
    let store = shelf.open().await.unwrap();
    store.commit(put(1, "old", 0)).await.unwrap();
    let seen = revision(&store, key(1)).await;
    let mut delete = ChangeSet::new();
    delete.delete(key(1));
    store.commit(delete).await.unwrap();
    store.commit(put(1, "new", 0)).await.unwrap();
    assert!(is_conflict(&store.commit(put(1, "stale", seen)).await));
}

async fn a_record_recreated_after_reopening_is_not_mistaken_for_the_old_one(shelf: impl Shelf) {
    let store = shelf.open().await.unwrap();
    store.commit(put(1, "old", 0)).await.unwrap();
    let seen = revision(&store, key(1)).await;
    let mut delete = ChangeSet::new();
    delete.delete(key(1));
    store.commit(delete).await.unwrap();
    store.close().await;
    drop(store);
    let store = shelf.open().await.unwrap();
    store.commit(put(1, "new", 0)).await.unwrap();
    assert_ne!(revision(&store, key(1)).await, seen);
}

async fn a_change_set_applied_twice_does_nothing_the_second_time(shelf: impl Shelf) {
    let store = shelf.open().await.unwrap();
    let changes = put(1, "once", 0);
    store.commit(changes.clone()).await.unwrap();
    let before = store.load(key(1)).await.unwrap();
    assert!(is_conflict(&store.commit(changes).await));
    assert_eq!(store.load(key(1)).await.unwrap(), before);
}

async fn the_last_change_to_a_key_counts(shelf: impl Shelf) {
    let store = shelf.open().await.unwrap();
    let mut changes = ChangeSet::new();
    changes.put(slot(1), &record("put")).unwrap();
    changes.delete(key(1));
    changes.delete(key(2));
    changes.put(slot(2), &record("first")).unwrap();
    changes.put(slot(2), &record("second")).unwrap();
    store.commit(changes).await.unwrap();
    assert_eq!(text(&store, 1).await, None);
    assert_eq!(text(&store, 2).await.as_deref(), Some("second"));
}

async fn an_empty_change_set_may_be_committed(shelf: impl Shelf) {
    let store = shelf.open().await.unwrap();
    store.commit(ChangeSet::new()).await.unwrap();
}

async fn racing_writers_have_one_winner_per_round(shelf: impl Shelf) {
    const WRITERS: u64 = 32;
    const ROUNDS: u64 = 5;
    let store = shelf.open().await.unwrap();
    let writers = (0..WRITERS).map(|writer| {
        let store = Arc::clone(&store);
        tokio::spawn(async move {
            let mut won = 0;
            while won < ROUNDS {
                let stored = store.load(key(1)).await.unwrap();
                let count = stored.as_ref().map_or(0, count_of);
                let mut changes = ChangeSet::new();
                changes.expect(key(1), stored.map_or(0, |stored| stored.revision));
                let next = record(&(count + 1).to_string());
                changes.put(slot(1), &next).unwrap();
                changes.put(slot(100 + writer), &next).unwrap();
                match store.commit(changes).await {
                    Ok(()) => won += 1,
                    Err(StoreError::Conflict) => {}
                    Err(error) => panic!("{error}"),
                }
            }
        })
    });
    for writer in join_all(writers).await {
        writer.unwrap();
    }
    let count = store.load(key(1)).await.unwrap().unwrap();
    assert_eq!(count_of(&count), WRITERS * ROUNDS);
}

/// Write skew: both read two records, and each writes the other one.
async fn one_of_two_changes_with_write_skew_loses(shelf: impl Shelf) {
    const PAIRS: u64 = 160;
    let store = shelf.open().await.unwrap();
    let pairs = (0..PAIRS).map(|pair| {
        let (one, other) = (2 * pair, 2 * pair + 1);
        let change = |written| {
            let mut changes = put(written, "taken", 0);
            changes.expect(key(one), 0);
            changes.expect(key(other), 0);
            let store = Arc::clone(&store);
            tokio::spawn(async move { store.commit(changes).await })
        };
        let both = [change(one), change(other)];
        async move {
            join_all(both)
                .await
                .into_iter()
                .map(Result::unwrap)
                .collect::<Vec<_>>()
        }
    });
    for both in join_all(pairs).await {
        let won = both.iter().filter(|committed| committed.is_ok()).count();
        let lost = both
            .iter()
            .filter(|committed| is_conflict(committed))
            .count();
        assert_eq!((won, lost), (1, 1), "{both:?}");
    }
}

fn count_of(stored: &Stored) -> u64 {
    slot(1).read(stored).unwrap().hash.parse().unwrap()
}

async fn an_overgrown_record_is_refused(shelf: impl Shelf) {
    let store = shelf.open().await.unwrap();
    let mut changes = ChangeSet::new();
    // The text's surroundings count as well.
    let around = r#"{"hash":""}"#.len();
    let most = "x".repeat(MOST_RECORD_BYTES - around);
    let refused = changes.put(slot(1), &record(&format!("{most}x")));
    assert!(matches!(refused, Err(StoreError::TooLarge { .. })));
    assert!(changes.is_empty());
    changes.put(slot(1), &record(&most)).unwrap();
    store.commit(changes).await.unwrap();
    assert_eq!(text(&store, 1).await.as_deref(), Some(&*most));
}

async fn a_record_of_another_kind_is_damage(shelf: impl Shelf) {
    let store = shelf.open().await.unwrap();
    store.commit(put(1, "a text", 0)).await.unwrap();
    let stored = store.load(key(1)).await.unwrap().unwrap();
    let read = Slot::upgraded().read(&stored);
    assert!(matches!(read, Err(StoreError::Damaged { .. })), "{read:?}");
}

async fn scans_keep_to_their_prefix_and_order(shelf: impl Shelf) {
    let store = shelf.open().await.unwrap();
    let entry = |channel, id| Slot::channel_match(ChannelId(channel), MatchId(id));
    let mut changes = ChangeSet::new();
    for (channel, id) in [(1, 3), (1, 256), (1, 1), (2, 0), (1, 2), (0, 9)] {
        changes.put_index(entry(channel, id));
    }
    store.commit(changes).await.unwrap();
    let prefix = Prefix::ChannelMatches(ChannelId(1));
    let all = [1, 2, 3, 256].map(|id| entry(1, id).key());
    assert_eq!(store.scan(prefix, None, 10).await.unwrap(), all);
    assert_eq!(store.scan(prefix, None, 2).await.unwrap(), all[..2]);
    let from = Some(entry(1, 2).key());
    assert_eq!(store.scan(prefix, from, 2).await.unwrap(), all[1..3]);
    let between = Some(entry(1, 4).key());
    assert_eq!(store.scan(prefix, between, 10).await.unwrap(), all[3..]);
    for (from, until, most, found) in [
        (None, 256, 10, 0..3),
        (None, 4, 2, 0..2),
        (from, 256, 10, 1..3),
        (from, 2, 10, 1..1),
        (None, 1_000, 10, 0..4),
    ] {
        let until = entry(1, until).key();
        let scanned = store.scan_until(prefix, from, until, most).await;
        assert_eq!(scanned.unwrap(), all[found]);
    }
    assert_eq!(
        store
            .scan(Prefix::Unfinished, None, 10)
            .await
            .unwrap()
            .len(),
        6
    );
}

async fn many_records_are_scanned_in_key_order(shelf: impl Shelf) {
    let store = shelf.open().await.unwrap();
    for number in [1, 2, 3] {
        let put = put(number, &number.to_string(), 0);
        store.commit(put).await.unwrap();
    }
    let asked = [key(3), key(9), key(1), key(3)];
    let found = store.load_many(&asked).await.unwrap();
    for (key, found) in asked.into_iter().zip(&found) {
        assert_eq!(&store.load(key).await.unwrap(), found, "{key}");
    }
    assert!(found[1].is_none());
    let scanned = store.scan_records(Prefix::Commands(2), None, 10);
    let [(key, stored)] = &scanned.await.unwrap()[..] else {
        panic!("not one record");
    };
    assert_eq!(
        (*key, Some(stored.clone())),
        (self::key(2), store.load(*key).await.unwrap())
    );
}
