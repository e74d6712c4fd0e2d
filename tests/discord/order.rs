//! The boards of a match come in order, even while the answer with an older one is in transit. A
//! board that was replaced before the bot knew it existed still loses its buttons.
#![expect(clippy::unwrap_used, reason = "a test")]

use std::time::Duration;

use halma_rules::{Game, Ply, Rules, Variant};
use stand_in::{
    Fault, FaultRule, Message, Person, RecordedRequest, Snowflake, StandIn, permission,
};

use crate::common::hall::{Hall, private, public, stripped};
use crate::common::table::Table;

const ANSWER: (&str, &str) = ("POST", "/callback");

fn rule(fault: Fault, (method, path): (&str, &str)) -> FaultRule {
    FaultRule::new(fault).on(method, path)
}

fn ply(table: &Table) -> Ply {
    table.game.position().legal_plies()[0]
}

async fn halma8(hall: &Hall) -> Table {
    let game = Game::new(Rules::default_for(Variant::Halma8));
    Table::sit_down(hall, "general", &["anna", "ben"], game).await
}

/// The boards in a channel with the turns they show, oldest first.
fn boards(stand_in: &StandIn, channel: Snowflake) -> Vec<(usize, Message)> {
    let messages = stand_in.messages(channel).into_iter();
    let boards = messages.filter(|message| !message.is_private());
    let turned = boards.filter_map(|message| {
        let name = &message.attachments.first()?.filename;
        let turn = name.strip_suffix(".png")?.rsplit('-').next()?.parse();
        Some((turn.ok()?, message))
    });
    turned.collect()
}

/// Checks that they are in order, and that only the last one has buttons.
fn check_order(boards: &[(usize, Message)]) {
    let turns: Vec<usize> = boards.iter().map(|(turn, _)| *turn).collect();
    assert!(turns.is_sorted(), "{turns:?}");
    for (at, (turn, message)) in boards.iter().enumerate() {
        let is_last = at + 1 == boards.len();
        assert_eq!(!message.buttons().is_empty(), is_last, "{turn}");
    }
}

/// Uses a command whose answer takes long.
fn send_slowly(hall: &Hall, person: &Person, channel: Snowflake, line: &str) {
    let interaction = person.send_slash(channel, line).unwrap();
    let slow = Fault::Delayed(Duration::from_millis(1_500));
    let path = format!("/interactions/{interaction}/");
    hall.stand_in.fail(FaultRule::new(slow).on("POST", &path));
}

