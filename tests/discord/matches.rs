//! What people do with matches besides playing: challenge, decline, join, leave, resign, come back,
//! press old buttons. Through the real bot, over HTTP and WebSocket.
#![expect(clippy::unwrap_used, reason = "a test")]

use halma_rules::{Game, Ply, Rules, Variant};
use stand_in::permission;

use crate::common::hall::{Hall, code_of, form, is_line, private, public, stripped};
use crate::common::table::Table;

fn halma8() -> Game {
    Game::new(Rules::default_for(Variant::Halma8))
}

fn first_ply(game: &Game) -> Ply {
    game.position().legal_plies()[0]
}

#[tokio::test(flavor = "multi_thread")]
async fn a_challenge_notifies_only_the_challenged_and_can_be_declined() {
    let hall = Hall::open().await;
    let (anna, ben) = (hall.stand_in.user("anna"), hall.stand_in.user("ben"));
    let hub = hall.stand_in.channel("general");
    let made = public(anna.slash(hub, "/halma play with:@ben").await.unwrap()).await;
    assert!(made.notified.is_only([&ben]));
    let text = private(anna.click(made.id, "Decline").await.unwrap()).await;
    assert!(text.contains("isn't for you"), "{text}");
    let text = private(ben.click(made.id, "Withdraw").await.unwrap()).await;
    assert!(text.contains("Only the challenger"), "{text}");
    let closed = ben
        .click(made.id, "Decline")
        .await
        .unwrap()
        .message()
        .await
        .unwrap();
    assert_eq!(closed.id, made.id);
    assert!(closed.buttons().is_empty());
    assert!(
        closed.embeds[0]
            .description
            .as_ref()
            .unwrap()
            .contains("declined")
    );
    let text = private(
        ben.click_custom_id(made.id, &accept_id(&made))
            .await
            .unwrap(),
    )
    .await;
    assert!(text.contains("was declined"), "{text}");
    hall.close().await;
}

