//! The board page by HTTP: who gets in, and that what is done there is done in the channel.
#![expect(clippy::unwrap_used, reason = "a test")]

use std::time::Duration;

use halma_rules::{Game, Rules, Variant};
use reqwest::header::{HeaderMap, HeaderValue};
use reqwest::{Client, Method, RequestBuilder, Response, StatusCode};
use serde_json::{Value, json};
use stand_in::{Person, Snowflake};

use crate::common::hall::{Hall, public};
use crate::common::links::{link, link_in, ticket};
use crate::common::table::Table;

pub const MINUTE_MS: i64 = 60_000;

/// A person's browser.
pub struct Browser {
    client: Client,
    address: String,
    pub cookie: Option<String>,
}

impl Browser {
    pub fn new(hall: &Hall) -> Self {
        Self {
            client: Client::new(),
            address: hall.config().board.address.unwrap(),
            cookie: None,
        }
    }

    /// A browser with a cookie from somewhere.
    pub fn with_cookie(hall: &Hall, cookie: Option<String>) -> Self {
        Self {
            cookie,
            ..Self::new(hall)
        }
    }

    /// A browser that a link has signed in.
    pub async fn of(hall: &Hall, person: &Person, channel: Snowflake) -> Self {
        let mut browser = Self::new(hall);
        let (ticket, _) = ticket(&link(person, channel).await);
        let entered = browser.enter(&ticket).await;
        assert_eq!(entered.status(), StatusCode::NO_CONTENT);
        browser.keep_cookie(&entered);
        browser
    }

    pub fn keep_cookie(&mut self, response: &Response) {
        let cookie = response.headers()["set-cookie"].to_str().unwrap();
        self.cookie = cookie.split(';').next().map(str::to_owned);
    }

    pub fn call(&self, method: Method, path: &str) -> RequestBuilder {
        let request = self
            .client
            .request(method, format!("{}/board{path}", self.address));
        match &self.cookie {
            Some(cookie) => request.header("cookie", cookie),
            None => request,
        }
    }

    pub async fn get(&self, path: &str) -> (StatusCode, Value) {
        said(self.call(Method::GET, path).send().await.unwrap()).await
    }

    pub async fn post(&self, path: &str, body: &Value) -> (StatusCode, Value) {
        let request = self
            .call(Method::POST, path)
            .header("origin", &self.address);
        said(request.body(body.to_string()).send().await.unwrap()).await
    }

    pub async fn enter(&self, ticket: &str) -> Response {
        self.send_enter(&json!({ "ticket": ticket })).await
    }

    pub async fn send_enter(&self, said: &Value) -> Response {
        let request = self
            .call(Method::POST, "/api/enter")
            .header("origin", &self.address);
        request.body(said.to_string()).send().await.unwrap()
    }

    pub async fn cannot_enter(&self, ticket: &str, sentence: &str) {
        let (status, said) = said(self.enter(ticket).await).await;
        assert_eq!(status, StatusCode::UNAUTHORIZED, "{said}");
        let error = words(&said["error"]);
        assert!(
            error.contains(sentence) && error.contains("/halma web"),
            "{error}"
        );
    }

    pub async fn game(&self, code: &str) -> Value {
        let (status, game) = self.get(&format!("/api/game/{code}")).await;
        assert_eq!(status, StatusCode::OK, "{game}");
        game
    }

    pub async fn act(&self, code: &str, act: &Value) -> (StatusCode, Value) {
        self.post(&format!("/api/game/{code}"), act).await
    }
}

/// What a sentence of the page says in words.
pub fn words(said: &Value) -> String {
    let words = |part: &Value| match part {
        Value::String(words) => words.clone(),
        part => part["words"].as_str().unwrap_or_default().to_owned(),
    };
    match said {
        Value::Array(parts) => parts.iter().map(words).collect(),
        whole => words(whole),
    }
}

pub async fn said(response: Response) -> (StatusCode, Value) {
    let status = response.status();
    let text = response.text().await.unwrap();
    (status, serde_json::from_str(&text).unwrap_or_default())
}

