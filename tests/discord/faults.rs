//! What goes wrong between the bot and Discord: failing requests, dropped connections, repeated or
//! reordered events. Every move is played once, every game stays visible and continues, and people
//! are told what couldn't be shown as soon as anything works again.

use std::time::Duration;

use halma_rules::{Game, Ply, Rules, Variant};
use serde_json::json;
use stand_in::{Fault, FaultRule, Message, RecordedRequest, Settings, StandIn, permission};

use crate::common::hall::{
    Hall, form, is_line, own_side, private, public, stripped, usual_database,
};
use crate::common::table::Table;

/// The request that answers an interaction.
const ANSWER: (&str, &str) = ("POST", "/callback");
/// The request that sends an ordinary message.
const MESSAGE: (&str, &str) = ("POST", "/messages");

/// Faults after which a retry may work.
const PASSING: [Fault; 6] = [
    Fault::RateLimited(Some(Duration::from_millis(300))),
    Fault::RateLimited(None),
    Fault::ServerError(500),
    Fault::ServerError(502),
    Fault::CutBefore,
    Fault::CutAfter,
];

/// Faults after which it won't.
const LASTING: [Fault; 5] = [
    Fault::Refused(401, 0),
    Fault::Refused(403, 50001),
    Fault::Refused(403, 50013),
    Fault::Refused(404, 0),
    Fault::Refused(404, 10008),
];

fn rule(fault: Fault, (method, path): (&str, &str)) -> FaultRule {
    FaultRule::new(fault).on(method, path)
}

fn ply(table: &Table) -> Ply {
    table.game.position().legal_plies()[0]
}

async fn halma8(hall: &Hall) -> Table {
    let game = Game::new(Rules::default_for(Variant::Halma8));
    Table::sit_down(hall, "general", &["anna", "ben"], game).await
}

/// The public messages of turns: boards, and the lines that replaced them.
fn turns(hall: &Hall, table: &Table) -> usize {
    let messages = hall.stand_in.messages(table.channel);
    let public = messages.iter().filter(|message| !message.is_private());
    let turns = public.filter(|message| !message.attachments.is_empty() || is_line(message));
    turns.count()
}

/// Plays on without faults and checks that everything was played once, is shown and is stored, and
/// that Discord refused nothing else than with these codes.
async fn finish(mut hall: Hall, mut table: Table, codes: &[u32]) {
    hall.stand_in.clear_faults();
    table.play(ply(&table)).await;
    table.check_last();
    assert_eq!(turns(&hall, &table), table.game.ply_count() + 1);
    hall.stop_bot().await;
    assert_eq!(hall.stored_game(&table.code).await, table.game);
    let mut violations = hall.stand_in.take_violations();
    violations.retain(|violation| !codes.contains(&violation.code));
    assert!(violations.is_empty(), "{violations:#?}");
}

/// Discord's code for an interaction that has already been answered.
const ALREADY_ANSWERED: u32 = 40060;
/// Discord's code for an interaction whose answer doesn't exist yet.
const UNKNOWN_WEBHOOK: u32 = 10015;
/// Discord's code for a missing permission.
const MISSING_PERMISSIONS: u32 = 50013;

