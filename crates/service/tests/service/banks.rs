//! Banks of time and weekends, with a hand-moved clock: whose clock runs, what stops it, what comes
//! back, and when it ends.
#![expect(clippy::unwrap_used, reason = "a test")]

use std::time::Duration;

use halma_rules::{Reason, Seat, Variant};
use halma_service::{
    ChallengeRequest, Errand, Finding, MatchView, OfferKind, OfferMove, Refusal, Repair, StageView,
    TimeControl, Weekends,
};
use halma_store::ids::{MatchId, Timestamp, UserId};
use halma_store::{Prefix, Slot};

use crate::common::desk::{
    DAY, Desk, at, beat, begin, begin_as, both_begin, deadline, live, play, refusal, take_errands,
    view,
};
use crate::compact::compact_all;

const HOUR: i64 = DAY / 24;

/// A game of two at time 0; both have moved, and the first person is to move.
async fn both_moved(desk: &Desk, clock: &str) -> MatchId {
    live(desk, 0, 0).await;
    let id = begin(desk, Variant::Halma8, &[2], clock).await.id;
    both_begin(desk, 1, 2, id, 0).await;
    id
}

/// When the clock that runs ends, and what the other one has left, in hours.
fn clocks(view: &MatchView) -> (Option<Timestamp>, u64) {
    let game = view.game().unwrap();
    let standing = 1 - game.standing.position().to_move().index();
    let left = game.banks.as_ref().unwrap()[Seat::at(standing)];
    (deadline(view), left.as_secs() / 3_600)
}

/// The clocks from a time, in hours.
async fn expect(desk: &Desk, id: MatchId, ends: i64, other: u64) {
    let shown = view(desk, id).await;
    assert_eq!(clocks(&shown), (Some(at(ends * HOUR)), other));
}

#[tokio::test]
async fn a_bank_runs_only_in_ones_own_turn() {
    let desk = Desk::new();
    let id = both_moved(&desk, "bank-7d").await;
    expect(&desk, id, 7 * 24, 7 * 24).await;
    live(&desk, 0, 4 * DAY).await;
    play(&desk, 1, id, "h5-h6", 2 * DAY).await.unwrap();
    expect(&desk, id, 9 * 24, 5 * 24).await;
    play(&desk, 2, id, "a4-a3", 3 * DAY).await.unwrap();
    expect(&desk, id, 8 * 24, 6 * 24).await;
    let desk = desk.restarted();
    live(&desk, 4 * DAY, 8 * DAY).await;
    desk.service.sweep(at(8 * DAY - 1)).await.unwrap();
    assert!(matches!(view(&desk, id).await.stage, StageView::Running(_)));
    desk.service.sweep(at(8 * DAY)).await.unwrap();
    let after = view(&desk, id).await;
    let outcome = after.game().unwrap().standing.outcome().unwrap();
    let expected = (Reason::Timeout, Some(Seat::at(1)));
    assert_eq!((outcome.reason, outcome.winner()), expected);
    let compacted = compact_all(&desk, 40 * DAY).await;
    assert_eq!(compacted.games, 1, "{compacted:?}");
    let compact = view(&desk, id).await;
    assert_eq!(compact.terms.time_control.to_string(), "bank-7d");
    assert!(desk.store.scan_all(Prefix::Dues).await.unwrap().is_empty());
}

#[tokio::test]
async fn each_move_adds_its_part_up_to_the_most() {
    let desk = Desk::new();
    let id = both_moved(&desk, "bank-3d-12h").await;
    // Three moves at once added a day and a half.
    expect(&desk, id, 4 * 24 + 12, 4 * 24 + 12).await;
    live(&desk, 0, DAY).await;
    play(&desk, 1, id, "h5-h6", 2 * HOUR).await.unwrap();
    expect(&desk, id, 2 + 4 * 24 + 12, 4 * 24 + 10 + 12).await;
    play(&desk, 2, id, "a4-a3", 2 * HOUR).await.unwrap();
    play(&desk, 1, id, "h6-h7", 2 * HOUR).await.unwrap();
    expect(&desk, id, 2 + 5 * 24, 5 * 24).await;
}

