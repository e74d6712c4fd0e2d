//! What people ask of the bot, as they see it: reminders, settings, absence, blocking, their games,
//! and which of them is next.
#![expect(clippy::unwrap_used, reason = "a test")]

use halma_picture::{Painter, Scene, Theme};
use halma_rules::{Game, Rules, Seat, Variant};
use stand_in::{Message, Person, permission};

use crate::common::hall::{Hall, click_own, once, own_side, private, public};
use crate::common::table::Table;

const HOUR_MS: i64 = 3_600_000;

fn description(message: &Message) -> &str {
    let embed = message.embeds.first();
    let description = embed.and_then(|embed| embed.description.as_deref());
    description.unwrap_or_default()
}

async fn halma8(hall: &Hall, people: &[&str]) -> Table {
    let game = Game::new(Rules::default_for(Variant::Halma8));
    Table::sit_down(hall, "general", people, game).await
}

async fn play(table: &mut Table) {
    let ply = table.game.position().legal_plies()[0];
    table.play(ply).await;
}

async fn told(person: &Person, table: &Table, line: &str) -> String {
    private(person.slash(table.channel, line).await.unwrap()).await
}

async fn reminder(hall: &Hall, table: &Table) -> Message {
    let is_reminder = |message: &Message| message.content.starts_with('⏰');
    let reminder = hall
        .stand_in
        .wait_for_message(table.channel, "the reminder", is_reminder);
    reminder.await.unwrap()
}

