//! Everything stored reaches the channel: after a stop at the worst moment and after a slow
//! handler, but without endless retries if Discord refuses it. And a damaged match harms only
//! itself.
#![expect(clippy::unwrap_used, reason = "a test")]

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use halma_rules::{Game, Ply, Rules, Variant};
use halma_service::{
    Act, ChallengeRequest, Clock, LobbyMove, OfferKind, OfferMove, Origin, Person, Place,
    PlayRequest,
};
use halma_store::ids::{AnswerToken, ChannelId, InteractionId, UserId};
use halma_store::{ChangeSet, Key};
use stand_in::{Fault, FaultRule, First, Message, Settings, permission};

use crate::common::desk::Desk;
use crate::common::hall::{Hall, once, private, public, stripped};
use crate::common::table::Table;

fn halma8() -> Game {
    Game::new(Rules::default_for(Variant::Halma8))
}

fn first_ply(game: &Game) -> Ply {
    game.position().legal_plies()[0]
}

/// What a person does now, without an answer from the bot.
fn act(hall: &Hall, person: &stand_in::Person) -> Act {
    static ACTS: AtomicU64 = AtomicU64::new(0);
    let now = hall.clock.now();
    let number = ACTS.fetch_add(1, Ordering::SeqCst);
    let by = Person {
        user: UserId(person.id().get()),
        name: person.name().to_owned(),
        face: None,
        bot: false,
        member: true,
    };
    Act {
        by,
        interaction: InteractionId(InteractionId::first_at(now).0 + number),
        message: None,
        from: Origin::Page,
        channel: None,
        token: None,
        now,
    }
}

/// Stores a move as if the bot had been killed before it answered.
async fn play_unanswered(hall: &mut Hall, table: &mut Table, token: Option<&str>) {
    hall.stop_bot().await;
    play_offline(hall, table, token).await;
}

