//! Games from elsewhere: imported from their records, viewed, continued.
#![expect(clippy::unwrap_used, reason = "a test")]

use halma_rules::notation::{Record, Tags, read_records, write_record};
use halma_rules::{Event, Game, Reason, Rules, Seat, Variant};
use stand_in::{Message, Person, Snowflake};

use crate::common::hall::Hall;

/// The answer to a submitted record.
async fn import(person: &Person, channel: Snowflake, text: &str) -> Message {
    let form = person.slash(channel, "/halma game import").await.unwrap();
    let form = form.modal().unwrap();
    let sent = person.submit_modal(&form, &[("record", text)]).await;
    sent.unwrap().message().await.unwrap()
}

fn code_in(content: &str) -> String {
    let (_, code) = content.split_once('#').unwrap();
    code.chars()
        .take_while(char::is_ascii_alphanumeric)
        .collect()
}

/// A game's events and its result.
fn essence(game: &Game) -> (Vec<Event>, String) {
    (game.history().to_vec(), format!("{:?}", game.outcome()))
}

/// Games that are over: with options of the rules, or without.
fn whole_games(with_options: bool) -> Vec<(String, Game)> {
    let lines = include_str!("../../crates/rules/tests/vectors/games.jsonl").lines();
    let lines = lines.filter(|line| line.contains("\"more-") == with_options);
    let texts = lines.map(|line| {
        let line: serde_json::Value = serde_json::from_str(line).unwrap();
        line["record"].as_str().unwrap().to_owned()
    });
    let texts = texts.filter(|text| text.len() < 4_000 && !text.contains("[Position"));
    let read = texts.map(|text| {
        let game = read_records(&text).pop().unwrap().unwrap().game;
        (text, game)
    });
    read.filter(|(_, game)| game.outcome().is_some()).collect()
}

