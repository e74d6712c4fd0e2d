//! The log: lines that belong together by the id of their interaction, nothing about people, and
//! nothing over and over.
#![expect(clippy::unwrap_used, reason = "a test")]

use std::collections::BTreeMap;
use std::fs::File;
use std::path::Path;
use std::time::{Duration, Instant};

use halma_rules::{Game, Rules, Variant};
use secrecy::ExposeSecret as _;
use serde_json::Value;
use stand_in::{Fault, FaultRule, Settings, StandIn};
use tempfile::TempDir;
use tokio::process::{Child, Command};

use crate::common::hall::private;
use crate::common::postgres::Cluster;
use crate::common::process::{halma, prepare};
use crate::common::table::Table;

#[tokio::test(flavor = "multi_thread")]
async fn lines_bear_the_id_of_their_interaction_and_no_name_text_or_token() {
    let stand_in = StandIn::start(Settings::default()).await.unwrap();
    let folder = TempDir::new().unwrap();
    let log = folder.path().join("log");
    let mut command = Command::from(halma());
    let mut bot = prepare(command.arg("run"), &stand_in, &folder.path().join("store"))
        .env("HALMA_LOG_LEVEL", "debug")
        .env("HALMA_LOG_FORMAT", "json")
        .stderr(File::create(&log).unwrap())
        .spawn()
        .unwrap();
    stand_in.wait_ready().await.unwrap();
    let game = Game::new(Rules::default_for(Variant::Halma8));
    let mut table =
        Table::sit_down_at(&stand_in, "general", &["annabella", "benedict"], game).await;
    table.play(table.game.position().legal_plies()[0]).await;
    let person = table.to_move().clone();
    // Commands that are refused, that complete a text, and that are answered while Discord fails.
    let typed = "b2-somewhere";
    let line = format!("/halma move text:{typed}");
    person.slash(table.channel, &line).await.unwrap();
    person
        .autocomplete(table.channel, &line, "text")
        .await
        .unwrap();
    let fault = FaultRule::new(Fault::ServerError(500))
        .on("POST", "/callback")
        .times(2);
    stand_in.fail(fault);
    let failed = person.send_slash(table.channel, "/halma board").unwrap();

    let lines = loop {
        let text = std::fs::read_to_string(&log).unwrap();
        let is_told = text.contains("sending an answer again");
        let whole = text.rsplit_once('\n').map_or("", |(whole, _)| whole);
        let lines: Vec<Value> = whole
            .lines()
            .map(|line| serde_json::from_str(line).unwrap())
            .collect();
        let done = lines
            .iter()
            .filter(|line| line["fields"]["message"] == "done with")
            .count();
        if is_told && done >= 6 {
            break lines;
        }
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    };
    let mut by_id: BTreeMap<u64, Vec<&Value>> = BTreeMap::new();
    for line in lines
        .iter()
        .filter(|line| line["span"]["name"] == "interaction")
    {
        by_id
            .entry(line["span"]["id"].as_u64().unwrap())
            .or_default()
            .push(line);
    }
    let of_failed = &by_id[&failed.get()];
    let says = |what: &str| {
        of_failed.iter().any(|line| {
            line["fields"]["message"]
                .as_str()
                .unwrap()
                .starts_with(what)
        })
    };
    assert!(
        says("sending an answer again") && says("done with"),
        "{of_failed:#?}"
    );
    let everything = std::fs::read_to_string(&log).unwrap();
    let token = stand_in.token();
    for secret in ["annabella", "benedict", "somewhere", "b2", token.as_str()] {
        assert!(!everything.contains(secret), "{secret} is logged");
    }
    bot.kill().await.unwrap();
}

