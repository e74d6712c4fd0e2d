//! Cups on the board page: who sees which, and that joining and leaving there is what it is in the chat.
#![expect(clippy::unwrap_used, reason = "a test")]

use std::time::Duration;

use reqwest::{Method, StatusCode};
use serde_json::{Value, json};
use stand_in::{Fault, FaultRule, Message, Snowflake, permission};

use crate::common::hall::{Hall, private, public};
use crate::common::table::Table;
use crate::discord::board_page::{Browser, sit_down, words};
use crate::discord::board_panels::{refused, see};

const DAY_MS: i64 = 24 * 3_600_000;
const OK: StatusCode = StatusCode::OK;
const CONFLICT: StatusCode = StatusCode::CONFLICT;
const UNKNOWN: &str = "no such cup";

/// Anna and Ben play a game in the channel where a moderator announces a cup.
async fn announced(hall: &Hall) -> (Table, Message) {
    let table = sit_down(hall, &["anna", "ben"]).await;
    let emil = hall.stand_in.user("emil");
    emil.set_permissions(permission::ORDINARY_MEMBER | permission::MANAGE_GUILD);
    let line = "/halma-cup new name:Autumn kind:round-robin game:corners days:4";
    let cup = public(emil.slash(table.channel, line).await.unwrap()).await;
    (table, cup)
}

/// The cups in a browser's list.
async fn listed(browser: &Browser) -> Vec<Value> {
    let (status, listed) = browser.get("/api/cups").await;
    assert_eq!(status, OK, "{listed}");
    listed["cups"].as_array().unwrap().clone()
}

/// The path of the only cup in a browser's list.
async fn path(browser: &Browser) -> String {
    let cups = listed(browser).await;
    assert_eq!(cups.len(), 1, "{cups:?}");
    format!("/api/cup/{}", cups[0]["id"].as_str().unwrap())
}

