//! Boards as text for screen readers, for one person or a whole server.

use halma_rules::{Game, Rules, Variant};
use stand_in::permission;

use crate::common::hall::{Hall, private};
use crate::common::table::Table;

#[tokio::test(flavor = "multi_thread")]
async fn people_can_have_text_with_every_board_of_their_own() {
    let hall = Hall::open().await;
    let game = Game::new(Rules::default_for(Variant::Star2));
    let table = Table::sit_down(&hall, "general", &["anna", "ben"], game).await;
    let anna = table.people[0].clone();
    let line = "/halma me settings text:true";
    let settings = private(anna.slash(table.channel, line).await.unwrap()).await;
    assert!(settings.contains("screen readers"), "{settings}");
    let row = "17 e";
    let own = anna.slash(table.channel, "/halma board").await.unwrap();
    assert!(private(own).await.contains(row));
    let menu = anna.click(table.last.id, "Move").await.unwrap();
    let menu = menu.message().await.unwrap();
    assert!(menu.content.contains(row), "{}", menu.content);
    let stone = menu.select("Pick a stone…").unwrap().options[0].clone();
    let stones = anna.select(menu.id, "Pick a stone…", &[&stone.value]).await;
    let targets = stones.unwrap().message().await.unwrap();
    assert!(targets.content.contains(row), "{}", targets.content);
    let replay = anna
        .slash(table.channel, "/halma game replay")
        .await
        .unwrap();
    assert!(private(replay).await.contains(row));
    assert!(
        !table.last.content.contains(row),
        "the others see a picture"
    );
    let ben = table.people[1].clone();
    let other = ben.slash(table.channel, "/halma board").await.unwrap();
    assert!(!private(other).await.contains(row));
    let line = "/halma me settings text:false";
    let settings = private(anna.slash(table.channel, line).await.unwrap()).await;
    assert!(!settings.contains("screen readers"), "{settings}");
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_can_have_text_with_every_board() {
    let hall = Hall::open().await;
    let game = Game::new(Rules::default_for(Variant::Halma16Four));
    let people = ["anna", "ben", "carl", "dora"];
    let felix = hall.stand_in.user("felix");
    felix.set_permissions(permission::ORDINARY_MEMBER | permission::MANAGE_GUILD);
    let line = "/halma-admin settings text:true";
    let channel = hall.stand_in.channel("general");
    let settings = private(felix.slash(channel, line).await.unwrap()).await;
    assert!(settings.contains("screen readers: yes"), "{settings}");
    let mut table = Table::sit_down(&hall, "general", &people, game).await;
    let row = "\n16 ";
    assert!(table.last.content.contains(row), "{}", table.last.content);
    let ply = table.game.position().legal_plies()[0];
    table.play(ply).await;
    assert!(table.last.content.contains(row), "{}", table.last.content);
    let log = felix.slash(channel, "/halma-admin log").await.unwrap();
    let log = log.message().await.unwrap();
    assert!(
        format!("{log:?}").contains("text boards: no → yes"),
        "{log:?}"
    );
    hall.close().await;
}