#[tokio::test(flavor = "multi_thread")]
async fn an_answer_that_fails_once_is_retried() {
    let hall = Hall::open().await;
    let mut table = halma8(&hall).await;
    for fault in PASSING {
        hall.stand_in.fail(rule(fault, ANSWER).times(1));
        table.play_astray(&hall.stand_in, ply(&table)).await;
        assert!(table.last.interaction_id.is_some(), "{fault:?}");
    }
    finish(hall, table, &[ALREADY_ANSWERED]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_answer_that_fails_twice_comes_as_a_message() {
    let hall = Hall::open().await;
    let mut table = halma8(&hall).await;
    for fault in PASSING {
        hall.stand_in.fail(rule(fault, ANSWER).times(2));
        table.play_astray(&hall.stand_in, ply(&table)).await;
        let has_arrived = fault == Fault::CutAfter;
        assert_eq!(
            table.last.interaction_id.is_some(),
            has_arrived,
            "{fault:?}"
        );
    }
    finish(hall, table, &[ALREADY_ANSWERED, UNKNOWN_WEBHOOK]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_answer_that_discord_refuses_comes_as_a_message() {
    let hall = Hall::open().await;
    let mut table = halma8(&hall).await;
    for fault in LASTING.into_iter().chain([Fault::Refused(404, 10062)]) {
        hall.stand_in.fail(rule(fault, ANSWER).times(1));
        table.play_astray(&hall.stand_in, ply(&table)).await;
        assert!(table.last.interaction_id.is_none(), "{fault:?}");
        assert!(table.last.nonce.is_some());
    }
    finish(hall, table, &[]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_late_answer_delays_no_one_else() {
    let hall = Hall::open().await;
    let mut slow = halma8(&hall).await;
    let game = Game::new(Rules::default_for(Variant::Halma8));
    let mut other = Table::sit_down(&hall, "elsewhere", &["carl", "dora"], game).await;
    let late = Fault::Late(Duration::from_millis(1_500));
    hall.stand_in.fail(rule(late, ANSWER).times(1));
    slow.play_astray(&hall.stand_in, ply(&slow)).await;
    other.play(ply(&other)).await;
    other.play(ply(&other)).await;
    finish(hall, slow, &[]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_failed_message_is_retried_and_arrives_once() {
    let hall = Hall::open().await;
    let mut table = halma8(&hall).await;
    for fault in PASSING {
        hall.stand_in
            .fail(rule(Fault::Refused(404, 10062), ANSWER).times(1));
        hall.stand_in.fail(rule(fault, MESSAGE).times(1));
        table.play_astray(&hall.stand_in, ply(&table)).await;
        let sent = |request: &RecordedRequest| {
            request.method == "POST"
                && request.path.ends_with("/messages")
                && request.status == 200
                && request.body["nonce"] == table.last.nonce.clone().unwrap()
        };
        // After a cut the message exists before the bot knows.
        let sent = hall.stand_in.wait_for_request("the message again", sent);
        sent.await.unwrap();
    }
    finish(hall, table, &[]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn refused_boards_are_shown_once_the_bot_regains_access() {
    let mut hall = Hall::open().await;
    let mut table = halma8(&hall).await;
    let mut refused_before = Vec::new();
    for fault in LASTING {
        hall.stand_in.fail(rule(fault, ANSWER).times(1));
        hall.stand_in.fail(rule(fault, MESSAGE).times(1));
        let text = ply(&table).text(table.game.position().board());
        let line = format!("/halma move text:{text}");
        let (mover, waiting) = (table.to_move().clone(), table.people.clone());
        let before = table.last.id;
        mover.send_slash(table.channel, &line).unwrap();
        let refused = |request: &RecordedRequest| {
            request.method == "POST"
                && request.path.ends_with("/messages")
                && request.status >= 400
                && !refused_before.contains(&request.body["nonce"])
        };
        let refused = hall.stand_in.wait_for_request("a refused message", refused);
        let refused = refused.await.unwrap();
        refused_before.push(refused.body["nonce"].clone());
        hall.restart_bot().await;
        hall.stand_in.clear_faults();
        // A player who looks sees the current board right away; then it is posted in the channel.
        let next = waiting.iter().find(|who| who.id() != mover.id()).unwrap();
        let shown = next.slash(table.channel, "/halma board").await.unwrap();
        let shown = private(shown).await;
        assert!(shown.contains("played"), "{fault:?}: {shown}");
        let posted = |message: &Message| {
            message.id > before && !message.is_private() && !message.attachments.is_empty()
        };
        let posted = hall
            .stand_in
            .wait_for_message(table.channel, "the board", posted);
        table.last = posted.await.unwrap();
        table.note(ply(&table));
    }
    finish(hall, table, &[]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn players_hear_about_a_board_that_cannot_be_shown_wherever_they_are() {
    let mut hall = Hall::open().await;
    let mut table = halma8(&hall).await;
    table.until_known().await;
    let elsewhere = hall.stand_in.channel("elsewhere");
    hall.stand_in
        .fail(rule(Fault::Refused(404, 10062), ANSWER).times(1));
    hall.stand_in
        .revoke(table.channel, permission::SEND_MESSAGES);
    let text = ply(&table).text(table.game.position().board());
    let line = format!("/halma move text:{text}");
    table.people[0].send_slash(table.channel, &line).unwrap();
    let refused = hall
        .stand_in
        .wait_for_request("a refused board", |request| {
            request.path.ends_with("/messages") && request.status == 403
        });
    refused.await.unwrap();
    hall.restart_bot().await;
    for person in &table.people {
        let answer = person.slash(elsewhere, "/halma help").await.unwrap();
        let told = answer.follow_up(0).await.unwrap();
        assert!(told.is_private(), "{}", told.content);
        assert!(told.content.contains(&table.code), "{}", told.content);
    }
    // They are told once.
    let answer = table.people[1]
        .slash(elsewhere, "/halma help")
        .await
        .unwrap();
    answer.message().await.unwrap();
    hall.restart_bot().await;
    assert_eq!(answer.follow_ups().len(), 0);
    // A moderator restores the permission, and the next event there brings the board.
    hall.stand_in
        .grant(table.channel, permission::SEND_MESSAGES);
    let carl = hall.stand_in.user("carl");
    private(carl.slash(table.channel, "/halma help").await.unwrap()).await;
    let board = hall
        .stand_in
        .wait_for_message(table.channel, "the board", |message| {
            message.content.contains("played") && !message.is_private()
        });
    table.last = board.await.unwrap();
    table.note(ply(&table));
    finish(hall, table, &[MISSING_PERMISSIONS]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_successful_answer_or_edit_does_not_retry_refused_posts() {
    let mut hall = Hall::open().await;
    let table = halma8(&hall).await;
    let corners = Game::new(Rules::default_for(Variant::Corners));
    let mut other = Table::sit_down(&hall, "general", &["cleo", "dan"], corners).await;
    table.until_known().await;
    other.until_known().await;
    hall.stand_in
        .fail(rule(Fault::Refused(404, 10062), ANSWER).times(1));
    hall.stand_in
        .revoke(table.channel, permission::SEND_MESSAGES);
    let text = ply(&table).text(table.game.position().board());
    let line = format!("/halma move text:{text}");
    table.people[0].send_slash(table.channel, &line).unwrap();
    let is_refused = |request: &RecordedRequest| {
        request.path.ends_with("/messages") && request.method == "POST" && request.status == 403
    };
    let refused = hall
        .stand_in
        .wait_for_request("a refused board", is_refused);
    refused.await.unwrap();
    let old = other.last.clone();
    other.play(ply(&other)).await;
    stripped(&hall.stand_in, &old).await;
    // The restart finishes what is in progress and sends what is due.
    hall.restart_bot().await;
    hall.restart_bot().await;
    let requests = hall.stand_in.requests();
    let tries = requests.iter().filter(|request| is_refused(request));
    assert_eq!(tries.count(), 1);
    hall.stop_bot().await;
    let violations = hall.stand_in.take_violations();
    let codes: Vec<u32> = violations.iter().map(|violation| violation.code).collect();
    assert_eq!(codes, [MISSING_PERMISSIONS]);
}

#[tokio::test(flavor = "multi_thread")]
async fn an_old_board_that_cannot_be_edited_blocks_nothing() {
    let hall = Hall::open().await;
    let mut table = halma8(&hall).await;
    for fault in LASTING {
        hall.stand_in.fail(rule(fault, ("PATCH", "/messages")));
        table.play(ply(&table)).await;
        hall.stand_in.clear_faults();
    }
    finish(hall, table, &[]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_old_board_loses_its_buttons_despite_passing_faults() {
    let hall = Hall::open().await;
    let mut table = halma8(&hall).await;
    table.play(ply(&table)).await;
    for fault in PASSING {
        let old = table.last.clone();
        // With the answer's token, and as a separate request.
        hall.stand_in
            .fail(rule(fault, ("PATCH", "/messages")).times(2));
        table.play(ply(&table)).await;
        let stripped = stripped(&hall.stand_in, &old).await;
        assert!(is_line(&stripped), "{fault:?}: {}", stripped.content);
    }
    finish(hall, table, &[]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn answers_use_no_rate_limited_requests() {
    let hall = Hall::open().await;
    let mut table = halma8(&hall).await;
    table.until_known().await;
    let before = hall.stand_in.requests().len();
    for _ in 0..3 {
        table.play(ply(&table)).await;
        table.until_known().await;
    }
    // With the buttons: the private message changes, the new board follows, and the old one loses
    // its buttons.
    let mover = table.to_move().clone();
    let form = form(&mover, table.last.id).await;
    let (old, ply) = (table.last.clone(), ply(&table));
    let text = ply.text(table.game.position().board());
    let sent = mover.submit_modal(&form, &[("move", &text)]).await.unwrap();
    // The message is deleted soon, so what it became is read from the request.
    let path = format!("/interactions/{}/", sent.interaction_id());
    let requests = hall.stand_in.requests();
    let updated = requests.iter().find(|one| one.path.starts_with(&path));
    let updated = &updated.unwrap().body["data"];
    assert_eq!(updated["components"], json!([]));
    assert_eq!(updated["attachments"], json!([]), "its menus are gone");
    table.last = sent.follow_up(0).await.unwrap();
    let old = stripped(&hall.stand_in, &old).await;
    assert!(is_line(&old), "{}", old.content);
    table.note(ply);
    let requests = hall.stand_in.requests();
    for request in &requests[before..] {
        let is_free = ["/interactions/", "/webhooks/"]
            .iter()
            .any(|free| request.path.starts_with(free));
        assert!(is_free, "{} {}", request.method, request.path);
    }
    finish(hall, table, &[]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn registering_commands_is_retried() {
    let stand_in = StandIn::start(Settings::default()).await.unwrap();
    stand_in.fail(rule(Fault::ServerError(500), ("PUT", "/commands")).times(1));
    stand_in.fail(rule(Fault::CutBefore, ("PUT", "/commands")).times(1));
    let hall = Hall::open_at(stand_in).await;
    let tries = hall.stand_in.requests();
    let tries = tries.iter().filter(|request| request.method == "PUT");
    assert_eq!(tries.count(), 3);
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_reminder_waits_for_the_membership_check_and_comes_once() {
    let hall = Hall::open().await;
    let mut table = halma8(&hall).await;
    table.play(ply(&table)).await;
    table.play(ply(&table)).await;
    let before = own_side(&table.people[0], table.last.id).await;
    let mute = before.button("🔕 Mute").unwrap().custom_id.clone().unwrap();
    hall.stand_in
        .fail(rule(Fault::ServerError(500), ("GET", "/members")).times(2));
    hall.clock.advance_ms(55 * 3_600_000);
    let is_reminder = |message: &Message| message.content.contains("is waiting for your move");
    let reminder = hall
        .stand_in
        .wait_for_message(table.channel, "the reminder", is_reminder);
    assert!(reminder.await.unwrap().notified.is_only([&table.people[0]]));
    let asked = hall.stand_in.requests();
    let asked = asked
        .iter()
        .filter(|request| request.path.contains("/members/"));
    assert_eq!(asked.count(), 3);
    // The board no longer offers to mute the reminder; an outdated screen is told why.
    let own = own_side(&table.people[0], table.last.id).await;
    assert!(own.button("🔕 Mute").is_none());
    let late = table.people[0].click_custom_id(before.id, &mute);
    let late = private(late.await.unwrap()).await;
    assert!(late.contains("nothing to mute"), "{late}");
    let messages = hall.stand_in.messages(table.channel);
    assert_eq!(
        messages
            .iter()
            .filter(|message| is_reminder(message))
            .count(),
        1
    );
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn no_move_is_lost_when_the_gateway_drops_or_misbehaves() {
    let settings = Settings {
        heartbeat_interval: Duration::from_millis(400),
        ..Settings::default()
    };
    let hall = Hall::open_by_gateway(settings, usual_database().await).await;
    let mut table = halma8(&hall).await;
    let stand_in = hall.stand_in.clone();
    let oddities: [&dyn Fn(); 5] = [
        &|| stand_in.drop_gateway(),
        &|| stand_in.ask_to_reconnect(),
        &|| stand_in.invalidate_sessions(true),
        &|| stand_in.invalidate_sessions(false),
        &|| stand_in.ignore_heartbeats(true),
    ];
    for happen in oddities {
        let connections = stand_in.connections();
        happen();
        stand_in.wait_reconnected(connections).await.unwrap();
        stand_in.ignore_heartbeats(false);
        table.play(ply(&table)).await;
    }
    stand_in.repeat_ready();
    table.play(ply(&table)).await;
    // Events missed while the bot was away are delivered when it resumes.
    let connections = stand_in.connections();
    stand_in.drop_gateway();
    table.play_astray(&stand_in, ply(&table)).await;
    assert_eq!(stand_in.connections(), connections + 1);
    finish(hall, table, &[]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn repeated_or_reordered_events_play_once() {
    let hall = Hall::open().await;
    let mut table = halma8(&hall).await;
    hall.stand_in.deliver_twice(true);
    for _ in 0..4 {
        table.play_astray(&hall.stand_in, ply(&table)).await;
    }
    hall.stand_in.deliver_twice(false);
    // Both players move at nearly the same time, and the later one's event comes first: that move
    // is refused, because it isn't that player's turn yet. The other one counts.
    let first = ply(&table);
    let mut after = table.game.clone();
    after.play(first).unwrap();
    let second = after.position().legal_plies()[0];
    let board = table.game.position().board();
    let (mover, other) = {
        let mover = table.to_move().clone();
        let other = table.people.iter().find(|who| who.id() != mover.id());
        (mover, other.unwrap().clone())
    };
    hall.stand_in.reverse_next(2);
    let line = |ply: Ply| format!("/halma move text:{} game:{}", ply.text(board), table.code);
    let early = mover.send_slash(table.channel, &line(first)).unwrap();
    let late = other.send_slash(table.channel, &line(second)).unwrap();
    let early = hall.stand_in.answer(early).await.unwrap();
    let late = hall.stand_in.answer(late).await.unwrap();
    // On a busy machine both may be played, with the second answer deferred.
    let told = late.message().await.unwrap();
    if !told.is_private() || told.content.contains("Done") {
        table.game.play(first).unwrap();
        table.last = public(late).await;
        table.note(second);
    } else {
        table.last = public(early).await;
        table.note(first);
    }
    finish(hall, table, &[ALREADY_ANSWERED]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_panic_is_answered_privately_with_a_number() {
    let hall = Hall::open().await;
    let anna = hall.stand_in.user("anna");
    hall.stand_in.user("ben");
    let channel = hall.stand_in.channel("general");
    let line = "/halma play with:@ben game:halma8";
    hall.lot.panic_once();
    let answer = anna.slash(channel, line).await.unwrap();
    let number = format!("{:X}", answer.interaction_id().get() & 0xFFFF_FFFF);
    let text = private(answer).await;
    assert!(text.contains("something broke on my side"), "{text}");
    assert!(text.contains(&number), "{text}");
    let again = public(anna.slash(channel, line).await.unwrap()).await;
    assert!(again.content.contains("challenges"), "{}", again.content);
    hall.close().await;
}
