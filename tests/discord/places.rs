//! Lost channels, servers and people, and what moderators do, as channels see it.
#![expect(clippy::unwrap_used, reason = "a test")]

use std::time::Duration;

use halma_rules::{Game, Rules, Variant};
use halma_service::Lost;
use stand_in::{
    Answer, Fault, FaultRule, Message, Person, RecordedRequest, Snowflake, Violation, permission,
};

use crate::common::hall::{Hall, is_line, private, public, stripped};
use crate::common::table::Table;

const HOUR_MS: i64 = 3_600_000;

async fn halma8(hall: &Hall) -> Table {
    let game = Game::new(Rules::default_for(Variant::Halma8));
    Table::sit_down(hall, "general", &["anna", "ben"], game).await
}

async fn play(table: &mut Table) {
    let ply = table.game.position().legal_plies()[0];
    table.play(ply).await;
}

fn moderator(hall: &Hall) -> Person {
    let dora = hall.stand_in.user("dora");
    dora.set_permissions(permission::ORDINARY_MEMBER | permission::MANAGE_GUILD);
    dora
}

async fn say(hall: &Hall, table: &Table, words: &'static str) -> Message {
    let found = hall
        .stand_in
        .wait_for_message(table.channel, words, |message| {
            message.content.contains(words)
        });
    found.await.unwrap()
}

/// What a person is told after one of several commands: only once, and late on a busy machine.
async fn told_at_last(person: &Person, channel: Snowflake) -> Message {
    let mut asked = Vec::new();
    for _ in 0..60 {
        let answer = person.slash(channel, "/halma help").await.unwrap();
        let told = tokio::time::timeout(Duration::from_secs(1), answer.follow_up(0));
        // The message is looked for below.
        drop(told.await);
        asked.push(answer);
        if let Some(told) = asked.iter().flat_map(Answer::follow_ups).next() {
            return told;
        }
    }
    panic!("{} was told nothing", person.name())
}

