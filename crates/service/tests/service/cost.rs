//! A move's cost in store operations: the same at any ply, regardless of how many games its player
//! has; and what a sweep scans.
#![expect(clippy::unwrap_used, reason = "a test")]

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use halma_rules::Variant;
use halma_service::ServerChange;
use halma_store::ids::{GuildId, MatchId, UserId};
use halma_store::{ChangeSet, Due, Hooks, Index, Memory, MemoryStore, Slot, Store, Stored};

use crate::common::desk::{DAY, Desk, MINUTE, at, beat, begin, deliver, play, view};

/// Counts how often a store is read, and how many bytes it returns.
#[derive(Default)]
struct Counter {
    asked: AtomicU64,
    bytes: AtomicU64,
}

impl Hooks for Counter {
    fn asked(&self) {
        self.asked.fetch_add(1, Ordering::SeqCst);
    }

    fn read(&self, record: &Stored) {
        let bytes = record.body.len() as u64;
        self.bytes.fetch_add(bytes, Ordering::SeqCst);
    }
}

impl Counter {
    /// Returns the counts since the last call.
    fn take(&self) -> (u64, u64) {
        let taken = |counter: &AtomicU64| counter.swap(0, Ordering::SeqCst);
        (taken(&self.asked), taken(&self.bytes))
    }
}

/// The cost of a move for a person with a number of games, after a number of plies: of the change
/// itself, and of finding the next waiting game.
async fn cost(games: u64, plies: usize) -> [(u64, u64); 2] {
    let counter = Arc::new(Counter::default());
    let store = Store::new(MemoryStore::open(&Memory::default()).unwrap());
    let desk = Desk::over(store.with_hooks(Arc::clone(&counter)));
    let first = begin(&desk, Variant::Halma10, &[2], "3d").await;
    for other in 1..games {
        // In each of them it is that person's turn.
        let view = begin(&desk, Variant::Halma10, &[2 + other], "3d").await;
        assert_eq!(view.game().unwrap().to_move().user(), Some(UserId(1)));
    }
    for number in 0..plies {
        one_ply(&desk, &counter, first.id, number).await;
    }
    let (mover, change) = one_ply(&desk, &counter, first.id, plies).await;
    counter.take();
    let next = desk.service.next_waiting(mover, first.id).await.unwrap();
    assert_eq!(next.is_some(), games > 1);
    [change, counter.take()]
}

/// Plays a ply, and returns who played and what it cost.
async fn one_ply(desk: &Desk, store: &Counter, id: MatchId, number: usize) -> (UserId, (u64, u64)) {
    let now = view(desk, id).await;
    let game = now.game().unwrap();
    let position = game.standing.position();
    let plies = position.legal_plies();
    let text = plies[number * 13 % plies.len()].text(position.board());
    let mover = game.to_move().user().unwrap();
    let ms = number as i64;
    store.take();
    let played = play(desk, mover.0, id, &text, ms).await.unwrap();
    let cost = store.take();
    deliver(desk, played.post.unwrap().reference).await;
    (mover, cost)
}

#[tokio::test]
async fn a_move_costs_the_same_at_any_ply_and_with_any_number_of_games() {
    let [change, next] = cost(2, 10).await;
    assert!(change.0 <= 10 && next.0 <= 5, "{change:?}, {next:?}");
    for (games, plies) in [(2, 76), (9, 10), (9, 76)] {
        let [other_change, other_next] = cost(games, plies).await;
        assert_eq!(other_change.0, change.0, "{games} games, ply {plies}");
        assert_eq!(other_next.0, next.0, "{games} games, ply {plies}");
        // Boards in the middle of a game are described by a little more text.
        for ((_, bytes), (_, more)) in [(change, other_change), (next, other_next)] {
            assert!(more < bytes * 3 / 2, "{more} bytes after {bytes}");
        }
    }
}

/// The cost of reading one server's log, after a number of lines in those of others.
async fn cost_of_log(others: u16) -> (u64, u64) {
    let counter = Arc::new(Counter::default());
    let store = Store::new(MemoryStore::open(&Memory::default()).unwrap());
    let desk = Desk::over(store.with_hooks(Arc::clone(&counter)));
    let (own, all) = (30, 30 + others);
    for number in 0..all {
        let guild = GuildId(if number < own {
            5
        } else {
            100 + u64::from(number % 50)
        });
        let change = ServerChange {
            most_running: Some(1 + number % 30),
            ..ServerChange::default()
        };
        let act = desk.act(7 + u64::from(number % 3), at(number.into()));
        let changed = desk.service.change_server(&act, guild, &change);
        changed.await.unwrap();
    }
    counter.take();
    let log = desk.service.log(GuildId(5), at(DAY), 20).await.unwrap();
    assert_eq!(log.len(), 20);
    assert_eq!((log[0].at, log[19].at), (at(29), at(10)));
    assert_eq!(log[0].by.name, "person 9");
    counter.take()
}

#[tokio::test]
async fn reading_a_servers_log_costs_the_same_whatever_others_log() {
    let cost = cost_of_log(0).await;
    assert!(cost.0 <= 2, "{cost:?}");
    assert_eq!(cost_of_log(2_500).await, cost);
}

/// Returns true if a due item is still queued.
async fn is_queued(desk: &Desk, item: Slot<Index>) -> bool {
    desk.store.load(item.key()).await.unwrap().is_some()
}

#[tokio::test]
async fn a_sweep_scans_the_distant_past_once_a_minute() {
    let desk = Desk::new();
    beat(&desk, 0, Duration::ZERO).await;
    desk.service.sweep(at(0)).await.unwrap();
    // For matches that don't exist, queued far in the past.
    let item = |ms: i64| Slot::due(at(ms), Due::Visit, MatchId(1));
    let (lately, long_ago) = (item(-5 * MINUTE), item(-20 * MINUTE));
    let mut changes = ChangeSet::new();
    changes.put_index(lately);
    changes.put_index(long_ago);
    desk.store.commit(changes).await.unwrap();
    desk.service.sweep(at(2_000)).await.unwrap();
    assert!(!is_queued(&desk, lately).await && is_queued(&desk, long_ago).await);
    desk.service.sweep(at(MINUTE)).await.unwrap();
    assert!(!is_queued(&desk, long_ago).await);
}

#[tokio::test]
async fn unjudged_matches_are_visited_again_right_away() {
    let desk = Desk::new();
    let item = Slot::due(at(-20 * MINUTE), Due::Visit, MatchId(1));
    let mut changes = ChangeSet::new();
    changes.put_index(item);
    desk.store.commit(changes).await.unwrap();
    desk.service.sweep(at(0)).await.unwrap();
    assert!(
        is_queued(&desk, item).await,
        "nothing is judged without a heartbeat"
    );
    beat(&desk, 2_000, Duration::ZERO).await;
    desk.service.sweep(at(2_000)).await.unwrap();
    assert!(!is_queued(&desk, item).await);
}
