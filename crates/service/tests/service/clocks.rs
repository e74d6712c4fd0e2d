//! Time per move, with a hand-moved clock: in time, late, extended, and while the bot was down.

use std::time::Duration;

use halma_rules::{Reason, Seat, Variant, Verdict};
use halma_service::{Heartbeat, PostKind, Refusal, StageView, TimeControl};
use halma_store::Prefix;
use halma_store::ids::{MatchId, Turn, UserId};

use crate::common::desk::{
    DAY, Desk, MINUTE, START, at, beat, begin, both_begin, deadline, live, play, refusal, view,
};
use crate::common::players::plies;

/// A game of two with a day per move, in which both have moved, at time 0.
async fn both_moved(desk: &Desk) -> MatchId {
    live(desk, 0, 0).await;
    let id = begin(desk, Variant::Halma8, &[2], "1d").await.id;
    both_begin(desk, 1, 2, id, 0).await;
    id
}

#[tokio::test]
async fn a_move_in_time_resets_the_clock() {
    let desk = Desk::new();
    let id = both_moved(&desk).await;
    live(&desk, 0, DAY - 1).await;
    desk.service.sweep(at(DAY - 1)).await.unwrap();
    play(&desk, 1, id, "h5-h6", DAY - 1).await.unwrap();
    let after = view(&desk, id).await;
    assert_eq!(deadline(&after), Some(at(2 * DAY - 1)));
    desk.service.sweep(at(2 * DAY - 2)).await.unwrap();
    assert!(matches!(view(&desk, id).await.stage, StageView::Running(_)));
}

#[tokio::test]
async fn a_missed_deadline_loses_once_and_is_shown() {
    let desk = Desk::new();
    let id = both_moved(&desk).await;
    live(&desk, 0, DAY).await;
    let sweeps = tokio::join!(
        desk.service.sweep(at(DAY)),
        desk.service.sweep(at(DAY)),
        desk.service.sweep(at(DAY + 1)),
    );
    assert!(sweeps.0.is_ok() && sweeps.1.is_ok() && sweeps.2.is_ok());
    let after = view(&desk, id).await;
    let outcome = after.game().unwrap().standing.outcome().unwrap();
    assert_eq!(outcome.reason, Reason::Timeout);
    assert_eq!(outcome.winner(), Some(Seat::at(1)));
    let due = desk.service.all_posts(at(DAY + 1)).await.unwrap();
    let [end, board] = due[..] else {
        panic!("{due:?}")
    };
    let (end, _) = desk.service.post(end).await.unwrap().unwrap();
    assert_eq!(end.kind, PostKind::End);
    // The board wasn't recorded as delivered, so it may exist.
    desk.service.not_there(board).await.unwrap();
    assert_eq!(desk.posts(id).await, 1, "the end, once");
    let late = play(&desk, 1, id, "h5-h6", DAY + 2).await;
    assert_eq!(refusal(late), Refusal::GameOver);
}

#[tokio::test]
async fn a_late_move_is_judged_even_before_the_sweep() {
    let desk = Desk::new();
    let id = both_moved(&desk).await;
    live(&desk, 0, DAY).await;
    let late = play(&desk, 1, id, "h5-h6", DAY).await;
    assert_eq!(refusal(late), Refusal::GameOver);
    let act = desk.act(2, at(DAY));
    let resigned = desk.service.resign(&act, id, None).await;
    assert_eq!(refusal(resigned), Refusal::GameOver);
    let after = view(&desk, id).await;
    let outcome = after.game().unwrap().standing.outcome().unwrap();
    assert_eq!(
        (outcome.reason, outcome.winner()),
        (Reason::Timeout, Some(Seat::at(1)))
    );
}

#[tokio::test]
async fn a_game_in_which_someone_has_made_one_move_is_canceled() {
    let desk = Desk::new();
    live(&desk, 0, 0).await;
    let id = begin(&desk, Variant::Halma8, &[2], "12h").await.id;
    play(&desk, 1, id, "h4-h5", 0).await.unwrap();
    play(&desk, 2, id, "a5-a4", 0).await.unwrap();
    play(&desk, 1, id, "h5-h6", 0).await.unwrap();
    live(&desk, 0, DAY / 2).await;
    desk.service.sweep(at(DAY / 2)).await.unwrap();
    let after = view(&desk, id).await;
    let game = &after.game().unwrap().standing;
    let outcome = game.outcome().unwrap();
    assert_eq!(
        (outcome.verdict, outcome.reason),
        (Verdict::Void, Reason::Aborted)
    );
    assert_eq!(plies(game), 3);
}

