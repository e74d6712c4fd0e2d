//! What people do with the bot and what they get.

use std::time::Duration;

use stand_in::{First, SandboxError, StandIn};

use super::bot::{Bot, PICTURE, answered};

fn assert_clean(stand_in: &StandIn) {
    let violations = stand_in.violations();
    assert!(violations.is_empty(), "{violations:#?}");
}

#[tokio::test]
async fn a_typed_command_reaches_the_bot_with_all_its_options() {
    let (stand_in, bot) = Bot::start().await;
    let (anna, ben) = (stand_in.user("anna"), stand_in.user("ben"));
    let general = stand_in.channel("general");
    let line = "/lab pick fruit:a ripe pear friend:@ben count:3 ripe:true size:Large one";
    let message = answered(&anna, general, line).await;
    let mention = ben.mention();
    let expected = format!("fruit=a ripe pear; friend={mention} true; count=3; ripe=true; size=l");
    assert_eq!(message.content, expected);
    assert!(message.notified.is_only([&ben]) && !message.is_private());
    assert_clean(&stand_in);
    bot.stop().await;
}

#[tokio::test]
async fn what_the_client_would_not_send_is_refused() {
    let (stand_in, _bot) = Bot::start().await;
    let (anna, general) = (stand_in.user("anna"), stand_in.channel("general"));
    let wrong = [
        "lab board",
        "/nothing",
        "/lab",
        "/lab nothing",
        "/lab board fruit:x",
        "/lab pick fruit:x",
        "/lab pick fruit:x friend:@ben friend:@anna",
        "/lab pick fruit:x friend:@ben count:10",
        "/lab pick fruit:x friend:@ben count:many",
        "/lab pick fruit:x friend:@ben ripe:perhaps",
        "/lab pick fruit:x friend:@ben size:medium",
        "/lab pick fruit:x friend:No One",
        "/lab pick fruit: friend:@ben",
    ];
    for line in wrong {
        let refused = anna.send_slash(general, line);
        assert!(
            matches!(refused, Err(SandboxError::NotPossible(_))),
            "{line}: {refused:?}"
        );
    }
    let outsider = stand_in.outsider("zoe");
    assert!(outsider.send_slash(general, "/lab board").is_err());
    assert!(
        anna.autocomplete(general, "/lab pick", "count")
            .await
            .is_err()
    );
}

#[tokio::test]
async fn autocomplete_gives_choices_for_half_typed_commands() {
    let (stand_in, _bot) = Bot::start().await;
    let (anna, general) = (stand_in.user("anna"), stand_in.channel("general"));
    let choices = anna
        .autocomplete(general, "/lab pick fruit:ap", "fruit")
        .await
        .unwrap();
    let names: Vec<_> = choices.iter().map(|choice| choice.name.as_str()).collect();
    assert_eq!(names, ["APPLE", "APRICOT"]);
    let all = anna
        .autocomplete(general, "/lab pick friend:@ben", "fruit")
        .await
        .unwrap();
    assert_eq!(all.len(), 3);
    assert_clean(&stand_in);
}

#[tokio::test]
async fn pictures_buttons_and_menus_work() {
    let (stand_in, _bot) = Bot::start().await;
    let (anna, ben) = (stand_in.user("anna"), stand_in.user("ben"));
    let general = stand_in.channel("general");
    let board = answered(&anna, general, "/lab board").await;
    let picture = board.attachment("board.png").unwrap();
    assert_eq!(picture.description.as_deref(), Some("a board"));
    assert_eq!(
        (&picture.bytes[..], picture.dimensions()),
        (PICTURE, Some((3, 2)))
    );
    assert_eq!(board.embeds[0].fields[0].value, "White");
    assert_eq!(board.buttons().len(), 4);
    assert!(
        anna.click(&board, "Off").await.is_err() && anna.click(&board, "Nothing").await.is_err()
    );

    let later = ben.click(&board, "Later").await.unwrap();
    assert_eq!(later.first(), First::DeferredUpdate);
    let edited = stand_in.wait_for_edit(&board).await.unwrap();
    assert_eq!(
        (edited.content.as_str(), edited.attachments.len()),
        ("edited later", 1)
    );

    let chosen = ben.select(&edited, "Cell", &["Second cell"]).await.unwrap();
    let updated = chosen.message().await.unwrap();
    assert_eq!((updated.id, updated.content.as_str()), (board.id, "b2"));
    assert!(updated.components.is_empty() && updated.notified.is_nobody());

    let stale = ben.click_custom_id(&board, "old-button").await.unwrap();
    assert!(stale.is_private());
    assert_eq!(stand_in.messages_seen_by(&anna, general).len(), 1);
    assert_eq!(stand_in.messages_seen_by(&ben, general).len(), 2);
    assert_clean(&stand_in);
}

