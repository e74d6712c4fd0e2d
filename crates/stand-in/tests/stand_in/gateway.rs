//! Connections that end, and what the bot gets afterwards.

use serenity::all::{ClientBuilder, GatewayError, GatewayIntents, HttpBuilder};
use stand_in::{Settings, StandIn};

use super::bot::Bot;

#[tokio::test]
async fn a_bot_resumes_after_a_cut_and_gets_what_it_missed() {
    let (stand_in, _bot) = Bot::start().await;
    let (anna, general) = (stand_in.user("anna"), stand_in.channel("general"));
    stand_in.drop_gateway();
    let missed = anna
        .slash(general, "/lab say text:missed")
        .await
        .expect("it is replayed");
    assert_eq!(
        missed.message().await.expect("with a message").content,
        "text=missed"
    );
    stand_in.ask_to_reconnect();
    let later = anna
        .slash(general, "/lab say text:later")
        .await
        .expect("it is answered");
    assert_eq!(
        later.message().await.expect("with a message").content,
        "text=later"
    );
    assert_eq!(
        stand_in.identifications(),
        1,
        "the bot resumed and did not identify again"
    );
    assert!(stand_in.violations().is_empty());
}

#[tokio::test]
async fn bots_come_and_go_and_messages_stay() {
    let (stand_in, bot) = Bot::start().await;
    let (anna, general) = (stand_in.user("anna"), stand_in.channel("general"));
    let answer = anna
        .slash(general, "/lab board")
        .await
        .expect("it is answered");
    let board = answer.message().await.expect("with a message");
    bot.stop().await;
    stand_in.wait_disconnected().await.expect("the bot is gone");
    let _bot = Bot::connect(&stand_in).await;
    let accepted = anna
        .click(&board, "Accept")
        .await
        .expect("the new bot answers");
    assert_eq!(
        accepted.message().await.expect("with a message").content,
        "accepted"
    );
    assert_eq!(stand_in.identifications(), 2);
    assert_eq!(stand_in.commands().len(), 2);
}

#[tokio::test]
async fn messages_are_told_with_the_text_only_where_they_concern_the_bot() {
    let (stand_in, mut bot) = Bot::start().await;
    let (anna, general) = (stand_in.user("anna"), stand_in.channel("general"));
    anna.say(general, "among ourselves").expect("it is sent");
    assert_eq!(bot.heard.recv().await.as_deref(), Some(""));
    let to_bot = format!("<@{}> help", stand_in.bot_id());
    anna.say(general, &to_bot).expect("it is sent");
    assert_eq!(bot.heard.recv().await, Some(to_bot));
    anna.say(anna.direct_channel(), "hello")
        .expect("it is sent");
    assert_eq!(bot.heard.recv().await.as_deref(), Some("hello"));
}

/// Why a bot with this token and these intents cannot run.
async fn refused(stand_in: &StandIn, token: &str, intents: u64) -> GatewayError {
    let http = HttpBuilder::new(token)
        .proxy(stand_in.api_url())
        .ratelimiter_disabled(true)
        .build();
    let intents = GatewayIntents::from_bits_retain(intents);
    let mut client = ClientBuilder::new_with_http(http, intents)
        .await
        .expect("it is complete");
    match client.start().await {
        Err(serenity::Error::Gateway(error)) => error,
        other => panic!("the gateway should refuse, not {other:?}"),
    }
}

#[tokio::test]
async fn wrong_identifications_are_refused() {
    let stand_in = StandIn::start(Settings::default())
        .await
        .expect("a port is free");
    let token = stand_in.token();
    let error = refused(&stand_in, &token, 1 << 15).await;
    assert!(
        matches!(error, GatewayError::DisallowedGatewayIntents),
        "{error}"
    );
    let error = refused(&stand_in, &token, 1 << 40).await;
    assert!(
        matches!(error, GatewayError::InvalidGatewayIntents),
        "{error}"
    );
    let codes: Vec<_> = stand_in
        .violations()
        .iter()
        .map(|violation| violation.code)
        .collect();
    assert_eq!(codes, [4014, 4013]);
}
