//! The data stored about a person: shown, exported and deleted.
#![expect(clippy::unwrap_used, reason = "a test")]

use std::path::Path;
use std::time::Duration;

use halma_rules::{Game, Rules, Variant};
use stand_in::{Message, Person, Snowflake};

use crate::common::hall::{Hall, private};
use crate::common::table::Table;

const HOUR_MS: i64 = 3_600_000;

async fn shown(person: &Person, channel: Snowflake, line: &str) -> Message {
    let answer = person.slash(channel, line).await.unwrap();
    answer.message().await.unwrap()
}

/// Waits until the bytes have disappeared from a file.
async fn wait_until_gone(file: &Path, bytes: [u8; 8]) {
    let is_there = || {
        let file = std::fs::read(file).unwrap();
        file.windows(8).any(|found| found == bytes)
    };
    for _ in 0..1_200 {
        if !is_there() {
            return;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("they are on the disk while the bot runs");
}

#[tokio::test(flavor = "multi_thread")]
async fn people_can_see_export_and_delete_their_data() {
    let mut hall = Hall::open().await;
    let game = Game::new(Rules::default_for(Variant::Halma8));
    let mut table = Table::sit_down(&hall, "general", &["anna", "ben"], game).await;
    let ply = table.game.position().legal_plies()[0];
    table.play(ply).await;
    let (anna, ben) = (table.people[0].clone(), table.people[1].clone());
    let channel = table.channel;
    let about = shown(&anna, channel, "/halma me privacy").await;
    for part in ["`anna`", "Games: 1 running", "Absences: 0"] {
        assert!(about.content.contains(part), "{}", about.content);
    }
    let file = anna.click(about.id, "Download my data").await.unwrap();
    let file = file.message().await.unwrap();
    assert_eq!(file.attachments[0].filename, "halma-about-me.json");
    let bytes = &file.attachments[0].bytes;
    let export: serde_json::Value = serde_json::from_slice(bytes).unwrap();
    assert_eq!(export["account"]["name"], "anna");
    assert_eq!(export["matches"][0]["code"], table.code.as_str());

    let kept = anna.click(about.id, "Delete my data…").await.unwrap();
    let question = kept.message().await.unwrap();
    assert!(question.content.contains(&format!("#{}", table.code)));
    let kept = private(anna.click(about.id, "Keep my data").await.unwrap()).await;
    assert!(kept.contains("nothing was deleted"), "{kept}");

    let about = shown(&anna, channel, "/halma me privacy").await;
    let asked = anna.click(about.id, "Delete my data…").await.unwrap();
    asked.message().await.unwrap();
    let gone = private(anna.click(about.id, "Delete for good").await.unwrap()).await;
    assert!(gone.contains("is deleted"), "{gone}");
    let end = hall
        .stand_in
        .wait_for_message(channel, "the end", |message| message.content.contains("🏆"));
    let end = end.await.unwrap();
    assert!(end.content.contains(&ben.mention()), "{}", end.content);
    assert!(end.notified.is_only(&table.people[1..]), "nobody else");
    let none = private(anna.slash(channel, "/halma me privacy").await.unwrap()).await;
    assert!(none.contains("nothing about you"), "{none}");

    hall.clock.advance_ms(13 * HOUR_MS);
    // Files of a database are up to its operator.
    if hall.database.is_none() {
        let file = hall.config().store.path.join("db");
        wait_until_gone(&file, anna.id().get().to_be_bytes()).await;
    }
    // The store is intact, and the bot continues with it.
    hall.restart_bot().await;
    let looked = shown(&ben, channel, &format!("/halma board game:{}", table.code)).await;
    assert!(looked.content.contains("Someone"), "{}", looked.content);
    hall.close().await;
}
