//! Everything under a prefix is read page by page.

use halma_store::{ChangeSet, Memory, MemoryStore, Prefix, Store};

use crate::common::records::{record, slot};

/// More than two pages of keys.
const RECORDS: u64 = 2_500;

#[tokio::test]
async fn all_keys_and_records_are_found_once_and_in_order() {
    let store = Store::new(MemoryStore::open(&Memory::default()).unwrap());
    let mut changes = ChangeSet::new();
    for number in (0..RECORDS).rev() {
        changes.put(slot(number), &record("one")).unwrap();
    }
    store.commit(changes).await.unwrap();
    let expected: Vec<_> = (0..RECORDS).map(|number| slot(number).key()).collect();
    let keys = store.scan_all(Prefix::All).await.unwrap();
    assert!(keys == expected);
    let records = store.scan_all_records(Prefix::All).await.unwrap();
    assert!(records.iter().map(|(key, _)| *key).eq(expected));
}
