//! Stored records and journals with corrupted bytes: reading reports the damaged one.

use std::fs;

use halma_service::{Listing, Repair};
use halma_store::ids::{GuildId, UserId};
use halma_store::{ChangeSet, Key, Prefix};
use tempfile::TempDir;

use crate::common::desk::{Desk, at};
use crate::fuzz::fuzz;
use crate::fuzz::readers::{self, SEGMENT};

#[test]
fn records() {
    let runtime = tokio::runtime::Builder::new_current_thread()
        .build()
        .unwrap();
    let desk = Desk::new();
    let (id, records) = runtime.block_on(async {
        let begun = desk.begin().await;
        let play = desk.play(1, begun.view.id, None, "h4-h5");
        let id = desk.service.play(&play).await.unwrap().view.id;
        let mut records = Vec::new();
        {
            for key in desk.store.scan(Prefix::All, None, 1_000).await.unwrap() {
                let stored = desk.store.load(key).await.unwrap().unwrap();
                records.push((key, stored.body.clone()));
            }
        }
        (id, records)
    });
    let (mut turn, kinds) = (0, records.len());
    let bodies = records.iter().map(|(_, body)| body.clone()).collect();
    fuzz("records", 15, bodies, |bytes| {
        turn += 1;
        let (key, whole): &(Key, Vec<u8>) = &records[turn % kinds];
        runtime.block_on(async {
            put(&desk, *key, bytes).await;
            let service = &desk.service;
            if let Ok(view) = service.match_view(id).await {
                drop(view.suggestions(UserId(1), "h"));
            }
            let _game = service.whole_game(id).await;
            let _list = service.list(UserId(1), Listing::Everywhere).await;
            let _open = service.list(UserId(2), Listing::OfServer(GuildId(5))).await;
            let _settings = service.recognize(UserId(1)).await;
            let _posts = service.due_posts(at(0)).await;
            service.check(Repair::No).await.unwrap();
            put(&desk, *key, whole).await;
        });
        true
    });
}

async fn put(desk: &Desk, key: Key, bytes: &[u8]) {
    let mut changes = ChangeSet::new();
    changes.put_bytes(key, bytes.to_vec());
    desk.store.commit(changes).await.unwrap();
}

/// An intact database opens; a journal without one opens or is reported as damaged.
#[test]
fn journals() {
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("store");
    runtime.block_on(async {
        let desk = Desk::in_folder(&path);
        desk.begin().await;
        desk.store.close().await;
    });
    let whole = fs::read(path.join("journal").join(SEGMENT)).unwrap();
    fuzz("journals", 1, vec![whole], readers::journals);
}
