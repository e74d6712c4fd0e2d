//! The service alone, with a hand-moved clock and predictable random numbers.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use halma_rules::{Seat, Variant};
use halma_service::{
    Changed, Delivery, Error, Failure, LobbyMove, Lot, PostKind, PostRef, Refusal, Service,
    StageView, SystemLot,
};
use halma_store::ids::{MatchId, MessageId, Turn, UserId};
use halma_store::{Key, Prefix};

use crate::common::desk::{Desk, START, at, begin, deliver, play, view};
use crate::common::players::plies;

fn refusal(result: Result<Changed, Error>) -> Refusal {
    match result {
        Err(Error::Refusal(refusal)) => refusal,
        other => panic!("not refused: {other:?}"),
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn of_two_plays_at_once_one_wins() {
    let desk = Desk::new();
    let begun = desk.begin().await;
    let (id, turn) = (begun.view.id, Some(begun.view.card.turn));
    for _ in 0..10 {
        let plays = ["h4-h5", "h4-g5"].map(|text| desk.play(1, id, turn, text));
        let (one, other) = tokio::join!(desk.service.play(&plays[0]), desk.service.play(&plays[1]));
        assert!(one.is_err() || other.is_err());
    }
    let view = desk.service.match_view(id).await.unwrap();
    assert_eq!(plies(&view.game().unwrap().standing), 1);
    assert_eq!(view.card.turn, begun.view.card.turn + 1);
}

/// Two services over one store don't share a queue, so only the store can tell that another change
/// came first. The loser loads the match again and is refused by its new state.
#[tokio::test(flavor = "multi_thread")]
async fn a_lost_race_is_loaded_again_and_refused_by_the_rules() {
    let desk = Desk::new();
    let other = Service::new(Arc::clone(&desk.store), Arc::new(SystemLot));
    for _ in 0..9 {
        let begun = desk.begin().await;
        let (id, turn) = (begun.view.id, Some(begun.view.card.turn));
        let plays = ["h4-h5", "h4-g5"].map(|text| desk.play(1, id, turn, text));
        let (one, two) = tokio::join!(desk.service.play(&plays[0]), other.play(&plays[1]));
        let loser = if one.is_ok() { two } else { one };
        let why = refusal(loser);
        assert!(
            matches!(why, Refusal::NotYourTurn { .. } | Refusal::Stale),
            "{why:?}"
        );
        let view = desk.service.match_view(id).await.unwrap();
        assert_eq!(plies(&view.game().unwrap().standing), 1);
        let act = desk.act(1, START);
        desk.service.resign(&act, id, None).await.unwrap();
    }
}

/// Deals numbers whose low bits never change.
struct Unlucky(AtomicU64);

impl Lot for Unlucky {
    fn draw(&self) -> u64 {
        self.0.fetch_add(1, Ordering::SeqCst) << 40
    }
}

#[tokio::test]
async fn matches_with_equal_time_and_random_bits_get_different_ids() {
    let desk = Desk::new();
    let lot = Arc::new(Unlucky(AtomicU64::new(1)));
    let unlucky = Service::new(Arc::clone(&desk.store), lot);
    let mut ids = Vec::new();
    for opponent in 2..8 {
        let request = desk.request(Variant::Halma8, &[opponent]);
        ids.push(unlucky.challenge(&request).await.unwrap().view.id);
    }
    ids.dedup();
    assert_eq!(ids.len(), 6);
}

#[tokio::test]
async fn a_newer_board_replaces_an_unsent_one_but_an_end_is_kept() {
    let desk = Desk::new();
    let begun = desk.begin().await;
    let id = begun.view.id;
    assert_eq!(desk.posts(id).await, 1, "the board replaced the challenge");
    let played = desk
        .service
        .play(&desk.play(1, id, None, "h4h5"))
        .await
        .unwrap();
    assert_eq!(
        (desk.posts(id).await, played.post.as_ref().unwrap().kind),
        (1, PostKind::Board)
    );
    assert!(
        desk.service.due_posts(START).await.unwrap().is_empty(),
        "the answer has time"
    );
    assert_eq!(desk.service.all_posts(START).await.unwrap().len(), 1);
    assert_eq!(desk.service.due_posts(at(120_000)).await.unwrap().len(), 1);
    let ended = desk
        .service
        .resign(&desk.act(2, START), id, None)
        .await
        .unwrap();
    assert_eq!(ended.post.as_ref().unwrap().kind, PostKind::End);
    deliver(&desk, ended.post.unwrap().reference).await;
    assert_eq!(desk.posts(id).await, 0);
}

#[tokio::test]
async fn repeats_give_the_stored_outcome() {
    let desk = Desk::new();
    let begun = desk.begin().await;
    let request = desk.play(1, begun.view.id, None, "h4-h5");
    let first = desk.service.play(&request).await.unwrap();
    let again = desk.service.play(&request).await.unwrap();
    assert!(!first.repeated && again.repeated);
    assert_eq!(
        (again.view.card.turn, again.post),
        (first.view.card.turn, first.post.clone())
    );
    deliver(&desk, first.post.unwrap().reference).await;
    assert_eq!(desk.service.play(&request).await.unwrap().post, None);
}

#[tokio::test]
async fn interactions_are_forgotten_after_an_hour() {
    let desk = Desk::new();
    desk.begin().await;
    let kept = |desk: &Desk| {
        let store = Arc::clone(&desk.store);
        async move {
            store
                .scan(Prefix::Interactions, None, 100)
                .await
                .unwrap()
                .len()
        }
    };
    desk.service.sweep(at(3_599_000)).await.unwrap();
    assert_eq!(kept(&desk).await, 2);
    desk.service.sweep(at(3_601_000)).await.unwrap();
    assert_eq!(kept(&desk).await, 0);
}

#[tokio::test]
async fn every_refusal_of_a_move_leaves_the_match_as_it_was() {
    let desk = Desk::new();
    let begun = desk.begin().await;
    let id = begun.view.id;
    let play = |user, turn, text| desk.play(user, id, turn, text);
    let service = &desk.service;
    assert_eq!(
        refusal(service.play(&play(3, None, "h4-h5")).await),
        Refusal::NotAPlayer
    );
    let not_yours = Refusal::NotYourTurn {
        next: Some(UserId(1)),
    };
    assert_eq!(
        refusal(service.play(&play(2, None, "a5-a4")).await),
        not_yours
    );
    assert_eq!(
        refusal(service.play(&play(1, Some(Turn(9)), "h4-h5")).await),
        Refusal::Stale
    );
    let illegal = service.play(&play(1, None, "h4-h8")).await;
    assert!(matches!(illegal, Err(Error::Illegal(_))));
    let nowhere = desk.play(1, MatchId(99), None, "h4-h5");
    assert_eq!(refusal(service.play(&nowhere).await), Refusal::NoSuchMatch);
    assert_eq!(service.match_view(id).await.unwrap(), begun.view);
}

#[tokio::test]
async fn a_challenge_expires_once_and_frees_the_pair() {
    let desk = Desk::new();
    let request = desk.request(Variant::Halma8, &[2]);
    let made = desk.service.challenge(&request).await.unwrap();
    let again = desk.request(Variant::Corners, &[2]);
    let refused = refusal(desk.service.challenge(&again).await);
    assert_eq!(refused, Refusal::AlreadyChallenged { id: made.view.id });
    let week = at(7 * 24 * 3_600_000);
    desk.service.sweep(at(week.0 - START.0 - 1)).await.unwrap();
    assert!(matches!(
        desk.service.match_view(made.view.id).await.unwrap().stage,
        StageView::Open { .. }
    ));
    let (one, other) = tokio::join!(desk.service.sweep(week), desk.service.sweep(week));
    assert!(one.is_ok() && other.is_ok());
    let view = desk.service.match_view(made.view.id).await.unwrap();
    assert!(matches!(view.stage, StageView::Closed { .. }));
    // The challenge wasn't recorded as delivered, so it may exist.
    let due = desk.service.all_posts(week).await.unwrap();
    desk.service.not_there(due[1]).await.unwrap();
    assert_eq!(desk.posts(made.view.id).await, 1);
    desk.service.challenge(&again).await.unwrap();
}

#[tokio::test]
async fn lobbies_fill_and_seats_are_assigned() {
    let desk = Desk::new();
    let made = desk
        .service
        .challenge(&desk.request(Variant::Star4, &[2]))
        .await
        .unwrap();
    let id = made.view.id;
    let join = |user| desk.act(user, START);
    for user in [3, 4] {
        desk.service
            .answer_challenge(&join(user), id, LobbyMove::Join)
            .await
            .unwrap();
    }
    let full = desk
        .service
        .answer_challenge(&join(5), id, LobbyMove::Join)
        .await;
    assert_eq!(refusal(full), Refusal::NoSeatLeft);
    let begun = desk
        .service
        .answer_challenge(&join(2), id, LobbyMove::Join)
        .await
        .unwrap();
    let game = begun.view.game().unwrap();
    assert_eq!(
        game.seats[Seat::FIRST].user(),
        Some(UserId(1)),
        "the challenger moves first"
    );
    let mut users: Vec<_> = game.people().map(|who| who.user.unwrap().0).collect();
    users.sort_unstable();
    assert_eq!(users, [1, 2, 3, 4]);
}

#[tokio::test]
async fn a_game_begins_until_someone_moves_or_goes_out() {
    let desk = Desk::new();
    let begun = begin(&desk, Variant::Star3, &[2, 3], "none").await;
    assert!(begun.game().unwrap().begins());
    let act = desk.act(2, START);
    let left = desk.service.resign(&act, begun.id, None).await.unwrap();
    assert!(!left.view.game().unwrap().begins());
    let id = desk.begin().await.view.id;
    assert!(view(&desk, id).await.game().unwrap().begins());
    let played = play(&desk, 1, id, "h4h5", 0).await.unwrap();
    assert!(!played.view.game().unwrap().begins());
}

#[tokio::test]
async fn nothing_but_the_player_record_knows_the_account() {
    let desk = Desk::new();
    let begun = desk.begin().await;
    let player = begun.view.challenger.player;
    let stored = desk
        .store
        .load(Key::Match(begun.view.id))
        .await
        .unwrap()
        .unwrap();
    let text = String::from_utf8(stored.body).unwrap();
    assert!(!text.contains("person 1") && text.contains(&player.0.to_string()));
    let mut changes = halma_store::ChangeSet::new();
    changes.delete(Key::Player(player));
    desk.store.commit(changes).await.unwrap();
    let view = desk.service.match_view(begun.view.id).await.unwrap();
    assert_eq!(view.game().unwrap().seats[Seat::FIRST].user(), None);
    let early = desk.play(2, begun.view.id, None, "a5-a4");
    let early = refusal(desk.service.play(&early).await);
    assert_eq!(early, Refusal::NotYourTurn { next: None });
}

fn refused() -> Failure {
    Failure::Lasting("Discord answered 403".into())
}

#[tokio::test]
async fn a_refused_board_is_parked_reported_and_retried_once_the_bot_has_access() {
    let desk = Desk::new();
    let begun = desk.begin().await;
    let post = begun.post.unwrap();
    desk.service
        .undelivered(post.reference, &refused(), START)
        .await
        .unwrap();
    let later = at(3_600_000);
    let due = |now| desk.service.all_posts(now);
    assert_eq!(due(later).await.unwrap(), []);
    for user in [1, 2] {
        let told = desk.service.take_untold(UserId(user)).await.unwrap();
        assert_eq!(told.len(), 1);
        assert_eq!(told[0].id, begun.view.id);
        assert!(
            desk.service
                .take_untold(UserId(user))
                .await
                .unwrap()
                .is_empty()
        );
    }
    assert!(
        desk.service
            .take_untold(UserId(3))
            .await
            .unwrap()
            .is_empty()
    );
    // If the message to a person fails, it remains to be sent.
    let id = begun.view.id;
    desk.service.put_untold_back(UserId(1), id).await.unwrap();
    assert_eq!(desk.service.take_untold(UserId(1)).await.unwrap().len(), 1);
    let elsewhere = halma_store::ids::ChannelId(7);
    assert!(!desk.service.revive(elsewhere, later).await.unwrap());
    assert!(desk.service.revive(post.channel, later).await.unwrap());
    assert_eq!(due(later).await.unwrap(), [post.reference]);
    assert!(!desk.service.revive(post.channel, later).await.unwrap());
}

#[tokio::test]
async fn refused_posts_wait_for_thirty_days() {
    const DAY_MS: i64 = 24 * 3_600_000;
    for (days, waits) in [(29, true), (30, false)] {
        let desk = Desk::new();
        let begun = desk.begin().await;
        let post = begun.post.unwrap();
        let refused = refused();
        let parked = desk.service.undelivered(post.reference, &refused, START);
        parked.await.unwrap();
        let later = at(days * DAY_MS);
        desk.service.sweep(later).await.unwrap();
        let told = desk.service.take_untold(UserId(1)).await.unwrap();
        assert_eq!(told.len(), usize::from(waits), "{days} days");
        let revived = desk.service.revive(post.channel, later).await.unwrap();
        assert_eq!(revived, waits, "{days} days");
    }
}

#[tokio::test]
async fn posts_refused_again_start_a_new_wait() {
    let desk = Desk::new();
    let begun = desk.begin().await;
    let post = begun.post.unwrap();
    let day = |days: i64| at(days * 24 * 3_600_000);
    let refused = refused();
    for at in [day(0), day(20)] {
        desk.service.revive(post.channel, at).await.unwrap();
        let parked = desk.service.undelivered(post.reference, &refused, at);
        parked.await.unwrap();
    }
    desk.service.sweep(day(30)).await.unwrap();
    assert!(desk.service.revive(post.channel, day(30)).await.unwrap());
}

#[tokio::test]
async fn a_refused_post_that_arrived_after_all_is_not_repeated() {
    let desk = Desk::new();
    let begun = desk.begin().await;
    let post = begun.post.unwrap();
    let parked = desk
        .service
        .undelivered(post.reference, &refused(), START)
        .await;
    parked.unwrap();
    let delivery = Delivery::of(Some(MessageId(10)), START);
    desk.service.delivered(&post, delivery).await.unwrap();
    assert!(!desk.service.revive(post.channel, START).await.unwrap());
    let told = desk.service.take_untold(UserId(2)).await.unwrap();
    assert!(told.is_empty());
}

#[tokio::test]
async fn no_one_is_told_about_a_replaced_board() {
    let desk = Desk::new();
    let begun = desk.begin().await;
    let id = begun.view.id;
    let reference = begun.post.unwrap().reference;
    desk.service
        .undelivered(reference, &refused(), START)
        .await
        .unwrap();
    let play = desk.play(1, id, Some(begun.view.card.turn), "h4-h5");
    let played = desk.service.play(&play).await.unwrap();
    assert!(
        desk.service
            .take_untold(UserId(2))
            .await
            .unwrap()
            .is_empty()
    );
    let newer = PostRef {
        sequence: reference.sequence + 1,
        ..reference
    };
    assert_eq!(played.post.unwrap().reference, newer);
    assert!(
        !desk
            .service
            .revive(begun.view.card.place.channel, START)
            .await
            .unwrap()
    );
}

#[tokio::test]
async fn a_message_that_can_no_longer_be_edited_is_left_alone() {
    let desk = Desk::new();
    let made = desk
        .service
        .challenge(&desk.request(Variant::Star3, &[2]))
        .await
        .unwrap();
    deliver(&desk, made.post.unwrap().reference).await;
    let late = made.view.card.place.clone();
    let join = desk.act(3, START);
    let joined = desk
        .service
        .answer_challenge(&join, made.view.id, LobbyMove::Join);
    joined.await.unwrap();
    let after_expiry = at(60_000);
    let due = desk.service.all_posts(after_expiry).await.unwrap();
    let (post, _) = desk.service.post(due[0]).await.unwrap().unwrap();
    assert_eq!(post.kind, PostKind::Refresh);
    desk.service
        .undelivered(due[0], &refused(), after_expiry)
        .await
        .unwrap();
    assert_eq!(desk.posts(made.view.id).await, 0);
    assert!(
        desk.service
            .take_untold(UserId(1))
            .await
            .unwrap()
            .is_empty()
    );
    assert!(
        !desk
            .service
            .revive(late.channel, after_expiry)
            .await
            .unwrap()
    );
}