#[tokio::test]
async fn modals_open_from_commands_and_buttons() {
    let (stand_in, _bot) = Bot::start().await;
    let (anna, general) = (stand_in.user("anna"), stand_in.channel("general"));
    let opened = anna.slash(general, "/lab form").await.unwrap();
    let modal = opened.modal().unwrap();
    assert_eq!(
        (modal.title.as_str(), modal.fields[0].max_length),
        ("Type a move", 8)
    );
    let ben = stand_in.user("ben");
    for (person, text) in [(&anna, ""), (&anna, "far too long"), (&ben, "h4")] {
        let sent = person.submit_modal(&modal, &[("move", text)]).await;
        assert!(sent.is_err(), "{} sends {text:?}", person.name());
    }
    let answer = anna
        .submit_modal(&modal, &[("move", "h4-h5")])
        .await
        .unwrap();
    assert_eq!(answer.message().await.unwrap().content, "typed h4-h5");

    let board = answered(&anna, general, "/lab board").await;
    let modal = anna.click(&board, "Ask").await.unwrap().modal().unwrap();
    let answer = anna.submit_modal(&modal, &[("move", "a1")]).await.unwrap();
    assert_eq!(answer.first(), First::Update);
    assert_eq!(stand_in.message(board.id).unwrap().content, "typed a1");
    assert_clean(&stand_in);
}

#[tokio::test]
async fn a_deferred_answer_stays_private_and_notifies_nobody() {
    let (stand_in, _bot) = Bot::start().await;
    let (anna, general) = (stand_in.user("anna"), stand_in.channel("general"));
    let answer = anna.slash(general, "/lab slow").await.unwrap();
    assert_eq!(answer.first(), First::Deferred);
    let done = answer.message().await.unwrap();
    assert!(done.content.starts_with("done") && done.is_private() && done.notified.is_nobody());
    let public = answer.follow_up(0).await.unwrap();
    assert!(!public.is_private() && public.notified.is_only([&anna]));
    assert_eq!(public.attachments.len(), 1);
    assert_clean(&stand_in);
}

#[tokio::test]
async fn context_menus_and_locales_reach_the_bot() {
    let (stand_in, _bot) = Bot::start().await;
    let (anna, ben) = (stand_in.user("anna"), stand_in.user("ben"));
    let general = stand_in.channel("general");
    let answer = anna
        .context_menu(general, "Greet warmly", &ben)
        .await
        .unwrap();
    assert!(answer.message().await.unwrap().notified.is_only([&ben]));
    anna.set_locale("de");
    stand_in.set_guild_locale(stand_in.stock_guild(), "fr");
    stand_in.set_bot_permissions(general, stand_in::permission::VIEW_CHANNEL);
    let answer = answered(&anna, general, "/lab place").await;
    assert_eq!(answer.content, "de fr 1024");
    let direct = answered(&anna, anna.direct_channel(), "/lab place").await;
    assert!(direct.content.starts_with("de none"));
    assert_clean(&stand_in);
}

#[tokio::test]
async fn late_and_missing_answers_are_failures() {
    let (stand_in, bot) = Bot::start().await;
    let (anna, general) = (stand_in.user("anna"), stand_in.channel("general"));
    let held = anna.send_slash(general, "/lab hold").unwrap();
    stand_in.advance(Duration::from_secs(4));
    bot.release.notify_one();
    let refused = |code: u32| move |s: &StandIn| s.violations().iter().any(|v| v.code == code);
    stand_in
        .wait_for_request("the late answer", |request| request.status == 404)
        .await
        .unwrap();
    assert!(refused(10062)(&stand_in));
    assert!(stand_in.messages(general).is_empty());

    let answered = anna.slash(general, "/lab say text:once").await.unwrap();
    assert!(stand_in.redeliver(answered.interaction_id()) && held != answered.interaction_id());
    stand_in
        .wait_for_request("the second answer", |request| request.status == 400)
        .await
        .unwrap();
    assert!(refused(40060)(&stand_in));
    assert_eq!(stand_in.messages(general).len(), 1);
    let silent = anna.slash(general, "/lab silent").await;
    assert!(
        matches!(silent, Err(SandboxError::NoAnswer { .. })),
        "{silent:?}"
    );
}
