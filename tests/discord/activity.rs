//! The board page inside Discord: what opens it, who gets in, and for how long.
#![expect(clippy::unwrap_used, reason = "a test")]

use std::time::Duration;

use halma_rules::{Game, Rules, Variant};
use reqwest::{Client, Method, RequestBuilder, Response, StatusCode};
use serde_json::{Value, json};
use stand_in::{First, Person, Settings, StandIn, permission};

use crate::common::hall::{Hall, called_at};
use crate::common::postgres;
use crate::common::table::Table;
use crate::discord::board_page::words;
use crate::discord::calls::Process;

const MINUTE_MS: i64 = 60_000;
/// Discord's type of entry points.
const ENTRY_POINT: u64 = 4;

/// A page inside Discord, whose calls Discord's proxy passes on.
pub struct Inside {
    client: Client,
    address: String,
    token: String,
}

impl Inside {
    fn at(address: &str) -> Self {
        Self {
            client: Client::new(),
            address: address.to_owned(),
            token: String::new(),
        }
    }

    pub fn new(hall: &Hall) -> Self {
        Self::at(&hall.config().board.address.unwrap())
    }

    /// A page that Discord has signed in, and what it was told.
    pub async fn of(hall: &Hall, person: &Person) -> (Self, Value) {
        let mut page = Self::new(hall);
        let (status, told) = page.enter(&person.authorize().unwrap()).await;
        assert_eq!(status, StatusCode::OK, "{told}");
        told["token"].as_str().unwrap().clone_into(&mut page.token);
        (page, told)
    }

    fn call(&self, method: Method, path: &str) -> RequestBuilder {
        let address = format!("{}/board/activity{path}", self.address);
        self.client
            .request(method, address)
            .bearer_auth(&self.token)
    }

    pub async fn get(&self, path: &str) -> (StatusCode, Value) {
        said(self.call(Method::GET, path).send().await.unwrap()).await
    }

    async fn post(&self, path: &str, body: &Value) -> (StatusCode, Value) {
        let request = self.call(Method::POST, path).body(body.to_string());
        said(request.send().await.unwrap()).await
    }

    pub async fn enter(&self, code: &str) -> (StatusCode, Value) {
        self.post("/api/enter", &json!({ "code": code })).await
    }

    async fn cannot_enter(&self, code: &str) {
        let (status, told) = self.enter(code).await;
        assert_eq!(status, StatusCode::UNAUTHORIZED, "{code}: {told}");
        let error = words(&told["error"]);
        assert!(error.contains("Discord didn't sign you in"), "{error}");
    }
}

async fn said(response: Response) -> (StatusCode, Value) {
    let status = response.status();
    let text = response.text().await.unwrap();
    (status, serde_json::from_str(&text).unwrap_or_default())
}

async fn sit_down(hall: &Hall, people: &[&str]) -> Table {
    let game = Game::new(Rules::default_for(Variant::Halma8));
    Table::sit_down(hall, "general", people, game).await
}

fn entry_points(hall: &Hall) -> Vec<Value> {
    let mut commands = hall.stand_in.commands();
    commands.retain(|command| command["type"] == ENTRY_POINT);
    commands
}

fn is_launch(answer: Result<stand_in::Answer, stand_in::SandboxError>) -> bool {
    matches!(answer.unwrap().first(), First::Launch(_))
}