/// Waits for a line with these words in the log.
async fn logged(log: &Path, words: &str) -> String {
    loop {
        let text = std::fs::read_to_string(log).unwrap();
        if text.contains(words) {
            return text;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

/// Tells a bot to stop, and waits until it has exited.
async fn stop(bot: &mut Child) -> Option<i32> {
    let pid = bot.id().unwrap().to_string();
    let told = Command::new("kill").args(["-TERM", &pid]).status();
    assert!(told.await.unwrap().success());
    bot.wait().await.unwrap().code()
}

#[tokio::test(flavor = "multi_thread")]
async fn an_unreachable_database_is_logged_in_a_few_lines_with_a_count() {
    let Some(cluster) = Cluster::new() else {
        return;
    };
    let running = cluster.start();
    let stand_in = StandIn::start(Settings::default()).await.unwrap();
    let folder = TempDir::new().unwrap();
    let log = folder.path().join("log");
    let mut command = Command::from(halma());
    let mut bot = prepare(command.arg("run"), &stand_in, Path::new("unused"))
        .env("HALMA_STORE_URL", cluster.store().await.url.expose_secret())
        .env("HALMA_LOG_LEVEL", "info")
        .stderr(File::create(&log).unwrap())
        .spawn()
        .unwrap();
    stand_in.wait_ready().await.unwrap();
    let game = Game::new(Rules::default_for(Variant::Halma8));
    let table = Table::sit_down_at(&stand_in, "general", &["anna", "ben"], game).await;
    let clean = std::fs::read_to_string(&log).unwrap();
    running.crash();
    // People click, and each worker comes around a few times.
    let (begun, mut clicks) = (Instant::now(), 0);
    while clicks < 20 || begun.elapsed() < Duration::from_secs(8) {
        let person = table.to_move();
        let answer = person.slash(table.channel, "/halma board").await.unwrap();
        let said = private(answer).await;
        assert!(said.contains("can't reach"), "{said}");
        clicks += 1;
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    let text = std::fs::read_to_string(&log).unwrap();
    let lines: Vec<_> = text[clean.len()..].lines().collect();
    assert!(lines.len() <= 5, "{lines:#?}");
    let away = "database unreachable";
    let said = lines.iter().filter(|line| line.contains(away));
    assert_eq!(said.count(), 1, "{lines:#?}");
    let _running = cluster.start();
    logged(&log, "database reachable again").await;
    assert_eq!(stop(&mut bot).await, Some(0));
    let text = std::fs::read_to_string(&log).unwrap();
    let counts = text.lines().filter_map(|line| {
        let (words, count) = line.strip_suffix(" more times)")?.rsplit_once('(')?;
        let is_of_outage = words.contains(away) || words.contains("Unavailable");
        is_of_outage.then(|| count.parse::<u32>().unwrap())
    });
    let counted: u32 = counts.sum();
    assert!(counted >= clicks, "{counted} of {clicks} clicks: {text}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_closed_log_pipe_ends_nothing() {
    let stand_in = StandIn::start(Settings::default()).await.unwrap();
    let folder = TempDir::new().unwrap();
    let (reader, unread) = std::io::pipe().unwrap();
    drop(reader);
    let mut command = Command::from(halma());
    let mut bot = prepare(command.arg("run"), &stand_in, &folder.path().join("store"))
        .env("HALMA_LOG_LEVEL", "debug")
        .stdout(unread.try_clone().unwrap())
        .stderr(unread)
        .spawn()
        .unwrap();
    stand_in.wait_ready().await.unwrap();
    let game = Game::new(Rules::default_for(Variant::Halma8));
    let mut table = Table::sit_down_at(&stand_in, "general", &["anna", "ben"], game).await;
    for _ in 0..4 {
        table.play(table.game.position().legal_plies()[0]).await;
    }
    assert_eq!(stop(&mut bot).await, Some(0));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_waiting_for_session_starts_says_until_when() {
    let settings = Settings {
        session_starts: (0, Duration::from_secs(3)),
        ..Settings::default()
    };
    let stand_in = StandIn::start(settings).await.unwrap();
    let folder = TempDir::new().unwrap();
    let log = folder.path().join("log");
    let mut command = Command::from(halma());
    let mut bot = prepare(command.arg("run"), &stand_in, &folder.path().join("store"))
        .env("HALMA_LOG_LEVEL", "info")
        .stderr(File::create(&log).unwrap())
        .spawn()
        .unwrap();
    stand_in.wait_ready().await.unwrap();
    let text = logged(&log, "connected to Discord").await;
    let (before, _) = text.split_once("connected to Discord").unwrap();
    assert_eq!(
        before.matches("no more session starts until 20").count(),
        1,
        "{text}"
    );
    assert_eq!(text.matches("session starts").count(), 1, "{text}");
    bot.kill().await.unwrap();
}
