//! A process is killed again and again while it makes games compact. The next one continues, and no
//! game is lost, changed, or there in both forms.
#![expect(clippy::unwrap_used, clippy::print_stdout, reason = "a test")]

use std::env;
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Stdio};
use std::sync::Arc;

use halma_service::Repair;
use halma_store::ids::{MatchId, UserId};
use halma_store::{AfterCommit, Hooks, Key, Prefix, SledStore, Store};
use serde_json::Value;

use crate::common::desk::{DAY, Desk, at};
use crate::common::dice::Dice;
use crate::common::system::test_process;
use crate::compact::compact_all;
use crate::tables::win;

const GAMES: usize = 120;
const FOLDER: &str = "HALMA_COMPACTS_IN";
const SAID: &str = "one more change";

/// Says when a change is stored.
struct Speaks;

impl Hooks for Speaks {
    fn committing(&self) -> AfterCommit<'_> {
        Box::new(|done| {
            if done.is_ok() {
                println!("{SAID}");
            }
        })
    }
}

/// The process that is killed is this program again, which runs this test alone.
#[tokio::test(flavor = "multi_thread")]
async fn the_process_that_is_killed() {
    let Some(folder) = env::var_os(FOLDER) else {
        return;
    };
    let store = Store::new(SledStore::open(Path::new(&folder)).unwrap());
    let desk = Desk::over(store.with_hooks(Arc::new(Speaks)));
    compact_all(&desk, 400 * DAY).await;
    desk.store.close().await;
}

fn start(folder: &Path) -> Child {
    test_process("kills_while_compacting::the_process_that_is_killed")
        .env(FOLDER, folder)
        .stdout(Stdio::piped())
        .spawn()
        .unwrap()
}

/// Waits until the process has stored this many changes, or has ended.
fn wait_for(child: &mut Child, changes: usize) -> usize {
    let lines = BufReader::new(child.stdout.take().unwrap()).lines();
    let said = lines.filter(|line| line.as_ref().is_ok_and(|line| line == SAID));
    said.take(changes).count()
}

async fn exported(desk: &Desk) -> Value {
    let export = desk.service.export(UserId(1), at(400 * DAY)).await.unwrap();
    serde_json::to_value(export).unwrap()
}

/// The games in compact form, of which no other record is left.
async fn compact_ones(desk: &Desk) -> usize {
    let keys = desk.store.scan_all(Prefix::All).await.unwrap();
    let finished = |key: &Key| match *key {
        Key::Finished(id) => Some(id),
        _ => None,
    };
    let ids: Vec<MatchId> = keys.iter().filter_map(finished).collect();
    let is_of_one = |key: &&Key| match **key {
        Key::Match(id) | Key::Log(id, _) | Key::Result(id) => ids.contains(&id),
        _ => false,
    };
    assert_eq!(keys.iter().find(is_of_one), None);
    ids.len()
}

#[tokio::test(flavor = "multi_thread")]
async fn killed_while_games_become_compact_it_continues_and_loses_none() {
    let folder = tempfile::tempdir().unwrap();
    let desk = Desk::in_folder(folder.path());
    for number in 0..GAMES as i64 {
        win(&desk, 1, 2 + number as u64 % 7, number * DAY, true).await;
    }
    let before = exported(&desk).await;
    desk.store.close().await;
    let (mut dice, mut known, mut kills) = (Dice(9), 0, 0);
    while known < GAMES {
        let mut child = start(folder.path());
        let told = wait_for(&mut child, 1 + dice.below(30));
        kills += usize::from(child.try_wait().unwrap().is_none());
        child.kill().unwrap();
        child.wait().unwrap();
        let desk = Desk::in_folder(folder.path());
        let now = compact_ones(&desk).await;
        assert!(
            now >= known + told,
            "{told} were told after {known}, but there are {now}"
        );
        known = now;
        assert!(exported(&desk).await == before);
        assert_eq!(desk.service.check(Repair::No).await.unwrap().damaged, []);
        desk.store.close().await;
    }
    assert!(kills > 3, "{kills} kills");
}
