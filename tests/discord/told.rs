//! Who is notified: when something ends or is refused or given, the affected person is mentioned
//! once in the text, but not the person who did it.
#![expect(clippy::unwrap_used, reason = "a test")]

use halma_rules::{Game, Rules, Variant};
use stand_in::{Message, Person, Snowflake, permission};

use crate::common::hall::{Hall, click_own, private, public};
use crate::common::table::Table;

const HOUR_MS: i64 = 3_600_000;

fn people<const N: usize>(hall: &Hall, names: [&str; N]) -> [Person; N] {
    names.map(|name| hall.stand_in.user(name))
}

async fn table(hall: &Hall, people: &[&str], variant: Variant, plies: usize) -> Table {
    let game = Game::new(Rules::default_for(variant));
    let mut table = Table::sit_down(hall, "general", people, game).await;
    for _ in 0..plies {
        let ply = table.game.position().legal_plies()[0];
        table.play(ply).await;
    }
    table
}

/// The message in the channel that contains these words.
async fn said(hall: &Hall, channel: Snowflake, words: &'static str) -> Message {
    let fits = |message: &Message| !message.is_private() && message.content.contains(words);
    let found = hall.stand_in.wait_for_message(channel, words, fits);
    found.await.unwrap()
}

/// How many messages in a channel have notified a person since a message.
fn calls(hall: &Hall, person: &Person, since: &Message) -> usize {
    let messages = hall.stand_in.messages(since.channel_id);
    let later = messages.iter().filter(|message| message.id > since.id);
    later
        .filter(|message| message.notified.users.contains(&person.id()))
        .count()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_declined_challenge_reaches_the_challenger() {
    let hall = Hall::open().await;
    let [anna, ben] = people(&hall, ["anna", "ben"]);
    let hub = hall.stand_in.channel("general");
    let line = "/halma play with:@ben";
    let made = public(anna.slash(hub, line).await.unwrap()).await;
    let told = public(ben.click(made.id, "Decline").await.unwrap()).await;
    assert!(
        told.content.contains("declined your challenge"),
        "{}",
        told.content
    );
    assert!(told.notified.is_only([&anna]), "{:?}", told.notified);
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn declining_a_seat_in_a_lobby_reaches_the_challenger() {
    let hall = Hall::open().await;
    let [anna, ben] = people(&hall, ["anna", "ben"]);
    let hub = hall.stand_in.channel("general");
    let line = "/halma play with:@ben game:star3";
    let lobby = public(anna.slash(hub, line).await.unwrap()).await;
    ben.click(lobby.id, "Decline").await.unwrap();
    let told = said(&hall, hub, "isn't joining").await;
    assert!(told.notified.is_only([&anna]) && told.content.contains(&ben.mention()));
    let open = hall.stand_in.message(lobby.id).unwrap();
    assert!(open.button("Join").is_some(), "the lobby stays open");
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn withdrawing_a_challenge_reaches_the_challenged_person() {
    let hall = Hall::open().await;
    let [anna, ben, cleo] = people(&hall, ["anna", "ben", "cleo"]);
    let hub = hall.stand_in.channel("general");
    let line = "/halma play with:@ben game:star3";
    let lobby = public(anna.slash(hub, line).await.unwrap()).await;
    cleo.click(lobby.id, "Join")
        .await
        .unwrap()
        .message()
        .await
        .unwrap();
    let told = public(anna.click(lobby.id, "Withdraw").await.unwrap()).await;
    assert!(
        told.content.contains("withdrew the challenge"),
        "{}",
        told.content
    );
    assert!(told.notified.is_only([&ben, &cleo]), "{:?}", told.notified);
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_challenge_that_expires_says_who_did_not_answer() {
    let hall = Hall::open().await;
    let [anna, ben, cleo] = people(&hall, ["anna", "ben", "cleo"]);
    let hub = hall.stand_in.channel("general");
    let named = "/halma play with:@ben";
    public(anna.slash(hub, named).await.unwrap()).await;
    let lobby = "/halma play game:star3 with:@ben";
    let lobby = public(anna.slash(hub, lobby).await.unwrap()).await;
    cleo.click(lobby.id, "Join")
        .await
        .unwrap()
        .message()
        .await
        .unwrap();
    hall.clock.advance_ms(7 * 24 * HOUR_MS + 1);
    let told = said(&hall, hub, "didn't answer your challenge").await;
    assert!(told.notified.is_only([&anna]) && told.content.contains(&ben.mention()));
    let told = said(&hall, hub, "2 of 3 seats were taken").await;
    assert!(told.notified.is_only([&anna, &cleo]), "{:?}", told.notified);
    // Those who joined can still play, without the one who didn't answer.
    let refused = ben.click(told.id, "Start with 2").await.unwrap();
    let refused = private(refused).await;
    assert!(refused.contains("not in this game"), "{refused}");
    let begun = cleo.click(told.id, "Start with 2").await.unwrap();
    let board = begun.follow_up(0).await.unwrap();
    let footer = &board.embeds[0].footer.as_ref().unwrap().text;
    assert!(footer.contains("two"), "{footer}");
    assert!(board.button("Move").is_some());
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_removed_challenge_reaches_all_who_waited_with_the_reason() {
    let hall = Hall::open().await;
    let [anna, ben, dora] = people(&hall, ["anna", "ben", "dora"]);
    dora.set_permissions(permission::ORDINARY_MEMBER | permission::MANAGE_GUILD);
    let hub = hall.stand_in.channel("general");
    let made = anna.slash(hub, "/halma play with:@ben").await;
    let made = public(made.unwrap()).await;
    let code = crate::common::hall::code_of(&made);
    let line = format!("/halma-admin cancel-game game:{code}");
    let form = dora.slash(hub, &line).await.unwrap().modal().unwrap();
    let sent = dora
        .submit_modal(&form, &[("reason", "wrong @everyone `channel`")])
        .await;
    let told = public(sent.unwrap()).await;
    assert!(
        told.content.contains("removed the challenge"),
        "{}",
        told.content
    );
    assert!(
        told.content.contains("wrong @\u{200b}everyone 'channel'"),
        "{}",
        told.content
    );
    assert!(told.notified.is_only([&anna, &ben]), "{:?}", told.notified);
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_declined_offer_and_an_extra_day_reach_the_opponent_once() {
    let hall = Hall::open().await;
    let table = table(&hall, &["anna", "ben"], Variant::Halma8, 2).await;
    let [anna, ben] = [&table.people[0], &table.people[1]];
    // Anna is to move; Ben gives her a day.
    click_own(ben, table.last.id, "+1 day")
        .await
        .message()
        .await
        .unwrap();
    let told = said(&hall, table.channel, "gave you an extra day").await;
    assert!(told.notified.is_only([anna]), "{:?}", told.notified);
    assert_eq!(calls(&hall, anna, &table.last), 1);
    let line = "/halma draw";
    let offered = public(anna.slash(table.channel, line).await.unwrap()).await;
    assert!(offered.notified.is_only([ben]));
    ben.click(offered.id, "Decline")
        .await
        .unwrap()
        .message()
        .await
        .unwrap();
    let told = said(&hall, table.channel, "declined your draw offer").await;
    assert!(told.notified.is_only([anna]), "{:?}", told.notified);
    assert_eq!(
        (calls(&hall, anna, &offered), calls(&hall, ben, &offered)),
        (1, 0)
    );
    let board = hall.stand_in.message(offered.id).unwrap();
    let words = format!("{} declined {}'s draw offer", ben.mention(), anna.mention());
    assert!(board.content.contains(&words), "{}", board.content);
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_withdrawn_offer_is_not_reported_as_declined() {
    let hall = Hall::open().await;
    let table = table(&hall, &["anna", "ben"], Variant::Halma8, 2).await;
    let anna = &table.people[0];
    let line = "/halma takeback";
    let offered = public(anna.slash(table.channel, line).await.unwrap()).await;
    let board = anna.click(offered.id, "Withdraw").await.unwrap();
    let board = board.message().await.unwrap();
    assert!(
        board.content.contains("withdrew the takeback request"),
        "{}",
        board.content
    );
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_agreed_draw_or_cancellation_reaches_the_person_who_offered_it() {
    let hall = Hall::open().await;
    let table_of_two = table(&hall, &["anna", "ben"], Variant::Halma8, 2).await;
    let [anna, ben] = [&table_of_two.people[0], &table_of_two.people[1]];
    let channel = table_of_two.channel;
    let offered = anna.slash(channel, "/halma draw").await.unwrap();
    let end = public(ben.click(public(offered).await.id, "Accept").await.unwrap()).await;
    assert!(end.content.contains("agreed to a draw"), "{}", end.content);
    assert!(end.notified.is_only([anna]), "{:?}", end.notified);
    assert!(end.embeds[0].title.as_ref().unwrap().ends_with("🤝 draw"));
    let young = table(&hall, &["anna", "ben"], Variant::Corners, 0).await;
    let line = format!("/halma cancel game:{}", young.code);
    let offered = public(anna.slash(channel, &line).await.unwrap()).await;
    let end = public(ben.click(offered.id, "Accept").await.unwrap()).await;
    assert!(
        end.content.contains("agreed to cancel this game"),
        "{}",
        end.content
    );
    assert!(end.notified.is_only([anna]), "{:?}", end.notified);
    assert!(
        end.embeds[0]
            .title
            .as_ref()
            .unwrap()
            .ends_with("🚫 canceled")
    );
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_timeout_reaches_everyone_including_the_late_player() {
    let hall = Hall::open().await;
    let played = table(&hall, &["anna", "ben"], Variant::Halma8, 4).await;
    let young = table(&hall, &["cleo", "dan"], Variant::Halma8, 0).await;
    let three = table(&hall, &["ella", "finn", "gina"], Variant::Star3, 6).await;
    hall.clock.advance_ms(73 * HOUR_MS);
    let end = said(&hall, played.channel, "ran out of time. 🏆").await;
    assert!(end.notified.is_only(&played.people), "{:?}", end.notified);
    assert!(end.embeds[0].title.as_ref().unwrap().ends_with("🏆 ⚫"));
    let end = said(
        &hall,
        young.channel,
        "ran out of time before everyone had made two moves",
    )
    .await;
    assert!(end.notified.is_only(&young.people), "{:?}", end.notified);
    assert!(
        end.content.contains(&young.people[0].mention()),
        "{}",
        end.content
    );
    // The first of three is out; the second is to move.
    let on = said(&hall, three.channel, "the others play on").await;
    let late = three.people[0].id();
    assert!(on.notified.users.len() == 2 && on.notified.users.contains(&late));
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_resigning_player_is_not_notified() {
    let hall = Hall::open().await;
    let table = table(&hall, &["anna", "ben"], Variant::Halma8, 2).await;
    let [anna, ben] = [&table.people[0], &table.people[1]];
    let asked = anna.slash(table.channel, "/halma resign").await.unwrap();
    let asked = asked.message().await.unwrap();
    let end = anna.click(asked.id, "Yes, resign").await.unwrap();
    let end = end.follow_up(0).await.unwrap();
    assert!(end.notified.is_only([ben]), "{:?}", end.notified);
    let none = private(ben.slash(table.channel, "/halma resign").await.unwrap()).await;
    assert!(none.contains("no game in this channel"), "{none}");
    hall.close().await;
}
