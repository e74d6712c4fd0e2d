//! What a server hears when it adds the bot.

use stand_in::{Message, Person, Settings};

use crate::common::hall::{Hall, private};

fn is_greeting(message: &Message) -> bool {
    message.button("Play Halma").is_some()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_adds_the_bot_is_greeted_once_in_its_language() {
    let hall = Hall::open_by_gateway(Settings::default(), None).await;
    let stand_in = &hall.stand_in;
    let club = stand_in.guild("club");
    let general = stand_in.channel_in(club, "general");
    let hello = stand_in.wait_for_message(general, "the greeting", is_greeting);
    let hello = hello.await.unwrap();
    assert!(!hello.is_private() && hello.notified.is_only::<&Person>([]));
    assert!(hello.content.contains("`/halma play`"), "{}", hello.content);
    assert!(
        hello.content.contains("I don't read messages"),
        "{}",
        hello.content
    );
    // An outage on Discord's side is no reason to say it again.
    stand_in.blink_guild(club);
    let anna = stand_in.user("anna");
    stand_in.join(&anna, club);
    let panel = anna.click(hello.id, "Play Halma").await.unwrap();
    let panel = panel.message().await.unwrap();
    assert!(panel.is_private() && panel.button("Start").is_some());
    let help = anna.click(hello.id, "How to play").await.unwrap();
    let help = help.message().await.unwrap();
    assert!(help.is_private() && help.embeds[0].description.is_some());
    let said = stand_in.messages(general);
    assert_eq!(
        said.iter().filter(|message| is_greeting(message)).count(),
        1
    );
    // The server it was on from the start hears nothing.
    let there = stand_in.messages(stand_in.channel("general"));
    assert!(!there.iter().any(is_greeting));
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_sentence_that_names_the_command_has_its_button() {
    let hall = Hall::open().await;
    let anna = hall.stand_in.user("anna");
    let hub = hall.stand_in.channel("general");
    let none = anna.slash(hub, "/halma games").await.unwrap();
    let none = none.message().await.unwrap();
    assert!(
        none.content.contains("You have no games"),
        "{}",
        none.content
    );
    let panel = anna.click(none.id, "Play Halma").await.unwrap();
    let panel = panel.message().await.unwrap();
    assert!(panel.is_private() && panel.button("Start").is_some());
    let other = private(anna.slash(hub, "/halma me block").await.unwrap()).await;
    assert!(!other.contains("/halma play"), "{other}");
    hall.close().await;
}
