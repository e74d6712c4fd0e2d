//! The sandbox as a program: it serves its page, restarts its bot, and exits when told to.
#![cfg(unix)]

use std::process::Stdio;
use std::time::Duration;

use reqwest::{Client, StatusCode};
use tokio::io::{AsyncBufReadExt, BufReader};
use tokio::process::Command;

#[tokio::test(flavor = "multi_thread")]
async fn the_program_serves_the_page_restarts_its_bot_and_exits() {
    let folder = tempfile::tempdir().unwrap();
    let mut program = Command::new(env!("CARGO_BIN_EXE_halma"))
        .args(["sandbox", "--data"])
        .arg(folder.path())
        .stdout(Stdio::piped())
        .kill_on_drop(true)
        .spawn()
        .unwrap();
    let mut lines = BufReader::new(program.stdout.take().unwrap()).lines();
    let line = lines.next_line().await.unwrap().unwrap();
    let url = line
        .split(' ')
        .find(|word| word.starts_with("http://127.0.0.1:"));
    let url = url.unwrap_or_else(|| panic!("{line}"));
    let client = Client::new();
    let page = client.get(url).send().await.unwrap();
    assert_eq!(page.status(), StatusCode::OK);
    let restart = client
        .post(format!("{url}/do"))
        .header("content-type", "application/json")
        .body(r#"{ "by": "1", "do": "restart" }"#);
    assert_eq!(restart.send().await.unwrap().status(), StatusCode::OK);
    let pid = program.id().unwrap().to_string();
    Command::new("kill")
        .args(["-TERM", &pid])
        .status()
        .await
        .unwrap();
    let ended = tokio::time::timeout(Duration::from_secs(20), program.wait()).await;
    assert!(ended.expect("it leaves").unwrap().success());
}

/// The example in the help of `--lines`, with the games of the previous run still there.
#[test]
fn the_example_for_lines_works_every_time() {
    let help = std::process::Command::new(env!("CARGO_BIN_EXE_halma"))
        .args(["sandbox", "--help"])
        .output()
        .unwrap();
    let help = String::from_utf8(help.stdout).unwrap();
    let (_, example) = help.split_once("type with --lines:\n").expect("an example");
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().to_str().unwrap();
    for _ in 0..2 {
        let args = ["sandbox", "--lines", "--data", data];
        let said = crate::cli::halma(&args, example, &[]);
        let said = String::from_utf8(said.stdout).unwrap();
        assert!(said.contains("**g1 → e3**"), "{said}");
        assert!(!said.lines().any(|line| line.starts_with("! ")), "{said}");
    }
}
