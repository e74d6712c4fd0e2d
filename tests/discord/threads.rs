//! Games in threads: opened at the start, kept awake, closed with a summary.
#![expect(clippy::unwrap_used, reason = "a test")]

use halma_rules::{Game, Rules, Variant};
use stand_in::{Message, Snowflake, permission};

use crate::common::hall::{Hall, click_own, private, public};
use crate::common::table::Table;

const HOUR_MS: i64 = 3_600_000;
const DAY_MS: i64 = 24 * HOUR_MS;

/// Anna challenges Ben to a game in a thread, and Ben accepts.
async fn in_thread(hall: &Hall, options: &str) -> (Table, Message) {
    let stand_in = &hall.stand_in;
    let hub = stand_in.channel("general");
    let people = ["anna", "ben"].map(|name| stand_in.user(name)).to_vec();
    let line = format!("/halma game custom with:@ben first:me thread:true {options}");
    let challenge = public(people[0].slash(hub, &line).await.unwrap()).await;
    let answer = people[1].click(challenge.id, "Accept").await.unwrap();
    let settled = answer.message().await.unwrap();
    assert_eq!(settled.id, challenge.id);
    assert!(settled.buttons().is_empty(), "the challenge is settled");
    // The thread of a message has the message's id.
    let thread: Snowflake = challenge.id;
    let board = stand_in.wait_for_message(thread, "the first board", |message| {
        !message.attachments.is_empty()
    });
    let last = board.await.unwrap();
    let game = Game::new(Rules::default_for(Variant::Halma8));
    let table = Table::new(thread, game, people, last);
    (table, challenge)
}

