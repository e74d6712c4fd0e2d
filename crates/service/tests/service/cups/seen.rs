//! Which cups people see outside the chat.

use halma_service::Asker;

use super::*;

#[tokio::test]
async fn people_see_what_goes_on_where_they_play_and_the_last_that_are_over() {
    let desk = Desk::new();
    let mut over = Vec::new();
    for _ in 0..5 {
        let id = entered(&desk, Kind::RoundRobin, Variant::Corners, 3).await;
        let act = desk.act(HOST, at(0));
        let called_off = desk.service.call_cup_off(&act, id, MODERATOR);
        called_off.await.unwrap();
        over.push(id);
    }
    let own = entered(&desk, Kind::RoundRobin, Variant::Corners, 1).await;
    let open = entered(&desk, Kind::RoundRobin, Variant::Corners, 0).await;
    let seen = async |user| {
        let cups = desk.service.cups_for(Asker::from(UserId(user)));
        let cups = cups.await.unwrap().into_iter();
        cups.map(|(cup, entrant)| (cup.id, entrant.is_some()))
            .collect::<Vec<_>>()
    };
    let last = over.iter().rev().take(3).map(|id| (*id, true));
    let running = [(own, true), (open, false)];
    assert_eq!(
        seen(1).await,
        running.into_iter().chain(last).collect::<Vec<_>>()
    );
    // Nobody knows the server of somebody who plays nowhere.
    assert_eq!(seen(9).await, []);
    let stranger = desk.service.visible_cup(open, UserId(9).into()).await;
    assert_eq!(refusal(stranger), Refusal::Cup(CupRefusal::Unknown));
    let visible = desk.service.visible_cup(open, UserId(2).into()).await;
    assert_eq!(visible.unwrap().id, open);
}
