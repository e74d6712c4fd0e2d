//! A disk that fills up: moves are refused with a sentence, boards can be viewed, nothing is lost,
//! and everything works again once there is room. Runs the real binary on a small, separate file
//! system; if the machine doesn't allow one, the test says so.
#![expect(clippy::unwrap_used, clippy::print_stdout, reason = "a test")]
#![cfg(target_os = "linux")]

use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::time::Duration;

use halma_rules::{Game, Rules, Variant};
use stand_in::{Answer, Message, Settings, StandIn};
use tempfile::TempDir;
use tokio::process::{Child, Command};

use crate::common::port::own_port;
use crate::common::process::spawn_as;
use crate::common::table::Table;

/// The bot in a mount namespace where its store is on a file system of 64 MiB.
fn spawn(stand_in: &StandIn, folder: &Path, port: u16) -> Child {
    let script = "mount -t tmpfs -o size=64m halma \"$1\" && exec \"$2\" run";
    let in_namespace = ["--mount", "--propagation", "private"];
    let mut command = Command::new("unshare");
    command
        .args(in_namespace)
        .args(["sh", "-c", script, "sh"])
        .arg(folder)
        .arg(env!("CARGO_BIN_EXE_halma"))
        .env("HALMA_HTTP_LISTEN", format!("127.0.0.1:{port}"));
    spawn_as(&mut command, stand_in, &folder.join("store"))
}

fn may_mount() -> bool {
    let tried = std::process::Command::new("unshare")
        .args(["--mount", "sh", "-c", "mount -t tmpfs halma /tmp"])
        .stderr(Stdio::null())
        .status();
    tried.is_ok_and(|status| status.success())
}

/// Fills the disk completely.
fn fill(path: &Path) {
    let mut ballast = File::create(path).unwrap();
    let block = vec![7; 1 << 16];
    loop {
        match ballast.write_all(&block) {
            Ok(()) => {}
            Err(error) if error.kind() == io::ErrorKind::StorageFull => return,
            Err(error) => panic!("{error}"),
        }
    }
}

async fn try_to_move(table: &Table) -> Answer {
    let ply = table.game.position().legal_plies()[0];
    let text = ply.text(table.game.position().board());
    let line = format!("/halma move text:{text} game:{}", table.code);
    table.to_move().slash(table.channel, &line).await.unwrap()
}

/// Waits until the bot reports that it is ready, or not ready for this reason.
async fn becomes(port: u16, is_ready: bool, said: &str) {
    loop {
        let answer = reqwest::get(format!("http://127.0.0.1:{port}/readyz"));
        let answer = answer.await.unwrap();
        let is_wanted = answer.status().is_success() == is_ready;
        if answer.text().await.unwrap().contains(said) && is_wanted {
            return;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

async fn said(answer: Answer) -> Message {
    answer.message().await.unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_full_disk_only_refuses_moves_and_recovers() {
    if !may_mount() {
        println!("skipped: no file system can be mounted here");
        return;
    }
    let stand_in = StandIn::start(Settings::default()).await.unwrap();
    let folder = TempDir::new().unwrap();
    let port = own_port();
    let mut bot = spawn(&stand_in, folder.path(), port);
    stand_in.wait_ready().await.unwrap();
    becomes(port, true, "ready").await;
    let game = Game::new(Rules::default_for(Variant::Halma8));
    let mut table = Table::sit_down_at(&stand_in, "general", &["anna", "ben"], game).await;
    let ply = table.game.position().legal_plies()[0];
    table.play(ply).await;
    let process = bot.id().unwrap();
    let inside = PathBuf::from(format!("/proc/{process}/root"))
        .join(folder.path().strip_prefix("/").unwrap());
    let ballast = inside.join("ballast");
    fill(&ballast);

    let refused = said(try_to_move(&table).await).await;
    assert!(refused.is_private(), "{}", refused.content);
    assert!(
        refused.content.contains("can't save anything"),
        "{}",
        refused.content
    );
    becomes(port, false, "the disk is full").await;
    let to_move = table.to_move().clone();
    let shown = said(to_move.slash(table.channel, "/halma board").await.unwrap()).await;
    assert!(
        shown.is_private() && shown.attachments.len() == 1,
        "{}",
        shown.content
    );
    let choices = to_move.autocomplete(table.channel, "/halma move text:", "text");
    assert_eq!(choices.await.unwrap().len(), 24);

    fs::remove_file(&ballast).unwrap();
    becomes(port, true, "ready").await;
    let ply = table.game.position().legal_plies()[0];
    table.play_astray(&stand_in, ply).await;
    table.check_last();
    assert!(
        bot.try_wait().unwrap().is_none(),
        "the process keeps running"
    );
    bot.kill().await.unwrap();
}
