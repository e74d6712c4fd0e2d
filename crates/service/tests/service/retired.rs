//! Only one message of a match has buttons: whatever happens, the others lose theirs.
#![expect(clippy::unwrap_used, reason = "a test")]

use halma_rules::Variant;
use halma_service::{
    Act, Attempt, BroughtBy, Changed, Delivery, LobbyMove, OfferKind, OldMessage, Origin, Place,
    PlayRequest, PostKind, PostRef, Retirement,
};
use halma_store::ids::{AnswerToken, ChannelId, InteractionId, MatchId, MessageId};
use halma_store::{ChangeSet, Key};

use crate::common::desk::{DAY, Desk, START, at, begin, live, take_errands};

const HERE: ChannelId = ChannelId(6);

async fn delivered(desk: &Desk, changed: &Changed, message: u64) {
    let post = changed.post.as_ref().unwrap();
    let delivery = Delivery::of(Some(MessageId(message)), START);
    desk.service.delivered(post, delivery).await.unwrap();
}

/// The messages that still have to lose their buttons.
async fn retired(desk: &Desk, id: MatchId) -> Vec<OldMessage> {
    let mut old = Vec::new();
    for post in desk.unsent(id).await {
        if matches!(post.kind, PostKind::Retire(_)) {
            old.extend(post.replaces);
        }
    }
    old
}

fn messages(old: &[OldMessage]) -> Vec<u64> {
    old.iter().map(|old| old.message.0).collect()
}

/// A match whose board is message 10.
async fn with_board(desk: &Desk) -> MatchId {
    let begun = desk.begin().await;
    delivered(desk, &begun, 10).await;
    begun.view.id
}

fn pressed(desk: &Desk, user: u64, message: u64) -> Act {
    Act {
        message: Some(MessageId(message)),
        channel: Some(HERE),
        token: Some(AnswerToken::new("a token")),
        ..desk.act(user, START)
    }
}

/// The board that shows a move.
async fn board(desk: &Desk, id: MatchId, act: Act, text: &str) -> PostRef {
    let request = PlayRequest {
        act,
        ..desk.play(1, id, None, text)
    };
    let played = desk.service.play(&request).await.unwrap();
    played.post.unwrap().reference
}

#[tokio::test]
async fn a_click_on_an_older_message_also_retires_the_newer_one() {
    let desk = Desk::new();
    let id = with_board(&desk).await;
    // The same turn was posted again as message 11, while a form was open on message 10.
    let act = Act {
        message: None,
        ..desk.act(2, START)
    };
    let offered = desk
        .service
        .offer(&act, id, None, OfferKind::Draw)
        .await
        .unwrap();
    delivered(&desk, &offered, 11).await;
    let request = PlayRequest {
        act: pressed(&desk, 1, 10),
        ..desk.play(1, id, None, "h4-h5")
    };
    let played = desk.service.play(&request).await.unwrap();
    delivered(&desk, &played, 12).await;
    let mut old = messages(&retired(&desk, id).await);
    old.sort_unstable();
    old.dedup();
    assert_eq!(old, [10, 11]);
}

#[tokio::test]
async fn of_two_messages_for_one_post_one_is_deleted() {
    let desk = Desk::new();
    let id = with_board(&desk).await;
    let act = Act {
        token: Some(AnswerToken::new("a token")),
        ..desk.act(1, START)
    };
    let request = PlayRequest {
        act,
        ..desk.play(1, id, None, "h4-h5")
    };
    let played = desk.service.play(&request).await.unwrap();
    for message in [11, 12] {
        delivered(&desk, &played, message).await;
    }
    let old = retired(&desk, id).await;
    let is_deleted = |old: &&OldMessage| old.retirement == Retirement::Vanish;
    let deleted: Vec<_> = old.iter().filter(is_deleted).copied().collect();
    assert_eq!(messages(&deleted), [11]);
    let mut others = messages(&old);
    others.retain(|message| *message != 11);
    others.dedup();
    assert_eq!(others, [10]);
}

