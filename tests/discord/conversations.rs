//! Games in conversations: direct messages, groups and servers without the bot, where it can only
//! answer clicks.
#![expect(clippy::unwrap_used, reason = "a test")]

use std::time::Duration;

use reqwest::StatusCode;
use serde_json::json;
use stand_in::{Message, Person, Snowflake};

use crate::common::hall::{Hall, code_of, private, public};
use crate::discord::board_page::Browser;
use crate::discord::emojis::decorated;

const BEST: &str = "Suggested moves: pick one to play it";

/// A message as it is now.
fn now(hall: &Hall, message: Snowflake) -> Message {
    hall.stand_in.message(message).unwrap()
}

/// The number of messages that everyone sees.
fn shared(hall: &Hall, channel: Snowflake) -> usize {
    let messages = hall.stand_in.messages(channel).into_iter();
    messages.filter(|one| one.viewer.is_none()).count()
}

/// Begins a game that one starts and the others join, and returns the message that it lives on.
async fn begun(hall: &Hall, line: &str, channel: Snowflake, people: &[&Person]) -> Snowflake {
    let lobby = public(people[0].slash(channel, line).await.unwrap()).await;
    for person in &people[1..] {
        let is_named = lobby.button("Accept").is_some();
        let takes = if is_named { "Accept" } else { "Join" };
        person.click(lobby.id, takes).await.unwrap();
    }
    let board = now(hall, lobby.id).content;
    assert!(board.contains("goes first"), "{board}");
    lobby.id
}

/// Plays the best move of whoever has the turn. An answer that takes long comes as an edit.
async fn play(hall: &Hall, board: Snowflake, people: &[&Person]) {
    for person in people {
        let seen = now(hall, board);
        if person.click(board, "Move").await.unwrap().is_private() {
            continue;
        }
        let mut chooser = now(hall, board);
        if chooser.select(BEST).is_none() {
            chooser = hall.stand_in.wait_for_edit(&seen).await.unwrap();
        }
        let best = chooser.select(BEST);
        let best = best.unwrap_or_else(|| panic!("{}", chooser.content));
        let best = best.options[0].value.clone();
        person.select(board, BEST, &[&best]).await.unwrap();
        if now(hall, board).select(BEST).is_some() {
            hall.stand_in.wait_for_edit(&chooser).await.unwrap();
        }
        return;
    }
    panic!("nobody has the turn");
}

/// Picks a stone, and returns the message with its moves.
async fn chooser_of(hall: &Hall, board: Snowflake, mover: &Person) -> Message {
    let stones = now(hall, board);
    let stones = stones.select("Pick a stone…").unwrap();
    let stone = stones.options[0].value.clone();
    mover
        .select(board, "Pick a stone…", &[&stone])
        .await
        .unwrap();
    now(hall, board)
}

