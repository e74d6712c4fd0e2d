//! A game with its own thread: its board is sent there, and how it ended is said in the channel too.
#![expect(clippy::unwrap_used, reason = "a test")]

use halma_rules::Variant;
use halma_service::{
    Act, ChallengeRequest, Changed, Delivery, LobbyMove, Post, PostKind, Retirement,
};
use halma_store::ids::{AnswerToken, ChannelId, MessageId};

use crate::common::desk::{DAY, Desk, START, at};

const HERE: ChannelId = ChannelId(6);
const THREAD: ChannelId = ChannelId(60);

/// A game that has begun and wants a thread; its challenge is message 10.
async fn begun(desk: &Desk) -> Changed {
    let request = ChallengeRequest {
        thread: true,
        ..desk.request(Variant::Halma8, &[2])
    };
    let made = desk.service.challenge(&request).await.unwrap();
    delivered(desk, made.post.as_ref().unwrap(), Some(10)).await;
    let act = Act {
        token: Some(AnswerToken::new("a token")),
        ..desk.act(2, START)
    };
    let joined = desk
        .service
        .answer_challenge(&act, made.view.id, LobbyMove::Join);
    joined.await.unwrap()
}

async fn delivered(desk: &Desk, post: &Post, message: Option<u64>) {
    let delivery = Delivery::of(message.map(MessageId), START);
    desk.service.delivered(post, delivery).await.unwrap();
}

fn places(posts: &[Post]) -> Vec<(PostKind, ChannelId)> {
    posts.iter().map(|post| (post.kind, post.channel)).collect()
}

#[tokio::test]
async fn a_game_is_played_in_its_thread_and_its_end_is_said_in_the_channel() {
    let desk = Desk::new();
    let begun = begun(&desk).await;
    let id = begun.view.id;
    assert!(begun.view.needs_thread);
    assert!(desk.service.match_view(id).await.unwrap().needs_thread);
    desk.service.note_thread(id, Some(THREAD)).await.unwrap();
    let view = desk.service.match_view(id).await.unwrap();
    assert_eq!(
        (view.needs_thread, view.card.place.channel),
        (false, THREAD)
    );
    let waiting = desk.unsent(id).await;
    let retired = PostKind::Retire(Retirement::Answer);
    assert_eq!(
        places(&waiting),
        [(PostKind::Board, THREAD), (retired, HERE)]
    );
    // It isn't the answer, which was sent in the channel.
    assert_eq!((waiting[0].replaces, waiting[0].answers), (None, None));
    let challenge = waiting[1].replaces.unwrap();
    assert_eq!(
        (challenge.message, challenge.channel),
        (MessageId(10), HERE)
    );
    for (post, message) in waiting.iter().zip([Some(20), None]) {
        delivered(&desk, post, message).await;
    }
    let act = desk.act(1, START);
    desk.service.resign(&act, id, None).await.unwrap();
    let end = [(PostKind::Summary, HERE), (PostKind::End, THREAD)];
    assert_eq!(places(&desk.unsent(id).await), end);
}

#[tokio::test]
async fn the_thread_of_a_game_is_closed_a_while_after_its_end() {
    let desk = Desk::new();
    let id = begun(&desk).await.view.id;
    desk.service.note_thread(id, Some(THREAD)).await.unwrap();
    let act = desk.act(1, START);
    desk.service.resign(&act, id, None).await.unwrap();
    for post in desk.unsent(id).await {
        delivered(&desk, &post, None).await;
    }
    for (ms, is_closed) in [(DAY - 1, false), (DAY, true)] {
        desk.service.sweep(at(ms)).await.unwrap();
        let errands = desk.service.errands(at(ms)).await.unwrap();
        assert_eq!(!errands.is_empty(), is_closed, "{ms} ms");
    }
}

#[tokio::test]
async fn a_game_without_the_thread_that_it_wanted_is_played_in_the_channel() {
    let desk = Desk::new();
    let id = begun(&desk).await.view.id;
    // The second thread comes too late.
    for thread in [None, Some(THREAD)] {
        desk.service.note_thread(id, thread).await.unwrap();
        let view = desk.service.match_view(id).await.unwrap();
        assert_eq!((view.needs_thread, view.card.place.channel), (false, HERE));
    }
}