/// What opens the page, for a hall of either front.
async fn opens(hall: Hall) {
    let mut table = sit_down(&hall, &["anna", "ben"]).await;
    let (anna, ben) = (table.people[0].clone(), table.people[1].clone());
    let ply = table.game.position().legal_plies()[0];
    table.play(ply).await;
    let labels: Vec<_> = table
        .last
        .buttons()
        .iter()
        .filter_map(|one| one.label.clone())
        .collect();
    assert_eq!(labels, ["Move", "Open board", "How to play"]);
    assert!(is_launch(anna.click(table.last.id, "Open board").await));
    assert!(
        is_launch(ben.click(table.last.id, "Open board").await),
        "also out of turn"
    );
    assert!(is_launch(anna.launch(table.channel).await));
    // Who can't play there, or may not open Activities, sees the board in the chat.
    let carol = hall.stand_in.user("carol");
    ben.set_permissions(permission::ORDINARY_MEMBER & !permission::USE_ACTIVITIES);
    for person in [&carol, &ben] {
        let looked = person.click(table.last.id, "Open board").await.unwrap();
        let message = looked.message().await.unwrap();
        assert!(message.is_private() && !message.attachments.is_empty());
    }
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_button_and_the_entry_point_open_the_page_by_the_gateway() {
    let mut hall = Hall::prepared().await;
    hall.port = None;
    hall.turn_activities_on();
    hall.start_bot().await;
    opens(hall).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_button_and_the_entry_point_open_the_page_by_calls() {
    let mut hall = Hall::prepared().await;
    hall.port = Some(crate::common::port::own_port());
    hall.turn_activities_on();
    hall.start_bot().await;
    opens(hall).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_entry_point_is_answered_by_the_bot_and_stays_the_same_one() {
    let mut hall = Hall::prepared().await;
    hall.turn_activities_on();
    let made = entry_points(&hall);
    assert_eq!(made[0]["handler"], 2, "Discord makes one");
    hall.start_bot().await;
    let kept = entry_points(&hall);
    assert_eq!(kept.len(), 1);
    assert_eq!(
        (&kept[0]["id"], &kept[0]["handler"]),
        (&made[0]["id"], &json!(1))
    );
    assert_eq!(kept[0]["description_localizations"]["de"], "Brett öffnen");
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn without_a_secret_the_entry_point_is_left_alone_and_nothing_is_offered() {
    let mut hall = Hall::prepared().await;
    hall.turn_activities_on();
    hall.has_activity = false;
    let made = entry_points(&hall);
    hall.start_bot().await;
    assert_eq!(entry_points(&hall)[0]["handler"], made[0]["handler"]);
    let table = sit_down(&hall, &["anna", "ben"]).await;
    assert!(
        table
            .last
            .buttons()
            .iter()
            .any(|one| one.label.as_deref() == Some("My side"))
    );
    let page = Inside::new(&hall);
    for path in ["", "/", "/api/home"] {
        let asked = page.call(Method::GET, path).send().await.unwrap();
        assert_eq!(asked.status(), StatusCode::NOT_FOUND, "{path}");
    }
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn discord_says_who_it_is_once_per_code() {
    let hall = Hall::open_with_activity().await;
    let table = sit_down(&hall, &["anna", "ben"]).await;
    let (anna, code) = (table.people[0].clone(), table.code.clone());
    anna.set_locale("de");
    let page = Inside::new(&hall);
    let used = anna.authorize().unwrap();
    assert_eq!(page.enter(&used).await.0, StatusCode::OK);
    page.cannot_enter(&used).await;
    page.cannot_enter("").await;
    page.cannot_enter("activity-code-1").await;
    let late = anna.authorize().unwrap();
    hall.stand_in.advance(Duration::from_secs(61));
    page.cannot_enter(&late).await;
    let (annas, told) = Inside::of(&hall, &anna).await;
    assert_eq!(
        (&told["locale"], &told["game"]),
        (&json!("de"), &Value::Null)
    );
    assert_eq!(
        annas.get("/api/home").await.1["games"][0]["code"],
        code.as_str()
    );
    // The board that she opened in the chat, for some minutes.
    assert!(is_launch(anna.click(table.last.id, "Open board").await));
    assert_eq!(Inside::of(&hall, &anna).await.1["game"], code.as_str());
    hall.clock.advance_ms(6 * MINUTE_MS);
    assert_eq!(Inside::of(&hall, &anna).await.1["game"], Value::Null);
    // Someone new here is let in, and has no games.
    let (news, told) = Inside::of(&hall, &hall.stand_in.user("newcomer")).await;
    assert_eq!(told["game"], Value::Null);
    let (status, home) = news.get("/api/home").await;
    assert_eq!((status, &home["games"]), (StatusCode::OK, &json!([])));
    assert_eq!(
        news.get(&format!("/api/game/{code}")).await.0,
        StatusCode::NOT_FOUND
    );
    // What Discord would refuse is what this test is about.
    assert_eq!(hall.stand_in.take_violations().len(), 3);
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_wrong_secret_lets_nobody_in_and_is_nobodys_fault_but_ours() {
    let mut hall = Hall::open_with_activity().await;
    let anna = hall.stand_in.user("anna");
    hall.stop_bot().await;
    hall.stand_in
        .turn_activities_on(stand_in::ActivitySettings {
            client_secret: "another".to_owned(),
            mappings: Vec::new(),
        });
    hall.start_bot().await;
    let (status, told) = Inside::new(&hall).enter(&anna.authorize().unwrap()).await;
    assert_eq!(status, StatusCode::BAD_GATEWAY);
    assert!(!words(&told["error"]).is_empty());
    hall.stand_in.take_violations();
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_token_lasts_an_hour_at_its_own_door_and_can_be_ended() {
    let hall = Hall::open_with_activity().await;
    let table = sit_down(&hall, &["anna", "ben"]).await;
    let anna = table.people[0].clone();
    let (annas, told) = Inside::of(&hall, &anna).await;
    let ways = [
        (
            "/board/api/home",
            "authorization",
            format!("Bearer {}", annas.token),
        ),
        (
            "/board/activity/api/home",
            "cookie",
            format!(
                "halma-{}={}",
                annas.address.rsplit_once(':').unwrap().1,
                annas.token
            ),
        ),
        (
            "/board/activity/api/home",
            "authorization",
            "Bearer AAAA".to_owned(),
        ),
        (
            "/board/activity/api/home",
            "authorization",
            format!("Bearer AAAA{}", &annas.token[4..]),
        ),
    ];
    for (path, name, value) in ways {
        let request = Client::new().get(format!("{}{path}", annas.address));
        let (status, refused) = said(request.header(name, value).send().await.unwrap()).await;
        assert_eq!(status, StatusCode::UNAUTHORIZED, "{path} {name}");
        assert!(!words(&refused["error"]).is_empty());
    }
    hall.clock.advance_ms(59 * MINUTE_MS);
    assert_eq!(annas.get("/api/home").await.0, StatusCode::OK);
    assert!(told["until"].as_i64().is_some());
    hall.clock.advance_ms(2 * MINUTE_MS);
    assert_eq!(annas.get("/api/home").await.0, StatusCode::UNAUTHORIZED);
    let privacy = async || {
        let shown = anna
            .slash(table.channel, "/halma me privacy")
            .await
            .unwrap();
        shown.message().await.unwrap()
    };
    assert!(!privacy().await.content.contains("since <t:"), "it is over");
    let (annas, _) = Inside::of(&hall, &anna).await;
    let privacy = privacy().await;
    assert!(
        privacy.content.contains("board page: 1, since <t:"),
        "{}",
        privacy.content
    );
    let ended = anna
        .click(privacy.id, "Sign out all browsers")
        .await
        .unwrap();
    ended.message().await.unwrap();
    assert_eq!(annas.get("/api/home").await.0, StatusCode::UNAUTHORIZED);
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn only_discord_shows_the_page_and_only_the_page_acts() {
    let hall = Hall::open_with_activity().await;
    let mut table = sit_down(&hall, &["anna", "ben"]).await;
    let (anna, code) = (table.people[0].clone(), table.code.clone());
    let (annas, _) = Inside::of(&hall, &anna).await;
    let policy = async |path: &str| {
        let page = Client::new().get(format!("{}{path}", annas.address));
        let page = page.send().await.unwrap();
        assert_eq!(page.status(), StatusCode::OK, "{path}");
        assert!(page.headers().get("set-cookie").is_none());
        page.headers()["content-security-policy"]
            .to_str()
            .unwrap()
            .to_owned()
    };
    assert!(policy("/board").await.ends_with("frame-ancestors 'none'"));
    for path in ["/board/activity", "/board/activity/"] {
        let policy = policy(path).await;
        let (_, frames) = policy.split_once("frame-ancestors ").unwrap();
        assert!(
            frames.contains("https://discord.com ") && !frames.contains("'none'"),
            "{frames}"
        );
        assert!(
            frames.split(' ').all(|one| one != "*" && one != "https:"),
            "{frames}"
        );
    }
    let path = format!("/api/game/{code}");
    let turn = annas.get(&path).await.1["turn"].clone();
    let act = json!({ "act": "move", "turn": turn, "text": "h4-g5" });
    let own = format!("https://{}.discordsays.com", hall.stand_in.bot_id());
    let from = async |origin: &str| {
        let request = annas.call(Method::POST, &path).header("origin", origin);
        said(request.body(act.to_string()).send().await.unwrap()).await
    };
    for origin in [
        "https://evil.example",
        "null",
        &annas.address,
        "https://1.discordsays.com",
    ] {
        let (status, refused) = from(origin).await;
        assert_eq!(status, StatusCode::FORBIDDEN, "{origin}");
        assert!(!words(&refused["error"]).is_empty());
    }
    assert_eq!(
        annas.get(&path).await.1["turn"],
        turn,
        "nothing has happened"
    );
    let mut stream = annas.call(Method::GET, &format!("/api/stream?game={code}"));
    stream = stream.header("accept", "text/event-stream");
    let mut stream = stream.send().await.unwrap();
    assert!(stream.chunk().await.unwrap().unwrap().starts_with(b"data:"));
    let (status, after) = from(&own).await;
    assert_eq!(status, StatusCode::OK, "{after}");
    while !stream.chunk().await.unwrap().unwrap().starts_with(b"data:") {}
    assert_eq!(from(&own).await.0, StatusCode::CONFLICT, "it is done");
    assert_eq!(annas.get(&path).await.1["turn"], after["turn"]);
    let seen = table.last.id;
    let posted = hall
        .stand_in
        .wait_for_message(table.channel, "the board", |message| {
            message.id > seen && !message.is_private() && message.content.contains("h4 → g5")
        });
    table.last = posted.await.unwrap();
    hall.close().await;
}

/// Reads a stream until a board is opened. There may be more news before, as of its message.
async fn opening(stream: &mut Response) -> String {
    let opened = async {
        loop {
            let part = stream.chunk().await.unwrap().expect("it goes on");
            if part.starts_with(b"data: open") {
                return String::from_utf8(part.into()).unwrap();
            }
        }
    };
    let waited = tokio::time::timeout(Duration::from_secs(60), opened).await;
    waited.expect("a board that is opened")
}

#[tokio::test(flavor = "multi_thread")]
async fn an_open_page_is_told_once_which_board_is_opened_in_the_chat() {
    let hall = Hall::open_with_activity().await;
    let table = sit_down(&hall, &["anna", "ben"]).await;
    let (anna, code) = (table.people[0].clone(), &table.code);
    let (annas, told) = Inside::of(&hall, &anna).await;
    assert_eq!(told["opened"], 0);
    let listen = async |known: i64| {
        let path = format!("/api/stream?game={code}&opened={known}");
        let mut stream = annas.call(Method::GET, &path).send().await.unwrap();
        assert_eq!(stream.chunk().await.unwrap().unwrap(), "data: news\n\n");
        stream
    };
    let forged = format!("/api/stream?game={code}&opened=x");
    let (status, refused) = annas.get(&forged).await;
    assert_eq!(status, StatusCode::BAD_REQUEST);
    assert!(words(&refused["error"]).contains("Reload the page"));
    let mut stream = listen(0).await;
    assert!(is_launch(anna.click(table.last.id, "Open board").await));
    let told = opening(&mut stream).await;
    let opened = Inside::of(&hall, &anna).await.1["opened"].as_i64();
    let opened = opened.unwrap();
    assert_eq!(told, format!("data: open {code} {opened}\n\n"));
    // Neither the same page nor one that comes back later is told of it again.
    let mut later = listen(opened).await;
    hall.clock.advance_ms(MINUTE_MS);
    assert!(is_launch(anna.click(table.last.id, "Open board").await));
    let again = opening(&mut stream).await;
    assert!(again.starts_with(&format!("data: open {code} ")) && again != told);
    assert_eq!(opening(&mut later).await, again);
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_session_of_one_process_is_valid_at_all() {
    let Some(database) = postgres::store().await else {
        return;
    };
    let stand_in = StandIn::start(Settings::default()).await.unwrap();
    let mut hall = Hall::empty(stand_in, Some(database));
    hall.port = Some(0);
    hall.turn_activities_on();
    let processes = [Process::start(&hall), Process::start(&hall)];
    let urls = processes.each_ref().map(|one| called_at(one.port));
    hall.stand_in.call_at(&urls).await.unwrap();
    hall.stand_in.wait_ready().await.unwrap();
    let table = sit_down(&hall, &["anna", "ben"]).await;
    let anna = &table.people[0];
    assert!(is_launch(anna.click(table.last.id, "Open board").await));
    let [one, other] = processes
        .each_ref()
        .map(|process| Inside::at(&format!("http://127.0.0.1:{}", process.port)));
    // A process serves the page once it answers calls.
    for page in [&one, &other] {
        while page.get("/api/home").await.0 == StatusCode::SERVICE_UNAVAILABLE {
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    }
    let (status, told) = one.enter(&anna.authorize().unwrap()).await;
    assert_eq!(
        (status, &told["game"]),
        (StatusCode::OK, &json!(table.code))
    );
    let token = told["token"].as_str().unwrap().to_owned();
    let there = Inside { token, ..other };
    assert_eq!(there.get("/api/home").await.1["name"], "anna");
    for process in processes {
        process.end().await;
    }
    hall.close().await;
}
