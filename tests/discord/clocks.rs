//! The time for a move as the channel sees it: in the challenge, on the board, when someone gives a
//! day, and when time runs out.
#![expect(clippy::unwrap_used, reason = "a test")]

use std::time::Duration;

use halma_rules::{Game, Rules, Variant};
use stand_in::{Fault, FaultRule, Message};

use crate::common::hall::{Hall, click_own, once, own_side, private, public, stripped};
use crate::common::table::Table;

const HOUR_MS: i64 = 3_600_000;

fn description(message: &Message) -> &str {
    let embed = message.embeds.first();
    let description = embed.and_then(|embed| embed.description.as_deref());
    description.unwrap_or_default()
}

async fn halma8(hall: &Hall) -> Table {
    let game = Game::new(Rules::default_for(Variant::Halma8));
    Table::sit_down(hall, "general", &["anna", "ben"], game).await
}

async fn play(table: &mut Table) {
    let ply = table.game.position().legal_plies()[0];
    table.play(ply).await;
}

/// The next message that ends a game, by these words.
async fn end(hall: &Hall, table: &Table, words: &str) -> Message {
    let end = hall
        .stand_in
        .wait_for_message(table.channel, "the end", |message| {
            message.content.contains(words)
        });
    end.await.unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn the_challenge_names_the_time_and_the_board_shows_when_it_ends() {
    let hall = Hall::open().await;
    let anna = hall.stand_in.user("anna");
    let ben = hall.stand_in.user("ben");
    let hub = hall.stand_in.channel("general");
    let line = "/halma play with:@ben game:halma8 time:12h";
    let challenge = public(anna.slash(hub, line).await.unwrap()).await;
    assert!(description(&challenge).contains("12 hours per move"));
    let board = public(ben.click(challenge.id, "Accept").await.unwrap()).await;
    assert!(board.content.contains("⏳ <t:"));
    let own = own_side(&ben, board.id).await;
    assert!(own.button("+1 day").is_some());
    let games = anna.slash(hub, "/halma games").await.unwrap();
    let games = games.message().await.unwrap();
    assert!(
        description(&games).contains("⏳ <t:"),
        "{}",
        description(&games)
    );
    let endless = "/halma game custom with:@ben game:corners time:none first:me";
    let challenge = public(anna.slash(hub, endless).await.unwrap()).await;
    assert!(description(&challenge).contains("No time limit"));
    let board = public(ben.click(challenge.id, "Accept").await.unwrap()).await;
    assert!(!board.content.contains('⏳'));
    let own = own_side(&ben, board.id).await;
    assert!(own.button("+1 day").is_none());
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_opponent_gives_a_day_with_a_click() {
    let hall = Hall::open().await;
    let mut table = halma8(&hall).await;
    play(&mut table).await;
    let [anna, ben] = &table.people[..] else {
        panic!("two are seated")
    };
    let own = private(click_own(ben, table.last.id, "+1 day").await).await;
    assert!(own.contains("Only an opponent"), "{own}");
    let before = table.last.content.clone();
    click_own(anna, table.last.id, "+1 day").await;
    let edited = |message: &Message| message.id == table.last.id && message.content != before;
    let after = hall
        .stand_in
        .wait_for_message(table.channel, "the new end", edited);
    let after = after.await.unwrap();
    assert!(after.button("Move").is_some() && !after.attachments.is_empty());
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn missing_the_deadline_loses() {
    let hall = Hall::open().await;
    let mut table = halma8(&hall).await;
    for _ in 0..4 {
        play(&mut table).await;
    }
    hall.clock.advance_ms(71 * HOUR_MS);
    play(&mut table).await;
    let (late, winner) = (table.to_move().clone(), table.people[0].clone());
    hall.clock.advance_ms(73 * HOUR_MS);
    let end = end(&hall, &table, "ran out of time").await;
    assert!(end.content.contains(&late.mention()), "{}", end.content);
    assert!(
        end.content
            .contains(&format!("🏆 ⚪ {} wins", winner.mention()))
    );
    assert!(end.button("Rematch").is_some() && end.button("Move").is_none());
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_hardly_started_is_canceled() {
    let hall = Hall::open().await;
    let mut table = halma8(&hall).await;
    play(&mut table).await;
    let id = (table.last.button("Move").unwrap().custom_id.clone()).unwrap();
    hall.clock.advance_ms(73 * HOUR_MS);
    let end = end(&hall, &table, "doesn't count").await;
    assert!(end.button("Rematch").is_some());
    let stale = table.people[1].click_custom_id(table.last.id, &id).await;
    assert!(private(stale.unwrap()).await.contains("This game is over"));
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn after_an_outage_the_board_shows_the_later_deadline_and_says_why() {
    let mut hall = Hall::open().await;
    let mut table = halma8(&hall).await;
    play(&mut table).await;
    play(&mut table).await;
    hall.stop_bot().await;
    hall.clock.advance_ms(80 * HOUR_MS);
    hall.start_bot().await;
    let says_why = |message: &Message| description(message).contains("I was offline");
    let board = once(&hall.stand_in, &table.last, "the later end", says_why).await;
    assert_ne!(board.content, table.last.content);
    play(&mut table).await;
    assert!(!description(&table.last).contains("I was offline"));
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hanging_delivery_stops_no_clock() {
    let hall = Hall::open().await;
    let mut held = halma8(&hall).await;
    let game = Game::new(Rules::default_for(Variant::Halma8));
    let mut free = Table::sit_down(&hall, "elsewhere", &["cleo", "dan"], game).await;
    for table in [&mut held, &mut free] {
        for _ in 0..4 {
            play(table).await;
        }
    }
    // Their deadlines are some minutes apart.
    hall.clock.advance_ms(6 * 60_000);
    play(&mut free).await;
    let path = format!("/channels/{}/messages", held.channel);
    // Shorter than the bot's timeout: the end is recorded as delivered later.
    let late = FaultRule::new(Fault::Late(Duration::from_secs(13)));
    hall.stand_in.fail(late.on("POST", &path).times(1));
    hall.clock.advance_ms(72 * HOUR_MS - 3 * 60_000);
    end(&hall, &held, "ran out of time").await;
    hall.clock.advance_ms(6 * 60_000);
    end(&hall, &free, "ran out of time").await;
    let board = hall.stand_in.message(held.last.id).unwrap();
    assert!(
        board.button("Move").is_some(),
        "the first end is not delivered yet"
    );
    stripped(&hall.stand_in, &held.last).await;
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn in_a_game_of_three_a_timeout_is_announced_and_the_others_play_on() {
    let hall = Hall::open().await;
    let game = Game::new(Rules::default_for(Variant::Star3));
    let mut table = Table::sit_down(&hall, "games", &["anna", "ben", "cleo"], game).await;
    for _ in 0..6 {
        play(&mut table).await;
    }
    let late = table.to_move().clone();
    hall.clock.advance_ms(73 * HOUR_MS);
    let out = end(&hall, &table, "ran out of time").await;
    assert!(out.content.contains(&late.mention()) && out.content.contains("the others play on"));
    assert!(out.button("Move").is_some() && out.button("Rematch").is_none());
    assert!(!out.notified.is_only([&late]) && !out.notified.is_nobody());
    hall.close().await;
}
