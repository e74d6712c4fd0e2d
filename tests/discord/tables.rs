//! Ratings and leaderboards, as players see them.
#![expect(clippy::unwrap_used, reason = "a test")]

use std::time::Duration;

use halma_rules::{Game, Rules, Variant};
use stand_in::{Fault, FaultRule, Message, Person, Snowflake, permission};

use crate::common::hall::{Hall, private, public};
use crate::common::table::Table;

const FACE: &[u8] = include_bytes!("../../crates/stand-in/faces/owl.png");

/// Two people play two moves each, and the second resigns. Returns the message with the end.
async fn win(hall: &Hall, winner: &str, loser: &str) -> Message {
    let game = Game::new(Rules::default_for(Variant::Halma8));
    let mut table = Table::sit_down(hall, "general", &[winner, loser], game).await;
    for _ in 0..4 {
        let ply = table.game.position().legal_plies()[0];
        table.play(ply).await;
    }
    let loser = table.people[1].clone();
    let line = format!("/halma resign game:{}", table.code);
    let asked = loser.slash(table.channel, &line).await.unwrap();
    let asked = asked.message().await.unwrap();
    let end = loser.click(asked.id, "Yes, resign").await.unwrap();
    end.follow_up(0).await.unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn the_end_has_a_word_for_the_rarest_that_happened() {
    let hall = Hall::open().await;
    let first = win(&hall, "anna", "ben").await.content;
    assert!(first.contains("first rated game!"), "{first}");
    let second = win(&hall, "anna", "ben").await.content;
    assert!(!second.contains(['🎉', '🔥']), "{second}");
    let third = win(&hall, "anna", "ben").await.content;
    assert!(third.contains("has won 3 in a row!"), "{third}");
    assert!(!third.contains("ranked now"), "{third}");
    hall.close().await;
}

async fn shown(person: &Person, channel: Snowflake, line: &str) -> Message {
    person
        .slash(channel, line)
        .await
        .unwrap()
        .message()
        .await
        .unwrap()
}

fn text(message: &Message) -> String {
    let embed = message
        .embeds
        .first()
        .and_then(|embed| embed.description.clone());
    format!("{}\n{}", message.content, embed.unwrap_or_default())
}

#[tokio::test(flavor = "multi_thread")]
async fn the_end_shows_rating_changes_and_the_leaderboards_have_them() {
    let hall = Hall::open().await;
    let end = win(&hall, "anna", "ben").await;
    for part in ["1662? (+162)", "1338? (−162)", "still settling"] {
        assert!(end.content.contains(part), "{}", end.content);
    }
    assert!(!end.content.contains("⚔️"), "{}", end.content);
    let again = win(&hall, "anna", "ben").await;
    assert!(again.content.contains(" 2–0 "), "{}", again.content);
    let hub = hall.stand_in.channel("general");
    let (anna, ben) = (hall.stand_in.user("anna"), hall.stand_in.user("ben"));
    let table = shown(&ben, hub, "/halma leaderboard").await;
    let said = text(&table);
    let lines: Vec<&str> = said.lines().collect();
    assert!(
        lines[0].contains("Halma") && lines[0].contains("wins"),
        "{said}"
    );
    assert!(
        lines[1].contains("🥇") && lines[1].contains("**2** of 2 won"),
        "{said}"
    );
    assert!(
        lines[2].contains("🥈") && lines[2].contains("🔴🔴"),
        "{said}"
    );
    let rated = ben
        .click(table.id, "Rating")
        .await
        .unwrap()
        .message()
        .await
        .unwrap();
    let said = text(&rated);
    assert!(said.contains("Not ranked yet"), "{said}");
    assert_eq!(said.matches("1 more rated game to get ranked").count(), 2);
    assert!(again.content.contains("Counts half"), "{}", again.content);
    let season = ben
        .click(table.id, "Season")
        .await
        .unwrap()
        .message()
        .await
        .unwrap();
    assert!(text(&season).contains("**12**"), "{}", text(&season));
    let everywhere = anna
        .slash(hub, "/halma leaderboard where:everywhere by:wins")
        .await;
    let everywhere = everywhere.unwrap().message().await.unwrap();
    assert!(text(&everywhere).contains("**2** of 2 won"));
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_unrated_challenge_says_so() {
    let hall = Hall::open().await;
    let (anna, hub) = (hall.stand_in.user("anna"), hall.stand_in.channel("general"));
    for (option, word) in [("", " rated"), (" rated:false", "unrated")] {
        let line = format!("/halma game custom{option}");
        let made = public(anna.slash(hub, &line).await.unwrap()).await;
        assert!(text(&made).contains(word), "{}", text(&made));
    }
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_is_a_picture_whatever_becomes_of_profile_pictures() {
    let hall = Hall::open().await;
    let names = ["anna", "ben", "carl", "dora"];
    // Undecodable pictures aren't cached, so they are requested again.
    let odd: [Option<&[u8]>; 4] = [Some(b"no picture at all"), Some(FACE), None, Some(FACE)];
    for (name, file) in names.iter().zip(odd) {
        let person = hall.stand_in.user(name);
        hall.stand_in.set_face(&person, file);
    }
    win(&hall, "anna", "ben").await;
    win(&hall, "carl", "dora").await;
    let (anna, hub) = (hall.stand_in.user("anna"), hall.stand_in.channel("general"));
    let table = shown(&anna, hub, "/halma leaderboard").await;
    let file = table.attachment("halma-table.png").unwrap();
    let alt_text = file.description.as_deref().unwrap();
    assert!(
        alt_text.starts_with("1. ") && alt_text.contains("anna 1"),
        "{alt_text}"
    );
    let picture = image::load_from_memory(&file.bytes).unwrap();
    assert_eq!(picture.width(), 700);
    // If the host hangs, only the picture is missing.
    let hangs = FaultRule::new(Fault::Late(Duration::from_secs(30))).on("GET", "/avatars/");
    hall.stand_in.fail(hangs);
    let again = shown(&anna, hub, "/halma leaderboard").await;
    assert!(again.attachment("halma-table.png").is_some());
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_profile_shows_one_persons_record_and_versus_that_of_two() {
    let hall = Hall::open().await;
    let (anna, ben) = (hall.stand_in.user("anna"), hall.stand_in.user("ben"));
    let hub = hall.stand_in.channel("general");
    let none = text(&shown(&anna, hub, "/halma profile player:@ben").await);
    assert!(none.contains("hasn't finished"), "{none}");
    win(&hall, "anna", "ben").await;
    win(&hall, "ben", "anna").await;
    let profile = shown(&anna, hub, "/halma profile").await;
    let said = text(&profile);
    for part in [
        "2 games: 1 won, 0 drawn, 1 lost",
        "Best win: beat a",
        "resignation 1–0–1",
        "never timed out",
        "Recent games",
    ] {
        assert!(said.contains(part), "{part}: {said}");
    }
    assert!(profile.attachment("halma-rating.png").is_some());
    let menu = anna.context_menu(hub, "Halma profile", &ben).await.unwrap();
    let of_ben = text(&menu.message().await.unwrap());
    assert!(of_ben.contains(&format!("<@{}>", ben.id())), "{of_ben}");
    let versus = text(&shown(&anna, hub, "/halma profile versus:@ben").await);
    assert!(versus.contains(" 1–1 "), "{versus}");
    let carl = text(&shown(&anna, hub, "/halma profile versus:@carl").await);
    assert!(carl.contains("haven't finished a game"), "{carl}");
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_long_leaderboard_has_pages() {
    let hall = Hall::open().await;
    for pair in 0..6 {
        win(&hall, &format!("winner{pair}"), &format!("loser{pair}")).await;
    }
    let (asking, hub) = (
        hall.stand_in.user("winner0"),
        hall.stand_in.channel("general"),
    );
    let first = shown(&asking, hub, "/halma leaderboard").await;
    let of_page = |message: &Message| text(message).matches("of 1 won").count();
    assert_eq!(of_page(&first), 10, "{}", text(&first));
    let turn = async |message: &Message, label: &str| {
        let turned = asking.click(message.id, label).await.unwrap();
        turned.message().await.unwrap()
    };
    let second = turn(&first, "Later ▶").await;
    // Two more, and the viewer.
    assert_eq!(of_page(&second), 3, "{}", text(&second));
    assert!(second.button("Later ▶").is_none());
    let again = turn(&second, "Wins").await;
    assert_eq!(text(&again), text(&first));
    hall.close().await;
}

/// A moderator.
fn dora(hall: &Hall) -> Person {
    let dora = hall.stand_in.user("dora");
    dora.set_permissions(permission::ORDINARY_MEMBER | permission::MANAGE_GUILD);
    dora
}

#[tokio::test(flavor = "multi_thread")]
async fn moderators_can_void_a_game_and_reset_the_leaderboards() {
    let hall = Hall::open().await;
    let end = win(&hall, "anna", "ben").await;
    let (anna, ben, dora) = (
        hall.stand_in.user("anna"),
        hall.stand_in.user("ben"),
        dora(&hall),
    );
    let hub = hall.stand_in.channel("general");
    let footer = end.embeds[0].footer.as_ref().unwrap().text.clone();
    let code = footer.split('#').nth(1).unwrap().split(' ').next().unwrap();
    let line = format!("/halma-admin remove-from-leaderboard game:{code} reason:\"a slip\"");
    let form = dora.slash(hub, &line).await.unwrap().modal().unwrap();
    let sent = dora.submit_modal(&form, &[("reason", "a slip")]).await;
    let told = public(sent.unwrap()).await;
    let said = &told.content;
    assert!(said.contains("from this server's leaderboards") && said.contains("`a slip`"));
    assert!(!said.contains("(+162)") && said.contains("🏆"), "{said}");
    assert!(told.notified.is_only(&[anna.clone(), ben]), "both are told");
    let none = shown(&anna, hub, "/halma leaderboard").await;
    assert!(!text(&none).contains("🥇"), "{}", text(&none));
    let everywhere = shown(&anna, hub, "/halma leaderboard where:everywhere by:wins").await;
    assert!(text(&everywhere).contains("🥇"), "{}", text(&everywhere));
    let again = dora.slash(hub, &line).await.unwrap().modal().unwrap();
    let again = dora.submit_modal(&again, &[("reason", "")]).await.unwrap();
    assert!(private(again).await.contains("already been removed"));

    win(&hall, "anna", "ben").await;
    let table = shown(&anna, hub, "/halma leaderboard").await;
    assert!(text(&table).contains("🥇"), "{}", text(&table));
    let reset = "/halma-admin reset-leaderboards";
    assert!(anna.slash(hub, reset).await.is_err(), "players cannot");
    for (name, word) in [
        ("Halma Hal", "not this server's name"),
        ("Halma Hall", "reset"),
    ] {
        let form = dora.slash(hub, reset).await.unwrap().modal().unwrap();
        let sent = dora.submit_modal(&form, &[("name", name)]).await.unwrap();
        let said = sent.message().await.unwrap().content;
        assert!(said.contains(word), "{said}");
    }
    let none = shown(&anna, hub, "/halma leaderboard").await;
    assert!(!text(&none).contains("🥇"), "{}", text(&none));
    let log = shown(&dora, hub, "/halma-admin log").await;
    let log = text(&log);
    for part in ["reset", "from this server's leaderboards", "`a slip`"] {
        assert!(log.contains(part), "{log}");
    }
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_best_of_a_season_are_announced_if_a_server_wants_it() {
    const QUARTER_MS: i64 = 93 * 24 * 3_600_000;
    let mut hall = Hall::open().await;
    let (hub, dora) = (hall.stand_in.channel("general"), dora(&hall));
    win(&hall, "anna", "ben").await;
    let games = hall.stand_in.channel("games");
    let line = "/halma-admin settings digest:true";
    let said = shown(&dora, games, line).await;
    assert!(
        said.content.contains(&format!("<#{games}>")),
        "{}",
        said.content
    );
    let log = shown(&dora, games, "/halma-admin log").await;
    assert!(text(&log).contains("season winners"), "{}", text(&log));
    hall.clock.advance_ms(QUARTER_MS);
    let told = hall
        .stand_in
        .wait_for_message(games, "the best of the season", |message| {
            message.content.contains("is over")
        });
    let told = told.await.unwrap();
    let anna = hall.stand_in.user("anna");
    let champion = format!("**Halma**: 🥇 {} 8", anna.mention());
    assert!(told.content.contains(&champion), "{}", told.content);
    let ben = hall.stand_in.user("ben");
    assert!(told.content.contains("One game in all"), "{}", told.content);
    assert!(!told.content.contains("Most games"), "both played as many");
    let played = [anna.id(), ben.id()];
    assert!(told.notified.is_only(played), "{:?}", told.notified);
    let season = shown(&anna, hub, "/halma leaderboard by:season").await;
    assert!(text(&season).contains("Hall of fame"), "{}", text(&season));
    // A season without games isn't announced, and after a restart neither is the last one.
    hall.clock.advance_ms(QUARTER_MS);
    hall.restart_bot().await;
    let off = shown(&dora, games, "/halma-admin settings digest:false").await;
    assert!(
        off.content.contains("announced in: no channel"),
        "{}",
        off.content
    );
    let all = hall.stand_in.messages(games);
    let digests = all.iter().filter(|one| one.content.contains("is over"));
    assert_eq!(digests.count(), 1);
    hall.close().await;
}
