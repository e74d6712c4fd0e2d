//! Several processes that answer interactions: a process owns its answers as long as it is alive.
#![expect(clippy::unwrap_used, reason = "a test")]

use std::sync::Arc;

use halma_service::{Act, Delivery, Failure, Heartbeat, PlayRequest, PostRef, Service};
use halma_store::ids::{AnswerToken, MatchId, MessageId, Node, NodeId, Timestamp};
use halma_store::records::NodeRecord;
use halma_store::{ChangeSet, Slot};

use crate::common::desk::{DAY, Desk, START, at};

const NODE: Node = Node {
    id: NodeId(77),
    number: 3,
};

/// Records that the process is alive, or gone.
async fn is_there(desk: &Desk, is_there: bool) {
    let slot = Slot::node(NODE.number.into());
    let (id, version) = (NODE.id, "1".to_owned());
    let mut changes = ChangeSet::new();
    if is_there {
        changes
            .put(
                slot,
                &NodeRecord {
                    id,
                    version,
                    reads: 0,
                },
            )
            .unwrap();
    } else {
        changes.delete(slot);
    }
    desk.store.commit(changes).await.unwrap();
}

fn of_node(desk: &Desk) -> Service {
    desk.service
        .over(Arc::clone(&desk.store))
        .of_node(Some(NODE))
}

/// A game in which the process is answering a move.
async fn answering(desk: &Desk) -> MatchId {
    is_there(desk, true).await;
    let id = desk.begin().await.view.id;
    let play = desk.play(1, id, None, "h4h5");
    let act = Act {
        token: Some(AnswerToken::new("secret")),
        ..play.act
    };
    of_node(desk)
        .play(&PlayRequest { act, ..play })
        .await
        .unwrap();
    id
}

async fn due(service: &Service, now: Timestamp) -> Vec<PostRef> {
    service.due_posts(now).await.unwrap()
}

async fn all(service: &Service, now: Timestamp) -> Vec<PostRef> {
    service.all_posts(now).await.unwrap()
}

#[tokio::test]
async fn a_process_keeps_its_answers_until_it_is_gone() {
    let desk = Desk::new();
    answering(&desk).await;
    assert_eq!(all(&desk.service, START).await, [], "also at startup");
    let late = at(120_000);
    assert_eq!(due(&desk.service, late).await.len(), 1);
    is_there(&desk, false).await;
    assert_eq!(due(&desk.service, START).await.len(), 1, "right away");
    assert_eq!(all(&of_node(&desk), START).await, [], "it knows itself");
}

#[tokio::test]
async fn takeovers_are_retried_with_pauses() {
    let desk = Desk::new();
    answering(&desk).await;
    is_there(&desk, false).await;
    let post = due(&desk.service, START).await[0];
    let noted = desk.service.undelivered(post, &Failure::Passing, START);
    noted.await.unwrap();
    assert_eq!(due(&desk.service, START).await, []);
    let soon = at(1_000);
    assert_eq!(due(&desk.service, soon).await, [post]);
}

#[tokio::test]
async fn what_a_fast_clock_put_off_is_due_once_the_clock_is_right() {
    let desk = Desk::new();
    answering(&desk).await;
    is_there(&desk, false).await;
    let post = due(&desk.service, START).await[0];
    let fast = at(DAY);
    let noted = desk.service.undelivered(post, &Failure::Passing, fast);
    noted.await.unwrap();
    assert_eq!(due(&desk.service, fast).await, []);
    assert_eq!(due(&desk.service, START).await, [post]);
}

#[tokio::test]
async fn failed_answers_are_handed_on_for_delivery() {
    let desk = Desk::new();
    let id = answering(&desk).await;
    let answered = due(&desk.service, at(120_000)).await;
    let node = of_node(&desk);
    node.hand_on(answered[0], halma_service::Attempt::Failed, START)
        .await
        .unwrap();
    assert_eq!(due(&desk.service, START).await, answered);
    assert_eq!(answered[0].id, id);
}

#[tokio::test]
async fn an_old_board_loses_its_buttons_once_the_responsible_process_is_gone() {
    let desk = Desk::new();
    is_there(&desk, true).await;
    let node = of_node(&desk);
    let begun = desk.begin().await;
    let played = node.play(&desk.play(1, begun.view.id, None, "h4h5")).await;
    for (changed, message) in [(begun, 10), (played.unwrap(), 11)] {
        let delivery = Delivery::of(Some(MessageId(message)), START);
        let post = changed.post.unwrap();
        node.delivered(&post, delivery).await.unwrap();
    }
    assert_eq!(due(&desk.service, START).await, [], "it is being done");
    is_there(&desk, false).await;
    let left = due(&desk.service, START).await;
    let (post, _) = desk.service.post(left[0]).await.unwrap().unwrap();
    assert_eq!(post.replaces.unwrap().message, MessageId(10));
}

#[tokio::test]
async fn matches_have_the_number_of_the_process_that_created_them() {
    let desk = Desk::new();
    let request = desk.request(halma_rules::Variant::Halma8, &[2]);
    let made = of_node(&desk).challenge(&request).await.unwrap();
    assert_eq!(made.view.id.0 >> 12 & 1023, u64::from(NODE.number));
}

#[tokio::test]
async fn all_processes_share_one_heartbeat() {
    let desk = Desk::new();
    let node = of_node(&desk);
    node.feel_pulse().await.unwrap();
    assert!(!node.has_pulse(START), "nobody has noted one");
    let beat = Heartbeat {
        now: START,
        uptime: std::time::Duration::ZERO,
        silent: std::time::Duration::ZERO,
    };
    desk.service.heartbeat(beat).await.unwrap();
    assert!(!node.has_pulse(START));
    node.feel_pulse().await.unwrap();
    assert!(node.has_pulse(START) && !node.has_pulse(at(301_000)));
}
