//! The key that seals private buttons and forms, and actions that are refused from another server.
#![expect(clippy::unwrap_used, reason = "a test")]

use std::sync::Arc;

use halma_rules::Variant;
use halma_service::{Act, LobbyMove, Origin, Refusal, Rights, Service, SystemLot};
use halma_store::ids::{GuildId, MatchId, SealKey};
use halma_store::{Memory, MemoryStore, Slot, Store, transfer};

use crate::common::desk::{Desk, START, begin, refusal};

async fn stored(desk: &Desk) -> Option<SealKey> {
    let slot = Slot::seal();
    let stored = desk.store.load(slot.key()).await.unwrap();
    stored.map(|stored| slot.read(&stored).unwrap())
}

#[tokio::test]
async fn all_processes_of_a_store_share_one_permanent_key() {
    let desk = Desk::new();
    assert_eq!(stored(&desk).await, None);
    let other = |()| Service::new(Arc::clone(&desk.store), Arc::new(SystemLot));
    let others = [(); 8].map(other);
    let keys = futures::future::join_all(others.iter().map(Service::seal_key)).await;
    let key = stored(&desk).await.unwrap();
    for other in keys {
        assert_eq!(other.unwrap(), key);
    }
    let desk = desk.restarted();
    assert_eq!(desk.service.seal_key().await.unwrap(), key);
}

#[tokio::test]
async fn the_key_moves_with_the_store_and_is_printed_nowhere() {
    let desk = Desk::new();
    let key = desk.service.seal_key().await.unwrap();
    let mut lines = Vec::new();
    transfer::export(&desk.store, &mut lines).await.unwrap();
    let store = Store::new(MemoryStore::open(&Memory::default()).unwrap());
    transfer::import(&store, || Ok(&lines[..])).await.unwrap();
    let moved = Desk::over(store);
    assert_eq!(moved.service.seal_key().await.unwrap(), key);
    assert_eq!(format!("{key:?}"), "***");
}

fn from_elsewhere(desk: &Desk, user: u64) -> Act {
    Act {
        from: Origin::Chat(GuildId(77)),
        ..desk.act(user, START)
    }
}

#[tokio::test]
async fn moderators_of_another_server_find_no_game() {
    let desk = Desk::new();
    let id = desk.begin().await.view.id;
    let service = &desk.service;
    let act = || from_elsewhere(&desk, 7);
    let refused = [
        service.end_match(&act(), id, "").await,
        service.undo_move(&act(), id, None, "").await,
        service.void_here(&act(), id, "").await,
        // Not even from someone who plays in it.
        service.end_match(&from_elsewhere(&desk, 1), id, "").await,
    ];
    for refused in refused {
        assert_eq!(refusal(refused), Refusal::NoSuchMatch);
    }
    let log = service.log(GuildId(5), START, 10).await.unwrap();
    assert!(log.is_empty());
}

#[tokio::test]
async fn strangers_of_another_server_find_no_game() {
    let desk = Desk::new();
    let service = &desk.service;
    let open = desk.request(Variant::Halma8, &[]);
    let open = service.challenge(&open).await.unwrap().view.id;
    let join = |user| {
        let act = from_elsewhere(&desk, user);
        async move { service.answer_challenge(&act, open, LobbyMove::Join).await }
    };
    assert_eq!(refusal(join(3).await), Refusal::NoSuchMatch);
    let running = begin(&desk, Variant::Halma8, &[2], "3d").await.id;
    let resigned = async |user, id: MatchId| {
        let act = from_elsewhere(&desk, user);
        service.resign(&act, id, None).await
    };
    assert_eq!(refusal(resigned(3, running).await), Refusal::NoSuchMatch);
    resigned(2, running).await.unwrap();
    let act = from_elsewhere(&desk, 3);
    let again = service.rematch(&act, running, Rights::default()).await;
    assert_eq!(refusal(again), Refusal::NoSuchMatch);
}
