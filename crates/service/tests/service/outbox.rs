//! What waits to be sent: tokens of answers, errands, edits of lobbies, and boards that may be there.
#![expect(clippy::unwrap_used, reason = "a test")]

use std::time::Duration;

use halma_rules::Variant;
use halma_service::{Act, Changed, Delivery, Failure, LobbyMove, PlayRequest, Post, PostKind};
use halma_store::Prefix;
use halma_store::ids::{AnswerToken, InteractionId, MessageId, Timestamp, UserId};

use crate::common::desk::{DAY, Desk, MINUTE, START, at, begin, live};

/// When a post of the start that wasn't sent as an answer is due.
const DUE: Timestamp = Timestamp(START.0 + 2 * MINUTE);

async fn noted(desk: &Desk, post: &Post, message: Option<u64>) {
    let delivery = Delivery::of(message.map(MessageId), START);
    desk.service.delivered(post, delivery).await.unwrap();
}

fn kinds(posts: &[Post]) -> Vec<(PostKind, bool)> {
    posts
        .iter()
        .map(|post| (post.kind, post.overtaken))
        .collect()
}

/// A challenge to a game of three on the star, without a token.
async fn lobby(desk: &Desk) -> Changed {
    let request = desk.request(Variant::Star3, &[]);
    desk.service.challenge(&request).await.unwrap()
}

#[tokio::test]
async fn an_answers_token_is_kept_for_as_long_as_discord_accepts_it() {
    let desk = Desk::new();
    let id = desk.begin().await.view.id;
    let mut tokens = Vec::new();
    for (user, text, ms) in [(1, "h4-h5", 0), (2, "a5-a4", 10 * MINUTE)] {
        let act = Act {
            token: Some(AnswerToken::new("a token")),
            ..desk.act(user, at(ms))
        };
        tokens.push(act.interaction);
        let request = PlayRequest {
            act,
            ..desk.play(user, id, None, text)
        };
        desk.service.play(&request).await.unwrap();
    }
    for (ms, left) in [
        (14 * MINUTE, 2),
        (16 * MINUTE, 1),
        (24 * MINUTE, 1),
        (26 * MINUTE, 0),
    ] {
        desk.service.forget_answers(at(ms)).await.unwrap();
        let kept = desk.store.scan(Prefix::Answers, None, 9).await.unwrap();
        assert_eq!(kept.len(), left, "{ms} ms");
        let mut known = Vec::new();
        for token in &tokens {
            known.extend(desk.service.answer_token(*token, at(ms)).await.unwrap());
        }
        assert_eq!(known.len(), left, "{ms} ms");
    }
}

#[tokio::test]
async fn an_errand_waits_twice_as_long_each_time_it_is_put_off() {
    let desk = Desk::new();
    live(&desk, 0, 0).await;
    let id = begin(&desk, Variant::Halma8, &[2], "3d").await.id;
    live(&desk, 0, 2 * DAY).await;
    let mut late = 3 * DAY - DAY / 4;
    live(&desk, 2 * DAY, late).await;
    desk.service.sweep(at(late)).await.unwrap();
    for pause in [1_000, 2_000, 4_000] {
        desk.service.put_off(id, at(late)).await.unwrap();
        let early = desk.service.errands(at(late + pause - 1)).await.unwrap();
        assert_eq!(early, []);
        late += pause;
        assert_eq!(desk.service.errands(at(late)).await.unwrap(), [id]);
    }
}

#[tokio::test]
async fn a_lobby_that_changed_before_its_message_was_known_is_edited_once() {
    let desk = Desk::new();
    let made = lobby(&desk).await;
    let id = made.view.id;
    let join = desk.act(2, START);
    let joined = desk.service.answer_challenge(&join, id, LobbyMove::Join);
    noted(&desk, &joined.await.unwrap().post.unwrap(), None).await;
    noted(&desk, made.post.as_ref().unwrap(), Some(10)).await;
    let unsent = desk.unsent(id).await;
    assert_eq!(kinds(&unsent), [(PostKind::Refresh, false)]);
    noted(&desk, &unsent[0], Some(10)).await;
    assert_eq!(desk.posts(id).await, 0);
}

#[tokio::test]
async fn a_lobby_that_has_not_changed_is_not_edited() {
    let desk = Desk::new();
    let made = lobby(&desk).await;
    noted(&desk, made.post.as_ref().unwrap(), Some(10)).await;
    assert_eq!(desk.posts(made.view.id).await, 0);
}

#[tokio::test]
async fn an_absence_edits_a_board_unless_one_is_on_its_way() {
    for is_there in [false, true] {
        let desk = Desk::new();
        let begun = desk.begin().await;
        let id = begun.view.id;
        if is_there {
            noted(&desk, begun.post.as_ref().unwrap(), Some(10)).await;
        }
        let act = desk.act(1, START);
        desk.service.set_away(&act, 3).await.unwrap();
        let kind = if is_there {
            PostKind::Refresh
        } else {
            PostKind::Board
        };
        let shows = |post: &&Post| matches!(post.kind, PostKind::Refresh | PostKind::Board);
        let unsent = desk.unsent(id).await;
        let showing: Vec<_> = unsent.iter().filter(shows).map(|post| post.kind).collect();
        assert_eq!(showing, [kind]);
    }
}

#[tokio::test]
async fn what_is_due_may_be_there_when_its_match_is_given_up_or_posted_again() {
    let board = [(PostKind::Board, true)];
    for (now, board) in [(START, &[][..]), (DUE, &board)] {
        let desk = Desk::new();
        let id = desk.begin().await.view.id;
        desk.service.forget(UserId(1), now).await.unwrap();
        let expected = [board, &[(PostKind::End, false)]].concat();
        assert_eq!(kinds(&desk.unsent(id).await), expected);
    }
    let desk = Desk::new();
    let id = lobby(&desk).await.view.id;
    desk.service.post_again(id, DUE).await.unwrap();
    let expected = [(PostKind::Challenge, true), (PostKind::Challenge, false)];
    assert_eq!(kinds(&desk.unsent(id).await), expected);
}

#[tokio::test]
async fn the_message_of_a_post_is_looked_for_from_before_its_first_attempt() {
    let desk = Desk::new();
    let id = desk.begin().await.view.id;
    let mut now = DUE;
    for attempts in 1..=3 {
        let board = &desk.unsent(id).await[0];
        let before = Duration::from_secs(300 * attempts);
        assert_eq!(board.sent.start, InteractionId::first_at(now - before));
        let after = now + Duration::from_secs(300);
        assert_eq!(board.sent.end, InteractionId::first_at(after));
        assert_eq!(board.may_have_arrived, attempts > 1);
        let noted = desk
            .service
            .undelivered(board.reference, &Failure::Passing, now);
        noted.await.unwrap();
        now = now + Duration::from_secs(1 << (attempts - 1));
    }
}

#[tokio::test]
async fn the_lag_is_how_long_the_oldest_due_post_has_waited() {
    let desk = Desk::new();
    assert_eq!(desk.service.post_lag(START).await.unwrap(), Duration::ZERO);
    desk.begin().await;
    let later = DUE + Duration::from_secs(90);
    let lag = desk.service.post_lag(later).await.unwrap();
    assert_eq!(lag, Duration::from_secs(90));
}
