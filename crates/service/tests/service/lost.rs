//! Lost channels, servers and people, with a hand-moved clock: the game pauses, then recovers or
//! ends, and no one is ever stuck.
#![expect(clippy::unwrap_used, reason = "a test")]

use halma_rules::{Reason, Seat, Variant, Verdict};
use halma_service::{
    BroughtBy, Changed, Deed, Errand, Error, Failure, Finding, Logged, Lost, MatchView, Place,
    PostKind, Refusal, StageView,
};
use halma_store::ids::{ChannelId, GuildId, MatchId, Turn, UserId};
use halma_store::{ChangeSet, Key};

use crate::common::desk::{
    DAY, Desk, START, at, beat, begin, both_begin, deadline, deliver, live, play, refusal,
    take_errands, view,
};

/// A game of two with three days per move; both have moved at time 0.
async fn both_moved(desk: &Desk) -> MatchId {
    live(desk, 0, 0).await;
    let id = begin(desk, Variant::Halma8, &[2], "3d").await.id;
    both_begin(desk, 1, 2, id, 0).await;
    id
}

/// Discord refuses the latest post of a match.
async fn refuse_post(desk: &Desk, id: MatchId, ms: i64) {
    let due = desk.service.all_posts(at(ms)).await.unwrap();
    let post = due.into_iter().find(|post| post.id == id).unwrap();
    let gone = Failure::Lasting("gone".into());
    let noted = desk.service.undelivered(post, &gone, at(ms));
    noted.await.unwrap();
}

async fn sweep(desk: &Desk, ms: i64) {
    beat(desk, ms, std::time::Duration::from_secs(1)).await;
    desk.service.sweep(at(ms)).await.unwrap();
}

fn elsewhere(channel: u64) -> Place {
    Place {
        guild: GuildId(5),
        channel: ChannelId(channel),
        locale: "en-US".into(),
    }
}

async fn bring(
    desk: &Desk,
    user: u64,
    id: MatchId,
    channel: u64,
    by: BroughtBy,
    ms: i64,
) -> Result<Changed, Error> {
    let act = desk.act(user, at(ms));
    let place = elsewhere(channel);
    desk.service.bring_here(&act, id, &place, by).await
}

fn outcome(view: &MatchView) -> (Verdict, Reason) {
    let outcome = view.game().unwrap().standing.outcome().unwrap();
    (outcome.verdict, outcome.reason)
}

#[tokio::test]
async fn a_game_without_a_channel_is_paused_until_it_has_one_again() {
    let desk = Desk::new();
    let id = both_moved(&desk).await;
    refuse_post(&desk, id, DAY).await;
    let lost = view(&desk, id).await;
    let paused = lost.paused.clone().unwrap();
    assert_eq!((paused.until, paused.lost), (at(8 * DAY), Lost::Place));
    assert_eq!(deadline(&lost), None);
    let desk = desk.restarted();
    live(&desk, 0, 5 * DAY).await;
    desk.service.sweep(at(5 * DAY)).await.unwrap();
    assert!(matches!(view(&desk, id).await.stage, StageView::Running(_)));
    // The bot regains access: the four days don't count.
    assert!(
        desk.service
            .revive(ChannelId(6), at(5 * DAY))
            .await
            .unwrap()
    );
    let back = view(&desk, id).await;
    assert_eq!((deadline(&back), back.paused), (Some(at(7 * DAY)), None));
    sweep(&desk, 7 * DAY - 1).await;
    assert!(matches!(view(&desk, id).await.stage, StageView::Running(_)));
    sweep(&desk, 7 * DAY).await;
    let after = view(&desk, id).await;
    assert_eq!(
        outcome(&after),
        (Verdict::Won(Seat::at(1)), Reason::Timeout)
    );
}

#[tokio::test]
async fn after_a_week_without_a_channel_the_game_is_canceled_once() {
    let desk = Desk::new();
    let id = both_moved(&desk).await;
    refuse_post(&desk, id, DAY).await;
    live(&desk, 0, 8 * DAY).await;
    desk.service.sweep(at(8 * DAY - 1)).await.unwrap();
    assert!(matches!(view(&desk, id).await.stage, StageView::Running(_)));
    let (one, two) = tokio::join!(
        desk.service.sweep(at(8 * DAY)),
        desk.service.sweep(at(8 * DAY))
    );
    assert!(one.is_ok() && two.is_ok());
    let after = view(&desk, id).await;
    assert_eq!(outcome(&after), (Verdict::Void, Reason::Aborted));
    assert_eq!(desk.posts(id).await, 1, "the end, once");
}