#[tokio::test]
async fn an_unneeded_board_passes_on_its_task() {
    let desk = Desk::new();
    let id = with_board(&desk).await;
    // Moved twice; nothing was ever posted in the first new channel.
    for channel in [7, 8] {
        let place = Place {
            channel: ChannelId(channel),
            ..desk.request(Variant::Halma8, &[2]).place
        };
        let act = desk.act(9, START);
        let moved = desk
            .service
            .bring_here(&act, id, &place, BroughtBy::Moderator);
        moved.await.unwrap();
    }
    let old = retired(&desk, id).await;
    assert_eq!(messages(&old), [10]);
    assert_eq!(
        (old[0].channel, old[0].retirement),
        (HERE, Retirement::Point)
    );
}

#[tokio::test]
async fn the_token_of_a_click_that_was_never_answered_is_not_used() {
    let desk = Desk::new();
    let id = with_board(&desk).await;
    let request = PlayRequest {
        act: pressed(&desk, 1, 10),
        ..desk.play(1, id, None, "h4-h5")
    };
    let played = desk.service.play(&request).await.unwrap();
    let replaces = played.post.as_ref().unwrap().replaces.unwrap();
    assert_eq!(replaces.answered, Some(request.act.interaction));
    // The delivery worker sent it as a separate message.
    delivered(&desk, &played, 12).await;
    let old = retired(&desk, id).await;
    assert_eq!((messages(&old), old[0].answered), (vec![10], None));
}

#[tokio::test]
async fn the_token_of_a_click_whose_answer_was_refused_is_not_used() {
    let desk = Desk::new();
    let id = with_board(&desk).await;
    let request = PlayRequest {
        act: pressed(&desk, 1, 10),
        ..desk.play(1, id, None, "h4-h5")
    };
    let played = desk.service.play(&request).await.unwrap();
    let reference = played.post.unwrap().reference;
    for (attempt, token) in [
        (Attempt::MayHaveArrived, Some(request.act.interaction)),
        (Attempt::Failed, None),
    ] {
        let handed_on = desk.service.hand_on(reference, attempt, START);
        handed_on.await.unwrap();
        let (post, _) = desk.service.post(reference).await.unwrap().unwrap();
        assert_eq!(post.replaces.unwrap().answered, token);
    }
}

#[tokio::test]
async fn the_token_of_a_click_whose_answer_is_missing_is_not_used() {
    let desk = Desk::new();
    let id = with_board(&desk).await;
    let request = PlayRequest {
        act: pressed(&desk, 1, 10),
        ..desk.play(1, id, None, "h4-h5")
    };
    let first = desk.service.play(&request).await.unwrap();
    let request = desk.play(2, id, None, "a5-a4");
    let second = desk.service.play(&request).await.unwrap();
    delivered(&desk, &second, 12).await;
    let lost = first.post.unwrap().reference;
    let (post, _) = desk.service.post(lost).await.unwrap().unwrap();
    assert!(post.overtaken && post.answers.is_some());
    desk.service.not_there(lost).await.unwrap();
    let old = retired(&desk, id).await;
    assert!(old.iter().all(|old| old.answered.is_none()), "{old:?}");
    assert!(messages(&old).contains(&10));
}

#[tokio::test]
async fn a_board_before_the_one_that_is_clicked_is_still_looked_for() {
    let desk = Desk::new();
    let id = with_board(&desk).await;
    // The process ends before it notes the boards of two moves.
    let mut boards = Vec::new();
    for (user, text) in [(1, "h4-h5"), (2, "a5-a4")] {
        let act = pressed(&desk, user, 10);
        boards.push(board(&desk, id, act, text).await);
    }
    let second = InteractionId::first_at(at(1_000)).0;
    let request = PlayRequest {
        act: pressed(&desk, 1, second),
        ..desk.play(1, id, None, "h5-h6")
    };
    desk.service.play(&request).await.unwrap();
    let (first, _) = desk.service.post(boards[0]).await.unwrap().unwrap();
    assert!(first.overtaken);
    assert!(desk.service.post(boards[1]).await.unwrap().is_none());
}