#[tokio::test]
async fn in_a_game_of_three_a_timeout_is_out_and_the_others_play_on() {
    let desk = Desk::new();
    live(&desk, 0, 0).await;
    let begun = begin(&desk, Variant::Star3, &[2, 3], "1d").await;
    let id = begun.id;
    for _ in 0..6 {
        let now = view(&desk, id).await;
        let game = now.game().unwrap();
        let ply = game.standing.position().legal_plies()[0];
        let text = ply.text(game.standing.position().board());
        let user = game.to_move().user().unwrap();
        play(&desk, user.0, id, &text, 0).await.unwrap();
    }
    live(&desk, 0, DAY).await;
    desk.service.sweep(at(DAY)).await.unwrap();
    let after = view(&desk, id).await;
    let game = after.game().unwrap();
    assert_eq!(game.outs, [(Seat::FIRST, Reason::Timeout)]);
    assert!(game.standing.outcome().is_none());
    assert_eq!(deadline(&after), Some(at(2 * DAY)));
    live(&desk, DAY, 2 * DAY).await;
    desk.service.sweep(at(2 * DAY)).await.unwrap();
    let after = view(&desk, id).await;
    let outcome = after.game().unwrap().standing.outcome().unwrap();
    assert_eq!(outcome.winner(), Some(Seat::at(2)));
}

#[tokio::test]
async fn without_a_clock_and_in_practice_nothing_is_ever_late() {
    let desk = Desk::new();
    live(&desk, 0, 0).await;
    let unlimited = begin(&desk, Variant::Halma8, &[2], "none").await;
    let practice = begin(&desk, Variant::Corners, &[1], "1h").await;
    assert_eq!((deadline(&unlimited), deadline(&practice)), (None, None));
    beat(&desk, 400 * DAY, Duration::ZERO).await;
    desk.service.sweep(at(400 * DAY)).await.unwrap();
    for id in [unlimited.id, practice.id] {
        assert!(matches!(view(&desk, id).await.stage, StageView::Running(_)));
    }
    let act = desk.act(2, START);
    let given = desk.service.give_day(&act, unlimited.id, None).await;
    assert_eq!(refusal(given), Refusal::NoClock);
}

#[tokio::test]
async fn an_opponent_gives_days_up_to_a_week() {
    let desk = Desk::new();
    let id = both_moved(&desk).await;
    let own = desk.service.give_day(&desk.act(1, START), id, None).await;
    assert_eq!(refusal(own), Refusal::OwnClock);
    let stranger = desk.service.give_day(&desk.act(3, START), id, None).await;
    assert_eq!(refusal(stranger), Refusal::NotAPlayer);
    let act = desk.act(2, START);
    for _ in 0..2 {
        // The second is the same event again, and has no effect.
        desk.service.give_day(&act, id, None).await.unwrap();
        assert_eq!(deadline(&view(&desk, id).await), Some(at(2 * DAY)));
    }
    for _ in 0..6 {
        desk.service
            .give_day(&desk.act(2, START), id, None)
            .await
            .unwrap();
    }
    let more = desk.service.give_day(&desk.act(2, START), id, None).await;
    assert_eq!(refusal(more), Refusal::GivenEnough);
    live(&desk, 0, 7 * DAY).await;
    desk.service.sweep(at(7 * DAY)).await.unwrap();
    play(&desk, 1, id, "h5-h6", 7 * DAY).await.unwrap();
    assert_eq!(deadline(&view(&desk, id).await), Some(at(8 * DAY)));
    let stale = desk
        .service
        .give_day(&desk.act(1, at(7 * DAY)), id, Some(Turn(1)))
        .await;
    assert_eq!(refusal(stale), Refusal::Stale);
}

