//! A game with its own thread: its board is sent there, and how it ended is said in the channel too.
#![expect(clippy::unwrap_used, reason = "a test")]

use halma::ids::{ChannelId, MatchId, MessageId};
use halma::service::{
    ChallengeRequest, Changed, Delivery, LobbyMove, Post, PostKind, PostRef, Retirement,
};
use halma::store::{Key, Prefix};
use halma_rules::Variant;

use crate::common::desk::{Desk, START};

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
    let act = desk.act(2, START);
    let joined = desk
        .service
        .answer_challenge(&act, made.view.id, LobbyMove::Join);
    joined.await.unwrap()
}

async fn delivered(desk: &Desk, post: &Post, message: Option<u64>) {
    let delivery = Delivery::of(message.map(MessageId), START);
    desk.service.delivered(post, delivery).await.unwrap();
}

/// The posts of a match that aren't sent yet.
async fn posts(desk: &Desk, id: MatchId) -> Vec<Post> {
    let keys = desk.store.scan(Prefix::PostsOf(id), None, 100);
    let mut posts = Vec::new();
    for key in keys.await.unwrap() {
        let Key::Post(id, sequence) = key else {
            continue;
        };
        let found = desk.service.post(PostRef { id, sequence }).await.unwrap();
        posts.push(found.unwrap().0);
    }
    posts
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
    let waiting = posts(&desk, id).await;
    let retired = PostKind::Retire(Retirement::Answer);
    assert_eq!(
        places(&waiting),
        [(PostKind::Board, THREAD), (retired, HERE)]
    );
    assert_eq!(waiting[0].replaces, None);
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
    assert_eq!(places(&posts(&desk, id).await), end);
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