/// Stores a move while no bot runs.
async fn play_offline(hall: &Hall, table: &mut Table, token: Option<&str>) {
    let (service, store) = hall.service().await;
    let view = service
        .match_by_code(table.code.parse().unwrap(), hall.guild(), UserId(0))
        .await
        .unwrap();
    let ply = first_ply(&table.game);
    let act = Act {
        token: token.map(AnswerToken::new),
        ..act(hall, table.to_move())
    };
    let text = ply.text(table.game.position().board());
    let request = PlayRequest {
        act,
        id: view.id,
        turn: Some(view.card.turn),
        text,
    };
    service.play(&request).await.unwrap();
    let repeat = service.play(&request).await.unwrap();
    assert!(repeat.repeated && repeat.post.is_some());
    store.close().await;
    table.game.play(ply).unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stored_but_unanswered_move_is_posted_after_the_restart() {
    let mut hall = Hall::open().await;
    let mut table = Table::sit_down(&hall, "general", &["anna", "ben"], halma8()).await;
    let before = table.last.clone();
    play_unanswered(&mut hall, &mut table, None).await;
    hall.start_bot().await;
    let posted = |message: &stand_in::Message| message.content.contains("played");
    let board = hall
        .stand_in
        .wait_for_message(table.channel, "the board", posted)
        .await
        .unwrap();
    assert!(board.nonce.is_some() && board.interaction_id.is_none());
    assert!(board.notified.is_only([&table.people[1]]));
    stripped(&hall.stand_in, &before).await;
    table.last = board;
    table.play(first_ply(&table.game)).await;
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_board_that_arrived_is_not_sent_again_even_if_its_nonce_is_forgotten() {
    let forgetful = Settings {
        nonce_memory: Duration::ZERO,
        ..Settings::default()
    };
    let mut hall = Hall::open_with(forgetful).await;
    let mut table = Table::sit_down(&hall, "general", &["anna", "ben"], halma8()).await;
    let before = table.last.clone();
    play_unanswered(&mut hall, &mut table, None).await;
    let cut = FaultRule::new(Fault::CutAfter).on("POST", "/messages");
    hall.stand_in.fail(cut.times(1));
    hall.start_bot().await;
    // Once it is known to have replaced the older one.
    stripped(&hall.stand_in, &before).await;
    let messages = hall.stand_in.messages(table.channel);
    let boards = messages.iter().filter(|it| it.content.contains("played"));
    assert_eq!(boards.count(), 1);
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_board_that_arrived_is_found_behind_250_messages_of_people() {
    let forgetful = Settings {
        nonce_memory: Duration::ZERO,
        ..Settings::default()
    };
    let mut hall = Hall::open_with(forgetful).await;
    let mut table = Table::sit_down(&hall, "general", &["anna", "ben"], halma8()).await;
    let before = table.last.clone();
    play_unanswered(&mut hall, &mut table, None).await;
    for number in 0..250 {
        let said = table.people[0].say(table.channel, &format!("Nice move! {number}"));
        said.unwrap();
    }
    let cut = FaultRule::new(Fault::CutAfter).on("POST", "/messages");
    hall.stand_in.fail(cut.times(1));
    hall.start_bot().await;
    stripped(&hall.stand_in, &before).await;
    let messages = hall.stand_in.messages(table.channel);
    let boards = messages.iter().filter(|it| it.content.contains("played"));
    assert_eq!(boards.count(), 1);
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_board_from_before_a_takeback_is_not_taken_for_the_new_one() {
    let mut hall = Hall::open().await;
    let mut table = Table::sit_down(&hall, "general", &["anna", "ben"], halma8()).await;
    let before = table.game.clone();
    play_unanswered(&mut hall, &mut table, None).await;
    hall.start_bot().await;
    let posted = |message: &stand_in::Message| message.content.contains("played");
    let board = hall
        .stand_in
        .wait_for_message(table.channel, "the board", posted);
    let first = board.await.unwrap();
    hall.stop_bot().await;
    let (service, store) = hall.service().await;
    let code = table.code.parse().unwrap();
    let found = service.match_by_code(code, hall.guild(), UserId(0)).await;
    let view = found.unwrap();
    let (offers, answers) = (act(&hall, &table.people[0]), act(&hall, &table.people[1]));
    let takeback = service.offer(&offers, view.id, None, OfferKind::Takeback);
    takeback.await.unwrap();
    let turn = view.card.turn;
    let accepted = service.answer_offer(&answers, view.id, turn, OfferMove::Accept);
    accepted.await.unwrap();
    store.close().await;
    // The first board keeps its buttons.
    hall.stand_in
        .fail(FaultRule::new(Fault::ServerError(500)).on("PATCH", "/messages/"));
    hall.start_bot().await;
    let taken_back = |message: &stand_in::Message| message.id > first.id;
    let second = hall
        .stand_in
        .wait_for_message(table.channel, "the takeback", taken_back);
    let second = second.await.unwrap();
    hall.stop_bot().await;
    table.game = before;
    play_offline(&hall, &mut table, None).await;
    let refused = FaultRule::new(Fault::ServerError(500)).on("POST", "/messages");
    hall.stand_in.fail(refused.times(1));
    hall.start_bot().await;
    let again = |message: &stand_in::Message| message.id > second.id && posted(message);
    let board = hall
        .stand_in
        .wait_for_message(table.channel, "the board again", again);
    board.await.unwrap();
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_withdrawn_challenge_that_arrived_unseen_loses_its_buttons() {
    let mut hall = Hall::open().await;
    let channel = hall.stand_in.channel("general");
    let anna = hall.stand_in.user("anna");
    hall.stop_bot().await;
    let (service, store) = hall.service().await;
    let request = ChallengeRequest {
        act: act(&hall, &anna),
        place: Place {
            guild: hall.guild(),
            channel: ChannelId(channel.get()),
            locale: "en-US".into(),
        },
        ..Desk::new().request(Variant::Halma8, &[])
    };
    let made = service.challenge(&request).await.unwrap().view;
    store.close().await;
    let cut = FaultRule::new(Fault::CutAfter).on("POST", "/messages");
    let unread = FaultRule::new(Fault::ServerError(500)).on("GET", "/messages");
    hall.stand_in.fail(cut);
    hall.stand_in.fail(unread);
    hall.start_bot().await;
    let posted = |message: &stand_in::Message| !message.buttons().is_empty();
    let challenge = hall
        .stand_in
        .wait_for_message(channel, "the challenge", posted);
    let challenge = challenge.await.unwrap();
    hall.stop_bot().await;
    hall.stand_in.clear_faults();
    let (service, store) = hall.service().await;
    let withdraw = act(&hall, &anna);
    let withdrawn = service.answer_challenge(&withdraw, made.id, LobbyMove::Withdraw);
    withdrawn.await.unwrap();
    store.close().await;
    hall.start_bot().await;
    stripped(&hall.stand_in, &challenge).await;
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_separately_sent_board_is_not_edited_with_the_moves_token() {
    let mut hall = Hall::open().await;
    let mut table = Table::sit_down(&hall, "general", &["anna", "ben"], halma8()).await;
    let before = table.last.clone();
    play_unanswered(&mut hall, &mut table, Some("never answered")).await;
    // The board arrives, but the bot only finds out when it looks for it.
    let cut = FaultRule::new(Fault::CutAfter).on("POST", "/messages");
    hall.stand_in.fail(cut.times(1));
    hall.start_bot().await;
    let posted = |message: &stand_in::Message| message.content.contains("played");
    let board = hall
        .stand_in
        .wait_for_message(table.channel, "the board", posted);
    table.last = board.await.unwrap();
    // By now the bot has found it.
    stripped(&hall.stand_in, &before).await;
    let older = table.last.clone();
    table.play(first_ply(&table.game)).await;
    stripped(&hall.stand_in, &older).await;
    let mut violations = hall.stand_in.take_violations();
    violations.retain(|violation| violation.method != "GET");
    assert!(violations.is_empty(), "{violations:#?}");
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_post_that_discord_refuses_is_parked_and_the_board_can_still_be_shown() {
    let mut hall = Hall::open().await;
    let mut table = Table::sit_down(&hall, "general", &["anna", "ben"], halma8()).await;
    play_unanswered(&mut hall, &mut table, None).await;
    hall.stand_in
        .revoke(table.channel, permission::SEND_MESSAGES);
    hall.start_bot().await;
    let path = format!("/channels/{}/messages", table.channel);
    let refused = hall.stand_in.wait_for_request("a refused post", |request| {
        request.method == "POST" && request.path == path && request.status == 403
    });
    refused.await.unwrap();
    hall.clock.advance_ms(3_600_000);
    let shown = table.people[1]
        .slash(table.channel, "/halma board")
        .await
        .unwrap();
    let shown = shown.message().await.unwrap();
    assert!(
        shown.is_private() && shown.content.contains("played"),
        "{}",
        shown.content
    );
    hall.restart_bot().await;
    let posts = hall.stand_in.requests();
    let posts = posts.iter().filter(|request| request.path == path).count();
    assert_eq!(posts, 1, "a parked post isn't retried");
    hall.stand_in.take_violations();
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_slow_handler_defers_privately_and_the_board_follows() {
    let hall = Hall::open().await;
    let mut table = Table::sit_down(&hall, "general", &["anna", "ben"], halma8()).await;
    let ply = first_ply(&table.game);
    let text = ply.text(table.game.position().board());
    hall.clock.be_slow(1_500);
    let line = format!("/halma move text:{text}");
    let answer = table.people[0].slash(table.channel, &line).await.unwrap();
    hall.clock.be_slow(0);
    assert!(matches!(answer.first(), First::Deferred) && answer.is_private());
    assert!(private(answer.clone()).await.contains("Done"));
    table.last = answer.follow_up(0).await.unwrap();
    assert!(table.last.notified.is_only([&table.people[1]]));
    table.game.play(ply).unwrap();
    table.play(first_ply(&table.game)).await;
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_late_answer_to_a_click_edits_what_was_pressed_without_a_refused_request() {
    let hall = Hall::open().await;
    let channel = hall.stand_in.channel("general");
    let [anna, ben, carl] = ["anna", "ben", "carl"].map(|name| hall.stand_in.user(name));
    let line = "/halma play game:star3";
    let lobby = public(anna.slash(channel, line).await.unwrap()).await;
    let join_late = async |person: &stand_in::Person| {
        hall.clock.be_slow(1_500);
        let answer = person.click(lobby.id, "Join").await.unwrap();
        hall.clock.be_slow(0);
        assert!(matches!(answer.first(), First::Deferred) && answer.is_private());
        assert!(private(answer).await.contains("Done"));
    };
    join_late(&ben).await;
    let with_ben = |message: &Message| message.button("Start with 2").is_some();
    once(&hall.stand_in, &lobby, "with ben", with_ben).await;
    join_late(&carl).await;
    stripped(&hall.stand_in, &lobby).await;
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_damaged_match_harms_only_itself() {
    let mut hall = Hall::open().await;
    let damaged = Table::sit_down(&hall, "general", &["anna", "ben"], halma8()).await;
    let mut healthy = Table::sit_down(&hall, "general", &["anna", "cleo"], halma8()).await;
    let id = {
        hall.stop_bot().await;
        hall.stored(&damaged.code).await.id
    };
    let (_, store) = hall.service().await;
    let mut changes = ChangeSet::new();
    changes.put_bytes(Key::Match(id), b"\"nonsense\"".to_vec());
    store.commit(changes).await.unwrap();
    store.close().await;
    hall.start_bot().await;
    let line = format!("/halma board game:{}", damaged.code);
    let text = private(
        damaged.people[1]
            .slash(damaged.channel, &line)
            .await
            .unwrap(),
    )
    .await;
    assert!(text.contains("something broke on my side"), "{text}");
    healthy.play(first_ply(&healthy.game)).await;
    healthy.check_last();
    let listed = healthy.people[0]
        .slash(healthy.channel, "/halma games")
        .await
        .unwrap();
    let listed = listed.message().await.unwrap();
    assert!(
        listed.embeds[0]
            .description
            .as_ref()
            .unwrap()
            .contains(&healthy.code)
    );
    hall.close().await;
}