fn reminders(hall: &Hall, table: &Table) -> usize {
    let messages = hall.stand_in.messages(table.channel);
    let is_reminder = |message: &&Message| message.content.starts_with('⏰');
    messages.iter().filter(is_reminder).count()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_reminder_mentions_the_person_to_move_once() {
    let mut hall = Hall::open().await;
    let mut table = halma8(&hall, &["anna", "ben"]).await;
    let own = own_side(&table.people[0], table.last.id).await;
    assert!(own.button("🔕 Mute").is_some());
    hall.clock.advance_ms(55 * HOUR_MS);
    let reminder = reminder(&hall, &table).await;
    let anna = table.people[0].clone();
    assert!(
        reminder.notified.is_only([&anna]),
        "{:?}",
        reminder.notified
    );
    assert!(reminder.content.contains(&table.code) && reminder.content.contains("<t:"));
    hall.restart_bot().await;
    // The board still works, and the reminder isn't repeated.
    play(&mut table).await;
    assert_eq!(reminders(&hall, &table), 1);
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn reminders_can_be_muted_for_a_turn_or_forever() {
    let hall = Hall::open().await;
    let mut table = halma8(&hall, &["anna", "ben"]).await;
    let [anna, ben] = [table.people[0].clone(), table.people[1].clone()];
    let others = click_own(&ben, table.last.id, "🔕 Mute").await;
    assert!(private(others).await.contains("It's "));
    let muted = click_own(&anna, table.last.id, "🔕 Mute").await;
    let said = private(muted).await;
    assert!(said.contains("won't remind you about this turn"), "{said}");
    let own = own_side(&anna, table.last.id).await;
    assert!(own.button("🔕 Mute").is_none() && own.button("Move").is_some());
    let said = told(&ben, &table, "/halma me settings reminders:none").await;
    assert!(said.contains("Mentions: never"), "{said}");
    hall.clock.advance_ms(55 * HOUR_MS);
    let ply = table.game.position().legal_plies()[0];
    let text = ply.text(table.game.position().board());
    let line = format!("/halma move text:{text}");
    let board = public(anna.slash(table.channel, &line).await.unwrap()).await;
    assert!(board.notified.is_nobody(), "{:?}", board.notified);
    assert!(board.content.contains(&ben.mention()));
    assert_eq!(reminders(&hall, &table), 0);
    table.note(ply);
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn settings_are_shown_changed_and_completed() {
    let hall = Hall::open().await;
    let anna = hall.stand_in.user("anna");
    let hub = hall.stand_in.channel("general");
    let say = |line: &'static str| async { private(anna.slash(hub, line).await.unwrap()).await };
    let first = say("/halma me settings").await;
    assert!(first.contains("Set your time zone"), "{first}");
    let choices = anna.autocomplete(hub, "/halma me settings zone:new y", "zone");
    let choices = choices.await.unwrap();
    assert!(
        choices
            .iter()
            .any(|choice| choice.name == "America/New_York")
    );
    let some = anna
        .autocomplete(hub, "/halma me settings zone:", "zone")
        .await;
    assert!(some.unwrap().len() > 10);
    let set = say("/halma me settings zone:Europe/Berlin quiet_from:23 quiet_declines:true").await;
    assert!(set.contains("from 23:00 to 8:00 (Europe/Berlin)"), "{set}");
    assert!(set.contains("no one is notified"), "{set}");
    let city = anna
        .autocomplete(hub, "/halma me settings zone:мюнх", "zone")
        .await;
    assert_eq!(city.unwrap()[0].name, "Munich · Europe/Berlin");
    let set = say("/halma me settings zone:\"St Petersburg\"").await;
    assert!(set.contains("Europe/Moscow"), "{set}");
    let several = say("/halma me settings zone:Valencia").await;
    assert!(several.contains("`Europe/Madrid`"), "{several}");
    let wrong = say("/halma me settings zone:Atlantis").await;
    assert!(wrong.contains("large city called `Atlantis`"), "{wrong}");
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_board_says_how_long_someone_is_away() {
    let hall = Hall::open().await;
    let mut table = halma8(&hall, &["anna", "ben"]).await;
    let anna = table.people[0].clone();
    let said = told(&anna, &table, "/halma me away days:5").await;
    assert!(said.contains("left this year: 25"), "{said}");
    let words = format!("{} is away from <t:", anna.mention());
    let says_so = |message: &Message| description(message).contains(&words);
    once(&hall.stand_in, &table.last, "says who is away", says_so).await;
    let too_long = told(&anna, &table, "/halma me away days:40").await;
    assert!(too_long.contains("30 away days left"), "{too_long}");
    let back = told(&anna, &table, "/halma me away days:0").await;
    assert!(back.contains("Welcome back"), "{back}");
    play(&mut table).await;
    assert!(!description(&table.last).contains("away from"));
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn blocked_people_are_told_kindly() {
    let hall = Hall::open().await;
    let [anna, ben] = ["anna", "ben"].map(|name| hall.stand_in.user(name));
    let hub = hall.stand_in.channel("general");
    let say = |person: Person, line: &'static str| async move {
        private(person.slash(hub, line).await.unwrap()).await
    };
    let kept = say(ben.clone(), "/halma me block person:@anna").await;
    assert!(kept.contains(&anna.mention()), "{kept}");
    let refused = say(anna.clone(), "/halma play with:@ben").await;
    assert!(refused.contains("can't play with"), "{refused}");
    let own = say(ben.clone(), "/halma me block person:@ben").await;
    assert!(own.contains("yourself"), "{own}");
    say(ben.clone(), "/halma me block person:@anna undo:true").await;
    let line = "/halma play with:@ben";
    public(anna.slash(hub, line).await.unwrap()).await;
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn blocked_people_are_listed_and_can_be_unblocked_even_after_leaving() {
    let hall = Hall::open().await;
    let [anna, ben] = ["anna", "ben"].map(|name| hall.stand_in.user(name));
    let hub = hall.stand_in.channel("general");
    let list = "/halma me block";
    assert!(
        private(ben.slash(hub, list).await.unwrap())
            .await
            .contains("is empty")
    );
    private(
        ben.slash(hub, "/halma me block person:@anna")
            .await
            .unwrap(),
    )
    .await;
    hall.stand_in.leave(&anna, hall.stand_in.stock_guild());
    let listed = ben.slash(hub, list).await.unwrap().message().await.unwrap();
    assert_eq!(listed.embeds[0].description, Some(anna.mention()));
    let undone = ben.select(listed.id, "Unblock someone", &["anna"]).await;
    let undone = undone.unwrap().message().await.unwrap();
    assert!(undone.content.contains("is empty") && undone.selects().is_empty());
    assert!(undone.embeds.is_empty());
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn people_cannot_share_a_lobby_with_someone_they_blocked() {
    let hall = Hall::open().await;
    let [anna, ben, cleo] = ["anna", "ben", "cleo"].map(|name| hall.stand_in.user(name));
    let hub = hall.stand_in.channel("general");
    private(
        ben.slash(hub, "/halma me block person:@anna")
            .await
            .unwrap(),
    )
    .await;
    let lobby = cleo.slash(hub, "/halma play game:star4").await.unwrap();
    let lobby = public(lobby).await;
    anna.click(lobby.id, "Join")
        .await
        .unwrap()
        .message()
        .await
        .unwrap();
    let refused = private(ben.click(lobby.id, "Join").await.unwrap()).await;
    assert!(refused.contains("can't play with"), "{refused}");
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn after_a_move_the_next_game_is_named_privately() {
    let hall = Hall::open().await;
    let mut first = halma8(&hall, &["anna", "ben"]).await;
    let second = halma8(&hall, &["anna", "carla"]).await;
    let anna = first.people[0].clone();
    let ply = first.game.position().legal_plies()[0];
    let text = ply.text(first.game.position().board());
    let line = format!("/halma move text:{text} game:{}", first.code);
    let answer = anna.slash(first.channel, &line).await.unwrap();
    let next = answer.follow_up(0).await.unwrap();
    assert!(next.is_private() && next.is_visible_to(&anna));
    assert!(next.content.contains(&second.code), "{}", next.content);
    first.last = public(answer).await;
    first.note(ply);
    // Once an hour is enough, although Anna moves three times.
    for _ in 0..2 {
        play(&mut first).await;
        play(&mut first).await;
    }
    let named = |person: &Person| {
        let is_named = |message: &&Message| {
            message.is_private()
                && message.is_visible_to(person)
                && message.content.contains("Next:")
        };
        let seen = hall.stand_in.messages(first.channel);
        seen.iter().filter(is_named).count()
    };
    // Ben has no other game, so he isn't told.
    assert_eq!((named(&anna), named(&first.people[1])), (1, 0));
    let list = anna.slash(first.channel, "/halma games").await.unwrap();
    let list = list.message().await.unwrap();
    assert!(list.content.contains("Your games: 2"), "{}", list.content);
    let of = first.people[1].slash(first.channel, "/halma games player:@carla");
    let of = of.await.unwrap().message().await.unwrap();
    assert!(description(&of).contains(&second.code) && !description(&of).contains(&first.code));
    assert!(!description(&of).contains("your move"));
    let none = anna.slash(first.channel, "/halma games player:@dora").await;
    assert!(private_text(none.unwrap()).await.contains("has no games"));
    hall.close().await;
}

async fn private_text(answer: stand_in::Answer) -> String {
    private(answer).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_quiet_no_changes_nothing_for_others() {
    let hall = Hall::open().await;
    let mut table = halma8(&hall, &["anna", "ben"]).await;
    play(&mut table).await;
    let [anna, ben] = [table.people[0].clone(), table.people[1].clone()];
    told(&ben, &table, "/halma me settings quiet_declines:true").await;
    let offered = anna.slash(table.channel, "/halma draw").await;
    let offered = public(offered.unwrap()).await;
    let no = private(ben.click(offered.id, "Decline").await.unwrap()).await;
    assert!(no.contains("I won't tell anyone"), "{no}");
    let board = hall.stand_in.message(offered.id).unwrap();
    assert_eq!(board.content, offered.content);
    assert!(board.button("Accept").is_some());
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_person_and_a_server_choose_how_boards_look() {
    let hall = Hall::open().await;
    let game = Game::new(Rules::default_for(Variant::Halma8));
    let moderator = hall.stand_in.user("mo");
    moderator.set_permissions(permission::ORDINARY_MEMBER | permission::MANAGE_GUILD);
    let channel = hall.stand_in.channel("general");
    let line = "/halma-admin settings theme:dark";
    let said = private(moderator.slash(channel, line).await.unwrap()).await;
    assert!(said.contains("Look of the boards: dark"), "{said}");
    let table = Table::sit_down(&hall, "general", &["anna", "ben"], game);
    let table = table.await;
    let scene = table.scene();
    let drawn = |theme: &str, scene: &Scene| {
        Painter::new(Theme::named(theme).unwrap())
            .png(scene)
            .unwrap()
    };
    assert!(table.last.attachments[0].bytes[..] == drawn("dark", &scene));
    let ben = &table.people[1];
    let wrong = ben
        .slash(channel, "/halma me settings theme:pink")
        .await
        .unwrap();
    let wrong = private(wrong).await;
    assert!(
        wrong.contains("`pink`") && wrong.contains("maple, dark, contrast"),
        "{wrong}"
    );
    let line = "/halma me settings theme:contrast";
    let said = private(ben.slash(channel, line).await.unwrap()).await;
    assert!(said.contains("contrast"), "{said}");
    let own = ben.click(table.last.id, "My side").await.unwrap();
    let own = own.message().await.unwrap();
    let private_scene = scene.for_seat(Seat::at(1));
    assert!(own.attachments[0].bytes[..] == drawn("contrast", &private_scene));
    let line = "/halma me settings theme:none";
    private(ben.slash(channel, line).await.unwrap()).await;
    let own = ben.click(table.last.id, "My side").await.unwrap();
    let own = own.message().await.unwrap();
    assert!(own.attachments[0].bytes[..] == drawn("dark", &private_scene));
    hall.close().await;
}
