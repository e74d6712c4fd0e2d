//! The moves of old games are deleted if the operator wants that, except those of people who keep
//! theirs. Results, ratings and head-to-head scores stay.
#![expect(clippy::unwrap_used, reason = "a test")]

use halma_service::{Refusal, Repair, Rights, SettingsChange};
use halma_store::Key;
use halma_store::ids::{GuildId, MatchId, UserId};
use serde_json::json;

use crate::common::desk::{DAY, Desk, at, person, refusal, view};
use crate::compact::{change, compact_all, shown};
use crate::tables::{records, win};

const AFTER: u16 = 100;
const LATER: i64 = 400 * DAY;

/// Deletes the moves of all games that are old enough. Returns how many there were.
async fn delete_old(desk: &Desk, ms: i64) -> u64 {
    let deleted = desk.service.delete_old_moves(None, AFTER, at(ms)).await;
    let deleted = deleted.unwrap();
    assert_eq!(deleted.next, None);
    deleted.games
}

async fn keep(desk: &Desk, user: u64, keeps_games: bool) {
    let change = SettingsChange {
        keeps_games: Some(keeps_games),
        ..SettingsChange::default()
    };
    let changed = desk.service.change_settings(&person(user), &change).await;
    assert_eq!(changed.unwrap().keeps_games, keeps_games);
}

async fn has_moves(desk: &Desk, id: MatchId) -> bool {
    match desk.service.whole_game(id).await {
        Ok(game) => game.is_some(),
        refused => {
            assert_eq!(refusal(refused), Refusal::MovesDeleted { days: AFTER });
            false
        }
    }
}

#[tokio::test]
async fn moves_are_deleted_after_their_days_and_the_rest_stays() {
    let desk = Desk::new();
    let old = win(&desk, 1, 2, 0, true).await;
    let young = win(&desk, 2, 1, 10 * DAY, true).await;
    desk.service.sweep(at(11 * DAY)).await.unwrap();
    compact_all(&desk, 20 * DAY).await;
    let tables = records(&desk).await;
    let before = view(&desk, old).await;
    assert_eq!(delete_old(&desk, 100 * DAY).await, 0, "not yet");
    assert_eq!(delete_old(&desk, 101 * DAY).await, 1);
    assert_eq!(delete_old(&desk, 101 * DAY).await, 0, "once");
    assert!(!has_moves(&desk, old).await && has_moves(&desk, young).await);
    let after = view(&desk, old).await;
    let (before, after) = (before.game().unwrap(), after.game().unwrap());
    assert_eq!(after.standing.outcome(), before.standing.outcome());
    assert_eq!(after.counted, before.counted, "the ratings it moved");
    assert_eq!(records(&desk).await, tables);
    let versus = desk.service.versus(UserId(1), UserId(2)).await.unwrap();
    assert_eq!(versus.balance.count(), 2);
    let profile = desk.service.profile(UserId(1), GuildId(5), at(LATER));
    assert_eq!(profile.await.unwrap().unwrap().recent.len(), 2);
    let walk = desk.service.check(Repair::Yes).await.unwrap();
    assert_eq!((walk.matches, walk.damaged), (2, vec![]));
    let export = &shown(&desk).await[0]["matches"];
    let listed = export.as_array().unwrap();
    assert_eq!(listed.len(), 2);
    assert!(listed.iter().any(|one| one["events"].is_null()));
    assert!(listed.iter().all(|one| one["result"].is_object()));
}

#[tokio::test]
async fn a_damaged_game_keeps_the_moves_of_no_other() {
    let desk = Desk::new();
    let ids = [
        win(&desk, 1, 2, 0, true).await,
        win(&desk, 2, 3, DAY, true).await,
        win(&desk, 3, 1, 2 * DAY, true).await,
    ];
    compact_all(&desk, 20 * DAY).await;
    change(&desk, Key::Finished(ids[0]), |game| *game = json!(7)).await;
    change(&desk, Key::Finished(ids[1]), |game| {
        let text = game["1"][8].as_str().unwrap().to_owned();
        game["1"][8] = json!(text[..text.len() - 20]);
    })
    .await;
    assert_eq!(delete_old(&desk, LATER).await, 1);
    assert!(!has_moves(&desk, ids[2]).await);
}

#[tokio::test]
async fn a_game_stays_whole_if_one_of_its_players_keeps_theirs() {
    let desk = Desk::new();
    let ids = [
        win(&desk, 1, 2, 0, true).await,
        win(&desk, 2, 3, DAY, true).await,
        win(&desk, 3, 4, 2 * DAY, true).await,
    ];
    keep(&desk, 2, true).await;
    compact_all(&desk, LATER).await;
    assert_eq!(delete_old(&desk, LATER).await, 1);
    for (id, stays) in ids.into_iter().zip([true, true, false]) {
        assert_eq!(has_moves(&desk, id).await, stays);
    }
    keep(&desk, 2, false).await;
    assert_eq!(delete_old(&desk, LATER).await, 2);
}

#[tokio::test]
async fn games_without_moves_are_recounted_voided_and_played_again() {
    let desk = Desk::new();
    let mut ids = Vec::new();
    for number in 0..4 {
        ids.push(
            win(
                &desk,
                1 + number % 2,
                2 - number % 2,
                number as i64 * DAY,
                true,
            )
            .await,
        );
    }
    compact_all(&desk, LATER).await;
    assert_eq!(delete_old(&desk, LATER).await, 4);
    let recount = desk.service.recount(at(LATER)).await.unwrap();
    assert_eq!((recount.results, recount.changed), (4, vec![]));
    // The recount put them back in the usual form.
    assert_eq!(compact_all(&desk, LATER).await.games, 4);
    assert!(!has_moves(&desk, ids[0]).await);
    let act = desk.act(9, at(LATER));
    desk.service
        .void_here(&act, ids[1], "agreed")
        .await
        .unwrap();
    let act = desk.act(1, at(LATER));
    let again = desk.service.rematch(&act, ids[2], Rights::default()).await;
    assert_eq!(again.unwrap().view.card.rematch_of, Some(ids[2]));
    desk.service.sweep(at(LATER)).await.unwrap();
    let before = records(&desk).await;
    let recount = desk.service.recount(at(LATER)).await.unwrap();
    assert_eq!(recount.changed, []);
    assert_eq!(records(&desk).await, before);
    assert_eq!(desk.service.check(Repair::No).await.unwrap().damaged, []);
}
