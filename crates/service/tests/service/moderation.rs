//! Server settings, moderator actions, and the moderation log.
#![expect(clippy::unwrap_used, reason = "a test")]

use halma_rules::{Reason, Variant, Verdict};
use halma_service::{
    ChallengeRequest, ChannelChange, Channels, Closed, Deed, LobbyMove, Logged, Refusal, Rights,
    ServerChange, StageView,
};
use halma_store::ids::{ChannelId, GuildId, UserId};

use crate::common::desk::{DAY, Desk, START, at, begin, deadline, live, play, refusal, view};
use crate::common::players::plies;

const GUILD: GuildId = GuildId(5);

async fn set(desk: &Desk, change: ServerChange) {
    let act = desk.act(7, START);
    let changed = desk.service.change_server(&act, GUILD, &change);
    changed.await.unwrap();
}

#[tokio::test]
async fn a_moderator_ends_a_game_and_it_does_not_count() {
    let desk = Desk::new();
    let id = desk.begin().await.view.id;
    play(&desk, 1, id, "h4-h5", 0).await.unwrap();
    play(&desk, 2, id, "a5-a4", 0).await.unwrap();
    let act = desk.act(7, START);
    let ended = desk.service.end_match(&act, id, "").await.unwrap();
    let desk = desk.restarted();
    let after = view(&desk, id).await;
    let game = after.game().unwrap();
    let outcome = game.standing.outcome().unwrap();
    assert_eq!(
        (outcome.verdict, outcome.reason),
        (Verdict::Void, Reason::Aborted)
    );
    let said = game.moderated.clone().unwrap();
    assert_eq!((said.by.user, said.deed), (Some(UserId(7)), Deed::Ended));
    assert!(desk.service.end_match(&act, id, "").await.unwrap().repeated);
    let again = desk.service.end_match(&desk.act(7, START), id, "").await;
    assert_eq!(refusal(again), Refusal::GameOver);
    assert_eq!(ended.view.card.turn, after.card.turn);
}

#[tokio::test]
async fn a_moderator_removes_a_challenge() {
    let desk = Desk::new();
    let request = desk.request(Variant::Halma8, &[2]);
    let id = desk.service.challenge(&request).await.unwrap().view.id;
    let undo = desk
        .service
        .undo_move(&desk.act(7, START), id, None, "")
        .await;
    assert_eq!(refusal(undo), Refusal::NotBegun);
    let act = desk.act(7, START);
    let removed = desk.service.end_match(&act, id, "").await.unwrap();
    let is_removed = matches!(
        removed.view.stage,
        StageView::Closed {
            why: Closed::Removed,
            ..
        }
    );
    assert!(is_removed);
    let act = desk.act(2, START);
    let late = desk
        .service
        .answer_challenge(&act, id, LobbyMove::Join)
        .await;
    assert_eq!(refusal(late), Refusal::ChallengeClosed(Closed::Removed));
}

#[tokio::test]
async fn a_moderator_undoes_the_last_move() {
    let desk = Desk::new();
    live(&desk, 0, 0).await;
    let id = begin(&desk, Variant::Halma8, &[2], "1d").await.id;
    let nothing = desk
        .service
        .undo_move(&desk.act(7, START), id, None, "")
        .await;
    assert_eq!(refusal(nothing), Refusal::NothingToUndo);
    play(&desk, 1, id, "h4-h5", 0).await.unwrap();
    let before = play(&desk, 2, id, "a5-a4", 0).await.unwrap().view.card.turn;
    let act = desk.act(7, at(DAY / 2));
    let undone = desk
        .service
        .undo_move(&act, id, None, "")
        .await
        .unwrap()
        .view;
    assert!(undone.card.turn > before, "turns never fall");
    let game = undone.game().unwrap();
    assert_eq!(
        (plies(&game.standing), game.to_move().user()),
        (1, Some(UserId(2)))
    );
    assert_eq!(deadline(&undone), Some(at(DAY / 2 + DAY)));
    let next = play(&desk, 2, id, "a5-a4", DAY / 2).await.unwrap();
    assert!(next.view.game().unwrap().moderated.is_none());
}

#[tokio::test]
async fn the_log_names_who_did_what_for_90_days() {
    let desk = Desk::new();
    set(&desk, ServerChange::default()).await;
    assert!(desk.service.log(GUILD, START, 10).await.unwrap().is_empty());
    let change = ServerChange {
        most_running: Some(3),
        ..ServerChange::default()
    };
    set(&desk, change).await;
    let id = desk.begin().await.view.id;
    let act = desk.act(7, at(DAY));
    let code = desk
        .service
        .end_match(&act, id, "")
        .await
        .unwrap()
        .view
        .card
        .code;
    let ended = Logged::Match(Deed::Ended, code);
    let deeds = |now, most| {
        let log = desk.service.log(GUILD, now, most);
        async {
            log.await
                .unwrap()
                .iter()
                .map(|line| line.what)
                .collect::<Vec<_>>()
        }
    };
    assert_eq!(deeds(at(DAY), 10).await, [ended, Logged::Settings]);
    assert_eq!(deeds(at(DAY), 1).await, [ended]);
    let others = desk.service.log(GuildId(6), at(DAY), 10).await.unwrap();
    assert!(others.is_empty());
    assert_eq!(
        deeds(at(90 * DAY), 10).await,
        [ended],
        "before it is deleted"
    );
    desk.service.sweep(at(90 * DAY)).await.unwrap();
    assert_eq!(deeds(START, 10).await, [ended]);
    desk.service.sweep(at(91 * DAY)).await.unwrap();
    assert_eq!(deeds(START, 10).await, []);
}

