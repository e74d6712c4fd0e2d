//! A cup as a server sees it, from the first command to the champion.
#![expect(clippy::unwrap_used, reason = "a test")]

use std::time::Duration;

use stand_in::{Message, Person, Snowflake, permission};

use crate::common::hall::{Hall, private, public};

const DAY_MS: i64 = 24 * 3_600_000;
const PEOPLE: [&str; 4] = ["anna", "ben", "carol", "dora"];

fn moderator(hall: &Hall) -> Person {
    let host = hall.stand_in.user("emil");
    host.set_permissions(permission::ORDINARY_MEMBER | permission::MANAGE_GUILD);
    host
}

/// The next message in a channel with these words.
async fn said(hall: &Hall, channel: Snowflake, words: &str) -> Message {
    let found = hall
        .stand_in
        .wait_for_message(channel, words, |message| message.content.contains(words));
    found.await.unwrap()
}

fn description(message: &Message) -> &str {
    let embed = message.embeds.first();
    let description = embed.and_then(|embed| embed.description.as_deref());
    description.unwrap_or_default()
}

/// The codes of a person's running games.
async fn codes(person: &Person, channel: Snowflake) -> Vec<String> {
    let games = person.slash(channel, "/halma games").await.unwrap();
    let games = games.message().await.unwrap();
    // Where the board's message isn't known yet, its channel is named.
    let lines = description(&games).replace("<#", "<");
    let codes = lines.split('#').skip(1).map(|rest| {
        let code = rest.chars().take_while(char::is_ascii_alphanumeric);
        code.collect::<String>()
    });
    codes.collect()
}

/// Waits for so many boards of the cup.
async fn boards(hall: &Hall, channel: Snowflake, games: usize) {
    for _ in 0..600 {
        let messages = hall.stand_in.messages(channel).into_iter();
        let boards = messages.filter(|one| description(one).contains("🏆 · Autumn"));
        if boards.count() == games {
            return;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("some of the games haven't begun");
}

async fn resign(person: &Person, channel: Snowflake, code: &str) {
    let line = format!("/halma resign game:{code}");
    let asked = person.slash(channel, &line).await.unwrap();
    let asked = asked.message().await.unwrap();
    person.click(asked.id, "Yes, resign").await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_cup_is_played_from_the_first_command_to_the_champion() {
    let mut hall = Hall::open().await;
    let host = moderator(&hall);
    let channel = hall.stand_in.channel("games");
    let people = PEOPLE.map(|name| hall.stand_in.user(name));

    let line = "/halma-cup new name:Autumn kind:round-robin game:corners days:4";
    let refused = people[0].slash(channel, line).await.unwrap();
    assert!(refused.is_private());
    let cup = public(host.slash(channel, line).await.unwrap()).await;
    for words in [
        "**Autumn**",
        "Corners",
        "Everyone plays everyone",
        "21 days",
        "SHA-256",
    ] {
        assert!(cup.content.contains(words), "{}", cup.content);
    }
    for person in &people {
        let joined = private(person.click(cup.id, "Join").await.unwrap()).await;
        assert!(joined.contains("You're in **Autumn**"), "{joined}");
    }
    let again = private(people[0].click(cup.id, "Join").await.unwrap()).await;
    assert!(again.contains("4 people"), "{again}");
    let table = people[0].click(cup.id, "Table").await.unwrap();
    let table = table.message().await.unwrap();
    assert!(description(&table).contains(&people[3].mention()));

    hall.clock.advance_ms(2 * DAY_MS + 1_000);
    let call = said(&hall, channel, "Do you play?").await;
    assert!(call.notified.is_only(&people));
    for person in &people {
        let confirmed = private(person.click(call.id, "I'm in").await.unwrap()).await;
        assert!(confirmed.contains("You play in **Autumn**"), "{confirmed}");
    }
    hall.clock.advance_ms(2 * DAY_MS);
    said(&hall, channel, "Entry to **Autumn** is closed").await;
    let round = said(&hall, channel, "round 1").await;
    assert!(
        round.content.contains("The secret of the draw"),
        "{}",
        round.content
    );
    hall.restart_bot().await;

    // Twelve games: each two meet twice. The first one named wins.
    boards(&hall, channel, 12).await;
    for person in people.iter().rev() {
        for code in codes(person, channel).await {
            resign(person, channel, &code).await;
        }
    }
    let over = said(&hall, channel, "is over. Congratulations").await;
    assert!(
        over.content.contains(&people[0].mention()),
        "{}",
        over.content
    );
    assert!(over.notified.is_only([&people[0]]));
    let first = description(&over).lines().next().unwrap();
    assert!(
        first.starts_with("**1**. ") && first.ends_with(": 6"),
        "{first}"
    );
    let table = people[1].click(over.id, "Table").await.unwrap();
    let table = table.message().await.unwrap();
    assert_eq!(description(&table).lines().count(), 5);
    for shown in [&table, &over] {
        let picture = &shown.attachments[0];
        assert_eq!(picture.filename, "halma-cup.png");
        let first = picture.description.as_deref().unwrap().lines().next();
        assert_eq!(first, Some("1. anna 6"));
    }
    let late = private(people[0].click(cup.id, "Join").await.unwrap()).await;
    assert!(late.contains("Entry to this cup is closed"), "{late}");
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_cup_is_announced_in_three_taps() {
    let hall = Hall::open().await;
    let host = moderator(&hall);
    let channel = hall.stand_in.channel("games");
    let anna = hall.stand_in.user("anna");
    let refused = private(anna.slash(channel, "/halma-cup new").await.unwrap()).await;
    assert!(refused.contains("Only moderators"), "{refused}");

    let panel = host.slash(channel, "/halma-cup new").await.unwrap();
    assert!(panel.is_private());
    let panel = panel.message().await.unwrap();
    assert!(panel.content.contains("Halma"), "{}", panel.content);
    // Another kind takes other games.
    let kind = "Who plays whom";
    let tables = host.select(panel.id, kind, &["tables"]).await.unwrap();
    let tables = tables.message().await.unwrap();
    assert!(tables.content.contains("final table"), "{}", tables.content);
    assert!(tables.content.contains("7 days"), "{}", tables.content);
    let panel = host.select(tables.id, kind, &["swiss"]).await.unwrap();
    let panel = panel.message().await.unwrap();
    let game = host.select(panel.id, "Choose a game", &["corners"]).await;
    let panel = game.unwrap().message().await.unwrap();
    let form = host.click(panel.id, "Name and announce").await.unwrap();
    let form = form.modal().unwrap();
    assert_eq!(
        form.fields[0].value.as_deref(),
        Some("Corners (Ugolki) Cup")
    );
    let named = [("name", "Corners Cup")];
    let cup = public(host.submit_modal(&form, &named).await.unwrap()).await;
    for words in ["**Corners Cup**", "Rounds against equals", "5 rounds"] {
        assert!(cup.content.contains(words), "{}", cup.content);
    }
    let log = host.slash(channel, "/halma-admin log").await.unwrap();
    let log = log.message().await.unwrap();
    let line = description(&log);
    assert!(line.contains("started the cup **Corners Cup**"), "{line}");
    hall.close().await;
}