#[tokio::test(flavor = "multi_thread")]
async fn two_people_play_to_the_end_on_one_message() {
    let hall = Hall::open().await;
    let [anna, ben] = ["anna", "ben"].map(|name| hall.stand_in.user(name));
    let pair = hall.stand_in.direct_message(&anna, &ben);
    let there = ben.slash(pair, "/halma play").await;
    assert!(
        there.is_err(),
        "only those who installed it see its commands"
    );
    anna.install().unwrap();
    let line = "/halma play game:mini-corners";
    let board = begun(&hall, line, pair, &[&anna, &ben]).await;
    let mut plies = 0;
    while !now(&hall, board).content.contains("wins") && plies < 120 {
        play(&hall, board, &[&anna, &ben]).await;
        plies += 1;
    }
    let end = now(&hall, board);
    assert!(
        end.content.contains("wins"),
        "{} after {plies}",
        end.content
    );
    assert_eq!(shared(&hall, pair), 1, "one message lives on");
    // A rematch is another match, and so another message.
    let again = public(ben.click(board, "Rematch").await.unwrap()).await;
    assert_ne!(again.id, board);
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn only_who_opened_the_chooser_uses_it_and_an_older_board_catches_up() {
    let hall = Hall::open().await;
    let [anna, ben] = ["anna", "ben"].map(|name| hall.stand_in.user(name));
    anna.install().unwrap();
    let pair = hall.stand_in.direct_message(&anna, &ben);
    let board = begun(&hall, "/halma play game:halma8", pair, &[&anna, &ben]).await;
    let first = now(&hall, board);
    let goes_first = format!("{} goes first", anna.mention());
    let (mover, other) = if first.content.contains(&goes_first) {
        (&anna, &ben)
    } else {
        (&ben, &anna)
    };
    let refused = private(other.click(board, "Move").await.unwrap()).await;
    assert!(refused.contains("turn"), "{refused}");
    mover.click(board, "Move").await.unwrap();
    let chooser = now(&hall, board);
    let best = chooser.select(BEST).unwrap().options[0].value.clone();
    // A link would sign in as the mover whoever opens it.
    let mut buttons = chooser.buttons().into_iter();
    assert!(buttons.all(|button| button.url.is_none()));
    assert!(
        chooser.content.contains(&mover.mention()),
        "{}",
        chooser.content
    );
    let foreign = private(other.select(board, BEST, &[&best]).await.unwrap()).await;
    assert!(!foreign.is_empty());
    assert_eq!(
        now(&hall, board).content,
        chooser.content,
        "nothing has changed"
    );
    // Anyone may look at the board again.
    other.click(board, "Show the board").await.unwrap();
    assert!(now(&hall, board).button("Move").is_some());
    mover.click(board, "Move").await.unwrap();
    // The menus of one stone have the way back, too, and once the turn is over any tap catches up.
    let stone = chooser_of(&hall, board, mover).await;
    assert!(stone.button("Show the board").is_some());
    ben.install().unwrap();
    let typed = format!("/halma move text:{best}");
    let later = public(mover.slash(pair, &typed).await.unwrap()).await;
    assert_ne!(later.id, board, "a command hangs on no message");
    let sealed = stone
        .button("Type a move")
        .unwrap()
        .custom_id
        .clone()
        .unwrap();
    other.click_custom_id(board, &sealed).await.unwrap();
    let caught_up = now(&hall, board);
    assert!(
        caught_up.content.contains(&other.mention()),
        "{}",
        caught_up.content
    );
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_player_wakes_the_next_one_once_a_turn() {
    let hall = Hall::open().await;
    let people = ["anna", "ben", "clara"].map(|name| hall.stand_in.user(name));
    let [anna, ben, clara] = &people;
    anna.install().unwrap();
    let group = hall.stand_in.group("friends", &[anna, ben, clara]).unwrap();
    let all = [anna, ben, clara];
    let board = begun(&hall, "/halma play game:star3", group, &all).await;
    let shown = now(&hall, board).content;
    let goes_first = |who: &&&Person| shown.contains(&format!("{} goes first", who.mention()));
    let next = all.iter().find(goes_first).unwrap();
    let waiting: Vec<_> = all.iter().filter(|who| who.id() != next.id()).collect();
    let own = private(next.click(board, "⏰ Wake up").await.unwrap()).await;
    assert!(own.contains("your own turn"), "{own}");
    let woken = public(waiting[0].click(board, "⏰ Wake up").await.unwrap()).await;
    assert!(woken.notified.is_only([*next]), "{}", woken.content);
    let again = private(waiting[1].click(board, "⏰ Wake up").await.unwrap()).await;
    assert!(again.contains("already"), "{again}");
    play(&hall, board, &all).await;
    // Whoever resigns does so on a private message, and what follows is another one for everyone.
    let asked = clara.slash(group, "/halma resign").await;
    assert!(asked.is_err(), "she hasn't installed it");
    let asked = anna.slash(group, "/halma resign").await.unwrap();
    let asked = asked.message().await.unwrap();
    anna.click(asked.id, "Yes, resign").await.unwrap();
    let follows = hall
        .stand_in
        .wait_for_message(group, "what follows", |one| {
            one.viewer.is_none() && one.content.contains("resigned")
        });
    follows.await.unwrap();
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_keeps_answers_private_says_what_to_allow() {
    let hall = Hall::open().await;
    let anna = hall.stand_in.user("anna");
    anna.install().unwrap();
    let guild = hall.stand_in.guild_without_bot("elsewhere", &[&anna]);
    let channel = hall.stand_in.channel_in(guild, "general");
    let allowed = anna
        .slash(channel, "/halma play game:halma8")
        .await
        .unwrap();
    assert!(!allowed.is_private());
    hall.stand_in.allow_external_apps(guild, false);
    let kept = private(
        anna.slash(channel, "/halma play game:corners")
            .await
            .unwrap(),
    )
    .await;
    assert!(kept.contains("Use External Apps"), "{kept}");
    // What is private anyway works.
    let rules = anna.slash(channel, "/halma rules").await.unwrap();
    assert!(rules.is_private());
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_computer_answers_on_the_same_message_and_a_restart_loses_nothing() {
    let mut hall = Hall::open().await;
    let anna = hall.stand_in.user("anna");
    anna.install().unwrap();
    let direct = anna.direct_channel();
    let started = anna
        .slash(direct, "/halma play game:halma8 computer:1")
        .await;
    let board = public(started.unwrap()).await.id;
    for _ in 0..3 {
        play(&hall, board, &[&anna]).await;
        let after = now(&hall, board);
        assert!(after.content.contains(&anna.mention()), "{}", after.content);
        hall.restart_bot().await;
    }
    assert_eq!(shared(&hall, direct), 1);
    let games = anna.slash(direct, "/halma games").await.unwrap();
    assert!(games.is_private());
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_of_a_conversation_shows_in_another_one() {
    let hall = Hall::open().await;
    let people = ["anna", "ben", "clara", "dora"].map(|name| hall.stand_in.user(name));
    let [anna, ben, clara, dora] = &people;
    for person in [anna, clara] {
        person.install().unwrap();
    }
    let own = hall.stand_in.direct_message(anna, ben);
    let other = hall.stand_in.direct_message(clara, dora);
    let board = begun(&hall, "/halma play game:halma8", own, &[anna, ben]).await;
    let theirs = begun(&hall, "/halma play game:halma8", other, &[clara, dora]).await;
    let shown = now(&hall, board);
    let code = code_of(&shown);
    for line in ["/halma board", "/halma resign", "/halma move text:a1-b1"] {
        let line = format!("{line} game:{code}");
        let refused = private(clara.slash(other, &line).await.unwrap()).await;
        assert!(refused.contains("no game"), "{line}: {refused}");
    }
    let forged = shown.button("Move").unwrap().custom_id.clone().unwrap();
    let refused = private(dora.click_custom_id(theirs, &forged).await.unwrap()).await;
    assert!(refused.contains("no game"), "{refused}");
    assert_eq!(now(&hall, board).revision, shown.revision);
    let games = clara.slash(other, "/halma games").await.unwrap();
    let games = games.message().await.unwrap();
    assert!(!format!("{games:?}").contains(&code));
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_clock_that_ran_out_shows_with_the_next_tap_and_nothing_is_posted() {
    let hall = Hall::open().await;
    let [anna, ben] = ["anna", "ben"].map(|name| hall.stand_in.user(name));
    anna.install().unwrap();
    let pair = hall.stand_in.direct_message(&anna, &ben);
    let board = begun(&hall, "/halma play game:halma8", pair, &[&anna, &ben]).await;
    play(&hall, board, &[&anna, &ben]).await;
    let seen = now(&hall, board);
    for _ in 0..10 {
        hall.clock.advance_ms(12 * 3_600_000);
        tokio::time::sleep(Duration::from_millis(30)).await;
    }
    // Whoever taps first sees the end, whatever the button was.
    for _ in 0..200 {
        if now(&hall, board).button("⏰ Wake up").is_none() {
            break;
        }
        for person in [&anna, &ben] {
            let _is_refused = person.click(board, "⏰ Wake up").await;
        }
        tokio::time::sleep(Duration::from_millis(30)).await;
    }
    let end = now(&hall, board);
    assert!(end.content.contains("ran out of time"), "{}", end.content);
    assert!(end.revision > seen.revision);
    let others = hall.stand_in.messages(pair).into_iter();
    let others = others.filter(|one| one.viewer.is_none() && one.id != board);
    assert!(
        others
            .map(|one| one.content)
            .all(|said| said.contains("it's your turn"))
    );
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_page_plays_a_game_of_a_conversation_and_the_chat_catches_up() {
    let hall = Hall::open_with_board().await;
    let [anna, ben] = ["anna", "ben"].map(|name| hall.stand_in.user(name));
    anna.install().unwrap();
    ben.install().unwrap();
    let pair = hall.stand_in.direct_message(&anna, &ben);
    let board = begun(&hall, "/halma play game:halma8", pair, &[&anna, &ben]).await;
    let shown = now(&hall, board);
    let code = code_of(&shown);
    let browsers = [
        Browser::of(&hall, &anna, pair).await,
        Browser::of(&hall, &ben, pair).await,
    ];
    let mut played = 0;
    for browser in &browsers {
        let game = browser.game(&code).await;
        for text in ["g1-e3", "a7-c5"] {
            let act = json!({ "act": "move", "turn": game["turn"], "text": text });
            let (status, _) = browser.act(&code, &act).await;
            played += usize::from(status == StatusCode::OK);
        }
    }
    assert!(played > 0, "one of them had the turn");
    assert_eq!(
        now(&hall, board).revision,
        shown.revision,
        "nothing can be posted"
    );
    for person in [&anna, &ben] {
        person.click(board, "My side").await.unwrap();
        person.click(board, "Move").await.unwrap();
    }
    assert!(now(&hall, board).revision > shown.revision);
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn stones_are_signs_where_emoji_may_not_show() {
    let hall = decorated().await;
    let [anna, ben] = ["anna", "ben"].map(|name| hall.stand_in.user(name));
    anna.install().unwrap();
    let pair = hall.stand_in.direct_message(&anna, &ben);
    let board = begun(&hall, "/halma play game:halma8", pair, &[&anna, &ben]).await;
    let shown = format!("{:?}", now(&hall, board));
    assert!(shown.contains('⚪') && !shown.contains("<:"), "{shown}");
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_begins_by_itself_where_nobody_could_be_told() {
    let hall = Hall::open_with_board().await;
    let [anna, ben] = ["anna", "ben"].map(|name| hall.stand_in.user(name));
    anna.install().unwrap();
    let pair = hall.stand_in.direct_message(&anna, &ben);
    let line = "/halma game custom game:halma8 two-games:True repeat:True";
    let board = begun(&hall, line, pair, &[&anna, &ben]).await;
    let shown = now(&hall, board);
    let code = code_of(&shown);
    let text = format!("{shown:?}");
    assert!(
        !text.contains("two games") && !text.contains("game 1 of 2"),
        "{text}"
    );
    // From the page nobody is asked for anything.
    let browser = Browser::of(&hall, &anna, pair).await;
    let game = browser.game(&code).await;
    let offer = json!({ "act": "offer", "turn": game["turn"], "kind": "draw" });
    assert_eq!(browser.act(&code, &offer).await.0, StatusCode::CONFLICT);
    let (_, choices) = browser.get(&format!("/api/game/{code}/new")).await;
    assert_eq!(choices["people"], json!([]));
    // A stranger's look at a profile shows nothing of what is played there.
    let asked = anna.slash(pair, "/halma resign").await.unwrap();
    let asked = asked.message().await.unwrap();
    anna.click(asked.id, "Yes, resign").await.unwrap();
    let channel = hall.stand_in.channel("games");
    let dora = hall.stand_in.user("dora");
    let line = format!("/halma profile player:{}", anna.mention());
    let profile = dora.slash(channel, &line).await.unwrap();
    let profile = format!("{:?}", profile.message().await.unwrap());
    assert!(!profile.contains(&ben.mention()), "{profile}");
    hall.close().await;
}
