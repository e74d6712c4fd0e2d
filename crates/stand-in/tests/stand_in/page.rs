//! The page's server: whom it refuses, under which headers it answers, who gets which file.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use futures::StreamExt;
use reqwest::{Client, Response, StatusCode};
use serde_json::{Value, json};
use stand_in::{BotControl, Page, Person, StandIn};

use crate::bot::Bot;

/// Counts what the page asks for.
#[derive(Default)]
struct Control {
    moved: AtomicU64,
}

#[async_trait::async_trait]
impl BotControl for Control {
    async fn restart(&self) -> Result<(), String> {
        Err("the bot is stuck".to_owned())
    }

    fn move_clock(&self, by: Duration) {
        self.moved.fetch_add(by.as_secs(), Ordering::Relaxed);
    }
}

/// A page around a small bot, and Anna in front of it.
struct Room {
    stand_in: StandIn,
    control: Arc<Control>,
    page: Page,
    anna: Person,
    client: Client,
    _bot: Bot,
}

impl Room {
    async fn open() -> Self {
        let (stand_in, bot) = Bot::start().await;
        let control = Arc::new(Control::default());
        let shared = Arc::clone(&control) as Arc<dyn BotControl>;
        let page = Page::serve(stand_in.clone(), shared, 0).await.unwrap();
        Self {
            anna: stand_in.user("Anna"),
            stand_in,
            control,
            page,
            client: Client::new(),
            _bot: bot,
        }
    }

    async fn get(&self, path: &str, headers: &[(&str, &str)]) -> Response {
        let mut request = self.client.get(format!("{}{path}", self.page.url()));
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        request.send().await.unwrap()
    }

    /// Does something as Anna; returns the status and the answer.
    async fn act(&self, mut action: Value) -> (StatusCode, Value) {
        action["by"] = json!(self.anna.id());
        let response = self
            .client
            .post(format!("{}/do", self.page.url()))
            .header("content-type", "application/json")
            .body(action.to_string())
            .send()
            .await
            .unwrap();
        let status = response.status();
        let text = response.text().await.unwrap();
        (status, serde_json::from_str(&text).unwrap_or(json!(text)))
    }
}

#[tokio::test]
async fn strangers_are_refused_on_every_route() {
    let room = Room::open().await;
    let foreign: [&[(&str, &str)]; 4] = [
        &[("host", "halma.example")],
        &[("origin", "https://halma.example")],
        &[("origin", "null")],
        &[
            ("sec-fetch-site", "cross-site"),
            ("sec-fetch-mode", "no-cors"),
        ],
    ];
    for path in [
        "/",
        "/page/main.js",
        "/stream?as=Anna",
        "/files/1/2/x.png",
        "/none",
    ] {
        for headers in foreign {
            let status = room.get(path, headers).await.status();
            assert_eq!(status, StatusCode::FORBIDDEN, "{path} {headers:?}");
        }
    }
    let action = json!({ "by": room.anna.id(), "do": "restart" }).to_string();
    let post = room.client.post(format!("{}/do", room.page.url()));
    let post = post
        .header("origin", "http://127.0.0.1:1")
        .body(action.clone());
    assert_eq!(post.send().await.unwrap().status(), StatusCode::FORBIDDEN);
    // A form of another page can't say that it sends JSON.
    let plain = room.client.post(format!("{}/do", room.page.url()));
    let status = plain.body(action).send().await.unwrap().status();
    assert_eq!(status, StatusCode::UNSUPPORTED_MEDIA_TYPE);
}

#[tokio::test]
async fn every_answer_forbids_what_the_page_does_not_need() {
    let room = Room::open().await;
    let own = room.page.url();
    for (path, headers, status) in [
        ("/", vec![], 200),
        ("/", vec![("origin", own.as_str())], 200),
        ("/page/composer.css", vec![], 200),
        ("/page/../Cargo.toml", vec![], 404),
        ("/", vec![("host", "x")], 403),
    ] {
        let response = room.get(path, &headers).await;
        assert_eq!(response.status(), status, "{path}");
        let header = |name: &str| response.headers()[name].to_str().unwrap().to_owned();
        let policy = header("content-security-policy");
        for part in [
            "default-src 'none'",
            "script-src 'self'",
            "frame-ancestors 'none'",
        ] {
            assert!(policy.contains(part), "{policy}");
        }
        assert!(!policy.contains("unsafe"), "{policy}");
        assert_eq!(header("x-content-type-options"), "nosniff");
        assert_eq!(header("referrer-policy"), "no-referrer");
    }
    let html = room.get("/", &[]).await.text().await.unwrap();
    assert!(
        !html.contains("style=") && !html.contains("onclick"),
        "{html}"
    );
}

