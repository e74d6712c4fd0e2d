//! Sharing a private result with the channel, once, and only where games belong.
#![expect(clippy::unwrap_used, reason = "a test")]

use halma_rules::{Game, Rules, Variant};
use stand_in::{Message, Person, Snowflake, permission};

use crate::common::hall::{Hall, private, public};
use crate::common::table::Table;

async fn played(hall: &Hall) -> Table {
    let game = Game::new(Rules::default_for(Variant::MiniCorners));
    let mut table = Table::sit_down(hall, "general", &["anna", "ben"], game).await;
    for number in 0..4 {
        let plies = table.game.position().legal_plies();
        table.play(plies[number * 7 % plies.len()]).await;
    }
    table
}

/// Shares a private message twice, and returns what everyone sees.
pub async fn share_twice(person: &Person, seen: &Message) -> Message {
    let shared = public(person.click(seen.id, "Share").await.unwrap()).await;
    let again = private(person.click(seen.id, "Share").await.unwrap()).await;
    assert!(again.contains("already been shared"), "{again}");
    assert!(shared.buttons().is_empty(), "{:?}", shared.buttons());
    assert!(shared.notified.is_nobody(), "{}", shared.content);
    shared
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hint_is_shared_once_until_the_next_turn() {
    let hall = Hall::open().await;
    let anna = hall.stand_in.user("anna");
    let channel = hall.stand_in.channel("general");
    let line = "/halma play with:@anna game:mini-corners";
    let board = anna.slash(channel, line).await.unwrap();
    board.message().await.unwrap();
    for _ in 0..2 {
        let hint = anna.slash(channel, "/halma hint").await.unwrap();
        let hint = hint.message().await.unwrap();
        let shared = share_twice(&anna, &hint).await;
        assert!(shared.content.contains("1. **"), "{}", shared.content);
        let route = hint.content.split("**").nth(1).unwrap().replace(" → ", "-");
        let line = format!("/halma move text:{route}");
        public(anna.slash(channel, &line).await.unwrap()).await;
    }
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_replay_is_shared_where_games_are_allowed_or_the_game_is() {
    let hall = Hall::open().await;
    let table = played(&hall).await;
    let anna = &table.people[0];
    let (games, hub) = (hall.stand_in.channel("games"), hall.stand_in.channel("hub"));
    let dora = hall.stand_in.user("dora");
    dora.set_permissions(permission::ORDINARY_MEMBER | permission::MANAGE_GUILD);
    let only = "/halma-admin channel games:only-here";
    private(dora.slash(games, only).await.unwrap()).await;
    let replay = async |channel: Snowflake| {
        let line = format!("/halma game replay game:{}", table.code);
        let shown = anna.slash(channel, &line).await.unwrap();
        let shown = shown.message().await.unwrap();
        let files = anna.click(shown.id, "GIF and game file").await.unwrap();
        files.message().await.unwrap()
    };
    let seen = replay(hub).await;
    let refused = private(anna.click(seen.id, "Share").await.unwrap()).await;
    assert!(refused.contains(&format!("<#{games}>")), "{refused}");
    for channel in [games, table.channel] {
        share_twice(anna, &replay(channel).await).await;
    }
    hall.close().await;
}