/// Waits until so many games of a person run.
async fn until_running(browser: &Browser, count: usize) {
    let is_running = |game: &&Value| game["stage"] == "running";
    loop {
        let (_, home) = browser.get("/api/home").await;
        let games = home["games"].as_array().unwrap().iter();
        if games.filter(is_running).count() == count {
            return;
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
}

async fn state(browser: &Browser) -> String {
    words(&listed(browser).await[0]["state"])
}

async fn done(browser: &Browser, path: &str) -> Value {
    let (status, cup) = browser.post(path, &json!({})).await;
    assert_eq!(status, OK, "{cup}");
    cup
}

/// Everyone enters in the chat, and the games begin.
async fn begun(hall: &Hall, channel: Snowflake, cup: &Message, people: &[&str]) {
    for name in people {
        let person = hall.stand_in.user(name);
        private(person.click(cup.id, "Join").await.unwrap()).await;
    }
    let emil = hall.stand_in.user("emil");
    private(emil.slash(channel, "/halma-cup start").await.unwrap()).await;
    see(hall, channel, "round 1").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_cup_is_entered_confirmed_and_left_on_the_page() {
    let hall = Hall::open_with_board().await;
    let (table, _) = announced(&hall).await;
    let annas = Browser::of(&hall, &table.people[0], table.channel).await;
    assert_eq!(state(&annas).await, "entry closes ");
    let cup = path(&annas).await;
    let (status, shown) = annas.get(&cup).await;
    assert_eq!((status, &shown["join"]), (OK, &json!("Join")), "{shown}");
    assert_eq!(words(&shown["entered"]), "Nobody has entered yet.");
    assert_eq!(
        (&shown["leaves"], &shown["tables"]),
        (&json!(false), &json!([]))
    );
    let about: String = shown["about"]
        .as_array()
        .unwrap()
        .iter()
        .map(words)
        .collect();
    for part in [
        "Corners",
        "Everyone plays everyone",
        "42 days",
        "Time limit",
    ] {
        assert!(about.contains(part), "{about}");
    }

    let (join, leave) = (format!("{cup}/join"), format!("{cup}/leave"));
    for _ in 0..2 {
        let joined = done(&annas, &join).await;
        assert!(
            words(&joined["told"]).starts_with("You're in Autumn"),
            "{joined}"
        );
        assert_eq!(words(&joined["entered"]), "In so far: anna");
        assert_eq!(
            (&joined["join"], &joined["leaves"]),
            (&Value::Null, &json!(true))
        );
    }
    assert_eq!(state(&annas).await, "entry closes  · you're in");

    hall.clock.advance_ms(2 * DAY_MS + 1_000);
    see(&hall, table.channel, "Do you play?").await;
    assert_eq!(state(&annas).await, "entry closes  · do you play?");
    assert_eq!(listed(&annas).await[0]["mine"], true);
    let (_, asked) = annas.get(&cup).await;
    assert_eq!(asked["join"], "I'm in");
    assert!(words(&asked["told"]).contains("Tap I'm in"), "{asked}");
    let confirmed = done(&annas, &join).await;
    assert!(
        words(&confirmed["told"]).starts_with("You play in Autumn"),
        "{confirmed}"
    );
    assert_eq!(confirmed["join"], Value::Null);
    // The answer may get lost.
    for _ in 0..2 {
        let left = done(&annas, &leave).await;
        assert_eq!(words(&left["told"]), "You've left Autumn.");
        assert_eq!(
            (&left["join"], &left["leaves"]),
            (&json!("Join"), &json!(false))
        );
    }
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_running_cup_has_its_table_and_ones_games() {
    let hall = Hall::open_with_board().await;
    let (table, cup) = announced(&hall).await;
    begun(&hall, table.channel, &cup, &["anna", "carol", "dora"]).await;
    let annas = Browser::of(&hall, &table.people[0], table.channel).await;
    assert_eq!(state(&annas).await, "round 1 · you're in");
    let cup = path(&annas).await;
    let shown = async || annas.get(&cup).await.1;
    until_running(&annas, 5).await;
    let first = shown().await;
    let section = &first["tables"][0];
    assert_eq!(
        (&section["heading"], &first["entered"]),
        (&json!("Table"), &Value::Null)
    );
    let rows = section["rows"].as_array().unwrap();
    let own: Vec<_> = rows.iter().filter(|row| row["own"] == true).collect();
    assert_eq!((rows.len(), own.len()), (3, 1), "{section}");
    assert_eq!(words(&own[0]["who"]), "anna");

    // What has ended comes last.
    let code = first["games"][0]["code"].as_str().unwrap();
    let game = annas.game(code).await;
    let resign = json!({ "act": "resign", "turn": game["turn"] });
    annas.act(code, &resign).await;
    let after = shown().await;
    assert_eq!(
        (&after["games"][3]["code"], &after["games"][3]["stage"]),
        (&json!(code), &json!("finished"))
    );

    // Ben comes too late.
    let bens = Browser::of(&hall, &table.people[1], table.channel).await;
    assert_eq!(bens.get(&cup).await.1["join"], Value::Null);
    let join = format!("{cup}/join");
    refused(
        &bens,
        &join,
        Some(&json!({})),
        CONFLICT,
        "Entry to this cup is closed",
    )
    .await;

    let left = done(&annas, &format!("{cup}/leave")).await;
    assert_eq!(left["leaves"], false, "{left}");
    // The game with Ben isn't one of the cup.
    until_running(&annas, 1).await;
    assert_eq!(state(&annas).await, "round 1");
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_cup_of_another_server_is_as_if_it_did_not_exist() {
    let hall = Hall::open_with_board().await;
    let (table, message) = announced(&hall).await;
    let annas = Browser::of(&hall, &table.people[0], table.channel).await;
    let cup = path(&annas).await;
    let (guild, erik) = (
        hall.stand_in.guild("elsewhere"),
        hall.stand_in.outsider("erik"),
    );
    hall.stand_in.join(&erik, guild);
    let channel = hall.stand_in.channel_in(guild, "general");
    let line = "/halma play computer:1 game:corners";
    public(erik.slash(channel, line).await.unwrap()).await;
    let eriks = Browser::of(&hall, &erik, channel).await;
    assert_eq!(listed(&eriks).await, [Value::Null; 0]);
    let missing = |id: &str| {
        let path = format!("/api/cup/{id}");
        [
            (path.clone(), false),
            (format!("{path}/join"), true),
            (format!("{path}/leave"), true),
        ]
    };
    let id = cup.rsplit('/').next().unwrap();
    // The same as to ids that nobody has ever got.
    for id in [id, "1", "0", "x", "-1", "18446744073709551616"] {
        for (path, posts) in missing(id) {
            let body = posts.then(|| json!({}));
            refused(&eriks, &path, body.as_ref(), StatusCode::NOT_FOUND, UNKNOWN).await;
        }
    }
    let table_now = private(table.people[1].click(message.id, "Table").await.unwrap()).await;
    assert!(!table_now.contains(&erik.mention()), "{table_now}");

    // While Discord says nothing, those who play there see it, and nobody else.
    let silent = FaultRule::new(Fault::Refused(403, 50001)).on("GET", "/members");
    hall.stand_in.fail(silent.times(u32::MAX));
    assert_eq!(eriks.get(&cup).await.0, StatusCode::NOT_FOUND);
    assert_eq!(listed(&annas).await.len(), 1);
    assert_eq!(annas.get(&cup).await.0, OK);
    hall.stand_in.clear_faults();

    // Whoever leaves the server sees no more of it.
    done(&annas, &format!("{cup}/join")).await;
    hall.stand_in
        .leave(&table.people[0], hall.stand_in.stock_guild());
    assert_eq!(listed(&annas).await, [Value::Null; 0]);
    for (path, posts) in missing(id) {
        let body = posts.then(|| json!({}));
        refused(&annas, &path, body.as_ref(), StatusCode::NOT_FOUND, UNKNOWN).await;
    }
    hall.stand_in.take_violations();
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn entering_needs_what_a_button_does_and_comes_from_the_page_itself() {
    let hall = Hall::open_with_board().await;
    let (table, _) = announced(&hall).await;
    let annas = Browser::of(&hall, &table.people[0], table.channel).await;
    let cup = path(&annas).await;
    let join = format!("{cup}/join");
    let anna = &table.people[0];
    anna.set_permissions(permission::ORDINARY_MEMBER & !permission::VIEW_CHANNEL);
    refused(&annas, &join, Some(&json!({})), CONFLICT, "permission").await;
    anna.set_permissions(permission::ORDINARY_MEMBER);
    anna.time_out(Duration::from_secs(3600));
    refused(&annas, &join, Some(&json!({})), CONFLICT, "timed out").await;
    anna.time_out(Duration::ZERO);
    for what in ["join", "leave"] {
        let forged = annas.call(Method::POST, &format!("{cup}/{what}"));
        let forged = forged.header("origin", "https://evil.example");
        let answer = forged.body("{}").send().await.unwrap();
        assert_eq!(answer.status(), StatusCode::FORBIDDEN);
    }
    assert_eq!(annas.get(&cup).await.1["leaves"], false);
    let mut told = Vec::new();
    while told.len() < 100 && told.last() != Some(&StatusCode::TOO_MANY_REQUESTS) {
        told.push(annas.get("/api/cups").await.0);
    }
    assert!(told.len() < 100, "Discord is asked without end");
    let too_many = StatusCode::TOO_MANY_REQUESTS;
    refused(&annas, &cup, None, too_many, "Wait a moment").await;
    refused(&annas, &join, Some(&json!({})), too_many, "Wait a moment").await;
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn for_one_list_discord_is_asked_about_five_servers() {
    let hall = Hall::open_with_board().await;
    let anna = hall.stand_in.user("anna");
    anna.set_permissions(permission::ORDINARY_MEMBER | permission::MANAGE_GUILD);
    let mut last = None;
    for number in 0..6 {
        let guild = hall.stand_in.guild(&format!("server {number}"));
        hall.stand_in.join(&anna, guild);
        let channel = hall.stand_in.channel_in(guild, "general");
        for line in [
            "/halma play computer:1 game:corners",
            "/halma-cup new name:Autumn kind:round-robin game:corners",
        ] {
            public(anna.slash(channel, line).await.unwrap()).await;
        }
        last = Some(channel);
    }
    let annas = Browser::of(&hall, &anna, last.unwrap()).await;
    assert_eq!(listed(&annas).await.len(), 5);
    hall.close().await;
}