#[tokio::test]
async fn games_are_played_where_the_server_wants_them() {
    let desk = Desk::new();
    let change = ServerChange {
        channels: Some(ChannelChange::Only(ChannelId(9))),
        ..ServerChange::default()
    };
    set(&desk, change).await;
    let refused = desk
        .service
        .challenge(&desk.request(Variant::Halma8, &[2]))
        .await;
    let channels = Channels::Only(vec![ChannelId(9)]);
    assert_eq!(refusal(refused), Refusal::ChannelNotAllowed { channels });
    // A thread counts as its parent channel.
    let in_thread = ChallengeRequest {
        rights: Rights {
            parent: Some(ChannelId(9)),
            ..Rights::default()
        },
        ..desk.request(Variant::Halma8, &[2])
    };
    desk.service.challenge(&in_thread).await.unwrap();
    let back = ServerChange {
        channels: Some(ChannelChange::Everywhere),
        ..ServerChange::default()
    };
    set(&desk, back).await;
    let anywhere = desk.request(Variant::Corners, &[3]);
    desk.service.challenge(&anywhere).await.unwrap();
}

#[tokio::test]
async fn if_only_moderators_may_challenge_others_can_join() {
    let desk = Desk::new();
    let change = ServerChange {
        moderators_only: Some(true),
        ..ServerChange::default()
    };
    set(&desk, change).await;
    let refused = desk
        .service
        .challenge(&desk.request(Variant::Halma8, &[2]))
        .await;
    assert_eq!(refusal(refused), Refusal::ModeratorsOnly);
    let request = ChallengeRequest {
        rights: Rights {
            moderator: true,
            ..Rights::default()
        },
        ..desk.request(Variant::Halma8, &[2])
    };
    let id = desk.service.challenge(&request).await.unwrap().view.id;
    let act = desk.act(2, START);
    let joined = desk.service.answer_challenge(&act, id, LobbyMove::Join);
    joined.await.unwrap();
}

#[tokio::test]
async fn a_person_plays_as_many_games_as_the_server_wants() {
    let desk = Desk::new();
    let most = |most_running| ServerChange {
        most_running: Some(most_running),
        ..ServerChange::default()
    };
    set(&desk, most(1)).await;
    let first = desk.begin().await.view.id;
    let refused = desk
        .service
        .challenge(&desk.request(Variant::Halma8, &[3]))
        .await;
    assert_eq!(refusal(refused), Refusal::TooManyRunning { most: 1 });
    let request = ChallengeRequest {
        act: desk.act(3, START),
        ..desk.request(Variant::Halma8, &[2])
    };
    let made = desk.service.challenge(&request).await.unwrap().view.id;
    let join = || async {
        let act = desk.act(2, START);
        desk.service
            .answer_challenge(&act, made, LobbyMove::Join)
            .await
    };
    assert_eq!(refusal(join().await), Refusal::TooManyRunning { most: 1 });
    let act = desk.act(1, START);
    desk.service.resign(&act, first, None).await.unwrap();
    join().await.unwrap();
    set(&desk, most(0)).await;
    let request = desk.request(Variant::Corners, &[2]);
    desk.service.challenge(&request).await.unwrap();
}

#[tokio::test]
async fn a_game_does_not_start_if_another_player_is_at_the_limit() {
    let desk = Desk::new();
    let change = ServerChange {
        most_running: Some(1),
        ..ServerChange::default()
    };
    set(&desk, change).await;
    let mut open = Vec::new();
    for _ in 0..2 {
        let request = desk.request(Variant::Halma8, &[]);
        open.push(desk.service.challenge(&request).await.unwrap().view.id);
    }
    let join = |user, id| {
        let act = desk.act(user, START);
        let service = desk.service.clone();
        async move { service.answer_challenge(&act, id, LobbyMove::Join).await }
    };
    join(2, open[0]).await.unwrap();
    let full = refusal(join(3, open[1]).await);
    assert_eq!(
        full,
        Refusal::OtherPlaysMost {
            user: Some(UserId(1))
        }
    );
}

#[tokio::test]
async fn a_rematch_counts_as_a_challenge() {
    let desk = Desk::new();
    let id = desk.begin().await.view.id;
    let act = desk.act(2, START);
    desk.service.resign(&act, id, None).await.unwrap();
    let change = ServerChange {
        moderators_only: Some(true),
        ..ServerChange::default()
    };
    set(&desk, change).await;
    let rematch = |rights| {
        let act = desk.act(2, START);
        let service = desk.service.clone();
        async move { service.rematch(&act, id, rights).await }
    };
    let refused = refusal(rematch(Rights::default()).await);
    assert_eq!(refused, Refusal::ModeratorsOnly);
    let moderator = Rights {
        moderator: true,
        ..Rights::default()
    };
    rematch(moderator).await.unwrap();
}

#[tokio::test]
async fn a_server_can_restore_its_defaults() {
    let desk = Desk::new();
    let change = ServerChange {
        channels: Some(ChannelChange::Only(ChannelId(9))),
        variant: Some(Variant::Corners),
        most_running: Some(1),
        ..ServerChange::default()
    };
    set(&desk, change).await;
    let reset = ServerChange {
        reset: true,
        threads: Some(true),
        ..ServerChange::default()
    };
    set(&desk, reset).await;
    let server = desk.service.server(GUILD).await.unwrap();
    assert_eq!((server.variant, server.most_running), (None, None));
    assert!(server.threads && server.channels == Channels::Only(vec![ChannelId(9)]));
}
