//! A message that Discord refuses for its content costs only that message: the channel gets a plain
//! one, and the game continues.

use halma_rules::{Game, Ply, Rules, Variant};
use stand_in::{Fault, FaultRule, Message};

use crate::common::hall::{Hall, private, stripped};
use crate::common::table::Table;

/// Discord's objections to content: an invalid form, or a match in the server's filter.
const UNFIT: [Fault; 3] = [
    Fault::Refused(400, 50035),
    Fault::Refused(400, 200_000),
    Fault::Refused(413, 40005),
];

fn refused(fault: Fault, method: &str, path: &str) -> FaultRule {
    FaultRule::new(fault).on(method, path).times(1)
}

fn ply(table: &Table) -> Ply {
    table.game.position().legal_plies()[0]
}

async fn halma8(hall: &Hall) -> Table {
    let game = Game::new(Rules::default_for(Variant::Halma8));
    Table::sit_down(hall, "general", &["anna", "ben"], game).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_board_refused_for_its_content_is_replaced_by_a_plain_one() {
    let hall = Hall::open().await;
    let mut table = halma8(&hall).await;
    for fault in UNFIT {
        let before = table.last.clone();
        let (mover, ply) = (table.to_move().clone(), ply(&table));
        hall.stand_in.fail(refused(fault, "POST", "/callback"));
        hall.stand_in.fail(refused(fault, "POST", "/messages"));
        let text = ply.text(table.game.position().board());
        let line = format!("/halma move text:{text}");
        let told = private(mover.slash(table.channel, &line).await.unwrap()).await;
        assert!(told.contains("didn't accept my reply"), "{told}");
        let plain = |message: &Message| {
            message.id > before.id && message.content.contains("didn't accept my message")
        };
        let plain = hall
            .stand_in
            .wait_for_message(table.channel, "a plain word", plain);
        let plain = plain.await.unwrap();
        let next = table
            .people
            .iter()
            .find(|who| who.id() != mover.id())
            .unwrap();
        assert!(plain.notified.is_only([next]), "{:?}", plain.notified);
        assert!(plain.content.contains(&table.code), "{}", plain.content);
        stripped(&hall.stand_in, &before).await;
        // The game isn't blocked: the next move is answered as usual.
        table.game.play(ply).unwrap();
        table.last = plain;
        table.play(self::ply(&table)).await;
        table.check_last();
    }
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_message_refused_even_in_plain_form_is_dropped() {
    let mut hall = Hall::open().await;
    let mut table = halma8(&hall).await;
    let (mover, next) = (table.people[0].clone(), table.people[1].clone());
    let fault = Fault::Refused(400, 50035);
    hall.stand_in.fail(refused(fault, "POST", "/callback"));
    hall.stand_in
        .fail(refused(fault, "POST", "/messages").times(2));
    let text = ply(&table).text(table.game.position().board());
    let line = format!("/halma move text:{text}");
    private(mover.slash(table.channel, &line).await.unwrap()).await;
    table.game.play(ply(&table)).unwrap();
    let twice = hall.stand_in.wait_for_request("the plain word", |request| {
        let is_message = request.path.ends_with("/messages") && request.status == 400;
        is_message && request.body.to_string().contains("accept my message")
    });
    twice.await.unwrap();
    let text = ply(&table).text(table.game.position().board());
    let line = format!("/halma move text:{text}");
    let answer = next.slash(table.channel, &line).await.unwrap();
    table.last = crate::common::hall::public(answer).await;
    table.game.play(ply(&table)).unwrap();
    let shown = hall.stand_in.message(table.last.id).unwrap();
    assert!(shown.notified.is_only([&mover]));
    hall.stop_bot().await;
    assert!(hall.stored(&table.code).await.paused.is_none());
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_old_board_whose_line_is_refused_loses_its_buttons() {
    let hall = Hall::open().await;
    let mut table = halma8(&hall).await;
    let old = table.last.clone();
    hall.stand_in
        .fail(refused(Fault::Refused(400, 50035), "PATCH", "/messages").times(2));
    table.play(ply(&table)).await;
    let old = stripped(&hall.stand_in, &old).await;
    assert!(!old.attachments.is_empty(), "it isn't a line");
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_answer_refused_for_its_content_is_replaced_by_a_plain_one() {
    let hall = Hall::open().await;
    let anna = hall.stand_in.user("anna");
    let channel = hall.stand_in.channel("general");
    hall.stand_in
        .fail(refused(Fault::Refused(400, 50035), "POST", "/callback"));
    let told = private(anna.slash(channel, "/halma help").await.unwrap()).await;
    assert!(told.contains("error "), "{told}");
    hall.close().await;
}