fn accept_id(message: &stand_in::Message) -> String {
    message.button("Accept").unwrap().custom_id.clone().unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_strangers_and_impossible_rules_are_refused() {
    let hall = Hall::open().await;
    let anna = hall.stand_in.user("anna");
    let hub = hall.stand_in.channel("general");
    hall.stand_in.bot_user("robot");
    hall.stand_in.outsider("stranger");
    hall.stand_in.user("ben");
    for (line, part) in [
        ("/halma play with:@robot", "another bot"),
        ("/halma play with:@stranger", "isn't in this server"),
        (
            "/halma game custom with:@ben game:star2 rules:gambiter",
            "doesn't work with",
        ),
        (
            "/halma game custom with:@ben game:star2 diagonals:true",
            "no diagonals",
        ),
        ("/halma play with:@ben with2:@anna", "twice"),
        (
            "/halma game custom with:@ben rules:chess",
            "not a choice for `rules`",
        ),
    ] {
        let text = private(anna.slash(hub, line).await.unwrap()).await;
        assert!(text.contains(part), "{line}: {text}");
    }
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn missing_permissions_are_named_before_a_game_begins() {
    let hall = Hall::open().await;
    let anna = hall.stand_in.user("anna");
    let hub = hall.stand_in.channel("general");
    hall.stand_in.revoke(hub, permission::ATTACH_FILES);
    let text = private(anna.slash(hub, "/halma game custom").await.unwrap()).await;
    assert!(
        text.contains("Attach Files") && !text.contains("Send Messages"),
        "{text}"
    );
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_and_a_confirmation_survive_a_restart() {
    let mut hall = Hall::open().await;
    let mut table = Table::sit_down(&hall, "general", &["anna", "ben"], halma8()).await;
    table.play(first_ply(&table.game)).await;
    hall.restart_bot().await;
    table.play(first_ply(&table.game)).await;
    table.check_last();
    let anna = table.people[0].clone();
    let asked = anna
        .slash(table.channel, "/halma resign")
        .await
        .unwrap()
        .message()
        .await
        .unwrap();
    assert!(
        asked.is_private() && asked.content.contains("Resign your game"),
        "{}",
        asked.content
    );
    hall.restart_bot().await;
    let answer = anna.click(asked.id, "Yes, resign").await.unwrap();
    let end = answer.follow_up(0).await.unwrap();
    assert!(end.content.contains("resigned") && end.button("Rematch").is_some());
    assert!(end.button("Replay").is_some());
    assert!(end.notified.is_only([&table.people[1]]));
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_without_moves_offers_no_replay_or_analysis() {
    let hall = Hall::open().await;
    let table = Table::sit_down(&hall, "general", &["anna", "ben"], halma8()).await;
    let anna = &table.people[0];
    let asked = anna.slash(table.channel, "/halma resign").await.unwrap();
    let asked = asked.message().await.unwrap();
    let answer = anna.click(asked.id, "Yes, resign").await.unwrap();
    let end = answer.follow_up(0).await.unwrap();
    assert!(!end.content.contains('🦘'), "{}", end.content);
    assert!(end.button("Rematch").is_some());
    assert!(end.button("Replay").is_none() && end.button("Analysis").is_none());
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_event_delivered_twice_plays_once() {
    let mut hall = Hall::open().await;
    let mut table = Table::sit_down(&hall, "general", &["anna", "ben"], halma8()).await;
    let ply = first_ply(&table.game);
    let text = ply.text(table.game.position().board());
    let line = format!("/halma move text:{text}");
    let answer = table.people[0].slash(table.channel, &line).await.unwrap();
    let interaction = answer.interaction_id();
    public(answer).await;
    let answers = |hall: &Hall| {
        let callback = format!("/interactions/{interaction}/");
        let requests = hall.stand_in.requests();
        requests
            .iter()
            .filter(|request| request.path.starts_with(&callback))
            .count()
    };
    assert!(hall.stand_in.redeliver(interaction));
    let callback = format!("/interactions/{interaction}/");
    hall.stand_in
        .wait_for_request("a second answer", |request| {
            request.path.starts_with(&callback) && request.status == 400
        })
        .await
        .unwrap();
    assert_eq!(answers(&hall), 2);
    table.game.play(ply).unwrap();
    // The second answer is the only violation: the interaction was already answered.
    assert!(
        hall.stand_in
            .take_violations()
            .iter()
            .all(|violation| violation.code == 40060)
    );
    hall.stop_bot().await;
    assert_eq!(hall.stored_game(&table.code).await, table.game);
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_click_on_an_old_board_is_answered_and_changes_nothing() {
    let mut hall = Hall::open().await;
    let mut table = Table::sit_down(&hall, "general", &["anna", "ben"], halma8()).await;
    let old = table.last.clone();
    table.play(first_ply(&table.game)).await;
    table.play(first_ply(&table.game)).await;
    let stripped = stripped(&hall.stand_in, &old).await;
    assert!(is_line(&stripped), "{}", stripped.content);
    let [anna, ben] = [&table.people[0], &table.people[1]];
    let button = |label| old.button(label).unwrap().custom_id.clone().unwrap();
    let text = private(anna.click_custom_id(old.id, &button("Move")).await.unwrap()).await;
    assert!(text.contains("out of date"), "{text}");
    let shown = ben
        .click_custom_id(old.id, &button("My side"))
        .await
        .unwrap();
    let shown = shown.message().await.unwrap();
    assert!(shown.is_private() && shown.button("Move").is_some());
    let confirm = button("Move").replace("move", "resign-yes");
    let text = private(anna.click_custom_id(old.id, &confirm).await.unwrap()).await;
    assert!(text.contains("another version"), "{text}");
    let foreign = private(anna.click_custom_id(old.id, "hello").await.unwrap()).await;
    assert!(foreign.contains("don't know this button"), "{foreign}");
    let newer = button("Move").replacen("3:", "9:", 1);
    let text = private(anna.click_custom_id(old.id, &newer).await.unwrap()).await;
    assert!(text.contains("another version"), "{text}");
    hall.stop_bot().await;
    assert_eq!(hall.stored_game(&table.code).await, table.game);
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn others_who_click_get_a_private_friendly_answer() {
    let hall = Hall::open().await;
    let table = Table::sit_down(&hall, "general", &["anna", "ben"], halma8()).await;
    let cleo = hall.stand_in.user("cleo");
    let text = private(cleo.click(table.last.id, "Move").await.unwrap()).await;
    assert!(text.contains("not in this game"), "{text}");
    let text = private(table.people[1].click(table.last.id, "Move").await.unwrap()).await;
    assert!(text.contains("turn. I'll mention you"), "{text}");
    let line = "/halma move text:a5-a4";
    let text = private(table.people[1].slash(table.channel, line).await.unwrap()).await;
    assert!(text.contains("turn. I'll mention you"), "{text}");
    let shown = cleo
        .slash(table.channel, "/halma board")
        .await
        .unwrap()
        .message()
        .await
        .unwrap();
    assert!(shown.is_private() && shown.attachments.len() == 1);
    hall.close().await;
}

/// The input, what is wrong with it, and a move that is possible instead.
const TYPED: &[(&str, &str, &str)] = &[
    ("h4-h8", "can't reach h8", OF_H4),
    ("h4-a1", "can't reach a1", OF_H4),
    ("H4 to A1", "can't reach a1", OF_H4),
    ("1. h4-h8!", "can't reach h8", OF_H4),
    ("н4-н8", "can't reach h8", OF_H4),
    ("h۴-h۸", "can't reach h8", OF_H4),
    ("h3-h6", "can't reach h6", "From h3 you can go to"),
    (
        "h1-h2",
        "already a stone on h2",
        "From h1 you can go to: f3",
    ),
    ("g2-g1", "already a stone on g1", "From g2 you can go to"),
    ("h4-h3", "already a stone on h3", OF_H4),
    ("h4xh3", "already a stone on h3", OF_H4),
    ("h4-h4", "where it started", OF_H4),
    ("h4-h5-h6", "Jump 1 doesn't work", OF_H4),
    ("h4-g5-f6", "Jump 1 doesn't work", OF_H4),
    ("f3-f4", "no stone on f3", STONES),
    ("c4-c5", "no stone on c4", STONES),
    ("d4 d5", "no stone on d4", STONES),
    ("a5-a4", "isn't yours", STONES),
    ("a8-b8", "isn't yours", STONES),
    ("h4-z9", "no space `z9`", OF_H4),
    ("h4-h9", "no space `h9`", OF_H4),
    ("h4-h0", "no space `h0`", OF_H4),
    ("z1-h4", "no space `z1`", STONES),
    ("what?", "couldn't read `what?`. Try `", STONES),
    ("c4", "no stone on c4", STONES),
    ("a5", "isn't yours", STONES),
    ("4h-5h", "no space `4h`", STONES),
    ("knight f3", "couldn't read `knight f3`", STONES),
    ("e2=e4", "couldn't read `e2=e4`", STONES),
    ("0-0", "no space `0`", STONES),
    ("--", "can't pass", STONES),
    ("pass", "can't pass", STONES),
    ("🙂🙂", "couldn't read `🙂🙂`", STONES),
];
const STONES: &str = "Stones you can move: e1, f1, f2, g1";
const OF_H4: &str = "From h4 you can go to: g4, g5, h5";

#[tokio::test(flavor = "multi_thread")]
async fn the_form_accepts_loose_notation_and_explains_bad_moves() {
    let hall = Hall::open().await;
    let table = Table::sit_down(&hall, "general", &["anna", "ben"], halma8()).await;
    let anna = &table.people[0];
    let modal = form(anna, table.last.id).await;
    for &(typed, wrong, possible) in TYPED {
        let answer = anna.submit_modal(&modal, &[("move", typed)]).await.unwrap();
        let said = answer.message().await.unwrap();
        let text = &said.content;
        assert!(
            said.is_private() && text.contains(&table.code),
            "{typed}: {text}"
        );
        assert!(
            text.contains(wrong) && text.contains(possible),
            "{typed}: {text}"
        );
        assert!(said.button("Move").is_some(), "{typed}");
        let again = anna.click(said.id, "Try again").await.unwrap();
        let filled = again.modal().unwrap().fields[0].value.clone();
        let typed_again = match typed {
            "h4-h8" | "1. h4-h8!" | "н4-н8" => Some("h4-h8"),
            "h4-h5-h6" => Some("h4-h5-h6"),
            "what?" | "--" | "🙂🙂" => None,
            _ => continue,
        };
        assert_eq!(filled.as_deref(), typed_again, "{typed}");
    }
    // A cell without a target opens the menu of its stone.
    for typed in ["h4", "H4—"] {
        let answer = anna.submit_modal(&modal, &[("move", typed)]).await.unwrap();
        let said = answer.message().await.unwrap();
        assert!(said.content.starts_with(OF_H4), "{typed}: {}", said.content);
        assert!(
            said.is_private() && said.attachments.len() == 1,
            "{typed}: {said:?}"
        );
        let back = said.button("Back");
        assert!(back.is_some(), "{typed}");
    }
    let answer = anna
        .submit_modal(&modal, &[("move", " H4→g5 ")])
        .await
        .unwrap();
    let board = public(answer).await;
    assert!(board.content.contains("h4 → g5"), "{}", board.content);
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn completion_offers_legal_moves_and_carries_the_code() {
    let hall = Hall::open().await;
    let table = Table::sit_down(&hall, "general", &["anna", "ben"], halma8()).await;
    let anna = &table.people[0];
    let choices = anna
        .autocomplete(table.channel, "/halma move text:", "text")
        .await
        .unwrap();
    assert_eq!(choices.len(), 24);
    let narrowed = anna
        .autocomplete(table.channel, "/halma move text:h4", "text")
        .await
        .unwrap();
    assert_eq!(narrowed.len(), 3);
    assert!(narrowed[0].name.contains("h4 → g5") && narrowed[0].name.contains("+2"));
    let value = narrowed[0].value.as_str().unwrap();
    assert_eq!(value, format!("#{} h4-g5", table.code));
    // If you edit after choosing, the label is in the field.
    let label = &narrowed[0].name;
    let again = format!("/halma move text:\"{label}\"");
    let again = anna.autocomplete(table.channel, &again, "text").await;
    assert_eq!(again.unwrap(), narrowed[..1]);
    let line = format!("/halma move text:\"{label}\"");
    public(anna.slash(table.channel, &line).await.unwrap()).await;
    let nothing = anna
        .autocomplete(table.channel, "/halma move text:", "text")
        .await
        .unwrap();
    assert!(nothing.is_empty());
    let rules = anna
        .autocomplete(
            table.channel,
            "/halma game custom game:star2 rules:",
            "rules",
        )
        .await
        .unwrap();
    assert_eq!(rules.len(), 3);
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_menu_asks_which_of_several_games_is_meant() {
    let hall = Hall::open().await;
    let one = Table::sit_down(&hall, "general", &["anna", "ben"], halma8()).await;
    let two = Table::sit_down(&hall, "general", &["anna", "cleo"], halma8()).await;
    let anna = &one.people[0];
    let line = "/halma move text:h4-h5";
    let menu = anna
        .slash(one.channel, line)
        .await
        .unwrap()
        .message()
        .await
        .unwrap();
    assert!(
        menu.is_private() && menu.content.contains("Which"),
        "{}",
        menu.content
    );
    let select = menu.selects()[0];
    assert_eq!(select.options.len(), 2);
    let of_two = select
        .options
        .iter()
        .find(|option| option.label.contains(&two.code))
        .unwrap();
    let answer = anna
        .select(menu.id, "Choose a game", &[&of_two.value])
        .await
        .unwrap();
    let board = answer.follow_up(0).await.unwrap();
    assert_eq!(code_of(&board), two.code);
    assert!(board.content.contains("h4 → h5"), "{}", board.content);
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_label_for_one_of_several_games_can_be_played() {
    let hall = Hall::open().await;
    let one = Table::sit_down(&hall, "general", &["anna", "ben"], halma8()).await;
    Table::sit_down(&hall, "general", &["anna", "cleo"], halma8()).await;
    let anna = &one.people[0];
    let choices = anna.autocomplete(one.channel, "/halma move text:h4-h5", "text");
    let choices = choices.await.unwrap();
    let of_one = choices
        .iter()
        .find(|choice| choice.name.starts_with(&one.code));
    let line = format!("/halma move text:\"{}\"", of_one.unwrap().name);
    let board = public(anna.slash(one.channel, &line).await.unwrap()).await;
    assert_eq!(code_of(&board), one.code);
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn menus_have_room_for_more_than_25_games() {
    let hall = Hall::open().await;
    let mut tables = Vec::new();
    for number in 0..27 {
        let friend = format!("friend{number}");
        if number % 9 == 8 {
            hall.clock.advance_ms(3_600_001);
        }
        tables.push(Table::sit_down(&hall, "general", &["anna", &friend], halma8()).await);
    }
    let anna = &tables[0].people[0];
    let line = "/halma resign";
    let menu = anna.slash(tables[0].channel, line).await.unwrap();
    let menu = menu.message().await.unwrap();
    let captions: Vec<_> = menu
        .selects()
        .iter()
        .map(|menu| menu.caption().to_owned())
        .collect();
    assert_eq!(captions, ["Games 1 to 25", "Games 26 to 27"]);
    let options = menu
        .selects()
        .into_iter()
        .flat_map(|menu| menu.options.iter());
    assert_eq!(options.count(), 27);
    let last = menu.selects()[1].options[1].value.clone();
    let asked = anna
        .select(menu.id, "Games 26 to 27", &[&last])
        .await
        .unwrap();
    let asked = asked.message().await.unwrap();
    assert!(
        asked.content.contains("Resign your game"),
        "{}",
        asked.content
    );
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_move_from_another_channel_is_shown_in_the_games_channel() {
    let hall = Hall::open().await;
    let table = Table::sit_down(&hall, "general", &["anna", "ben"], halma8()).await;
    let elsewhere = hall.stand_in.channel("random");
    let line = format!("/halma move text:h4-h5 game:{}", table.code);
    let answer = table.people[0].slash(elsewhere, &line).await.unwrap();
    assert!(private(answer).await.contains("Done"));
    let played = |message: &stand_in::Message| message.content.contains("h4 → h5");
    let board = hall
        .stand_in
        .wait_for_message(table.channel, "the board", played)
        .await
        .unwrap();
    assert!(board.notified.is_only([&table.people[1]]));
    assert!(
        hall.stand_in
            .messages(elsewhere)
            .iter()
            .all(stand_in::Message::is_private)
    );
    hall.close().await;
}
