//! The real binary: it refuses a wrong token in one clear line, and exits when told to.
#![cfg(unix)]
#![expect(clippy::unwrap_used, reason = "a test")]

use std::process::Stdio;
use std::time::Duration;

use stand_in::{Settings, StandIn};
use tokio::process::{Child, Command};

use crate::common::port::own_port;
use crate::common::process::{halma, prepare, terminate};

const TOKEN: &str = "s3cret-t0ken";

fn start(stand_in: &StandIn, token: &str, folder: &std::path::Path) -> Child {
    Command::from(halma())
        .arg("run")
        .env("HALMA_DISCORD_TOKEN", token)
        .env("HALMA_DISCORD_API_URL", stand_in.api_url())
        .env("HALMA_STORE_PATH", folder.join("store"))
        .env("HALMA_LOG_LEVEL", "trace")
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .kill_on_drop(true)
        .spawn()
        .unwrap()
}

async fn stand_in() -> StandIn {
    let settings = Settings {
        token: TOKEN.to_owned(),
        ..Settings::default()
    };
    StandIn::start(settings).await.unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_wrong_token_is_one_clear_line() {
    let (stand_in, folder) = (stand_in().await, tempfile::tempdir().unwrap());
    let wrong = "another-t0ken";
    let output = start(&stand_in, wrong, folder.path())
        .wait_with_output()
        .await
        .unwrap();
    assert_eq!(output.status.code(), Some(2));
    let text = String::from_utf8(output.stderr).unwrap();
    let last = text.lines().last().unwrap();
    assert!(last.contains("refuses the bot token"), "{text}");
    assert!(!text.contains(wrong), "{text}");
}

#[tokio::test(flavor = "multi_thread")]
async fn sigterm_ends_it_in_order_and_no_token_is_logged() {
    let (stand_in, folder) = (stand_in().await, tempfile::tempdir().unwrap());
    let child = start(&stand_in, TOKEN, folder.path());
    stand_in.wait_ready().await.unwrap();
    let anna = stand_in.user("anna");
    let hub = stand_in.channel("general");
    let line = "/halma play with:@anna game:corners";
    anna.slash(hub, line)
        .await
        .unwrap()
        .message()
        .await
        .unwrap();
    let interaction_tokens: Vec<String> = stand_in
        .requests()
        .iter()
        .filter_map(|request| request.path.split('/').nth(3).map(str::to_owned))
        .filter(|part| part.len() > 20)
        .collect();
    terminate(&child);
    let ended = tokio::time::timeout(Duration::from_secs(20), child.wait_with_output());
    let output = ended.await.expect("it exits").unwrap();
    assert_eq!(output.status.code(), Some(0));
    let text = String::from_utf8(output.stderr).unwrap();
    assert!(text.contains("stopping") && !text.contains(TOKEN), "{text}");
    assert!(!text.contains('\u{1b}'), "colors where nobody sees them");
    for token in interaction_tokens {
        assert!(!text.contains(&token), "a token is logged");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_wrong_clock_is_one_loud_line() {
    let settings = Settings {
        clock_behind: Duration::from_secs(16 * 60),
        ..Settings::default()
    };
    let (stand_in, folder) = (
        StandIn::start(settings).await.unwrap(),
        tempfile::tempdir().unwrap(),
    );
    let address = format!("127.0.0.1:{}", own_port());
    let mut command = Command::from(halma());
    let bot = prepare(command.arg("run"), &stand_in, &folder.path().join("store"))
        .env("HALMA_METRICS_LISTEN", &address)
        .env("HALMA_LOG_LEVEL", "info")
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    stand_in.wait_ready().await.unwrap();
    let mut seen = 0;
    // The time is checked many times.
    while seen < 15 {
        let answer = reqwest::get(format!("http://{address}/readyz"));
        let said = answer.await.unwrap().text().await.unwrap();
        seen += usize::from(said.contains("s ahead of Discord's"));
        tokio::time::sleep(Duration::from_millis(200)).await;
    }
    let asked = Command::from(halma())
        .args(["health", "--wait", "1"])
        .env("HALMA_METRICS_LISTEN", &address)
        .output();
    let asked = asked.await.unwrap();
    assert_eq!(
        asked.status.code(),
        Some(1),
        "it can't become ready, so the wait ends"
    );
    let said = String::from_utf8(asked.stderr).unwrap();
    assert!(said.contains("s ahead of Discord's"), "{said}");
    terminate(&bot);
    let output = bot.wait_with_output().await.unwrap();
    let text = String::from_utf8(output.stderr).unwrap();
    let loud = text.lines().filter(|line| line.contains("NOT READY"));
    let loud: Vec<_> = loud.collect();
    assert!(loud.len() == 1 && loud[0].contains("ERROR"), "{text}");
}

#[tokio::test]
async fn a_script_can_wait_until_the_bot_is_ready() {
    let folder = tempfile::tempdir().unwrap();
    let stand_in = StandIn::start(Settings::default()).await.unwrap();
    let address = format!("127.0.0.1:{}", own_port());
    let ask = |wait: &[&str]| {
        let mut command = Command::from(halma());
        command.arg("health").args(wait);
        command.env("HALMA_METRICS_LISTEN", &address).output()
    };
    let asked = ask(&[]).await.unwrap();
    let said = String::from_utf8(asked.stderr).unwrap();
    assert!(said.contains("is the bot running?"), "{said}");
    let waiting = ask(&["--wait"]);
    let start = async {
        tokio::time::sleep(Duration::from_millis(300)).await;
        let mut command = Command::from(halma());
        prepare(command.arg("run"), &stand_in, &folder.path().join("store"))
            .env("HALMA_METRICS_LISTEN", &address)
            .spawn()
            .unwrap()
    };
    let (asked, bot) = tokio::join!(waiting, start);
    let asked = asked.unwrap();
    assert_eq!(String::from_utf8(asked.stdout).unwrap(), "ready\n");
    terminate(&bot);
}
