//! Reading while others play: a head and a log read one after the other are from the same moment,
//! or are read again.
#![expect(clippy::unwrap_used, reason = "a test")]

use std::sync::{Arc, Mutex};

use halma_mind::Level;
use halma_rules::Variant;
use halma_service::{ChallengeRequest, Failure, PostRef, Repair};
use halma_store::ids::UserId;
use halma_store::{Hooks, Key, Memory, MemoryStore, Prefix, Slot, Store, Stored};

use crate::common::desk::{Desk, START, play, view};

/// Returns a record once as it was before a later change.
#[derive(Default)]
struct Overtaken(Mutex<Option<(Key, Stored)>>);

impl Hooks for Overtaken {
    fn replace(&self, key: Key) -> Option<Stored> {
        let before = self.0.lock().unwrap().take_if(|(of, _)| *of == key);
        before.map(|(_, stored)| stored)
    }
}

impl Overtaken {
    /// The next read of the record returns the state before the change.
    fn overtake(&self, key: Key, before: &Stored) {
        *self.0.lock().unwrap() = Some((key, before.clone()));
    }

    fn is_read(&self) -> bool {
        self.0.lock().unwrap().is_none()
    }
}

fn desk() -> (Desk, Arc<Overtaken>) {
    let overtaken = Arc::new(Overtaken::default());
    let store = Store::new(MemoryStore::open(&Memory::default()).unwrap());
    let desk = Desk::over(store.with_hooks(Arc::clone(&overtaken)));
    (desk, overtaken)
}

#[tokio::test]
async fn a_read_overtaken_by_a_move_is_repeated() {
    let (desk, overtaken) = desk();
    let request = ChallengeRequest {
        computer: Level::new(1),
        ..desk.request(Variant::MiniCorners, &[])
    };
    let id = desk.service.challenge(&request).await.unwrap().view.id;
    let key = Key::Match(id);
    let before = desk.store.load(key).await.unwrap().unwrap();
    let game = view(&desk, id).await;
    let position = game.game().unwrap().standing.position();
    let first = position.legal_plies()[0].text(position.board());
    play(&desk, 1, id, &first, 0).await.unwrap();

    overtaken.overtake(key, &before);
    let turn = desk.service.mind_turn(id).await.unwrap().unwrap();
    assert!(overtaken.is_read());
    assert_eq!(turn.game.ply_count(), 1);

    overtaken.overtake(key, &before);
    let game = desk.service.whole_game(id).await.unwrap().unwrap();
    assert!(overtaken.is_read());
    assert_eq!(game.ply_count(), 1);

    overtaken.overtake(key, &before);
    let walk = desk.service.check(Repair::No).await.unwrap();
    assert!(overtaken.is_read());
    assert_eq!(walk.damaged, []);
}

#[tokio::test]
async fn a_post_overtaken_while_it_is_read_comes_with_the_present_match() {
    let (desk, overtaken) = desk();
    let id = desk.begin().await.view.id;
    let played = play(&desk, 1, id, "h4h5", 0).await.unwrap();
    let post = played.post.unwrap().reference;
    // It may have arrived.
    let failed = desk.service.undelivered(post, &Failure::Passing, START);
    failed.await.unwrap();
    let before = desk.store.load(Key::Match(id)).await.unwrap().unwrap();
    play(&desk, 2, id, "a5a4", 0).await.unwrap();
    overtaken.overtake(Key::Match(id), &before);
    let (post, shown) = desk.service.post(post).await.unwrap().unwrap();
    assert!(post.overtaken && overtaken.is_read());
    assert_eq!(shown.card.turn, view(&desk, id).await.card.turn);
}

#[tokio::test]
async fn whoever_is_deleted_while_their_post_is_read_is_not_notified_of_it() {
    let (desk, overtaken) = desk();
    let id = desk.begin().await.view.id;
    let player = Slot::player(view(&desk, id).await.challenger.player).key();
    let before = desk.store.load(player).await.unwrap().unwrap();
    desk.service.forget(UserId(1), START).await.unwrap();
    let posts = desk.store.scan(Prefix::PostsOf(id), None, 100).await;
    let mut ends = posts.unwrap().into_iter().filter_map(|key| match key {
        Key::Post(id, sequence) => Some(PostRef { id, sequence }),
        _ => None,
    });
    overtaken.overtake(player, &before);
    let (end, shown) = desk
        .service
        .post(ends.next_back().unwrap())
        .await
        .unwrap()
        .unwrap();
    assert!(overtaken.is_read());
    let is_known = shown.people().iter().any(|who| who.user == Some(UserId(1)));
    assert!(!is_known || end.by == Some(UserId(1)), "{end:?}");
}

#[tokio::test]
async fn a_move_overtaken_by_others_is_retried() {
    let (desk, overtaken) = desk();
    let id = desk.begin().await.view.id;
    let key = Key::Match(id);
    play(&desk, 1, id, "h4h5", 0).await.unwrap();
    play(&desk, 2, id, "a5a4", 0).await.unwrap();
    let before = desk.store.load(key).await.unwrap().unwrap();
    play(&desk, 1, id, "h5h6", 0).await.unwrap();
    play(&desk, 2, id, "a4a3", 0).await.unwrap();
    overtaken.overtake(key, &before);
    play(&desk, 1, id, "g3g4", 0).await.unwrap();
    assert!(overtaken.is_read());
    let game = desk.service.whole_game(id).await.unwrap().unwrap();
    assert_eq!(game.ply_count(), 5);
}
