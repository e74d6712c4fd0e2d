//! What boards say about the aim and about forced ends.

use halma_rules::{Game, Rules, Variant};
use stand_in::Message;

use crate::common::hall::Hall;
use crate::common::players::{Dice, Plan, next};
use crate::common::table::Table;

async fn begun(hall: &Hall) -> Table {
    let game = Game::new(Rules::default_for(Variant::Halma8));
    Table::sit_down(hall, "general", &["anna", "ben"], game).await
}

/// The text of a message's embed.
fn frame(message: &Message) -> String {
    message.embeds[0].description.clone().unwrap_or_default()
}

#[tokio::test(flavor = "multi_thread")]
async fn distant_forced_ends_are_only_shown_on_request() {
    let hall = Hall::open().await;
    let mut table = begun(&hall).await;
    let first = frame(&table.last);
    let [anna, ben] = [0, 1].map(|number: usize| table.people[number].id());
    let said = &table.last.content;
    let aim = format!(
        "**⚪ <@{anna}> goes first.** Get your 10 ⚪ stones into the top-left corner before ⚫ <@{ben}> \
         makes it across. Tap **Move**."
    );
    assert!(said.contains(&aim), "{said}");
    assert!(!first.contains("round 80"), "{first}");
    assert!(
        !first.contains("Steps left"),
        "the picture says it: {first}"
    );
    table.play(table.game.position().legal_plies()[0]).await;
    let said = &table.last.content;
    let aim = "Get your 10 ⚫ stones into the bottom-right corner before ⚪ ";
    assert!(said.contains(aim), "{said}");
    let second = frame(&table.last);
    for part in ["round 80", "at home", "tempo"] {
        assert!(!second.contains(part), "{second}");
    }
    let line = format!("/halma board game:{}", table.code);
    let asked = table.people[0].slash(table.channel, &line).await.unwrap();
    let asked = frame(&asked.message().await.unwrap());
    for part in [
        "Steps left: ⚪ 9",
        "30 rounds left to leave home: whoever still has a stone there after round 30 loses",
        " has 9 there. ⚫ ",
        "After round 80 whoever has fewer steps left wins: 80 rounds left",
    ] {
        assert!(asked.contains(part), "{asked}");
    }
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn players_with_stones_at_home_are_warned() {
    let hall = Hall::open().await;
    let mut table = begun(&hall).await;
    let plans = [Plan::RaceKeeping(&["g1", "h1"]), Plan::Race];
    let mut dice = Dice(7);
    while table.game.position().round() < 26 {
        let ply = next(&table.game, &plans, &mut dice).unwrap();
        table.play(ply).await;
    }
    let hers = "⚠️ **5 rounds left to leave home: whoever still has a stone there after round 30 loses \
                (if both do, it's a draw). You have 2 there.**";
    assert!(frame(&table.last).contains(hers), "{}", frame(&table.last));
    let ply = next(&table.game, &plans, &mut dice).unwrap();
    table.play(ply).await;
    let his = format!("a draw). ⚪ <@{}> has 2 there.**", table.people[0].id());
    assert!(frame(&table.last).contains(&his), "{}", frame(&table.last));
    hall.close().await;
}
