//! Reminders, with a hand-moved clock: at most one per turn, not at night, not against a person's
//! wishes, and only once even across restarts.
#![expect(clippy::unwrap_used, reason = "a test")]

use std::time::Duration;

use halma_rules::Variant;
use halma_service::{Errand, MatchView, Refusal, Reminders, Repair, SettingsChange};
use halma_store::ids::{MatchId, Turn, UserId};
use halma_store::{ChangeSet, Due, Key, Prefix, Slot};

use crate::common::desk::{DAY, Desk, at, beat, begin, live, person, play, refusal, take_errands};

const HOUR: i64 = DAY / 24;

/// A game of two at time 0, which is 8:00 UTC; the first person is to move.
async fn game(desk: &Desk, clock: &str) -> MatchId {
    live(desk, 0, 0).await;
    begin(desk, Variant::Halma8, &[2], clock).await.id
}

async fn set(desk: &Desk, user: u64, change: SettingsChange) {
    let person = person(user);
    let changed = desk.service.change_settings(&person, &change);
    changed.await.unwrap();
}

fn zone(name: &str) -> SettingsChange {
    SettingsChange {
        zone: Some(name.to_owned()),
        ..SettingsChange::default()
    }
}

/// The people reminded at a time, with the bot running until then.
async fn reminded(desk: &Desk, ms: i64) -> Vec<UserId> {
    beat(desk, ms, Duration::from_secs(1)).await;
    desk.service.sweep(at(ms)).await.unwrap();
    let taken = take_errands(desk, ms).await;
    let user = |(errand, view): &(Errand, MatchView)| {
        assert_eq!(*errand, Errand::Remind);
        view.game().unwrap().to_move().user().unwrap()
    };
    taken.iter().map(user).collect()
}

#[tokio::test]
async fn one_reminder_comes_with_a_quarter_of_the_time_left() {
    let desk = Desk::new();
    let id = game(&desk, "1d").await;
    assert_eq!(reminded(&desk, 12 * HOUR).await, []);
    assert_eq!(reminded(&desk, 18 * HOUR - 1).await, []);
    assert_eq!(reminded(&desk, 18 * HOUR).await, [UserId(1)]);
    assert_eq!(reminded(&desk, 18 * HOUR + 1).await, []);
    let desk = desk.restarted();
    assert_eq!(reminded(&desk, 23 * HOUR).await, []);
    play(&desk, 1, id, "h4-h5", 23 * HOUR).await.unwrap();
    assert_eq!(reminded(&desk, 24 * HOUR).await, []);
    assert_eq!(reminded(&desk, (23 + 18) * HOUR).await, [UserId(2)]);
}

#[tokio::test]
async fn late_due_items_are_no_damage_but_missing_ones_are() {
    let desk = Desk::new();
    let id = game(&desk, "1d").await;
    assert_eq!(reminded(&desk, 13 * HOUR).await, []);
    let outage = beat(&desk, 16 * HOUR, Duration::from_secs(3 * 3_600));
    outage.await;
    desk.service.sweep(at(25 * HOUR)).await.unwrap();
    assert_eq!(desk.service.check(Repair::No).await.unwrap().damaged, []);
    let dues = desk.store.scan(Prefix::Dues, None, 100).await.unwrap();
    let mut changes = ChangeSet::new();
    for key in dues {
        if let Key::Due(at, Due::Deadline, id) = key {
            changes.delete(Slot::due(at, Due::Deadline, id));
        }
    }
    desk.store.commit(changes).await.unwrap();
    let damaged = desk.service.check(Repair::Yes).await.unwrap().damaged;
    assert!(damaged.len() == 1 && damaged[0].id == id && damaged[0].is_mended);
    assert_eq!(desk.service.check(Repair::No).await.unwrap().damaged, []);
}

#[tokio::test]
async fn two_simultaneous_sweeps_remind_once() {
    let desk = Desk::new();
    game(&desk, "1d").await;
    beat(&desk, 18 * HOUR, Duration::from_secs(1)).await;
    let now = at(18 * HOUR);
    let (one, two) = tokio::join!(desk.service.sweep(now), desk.service.sweep(now));
    assert!(one.is_ok() && two.is_ok());
    let (one, two) = tokio::join!(
        take_errands(&desk, 18 * HOUR),
        take_errands(&desk, 18 * HOUR)
    );
    assert_eq!(one.len() + two.len(), 1);
}