/// Keeps all boards, so that their order is visible.
async fn keep_boards(hall: &Hall, channel: Snowflake) {
    let dora = hall.stand_in.user("dora");
    dora.set_permissions(permission::ORDINARY_MEMBER | permission::MANAGE_GUILD);
    let line = "/halma-admin settings boards:keep";
    private(dora.slash(channel, line).await.unwrap()).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_board_waits_for_the_previous_one_still_being_sent_as_an_answer() {
    let hall = Hall::open().await;
    let mut table = halma8(&hall).await;
    keep_boards(&hall, table.channel).await;
    let text = ply(&table).text(table.game.position().board());
    let line = format!("/halma move text:{text}");
    send_slowly(&hall, &table.people[0], table.channel, &line);
    table.game.play(ply(&table)).unwrap();
    // The other player learns of the move right away, and replies before the board is there.
    let text = ply(&table).text(table.game.position().board());
    let line = format!("/halma move text:{text}");
    loop {
        let answer = table.people[1].slash(table.channel, &line).await.unwrap();
        let told = private(answer).await;
        if told.contains("Done") {
            break;
        }
        assert!(told.contains("turn. I'll mention you"), "{told}");
    }
    let seen = |message: &Message| {
        !message.is_private()
            && message.notified.is_only([&table.people[0]])
            && message.id > table.last.id
    };
    let last = hall
        .stand_in
        .wait_for_message(table.channel, "the board", seen);
    let last = last.await.unwrap();
    let boards_then = boards(&hall.stand_in, table.channel);
    assert_eq!(boards_then.len(), 3, "the first, and one for each move");
    stripped(&hall.stand_in, &boards_then[0].1).await;
    stripped(&hall.stand_in, &boards_then[1].1).await;
    check_order(&boards(&hall.stand_in, table.channel));
    assert!(last.button("Move").is_some());
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_computers_board_waits_for_the_one_it_replies_to() {
    let hall = Hall::open().await;
    let anna = hall.stand_in.user("anna");
    let channel = hall.stand_in.channel("general");
    keep_boards(&hall, channel).await;
    let line = "/halma game custom computer:10 game:star6 first:me";
    let first = public(anna.slash(channel, line).await.unwrap()).await;
    let choices = anna.autocomplete(channel, "/halma move text:", "text");
    let text = choices.await.unwrap()[0].value.as_str().unwrap().to_owned();
    let line = format!("/halma move text:\"{text}\"");
    send_slowly(&hall, &anna, channel, &line);
    let is_hers = |message: &Message| message.id > first.id && message.notified.is_only([&anna]);
    let last = hall.stand_in.wait_for_message(channel, "her turn", is_hers);
    let last = last.await.unwrap();
    stripped(&hall.stand_in, &first).await;
    for (_, message) in boards(&hall.stand_in, channel) {
        if message.id < last.id {
            stripped(&hall.stand_in, &message).await;
        }
    }
    let shown = boards(&hall.stand_in, channel);
    check_order(&shown);
    assert_eq!(shown.last().unwrap().1.id, last.id);
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_board_replaced_before_it_was_found_loses_its_buttons() {
    let hall = Hall::open().await;
    let mut table = halma8(&hall).await;
    let first = table.last.clone();
    // It arrives, but the response is lost and the bot can't look for it.
    hall.stand_in.fail(rule(Fault::CutAfter, ANSWER).times(2));
    hall.stand_in
        .fail(rule(Fault::CutBefore, ("GET", "/webhooks")));
    hall.stand_in
        .fail(rule(Fault::CutBefore, ("GET", "/messages")));
    table.play_astray(&hall.stand_in, ply(&table)).await;
    let lost = table.last.clone();
    let looked =
        |request: &RecordedRequest| request.method == "GET" && request.path.contains("/webhooks");
    let looked = hall.stand_in.wait_for_request("a look for it", looked);
    looked.await.unwrap();
    table.play_astray(&hall.stand_in, ply(&table)).await;
    stripped(&hall.stand_in, &first).await;
    hall.stand_in.clear_faults();
    stripped(&hall.stand_in, &lost).await;
    table.play(ply(&table)).await;
    table.check_last();
    hall.stand_in.take_violations();
    hall.close().await;
}

/// Plays a ply whose board is sent separately and cut off, as everything that is sent after it: the bot
/// doesn't learn that it arrived.
async fn play_cut_off(hall: &Hall, table: &mut Table) -> Message {
    hall.stand_in
        .fail(rule(Fault::Refused(404, 10062), ANSWER).times(1));
    hall.stand_in
        .fail(rule(Fault::CutAfter, ("POST", "/messages")).times(1));
    hall.stand_in
        .fail(rule(Fault::CutBefore, ("POST", "/messages")));
    table.play_astray(&hall.stand_in, ply(table)).await;
    table.last.clone()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_separately_sent_board_replaced_before_it_was_found_loses_its_buttons() {
    let hall = Hall::open().await;
    let mut table = halma8(&hall).await;
    let lost = play_cut_off(&hall, &mut table).await;
    assert!(lost.interaction_id.is_none());
    table.play_astray(&hall.stand_in, ply(&table)).await;
    hall.stand_in.clear_faults();
    stripped(&hall.stand_in, &lost).await;
    table.play(ply(&table)).await;
    table.check_last();
    hall.stand_in.take_violations();
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_separately_sent_board_of_a_match_that_moves_before_it_was_found_loses_its_buttons() {
    let hall = Hall::open().await;
    let mut table = halma8(&hall).await;
    let lost = play_cut_off(&hall, &mut table).await;
    let dora = hall.stand_in.user("dora");
    dora.set_permissions(permission::ORDINARY_MEMBER | permission::MANAGE_GUILD);
    let games = hall.stand_in.channel("games");
    let line = format!("/halma-admin move-here game:{}", table.code);
    public(dora.slash(games, &line).await.unwrap()).await;
    hall.stand_in.clear_faults();
    stripped(&hall.stand_in, &lost).await;
    hall.stand_in.take_violations();
    hall.close().await;
}