/// A game in which one seat runs out of time and another resigns.
fn left_by_two() -> (String, Game) {
    let mut game = Game::new(Rules::default_for(Variant::Star3));
    for _ in 0..7 {
        let ply = game.position().legal_plies()[0];
        game.play(ply).unwrap();
    }
    game.take_out(Seat::at(0), Reason::Timeout).unwrap();
    game.take_out(Seat::at(2), Reason::Resignation).unwrap();
    let record = Record {
        game: game.clone(),
        tags: Tags::default(),
    };
    (write_record(&record), game)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_is_over_can_be_looked_at_and_taken_away_again() {
    let mut hall = Hall::open().await;
    let channel = hall.stand_in.channel("general");
    let (mut games, mut taken) = (whole_games(false), Vec::new());
    games.truncate(9);
    games.extend(whole_games(true).into_iter().take(9));
    assert!(
        games
            .iter()
            .any(|(text, _)| text.contains("[Ends \"places\"]"))
    );
    assert!(
        games
            .iter()
            .any(|(text, _)| text.contains("[Teams \"pairs\"]"))
    );
    games.push(left_by_two());
    assert!(games.len() > 5, "{}", games.len());
    for (number, (text, game)) in games.into_iter().enumerate() {
        // Ten an hour are allowed, as with challenges.
        let person = hall.stand_in.user(["anna", "ben"][number % 2]);
        let shown = import(&person, channel, &text).await;
        assert!(shown.is_private() && shown.attachments.len() == 1);
        let count = game.history().len();
        let place = format!("move 0 of {count}");
        assert!(shown.content.contains(&place), "{}", shown.content);
        assert!(shown.content.contains("Only you"), "{}", shown.content);
        let code = code_in(&shown.content);
        let line = format!("/halma game export game:{code}");
        let export = person.slash(channel, &line).await.unwrap();
        let export = export.message().await.unwrap();
        let record = String::from_utf8(export.attachments[0].bytes.to_vec()).unwrap();
        let again = read_records(&record).pop().unwrap().unwrap().game;
        assert_eq!(essence(&again), essence(&game), "{record}");
        taken.push((code, game));
    }
    let public = hall.stand_in.messages(channel);
    let seen = public.iter().filter(|message| !message.is_private());
    assert_eq!(seen.count(), 0, "no one else is told");
    let anna = hall.stand_in.user("anna");
    let profile = anna.slash(channel, "/halma profile").await.unwrap();
    let profile = format!("{:?}", profile.message().await.unwrap());
    assert!(!profile.contains("win"), "they don't count: {profile}");
    hall.stop_bot().await;
    for (code, game) in taken {
        assert_eq!(essence(&hall.stored_game(&code).await), essence(&game));
    }
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_example_in_the_form_can_be_imported() {
    let hall = Hall::open().await;
    let (anna, channel) = (hall.stand_in.user("anna"), hall.stand_in.channel("general"));
    let form = anna.slash(channel, "/halma game import").await.unwrap();
    let form = form.modal().unwrap();
    let example = form.fields[0].placeholder.clone().unwrap();
    let sent = anna.submit_modal(&form, &[("record", &example)]).await;
    let board = sent.unwrap().message().await.unwrap();
    assert!(board.content.contains("a5 → b5"), "{}", board.content);
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hostile_name_breaks_neither_a_record_nor_the_description_of_a_picture() {
    let mut hall = Hall::open().await;
    let channel = hall.stand_in.channel("general");
    let name = "\u{202e}x\"]\r\n[Result \"1-0\"]\\";
    let anna = hall.stand_in.user(name);
    let line = "/halma game custom computer:1 game:halma8 first:me";
    let board = anna.slash(channel, line).await.unwrap();
    let board = board.message().await.unwrap();
    let alt_text = board.attachments[0].description.clone().unwrap();
    let is_plain = |c: char| !c.is_control() && c != '\u{202e}';
    assert!(alt_text.chars().all(is_plain), "{alt_text:?}");
    let code = code_in(&board.embeds[0].footer.as_ref().unwrap().text);
    let export = anna
        .slash(channel, &format!("/halma game export game:{code}"))
        .await;
    let export = export.unwrap().message().await.unwrap();
    let record = String::from_utf8(export.attachments[0].bytes.to_vec()).unwrap();
    let read = read_records(&record).pop().unwrap().unwrap();
    assert_eq!(read.tags.get("Result"), Some("*"), "{record}");
    // As it returns from a mail program.
    let mailed = format!("\u{feff}{}", record.trim_end().replace('\n', " \r\n"));
    let board = import(&anna, channel, &mailed).await;
    let again = code_in(&board.embeds[0].footer.as_ref().unwrap().text);
    assert_ne!(again, code);
    hall.stop_bot().await;
    assert_eq!(
        essence(&hall.stored_game(&again).await),
        essence(&read.game)
    );
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_unfinished_game_continues_as_practice() {
    let hall = Hall::open().await;
    let channel = hall.stand_in.channel("general");
    let anna = hall.stand_in.user("anna");
    let text = "[Variant \"halma8\"]\n\n1. h4-g4 a5-b5 2. g4-f4 *";
    let board = import(&anna, channel, text).await;
    assert!(!board.is_private(), "{}", board.content);
    assert!(board.content.contains("g4 → f4"), "{}", board.content);
    let form = anna.click(board.id, "Move").await.unwrap();
    let menu = form.message().await.unwrap();
    let move_menu = "Suggested moves: pick one to play it";
    let best = menu.select(move_menu).unwrap().options[0].value.clone();
    let played = anna.select(menu.id, move_menu, &[&best]).await.unwrap();
    let board = played.follow_up(0).await.unwrap();
    assert!(board.content.contains("played"), "{}", board.content);
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_cannot_be_taken_says_where_and_why() {
    let hall = Hall::open().await;
    let channel = hall.stand_in.channel("general");
    let anna = hall.stand_in.user("anna");
    let one = "[Variant \"halma8\"]\n\n1. h4-g4 a5-b5\n*\n";
    for (text, says) in [
        ("hello", "line 1"),
        (
            "[Variant \"halma8\"]\n\n1. h4-g4 h3-g3\n*",
            "`1. h4-g4 h3-g3`",
        ),
        ("[Variant \"go\"]\n\n*", "`[Variant \"go\"]`"),
        (&format!("{one}\n{one}"), "more than one"),
        (
            "[Variant \"halma8\"]\n[Position \"8/8/8/aaaaaa2/8/bbbbbb2/2bbbb2/aaa4a 1 29\"]\n\n*",
            "all stones at home",
        ),
    ] {
        let answer = import(&anna, channel, text).await;
        assert!(answer.is_private());
        assert!(answer.content.contains(says), "{}", answer.content);
    }
    let games = anna.slash(channel, "/halma games").await.unwrap();
    let games = games.message().await.unwrap();
    assert!(games.content.contains("no games"), "{}", games.content);
    hall.close().await;
}
