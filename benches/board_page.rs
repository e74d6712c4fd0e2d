//! The board page: from a touch to the new board in the other person's open page, with the real
//! binary in a separate process, and what an open page costs it.
#![allow(clippy::print_stdout, reason = "benchmarks print their results")]

mod common;

use std::net::TcpListener;
use std::time::{Duration, Instant};

use halma_rules::Variant;
use reqwest::{Client, Response};
use serde_json::{Value, json};
use stand_in::{Person, Settings, Snowflake, StandIn};
use tokio::process::Command;
use tokio::sync::watch;
use tokio::task::JoinSet;

use common::chat::{answer, sit_down};
use common::{binary, report, resident_without_files, start_by};

/// All games, each with two pages; people of the later ones only look.
const GAMES: usize = 100;
/// The further streams of a person, whose memory is measured.
const MORE_OF_ONE: usize = 3;
/// How many moves are made in each moving game: fewer than how often a person may call at once.
const MOVES: usize = 24;
/// How long memory takes to settle.
const SETTLING: Duration = Duration::from_secs(20);

#[tokio::main]
async fn main() {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a free port");
    let address = listener.local_addr().expect("an address").to_string();
    drop(listener);
    let page = format!("http://{address}");
    let settings = Settings::default();
    let stand_in = StandIn::start(settings).await.expect("a free port");
    let folder = tempfile::tempdir().expect("a folder");
    let mut command = Command::new(binary());
    command
        .env("HALMA_HTTP_LISTEN", &address)
        .env("HALMA_BOARD_ADDRESS", &page);
    let bot = start_by(command, &stand_in, folder.path());
    stand_in.wait_ready().await.expect("a bot");
    let process = bot.id().expect("a running process").to_string();
    let mut tables = Vec::new();
    for number in 0..GAMES {
        tables.push(Table::sit_down(&stand_in, &page, number).await);
    }
    let mut streams = Vec::new();
    for table in &tables {
        for reader in &table.readers {
            streams.push(reader.open().await);
        }
    }
    let pages = streams.len();
    // Many more streams, because the bot still gives back what its start took.
    let before = settled(&process).await;
    let mut idle = JoinSet::new();
    for reader in tables.iter().flat_map(|table| &table.readers) {
        for _ in 0..MORE_OF_ONE {
            let mut stream = reader.stream().await;
            idle.spawn(async move { while let Ok(Some(_)) = stream.chunk().await {} });
        }
    }
    let each = (settled(&process).await - before) * 1024.0 / idle.len() as f64;
    println!("{} more idle streams: {each:.1} KiB each", idle.len());
    drop(idle);
    for (name, moving) in [("1 game moves", 1), ("16 games move", 16)] {
        let begun = Instant::now();
        let mut running = JoinSet::new();
        for (number, table) in tables.iter().take(moving).cloned().enumerate() {
            running.spawn(async move { table.play(number).await });
        }
        let (answers, shown): (Vec<_>, Vec<_>) = running.join_all().await.into_iter().unzip();
        report(
            &format!("{name}, {pages} pages: answer"),
            answers.concat(),
            begun.elapsed(),
        );
        report(
            &format!("{name}, {pages} pages: other's page"),
            shown.concat(),
            begun.elapsed(),
        );
    }
    drop(bot);
}

/// Returns a process's memory, in MiB, once it has settled.
async fn settled(process: &str) -> f64 {
    tokio::time::sleep(SETTLING).await;
    resident_without_files(process)
}

/// A game between two people, each with a browser.
#[derive(Clone)]
struct Table {
    readers: Vec<Reader>,
}

/// A person's browser, and what its pages last heard.
#[derive(Clone)]
struct Reader {
    client: Client,
    page: String,
    cookie: String,
    code: String,
    /// The last turn that its page has shown.
    shown: watch::Sender<u64>,
}