#[tokio::test]
async fn a_player_can_move_a_lost_game_to_another_channel() {
    let desk = Desk::new();
    let id = both_moved(&desk).await;
    let works = bring(&desk, 1, id, 9, BroughtBy::Player, 0).await;
    assert_eq!(refusal(works), Refusal::NotLost);
    refuse_post(&desk, id, 0).await;
    let stranger = bring(&desk, 3, id, 9, BroughtBy::Player, DAY).await;
    assert_eq!(refusal(stranger), Refusal::NotAPlayer);
    let here = bring(&desk, 1, id, 6, BroughtBy::Player, DAY).await;
    assert_eq!(refusal(here), Refusal::AlreadyHere);
    let moved = bring(&desk, 2, id, 9, BroughtBy::Player, DAY)
        .await
        .unwrap();
    assert_eq!(moved.view.card.place.channel, ChannelId(9));
    assert_eq!((moved.view.paused, moved.view.card.message), (None, None));
    let post = moved.post.unwrap();
    assert_eq!((post.kind, post.channel), (PostKind::Board, ChannelId(9)));
    assert_eq!(deadline(&view(&desk, id).await), Some(at(4 * DAY)));
    // Posts for the old channel aren't retried.
    desk.service.revive(ChannelId(6), at(DAY)).await.unwrap();
    assert_eq!(desk.posts(id).await, 1);
}

#[tokio::test]
async fn a_moderator_can_move_any_game_and_it_is_logged() {
    let desk = Desk::new();
    let id = both_moved(&desk).await;
    let moved = bring(&desk, 7, id, 9, BroughtBy::Moderator, DAY)
        .await
        .unwrap();
    assert!(moved.view.game().unwrap().moderated.is_some());
    assert_eq!(deadline(&moved.view), Some(at(3 * DAY)));
    let log = desk.service.log(GuildId(5), at(DAY), 10).await.unwrap();
    let moved = Logged::Match(Deed::Moved, moved.view.card.code);
    assert_eq!((log[0].by.user, log[0].what), (Some(UserId(7)), moved));
}

#[tokio::test]
async fn moves_from_elsewhere_retry_the_channel() {
    let desk = Desk::new();
    let id = both_moved(&desk).await;
    refuse_post(&desk, id, DAY).await;
    let moved = play(&desk, 1, id, "h5-h6", 2 * DAY).await.unwrap();
    assert_eq!(moved.view.paused, None);
    refuse_post(&desk, id, 2 * DAY).await;
    let paused = view(&desk, id).await.paused.unwrap();
    assert_eq!(paused.until, at(9 * DAY));
}

#[tokio::test]
async fn who_is_in_a_game_reaches_it_from_any_server() {
    let desk = Desk::new();
    let id = both_moved(&desk).await;
    let code = view(&desk, id).await.card.code;
    let other = GuildId(77);
    let own = desk.service.match_by_code(code, other, UserId(1));
    assert_eq!(own.await.unwrap().id, id);
    let strangers = desk.service.match_by_code(code, other, UserId(3));
    assert_eq!(refusal(strangers.await), Refusal::NoSuchMatch);
    refuse_post(&desk, id, 0).await;
    let act = desk.act(1, START);
    let resigned = desk.service.resign(&act, id, None).await.unwrap();
    assert!(matches!(resigned.view.stage, StageView::Finished(_)));
}

/// Reports the delivery worker's finding about a person.
async fn found(desk: &Desk, id: MatchId, errand: Errand, finding: Finding, ms: i64) {
    let turn = view(desk, id).await.card.turn;
    let noted = desk.service.note_finding(id, turn, errand, finding, at(ms));
    noted.await.unwrap();
}

#[tokio::test]
async fn leaving_the_server_loses_after_a_week() {
    let desk = Desk::new();
    let id = both_moved(&desk).await;
    found(&desk, id, Errand::Remind, Finding::Gone, 2 * DAY).await;
    let gone = view(&desk, id).await;
    let Some(Lost::Player(person)) = gone.paused.map(|paused| paused.lost) else {
        panic!("it does not stand still")
    };
    assert_eq!(person.user, Some(UserId(1)));
    let desk = desk.restarted();
    live(&desk, 0, 9 * DAY).await;
    desk.service.sweep(at(9 * DAY - 1)).await.unwrap();
    assert!(take_errands(&desk, 0).await.is_empty());
    desk.service.sweep(at(9 * DAY)).await.unwrap();
    let errands = take_errands(&desk, 0).await;
    assert_eq!(errands[0].0, Errand::VisitAgain);
    assert!(matches!(view(&desk, id).await.stage, StageView::Running(_)));
    found(&desk, id, Errand::VisitAgain, Finding::Gone, 9 * DAY).await;
    let after = view(&desk, id).await;
    assert_eq!(
        outcome(&after),
        (Verdict::Won(Seat::at(1)), Reason::Timeout)
    );
}

