//! A channel during games: one live board, and other settings of servers.
#![expect(clippy::unwrap_used, reason = "a test")]

use halma_rules::{Game, Ply, Rules, Variant};
use stand_in::{Message, permission};

use crate::common::hall::{Hall, is_line, own_side, private, public, stripped};
use crate::common::table::Table;

const HOUR_MS: i64 = 3_600_000;
/// Discord's code for a message that is gone.
const UNKNOWN_MESSAGE: u32 = 10008;

async fn table(hall: &Hall, variant: Variant, people: &[&str]) -> Table {
    let game = Game::new(Rules::default_for(variant));
    Table::sit_down(hall, "general", people, game).await
}

fn ply(table: &Table) -> Ply {
    let plies = table.game.position().legal_plies();
    plies[table.game.ply_count() * 7 % plies.len()]
}

/// The line that replaces the board after a ply.
fn line(table: &Table, ply: Ply) -> String {
    let position = table.game.position();
    let Ply::Move(mv) = ply else {
        panic!("not a pass")
    };
    let color = position.placement().at(mv.from()).unwrap();
    let mark = ["⚪", "⚫", "🔴", "🔵", "🟢", "🟡"][color.index()];
    let board = position.board();
    let gain = match position.gain(mv) {
        0 => "±0".to_owned(),
        gain => format!("{gain:+}"),
    };
    format!(
        "{}. {mark} {} {}→{} ({gain})",
        position.round(),
        table.to_move().mention(),
        board.name(mv.from()),
        board.name(mv.to()),
    )
}

async fn ask_for(hall: &Hall, boards: &str) {
    let moderator = hall.stand_in.user("mo");
    moderator.set_permissions(permission::ORDINARY_MEMBER | permission::MANAGE_GUILD);
    let channel = hall.stand_in.channel("office");
    let line = format!("/halma-admin settings boards:{boards}");
    let answer = private(moderator.slash(channel, &line).await.unwrap()).await;
    assert!(answer.contains("Old boards"), "{answer}");
}