#[tokio::test]
async fn a_board_is_looked_for_even_if_the_one_it_replaces_appeared_after_its_command() {
    let desk = Desk::new();
    let begun = desk.begin().await;
    delivered(&desk, &begun, InteractionId::first_at(at(1_000)).0).await;
    let id = begun.view.id;
    let mut boards = Vec::new();
    for (user, text) in [(1, "h4-h5"), (2, "a5-a4")] {
        let token = Some(AnswerToken::new("a token"));
        let act = desk.act(user, START);
        boards.push(board(&desk, id, Act { token, ..act }, text).await);
    }
    let (first, _) = desk.service.post(boards[0]).await.unwrap().unwrap();
    assert!(first.overtaken);
}

/// Moves by the board page, each at a second by the clock of its process.
async fn boards_by_page(desk: &Desk, id: MatchId, moves: &[(u64, &str, i64)]) -> Vec<PostRef> {
    let mut boards = Vec::new();
    for &(user, text, seconds) in moves {
        let act = desk.act(user, at(1_000 * seconds));
        boards.push(
            board(
                desk,
                id,
                Act {
                    from: Origin::Page,
                    ..act
                },
                text,
            )
            .await,
        );
    }
    boards
}

#[tokio::test]
async fn a_board_that_may_be_there_is_looked_for_even_if_the_next_clock_is_slow() {
    let desk = Desk::new();
    let id = with_board(&desk).await;
    let moves = [(1, "h4-h5", 30), (2, "a5-a4", 31), (1, "h5-h6", 0)];
    let boards = boards_by_page(&desk, id, &moves).await;
    for board in &boards[..2] {
        let (older, _) = desk.service.post(*board).await.unwrap().unwrap();
        assert!(older.overtaken);
    }
}

#[tokio::test]
async fn a_board_from_a_fast_clock_does_not_hold_up_the_next() {
    let desk = Desk::new();
    let id = with_board(&desk).await;
    let boards = boards_by_page(&desk, id, &[(1, "h4-h5", 60), (2, "a5-a4", 5)]).await;
    let due = desk.service.due_posts(at(6_000)).await.unwrap();
    assert_eq!(due, boards[1..]);
}

#[tokio::test]
async fn an_errand_of_a_damaged_match_is_dropped_and_delays_no_other() {
    let desk = Desk::new();
    live(&desk, 0, 0).await;
    let games = [
        begin(&desk, Variant::Halma8, &[2], "3d").await.id,
        begin(&desk, Variant::Halma8, &[3], "3d").await.id,
    ];
    live(&desk, 0, 2 * DAY).await;
    let late = 3 * DAY - DAY / 4;
    live(&desk, 2 * DAY, late).await;
    desk.service.sweep(at(late)).await.unwrap();
    let mut damage = ChangeSet::new();
    damage.put_bytes(Key::Match(games[0]), b"nonsense".to_vec());
    desk.store.commit(damage).await.unwrap();
    assert!(
        desk.service
            .errand(games[0])
            .await
            .unwrap_err()
            .is_lasting()
    );
    let taken = take_errands(&desk, late).await;
    let taken: Vec<_> = taken.iter().map(|(_, view)| view.id).collect();
    assert_eq!(taken, [games[1]]);
    assert!(desk.service.errands(at(late)).await.unwrap().is_empty());
}

/// Someone answers the challenge without its message; returns the post that changes it.
async fn answered(desk: &Desk, user: u64, id: MatchId, answer: LobbyMove) -> Changed {
    let act = desk.act(user, START);
    let answered = desk.service.answer_challenge(&act, id, answer);
    answered.await.unwrap()
}

/// An open challenge to a game of three, which is message 10.
async fn open_lobby(desk: &Desk) -> MatchId {
    let request = desk.request(Variant::Star3, &[]);
    let made = desk.service.challenge(&request).await.unwrap();
    delivered(desk, &made, 10).await;
    made.view.id
}

#[tokio::test]
async fn an_edit_that_arrives_after_the_next_one_is_repeated_once() {
    let desk = Desk::new();
    let id = open_lobby(&desk).await;
    let joined = answered(&desk, 2, id, LobbyMove::Join).await;
    let left = answered(&desk, 2, id, LobbyMove::Leave).await;
    delivered(&desk, &left, 10).await;
    assert_eq!(desk.posts(id).await, 0);
    delivered(&desk, &joined, 10).await;
    let due = desk.service.all_posts(START).await.unwrap();
    assert_eq!(due.len(), 1);
    let (again, _) = desk.service.post(due[0]).await.unwrap().unwrap();
    assert_eq!(again.kind, PostKind::Refresh);
    let delivery = Delivery::of(Some(MessageId(10)), START);
    desk.service.delivered(&again, delivery).await.unwrap();
    assert_eq!(desk.posts(id).await, 0);
}