#[tokio::test]
async fn an_inconclusive_last_check_is_repeated() {
    let desk = Desk::new();
    let id = both_moved(&desk).await;
    found(&desk, id, Errand::Remind, Finding::Gone, DAY).await;
    live(&desk, 0, 8 * DAY).await;
    desk.service.sweep(at(8 * DAY)).await.unwrap();
    assert_eq!(take_errands(&desk, 0).await.len(), 1);
    sweep(&desk, 8 * DAY + DAY / 48).await;
    assert_eq!(take_errands(&desk, 0).await.len(), 0);
    sweep(&desk, 8 * DAY + DAY / 24).await;
    assert_eq!(take_errands(&desk, 0).await.len(), 1);
    found(
        &desk,
        id,
        Errand::VisitAgain,
        Finding::There,
        8 * DAY + DAY / 24,
    )
    .await;
    let back = view(&desk, id).await;
    assert_eq!(back.paused, None);
    assert_eq!(deadline(&back), Some(at(8 * DAY + DAY / 24 + 2 * DAY)));
}

#[tokio::test]
async fn returning_and_moving_resumes_the_game() {
    let desk = Desk::new();
    let id = both_moved(&desk).await;
    found(&desk, id, Errand::Remind, Finding::Gone, 2 * DAY).await;
    let played = play(&desk, 1, id, "h5-h6", 6 * DAY).await.unwrap();
    assert_eq!(played.view.paused, None);
    assert_eq!(deadline(&played.view), Some(at(9 * DAY)));
    // An errand from the previous turn changes nothing.
    let turn = Turn(played.view.card.turn.0 - 1);
    let late = desk
        .service
        .note_finding(id, turn, Errand::Remind, Finding::Gone, at(6 * DAY));
    late.await.unwrap();
    assert_eq!(view(&desk, id).await.paused, None);
}

#[tokio::test]
async fn a_game_that_hardly_started_is_canceled_when_someone_has_left() {
    let desk = Desk::new();
    live(&desk, 0, 0).await;
    let id = begin(&desk, Variant::Halma8, &[2], "7d").await.id;
    found(&desk, id, Errand::Remind, Finding::Gone, 5 * DAY).await;
    found(&desk, id, Errand::VisitAgain, Finding::Gone, 12 * DAY).await;
    assert_eq!(
        outcome(&view(&desk, id).await),
        (Verdict::Void, Reason::Aborted)
    );
}

#[tokio::test]
async fn in_a_game_of_three_the_one_who_left_is_out_and_the_others_play_on() {
    let desk = Desk::new();
    live(&desk, 0, 0).await;
    let id = begin(&desk, Variant::Star3, &[2, 3], "none").await.id;
    for _ in 0..6 {
        let now = view(&desk, id).await;
        let game = now.game().unwrap();
        let ply = game.standing.position().legal_plies()[0];
        let text = ply.text(game.standing.position().board());
        let user = game.to_move().user().unwrap();
        play(&desk, user.0, id, &text, 0).await.unwrap();
    }
    found(&desk, id, Errand::Visit, Finding::Gone, 7 * DAY).await;
    found(&desk, id, Errand::VisitAgain, Finding::Gone, 14 * DAY).await;
    let after = view(&desk, id).await;
    let game = after.game().unwrap();
    assert_eq!(game.outs, [(Seat::FIRST, Reason::Timeout)]);
    assert!(game.standing.outcome().is_none() && after.paused.is_none());
}

#[tokio::test]
async fn without_a_clock_membership_is_checked_once_a_week() {
    let desk = Desk::new();
    live(&desk, 0, 0).await;
    let id = begin(&desk, Variant::Halma8, &[2], "none").await.id;
    sweep(&desk, 7 * DAY).await;
    assert!(take_errands(&desk, 0).await.is_empty());
    for week in 1..=2 {
        sweep(&desk, week * (7 * DAY + DAY / 24)).await;
        let errands = take_errands(&desk, 0).await;
        assert_eq!(errands.len(), 1, "week {week}");
        assert_eq!(errands[0].0, Errand::Visit);
        found(&desk, id, Errand::Visit, Finding::There, week * 8 * DAY).await;
        sweep(&desk, week * (7 * DAY + DAY / 24) + 1).await;
        assert!(take_errands(&desk, 0).await.is_empty());
    }
    assert_eq!(view(&desk, id).await.paused, None);
}

