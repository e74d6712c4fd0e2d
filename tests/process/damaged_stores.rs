//! What the real binary says about damaged stores, which files it makes and who can read them, and
//! what it does if disk space is low.
#![expect(clippy::unwrap_used, clippy::print_stdout, reason = "a test")]

use std::fs;
use std::os::unix::fs::PermissionsExt as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::time::SystemTime;

use halma_store::{Backend, SledStore};
use tempfile::TempDir;

use crate::common::desk::{Desk, copy};
use crate::common::records::put;

const HALMA: &str = env!("CARGO_BIN_EXE_halma");

/// A command's output and exit status.
struct Said {
    text: String,
    status: Option<i32>,
}

impl From<Output> for Said {
    fn from(output: Output) -> Self {
        let text = [output.stdout, output.stderr].concat();
        Self {
            text: String::from_utf8(text).unwrap(),
            status: output.status.code(),
        }
    }
}

impl Said {
    fn has(&self, part: &str) -> &Self {
        assert!(self.text.contains(part), "no {part:?} in {}", self.text);
        self
    }

    fn lacks(&self, part: &str) -> &Self {
        assert!(!self.text.contains(part), "{part:?} in {}", self.text);
        self
    }

    fn ends_with(&self, status: i32) -> &Self {
        assert_eq!(self.status, Some(status), "{}", self.text);
        self
    }
}

/// Runs a shell line with a store; `$0` is the program, `$1` a folder.
fn shell(store: &Path, line: &str, folder: &Path) -> Said {
    let mut command = Command::new("sh");
    command.arg("-c").arg(line).arg(HALMA).arg(folder);
    command.env("HALMA_STORE_PATH", store);
    command.env("HALMA_LOG_LEVEL", "warn");
    command.output().unwrap().into()
}

fn halma(store: &Path, arguments: &str) -> Said {
    shell(store, &format!("\"$0\" {arguments}"), store)
}

/// The same in a separate mount namespace.
fn in_namespace(store: &Path, line: &str, folder: &Path) -> Said {
    let mut command = Command::new("unshare");
    command.args(["--mount", "--propagation", "private", "sh", "-ec", line]);
    command.arg(HALMA).arg(folder);
    command.env("HALMA_STORE_PATH", store);
    command.env("HALMA_LOG_LEVEL", "warn");
    command.output().unwrap().into()
}

fn may_mount() -> bool {
    let tried = Command::new("unshare")
        .args(["--mount", "sh", "-c", "mount -t tmpfs halma /mnt"])
        .stderr(Stdio::null())
        .status();
    let may = tried.is_ok_and(|status| status.success());
    if !may {
        println!("skipped: no file system can be mounted here");
    }
    may
}

/// Everything below a directory: names, times, permissions and bytes.
fn print(folder: &Path) -> Vec<(PathBuf, SystemTime, u32, Vec<u8>)> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let of_path = path.metadata().unwrap();
        let bytes = if of_path.is_dir() {
            found.extend(print(&path));
            Vec::new()
        } else {
            fs::read(&path).unwrap()
        };
        let mode = of_path.permissions().mode() & 0o777;
        found.push((path, of_path.modified().unwrap(), mode, bytes));
    }
    found.sort();
    found
}

/// A store with a game in it.
async fn store() -> TempDir {
    let folder = TempDir::new().unwrap();
    let desk = Desk::in_folder(&folder.path().join("store"));
    let id = desk.begin().await.view.id;
    for (user, text) in [(1, "h4-h5"), (2, "a5-a4"), (1, "h5-h6"), (2, "a4-a3")] {
        let play = desk.play(user, id, None, text);
        desk.service.play(&play).await.unwrap();
    }
    desk.store.close().await;
    folder
}

fn without_database(store: &Path) {
    fs::remove_file(store.join("db")).unwrap();
}

fn segment(store: &Path) -> PathBuf {
    let entries = fs::read_dir(store.join("journal")).unwrap();
    let mut paths = entries.map(|entry| entry.unwrap().path());
    paths
        .find(|path| path.extension().is_some_and(|known| known == "entries"))
        .unwrap()
}

/// Damages a store.
type Harm = fn(&Path);

#[tokio::test]
async fn looking_changes_nothing_and_all_commands_agree() {
    let folder = store().await;
    let whole = folder.path().join("store");
    let damages: [(&str, Harm); 4] = [
        ("whole", |_| {}),
        ("healed", without_database),
        ("healed too", |store| fs::write(segment(store), "").unwrap()),
        ("lost", |store| {
            without_database(store);
            let mut bytes = fs::read(segment(store)).unwrap();
            let half = bytes.len() / 2;
            bytes[half] ^= 1;
            fs::write(segment(store), bytes).unwrap();
        }),
    ];
    let exported = |store: &Path, name: &str| {
        let file = folder.path().join(format!("{name}.jsonl"));
        let said = halma(store, &format!("export '{}'", file.display()));
        said.ends_with(0);
        fs::read_to_string(file).unwrap()
    };
    let mut all = String::new();
    for (name, damage) in damages {
        let store = folder.path().join(name);
        copy(&whole, &store);
        damage(&store);
        let before = print(&store);
        let (verified, weighed) = (halma(&store, "verify"), halma(&store, "repair"));
        assert!(
            print(&store) == before,
            "{name}: looking has changed something"
        );
        verified.ends_with(i32::from(name != "whole"));
        weighed.ends_with(0);
        if name == "lost" {
            verified
                .has("the next start will fail")
                .lacks("nothing is lost");
            weighed
                .has("the next start will fail")
                .has("can't be read")
                .has("--give-up");
            halma(&store, "export /nowhere")
                .ends_with(2)
                .has("halma repair");
            let given_up = halma(&store, "repair --give-up");
            given_up
                .ends_with(0)
                .has("everything readable was restored");
            exported(&store, name);
        } else {
            verified
                .has("nothing is lost")
                .has("games checked: 1, damaged: 0");
            weighed.has("nothing is lost; start the bot");
            weighed.lacks("give-up").lacks("backup");
            let found = exported(&store, name);
            assert!(all.is_empty() || all == found, "{name}");
            all = found;
        }
        halma(&store, "verify --mend");
        halma(&store, "verify").ends_with(0).has("nothing is lost");
    }
}

