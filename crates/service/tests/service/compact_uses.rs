//! Compact games are as good as others for everything that can be done with them.
#![expect(clippy::unwrap_used, reason = "a test")]

use std::sync::Arc;
use std::time::Duration;

use halma_rules::Variant;
use halma_service::term::Compacting;
use halma_service::{Clock, Compacted, MatchView, Repair, Rights};
use halma_store::ids::{GuildId, Timestamp, UserId, minutes};
use halma_store::{COMPACT, Key, Slot};
use serde_json::json;
use tokio::time::Instant;
use tokio_util::sync::CancellationToken;

use crate::common::desk::{DAY, Desk, at, view};
use crate::compact::{change, compact_all, matches, request};
use crate::tables::{records, win};

/// When all games of these tests have rested.
const LATER: i64 = 400 * DAY;
/// How often a test looks.
const LOOKS_EVERY: Duration = minutes(10);

#[tokio::test]
async fn only_games_that_have_rested_take_it() {
    let desk = Desk::new();
    let won = win(&desk, 1, 2, 0, true).await;
    let running = desk.begin().await.view.id;
    desk.service
        .challenge(&request(&desk, Variant::Halma8, &[3], 0))
        .await
        .unwrap();
    let early = compact_all(&desk, 2 * DAY - 1).await;
    assert_eq!(early, Compacted::default());
    assert_eq!(compact_all(&desk, 2 * DAY).await.games, 1);
    let left = matches(&desk).await;
    assert!(left.contains(&running) && !left.contains(&won) && left.len() == 2);
    assert_eq!(compact_all(&desk, 2 * DAY).await, Compacted::default());
}

#[tokio::test]
async fn damage_to_a_compact_game_is_told_and_leaves_others_alone() {
    let desk = Desk::new();
    let ids = [
        win(&desk, 1, 2, 0, true).await,
        win(&desk, 1, 3, DAY, true).await,
    ];
    compact_all(&desk, LATER).await;
    change(&desk, Key::Finished(ids[0]), |game| {
        let text = game["1"][8].as_str().unwrap().to_owned();
        game["1"][8] = json!(text[..text.len() - 20]);
    })
    .await;
    let walk = desk.service.check(Repair::Yes).await.unwrap();
    assert_eq!((walk.matches, walk.damaged.len()), (2, 1));
    assert!(!walk.damaged[0].is_mended && walk.damaged[0].id == ids[0]);
    assert!(desk.service.match_view(ids[0]).await.is_err());
    assert!(view(&desk, ids[1]).await.game().is_some());
}

#[tokio::test]
async fn a_damaged_game_keeps_no_other_from_being_compacted() {
    let desk = Desk::new();
    let ids = [
        win(&desk, 1, 2, 0, true).await,
        win(&desk, 1, 3, DAY, true).await,
        win(&desk, 2, 3, 2 * DAY, true).await,
    ];
    change(&desk, Key::Match(ids[0]), |head| *head = json!(7)).await;
    change(&desk, Key::Log(ids[1], 0), |log| *log = json!(7)).await;
    let compacted = compact_all(&desk, LATER).await;
    assert_eq!((compacted.games, compacted.declined), (1, 1));
    let mut left = matches(&desk).await;
    left.sort_by_key(|left| ids.iter().position(|id| id == left));
    assert_eq!(left, ids[..2]);
}

/// Games are voided and others follow, with everything compact in between or nothing.
async fn voided_in_order(is_compact: bool, order: [usize; 3]) -> (Desk, Vec<String>) {
    let desk = Desk::new();
    let rest = async |ms: i64| {
        if is_compact {
            compact_all(&desk, ms).await;
        }
    };
    let mut ids = Vec::new();
    for (number, (one, other)) in [(1, 2), (2, 1), (1, 3), (3, 2)].into_iter().enumerate() {
        ids.push(win(&desk, one, other, number as i64 * DAY, true).await);
    }
    rest(10 * DAY).await;
    for (number, index) in order.into_iter().enumerate() {
        let ms = (20 + 10 * number as i64) * DAY;
        let act = desk.act(9, at(ms));
        if number == 1 {
            let code = view(&desk, ids[index]).await.card.code;
            desk.service.void_everywhere(code, at(ms)).await.unwrap();
        } else {
            desk.service
                .void_here(&act, ids[index], "so")
                .await
                .unwrap();
        }
        rest(ms + 5 * DAY).await;
        win(&desk, 1, 2, ms + 6 * DAY, true).await;
    }
    rest(LATER).await;
    desk.service.sweep(at(LATER)).await.unwrap();
    let tables = records(&desk).await.into_iter();
    let tables = tables.map(|(key, text)| format!("{key} {text}")).collect();
    (desk, tables)
}