fn public_messages(hall: &Hall, table: &Table) -> Vec<Message> {
    let mut messages = hall.stand_in.messages(table.channel);
    messages.retain(|message| !message.is_private());
    messages
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_reads_as_a_list_that_ends_with_the_current_board() {
    for (variant, people) in [
        (Variant::Halma8, &["anna", "ben"][..]),
        (Variant::Star3x2, &["anna", "ben", "carl"]),
    ] {
        let hall = Hall::open().await;
        let mut table = table(&hall, variant, people).await;
        let mut lines = Vec::new();
        for _ in 0..10 {
            let (old, ply) = (table.last.clone(), ply(&table));
            lines.push(line(&table, ply));
            table.play(ply).await;
            stripped(&hall.stand_in, &old).await;
        }
        // The last message is still a board.
        lines.pop();
        let messages = public_messages(&hall, &table);
        let became: Vec<&Message> = messages.iter().filter(|one| is_line(one)).collect();
        assert!(
            became[0]
                .content
                .starts_with(&format!("#{} started", table.code))
        );
        let became: Vec<&str> = became[1..].iter().map(|one| &one.content[..]).collect();
        assert_eq!(became, lines);
        let boards = messages.iter().filter(|one| !one.attachments.is_empty());
        assert_eq!(boards.count(), 1);
        assert!(!table.last.attachments.is_empty());
        hall.close().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn who_is_named_in_the_text_is_not_named_once_more() {
    let hall = Hall::open().await;
    let mut table = table(&hall, Variant::Star6, &["a", "b", "c", "d", "e", "f"]).await;
    for _ in 0..3 {
        let ply = ply(&table);
        table.play(ply).await;
        let public = &table.last.content;
        let own = own_side(&table.people[5], table.last.id).await;
        let embed = own.embeds[0].description.as_deref().unwrap();
        let said = format!("{}\n{embed}", own.content);
        for person in &table.people {
            assert!(public.matches(&person.mention()).count() <= 1, "{public}");
            let times = said.matches(&person.mention()).count();
            assert_eq!(times, 1, "{} in {said}", person.name());
        }
    }
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_reminder_disappears_once_it_is_answered() {
    let hall = Hall::open().await;
    let mut table = table(&hall, Variant::Halma8, &["anna", "ben"]).await;
    hall.clock.advance_ms(2 * 24 * HOUR_MS + 12 * HOUR_MS);
    let reminder = hall
        .stand_in
        .wait_for_message(table.channel, "the reminder", |message| {
            message.content.starts_with('⏰')
        });
    let reminder = reminder.await.unwrap();
    table.play(ply(&table)).await;
    hall.stand_in.wait_for_deletion(reminder.id).await.unwrap();
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn all_boards_stay_if_the_server_keeps_pictures() {
    let hall = Hall::open().await;
    ask_for(&hall, "keep").await;
    let mut table = table(&hall, Variant::Halma8, &["anna", "ben"]).await;
    for _ in 0..4 {
        let (old, ply) = (table.last.clone(), ply(&table));
        table.play(ply).await;
        let old = stripped(&hall.stand_in, &old).await;
        assert_eq!(old.attachments.len(), 1);
    }
    let messages = public_messages(&hall, &table);
    let boards = messages.iter().filter(|one| !one.attachments.is_empty());
    assert_eq!(boards.count(), 5);
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_board_changes_in_place_if_the_server_wants_one_message() {
    let mut hall = Hall::open().await;
    ask_for(&hall, "one-message").await;
    let mut table = table(&hall, Variant::Halma8, &["anna", "ben"]).await;
    let board = table.last.clone();
    table.until_known().await;
    let mut called: Option<Message> = None;
    for number in 0..4 {
        let ply = ply(&table);
        let text = ply.text(table.game.position().board());
        let (mover, next) = (
            table.people[number % 2].clone(),
            table.people[(number + 1) % 2].clone(),
        );
        let line = format!("/halma move text:{text} game:{}", table.code);
        let done = private(mover.slash(table.channel, &line).await.unwrap()).await;
        assert!(done.starts_with("Done"), "{done}");
        if let Some(called) = called {
            hall.stand_in.wait_for_deletion(called.id).await.unwrap();
        }
        let before = called_messages(&hall, &table);
        assert!(before.len() <= 1, "{before:?}");
        let is_call = |message: &Message| {
            message.content.contains("your turn in #") && message.notified.is_only([&next])
        };
        let call = hall
            .stand_in
            .wait_for_message(table.channel, "whose turn it is", is_call);
        called = Some(call.await.unwrap());
        table.game.play(ply).unwrap();
        let shown = hall.stand_in.message(board.id).unwrap();
        assert!(shown.content.contains(&next.mention()), "{}", shown.content);
        assert!(shown.button("Move").is_some() && shown.attachments.len() == 1);
        if number == 1 {
            hall.restart_bot().await;
        }
    }
    let messages = public_messages(&hall, &table);
    let boards = messages.iter().filter(|one| !one.attachments.is_empty());
    assert_eq!(boards.count(), 1);
    // The end is a separate message.
    let line = format!("/halma resign game:{}", table.code);
    let asked = table.people[0].slash(table.channel, &line).await.unwrap();
    let asked = asked.message().await.unwrap();
    let end = table.people[0]
        .click(asked.id, "Yes, resign")
        .await
        .unwrap();
    let end = public(end).await;
    assert!(end.content.contains("resigned"), "{}", end.content);
    let old = stripped(&hall.stand_in, &board).await;
    assert!(is_line(&old), "{}", old.content);
    hall.stand_in
        .wait_for_deletion(called.unwrap().id)
        .await
        .unwrap();
    hall.close().await;
}

fn called_messages(hall: &Hall, table: &Table) -> Vec<Message> {
    let mut messages = public_messages(hall, table);
    messages.retain(|message| message.content.contains("your turn in #"));
    messages
}

#[tokio::test(flavor = "multi_thread")]
async fn a_deleted_board_is_reposted() {
    let mut hall = Hall::open().await;
    ask_for(&hall, "one-message").await;
    let mut table = table(&hall, Variant::Halma8, &["anna", "ben"]).await;
    table.until_known().await;
    hall.stand_in.delete_message(table.last.id);
    table.play_astray(&hall.stand_in, ply(&table)).await;
    table.check_last();
    hall.stop_bot().await;
    let codes = hall.stand_in.take_violations();
    assert!(
        codes
            .iter()
            .all(|violation| violation.code == UNKNOWN_MESSAGE)
    );
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn moderator_actions_are_also_announced_if_there_is_only_one_message() {
    let hall = Hall::open().await;
    ask_for(&hall, "one-message").await;
    let table = table(&hall, Variant::Halma8, &["anna", "ben"]).await;
    table.until_known().await;
    let text = ply(&table).text(table.game.position().board());
    let line = format!("/halma move text:{text} game:{}", table.code);
    let done = table.people[0].slash(table.channel, &line).await.unwrap();
    private(done).await;
    let moderator = hall.stand_in.user("mo");
    let line = format!("/halma-admin undo-move game:{}", table.code);
    let form = moderator.slash(table.channel, &line).await.unwrap();
    let form = form.modal().unwrap();
    let undone = moderator.submit_modal(&form, &[]).await.unwrap();
    let undone = public(undone).await;
    assert!(undone.notified.is_only(&table.people), "both are told");
    hall.close().await;
}
