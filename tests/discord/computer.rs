//! Games against the computer, as players see them.
#![expect(clippy::unwrap_used, reason = "a test")]

use std::time::Duration;

use halma_service::{Act, MindPlay, Origin, Person as Player, PlayRequest};
use halma_store::ids::{InteractionId, MatchId, Timestamp, UserId};
use stand_in::{Message, Person, Snowflake, StandIn};

use crate::common::hall::{Hall, code_of, once, private, public};

/// Returns true if a message tells both the person's move and the reply.
fn tells_both(message: &Message) -> bool {
    let moves = message.content.matches(" played **").count();
    moves == 2 && message.content.contains("Computer (level 1)")
}

/// Plays until the computer's move comes in the answer to a person's move. On a very busy machine
/// it may come separately.
pub async fn answered_at_once(stand_in: &StandIn, person: &Person, channel: Snowflake) -> Message {
    for _ in 0..30 {
        let choices = person.autocomplete(channel, "/halma move text:", "text");
        let choices = choices.await.unwrap();
        let text = choices[0].value.as_str().unwrap();
        let line = format!("/halma move text:\"{text}\"");
        let moved = public(person.slash(channel, &line).await.unwrap()).await;
        let is_theirs = |message: &Message| {
            message.id >= moved.id && message.notified.is_only([person]) && !message.is_private()
        };
        let shown = stand_in.wait_for_message(channel, "the answer", is_theirs);
        let shown = shown.await.unwrap();
        assert!(tells_both(&shown), "{}", shown.content);
        if shown.id == moved.id {
            return shown;
        }
    }
    panic!("never in the same message");
}

/// A person's move made while the bot is stopped.
fn played_by(person: &Person, id: MatchId, text: &str, now: Timestamp) -> PlayRequest {
    let by = Player {
        user: UserId(person.id().get()),
        name: person.name().to_owned(),
        face: None,
        bot: false,
        member: true,
    };
    PlayRequest {
        act: Act {
            by,
            interaction: InteractionId::first_at(now),
            message: None,
            from: Origin::Page,
            channel: None,
            token: None,
            now,
        },
        id,
        turn: None,
        text: text.to_owned(),
    }
}