impl Table {
    async fn sit_down(stand_in: &StandIn, page: &str, number: usize) -> Self {
        let (channel, code, people) = sit_down(stand_in, number, Variant::Halma8).await;
        let mut readers = Vec::new();
        for (seat, person) in people.iter().enumerate() {
            // As a proxy says; an address without a session may not call often.
            let address = format!("10.0.{seat}.{number}");
            readers.push(Reader::enter(person, channel, page, &code, &address).await);
        }
        Self { readers }
    }

    /// Plays some moves, each about a second after the one before. Returns how long their answers
    /// took, and how long until the other person's page had the board.
    async fn play(self, number: usize) -> (Vec<Duration>, Vec<Duration>) {
        let (mut answers, mut shown) = (Vec::new(), Vec::new());
        for turn in 0..MOVES {
            let pause = 500 + (number + turn) as u64 * 377 % 1_000;
            tokio::time::sleep(Duration::from_millis(pause)).await;
            let (mover, other) = (&self.readers[turn % 2], &self.readers[(turn + 1) % 2]);
            let game = mover.game().await;
            let at = game["turn"].as_u64().expect("a turn");
            let route = game["game"]["moves"][0]["route"].as_str().expect("a move");
            let act = json!({ "act": "move", "turn": at, "text": route });
            let mut seen = other.shown.subscribe();
            let begun = Instant::now();
            mover.send(&act).await;
            answers.push(begun.elapsed());
            let seen = seen.wait_for(|turn| *turn > at).await;
            seen.expect("the pages are open");
            shown.push(begun.elapsed());
        }
        (answers, shown)
    }
}

impl Reader {
    async fn enter(
        person: &Person,
        channel: Snowflake,
        page: &str,
        code: &str,
        address: &str,
    ) -> Self {
        let message = answer(person, channel, "/halma web").await;
        let mut buttons = message.components.iter().flat_map(|row| &row.components);
        let link = buttons
            .find_map(|button| button.url.clone())
            .expect("a link");
        let (_, ticket) = link.split_once('#').expect("a ticket");
        let client = Client::new();
        let entered = client
            .post(format!("{page}/board/api/enter"))
            .header("origin", page)
            .header("x-forwarded-for", address)
            .body(json!({ "ticket": ticket }).to_string())
            .send()
            .await
            .expect("an answer");
        let cookie = entered.headers()["set-cookie"].to_str().expect("a cookie");
        Self {
            client,
            page: page.to_owned(),
            cookie: cookie.split(';').next().unwrap_or_default().to_owned(),
            code: code.to_owned(),
            shown: watch::Sender::new(0),
        }
    }

    /// Opens a stream alone.
    async fn stream(&self) -> Response {
        let path = format!("stream?game={}", self.code);
        let request = self.client.get(format!("{}/board/api/{path}", self.page));
        let stream = request.header("cookie", &self.cookie).send().await;
        let stream = stream.expect("a stream");
        assert!(stream.status().is_success(), "{}", stream.status());
        stream
    }

    /// Opens a page: it asks for the game at each news.
    async fn open(&self) -> tokio::task::JoinHandle<()> {
        let mut stream = self.stream().await;
        let reader = self.clone();
        tokio::spawn(async move {
            while let Ok(Some(part)) = stream.chunk().await {
                if part.starts_with(b"data:") {
                    let turn = reader.game().await["turn"].as_u64().expect("a turn");
                    reader.shown.send_modify(|shown| *shown = turn.max(*shown));
                }
            }
        })
    }

    async fn game(&self) -> Value {
        let request = self.client.get(self.path());
        let response = request.header("cookie", &self.cookie).send().await;
        json_of(response.expect("an answer")).await
    }

    async fn send(&self, act: &Value) {
        let request = self.client.post(self.path()).header("origin", &self.page);
        let request = request.header("cookie", &self.cookie).body(act.to_string());
        json_of(request.send().await.expect("an answer")).await;
    }

    fn path(&self) -> String {
        format!("{}/board/api/game/{}", self.page, self.code)
    }
}

async fn json_of(response: Response) -> Value {
    let status = response.status();
    let text = response.text().await.expect("a body");
    assert!(status.is_success(), "{status}: {text}");
    serde_json::from_str(&text).expect("JSON")
}