#[tokio::test]
async fn an_edit_that_arrives_after_the_start_restores_no_buttons() {
    let desk = Desk::new();
    let id = open_lobby(&desk).await;
    let joined = answered(&desk, 2, id, LobbyMove::Join).await;
    let begun = answered(&desk, 3, id, LobbyMove::Join).await;
    delivered(&desk, &begun, 11).await;
    let before = retired(&desk, id).await;
    delivered(&desk, &joined, 10).await;
    let after = retired(&desk, id).await;
    assert_eq!((before.len(), messages(&after)), (1, vec![10, 10]));
    assert_eq!(after[1].retirement, Retirement::Answer);
}

#[tokio::test]
async fn only_the_newer_message_of_a_reposted_challenge_has_buttons() {
    let desk = Desk::new();
    let id = open_lobby(&desk).await;
    desk.service.post_again(id, START).await.unwrap();
    let anew = desk.service.all_posts(START).await.unwrap()[0];
    let (anew, _) = desk.service.post(anew).await.unwrap().unwrap();
    let act = pressed(&desk, 2, 10);
    let joined = desk.service.answer_challenge(&act, id, LobbyMove::Join);
    let joined = joined.await.unwrap();
    let delivery = Delivery::of(Some(MessageId(11)), START);
    desk.service.delivered(&anew, delivery).await.unwrap();
    delivered(&desk, &joined, 10).await;
    assert_eq!(messages(&retired(&desk, id).await), [10]);
}

#[tokio::test]
async fn an_edit_that_arrives_during_the_first_board_restores_no_buttons() {
    let desk = Desk::new();
    let id = open_lobby(&desk).await;
    let joined = answered(&desk, 2, id, LobbyMove::Join).await;
    let begun = answered(&desk, 3, id, LobbyMove::Join).await;
    delivered(&desk, &joined, 10).await;
    let old = retired(&desk, id).await;
    assert_eq!(messages(&old), [10]);
    assert_eq!(old[0].retirement, Retirement::Answer);
    // The click on the button had already settled the challenge.
    let delivery = Delivery {
        by_token: true,
        retired: true,
        ..Delivery::of(Some(MessageId(11)), START)
    };
    let post = begun.post.as_ref().unwrap();
    desk.service.delivered(post, delivery).await.unwrap();
    assert_eq!(messages(&retired(&desk, id).await), [10]);
}

#[tokio::test]
async fn the_most_urgent_is_sent_first() {
    let desk = Desk::new();
    for message in [100, 200, 300] {
        let id = desk.begin().await.view.id;
        let board = desk.service.all_posts(START).await.unwrap();
        let board = board.into_iter().find(|post| post.id == id).unwrap();
        let (board, _) = desk.service.post(board).await.unwrap().unwrap();
        let delivery = Delivery::of(Some(MessageId(message)), START);
        desk.service.delivered(&board, delivery).await.unwrap();
        // The old board of each loses its buttons; then one game ends, one board is redrawn, and
        // one is waiting for an answer.
        let play = desk.play(1, id, None, "h4h5");
        let played = desk.service.play(&play).await.unwrap();
        delivered(&desk, &played, message + 1).await;
        match message {
            100 => {}
            200 => drop(
                desk.service
                    .resign(&desk.act(2, START), id, None)
                    .await
                    .unwrap(),
            ),
            _ => drop(
                desk.service
                    .play(&desk.play(2, id, None, "a5a4"))
                    .await
                    .unwrap(),
            ),
        }
    }
    open_lobby(&desk).await;
    let mut kinds = Vec::new();
    for post in desk.service.all_posts(START).await.unwrap() {
        let (post, _) = desk.service.post(post).await.unwrap().unwrap();
        kinds.push(match post.kind {
            PostKind::End => "end",
            PostKind::Board => "board",
            PostKind::Retire(_) => "old board",
            _ => "other",
        });
    }
    assert_eq!(
        kinds,
        ["end", "board", "old board", "old board", "old board"]
    );
}