#[tokio::test]
async fn a_file_goes_to_those_who_see_its_message() {
    let room = Room::open().await;
    let general = room.stand_in.channel("general");
    let ben = room.stand_in.user("Ben");
    let answer = room.anna.slash(general, "/lab slow").await.unwrap();
    let message = answer.follow_up(0).await.unwrap();
    let file = &message.attachments[0];
    let path = |who: &Person| format!("/files/{}/{}/{}", who.id(), file.id, file.filename);
    for who in [&room.anna, &ben] {
        let found = room.get(&path(who), &[]).await;
        assert_eq!(found.status(), StatusCode::OK);
        assert_eq!(found.headers()["content-type"], "image/png");
    }
    let outsider = room.stand_in.outsider("stranger");
    let status = room.get(&path(&outsider), &[]).await.status();
    assert_eq!(status, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn deeds_bring_back_forms_choices_and_refusals() {
    let room = Room::open().await;
    let general = room.stand_in.channel("general");
    let (status, form) = room
        .act(json!({ "do": "slash", "channel": general, "line": "/lab form" }))
        .await;
    assert_eq!(
        (status, &form["form"]["title"]),
        (StatusCode::OK, &json!("Type a move"))
    );
    let sent = json!({ "do": "submit", "form": form["form"]["id"], "texts": { "move": "h4" } });
    assert_eq!(room.act(sent).await.0, StatusCode::OK);
    let asked = json!({
        "do": "complete", "channel": general, "line": "/lab pick fruit:ap", "option": "fruit",
    });
    let (_, choices) = room.act(asked).await;
    assert_eq!(choices["choices"][0]["name"], "APPLE");
    let (status, refused) = room
        .act(json!({ "do": "slash", "channel": general, "line": "/nothing" }))
        .await;
    assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY);
    assert_eq!(refused["error"], "there is no command `nothing` here");
    let (status, _) = room.act(json!({ "do": "dance" })).await;
    assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY);
}

#[tokio::test]
async fn the_bot_and_its_clock_are_asked_of_their_keeper() {
    let room = Room::open().await;
    let (status, answer) = room.act(json!({ "do": "restart" })).await;
    assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY);
    assert_eq!(answer["error"], "the bot is stuck");
    let before = room
        .stand_in
        .user("Anna")
        .say(room.stand_in.channel("games"), "before");
    room.act(json!({ "do": "move-clock", "seconds": 3600 }))
        .await;
    let after = room
        .stand_in
        .user("Anna")
        .say(room.stand_in.channel("games"), "after");
    assert_eq!(room.control.moved.load(Ordering::Relaxed), 3600);
    let apart = (after.unwrap().id.get() >> 22) - (before.unwrap().id.get() >> 22);
    assert!(apart >= 3_600_000, "{apart} ms");
}

/// What a person's window is told at first.
async fn first_news(room: &Room, name: &str) -> Value {
    let url = format!("{}/stream?as={name}", room.page.url()).replacen("http", "ws", 1);
    let client = tokio_websockets::ClientBuilder::from_uri(url.parse().unwrap());
    let (mut socket, _) = client.connect().await.unwrap();
    let news = socket.next().await.unwrap().unwrap();
    serde_json::from_str(news.as_text().unwrap()).unwrap()
}

#[tokio::test]
async fn conversations_are_shown_to_those_in_them_and_the_bot_is_brought_there() {
    let room = Room::open().await;
    let shown = async |name: &str| -> Vec<String> {
        let news = first_news(&room, name).await;
        let channels = news["frame"]["channels"].as_array().unwrap().iter();
        let direct = channels.filter(|channel| channel["isDirect"] == true);
        direct
            .map(|channel| channel["name"].as_str().unwrap().to_owned())
            .collect()
    };
    assert_eq!(shown("Anna").await, ["Clara", "Friends"]);
    assert_eq!(shown("Clara").await, ["Anna", "Friends"]);
    assert_eq!(shown("Ben").await, ["Friends"]);
    assert!(shown("David").await.is_empty());
    let news = first_news(&room, "Anna").await;
    assert_eq!(news["frame"]["channels"][0]["name"], "general");
    assert_eq!(news["frame"]["hasInstalled"], true);
    let off = json!({ "do": "install", "on": false });
    assert_eq!(room.act(off).await.0, StatusCode::OK);
    let news = first_news(&room, "Anna").await;
    assert_eq!(news["frame"]["hasInstalled"], false);
    let on = json!({ "do": "install", "on": true });
    assert_eq!(room.act(on).await.0, StatusCode::OK);
}

/// A window of the page without a browser; counts what it is told.
async fn window(room: &Room) -> Arc<AtomicU64> {
    let url = format!("{}/stream?as=Anna", room.page.url()).replacen("http", "ws", 1);
    let client = tokio_websockets::ClientBuilder::from_uri(url.parse().unwrap());
    let (mut socket, _) = client.connect().await.unwrap();
    let told = Arc::new(AtomicU64::new(0));
    let counter = Arc::clone(&told);
    tokio::spawn(async move {
        while let Some(Ok(_)) = socket.next().await {
            counter.fetch_add(1, Ordering::SeqCst);
        }
    });
    told
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn switches_are_toggled_with_three_windows_open() {
    let room = Arc::new(Room::open().await);
    let mut windows = Vec::new();
    for _ in 0..3 {
        windows.push(window(&room).await);
    }
    let toggling = ["slow", "twice", "deaf"].map(|name| {
        let room = Arc::clone(&room);
        tokio::spawn(async move {
            for time in 0..100 {
                let action = json!({ "do": "trouble", "name": name, "on": time % 2 == 0 });
                assert_eq!(room.act(action).await.0, StatusCode::OK);
            }
        })
    });
    for toggled in toggling {
        let toggled = tokio::time::timeout(Duration::from_secs(60), toggled);
        toggled.await.unwrap().unwrap();
    }
    // A action still has its effect, and all windows hear of it.
    let before: Vec<u64> = windows
        .iter()
        .map(|told| told.load(Ordering::SeqCst))
        .collect();
    let action = json!({ "do": "trouble", "name": "rate-limit", "on": true });
    assert_eq!(room.act(action).await.0, StatusCode::OK);
    let heard = async {
        let hears = |(told, before): (&Arc<AtomicU64>, &u64)| told.load(Ordering::SeqCst) > *before;
        while !windows.iter().zip(&before).all(hears) {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(20), heard)
        .await
        .unwrap();
}
