//! What the board page offers beside moving: hints, analyses, leaderboards and new games.
#![expect(clippy::unwrap_used, reason = "a test")]

use halma_picture::Still;
use halma_rules::{Game, Rules, Variant};
use reqwest::StatusCode;
use serde_json::{Value, json};
use stand_in::{Message, Snowflake};

use crate::common::hall::{Hall, public};
use crate::common::table::Table;
use crate::discord::board_page::{Browser, sit_down, words};

const HOUR_MS: i64 = 3_600_000;

/// Waits for a public message with a text.
pub async fn see(hall: &Hall, channel: Snowflake, text: &str) -> Message {
    let is_it = |message: &Message| !message.is_private() && message.content.contains(text);
    let seen = hall.stand_in.wait_for_message(channel, text, is_it);
    seen.await.unwrap()
}

pub async fn refused(
    browser: &Browser,
    path: &str,
    body: Option<&Value>,
    status: StatusCode,
    part: &str,
) {
    let (told, said) = match body {
        Some(body) => browser.post(path, body).await,
        None => browser.get(path).await,
    };
    assert_eq!(told, status, "{said}");
    let error = words(&said["error"]);
    assert!(error.contains(part), "{error}");
    assert!(!error.contains(['`', '<', '‹']), "{error}");
}