#[tokio::test]
async fn a_taken_reminder_is_never_handed_out_again() {
    let desk = Desk::new();
    game(&desk, "1d").await;
    assert_eq!(reminded(&desk, 18 * HOUR).await.len(), 1);
    // The process exits before it was sent: better no reminder than two.
    let desk = desk.restarted();
    assert_eq!(take_errands(&desk, 18 * HOUR).await.len(), 0);
    assert_eq!(reminded(&desk, 20 * HOUR).await, []);
}

#[tokio::test]
async fn a_reminder_pending_while_the_bot_is_down_comes_after_the_restart() {
    let desk = Desk::new();
    game(&desk, "1d").await;
    beat(&desk, 18 * HOUR, Duration::from_secs(1)).await;
    desk.service.sweep(at(18 * HOUR)).await.unwrap();
    let desk = desk.restarted();
    assert_eq!(take_errands(&desk, 18 * HOUR).await.len(), 1);
}

#[tokio::test]
async fn moving_before_the_reminder_is_sent_drops_it() {
    let desk = Desk::new();
    let id = game(&desk, "1d").await;
    beat(&desk, 18 * HOUR, Duration::from_secs(1)).await;
    desk.service.sweep(at(18 * HOUR)).await.unwrap();
    play(&desk, 1, id, "h4-h5", 18 * HOUR).await.unwrap();
    assert_eq!(take_errands(&desk, 18 * HOUR).await.len(), 0);
}

#[tokio::test]
async fn no_one_is_reminded_at_night() {
    // A quarter of the time is left at two; the night ends at seven, an hour before the deadline.
    let desk = Desk::new();
    let until_seven = SettingsChange {
        quiet_until: Some(7),
        ..zone("UTC")
    };
    set(&desk, 1, until_seven).await;
    game(&desk, "1d").await;
    assert_eq!(reminded(&desk, 18 * HOUR).await, []);
    assert_eq!(reminded(&desk, 23 * HOUR - 1).await, []);
    assert_eq!(reminded(&desk, 23 * HOUR).await, [UserId(1)]);
    // The night ends no earlier than the deadline, so the reminder comes before the night.
    let desk = Desk::new();
    set(&desk, 1, zone("UTC")).await;
    game(&desk, "1d").await;
    assert_eq!(reminded(&desk, 13 * HOUR).await, []);
    assert_eq!(reminded(&desk, 14 * HOUR - 1).await, [UserId(1)]);
    // In another time zone it is day.
    let desk = Desk::new();
    set(&desk, 1, zone("Asia/Tokyo")).await;
    game(&desk, "1d").await;
    assert_eq!(reminded(&desk, 18 * HOUR).await, [UserId(1)]);
}

#[tokio::test]
async fn reminders_missed_during_an_outage_wait_for_the_morning() {
    let desk = Desk::new();
    set(&desk, 1, zone("UTC")).await;
    game(&desk, "2d").await;
    // A quarter of the time is left 36 hours later, at 20:00; the bot is back at midnight.
    live(&desk, 0, 35 * HOUR).await;
    beat(&desk, 40 * HOUR, Duration::from_secs(5 * 3600)).await;
    desk.service.sweep(at(40 * HOUR)).await.unwrap();
    assert_eq!(reminded(&desk, 40 * HOUR + 1).await, []);
    // The five hours don't count, so a quarter is left at one; the night ends at eight.
    assert_eq!(reminded(&desk, 48 * HOUR - 1).await, []);
    assert_eq!(reminded(&desk, 48 * HOUR).await, [UserId(1)]);
}

#[tokio::test]
async fn people_who_turned_reminders_off_get_none() {
    for level in [Reminders::Turn, Reminders::None] {
        let desk = Desk::new();
        let change = SettingsChange {
            reminders: Some(level),
            ..SettingsChange::default()
        };
        set(&desk, 1, change).await;
        game(&desk, "1d").await;
        assert_eq!(reminded(&desk, 20 * HOUR).await, []);
    }
    for clock in ["12h", "none"] {
        let desk = Desk::new();
        game(&desk, clock).await;
        assert_eq!(reminded(&desk, 11 * HOUR).await, [], "{clock}");
    }
}