#[tokio::test]
async fn voiding_in_any_order_comes_to_the_same_in_either_form() {
    for order in [[0, 1, 2], [2, 0, 3], [3, 2, 1]] {
        let (_, usual) = voided_in_order(false, order).await;
        let (desk, compact) = voided_in_order(true, order).await;
        assert_eq!(compact, usual);
        let recount = desk.service.recount(at(LATER)).await.unwrap();
        assert_eq!(recount.changed, []);
    }
}

#[tokio::test]
async fn a_compact_game_can_be_played_again_noted_moved_and_analyzed() {
    let desk = Desk::new();
    let id = win(&desk, 1, 2, 0, true).await;
    compact_all(&desk, 3 * DAY).await;
    let act = desk.act(1, at(4 * DAY));
    desk.service
        .set_note(&act, id, "well played")
        .await
        .unwrap();
    assert!(desk.service.whole_game(id).await.unwrap().is_some());
    let profile = desk.service.profile(UserId(1), GuildId(5), at(4 * DAY));
    let profile = profile.await.unwrap().unwrap();
    assert_eq!(profile.recent.len(), 1, "{profile:?}");
    assert!(matches(&desk).await.is_empty(), "looking changes nothing");
    let act = desk.act(2, at(4 * DAY));
    let again = desk.service.rematch(&act, id, Rights::default()).await;
    assert_eq!(again.unwrap().view.card.rematch_of, Some(id));
    let found: MatchView = view(&desk, id).await;
    assert!(found.card.rematch.is_some());
    let resigned = matches(&desk).await;
    assert_eq!(resigned.len(), 2, "it is in the usual form again");
    assert_eq!(compact_all(&desk, 5 * DAY).await.games, 1);
    assert_eq!(desk.service.check(Repair::No).await.unwrap().damaged, []);
}

struct Later;

impl Clock for Later {
    fn now(&self) -> Timestamp {
        at(LATER)
    }

    fn uptime(&self) -> Duration {
        Duration::ZERO
    }
}

#[tokio::test(start_paused = true)]
async fn the_leader_makes_games_compact_once_a_day_from_an_hour_after_its_start() {
    let desk = Desk::new();
    for number in 0..3 {
        win(&desk, 1, 2, number * DAY, true).await;
    }
    let stop = CancellationToken::new();
    let work = Compacting {
        store: Arc::clone(&desk.store),
        service: desk.service.clone(),
        clock: Arc::new(Later),
        keep_games_days: None,
    };
    let began = Instant::now();
    let working = tokio::spawn(work.work_until(stop.clone()));
    let until_all_are = async || {
        while !matches(&desk).await.is_empty() {
            tokio::time::sleep(LOOKS_EVERY).await;
            assert!(began.elapsed() < 400 * LOOKS_EVERY, "they never are");
        }
        began.elapsed()
    };
    let first = until_all_are().await;
    assert!(
        first > 6 * LOOKS_EVERY && first < 8 * LOOKS_EVERY,
        "{first:?}"
    );
    let mark = desk
        .store
        .load(Slot::format().key())
        .await
        .unwrap()
        .unwrap();
    assert_eq!(Slot::format().read(&mark).unwrap(), COMPACT);
    win(&desk, 1, 2, 4 * DAY, true).await;
    let second = until_all_are().await;
    assert!(second > 150 * LOOKS_EVERY, "{second:?}");
    stop.cancel();
    working.await.unwrap();
}