#[tokio::test(flavor = "multi_thread")]
async fn hints_are_given_where_they_are_allowed_and_only_for_ones_own_move() {
    let hall = Hall::open_with_board().await;
    let rated = sit_down(&hall, &["anna", "ben"]).await;
    let channel = rated.channel;
    let annas = Browser::of(&hall, &rated.people[0], channel).await;
    let bens = Browser::of(&hall, &rated.people[1], channel).await;
    let game = annas.game(&rated.code).await;
    assert_eq!(game["game"]["hints"], false);
    let (path, at) = (
        format!("/api/game/{}/hint", rated.code),
        json!({ "turn": game["turn"] }),
    );
    let conflict = StatusCode::CONFLICT;
    refused(&annas, &path, Some(&at), conflict, "rated").await;
    refused(&bens, &path, Some(&at), conflict, "turn").await;

    let line = "/halma game custom with:@ben rated:False first:me game:mini-corners";
    let asked = public(rated.people[0].slash(channel, line).await.unwrap()).await;
    let begun = rated.people[1].click(asked.id, "Accept").await.unwrap();
    let game = Game::new(Rules::default_for(Variant::MiniCorners));
    let mut table = Table::new(channel, game, rated.people.clone(), public(begun).await);
    let path = format!("/api/game/{}/hint", table.code);
    let game = annas.game(&table.code).await;
    assert_eq!(game["game"]["hints"], true);
    let at = json!({ "turn": game["turn"] });
    let (status, told) = annas.post(&path, &at).await;
    assert_eq!(status, StatusCode::OK, "{told}");
    let best = &told["hints"][0];
    let said = words(&best["said"]);
    assert!(said.starts_with("1.") && !said.contains('*'), "{said}");
    assert_eq!(told["note"], Value::Null);
    let ply = table.game.parse_ply(best["move"].as_str().unwrap());
    table.play(ply.unwrap()).await;
    refused(&annas, &path, Some(&at), conflict, "").await;
    assert_eq!(bens.game(&table.code).await["game"]["hints"], true);
    let ply = table.game.position().legal_plies()[0];
    table.play(ply).await;
    // Her turn again, but a later one.
    refused(&annas, &path, Some(&at), conflict, "").await;
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_finished_game_is_analyzed_and_a_running_or_short_one_is_not() {
    let hall = Hall::open_with_board().await;
    let mut table = sit_down(&hall, &["anna", "ben"]).await;
    let annas = Browser::of(&hall, &table.people[0], table.channel).await;
    let path = format!("/api/game/{}/analysis", table.code);
    let conflict = StatusCode::CONFLICT;
    refused(&annas, &path, None, conflict, "").await;
    for _ in 0..6 {
        let ply = table.game.position().legal_plies()[0];
        table.play(ply).await;
    }
    let game = annas.game(&table.code).await;
    assert_eq!(game["analysis"], false);
    let resign = json!({ "act": "resign", "turn": game["turn"] });
    let (_, over) = annas.act(&table.code, &resign).await;
    assert_eq!(over["analysis"], true, "{over}");
    let (status, told) = annas.get(&path).await;
    assert_eq!(status, StatusCode::OK, "{told}");
    // Before the first event and after each; resigning is one.
    assert_eq!(told["leads"].as_array().unwrap().len(), 8, "{told}");
    let lines = told["lines"].as_array().unwrap();
    let said = words(&lines[0]["said"]);
    assert!(said.contains("how many steps ahead ⚪ anna was"), "{said}");
    for line in lines {
        let said = words(&line["said"]);
        assert!(!said.contains(['*', '<']), "{said}");
        assert!(line["event"].as_u64().is_none_or(|event| event < 7));
    }
    assert!(!told["better"].as_object().unwrap().is_empty(), "{told}");
    // Each better way begins with a stone that could go it before that event.
    for (event, way) in told["better"].as_object().unwrap() {
        let events: usize = event.parse().unwrap();
        let position = Still::of(&table.game, events)
            .unwrap()
            .standing
            .position()
            .clone();
        let cells: Vec<&str> = way
            .as_array()
            .unwrap()
            .iter()
            .map(|cell| cell.as_str().unwrap())
            .collect();
        let mv = format!("{}-{}", cells[0], cells[cells.len() - 1]);
        assert!(position.parse_ply(&mv).is_ok(), "{event}: {way}");
    }
    let path = format!("/api/game/{}/profile", table.code);
    let (status, own) = annas.get(&path).await;
    assert_eq!(status, StatusCode::OK);
    let first = words(&own["lines"][0]);
    assert!(first.contains("1 game"), "{own}");
    for line in own["lines"].as_array().unwrap() {
        assert!(!words(line).contains(['*', '<']), "{line}");
    }

    let short = sit_down(&hall, &["anna", "ben"]).await;
    let turn = annas.game(&short.code).await["turn"].clone();
    let resign = json!({ "act": "resign", "turn": turn });
    annas.act(&short.code, &resign).await;
    let path = format!("/api/game/{}/analysis", short.code);
    refused(&annas, &path, None, conflict, "at least 3 moves").await;
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_from_the_page_is_offered_in_the_channel_once() {
    let hall = Hall::open_with_board().await;
    let table = sit_down(&hall, &["anna", "ben"]).await;
    let (channel, code) = (table.channel, table.code.clone());
    let annas = Browser::of(&hall, &table.people[0], channel).await;
    let bens = Browser::of(&hall, &table.people[1], channel).await;
    let turn = annas.game(&code).await["turn"].clone();
    let again = json!({ "act": "rematch" });
    assert_eq!(annas.act(&code, &again).await.0, StatusCode::CONFLICT);
    let resign = json!({ "act": "resign", "turn": turn });
    let (_, over) = annas.act(&code, &resign).await;
    assert_eq!(over["rematch"], true);
    let (status, asked) = annas.act(&code, &again).await;
    assert_eq!(status, StatusCode::OK, "{asked}");
    assert_ne!(asked["code"], code.as_str());
    assert_eq!(asked["stage"], "open");
    let posted = see(&hall, channel, "wants a rematch").await;
    assert!(posted.notified.is_only([&table.people[1]]));
    let (_, same) = annas.act(&code, &again).await;
    assert_eq!(same["code"], asked["code"]);
    let (_, begun) = bens.act(&code, &again).await;
    let told = (&begun["code"], &begun["stage"]);
    assert_eq!(told, (&asked["code"], &json!("running")));
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn another_game_is_begun_with_those_of_the_channel_or_the_computer_and_nobody_else() {
    let hall = Hall::open_with_board().await;
    let table = sit_down(&hall, &["anna", "ben"]).await;
    let elsewhere = Table::sit_down(
        &hall,
        "elsewhere",
        &["anna", "carol"],
        Game::new(Rules::default_for(Variant::Halma8)),
    );
    let elsewhere = elsewhere.await;
    let channel = table.channel;
    let annas = Browser::of(&hall, &table.people[0], channel).await;
    let path = format!("/api/game/{}/new", table.code);
    let (status, choices) = annas.get(&path).await;
    assert_eq!(status, StatusCode::OK, "{choices}");
    let people = choices["people"].as_array().unwrap();
    assert_eq!(people.len(), 1, "{choices}");
    assert_eq!(people[0]["name"], "ben");
    assert_eq!(choices["levels"].as_array().unwrap().len(), 10);

    let (ben, made) = (&people[0]["person"], &choices["made"]);
    let wanted = json!({
        "made": made, "variant": "corners", "person": ben, "time": "bank-7d", "no_weekends": true,
    });
    let (status, asked) = annas.post(&path, &wanted).await;
    assert_eq!((status, &asked["stage"]), (StatusCode::OK, &json!("open")));
    let posted = see(&hall, channel, "Corners").await;
    assert!(posted.notified.is_only([&table.people[1]]));
    let terms = posted.embeds[0].description.clone().unwrap();
    assert!(terms.contains("7 days for all your moves"), "{terms}");
    assert!(terms.contains("weekends"), "{terms}");
    // The answer was lost, and the page asks again.
    let (status, again) = annas.post(&path, &wanted).await;
    assert_eq!((status, &again["code"]), (StatusCode::OK, &asked["code"]));
    // Somebody else's form of the same moment is another one.
    let bens = Browser::of(&hall, &table.people[1], channel).await;
    let level = json!({ "made": made, "variant": "corners", "level": 1 });
    let (_, other) = bens.post(&path, &level).await;
    assert_eq!(other["stage"], "running", "{other}");
    assert_ne!(other["code"], asked["code"]);

    let made = made.as_i64().unwrap() + 1;
    let wanted = json!({ "made": made, "variant": "star2", "level": 1 });
    let (status, begun) = annas.post(&path, &wanted).await;
    let told = (status, &begun["stage"]);
    assert_eq!(told, (StatusCode::OK, &json!("running")), "{begun}");
    see(&hall, channel, "Computer (level 1)").await;

    for wrong in [
        json!({ "made": made, "variant": "corners", "level": 1, "time": "2 weeks" }),
        json!({ "made": made, "variant": "corners", "person": "x" }),
        json!({ "made": made, "variant": "corners", "person": ben, "level": 1 }),
        json!({ "made": made, "variant": "corners" }),
        json!({ "made": made, "variant": "chess", "level": 1 }),
        json!({ "made": made, "variant": "corners", "level": 11 }),
        json!({ "made": made - HOUR_MS, "variant": "corners", "level": 1 }),
        json!({ "made": made + HOUR_MS, "variant": "corners", "level": 1 }),
        json!({ "variant": "corners", "level": 1 }),
    ] {
        refused(&annas, &path, Some(&wrong), StatusCode::BAD_REQUEST, "").await;
    }
    let strangers = Browser::of(&hall, &elsewhere.people[1], elsewhere.channel).await;
    for path in ["new", "table", "analysis"] {
        let path = format!("/api/game/{}/{path}", table.code);
        assert_eq!(strangers.get(&path).await.0, StatusCode::NOT_FOUND);
    }
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_leaderboard_is_that_of_the_games_server() {
    let hall = Hall::open_with_board().await;
    let table = sit_down(&hall, &["anna", "ben"]).await;
    let annas = Browser::of(&hall, &table.people[0], table.channel).await;
    let path = format!("/api/game/{}/table", table.code);
    let (status, empty) = annas.get(&path).await;
    assert_eq!(status, StatusCode::OK);
    let none = words(&empty["lines"][0]);
    assert!(none.contains("No one ranked yet"), "{empty}");
    let mut table = table;
    for _ in 0..12 {
        let ply = table.game.position().legal_plies()[0];
        table.play(ply).await;
    }
    let turn = annas.game(&table.code).await["turn"].clone();
    let resign = json!({ "act": "resign", "turn": turn });
    annas.act(&table.code, &resign).await;
    let (_, wins) = annas.get(&format!("{path}?by=wins")).await;
    let title = wins["title"].as_str().unwrap();
    assert!(title.starts_with("🏆 Halma · "), "{title}");
    let first = words(&wins["lines"][0]);
    assert!(first.starts_with("🥇 ben"), "{wins}");
    let tables = wins["tables"].as_array().unwrap();
    let shown: Vec<_> = tables.iter().filter(|one| one["shown"] == true).collect();
    assert_eq!(shown.len(), 1);
    assert_eq!(shown[0]["by"], "wins");
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hint_against_the_computer_says_what_it_costs() {
    let hall = Hall::open_with_board().await;
    let anna = hall.stand_in.user("anna");
    let channel = hall.stand_in.channel("general");
    let line = "/halma game custom computer:1 first:me game:mini-corners";
    public(anna.slash(channel, line).await.unwrap()).await;
    let annas = Browser::of(&hall, &anna, channel).await;
    let (_, home) = annas.get("/api/home").await;
    let code = home["games"][0]["code"].as_str().unwrap();
    let game = annas.game(code).await;
    assert_eq!(game["game"]["hintsCost"], true, "said before");
    let at = json!({ "turn": game["turn"] });
    let (status, told) = annas.post(&format!("/api/game/{code}/hint"), &at).await;
    assert_eq!(status, StatusCode::OK, "{told}");
    let note = words(&told["note"]);
    assert!(note.contains("won't count"), "{note}");
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn people_with_the_same_name_are_told_apart() {
    let hall = Hall::open_with_board().await;
    let mut table = sit_down(&hall, &["anna", "ben"]).await;
    // The name is stored again when somebody changes something of their own.
    table.people[1].set_name("anna");
    let settings = table.people[1].slash(table.channel, "/halma me settings confirm:true");
    settings.await.unwrap().message().await.unwrap();
    let annas = Browser::of(&hall, &table.people[0], table.channel).await;
    let game = annas.game(&table.code).await;
    let names = [0, 1].map(|seat| game["game"]["seats"][seat]["name"].clone());
    assert_eq!(names, ["anna (White)", "anna (Black)"]);
    assert_eq!(game["people"], "anna, anna");
    for _ in 0..12 {
        let ply = table.game.position().legal_plies()[0];
        table.play(ply).await;
    }
    let turn = annas.game(&table.code).await["turn"].clone();
    let resign = json!({ "act": "resign", "turn": turn });
    annas.act(&table.code, &resign).await;
    let path = format!("/api/game/{}/table?by=wins", table.code);
    let (_, wins) = annas.get(&path).await;
    let winner = words(&wins["lines"][0]);
    let digits = format!("anna #{:04}", table.people[1].id().get() % 10_000);
    assert!(winner.contains(&digits), "{wins}");
    hall.close().await;
}
