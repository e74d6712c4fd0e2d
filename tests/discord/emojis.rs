//! The application's emoji as the marks of stones in texts.
#![expect(clippy::unwrap_used, reason = "a test")]

use halma::discord::text::emoji_name;
use halma_rules::{Color, Game, Rules, Variant};
use stand_in::{Fault, FaultRule, Settings, StandIn};

use crate::common::hall::{Hall, own_side};
use crate::common::table::Table;

/// Opens a hall in which the application has emoji for all stones.
pub async fn decorated() -> Hall {
    let stand_in = StandIn::start(Settings::default()).await.unwrap();
    for color in 0..6 {
        stand_in.add_emoji(&emoji_name(Color::at(color)));
    }
    Hall::open_at(stand_in).await
}

/// Plays the first move of a game of six, and returns the text of the next board from one's side with
/// its embed.
async fn told(hall: &Hall) -> String {
    let game = Game::new(Rules::default_for(Variant::Star6));
    let people = ["anna", "ben", "carl", "dora", "emil", "finn"];
    let mut table = Table::sit_down(hall, "general", &people, game).await;
    let ply = table.game.position().legal_plies()[0];
    table.play(ply).await;
    let own = own_side(&table.people[1], table.last.id).await;
    let embed = own.embeds[0].description.clone();
    format!("{}\n{}", own.content, embed.unwrap())
}

/// The text of an emoji in messages.
fn written(hall: &Hall, color: usize) -> String {
    let name = emoji_name(Color::at(color));
    let emojis = hall.stand_in.emojis();
    let (id, _) = emojis.iter().find(|(_, other)| **other == name).unwrap();
    format!("<:{name}:{id}>")
}

#[tokio::test(flavor = "multi_thread")]
async fn boards_have_the_emoji_of_their_stones() {
    let hall = decorated().await;
    let told = told(&hall).await;
    for color in 0..6 {
        assert!(told.contains(&written(&hall, color)), "{told}");
    }
    assert!(
        !told.contains(['⚪', '⚫', '🔴', '🔵', '🟢', '🟡']),
        "{told}"
    );
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn signs_stand_in_for_emoji_that_are_missing_or_unknown() {
    let stand_in = StandIn::start(Settings::default()).await.unwrap();
    stand_in.add_emoji(&emoji_name(Color::at(0)));
    let mut hall = Hall::open_at(stand_in).await;
    let some = told(&hall).await;
    assert!(
        some.contains(&written(&hall, 0)) && some.contains('⚫'),
        "{some}"
    );
    hall.stop_bot().await;
    let refused = FaultRule::new(Fault::ServerError(500));
    hall.stand_in.fail(refused.on("GET", "/emojis").times(1));
    hall.start_bot().await;
    let none = told(&hall).await;
    assert!(none.contains('⚪') && !none.contains("<:"), "{none}");
    hall.close().await;
}