#[tokio::test]
async fn time_when_the_bot_was_down_does_not_count() {
    let desk = Desk::new();
    let id = both_moved(&desk).await;
    live(&desk, 0, DAY / 2).await;
    // The connection is lost for a day.
    let away = Duration::from_millis(DAY.try_into().unwrap());
    beat(&desk, DAY + DAY / 2, away).await;
    desk.service.sweep(at(DAY + DAY / 2)).await.unwrap();
    let waiting = view(&desk, id).await;
    assert_eq!(deadline(&waiting), Some(at(2 * DAY)));
    assert!(waiting.game().unwrap().outage, "the board says so");
    live(&desk, DAY + DAY / 2, 2 * DAY).await;
    desk.service.sweep(at(2 * DAY - 1)).await.unwrap();
    assert!(matches!(view(&desk, id).await.stage, StageView::Running(_)));
    desk.service.sweep(at(2 * DAY)).await.unwrap();
    let after = view(&desk, id).await;
    assert_eq!(
        after.game().unwrap().standing.outcome().unwrap().reason,
        Reason::Timeout
    );
}

#[tokio::test]
async fn an_outage_is_forgotten_long_after_any_game_it_moved() {
    let desk = Desk::new();
    let hour = Duration::from_secs(3_600);
    let known = || async { desk.store.scan_all(Prefix::Outages).await.unwrap().len() };
    beat(&desk, 0, Duration::ZERO).await;
    beat(&desk, DAY, hour).await;
    beat(&desk, 2 * DAY, hour).await;
    assert_eq!(known().await, 2);
    // The first of them ended 430 days before.
    beat(&desk, 431 * DAY, Duration::ZERO).await;
    assert_eq!(known().await, 2);
    beat(&desk, 431 * DAY + 2 * MINUTE, Duration::ZERO).await;
    assert_eq!(known().await, 1);
}

#[tokio::test]
async fn nothing_is_judged_while_the_connection_is_lost() {
    let desk = Desk::new();
    let id = both_moved(&desk).await;
    live(&desk, 0, DAY / 2).await;
    desk.service.sweep(at(DAY)).await.unwrap();
    play(&desk, 2, id, "a4-a3", DAY).await.unwrap_err();
    assert!(matches!(view(&desk, id).await.stage, StageView::Running(_)));
    beat(&desk, DAY, Duration::from_millis((DAY / 2) as u64)).await;
    desk.service.sweep(at(DAY)).await.unwrap();
    assert_eq!(deadline(&view(&desk, id).await), Some(at(DAY + DAY / 2)));
}

#[tokio::test]
async fn nothing_is_judged_after_a_restart_until_the_outage_is_known() {
    let desk = Desk::new();
    let id = both_moved(&desk).await;
    let desk = desk.restarted();
    desk.service.sweep(at(5 * DAY)).await.unwrap();
    play(&desk, 2, id, "h5-h6", 5 * DAY).await.unwrap_err();
    assert!(matches!(view(&desk, id).await.stage, StageView::Running(_)));
    beat(&desk, 5 * DAY, Duration::ZERO).await;
    desk.service.sweep(at(5 * DAY)).await.unwrap();
    assert_eq!(deadline(&view(&desk, id).await), Some(at(6 * DAY)));
    play(&desk, 1, id, "h5-h6", 5 * DAY).await.unwrap();
}

#[tokio::test]
async fn a_jumping_clock_is_an_outage_and_a_moved_one_is_not() {
    let desk = Desk::new();
    let id = both_moved(&desk).await;
    let moved = |now: i64, uptime: i64| Heartbeat {
        now: at(now),
        uptime: Duration::from_millis(uptime.try_into().unwrap()),
        silent: Duration::from_secs(2),
    };
    // Moved on purpose, time advances on both clocks by half a day.
    desk.service
        .heartbeat(moved(DAY / 2, DAY / 2))
        .await
        .unwrap();
    assert_eq!(deadline(&view(&desk, id).await), Some(at(DAY)));
    // Someone sets the machine's clock, so only one of the clocks jumps.
    desk.service
        .heartbeat(moved(2 * DAY, DAY / 2))
        .await
        .unwrap();
    desk.service.sweep(at(2 * DAY)).await.unwrap();
    assert_eq!(
        deadline(&view(&desk, id).await),
        Some(at(2 * DAY + DAY / 2))
    );
}

#[tokio::test]
async fn the_default_time_is_three_days() {
    let desk = Desk::new();
    let begun = desk.begin().await;
    assert_eq!(begun.view.terms.time_control, TimeControl::default());
    assert_eq!(deadline(&begun.view), Some(at(3 * DAY)));
    let told = begun.view.game().unwrap().to_move().user();
    assert_eq!(told, Some(UserId(1)));
}
