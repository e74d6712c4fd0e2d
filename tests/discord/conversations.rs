//! Games in conversations: direct messages, groups and servers without the bot, where it can only
//! answer clicks.
#![expect(clippy::unwrap_used, reason = "a test")]

use stand_in::{Message, Person, Snowflake};

use crate::common::hall::{Hall, private, public};

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
        person.click(lobby.id, "Join").await.unwrap();
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
    let foreign = private(other.select(board, BEST, &[&best]).await.unwrap()).await;
    assert!(!foreign.is_empty());
    assert_eq!(
        now(&hall, board).content,
        chooser.content,
        "nothing has changed"
    );
    // A typed move makes another message, as a command hangs on none.
    let typed = format!("/halma move text:{best}");
    if std::ptr::eq(mover, &anna) {
        let later = public(anna.slash(pair, &typed).await.unwrap()).await;
        assert_ne!(later.id, board);
        mover.select(board, BEST, &[&best]).await.unwrap();
        let caught_up = now(&hall, board);
        assert!(
            caught_up.content.contains(&ben.mention()),
            "{}",
            caught_up.content
        );
    }
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
    // Whoever resigns does so on a private message; the end is another one for everyone.
    let asked = clara.click(board, "Resign").await;
    if let Ok(asked) = asked {
        let asked = asked.message().await.unwrap();
        clara.click(asked.id, "Yes, resign").await.unwrap();
    }
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
