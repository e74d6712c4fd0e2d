//! A race that is decided: the board offers to claim the win, and the game ends by it.

use halma_mind::decided;
use halma_rules::{Game, Rules, Variant};

use crate::common::hall::{Hall, private};
use crate::common::players::Plan;
use crate::common::table::Table;

#[tokio::test(flavor = "multi_thread")]
async fn a_proven_win_is_claimed_on_the_board() {
    let mut hall = Hall::open().await;
    let game = Game::new(Rules::default_for(Variant::Halma8));
    let mut table = Table::sit_down(&hall, "general", &["anna", "ben"], game).await;
    let proof = loop {
        table.play_by(&Plan::Race).await;
        let standing = table.game.standing();
        assert!(standing.outcome().is_none(), "it ended before a proof");
        let found = decided(standing, 1_000_000, &|| false);
        if let Some(found) = found.filter(|found| found.winner.is_some()) {
            break found;
        }
    };
    let winner = proof.winner.unwrap();
    let offered = hall
        .stand_in
        .wait_for_message(table.channel, "the offer", |message| {
            message.button("🏁 Claim the win").is_some()
        });
    let offered = offered.await.unwrap();
    let most = proof.bounds[winner.index()].most().unwrap();
    let moves = match most {
        1 => "one move".to_owned(),
        most => format!("{most} moves"),
    };
    let needs = format!("needs at most {moves}, ");
    assert!(offered.content.contains(&needs), "{}", offered.content);
    let (own, other) = (winner.index(), 1 - winner.index());
    let refused = table.people[other].click(offered.id, "🏁 Claim the win");
    let refused = private(refused.await.unwrap()).await;
    assert!(refused.contains("not certain"), "{refused}");
    table.people[own]
        .click(offered.id, "🏁 Claim the win")
        .await
        .unwrap();
    let end = hall
        .stand_in
        .wait_for_message(table.channel, "the end", |message| {
            message.content.contains("can't catch up any more")
        });
    let end = end.await.unwrap();
    assert!(end.content.contains(&needs), "{}", end.content);
    hall.stop_bot().await;
    let stored = hall.stored(&table.code).await;
    let outcome = stored.game().unwrap().standing.outcome().unwrap();
    assert_eq!(outcome.winner(), Some(winner));
    hall.close().await;
}