#[tokio::test]
async fn a_planned_answer_takes_no_time_and_adds_its_part() {
    let desk = Desk::new();
    let id = both_moved(&desk, "bank-7d-1d").await;
    let act = desk.act(2, at(0));
    let plan = desk.service.set_plan(&act, id, "h5-h6 a4-a3").await;
    plan.unwrap();
    live(&desk, 0, DAY).await;
    play(&desk, 1, id, "h5-h6", DAY).await.unwrap();
    // Ten days at most: one came back for the day that was used.
    expect(&desk, id, 24 + 10 * 24, 10 * 24).await;
}

#[tokio::test]
async fn outages_absences_and_pauses_cost_nothing() {
    let desk = Desk::new();
    let id = both_moved(&desk, "bank-7d").await;
    live(&desk, 0, DAY).await;
    // The connection is lost for two days.
    beat(&desk, 3 * DAY, Duration::from_millis(2 * DAY as u64)).await;
    expect(&desk, id, 9 * 24, 7 * 24).await;
    let act = desk.act(1, at(3 * DAY));
    let offered = desk.service.offer(&act, id, None, OfferKind::Draw).await;
    offered.unwrap();
    let damaged = desk.service.check(Repair::No).await.unwrap().damaged;
    assert_eq!(damaged, [], "the indexes follow the clock");
    let away = desk.service.set_away(&desk.act(1, at(3 * DAY)), 5).await;
    away.unwrap();
    expect(&desk, id, 14 * 24, 7 * 24).await;
    live(&desk, 3 * DAY, 4 * DAY).await;
    play(&desk, 1, id, "h5-h6", 4 * DAY).await.unwrap();
    expect(&desk, id, 11 * 24, 6 * 24).await;
    // The second person has left the server, and comes back a day later.
    let turn = view(&desk, id).await.card.turn;
    let note = |finding, ms| {
        desk.service
            .note_finding(id, turn, Errand::Visit, finding, at(ms))
    };
    note(Finding::Gone, 5 * DAY).await.unwrap();
    live(&desk, 4 * DAY, 6 * DAY).await;
    play(&desk, 2, id, "a4-a3", 6 * DAY).await.unwrap();
    // The first one is away until day 8.
    expect(&desk, id, 8 * 24 + 6 * 24, 6 * 24).await;
}

#[tokio::test]
async fn a_move_before_an_outage_is_noted_does_not_pay_for_it() {
    let desk = Desk::new();
    let id = both_moved(&desk, "bank-7d").await;
    live(&desk, 0, DAY).await;
    let desk = desk.restarted();
    play(&desk, 1, id, "h5-h6", 4 * DAY).await.unwrap();
    expect(&desk, id, 11 * 24, 6 * 24).await;
    beat(&desk, 4 * DAY + 1, Duration::ZERO).await;
    live(&desk, 4 * DAY + 1, 4 * DAY + HOUR).await;
    play(&desk, 2, id, "a4-a3", 4 * DAY + HOUR).await.unwrap();
    expect(&desk, id, 4 * 24 + 1 + 6 * 24, 7 * 24 - 1).await;
}

async fn take_back(desk: &Desk, id: MatchId, by: u64, from: u64, ms: i64) {
    let kind = OfferKind::Takeback;
    let act = desk.act(by, at(ms));
    let offered = desk.service.offer(&act, id, None, kind);
    let turn = offered.await.unwrap().view.card.turn;
    let act = desk.act(from, at(ms));
    let answer = desk.service.answer_offer(&act, id, turn, OfferMove::Accept);
    answer.await.unwrap();
}

#[tokio::test]
async fn a_takeback_gives_the_time_back() {
    let desk = Desk::new();
    let id = both_moved(&desk, "bank-7d").await;
    live(&desk, 0, 5 * DAY).await;
    play(&desk, 1, id, "h5-h6", DAY).await.unwrap();
    take_back(&desk, id, 1, 2, 3 * DAY).await;
    expect(&desk, id, 3 * 24 + 7 * 24, 7 * 24).await;
    // Two moves: the other one's, too.
    play(&desk, 1, id, "h5-h6", 4 * DAY).await.unwrap();
    play(&desk, 2, id, "a4-a3", 5 * DAY).await.unwrap();
    take_back(&desk, id, 1, 2, 5 * DAY).await;
    expect(&desk, id, 5 * 24 + 7 * 24, 7 * 24).await;
}