#[tokio::test]
async fn only_the_person_to_move_can_mute_only_this_turn() {
    let desk = Desk::new();
    let id = game(&desk, "1d").await;
    let others = desk.service.mute(&desk.act(2, at(HOUR)), id, None).await;
    assert!(matches!(refusal(others), Refusal::NotYourTurn { .. }));
    let stale = desk
        .service
        .mute(&desk.act(1, at(HOUR)), id, Some(Turn(0)))
        .await;
    assert_eq!(refusal(stale), Refusal::Stale);
    let act = desk.act(1, at(HOUR));
    let muted = desk.service.mute(&act, id, None).await.unwrap();
    assert!(!muted.view.game().unwrap().will_remind);
    assert!(desk.service.mute(&act, id, None).await.unwrap().repeated);
    let desk = desk.restarted();
    assert_eq!(reminded(&desk, 18 * HOUR).await, []);
    let next = play(&desk, 1, id, "h4-h5", 20 * HOUR).await.unwrap();
    assert!(next.view.game().unwrap().will_remind);
    assert_eq!(reminded(&desk, 38 * HOUR).await, [UserId(2)]);
}

#[tokio::test]
async fn settings_persist_and_invalid_ones_are_refused() {
    let desk = Desk::new();
    let me = person(1);
    let change = SettingsChange {
        reminders: Some(Reminders::Turn),
        quiet_from: Some(23),
        quiet_declines: Some(true),
        ..zone("europe/berlin")
    };
    let set = desk.service.change_settings(&me, &change).await.unwrap();
    assert_eq!(set.zone.as_deref(), Some("Europe/Berlin"));
    let desk = desk.restarted();
    for wrong in [
        zone("Europe/Atlantis"),
        SettingsChange {
            quiet_until: Some(24),
            ..SettingsChange::default()
        },
    ] {
        let refused = refusal(desk.service.change_settings(&me, &wrong).await);
        assert!(matches!(
            refused,
            Refusal::NoSuchZone { .. } | Refusal::NoSuchHour
        ));
    }
    let nothing = SettingsChange::default();
    let kept = desk.service.change_settings(&me, &nothing).await.unwrap();
    assert_eq!(kept, set);
    let off = desk.service.change_settings(&me, &zone("none")).await;
    assert_eq!(off.unwrap().zone, None);
}

#[tokio::test]
async fn a_reminder_pending_overnight_during_an_outage_comes_in_the_morning() {
    let desk = Desk::new();
    set(&desk, 1, zone("UTC")).await;
    game(&desk, "2d").await;
    // Queued at 20:00; the bot is down until midnight.
    beat(&desk, 36 * HOUR, Duration::from_secs(1)).await;
    desk.service.sweep(at(36 * HOUR)).await.unwrap();
    let desk = desk.restarted();
    beat(&desk, 40 * HOUR, Duration::ZERO).await;
    assert!(take_errands(&desk, 40 * HOUR).await.is_empty());
    assert_eq!(reminded(&desk, 48 * HOUR - 1).await, []);
    assert_eq!(reminded(&desk, 48 * HOUR).await, [UserId(1)]);
}

#[tokio::test]
async fn turning_reminders_off_before_one_is_sent_drops_it() {
    for is_muted in [true, false] {
        let desk = Desk::new();
        let id = game(&desk, "1d").await;
        beat(&desk, 18 * HOUR, Duration::from_secs(1)).await;
        desk.service.sweep(at(18 * HOUR)).await.unwrap();
        if is_muted {
            let act = desk.act(1, at(18 * HOUR));
            desk.service.mute(&act, id, None).await.unwrap();
        } else {
            let change = SettingsChange {
                reminders: Some(Reminders::Turn),
                ..SettingsChange::default()
            };
            set(&desk, 1, change).await;
        }
        assert!(take_errands(&desk, 18 * HOUR).await.is_empty());
        assert_eq!(reminded(&desk, 19 * HOUR).await, []);
    }
}
