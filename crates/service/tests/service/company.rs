//! Whom people play with, and where their games are: blocking, and lists over all servers.
#![expect(clippy::unwrap_used, reason = "a test")]

use halma_rules::Variant;
use halma_service::{ChallengeRequest, Listing, LobbyMove, MatchView, Place, Refusal, Rights};
use halma_store::ids::{GuildId, UserId};

use crate::common::desk::{Desk, START, at, begin, person, play, refusal};

async fn block(desk: &Desk, by: u64, whom: u64) {
    let act = desk.act(by, START);
    desk.service.block(&act, &person(whom)).await.unwrap();
}

async fn unblock(desk: &Desk, by: u64, whom: u64) {
    let (by, whom) = (UserId(by), UserId(whom));
    desk.service.unblock_user(by, whom).await.unwrap();
}

#[tokio::test]
async fn who_is_kept_out_cannot_challenge_nor_be_challenged_until_let_in() {
    let desk = Desk::new();
    block(&desk, 2, 1).await;
    let desk = desk.restarted();
    let named = desk.request(Variant::Halma8, &[2]);
    let refused = desk.service.challenge(&named).await;
    assert_eq!(
        refusal(refused),
        Refusal::Blocked {
            user: Some(UserId(2))
        }
    );
    let back = ChallengeRequest {
        act: desk.act(2, START),
        opponents: vec![person(1)],
        ..desk.request(Variant::Halma8, &[1])
    };
    let refused = desk.service.challenge(&back).await;
    assert_eq!(
        refusal(refused),
        Refusal::Blocked {
            user: Some(UserId(1))
        }
    );
    let others = desk.request(Variant::Halma8, &[3]);
    desk.service.challenge(&others).await.unwrap();
    unblock(&desk, 2, 1).await;
    let again = desk.request(Variant::Halma8, &[2]);
    desk.service.challenge(&again).await.unwrap();
    let act = desk.act(1, START);
    let own = desk.service.block(&act, &person(1)).await;
    assert_eq!(refusal(own), Refusal::BlockedSelf);
}

#[tokio::test]
async fn blocked_people_can_neither_join_nor_get_a_rematch() {
    let desk = Desk::new();
    let open = desk.request(Variant::Halma8, &[]);
    let open = desk.service.challenge(&open).await.unwrap().view.id;
    let finished = desk.begin().await.view.id;
    let act = desk.act(2, START);
    desk.service.resign(&act, finished, None).await.unwrap();
    block(&desk, 1, 2).await;
    let join = |user| {
        let act = desk.act(user, START);
        let service = desk.service.clone();
        async move { service.answer_challenge(&act, open, LobbyMove::Join).await }
    };
    assert_eq!(
        refusal(join(2).await),
        Refusal::Blocked {
            user: Some(UserId(1))
        }
    );
    let act = desk.act(2, START);
    let rematch = desk
        .service
        .rematch(&act, finished, Rights::default())
        .await;
    assert_eq!(
        refusal(rematch),
        Refusal::Blocked {
            user: Some(UserId(1))
        }
    );
    join(3).await.unwrap();
}

#[tokio::test]
async fn blocking_leaves_running_games_alone() {
    let desk = Desk::new();
    let id = desk.begin().await.view.id;
    block(&desk, 2, 1).await;
    play(&desk, 1, id, "h4-h5", 0).await.unwrap();
    play(&desk, 2, id, "a5-a4", 0).await.unwrap();
}

/// Two people start a game on a server with a clock.
async fn begun_in(desk: &Desk, guild: u64, opponent: u64, clock: &str) -> MatchView {
    let request = desk.request(Variant::Halma8, &[opponent]);
    let request = ChallengeRequest {
        place: Place {
            guild: GuildId(guild),
            ..request.place
        },
        time_control: clock.parse().unwrap(),
        weekends: halma_service::Weekends::Counted,
        ..request
    };
    let made = desk.service.challenge(&request).await.unwrap();
    let act = desk.act(opponent, START);
    let joined = desk
        .service
        .answer_challenge(&act, made.view.id, LobbyMove::Join);
    joined.await.unwrap().view
}

#[tokio::test]
async fn games_on_all_servers_are_listed_by_urgency() {
    let desk = Desk::new();
    let endless = begun_in(&desk, 5, 2, "none").await.id;
    let slow = begun_in(&desk, 5, 3, "7d").await.id;
    let quick = begun_in(&desk, 6, 4, "1d").await.id;
    let theirs = begun_in(&desk, 5, 6, "1h").await.id;
    play(&desk, 1, theirs, "h4-h5", 0).await.unwrap();
    let list = |user, listing| {
        let list = desk.service.list(UserId(user), listing);
        async move {
            let found = list.await.unwrap();
            found.iter().map(|found| found.view.id).collect::<Vec<_>>()
        }
    };
    let own = Box::pin(list(1, Listing::Everywhere)).await;
    assert_eq!(own, [quick, slow, endless, theirs]);
    let here = Box::pin(list(1, Listing::InServer(GuildId(5)))).await;
    assert_eq!(here, [slow, endless, theirs]);
    let next = |but| {
        let service = desk.service.clone();
        async move { service.next_waiting(UserId(1), but).await.unwrap() }
    };
    assert_eq!(next(theirs).await.unwrap().id, quick);
    assert_eq!(next(quick).await.unwrap().id, slow);
    play(&desk, 1, slow, "h4-h5", 0).await.unwrap();
    play(&desk, 1, endless, "h4-h5", 0).await.unwrap();
    assert!(next(quick).await.is_none());
}

#[tokio::test]
async fn a_waiting_challenge_is_listed_but_is_not_the_next_game() {
    let desk = Desk::new();
    let running = begin(&desk, Variant::Halma8, &[2], "1d").await.id;
    let made = ChallengeRequest {
        act: desk.act(3, at(1)),
        opponents: vec![person(1)],
        ..desk.request(Variant::Corners, &[1])
    };
    let open = desk.service.challenge(&made).await.unwrap().view.id;
    let listed = desk.service.list(UserId(1), Listing::Everywhere).await;
    let listed: Vec<_> = listed.unwrap().iter().map(|found| found.view.id).collect();
    assert_eq!(listed, [running, open]);
    let next = desk.service.next_waiting(UserId(1), running).await;
    assert!(next.unwrap().is_none());
}