pub async fn sit_down(hall: &Hall, people: &[&str]) -> Table {
    let game = Game::new(Rules::default_for(Variant::Halma8));
    Table::sit_down(hall, "general", people, game).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_move_on_the_page_is_posted_as_a_tap_would_be_and_only_once() {
    let hall = Hall::open_with_board().await;
    let mut table = sit_down(&hall, &["anna", "ben"]).await;
    let (channel, code) = (table.channel, table.code.clone());
    let [anna, ben] = [table.people[0].clone(), table.people[1].clone()];
    let panel = anna.click(table.last.id, "Move").await.unwrap();
    let (entry, at) = ticket(&link_in(&panel.message().await.unwrap()).unwrap());
    assert_eq!(
        at.as_ref(),
        Some(&code),
        "the panel's link leads to the game"
    );
    let mut annas = Browser::new(&hall);
    let entered = annas.enter(&entry).await;
    annas.keep_cookie(&entered);
    let bens = Browser::of(&hall, &ben, channel).await;
    let game = annas.game(&code).await;
    let moves = game["game"]["moves"].as_array().unwrap();
    assert_eq!(moves.len(), table.game.position().legal_plies().len());
    assert_eq!(bens.game(&code).await["game"]["moves"], json!([]));
    let act = json!({ "act": "move", "turn": game["turn"], "text": "h4-g5" });
    let (status, after) = annas.act(&code, &act).await;
    assert_eq!(status, StatusCode::OK, "{after}");
    assert_eq!(after["game"]["trails"], json!([["h4", "g5"]]));
    let seen = table.last.id;
    let posted = hall
        .stand_in
        .wait_for_message(channel, "the board", |message| {
            message.id > seen && !message.is_private() && message.notified.is_only([&ben])
        });
    table.last = posted.await.unwrap();
    assert!(
        table.last.content.contains("h4 → g5"),
        "{}",
        table.last.content
    );
    let retired = hall
        .stand_in
        .wait_for_message(channel, "the old board's line", |message| {
            message.id == seen && message.buttons().is_empty()
        });
    retired.await.unwrap();
    // An answer that got lost is asked for again.
    let (status, again) = annas.act(&code, &act).await;
    assert_eq!(status, StatusCode::CONFLICT, "{again}");
    assert_eq!(annas.game(&code).await["turn"], after["turn"]);
    let (status, early) = annas
        .act(
            &code,
            &json!({ "act": "move", "turn": after["turn"], "text": "g5-h4" }),
        )
        .await;
    assert_eq!(status, StatusCode::CONFLICT);
    assert!(words(&early["error"]).contains("ben's turn"), "{early}");
    let bad = json!({ "act": "move", "turn": after["turn"], "text": "a5-h8" });
    let (status, illegal) = bens.act(&code, &bad).await;
    assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY, "{illegal}");
    // The other way around: what is tapped in the chat is there.
    let ply = table.game.parse_ply("h4-g5").unwrap();
    table.note(ply);
    let ply = table.game.position().legal_plies()[0];
    table.play(ply).await;
    assert_eq!(annas.game(&code).await["game"]["seats"][0]["toMove"], true);
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn offers_and_resignation_go_by_the_page_too() {
    let hall = Hall::open_with_board().await;
    let mut table = sit_down(&hall, &["anna", "ben"]).await;
    let ply = table.game.position().legal_plies()[0];
    table.play(ply).await;
    let (channel, code) = (table.channel, table.code.clone());
    let annas = Browser::of(&hall, &table.people[0], channel).await;
    let bens = Browser::of(&hall, &table.people[1], channel).await;
    let turn = annas.game(&code).await["turn"].clone();
    let offer = json!({ "act": "offer", "kind": "takeback", "turn": turn });
    let (status, offered) = annas.act(&code, &offer).await;
    assert_eq!(
        (status, &offered["answers"]),
        (StatusCode::OK, &json!(["withdraw"]))
    );
    let asked = bens.game(&code).await;
    assert_eq!(asked["answers"], json!(["accept", "decline"]));
    let text = words(&asked["game"]["offer"]);
    assert!(
        text.contains("anna would like") && !text.contains('<'),
        "{text}"
    );
    let accept = json!({ "act": "answer", "how": "accept", "turn": turn });
    assert_eq!(
        annas.act(&code, &accept).await.0,
        StatusCode::CONFLICT,
        "not one's own"
    );
    let (status, back) = bens.act(&code, &accept).await;
    assert_eq!(
        (status, &back["game"]["trails"]),
        (StatusCode::OK, &json!([]))
    );
    let late = json!({ "act": "offer", "kind": "draw", "turn": turn });
    let (status, _) = annas.act(&code, &late).await;
    assert_eq!(status, StatusCode::CONFLICT, "its turn is over");
    let resign = json!({ "act": "resign", "turn": back["turn"] });
    let (status, over) = bens.act(&code, &resign).await;
    assert_eq!(
        (status, &over["stage"]),
        (StatusCode::OK, &json!("finished"))
    );
    let end = hall
        .stand_in
        .wait_for_message(channel, "the end", |message| message.content.contains("🏆"));
    end.await.unwrap();
    let (status, record) = annas.get(&format!("/api/game/{code}/record")).await;
    assert_eq!(status, StatusCode::OK);
    assert_eq!(record["routes"], json!([null]), "{record}");
    assert_eq!(record["start"]["a"].as_array().unwrap().len(), 10);
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_note_is_the_same_on_the_page_and_in_the_chat_and_nobody_else_gets_it() {
    let hall = Hall::open_with_board().await;
    let table = sit_down(&hall, &["anna", "ben"]).await;
    let (anna, channel) = (&table.people[0], table.channel);
    let other = sit_down(&hall, &["carol", "dave"]).await;
    let annas = Browser::of(&hall, anna, channel).await;
    let bens = Browser::of(&hall, &table.people[1], channel).await;
    let carols = Browser::of(&hall, &other.people[0], channel).await;
    let path = format!("/api/game/{}/note", table.code);
    let ok = |text: &str| (StatusCode::OK, json!({ "text": text }));
    assert_eq!(annas.get(&path).await, ok(""));
    let note = json!({ "text": " Secret: hold c3\nبعد e5 ", "known": "" });
    let saved = annas.post(&path, &note).await;
    assert_eq!(saved, ok("Secret: hold c3\nبعد e5"));
    let form = anna.slash(channel, "/halma game note").await.unwrap();
    let form = form.modal().unwrap();
    assert_eq!(
        form.fields[0].value.as_deref(),
        Some("Secret: hold c3\nبعد e5")
    );
    let written = anna.submit_modal(&form, &[("note", "In the chat")]).await;
    written.unwrap().message().await.unwrap();
    assert_eq!(annas.get(&path).await, ok("In the chat"));
    assert_eq!(bens.get(&path).await, ok(""), "each has their own");
    assert_eq!(carols.get(&path).await.0, StatusCode::NOT_FOUND);
    assert_eq!(carols.post(&path, &note).await.0, StatusCode::NOT_FOUND);
    let most = "🎲".repeat(500);
    let late = json!({ "text": "older", "known": "Secret: hold c3\nبعد e5" });
    let (status, refused) = annas.post(&path, &late).await;
    assert_eq!(status, StatusCode::CONFLICT, "{refused}");
    let error = words(&refused["error"]);
    assert!(error.contains("somewhere else"), "{error}");
    let most_now = json!({ "text": most, "known": "In the chat" });
    let saved = annas.post(&path, &most_now).await;
    assert_eq!(saved, ok(&most));
    let saved = annas.post(&path, &most_now).await;
    assert_eq!(saved, ok(&most));
    let long = json!({ "text": format!("{most}a"), "known": most });
    let (status, refused) = annas.post(&path, &long).await;
    assert_eq!(status, StatusCode::CONFLICT, "{refused}");
    let error = words(&refused["error"]);
    assert!(error.contains("500 characters"), "{error}");
    assert_eq!(annas.get(&path).await, ok(&most), "it hasn't changed");
    // The form was filled in before that.
    let written = anna.submit_modal(&form, &[("note", "Again")]).await;
    let refused = written.unwrap().message().await.unwrap().content;
    assert!(
        refused.contains("somewhere else") && refused.contains("> Again"),
        "{refused}"
    );
    assert_eq!(annas.get(&path).await, ok(&most));
    let emptied = json!({ "text": " ", "known": most });
    assert_eq!(annas.post(&path, &emptied).await, ok(""));
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn others_and_other_pages_get_nothing() {
    let hall = Hall::open_with_board().await;
    let table = sit_down(&hall, &["anna", "ben"]).await;
    let (channel, code) = (table.channel, table.code.clone());
    let other = sit_down(&hall, &["carol", "dave"]).await;
    let annas = Browser::of(&hall, &table.people[0], channel).await;
    let carols = Browser::of(&hall, &other.people[0], channel).await;
    let path = format!("/api/game/{code}");
    let turn = annas.game(&code).await["turn"].clone();
    let act = json!({ "act": "move", "turn": turn, "text": "h4-g5" });
    for of in [
        path.clone(),
        format!("{path}/record"),
        format!("/api/stream?game={code}"),
    ] {
        assert_eq!(carols.get(&of).await.0, StatusCode::NOT_FOUND, "{of}");
    }
    let (status, hidden) = carols.act(&code, &act).await;
    let (_, unknown) = carols.get("/api/game/22222").await;
    assert_eq!(
        (status, &hidden),
        (StatusCode::NOT_FOUND, &unknown),
        "as if there were none"
    );
    // Another site can send the cookie along, but not the origin.
    for origin in [None, Some("https://evil.example"), Some("null")] {
        let request = annas.call(Method::POST, &path).body(act.to_string());
        let request = match origin {
            Some(origin) => request.header("origin", origin),
            None => request,
        };
        let (status, refused) = said(request.send().await.unwrap()).await;
        assert_eq!(status, StatusCode::FORBIDDEN, "{origin:?}");
        assert!(!words(&refused["error"]).is_empty());
    }
    // A domain of another site can lead to this machine.
    let renamed = annas
        .call(Method::GET, &path)
        .header("host", "evil.example");
    let status = renamed.send().await.unwrap().status();
    assert_eq!(status, StatusCode::FORBIDDEN);
    let long = json!({ "act": "move", "turn": turn, "text": "h".repeat(5_000) });
    assert_eq!(
        annas.act(&code, &long).await.0,
        StatusCode::PAYLOAD_TOO_LARGE
    );
    assert_eq!(
        annas.act(&code, &json!({ "act": "win" })).await.0,
        StatusCode::BAD_REQUEST
    );
    assert_eq!(
        annas.game(&code).await["turn"],
        turn,
        "nothing has happened"
    );
    let page = annas.call(Method::GET, "").send().await.unwrap();
    let headers: &HeaderMap<HeaderValue> = page.headers();
    let policy = headers["content-security-policy"].to_str().unwrap();
    assert!(policy.starts_with("default-src 'self'") && policy.contains("frame-ancestors 'none'"));
    assert_eq!(headers["referrer-policy"], "no-referrer");
    hall.close().await;
}

/// The files that the page names, as they are in it.
async fn files(browser: &Browser) -> Vec<String> {
    let page = browser.call(Method::GET, "").send().await.unwrap();
    let page = page.text().await.unwrap();
    let parts = page
        .split('"')
        .filter_map(|part| part.strip_prefix("/board/"));
    parts.map(|name| format!("/{name}")).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn the_first_view_of_a_game_takes_few_bytes_in_few_requests() {
    let hall = Hall::open_with_board().await;
    for variant in [Variant::Halma8, Variant::Halma16, Variant::Star6] {
        let names = ["anna", "ben", "carol", "dave", "erin", "frank"];
        let game = Game::new(Rules::default_for(variant));
        let table = Table::sit_down(&hall, "general", &names[..variant.seats()], game).await;
        let annas = Browser::of(&hall, &table.people[0], table.channel).await;
        let mut paths = files(&annas).await;
        assert_eq!(paths.len(), 3, "{paths:?}");
        paths.extend([String::new(), "/api/home".to_owned()]);
        paths.push(format!("/api/game/{}", table.code));
        paths.push(layout(&annas.game(&table.code).await));
        let mut bytes = 0;
        for path in &paths {
            let request = annas.call(Method::GET, path);
            let sent = request.header("accept-encoding", "gzip").send().await;
            let sent = sent.unwrap();
            assert_eq!(sent.status(), StatusCode::OK, "{path}");
            bytes += sent.bytes().await.unwrap().len();
        }
        let most = if variant == Variant::Halma8 {
            60_000
        } else {
            100_000
        };
        assert!(bytes < most, "{variant}: {bytes}");
    }
    hall.close().await;
}

/// Where the layout of a game's board is, as the page asks for it.
fn layout(game: &Value) -> String {
    let game = &game["game"];
    let (variant, tag) = (
        game["variant"].as_str().unwrap(),
        game["tag"].as_str().unwrap(),
    );
    format!("/api/layout/{variant}/{}?tag={tag}", game["side"])
}

#[tokio::test(flavor = "multi_thread")]
async fn browsers_keep_what_an_address_names_exactly_and_nothing_else() {
    let hall = Hall::open_with_board().await;
    let table = sit_down(&hall, &["anna", "ben"]).await;
    let annas = Browser::of(&hall, &table.people[0], table.channel).await;
    let mut paths = files(&annas).await;
    paths.push(layout(&annas.game(&table.code).await));
    for path in paths {
        let kept = async |path: &str| {
            let answer = annas.call(Method::GET, path).send().await.unwrap();
            assert_eq!(answer.status(), StatusCode::OK, "{path}");
            answer.headers()["cache-control"]
                .to_str()
                .unwrap()
                .to_owned()
        };
        assert!(kept(&path).await.contains("immutable"), "{path}");
        assert!(
            !kept(&format!("{path}0")).await.contains("immutable"),
            "{path}"
        );
    }
    for path in [
        "/api/layout/halma8/2?tag=",
        "/api/layout/chess/0?tag=",
        "/main.js",
    ] {
        let answer = annas.call(Method::GET, path).send().await.unwrap();
        assert_eq!(answer.status(), StatusCode::NOT_FOUND, "{path}");
    }
    let stranger = Browser::new(&hall);
    let (status, _) = stranger.get("/api/layout/halma8/0?tag=").await;
    assert_eq!(status, StatusCode::UNAUTHORIZED);
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_page_is_told_where_a_stone_could_go_from_stones_of_its_own() {
    let hall = Hall::open_with_board().await;
    let table = sit_down(&hall, &["anna", "ben"]).await;
    let bens = Browser::of(&hall, &table.people[1], table.channel).await;
    let path = format!("/api/game/{}/targets", table.code);
    let tried = json!({ "stones": { "a": ["h4", "f4"], "b": ["g4", "e5"] }, "from": "h4" });
    let (status, told) = bens.post(&path, &tried).await;
    assert_eq!(status, StatusCode::OK);
    let routes = told["routes"].as_array().unwrap();
    assert!(routes.contains(&json!(["h4", "h5"])), "{told}");
    assert!(
        !routes.iter().any(|route| route[1] == "f4"),
        "there is a stone: {told}"
    );
    for (stones, from) in [
        (json!({ "a": ["z9"] }), "h4"),
        (json!({ "a": ["h4", "h4"] }), "h4"),
        (json!({ "f": ["h4"] }), "h4"),
        (json!({ "?": ["h4"] }), "h4"),
        (json!({ "a": ["h4"] }), "h44"),
    ] {
        let tried = json!({ "stones": stones, "from": from });
        let (status, _) = bens.post(&path, &tried).await;
        assert_eq!(status, StatusCode::BAD_REQUEST, "{tried}");
    }
    let other = sit_down(&hall, &["carol", "dave"]).await;
    let carols = Browser::of(&hall, &other.people[0], other.channel).await;
    assert_eq!(carols.post(&path, &tried).await.0, StatusCode::NOT_FOUND);
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_calls_too_often_is_asked_to_wait() {
    let hall = Hall::open_with_board().await;
    let table = sit_down(&hall, &["anna", "ben"]).await;
    let annas = Browser::of(&hall, &table.people[0], table.channel).await;
    let bens = Browser::of(&hall, &table.people[1], table.channel).await;
    for (browser, path) in [(&annas, "/api/home"), (&Browser::new(&hall), "/api/home")] {
        let mut calls = 0;
        while browser.get(path).await.0 != StatusCode::TOO_MANY_REQUESTS {
            calls += 1;
            assert!(calls < 5_000);
        }
    }
    assert_eq!(
        bens.get("/api/home").await.0,
        StatusCode::OK,
        "nobody else has to"
    );
    hall.close().await;
}

/// Reads a stream until there are news.
async fn news(stream: &mut Response) {
    let told = async {
        while !(stream.chunk().await.unwrap().expect("it goes on")).starts_with(b"data:") {}
    };
    let waited = tokio::time::timeout(Duration::from_secs(60), told).await;
    waited.expect("news");
}

#[tokio::test(flavor = "multi_thread")]
async fn an_open_page_is_told_of_changes_until_its_session_ends() {
    let hall = Hall::open_with_board().await;
    let mut table = sit_down(&hall, &["anna", "ben"]).await;
    let bens = Browser::of(&hall, &table.people[1], table.channel).await;
    let path = format!("/api/stream?game={}", table.code);
    let mut streams = Vec::new();
    for _ in 0..4 {
        let mut stream = bens.call(Method::GET, &path).send().await.unwrap();
        assert_eq!(stream.headers()["content-type"], "text/event-stream");
        news(&mut stream).await;
        streams.push(stream);
    }
    let fifth = bens.call(Method::GET, &path).send().await.unwrap();
    assert_eq!(fifth.status(), StatusCode::TOO_MANY_REQUESTS);
    let ply = table.game.position().legal_plies()[0];
    table.play(ply).await;
    for stream in &mut streams {
        news(stream).await;
    }
    drop(streams.pop());
    // Its place is free once the server has noticed.
    let mut again = bens.call(Method::GET, &path).send().await.unwrap();
    while again.status() != StatusCode::OK {
        tokio::time::sleep(Duration::from_millis(50)).await;
        let ply = table.game.position().legal_plies()[0];
        table.play(ply).await;
        again = bens.call(Method::GET, &path).send().await.unwrap();
    }
    bens.post("/api/leave", &json!({})).await;
    for mut stream in streams {
        while stream.chunk().await.unwrap().is_some() {}
    }
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_computers_answer_and_the_move_before_it_are_one_board() {
    let hall = Hall::open_with_board().await;
    let anna = hall.stand_in.user("anna");
    let channel = hall.stand_in.channel("general");
    let line = "/halma game custom computer:1 first:me";
    let begun = public(anna.slash(channel, line).await.unwrap()).await;
    let annas = Browser::of(&hall, &anna, channel).await;
    let (_, home) = annas.get("/api/home").await;
    let code = home["games"][0]["code"].as_str().unwrap().to_owned();
    let turn = annas.game(&code).await["turn"].clone();
    let act = json!({ "act": "move", "turn": turn, "text": "h4-g5" });
    assert_eq!(annas.act(&code, &act).await.0, StatusCode::OK);
    let answered = hall
        .stand_in
        .wait_for_message(channel, "the answer", |message| {
            message.id > begun.id && !message.is_private() && message.notified.is_only([&anna])
        });
    let answered = answered.await.unwrap();
    let boards = hall.stand_in.messages(channel);
    let boards = boards
        .iter()
        .filter(|one| one.id > begun.id && !one.is_private());
    assert_eq!(boards.count(), 1, "{}", answered.content);
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn without_the_setting_there_is_no_page_and_no_command() {
    let hall = Hall::open().await;
    let table = sit_down(&hall, &["anna", "ben"]).await;
    let anna = &table.people[0];
    assert!(anna.slash(table.channel, "/halma web").await.is_err());
    let panel = anna.click(table.last.id, "Move").await.unwrap();
    assert_eq!(link_in(&panel.message().await.unwrap()), None);
    hall.close().await;
}
