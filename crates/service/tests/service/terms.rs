//! What each of several processes may do: one leads at a time, all may answer, and a process that
//! was away too long may do nothing.
#![expect(clippy::unwrap_used, reason = "a test")]

use std::sync::Arc;

use futures::future::join_all;
use halma_service::term::{Role, Term, allow_compact_games, bury_until};
use halma_store::ids::{NodeId, Timestamp};
use halma_store::records::LeaseRecord;
use halma_store::{
    COMPACT, ChangeSet, Memory, MemoryStore, PostgresStore, SledStore, Slot, Store, StoreError,
};
use tokio_util::sync::CancellationToken;

use crate::common::postgres;
use crate::common::records::{put, slot};

/// The stores of several processes with one database.
async fn processes(count: usize) -> Option<Vec<Arc<Store>>> {
    let settings = postgres::store().await?;
    let mut stores: Vec<Arc<Store>> = Vec::new();
    for _ in 0..count {
        stores.push(Store::new(PostgresStore::open(&settings).await.unwrap()));
    }
    Some(stores)
}

async fn begin(store: &Arc<Store>) -> Option<Term> {
    let term = Term::begin(Role::Leader, store, &CancellationToken::new()).await;
    term.unwrap()
}

/// Makes the lease expire, as it does 10 s after a process was cut off.
async fn let_pass(store: &Arc<Store>) {
    let mut changes = ChangeSet::new();
    let until = Timestamp(0);
    changes
        .put(Slot::lease(), &LeaseRecord::V1 { until })
        .unwrap();
    store.commit(changes).await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn one_of_several_processes_leads_and_another_follows_when_it_ends() {
    let Some(stores) = processes(4).await else {
        return;
    };
    for _ in 0..5 {
        let begun = join_all(stores.iter().map(begin)).await;
        let mut begun = begun.into_iter().flatten();
        let term = begun.next().expect("one of them");
        assert!(begun.next().is_none(), "and no other");
        term.store.commit(put(1, "done")).await.unwrap();
        term.end().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_was_away_for_too_long_can_change_nothing_and_hears_of_it() {
    let Some(stores) = processes(2).await else {
        return;
    };
    let old = begin(&stores[0]).await.unwrap();
    old.store.commit(put(1, "done")).await.unwrap();
    let_pass(&stores[1]).await;
    let new = begin(&stores[1]).await.unwrap();
    let late = old.store.commit(put(2, "done")).await;
    assert!(matches!(late, Err(StoreError::Deposed)), "{late:?}");
    assert!(stores[1].load(slot(2).key()).await.unwrap().is_none());
    new.store.commit(put(2, "done")).await.unwrap();
    old.over.cancelled().await;
    // Ending doesn't take anything from its successor.
    old.end().await;
    new.store.commit(put(3, "done")).await.unwrap();
    assert!(begin(&stores[0]).await.is_none());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_conflict_with_another_cause_remains_a_conflict() {
    let Some(stores) = processes(1).await else {
        return;
    };
    let term = begin(&stores[0]).await.unwrap();
    term.store.commit(put(1, "done")).await.unwrap();
    let mut stale = put(1, "done");
    stale.expect(slot(1).key(), 7);
    let refused = term.store.commit(stale).await;
    assert!(matches!(refused, Err(StoreError::Conflict)), "{refused:?}");
}

#[tokio::test]
async fn a_single_process_asks_no_one() {
    let store = Store::new(MemoryStore::open(&Memory::default()).unwrap());
    let term = begin(&store).await.unwrap();
    term.store.commit(put(1, "done")).await.unwrap();
    assert!(store.load(Slot::leader().key()).await.unwrap().is_none());
    term.end().await;
}

async fn answer(store: &Arc<Store>, id: u64) -> Term {
    let role = Role::Node(NodeId(id));
    let term = Term::wait(role, store, &CancellationToken::new()).await;
    term.unwrap().unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn several_processes_may_answer_with_different_numbers() {
    let Some(stores) = processes(4).await else {
        return;
    };
    // The first three start looking at the same number.
    let ids = [5, 5 + 1023, 5 + 2 * 1023, 6];
    let terms = join_all(stores.iter().zip(ids).map(|(store, id)| answer(store, id))).await;
    let mut numbers: Vec<_> = terms.iter().map(|term| term.node.unwrap().number).collect();
    numbers.sort_unstable();
    numbers.dedup();
    assert_eq!(numbers.len(), 4);
    for (term, number) in terms.iter().zip(1..) {
        term.store.commit(put(number, "done")).await.unwrap();
    }
    for term in terms {
        let slot = Slot::node(term.node.unwrap().number.into());
        term.end().await;
        assert!(stores[0].load(slot.key()).await.unwrap().is_none());
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn an_answering_process_that_is_silent_too_long_is_removed_and_told() {
    let Some(stores) = processes(3).await else {
        return;
    };
    let (silent, other) = (answer(&stores[0], 1).await, answer(&stores[1], 2).await);
    let slot = Slot::node_lease(silent.node.unwrap().number.into());
    let until = Timestamp(0);
    let mut changes = ChangeSet::new();
    changes.put(slot, &LeaseRecord::V1 { until }).unwrap();
    stores[2].commit(changes).await.unwrap();
    let leader = begin(&stores[2]).await.unwrap();
    let stop = CancellationToken::new();
    let burying = tokio::spawn(bury_until(Arc::clone(&leader.store), stop.clone()));
    while stores[2].load(slot.key()).await.unwrap().is_some() {
        tokio::task::yield_now().await;
    }
    let late = silent.store.commit(put(1, "done")).await;
    assert!(matches!(late, Err(StoreError::Deposed)), "{late:?}");
    silent.over.cancelled().await;
    assert!(silent.is_lost());
    other.store.commit(put(2, "done")).await.unwrap();
    stop.cancel();
    burying.await.unwrap();
}

/// A lease as versions read it that know no compact games.
#[derive(serde::Deserialize)]
#[expect(dead_code, reason = "it is only read")]
struct OldLease {
    until: Timestamp,
}

async fn lease_is_old(store: &Store) -> bool {
    let stored = store.load(Slot::lease().key()).await.unwrap().unwrap();
    serde_json::from_slice::<OldLease>(&stored.body).is_ok()
}

async fn format(store: &Store) -> Option<u32> {
    let stored = store.load(Slot::format().key()).await.unwrap();
    stored.map(|stored| Slot::format().read(&stored).unwrap())
}

#[tokio::test(flavor = "multi_thread")]
async fn games_become_compact_only_when_no_older_process_is_left() {
    let Some(stores) = processes(3).await else {
        return;
    };
    let leader = begin(&stores[0]).await.unwrap();
    let answering = answer(&stores[1], 1).await;
    let before = format(&leader.store).await;
    // As a version writes it that knows no compact games.
    let old = Slot::node(7);
    let mut changes = ChangeSet::new();
    changes.put_bytes(old.key(), br#"{"id":7,"version":"0.1.0"}"#.to_vec());
    stores[1].commit(changes).await.unwrap();
    assert!(!allow_compact_games(&leader.store).await.unwrap());
    assert_eq!(format(&leader.store).await, before);
    assert!(lease_is_old(&leader.store).await);

    let mut changes = ChangeSet::new();
    changes.delete(old);
    stores[1].commit(changes).await.unwrap();
    for _ in 0..2 {
        assert!(allow_compact_games(&leader.store).await.unwrap());
        assert_eq!(format(&leader.store).await, Some(COMPACT));
        assert!(!lease_is_old(&leader.store).await, "it can't lead either");
    }
    // One that answers all the same, because it had started before, stops the work.
    let mut changes = ChangeSet::new();
    changes.put_bytes(old.key(), br#"{"id":7,"version":"0.1.0"}"#.to_vec());
    stores[1].commit(changes).await.unwrap();
    assert!(!allow_compact_games(&leader.store).await.unwrap());
    leader.end().await;
    assert!(!lease_is_old(&stores[0]).await);
    let next = begin(&stores[2]).await.unwrap();
    assert!(!lease_is_old(&stores[0]).await);
    next.end().await;
    answering.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_directory_with_compact_games_opens_also_from_its_journal() {
    let folder = tempfile::TempDir::new().unwrap();
    let store = Store::new(SledStore::open(folder.path()).unwrap());
    assert!(allow_compact_games(&store).await.unwrap());
    store.close().await;
    for database in ["db", "conf"] {
        let store = Store::new(SledStore::open(folder.path()).unwrap());
        assert_eq!(format(&store).await, Some(COMPACT));
        store.close().await;
        std::fs::remove_file(folder.path().join(database)).unwrap();
    }
    let store = Store::new(SledStore::open(folder.path()).unwrap());
    assert_eq!(format(&store).await, Some(COMPACT));
    store.close().await;
}