#[tokio::test]
async fn a_read_only_store_can_be_inspected() {
    if !may_mount() {
        return;
    }
    let folder = store().await;
    let store = folder.path().join("store");
    let line = "mount --bind \"$1\" \"$1\"; mount -o remount,ro,bind \"$1\"; \"$0\" verify";
    let before = print(&store);
    let said = in_namespace(&store, line, &store);
    said.ends_with(0).has("games checked: 1, damaged: 0");
    without_database(&store);
    let said = in_namespace(&store, line, &store);
    said.ends_with(1)
        .has("rebuilds the database from the journal");
    assert!(print(&store).len() + 1 == before.len());
}

/// Returns true if only the owner may read anything below a directory.
fn is_private(folder: &Path) -> bool {
    print(folder)
        .iter()
        .all(|(path, _, mode, _)| *mode == if path.is_dir() { 0o700 } else { 0o600 })
}

#[tokio::test]
async fn only_its_owner_can_read_a_store_whatever_the_umask() {
    let folder = store().await;
    let first = folder.path().join("store");
    let made = folder.path().join("made");
    let line = "umask 0; \"$0\" backup \"$1/backup\" && \"$0\" export \"$1/export\"";
    shell(&first, line, folder.path()).ends_with(0);
    let line = "umask 0; \"$0\" restore \"$1/backup\"";
    shell(&made, line, folder.path()).ends_with(0);
    assert!(is_private(&made), "{:?}", print(&made));
    for file in ["backup", "export"] {
        let mode = folder
            .path()
            .join(file)
            .metadata()
            .unwrap()
            .permissions()
            .mode();
        assert_eq!(mode & 0o777, 0o600, "{file}");
    }
    // Also the files made when a damaged store is repaired.
    without_database(&made);
    let line = "umask 0; \"$0\" export \"$1/again\"";
    shell(&made, line, folder.path())
        .ends_with(0)
        .lacks("others on this machine");
    assert!(made.join("set-aside").exists() && is_private(&made));
    let mode = |path: &Path| path.metadata().unwrap().permissions().mode() & 0o777;
    assert_eq!(mode(&made), 0o700);

    // An older one, in which the operator keeps a file.
    fs::write(made.join("notes.txt"), "mine").unwrap();
    for (path, ..) in print(&made) {
        let wide = if path.is_dir() { 0o755 } else { 0o644 };
        fs::set_permissions(path, fs::Permissions::from_mode(wide)).unwrap();
    }
    fs::set_permissions(&made, fs::Permissions::from_mode(0o755)).unwrap();
    let said = shell(
        &made,
        "umask 0; \"$0\" export \"$1/narrowed\"",
        folder.path(),
    );
    said.ends_with(0)
        .has("others on this machine could read the store");
    assert_eq!(said.text.matches("others on this machine").count(), 1);
    assert_eq!((mode(&made), mode(&made.join("notes.txt"))), (0o700, 0o644));
    fs::remove_file(made.join("notes.txt")).unwrap();
    assert!(is_private(&made));
    let said = shell(&made, "umask 0; \"$0\" export \"$1/once\"", folder.path());
    said.ends_with(0).lacks("others on this machine");
}

#[tokio::test]
async fn a_backup_only_needs_room_where_it_is_written() {
    if !may_mount() {
        return;
    }
    let (folder, elsewhere) = (TempDir::new().unwrap(), TempDir::new().unwrap());
    let path = folder.path().join("store");
    let store = SledStore::open(&path).unwrap();
    for number in 0..200 {
        store.commit(put(number, &"x".repeat(2_000))).await.unwrap();
    }
    store.close().await;
    // Needs about 400 KB.
    let line = |size: &str| {
        format!("mount -t tmpfs -o size={size} halma \"$1\"; \"$0\" backup \"$1/file\"; ls \"$1\"")
    };
    let narrow = in_namespace(&path, &line("256k"), elsewhere.path());
    let disk = elsewhere.path().display();
    let expected = format!("not enough space for the backup in {disk}");
    narrow.has(&expected).has("use another disk");
    in_namespace(&path, &line("1m"), elsewhere.path())
        .has("202 records")
        .ends_with(0);
    // The store's own disk may be full.
    let line = "mount -t tmpfs -o size=6m halma \"$1\"; cp -r \"$HALMA_STORE_PATH\" \"$1/store\"
        HALMA_STORE_PATH=\"$1/store\" \"$0\" backup \"$HALMA_STORE_PATH/../whole\"";
    in_namespace(&path, line, elsewhere.path())
        .has("202 records")
        .ends_with(0);
}