#[tokio::test]
async fn given_days_stay_and_are_seven_in_a_game() {
    let desk = Desk::new();
    let id = both_moved(&desk, "bank-7d").await;
    live(&desk, 0, 2 * DAY).await;
    let give = || async { desk.service.give_day(&desk.act(2, at(0)), id, None).await };
    give().await.unwrap();
    play(&desk, 1, id, "h5-h6", DAY).await.unwrap();
    expect(&desk, id, 8 * 24, 7 * 24).await;
    take_back(&desk, id, 1, 2, 2 * DAY).await;
    expect(&desk, id, 10 * 24, 7 * 24).await;
    for _ in 0..6 {
        give().await.unwrap();
    }
    assert_eq!(refusal(give().await), Refusal::GivenEnough);
    play(&desk, 1, id, "h5-h6", 2 * DAY).await.unwrap();
    play(&desk, 2, id, "a4-a3", 2 * DAY).await.unwrap();
    assert_eq!(refusal(give().await), Refusal::GivenEnough);
    expect(&desk, id, 2 * 24 + 14 * 24, 7 * 24).await;
}

#[tokio::test]
async fn an_offer_and_another_seat_that_goes_out_do_not_wind_a_clock_up() {
    let desk = Desk::new();
    live(&desk, 0, 2 * DAY).await;
    let begun = begin(&desk, Variant::Star3, &[2, 3], "bank-7d").await;
    let id = begun.id;
    let offer = desk.act(1, at(DAY));
    desk.service
        .offer(&offer, id, None, OfferKind::Abort)
        .await
        .unwrap();
    expect_runs(&desk, id, 7 * DAY).await;
    let act = desk.act(2, at(2 * DAY));
    let resigned = desk.service.resign(&act, id, None);
    resigned.await.unwrap();
    expect_runs(&desk, id, 7 * DAY).await;
    // Nor does somebody who deletes their data.
    live(&desk, 2 * DAY, 3 * DAY).await;
    let forgotten = desk.service.forget(UserId(3), at(3 * DAY)).await;
    forgotten.unwrap();
    let after = view(&desk, id).await;
    assert!(after.game().unwrap().standing.outcome().is_some());
}

async fn expect_runs(desk: &Desk, id: MatchId, until: i64) {
    assert_eq!(deadline(&view(desk, id).await), Some(at(until)));
}

/// The first person's game with clocks that stand on weekends. Time 0 is a Friday, 8:00 UTC.
async fn without_weekends(desk: &Desk, clock: &str) -> MatchId {
    live(desk, 0, 0).await;
    let request = ChallengeRequest {
        time_control: clock.parse().unwrap(),
        weekends: Weekends::Off,
        ..desk.request(Variant::Halma8, &[2])
    };
    let id = begin_as(desk, &request, &[2]).await.id;
    both_begin(desk, 1, 2, id, 0).await;
    id
}

#[tokio::test]
async fn no_clock_runs_on_weekends_if_they_are_off() {
    let desk = Desk::new();
    let id = without_weekends(&desk, "1d").await;
    // Sixteen hours on Friday, eight on Monday.
    expect_runs(&desk, id, 3 * DAY).await;
    live(&desk, 0, 3 * DAY).await;
    desk.service
        .mute(&desk.act(1, at(DAY)), id, None)
        .await
        .unwrap();
    let posts = desk.posts(id).await;
    desk.service.sweep(at(3 * DAY - 1)).await.unwrap();
    assert!(matches!(view(&desk, id).await.stage, StageView::Running(_)));
    assert_eq!(desk.posts(id).await, posts, "no refresh of the board");
    play(&desk, 1, id, "h5-h6", 2 * DAY).await.unwrap();
    expect_runs(&desk, id, 16 * HOUR + 3 * DAY).await;

    let desk = Desk::new();
    let id = without_weekends(&desk, "bank-7d").await;
    // Two weekends lie in the way.
    expect_runs(&desk, id, 11 * DAY).await;
    live(&desk, 0, 3 * DAY).await;
    play(&desk, 1, id, "h5-h6", 3 * DAY).await.unwrap();
    assert_eq!(clocks(&view(&desk, id).await).1, 6 * 24);
}

