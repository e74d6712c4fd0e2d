//! Connections that end, and what the bot gets afterward.

use futures::StreamExt as _;
use stand_in::{Settings, StandIn};
use twilight_gateway::{Intents, Message};

use super::bot::{AGENT, Bot, answered, shard};

#[tokio::test]
async fn a_bot_resumes_after_a_cut_and_gets_what_it_missed() {
    let (stand_in, _bot) = Bot::start().await;
    let (anna, general) = (stand_in.user("anna"), stand_in.channel("general"));
    stand_in.drop_gateway();
    let missed = answered(&anna, general, "/lab say text:missed").await;
    assert_eq!(missed.content, "text=missed");
    stand_in.ask_to_reconnect();
    let later = answered(&anna, general, "/lab say text:later").await;
    assert_eq!(later.content, "text=later");
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
    let board = answered(&anna, general, "/lab board").await;
    bot.stop().await;
    stand_in.wait_disconnected().await.unwrap();
    let _bot = Bot::connect(&stand_in).await;
    let accepted = anna.click(&board, "Accept").await.unwrap();
    assert_eq!(accepted.message().await.unwrap().content, "accepted");
    assert_eq!(stand_in.identifications(), 2);
    assert_eq!(stand_in.commands().len(), 2);
}

#[tokio::test]
async fn messages_are_told_with_the_text_only_where_they_concern_the_bot() {
    let (stand_in, mut bot) = Bot::start().await;
    let (anna, general) = (stand_in.user("anna"), stand_in.channel("general"));
    anna.say(general, "among ourselves").unwrap();
    assert_eq!(bot.heard.recv().await.as_deref(), Some(""));
    let to_bot = format!("<@{}> help", stand_in.bot_id());
    anna.say(general, &to_bot).unwrap();
    assert_eq!(bot.heard.recv().await, Some(to_bot));
    anna.say(anna.direct_channel(), "hello").unwrap();
    assert_eq!(bot.heard.recv().await.as_deref(), Some("hello"));
}

/// With which code a bot with these intents is turned away.
async fn refused(stand_in: &StandIn, intents: u64) -> Option<u16> {
    let intents = Intents::from_bits_retain(intents);
    let mut shard = shard(stand_in, stand_in.token(), intents);
    loop {
        match shard.next().await {
            Some(Ok(Message::Close(frame))) => return frame.map(|frame| frame.code),
            Some(_) => {}
            None => return None,
        }
    }
}

#[tokio::test]
async fn wrong_identifications_are_refused() {
    let stand_in = StandIn::start(Settings::default()).await.unwrap();
    assert_eq!(refused(&stand_in, 1 << 15).await, Some(4014));
    assert_eq!(refused(&stand_in, 1 << 40).await, Some(4013));
    let codes: Vec<_> = stand_in
        .violations()
        .iter()
        .map(|violation| violation.code)
        .collect();
    assert_eq!(codes, [4014, 4013]);
}

#[tokio::test]
async fn a_page_from_elsewhere_is_refused_whatever_it_knows() {
    let (stand_in, _bot) = Bot::start().await;
    let (url, port) = (stand_in.api_url(), stand_in.api_url());
    let port = port.rsplit(':').next().unwrap();
    let elsewhere = format!("halma.example:{port}");
    let client = reqwest::Client::new();
    for path in ["/api/v10/users/@me", "/gateway", "/attachments/1/2/a.png"] {
        for (name, value) in [
            ("host", elsewhere.as_str()),
            ("origin", "https://halma.example"),
            ("origin", "null"),
            ("sec-fetch-site", "cross-site"),
        ] {
            let request = client.get(format!("{url}{path}")).header(name, value);
            let request = request.header("authorization", format!("Bot {}", stand_in.token()));
            let status = request.send().await.unwrap().status();
            assert_eq!(status, 403, "{path} with {name}: {value}");
        }
    }
    let own = client.get(format!("{url}/api/v10/users/@me"));
    let own = own.header("authorization", format!("Bot {}", stand_in.token()));
    for (agent, status) in [
        (AGENT, 200),
        ("DiscordBot (https://discord.com, halma 0.1.0)", 403),
        ("DiscordBot (halma, 0.1.0)", 403),
        ("halma/0.1.0", 403),
    ] {
        let own = own.try_clone().unwrap().header("user-agent", agent);
        assert_eq!(own.send().await.unwrap().status(), status, "{agent}");
    }
    assert_eq!(own.send().await.unwrap().status(), 403, "without one");
}