async fn play(table: &mut Table) {
    let ply = table.game.position().legal_plies()[0];
    table.play(ply).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_is_played_in_its_thread_and_ends_with_a_summary() {
    let mut hall = Hall::open().await;
    let (mut table, challenge) = in_thread(&hall, "").await;
    let link = format!("<#{}>", table.channel);
    let is_settled = |message: &stand_in::Message| {
        let words = message
            .embeds
            .first()
            .and_then(|embed| embed.description.clone());
        message.id == challenge.id && words.is_some_and(|words| words.contains(&link))
    };
    let settled = hall.stand_in.wait_for_message(
        challenge.channel_id,
        "the challenge names the thread",
        is_settled,
    );
    settled.await.unwrap();
    let opened = hall
        .stand_in
        .wait_for_request("the thread", |request| request.path.ends_with("/threads"));
    // For a thread from a message, Discord accepts no type.
    assert_eq!(opened.await.unwrap().body.get("type"), None);
    table.check_last();
    assert!(table.last.notified.is_only([&table.people[0]]));
    play(&mut table).await;
    hall.restart_bot().await;
    play(&mut table).await;
    let anna = table.people[0].clone();
    let asked = anna.click(table.last.id, "Resign").await.unwrap();
    let asked = asked.message().await.unwrap();
    let ended = anna.click(asked.id, "Yes, resign").await.unwrap();
    let end = ended.follow_up(0).await.unwrap();
    assert_eq!(end.channel_id, table.channel);
    let hub = challenge.channel_id;
    let summary = hall
        .stand_in
        .wait_for_message(hub, "the summary", |message| {
            message.content.contains("is over")
        });
    let summary = summary.await.unwrap();
    let link = format!("<#{}>", table.channel);
    assert!(summary.content.contains(&link) && summary.content.contains("🏆"));
    assert!(summary.notified.is_nobody());
    // The end keeps its buttons, and the thread stays open for a day.
    let kept = hall.stand_in.message(end.id).unwrap();
    assert!(kept.button("Rematch").is_some());
    hall.clock.advance_ms(25 * HOUR_MS);
    let closed = hall
        .stand_in
        .wait_for_request("the thread is closed", |request| {
            request.method == "PATCH" && request.body["archived"] == true
        });
    closed.await.unwrap();
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_command_in_the_channel_finds_the_game_in_its_thread() {
    let hall = Hall::open().await;
    let (mut table, challenge) = in_thread(&hall, "").await;
    let ply = table.game.position().legal_plies()[0];
    let text = ply.text(table.game.position().board());
    let line = format!("/halma move text:{text}");
    let hub = challenge.channel_id;
    let done = table.people[0].slash(hub, &line).await.unwrap();
    let done = private(done).await;
    assert!(done.contains(&format!("<#{}>", table.channel)), "{done}");
    let seen = table.last.id;
    let board = hall
        .stand_in
        .wait_for_message(table.channel, "the board", |message| message.id > seen);
    table.last = board.await.unwrap();
    table.note(ply);
    table.check_last();
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_sleeping_thread_is_woken_once_a_week() {
    let hall = Hall::open().await;
    let (mut table, _) = in_thread(&hall, "time:none").await;
    play(&mut table).await;
    hall.clock.advance_ms(7 * DAY_MS + HOUR_MS);
    let woken = hall
        .stand_in
        .wait_for_request("the thread is woken", |request| {
            request.method == "PATCH" && request.body["archived"] == false
        });
    woken.await.unwrap();
    play(&mut table).await;
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_missing_permission_for_threads_is_reported_beforehand() {
    let hall = Hall::open().await;
    let hub = hall.stand_in.channel("general");
    let anna = hall.stand_in.user("anna");
    hall.stand_in.user("ben");
    hall.stand_in.revoke(hub, permission::CREATE_PUBLIC_THREADS);
    let line = "/halma game custom with:@ben thread:true";
    let refused = private(anna.slash(hub, line).await.unwrap()).await;
    assert!(refused.contains("Create Public Threads"), "{refused}");
    // A game without a thread doesn't need this permission.
    let line = "/halma play with:@ben";
    public(anna.slash(hub, line).await.unwrap()).await;
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn if_the_permission_is_lost_meanwhile_the_game_stays_in_the_channel() {
    let hall = Hall::open().await;
    let hub = hall.stand_in.channel("general");
    let [anna, ben] = ["anna", "ben"].map(|name| hall.stand_in.user(name));
    let line = "/halma game custom with:@ben thread:true";
    let challenge = public(anna.slash(hub, line).await.unwrap()).await;
    hall.stand_in.revoke(hub, permission::CREATE_PUBLIC_THREADS);
    ben.click(challenge.id, "Accept").await.unwrap();
    let board = hall
        .stand_in
        .wait_for_message(hub, "the board", |message| !message.attachments.is_empty());
    assert!(board.await.unwrap().button("Move").is_some());
    let violations = hall.stand_in.take_violations();
    assert!(
        violations.iter().all(|violation| violation.code == 50013),
        "{violations:?}"
    );
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_is_offered_in_the_channel_and_played_in_a_new_thread() {
    let hall = Hall::open().await;
    let (table, challenge) = in_thread(&hall, "").await;
    let [anna, ben] = [table.people[0].clone(), table.people[1].clone()];
    let asked = click_own(&anna, table.last.id, "Resign").await;
    let asked = asked.message().await.unwrap();
    let ended = anna.click(asked.id, "Yes, resign").await.unwrap();
    let end = ended.follow_up(0).await.unwrap();
    let hub = challenge.channel_id;
    private(ben.click(end.id, "Rematch").await.unwrap()).await;
    let offer = hall
        .stand_in
        .wait_for_message(hub, "the rematch", |message| {
            message.content.contains("rematch")
        });
    let offer = offer.await.unwrap();
    anna.click(offer.id, "Accept").await.unwrap();
    let board = hall
        .stand_in
        .wait_for_message(offer.id, "the board", |message| {
            !message.attachments.is_empty()
        });
    assert!(board.await.unwrap().notified.is_only([&ben]));
    hall.close().await;
}
