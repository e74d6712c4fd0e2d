//! Absence, with a hand-moved clock: a person's clocks stop, within a yearly allowance.

use std::time::Duration;

use halma_rules::Variant;
use halma_service::{Absence, Error, PostKind, Refusal, StageView};
use halma_store::ids::MatchId;

use crate::common::desk::{
    DAY, Desk, at, beat, begin, both_begin, deadline, deliver, live, play, refusal, take_errands,
    view,
};

async fn away(desk: &Desk, user: u64, ms: i64, days: u16) -> Result<Absence, Error> {
    desk.service.set_away(&desk.act(user, at(ms)), days).await
}

/// A game of two with a day per move; both have moved, and the first person is to move.
async fn both_moved(desk: &Desk) -> MatchId {
    live(desk, 0, 0).await;
    let id = begin(desk, Variant::Halma8, &[2], "1d").await.id;
    both_begin(desk, 1, 2, id, 0).await;
    id
}

#[tokio::test]
async fn an_absence_stops_ones_clock_and_the_board_says_so() {
    let desk = Desk::new();
    let id = both_moved(&desk).await;
    for post in desk.service.all_posts(at(0)).await.unwrap() {
        deliver(&desk, post).await;
    }
    live(&desk, 0, DAY / 2).await;
    let absence = away(&desk, 1, DAY / 2, 5).await.unwrap();
    assert_eq!(
        (absence.until, absence.days_left),
        (Some(at(DAY / 2 + 5 * DAY)), 25)
    );
    let now = view(&desk, id).await;
    assert_eq!(deadline(&now), Some(at(6 * DAY)));
    let shown = &now.game().unwrap().away;
    assert_eq!(
        (shown[0].who.user, shown[0].until),
        (now.challenger.user, at(DAY / 2 + 5 * DAY))
    );
    let due = desk.service.due_posts(at(DAY / 2)).await.unwrap();
    let post = desk.service.post(due[0]).await.unwrap().unwrap().0;
    assert_eq!(post.kind, PostKind::Refresh);
    // Nothing happens at the old deadline, even after a restart.
    let desk = desk.restarted();
    live(&desk, DAY / 2, 6 * DAY).await;
    desk.service.sweep(at(6 * DAY - 1)).await.unwrap();
    assert!(matches!(view(&desk, id).await.stage, StageView::Running(_)));
    desk.service.sweep(at(6 * DAY)).await.unwrap();
    assert!(matches!(
        view(&desk, id).await.stage,
        StageView::Finished(_)
    ));
}

#[tokio::test]
async fn the_opponents_clock_keeps_running() {
    let desk = Desk::new();
    let id = both_moved(&desk).await;
    away(&desk, 2, 0, 5).await.unwrap();
    assert_eq!(deadline(&view(&desk, id).await), Some(at(DAY)));
    live(&desk, 0, DAY).await;
    desk.service.sweep(at(DAY)).await.unwrap();
    assert!(matches!(
        view(&desk, id).await.stage,
        StageView::Finished(_)
    ));
}

#[tokio::test]
async fn a_turn_that_begins_during_an_absence_gets_the_rest_of_it() {
    let desk = Desk::new();
    let id = both_moved(&desk).await;
    away(&desk, 2, 0, 4).await.unwrap();
    play(&desk, 1, id, "h5-h6", DAY / 2).await.unwrap();
    assert_eq!(deadline(&view(&desk, id).await), Some(at(5 * DAY)));
    // You may play while you are away.
    play(&desk, 2, id, "a4-a3", DAY).await.unwrap();
    assert_eq!(deadline(&view(&desk, id).await), Some(at(2 * DAY)));
}

#[tokio::test]
async fn days_when_the_bot_was_down_as_well_count_once() {
    let desk = Desk::new();
    let id = both_moved(&desk).await;
    live(&desk, 0, DAY / 2).await;
    away(&desk, 1, DAY / 2, 2).await.unwrap();
    beat(&desk, DAY, Duration::from_millis((DAY / 2) as u64)).await;
    assert_eq!(deadline(&view(&desk, id).await), Some(at(3 * DAY)));
}

#[tokio::test]
async fn returning_early_saves_the_remaining_days() {
    let desk = Desk::new();
    let id = both_moved(&desk).await;
    assert_eq!(away(&desk, 1, 0, 10).await.unwrap().days_left, 20);
    let back = away(&desk, 1, 2 * DAY, 0).await.unwrap();
    assert_eq!((back.until, back.days_left), (None, 28));
    assert_eq!(deadline(&view(&desk, id).await), Some(at(3 * DAY)));
    // A current absence is replaced, not extended.
    away(&desk, 1, 2 * DAY, 10).await.unwrap();
    let longer = away(&desk, 1, 4 * DAY, 20).await.unwrap();
    assert_eq!((longer.until, longer.days_left), (Some(at(24 * DAY)), 6));
    assert_eq!(deadline(&view(&desk, id).await), Some(at(25 * DAY)));
}

#[tokio::test]
async fn the_allowance_is_yearly_and_set_by_the_operator() {
    let desk = Desk::new();
    let too_long = away(&desk, 1, 0, 31).await;
    assert_eq!(refusal(too_long), Refusal::AwayTooLong { left: 30 });
    away(&desk, 1, 0, 30).await.unwrap();
    let more = away(&desk, 1, 30 * DAY, 1).await;
    assert_eq!(refusal(more), Refusal::AwayTooLong { left: 0 });
    let year_later = away(&desk, 1, 380 * DAY, 16).await;
    assert_eq!(refusal(year_later), Refusal::AwayTooLong { left: 15 });
    assert_eq!(away(&desk, 1, 395 * DAY, 30).await.unwrap().days_left, 0);
    let strict = Desk::new();
    let service = strict.service.clone().with_away_days(3);
    let refused = service.set_away(&strict.act(1, at(0)), 4).await;
    assert_eq!(refusal(refused), Refusal::AwayTooLong { left: 3 });
}

#[tokio::test]
async fn returning_early_moves_the_reminder_and_the_deadline() {
    let desk = Desk::new();
    let id = both_moved(&desk).await;
    away(&desk, 1, 0, 10).await.unwrap();
    // The due items of the turn were visited and queued again for the end of the absence.
    live(&desk, 0, DAY).await;
    desk.service.sweep(at(DAY)).await.unwrap();
    away(&desk, 1, 2 * DAY, 0).await.unwrap();
    live(&desk, DAY, 2 * DAY + DAY * 3 / 4).await;
    desk.service.sweep(at(2 * DAY)).await.unwrap();
    assert!(take_errands(&desk, 2 * DAY).await.is_empty());
    let quarter = 2 * DAY + DAY * 3 / 4;
    desk.service.sweep(at(quarter)).await.unwrap();
    assert_eq!(take_errands(&desk, quarter).await.len(), 1);
    live(&desk, quarter, 3 * DAY).await;
    desk.service.sweep(at(3 * DAY)).await.unwrap();
    let after = view(&desk, id).await;
    assert!(matches!(after.stage, StageView::Finished(_)));
}

#[tokio::test]
async fn an_absence_of_no_length_leaves_no_trace() {
    let desk = Desk::new();
    let id = both_moved(&desk).await;
    live(&desk, 0, DAY / 2).await;
    away(&desk, 1, DAY / 2, 5).await.unwrap();
    let back = away(&desk, 1, DAY / 2 + 30_000, 0).await.unwrap();
    assert_eq!((back.until, back.days_left), (None, 30));
    let now = view(&desk, id).await;
    assert!(now.game().unwrap().away.is_empty());
    assert_eq!(deadline(&now), Some(at(DAY)));
}
