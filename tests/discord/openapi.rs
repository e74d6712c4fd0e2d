//! The bot's requests against Discord's own API description. Every test that closes its hall checks
//! all requests; this test makes sure that each operation is among them and that errors are found.

use std::collections::BTreeSet;

use halma_rules::{Game, Rules, Variant};
use serde_json::json;
use stand_in::RecordedRequest;

use crate::common::description::operation;
use crate::common::hall::{Hall, form, public};
use crate::common::table::Table;
use crate::common::twilight_limits;

#[tokio::test(flavor = "multi_thread")]
async fn requests_match_discords_description() {
    let hall = Hall::open().await;
    let game = Game::new(Rules::default_for(Variant::Halma8));
    let mut table = Table::sit_down(&hall, "general", &["anna", "ben"], game).await;
    let ply = table.game.position().legal_plies()[0];
    table.play(ply).await;
    let (anna, ben) = (table.people[0].clone(), table.people[1].clone());
    let modal = form(&ben, table.last.id).await;
    let board = ben.submit_modal(&modal, &[("move", "a5a4")]).await.unwrap();
    let board = public(board).await;
    anna.autocomplete(table.channel, "/halma move text:", "text")
        .await
        .unwrap();
    let asked = anna
        .click(board.id, "Resign")
        .await
        .unwrap()
        .message()
        .await
        .unwrap();
    let end = anna
        .click(asked.id, "Yes, resign")
        .await
        .unwrap()
        .follow_up(0)
        .await
        .unwrap();
    let offer = public(anna.click(end.id, "Rematch").await.unwrap()).await;
    ben.click(offer.id, "Decline")
        .await
        .unwrap()
        .message()
        .await
        .unwrap();
    let line = "/halma game custom with:@ben game:corners thread:true";
    let challenge = public(anna.slash(table.channel, line).await.unwrap()).await;
    ben.click(challenge.id, "Accept").await.unwrap();
    // The board in the thread isn't an answer to anything.
    let board = hall.stand_in.wait_for_request("a board", |request| {
        request.path.ends_with("/messages") && request.status < 300
    });
    board.await.unwrap();
    anna.slash(table.channel, "/halma games")
        .await
        .unwrap()
        .message()
        .await
        .unwrap();
    anna.context_menu(table.channel, "Play Halma", &ben)
        .await
        .unwrap();
    let requests = hall.stand_in.requests();
    let operations: BTreeSet<String> = requests
        .iter()
        .map(|request| operation(request).unwrap())
        .collect();
    for needed in [
        "bulk_set_application_commands",
        "create_thread_from_message",
        "create_interaction_response",
        "create_message",
        "execute_webhook",
        "update_webhook_message",
    ] {
        assert!(
            operations.contains(needed),
            "{needed} is not among {operations:?}"
        );
    }
    let mut sent = requests.into_iter();
    let mut wrong = sent
        .find(|request| request.path.ends_with("/callback"))
        .unwrap();
    wrong.body["data"]["content"] = json!(["not", "a", "text"]);
    let error = operation(&wrong).unwrap_err();
    assert!(error.starts_with("create_interaction_response"), "{error}");
    wrong.method = "PUT".to_owned();
    let error = operation(&wrong).unwrap_err();
    assert!(error.contains("no put"), "{error}");
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn another_library_finds_what_is_too_long() {
    let hall = Hall::open().await;
    let game = Game::new(Rules::default_for(Variant::Halma8));
    let table = Table::sit_down(&hall, "general", &["anna", "ben"], game).await;
    let anna = table.people[0].clone();
    form(&anna, table.last.id).await;
    let requests = hall.stand_in.requests();
    let find = |fits: &dyn Fn(&RecordedRequest) -> bool| {
        let found = requests.iter().find(|request| fits(request));
        found.unwrap().clone()
    };
    let long = json!("x".repeat(5_000));
    let board = || find(&|request| request.body["embeds"][0].is_object());
    let form = || find(&|request| request.body["type"] == 9);
    let commands = || find(&|request| request.method == "PUT" && request.body.is_array());
    for (mut sent, place) in [
        (board(), "/content"),
        (board(), "/embeds/0/footer/text"),
        (board(), "/components/0/components/0/label"),
        (board(), "/attachments/0/description"),
        (form(), "/data/components/0/components/0/custom_id"),
        (commands(), "/0/options/0/description"),
    ] {
        assert_eq!(twilight_limits::check(&sent), Ok(()), "{place}");
        *sent.body.pointer_mut(place).unwrap() = long.clone();
        assert!(twilight_limits::check(&sent).is_err(), "{place}");
    }
    hall.close().await;
}