/// Plays a game to the end while the bot is stopped: the person plays well, the computer plays its
/// first legal move.
async fn beat_the_computer(hall: &mut Hall, person: &Person, board: &Message) {
    hall.stop_bot().await;
    let (service, store) = hall.service().await;
    let user = UserId(person.id().get());
    let code = code_of(board).parse().unwrap();
    let found = service.match_by_code(code, hall.guild(), user);
    let mut view = found.await.unwrap();
    let mut memory = halma_mind::Memory::with_positions(1 << 12);
    let mut now = halma_service::Clock::now(&*hall.clock);
    while !view.is_finished() {
        now = now + Duration::from_millis(1);
        let game = view.game().unwrap();
        let position = game.standing.position();
        view = if game.to_move().person().is_some() {
            let budget = halma_mind::Budget::nodes(2_000);
            let best = halma_mind::think(&game.standing, budget, &mut memory, &|| false);
            let text = best.unwrap().ply().text(position.board());
            let request = played_by(person, view.id, &text, now);
            service.play(&request).await.unwrap().view
        } else {
            let thought = MindPlay {
                id: view.id,
                turn: view.card.turn,
                plies: vec![position.legal_plies()[0]],
                in_answer: false,
                now,
            };
            service.play_minds(&thought).await.unwrap().unwrap().view
        };
    }
    store.close().await;
    drop((service, store));
    hall.start_bot().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn beating_a_level_offers_the_next_and_is_in_the_profile() {
    let mut hall = Hall::open().await;
    let anna = hall.stand_in.user("anna");
    let channel = hall.stand_in.channel("general");
    let ended = async |hall: &mut Hall, board: &Message| {
        beat_the_computer(hall, &anna, board).await;
        let is_end = |message: &Message| message.id > board.id && message.content.contains("wins");
        let end = hall.stand_in.wait_for_message(channel, "the end", is_end);
        end.await.unwrap()
    };
    let line = "/halma game custom computer:1 game:mini-corners first:me";
    let board = public(anna.slash(channel, line).await.unwrap()).await;
    let end = ended(&mut hall, &board).await;
    let told = "🎉 **You beat level 1 for the first time!**";
    assert!(end.content.contains(told), "{}", end.content);
    let labels = |end: &Message| -> Vec<_> {
        end.buttons()
            .iter()
            .filter_map(|button| button.label.clone())
            .collect()
    };
    let all = ["Level 2", "Rematch", "Replay", "Analysis"];
    assert_eq!(labels(&end), all);

    // A rematch keeps the level, and beating it again isn't announced.
    let again = public(anna.click(end.id, "Rematch").await.unwrap()).await;
    assert!(
        again.content.contains("Computer (level 1)"),
        "{}",
        again.content
    );
    let first_end = end.id;
    let end = ended(&mut hall, &again).await;
    let before = hall.stand_in.message(first_end).unwrap();
    assert_eq!(labels(&before), all, "there is still a game to look at");
    assert!(!end.content.contains("beaten"), "{}", end.content);

    let next = public(anna.click(end.id, "Level 2").await.unwrap()).await;
    let shown = format!("{} {:?}", next.content, next.embeds);
    assert!(shown.contains("Computer (level 2)"), "{shown}");
    assert!(shown.contains("Mini-Corners"), "{shown}");

    let profile = anna.slash(channel, "/halma profile").await.unwrap();
    let profile = profile.message().await.unwrap();
    let text = profile.embeds[0].description.clone().unwrap();
    let rung = "▰▱▱▱▱▱▱▱▱▱ Mini-Corners: level 1 of 10";
    assert!(text.contains(rung), "{text}");
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_computers_move_comes_in_the_answer_to_the_persons() {
    let hall = Hall::open().await;
    let anna = hall.stand_in.user("anna");
    let channel = hall.stand_in.channel("general");
    let line = "/halma game custom computer:1 game:halma8 first:me";
    let board = public(anna.slash(channel, line).await.unwrap()).await;
    assert!(board.content.contains("goes first"), "{}", board.content);
    assert!(board.notified.is_only([&anna]));
    let last = answered_at_once(&hall.stand_in, &anna, channel).await;
    // The board that told both moves becomes a line that does.
    let choices = anna.autocomplete(channel, "/halma move text:", "text");
    let choices = choices.await.unwrap();
    let text = choices[0].value.as_str().unwrap();
    let line = format!("/halma move text:\"{text}\"");
    public(anna.slash(channel, &line).await.unwrap()).await;
    let line = once(&hall.stand_in, &last, "a line", |message| {
        message.attachments.is_empty() && message.content.contains(") · ")
    });
    assert!(line.await.content.contains("Computer (level 1)"));
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_unanswered_challenge_becomes_a_computer_game_with_a_click() {
    let hall = Hall::open().await;
    let (anna, ben) = (hall.stand_in.user("anna"), hall.stand_in.user("ben"));
    let channel = hall.stand_in.channel("general");
    let line = "/halma game custom game:halma8 first:me";
    let open = public(anna.slash(channel, line).await.unwrap()).await;
    let refused = ben.click(open.id, "Play the computer").await.unwrap();
    assert!(private(refused).await.contains("challenge"));
    let begun = public(anna.click(open.id, "Play the computer").await.unwrap()).await;
    assert!(
        begun.content.contains("Computer (level 1)"),
        "{}",
        begun.content
    );
    let settled = once(&hall.stand_in, &open, "settled", |message| {
        message.buttons().is_empty()
    });
    settled.await;
    let full = "/halma play with:@ben computer:3";
    let refused = private(anna.slash(channel, full).await.unwrap()).await;
    assert!(refused.contains("none left for the computer"), "{refused}");
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn after_a_kill_the_next_bot_plays_the_pending_turn() {
    let mut hall = Hall::open().await;
    let anna = hall.stand_in.user("anna");
    let channel = hall.stand_in.channel("general");
    let line = "/halma game custom computer:1 game:halma8 first:me";
    let board = public(anna.slash(channel, line).await.unwrap()).await;
    let code = code_of(&board);
    hall.stop_bot().await;
    // The move is stored, but neither it nor the reply was shown.
    let (service, store) = hall.service().await;
    let user = UserId(anna.id().get());
    let found = service.match_by_code(code.parse().unwrap(), hall.guild(), user);
    let id: MatchId = found.await.unwrap().id;
    let now = halma_service::Clock::now(&*hall.clock);
    let request = played_by(&anna, id, "h4-h5", now);
    service.play(&request).await.unwrap();
    store.close().await;
    drop((service, store));
    hall.start_bot().await;
    let shown = hall
        .stand_in
        .wait_for_message(channel, "the answer", |message| {
            message.id > board.id && message.content.contains("Computer (level 1) played")
        });
    let shown = shown.await.unwrap();
    assert!(shown.notified.is_only([&anna]), "{:?}", shown.notified);
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_resignation_is_confirmed_before_the_computer_plays_on() {
    let hall = Hall::open().await;
    let (anna, ben) = (hall.stand_in.user("anna"), hall.stand_in.user("ben"));
    let channel = hall.stand_in.channel("general");
    let mut tried = 0;
    // Seats are assigned at random, except the first.
    loop {
        let line = "/halma game custom with:@ben computer:1 game:star3 first:me";
        let open = public(anna.slash(channel, line).await.unwrap()).await;
        let board = public(ben.click(open.id, "Accept").await.unwrap()).await;
        let seats = board.attachments[0].description.clone().unwrap();
        let is_next = seats.find("Computer") < seats.find("ben plays");
        let resign = format!("/halma resign game:{}", code_of(&board));
        let sure = anna.slash(channel, &resign).await.unwrap();
        let sure = sure.message().await.unwrap();
        let told = public(anna.click(sure.id, "Yes, resign").await.unwrap()).await;
        assert!(told.content.contains("resign"), "{}", told.content);
        tried += 1;
        if is_next || tried == 8 {
            break;
        }
    }
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn newcomers_are_taught_even_if_the_computer_goes_first() {
    let hall = Hall::open().await;
    let anna = hall.stand_in.user("anna");
    let channel = hall.stand_in.channel("general");
    let line = "/halma game custom computer:1 game:halma8 first:opponent";
    anna.slash(channel, line).await.unwrap();
    let is_hers = |message: &Message| message.content.contains("your turn");
    let board = hall.stand_in.wait_for_message(channel, "her turn", is_hers);
    let board = board.await.unwrap();
    assert!(
        board.content.contains("Computer (level 1) played"),
        "{}",
        board.content
    );
    assert!(board.button("How to play").is_some());
    // The picture is turned for the only person.
    let aim = "Get your 10 ⚫ stones into the top-left corner before ⚪ Computer (level 1) makes";
    assert!(board.content.contains(aim), "{}", board.content);
    let line = "/halma game custom computer:1 game:star6 first:me";
    let board = public(anna.slash(channel, line).await.unwrap()).await;
    let aim = "Get your 10 ⚪ stones into the top corner before anyone else fills their goal.";
    assert!(board.content.contains(aim), "{}", board.content);
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn challenging_the_bot_starts_a_game_against_the_computer() {
    let hall = Hall::open().await;
    let anna = hall.stand_in.user("anna");
    let channel = hall.stand_in.channel("general");
    let line = "/halma game custom with:@halma game:halma8 first:me";
    let board = public(anna.slash(channel, line).await.unwrap()).await;
    assert!(board.content.contains("goes first"), "{}", board.content);
    assert!(board.notified.is_only([&anna]));
    hall.close().await;
}