/// The people reminded at a time, with the bot running until then.
async fn reminded(desk: &Desk, from: i64, until: i64) -> Vec<UserId> {
    live(desk, from, until).await;
    desk.service.sweep(at(until)).await.unwrap();
    let taken = take_errands(desk, until).await;
    let user = |(_, view): &(Errand, MatchView)| view.game().unwrap().to_move().user().unwrap();
    taken.iter().map(user).collect()
}

#[tokio::test]
async fn reminders_come_after_each_day_and_the_last_when_a_day_is_left() {
    let desk = Desk::new();
    let id = both_moved(&desk, "bank-7d").await;
    play(&desk, 1, id, "h5-h6", 0).await.unwrap();
    play(&desk, 2, id, "a4-a3", 0).await.unwrap();
    let mut before = 0;
    for day in 1..=6 {
        assert_eq!(
            reminded(&desk, before, day * DAY - 1).await,
            [],
            "day {day}"
        );
        assert_eq!(
            reminded(&desk, day * DAY - 1, day * DAY).await,
            [UserId(1)],
            "day {day}"
        );
        before = day * DAY;
    }
    assert_eq!(
        reminded(&desk, before, 7 * DAY - 1).await,
        [],
        "a day was left"
    );

    let desk = Desk::new();
    let id = both_moved(&desk, "bank-3d-12h").await;
    live(&desk, 0, 3 * DAY).await;
    assert_eq!(
        reminded(&desk, 3 * DAY, 3 * DAY).await.len(),
        1,
        "one for all that were missed"
    );
    desk.service
        .mute(&desk.act(1, at(3 * DAY)), id, None)
        .await
        .unwrap();
    assert_eq!(reminded(&desk, 3 * DAY, 4 * DAY).await, []);
}

#[tokio::test]
async fn with_less_than_a_day_in_the_bank_one_is_reminded_with_a_quarter_left() {
    let desk = Desk::new();
    let id = both_moved(&desk, "bank-7d").await;
    live(&desk, 0, 6 * DAY + 12 * HOUR).await;
    take_errands(&desk, 6 * DAY).await;
    play(&desk, 1, id, "h5-h6", 6 * DAY + 12 * HOUR)
        .await
        .unwrap();
    play(&desk, 2, id, "a4-a3", 6 * DAY + 12 * HOUR)
        .await
        .unwrap();
    let quarter = 6 * DAY + 21 * HOUR;
    assert_eq!(reminded(&desk, 6 * DAY + 12 * HOUR, quarter - 1).await, []);
    assert_eq!(reminded(&desk, quarter - 1, quarter).await, [UserId(1)]);
}

#[tokio::test]
async fn an_older_version_cannot_take_a_bank_for_no_limit() {
    let desk = Desk::new();
    for (clock, weekends, version) in [
        ("7d", Weekends::Counted, "2"),
        ("none", Weekends::Counted, "2"),
        ("7d", Weekends::Off, "3"),
        ("bank-7d", Weekends::Counted, "3"),
    ] {
        let request = ChallengeRequest {
            time_control: clock.parse().unwrap(),
            weekends,
            ..desk.request(Variant::Halma8, &[1])
        };
        let id = desk.service.challenge(&request).await.unwrap().view.id;
        let stored = desk.store.load(Slot::matched(id).key()).await.unwrap();
        let record = Slot::matched(id).read(&stored.unwrap()).unwrap();
        let record = serde_json::to_value(record).unwrap();
        assert_eq!(record["v"], version, "{clock}");
        let restored = view(&desk, id).await;
        let control: TimeControl = clock.parse().unwrap();
        assert_eq!(restored.terms.time_control, control);
        assert_eq!(restored.terms.weekends, weekends);
        assert_eq!(deadline(&restored), None, "practice");
    }
}
