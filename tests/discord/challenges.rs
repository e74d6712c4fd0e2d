//! Challenges whose message, person or button is gone.

use halma_rules::{Game, Rules, Variant};

use crate::common::hall::{Hall, click_own, code_of, private, public};
use crate::common::table::Table;

fn halma8() -> Game {
    Game::new(Rules::default_for(Variant::Halma8))
}

#[tokio::test(flavor = "multi_thread")]
async fn a_challenge_without_its_message_can_be_answered_withdrawn_and_remade() {
    let mut hall = Hall::open().await;
    let (anna, ben) = (hall.stand_in.user("anna"), hall.stand_in.user("ben"));
    let hub = hall.stand_in.channel("general");
    let line = "/halma play with:@ben";
    let menu = "Answer or withdraw a challenge";
    let first = public(anna.slash(hub, line).await.unwrap()).await;
    // While the message is there, it is shown again instead of a second one.
    let again = anna
        .slash(hub, line)
        .await
        .unwrap()
        .message()
        .await
        .unwrap();
    assert!(again.is_private() && again.button("Withdraw").is_some());
    // A new message replaces a deleted one.
    hall.stand_in.delete_message(first.id);
    let second = loop {
        let made = anna.slash(hub, line).await.unwrap();
        let made = made.message().await.unwrap();
        // The id of the first message may not be known yet.
        if !made.is_private() {
            break made;
        }
    };
    assert!(code_of(&second) != code_of(&first) && second.notified.is_only([&ben]));
    // The challenged person finds it in the list.
    hall.stand_in.delete_message(second.id);
    let list = ben
        .slash(hub, "/halma games")
        .await
        .unwrap()
        .message()
        .await
        .unwrap();
    let option = format!("#{}", code_of(&second));
    let chosen = ben.select(list.id, menu, &[&option]).await.unwrap();
    let chosen = chosen.message().await.unwrap();
    let begun = ben.click(chosen.id, "Accept").await.unwrap();
    let board = begun.follow_up(0).await.unwrap();
    assert!(!board.is_private() && board.button("Move").is_some());
    // The challenger withdraws it from there.
    let third = anna.slash(hub, "/halma game custom").await.unwrap();
    let third = public(third).await;
    hall.stand_in.delete_message(third.id);
    let list = anna
        .slash(hub, "/halma games")
        .await
        .unwrap()
        .message()
        .await
        .unwrap();
    let chosen = anna
        .select(list.id, menu, &[&format!("#{}", code_of(&third))])
        .await
        .unwrap();
    let chosen = chosen.message().await.unwrap();
    let gone = anna.click(chosen.id, "Withdraw").await.unwrap();
    let gone = gone.follow_up(0).await.unwrap();
    assert!(
        gone.content.contains("withdrew the challenge"),
        "{}",
        gone.content
    );
    // Requests to edit or read the deleted messages were refused.
    hall.stop_bot().await;
    hall.stand_in.take_violations();
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lobby_without_its_message_is_reposted_when_it_changes() {
    let mut hall = Hall::open().await;
    let (anna, ben) = (hall.stand_in.user("anna"), hall.stand_in.user("ben"));
    let hub = hall.stand_in.channel("general");
    let line = "/halma play with:@ben game:star3";
    let lobby = public(anna.slash(hub, line).await.unwrap()).await;
    hall.stand_in.delete_message(lobby.id);
    let list = ben
        .slash(hub, "/halma games")
        .await
        .unwrap()
        .message()
        .await
        .unwrap();
    let menu = "Answer or withdraw a challenge";
    let chosen = ben
        .select(list.id, menu, &[&format!("#{}", code_of(&lobby))])
        .await
        .unwrap();
    let chosen = chosen.message().await.unwrap();
    private(ben.click(chosen.id, "Join").await.unwrap()).await;
    let anew = hall
        .stand_in
        .wait_for_message(hub, "the lobby anew", |message| {
            message.id > lobby.id && !message.is_private() && message.button("Join").is_some()
        });
    assert!(anew.await.unwrap().content.contains("wants to play"));
    hall.stop_bot().await;
    hall.stand_in.take_violations();
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn people_who_left_while_the_menu_was_open_are_not_challenged() {
    let hall = Hall::open().await;
    let (anna, ben) = (hall.stand_in.user("anna"), hall.stand_in.user("ben"));
    let hub = hall.stand_in.channel("general");
    let asked = anna.context_menu(hub, "Play Halma", &ben).await.unwrap();
    let asked = asked.message().await.unwrap();
    hall.stand_in.leave(&ben, hall.stand_in.stock_guild());
    let refused = anna.click(asked.id, "Start").await.unwrap();
    assert!(private(refused).await.contains("isn't in this server"));
    hall.stand_in.take_violations();
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn pressing_rematch_accepts_the_opponents_equal_challenge() {
    let hall = Hall::open().await;
    let table = Table::sit_down(&hall, "general", &["anna", "ben"], halma8()).await;
    let [anna, ben] = [&table.people[0], &table.people[1]];
    let asked = click_own(anna, table.last.id, "Resign").await;
    let asked = asked.message().await.unwrap();
    let end = anna.click(asked.id, "Yes, resign").await.unwrap();
    let end = end.follow_up(0).await.unwrap();
    // Anna doesn't see the button, and types the challenge.
    let line = "/halma play with:@ben";
    public(anna.slash(table.channel, line).await.unwrap()).await;
    let board = public(ben.click(end.id, "Rematch").await.unwrap()).await;
    assert!(board.id > end.id && board.button("Move").is_some());
    hall.close().await;
}
