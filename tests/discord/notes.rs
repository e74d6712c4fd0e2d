//! Private notes on games, as their writer and everyone else sees them.
#![expect(clippy::unwrap_used, reason = "a test")]

use halma_rules::{Game, Rules, Variant};
use stand_in::{Answer, Message, Modal, Person, Snowflake};

use crate::common::hall::{Hall, private};
use crate::common::table::Table;

async fn table(hall: &Hall) -> Table {
    let game = Game::new(Rules::default_for(Variant::Halma8));
    Table::sit_down(hall, "general", &["anna", "ben"], game).await
}

async fn slash(person: &Person, channel: Snowflake, line: &str) -> Answer {
    person.slash(channel, line).await.unwrap()
}

async fn form(person: &Person, channel: Snowflake, line: &str) -> Modal {
    slash(person, channel, line).await.modal().unwrap()
}

async fn write(person: &Person, form: &Modal, text: &str) -> Answer {
    person.submit_modal(form, &[("note", text)]).await.unwrap()
}

async fn board(person: &Person, table: &Table) -> Message {
    let line = format!("/halma board game:{}", table.code);
    let shown = slash(person, table.channel, &line).await;
    shown.message().await.unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_note_is_written_shown_to_its_writer_only_and_deleted() {
    let hall = Hall::open().await;
    let mut table = table(&hall).await;
    let (anna, ben) = (table.people[0].clone(), table.people[1].clone());
    let empty = form(&anna, table.channel, "/halma game note").await;
    assert!(empty.title.contains(&table.code), "{}", empty.title);
    assert_eq!(empty.fields[0].value, None);
    let saved = private(write(&anna, &empty, "Secret: hold c3\nبعد e5").await).await;
    assert!(saved.ends_with("> Secret: hold c3\n> بعد e5"), "{saved}");

    let own = board(&anna, &table).await;
    assert!(
        own.content.ends_with("> Secret: hold c3\n> بعد e5"),
        "{}",
        own.content
    );
    let on_board = anna
        .click(own.id, "My note")
        .await
        .unwrap()
        .modal()
        .unwrap();
    assert_eq!(
        on_board.fields[0].value.as_deref(),
        Some("Secret: hold c3\nبعد e5")
    );
    let side = anna.click(table.last.id, "My side").await.unwrap();
    assert!(private(side).await.contains("Secret"));

    // A move afterward, and everything that others see or request.
    let ply = table.game.position().legal_plies()[0];
    table.play(ply).await;
    let theirs = board(&ben, &table).await;
    assert!(!theirs.content.contains("Secret"), "{}", theirs.content);
    let bens = form(&ben, table.channel, "/halma game note").await;
    assert_eq!(bens.fields[0].value, None);
    let cleo = hall.stand_in.user("cleo");
    let strangers = board(&cleo, &table).await;
    assert!(!strangers.content.contains("Secret"));
    assert!(
        strangers
            .buttons()
            .iter()
            .all(|button| button.label.as_deref() != Some("My note"))
    );
    for message in hall.stand_in.messages(table.channel) {
        let seen = format!("{message:?}");
        assert!(message.is_private() || !seen.contains("Secret"), "{seen}");
    }

    let gone = private(write(&anna, &on_board, "").await).await;
    assert!(gone.contains("deleted"), "{gone}");
    let bare = board(&anna, &table).await;
    assert!(!bare.content.contains("Secret"), "{}", bare.content);
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_note_outlives_its_game_and_a_repeat_restores_no_older_one() {
    let hall = Hall::open().await;
    let table = table(&hall).await;
    let anna = table.people[0].clone();
    let empty = form(&anna, table.channel, "/halma game note").await;
    let first = write(&anna, &empty, "first thoughts").await;
    let second = form(&anna, table.channel, "/halma game note").await;
    private(write(&anna, &second, "better thoughts").await).await;
    assert!(hall.stand_in.redeliver(first.interaction_id()));
    let resign = slash(&table.people[1], table.channel, "/halma resign").await;
    let resign = resign.message().await.unwrap();
    table.people[1]
        .click(resign.id, "Yes, resign")
        .await
        .unwrap();
    // The game has ended, so it is in the list of recent games.
    let after = form(&anna, table.channel, "/halma game note").await;
    assert_eq!(after.fields[0].value.as_deref(), Some("better thoughts"));
    let about = slash(&anna, table.channel, "/halma me privacy").await;
    assert!(private(about).await.contains("Private notes on games: 1"));
    // Discord reports that the repeated interaction was already answered.
    let violations = hall.stand_in.take_violations();
    assert!(violations.iter().all(|violation| violation.code == 40060));
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn only_players_get_the_form() {
    let hall = Hall::open().await;
    let table = table(&hall).await;
    let cleo = hall.stand_in.user("cleo");
    let line = format!("/halma game note game:{}", table.code);
    let refused = private(slash(&cleo, table.channel, &line).await).await;
    assert!(refused.contains("You're not in this game"), "{refused}");
    let none = private(slash(&cleo, table.channel, "/halma game note").await).await;
    assert!(none.contains("not in a game in this channel"), "{none}");
    hall.close().await;
}