/// Looking up people who left is answered with "Unknown Member"; nothing else may have been
/// refused.
async fn close_after_looking(hall: Hall) {
    let violations = hall.stand_in.take_violations();
    let is_look = |violation: &Violation| violation.code == 10007;
    assert!(violations.iter().all(is_look), "{violations:#?}");
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn players_can_move_a_game_from_a_deleted_channel() {
    let mut hall = Hall::open().await;
    let mut table = halma8(&hall).await;
    play(&mut table).await;
    table.until_known().await;
    let [anna, ben] = [table.people[0].clone(), table.people[1].clone()];
    let games = hall.stand_in.channel("games");
    let not_lost = format!("/halma game move-here game:{}", table.code);
    let refused = private(anna.slash(games, &not_lost).await.unwrap()).await;
    assert!(refused.contains("still works"), "{refused}");
    hall.stand_in.delete_channel(table.channel);
    let ply = table.game.position().legal_plies()[0];
    let text = ply.text(table.game.position().board());
    let line = format!("/halma move text:{text} game:{}", table.code);
    let done = private(ben.slash(games, &line).await.unwrap()).await;
    assert!(done.contains("Done."), "{done}");
    table.note(ply);
    // Anna is told with her next command, wherever she uses it.
    let told = told_at_last(&anna, games).await;
    assert!(
        told.content.contains("/halma game move-here"),
        "{}",
        told.content
    );
    let look = format!("/halma board game:{}", table.code);
    let look = private(anna.slash(games, &look).await.unwrap()).await;
    assert!(look.contains("Paused"), "{look}");
    let board = anna.slash(games, "/halma game move-here").await.unwrap();
    table.last = public(board).await;
    table.channel = games;
    table.check_last();
    assert!(!table.last.content.contains("Paused"));
    assert!(table.last.content.contains('⏳'));
    play(&mut table).await;
    hall.stop_bot().await;
    hall.stand_in.take_violations();
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn someone_who_left_the_server_is_noticed_at_the_reminder_and_may_return() {
    let hall = Hall::open().await;
    let mut table = halma8(&hall).await;
    play(&mut table).await;
    play(&mut table).await;
    let anna = table.people[0].clone();
    let guild = hall.stand_in.stock_guild();
    hall.stand_in.leave(&anna, guild);
    hall.clock.advance_ms(55 * HOUR_MS);
    let gone = say(&hall, &table, "left this server").await;
    assert!(gone.content.contains(&anna.mention()));
    hall.stand_in.join(&anna, guild);
    table.last = gone;
    let ply = table.game.position().legal_plies()[0];
    let text = ply.text(table.game.position().board());
    let line = format!("/halma move text:{text}");
    let board = public(anna.slash(table.channel, &line).await.unwrap()).await;
    assert!(
        !board.content.contains("left this server"),
        "{}",
        board.content
    );
    close_after_looking(hall).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn leaving_the_server_for_good_loses() {
    let hall = Hall::open().await;
    let mut table = halma8(&hall).await;
    for _ in 0..4 {
        play(&mut table).await;
    }
    let anna = table.people[0].clone();
    hall.stand_in.leave(&anna, hall.stand_in.stock_guild());
    hall.clock.advance_ms(55 * HOUR_MS);
    say(&hall, &table, "left this server").await;
    hall.clock.advance_ms(8 * 24 * HOUR_MS);
    let end = say(&hall, &table, "🏆").await;
    assert!(end.content.contains(&table.people[1].mention()));
    close_after_looking(hall).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_is_paused_when_its_server_kicks_the_bot() {
    let mut hall = Hall::open().await;
    let mut table = halma8(&hall).await;
    play(&mut table).await;
    let older = table.last.clone();
    play(&mut table).await;
    // It loses its buttons once the newer one is recorded; then nothing is in transit.
    stripped(&hall.stand_in, &older).await;
    hall.stand_in.expel_bot(hall.stand_in.stock_guild());
    // No one moves: the bot finds out when the reminder is due.
    hall.clock.advance_ms(55 * HOUR_MS);
    // A player is told with the next command on a server where the bot still is.
    let elsewhere = hall.stand_in.guild("elsewhere");
    hall.stand_in.join(&table.people[0], elsewhere);
    let channel = hall.stand_in.channel_in(elsewhere, "general");
    told_at_last(&table.people[0], channel).await;
    hall.stop_bot().await;
    let waiting = hall.stored(&table.code).await;
    let lost = waiting.paused.as_ref().map(|paused| &paused.lost);
    assert_eq!(lost, Some(&Lost::Place));
    assert_eq!(waiting.game().unwrap().deadline, None, "no time runs");
    hall.stand_in.take_violations();
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_outage_of_the_server_changes_nothing() {
    let hall = Hall::open().await;
    let mut table = halma8(&hall).await;
    play(&mut table).await;
    hall.stand_in.blink_guild(hall.stand_in.stock_guild());
    play(&mut table).await;
    assert!(!table.last.content.contains("Paused"));
    hall.close().await;
}

/// Submits the form that asks a moderator for confirmation.
async fn confirmed(dora: &Person, channel: Snowflake, line: &str, reason: &str) -> Message {
    let form = dora.slash(channel, line).await.unwrap().modal().unwrap();
    let sent = dora.submit_modal(&form, &[("reason", reason)]).await;
    public(sent.unwrap()).await
}

/// The lines of the moderation log.
async fn log(dora: &Person, channel: Snowflake) -> String {
    let log = dora.slash(channel, "/halma-admin log").await.unwrap();
    let log = log.message().await.unwrap();
    log.embeds[0].description.clone().unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn moderators_end_undo_and_move_games_and_read_it_in_the_log() {
    let hall = Hall::open().await;
    let mut table = halma8(&hall).await;
    play(&mut table).await;
    table.until_known().await;
    let dora = moderator(&hall);
    let anna = table.people[0].clone();
    let refused = anna.slash(table.channel, "/halma-admin log").await;
    assert!(refused.is_err(), "players are no moderators");
    let before = table.last.clone();
    let undo = format!(
        "/halma-admin undo-move game:{} reason:\"a test\"",
        table.code
    );
    let undone = confirmed(&dora, table.channel, &undo, "they asked me to").await;
    assert!(
        undone.content.contains("took back the last move")
            && undone.content.contains("`they asked me to`"),
        "{}",
        undone.content
    );
    assert!(undone.notified.is_only(&table.people), "both are told");
    let old = stripped(&hall.stand_in, &before).await;
    assert!(is_line(&old), "{}", old.content);
    table.last = undone.clone();
    table.until_known().await;
    let games = hall.stand_in.channel("games");
    let line = format!("/halma-admin move-here game:{}", table.code);
    let moved = public(dora.slash(games, &line).await.unwrap()).await;
    assert!(
        moved.content.contains("moved this game here"),
        "{}",
        moved.content
    );
    assert!(moved.notified.is_only(&table.people), "both are told");
    let left = stripped(&hall.stand_in, &undone).await;
    assert!(
        left.content.contains(&format!("continues in <#{games}>")),
        "{}",
        left.content
    );
    let listed = dora.slash(games, "/halma-admin games").await.unwrap();
    let listed = listed.message().await.unwrap().embeds[0]
        .description
        .clone();
    assert!(listed.unwrap().contains(&table.code));
    let codes = dora
        .autocomplete(games, "/halma-admin cancel-game game:", "game")
        .await;
    assert_eq!(codes.unwrap()[0].value, table.code.as_str());
    let line = format!("/halma-admin cancel-game game:{}", table.code);
    let ended = confirmed(&dora, games, &line, "").await;
    assert!(ended.content.contains("ended this game") && ended.content.contains("doesn't count"));
    assert!(ended.notified.is_only(&table.people), "both are told");
    assert!(ended.embeds[0].title.as_ref().unwrap().contains("canceled"));
    let again = dora.slash(games, &line).await.unwrap();
    assert!(private(again).await.contains("This game is over"));
    let log = log(&dora, games).await;
    let deeds: Vec<_> = log.lines().collect();
    assert_eq!(deeds.len(), 3, "{log}");
    assert!(deeds[0].contains("ended") && deeds[2].contains("took back the last move"));
    assert!(deeds[2].contains("`they asked me to`"), "{log}");
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_decides_what_is_played_where_and_by_whom() {
    let hall = Hall::open().await;
    let dora = moderator(&hall);
    let anna = hall.stand_in.user("anna");
    let [hub, games] = ["general", "games"].map(|name| hall.stand_in.channel(name));
    let line = "/halma-admin settings game:corners time:7d max-games:2";
    let set = private(dora.slash(hub, line).await.unwrap()).await;
    assert!(
        set.contains("Corners (Ugolki)** (was: Halma 8×8 (default))"),
        "{set}"
    );
    assert!(
        set.contains("7 days per move** (was: 3 days per move (default))"),
        "{set}"
    );
    assert_eq!(set.matches("was:").count(), 3, "{set}");
    let shown = private(dora.slash(hub, "/halma-admin settings").await.unwrap()).await;
    assert!(!shown.contains("was:"), "nothing changed: {shown}");
    assert!(shown.contains("maple (default)"), "{shown}");
    let challenge = public(anna.slash(hub, "/halma play with:@ben").await.unwrap()).await;
    let shown = challenge.embeds[0].description.clone().unwrap();
    assert!(
        challenge.content.contains("Corners") && shown.contains("7 days"),
        "{shown}"
    );
    let line = "/halma-admin channel channel:#games games:only-here";
    let set = private(dora.slash(hub, line).await.unwrap()).await;
    assert!(set.contains(&format!("<#{games}>")), "{set}");
    let refused = anna.slash(hub, "/halma play with:@carla").await;
    let refused = private(refused.unwrap()).await;
    assert!(refused.contains(&format!("<#{games}>")), "{refused}");
    let line = "/halma-admin settings who-can-start:moderators";
    private(dora.slash(hub, line).await.unwrap()).await;
    let refused = anna.slash(games, "/halma play with:@carla").await;
    assert!(private(refused.unwrap()).await.contains("only moderators"));
    public(dora.slash(games, "/halma play with:@carla").await.unwrap()).await;
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn making_a_channel_the_only_one_is_one_command() {
    let hall = Hall::open().await;
    let dora = moderator(&hall);
    let [hub, games] = ["general", "games"].map(|name| hall.stand_in.channel(name));
    let set = async |line| private(dora.slash(games, line).await.unwrap()).await;
    set("/halma-admin channel games:not-here channel:#general").await;
    let only = set("/halma-admin channel games:only-here").await;
    let was = format!("<#{games}>** (was: all channels except <#{hub}>)");
    assert!(only.contains(&was), "{only}");
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_moderator_is_told_if_there_is_no_move_to_undo() {
    let hall = Hall::open().await;
    let dora = moderator(&hall);
    let table = halma8(&hall).await;
    let line = format!("/halma-admin undo-move game:{}", table.code);
    let refused = private(dora.slash(table.channel, &line).await.unwrap()).await;
    assert!(refused.contains("nothing to undo"), "{refused}");
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn closing_a_channel_never_opens_others_and_is_confirmed() {
    let hall = Hall::open().await;
    let dora = moderator(&hall);
    let anna = hall.stand_in.user("anna");
    hall.stand_in.user("ben");
    let [hub, games] = ["general", "games"].map(|name| hall.stand_in.channel(name));
    let set = async |line: &'static str| private(dora.slash(hub, line).await.unwrap()).await;
    let challenge = async |channel| {
        let made = anna.slash(channel, "/halma play with:@ben").await;
        made.unwrap().message().await.unwrap()
    };
    let but = set("/halma-admin channel channel:#games games:not-here").await;
    assert!(
        but.contains(&format!("all channels except <#{games}>")),
        "{but}"
    );
    assert!(
        challenge(games)
            .await
            .content
            .contains("Use another channel")
    );
    let same = set("/halma-admin channel channel:#games games:not-here").await;
    assert!(same.contains("nothing has changed"), "{same}");
    set("/halma-admin channel channel:#games games:here").await;
    let only = set("/halma-admin channel channel:#games games:only-here").await;
    assert!(
        only.contains(&format!("Channels for games: <#{games}>")),
        "{only}"
    );
    let none = set("/halma-admin channel channel:#games games:not-here").await;
    assert!(none.contains("no channel"), "{none}");
    for channel in [hub, games] {
        assert!(challenge(channel).await.content.contains("no channel"));
    }
    // Each change is in the log, with old and new value; changes without effect aren't.
    let log = log(&dora, hub).await;
    assert_eq!(log.matches("channels for games").count(), 4, "{log}");
    let change = format!("all channels → all channels except <#{games}>");
    assert!(log.contains(&change), "{log}");
    // A deleted channel disappears from the settings.
    set("/halma-admin channel games:everywhere").await;
    set("/halma-admin channel channel:#games games:only-here").await;
    hall.stand_in.delete_channel(games);
    let refused = challenge(hub).await.content;
    assert!(
        refused.contains("no channel") && !refused.contains("<#"),
        "{refused}"
    );
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_reminder_comes_where_the_game_is_moved_while_its_player_is_looked_for() {
    let hall = Hall::open().await;
    let mut table = halma8(&hall).await;
    play(&mut table).await;
    play(&mut table).await;
    table.until_known().await;
    let late = Fault::Late(Duration::from_secs(8));
    hall.stand_in
        .fail(FaultRule::new(late).on("GET", "/members").times(1));
    hall.clock.advance_ms(55 * HOUR_MS);
    let asked = |request: &RecordedRequest| request.path.contains("/members/");
    let asked = hall.stand_in.wait_for_request("the look", asked);
    asked.await.unwrap();
    let games = hall.stand_in.channel("games");
    let line = format!("/halma-admin move-here game:{}", table.code);
    public(moderator(&hall).slash(games, &line).await.unwrap()).await;
    let is_reminder = |message: &Message| message.content.contains("is waiting for your move");
    let reminder = hall
        .stand_in
        .wait_for_message(games, "the reminder", is_reminder);
    assert!(reminder.await.unwrap().notified.is_only([&table.people[0]]));
    assert!(
        !hall
            .stand_in
            .messages(table.channel)
            .iter()
            .any(is_reminder)
    );
    hall.close().await;
}