#[tokio::test]
async fn an_unreachable_channel_is_noticed_by_a_refused_board() {
    let desk = Desk::new();
    let id = both_moved(&desk).await;
    for post in desk.service.all_posts(at(0)).await.unwrap() {
        deliver(&desk, post).await;
    }
    // The reminder is refused: the channel is gone, but no one has noticed yet.
    found(&desk, id, Errand::Remind, Finding::NoPlace, 2 * DAY).await;
    refuse_post(&desk, id, 2 * DAY).await;
    let lost = view(&desk, id).await;
    assert_eq!(lost.paused.unwrap().lost, Lost::Place);
    assert_eq!(desk.service.take_untold(UserId(1)).await.unwrap().len(), 1);
}

#[tokio::test]
async fn a_game_that_has_lost_a_player_and_its_server_is_canceled() {
    let desk = Desk::new();
    let id = both_moved(&desk).await;
    found(&desk, id, Errand::Remind, Finding::Gone, 2 * DAY).await;
    refuse_post(&desk, id, 2 * DAY).await;
    found(&desk, id, Errand::VisitAgain, Finding::NoPlace, 9 * DAY).await;
    assert_eq!(
        outcome(&view(&desk, id).await),
        (Verdict::Void, Reason::Aborted)
    );
}

#[tokio::test]
async fn a_game_that_has_lost_a_player_and_its_channel_can_be_moved() {
    let desk = Desk::new();
    let id = both_moved(&desk).await;
    found(&desk, id, Errand::Remind, Finding::Gone, 2 * DAY).await;
    refuse_post(&desk, id, 2 * DAY).await;
    let moved = bring(&desk, 2, id, 9, BroughtBy::Player, 3 * DAY)
        .await
        .unwrap();
    // The player is still missing.
    assert!(matches!(moved.view.paused.unwrap().lost, Lost::Player(_)));
}

#[tokio::test]
async fn of_two_players_who_move_a_game_at_once_one_does() {
    // This store takes a while for a change, in which the other one looks.
    let folder = tempfile::tempdir().unwrap();
    let desk = Desk::in_folder(folder.path());
    let id = both_moved(&desk).await;
    refuse_post(&desk, id, DAY).await;
    let to = |user, channel| bring(&desk, user, id, channel, BroughtBy::Player, 2 * DAY);
    let (first, second) = tokio::join!(to(1, 9), to(2, 10));
    assert_eq!(first.unwrap().view.card.place, elsewhere(9));
    assert_eq!(refusal(second), Refusal::NotLost);
}

#[tokio::test]
async fn a_game_stays_in_its_server() {
    let desk = Desk::new();
    let id = both_moved(&desk).await;
    refuse_post(&desk, id, DAY).await;
    let place = Place {
        guild: GuildId(77),
        ..elsewhere(9)
    };
    let act = desk.act(1, at(DAY));
    let moved = desk
        .service
        .bring_here(&act, id, &place, BroughtBy::Player)
        .await;
    assert_eq!(refusal(moved), Refusal::OtherServer);
}

#[tokio::test]
async fn no_one_waits_for_a_player_who_resigned_after_leaving() {
    let desk = Desk::new();
    live(&desk, 0, 0).await;
    let id = begin(&desk, Variant::Star3, &[2, 3], "3d").await.id;
    found(&desk, id, Errand::Remind, Finding::Gone, DAY).await;
    let act = desk.act(1, at(2 * DAY));
    let resigned = desk.service.resign(&act, id, None).await.unwrap().view;
    assert_eq!(resigned.paused, None);
    assert_eq!(deadline(&resigned), Some(at(5 * DAY)));
}

#[tokio::test]
async fn a_damaged_match_does_not_block_others_in_its_channel() {
    let desk = Desk::new();
    let damaged = both_moved(&desk).await;
    let whole = begin(&desk, Variant::Halma8, &[3], "3d").await.id;
    for id in [damaged, whole] {
        refuse_post(&desk, id, DAY).await;
    }
    let mut changes = ChangeSet::new();
    changes.put_bytes(Key::Match(damaged), b"nonsense".to_vec());
    desk.store.commit(changes).await.unwrap();
    assert!(desk.service.revive(ChannelId(6), at(DAY)).await.unwrap());
    assert_eq!(view(&desk, whole).await.paused, None);
}
