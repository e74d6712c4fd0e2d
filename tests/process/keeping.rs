//! Backups and inspections, with and without the bot running.
#![expect(clippy::unwrap_used, clippy::print_stdout, reason = "a test")]

use std::io::{Read as _, Write as _};
use std::os::unix::fs::{MetadataExt as _, PermissionsExt as _, chown};
use std::os::unix::net::UnixStream;
use std::path::Path;
use std::process::Output;
use std::time::Duration;

use halma_rules::{Game, Rules, Variant};
use stand_in::{Settings, StandIn};
use tempfile::TempDir;
use tokio::process::Command;

use crate::common::desk::{copy, present_store};
use crate::common::process::{Bot, halma as program, spawn_as};
use crate::common::table::Table;

/// The account of a service.
const SERVICE: u32 = 12345;

/// Runs a command with a store.
fn halma(store: &Path, arguments: &[&str]) -> Output {
    let mut command = program();
    command.args(arguments).env("HALMA_STORE_PATH", store);
    command.env("HALMA_LOG_LEVEL", "off").output().unwrap()
}

/// The output of a successful command.
fn said(store: &Path, arguments: &[&str]) -> String {
    let output = halma(store, arguments);
    let error = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{arguments:?}: {error}");
    String::from_utf8(output.stdout).unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_running_bot_makes_its_own_backup_and_a_store_is_made_from_it() {
    let folder = TempDir::new().unwrap();
    let stand_in = StandIn::start(Settings::default()).await.unwrap();
    let mut bot = Bot::start(&stand_in, folder.path()).await;
    let game = Game::new(Rules::default_for(Variant::Halma8));
    let mut table = Table::sit_down_at(&stand_in, "general", &["anna", "ben"], game).await;
    for _ in 0..4 {
        table.play(table.game.position().legal_plies()[0]).await;
    }
    let backup = folder.path().join("halma.backup");
    let backup = backup.to_str().unwrap();
    let made = said(&bot.store, &["backup", backup]);
    assert!(made.contains("records (revision"), "{made}");
    let mode = |path: &Path| path.metadata().unwrap().permissions().mode() & 0o777;
    assert_eq!(mode(Path::new(backup)), 0o600);
    let socket = bot.store.join("halma.sock");
    assert_eq!(mode(&socket), 0o600);
    let mut stream = UnixStream::connect(&socket).unwrap();
    stream.write_all(b"format the disk\n").unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    assert!(answer.starts_with("error: "), "{answer}");
    assert!(said(&bot.store, &["verify"]).contains("games checked: 1, damaged: 0"));
    assert!(said(&bot.store, &["verify", backup]).contains("the backup is complete"));
    // Never over an existing file.
    let again = halma(&bot.store, &["backup", backup]);
    let said_why = String::from_utf8(again.stderr).unwrap();
    assert!(
        !again.status.success() && said_why.contains("name another file"),
        "{said_why}"
    );
    table.play(table.game.position().legal_plies()[0]).await;
    bot.child.kill().await.unwrap();
    stand_in.wait_disconnected().await.unwrap();

    let refused = halma(&bot.store, &["restore", backup]);
    let error = String::from_utf8_lossy(&refused.stderr).into_owned();
    assert!(error.contains("is not empty"), "{error}");
    let restored = folder.path().join("restored");
    said(&restored, &["restore", backup]);
    for store in [&bot.store, &restored] {
        let report = said(store, &["verify"]);
        assert!(report.contains("games checked: 1, damaged: 0"), "{report}");
        assert!(said(store, &["repair"]).contains("nothing is lost"));
    }
    // The same without a bot: the second backup has what was stored after the first one.
    let later = folder.path().join("later.backup");
    said(&bot.store, &["backup", later.to_str().unwrap()]);
    let [first, second] = [backup, later.to_str().unwrap()].map(|file| {
        let line = said(&bot.store, &["verify", file]);
        let revision = line.trim().rsplit(' ').next().unwrap();
        revision.parse::<u64>().unwrap()
    });
    assert!(second > first, "{second} {first}");
}

/// The scheduled backup in a directory, once there is one.
async fn scheduled(directory: &Path) -> std::path::PathBuf {
    loop {
        let entries = std::fs::read_dir(directory).unwrap();
        let mut paths = entries.map(|entry| entry.unwrap().path());
        if let Some(path) = paths.find(|path| path.extension().unwrap() == "backup") {
            return path;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn scheduled_backups_are_made_and_can_be_restored() {
    let folder = TempDir::new().unwrap();
    let (store, directory) = (folder.path().join("store"), folder.path().join("backups"));
    std::fs::create_dir(&directory).unwrap();
    let stand_in = StandIn::start(Settings::default()).await.unwrap();
    let mut command = Command::new(env!("CARGO_BIN_EXE_halma"));
    command.arg("run").env("HALMA_BACKUP_DIRECTORY", &directory);
    let mut bot = spawn_as(&mut command, &stand_in, &store);
    stand_in.wait_ready().await.unwrap();
    let backup = scheduled(&directory).await;
    bot.kill().await.unwrap();
    let mode = backup.metadata().unwrap().permissions().mode();
    assert_eq!(mode & 0o777, 0o600);
    let restored = folder.path().join("restored");
    said(&restored, &["restore", backup.to_str().unwrap()]);
    let report = said(&restored, &["verify"]);
    assert!(report.contains("games checked: 0, damaged: 0"), "{report}");
}

/// A service's store, worked on by root: every file still belongs to the service.
#[test]
fn what_root_does_to_a_store_leaves_its_owner_in_charge() {
    let folder = TempDir::new().unwrap();
    let store = folder.path().join("store");
    copy(&present_store(), &store);
    if std::fs::metadata(&store).unwrap().uid() != 0 {
        println!("skipped: only root can work on the files of others");
        return;
    }
    let of_nobody_else = |path: &Path| {
        let mut paths = vec![path.to_owned()];
        while let Some(path) = paths.pop() {
            let found = path.metadata().unwrap();
            assert_eq!((found.uid(), found.gid()), (SERVICE, SERVICE), "{path:?}");
            if found.is_dir() {
                let entries = std::fs::read_dir(path).unwrap();
                paths.extend(entries.map(|entry| entry.unwrap().path()));
            }
        }
    };
    let given = std::process::Command::new("chown")
        .args(["-R", "12345:12345"])
        .arg(&store)
        .status();
    assert!(given.unwrap().success());
    let backup = folder.path().join("halma.backup");
    let backup = backup.to_str().unwrap();
    for arguments in [
        &["recompute-ratings"][..],
        &["verify", "--mend"],
        &["backup", backup],
    ] {
        said(&store, arguments);
        of_nobody_else(&store);
    }
    let restored = folder.path().join("restored");
    std::fs::create_dir(&restored).unwrap();
    chown(&restored, Some(SERVICE), Some(SERVICE)).unwrap();
    said(&restored, &["restore", backup]);
    of_nobody_else(&restored);
}
