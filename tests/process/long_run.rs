//! Many days of one bot: games are played without a pause while it is killed, stopped, backed up,
//! restored elsewhere and replaced by another version. Only its store may grow, and its memory with it.
//!
//! `HALMA_DAYS=30 HALMA_OLDER=… cargo test --release --test process long_run:: -- --nocapture` is the
//! long run. `HALMA_OLDER` is the program of an older version, which runs every other day.
#![cfg(target_os = "linux")]
#![expect(clippy::unwrap_used, reason = "a test")]
#![expect(clippy::print_stdout, reason = "prints what each day took")]

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use halma_store::{SledStore, Store};
use procfs::process::Process;
use stand_in::{Settings, StandIn};

use super::tables::{GAMES, Tally, finish, play, sit_down};
use crate::common::process::{Bot, halma};

const FEW_DAYS: usize = 2;
/// How long a day is: some moves of every game, or some hundred.
const SHORT_DAY: Duration = Duration::from_secs(2);
const LONG_DAY: Duration = Duration::from_secs(20);
/// What a bot may have more than after its first day. Its memory may also grow as its store does.
const MORE_FILES: usize = 32;
const MORE_BYTES: u64 = 64 << 20;

/// What a bot takes at the end of a day.
#[derive(Clone, Copy, Debug)]
struct Day {
    memory: u64,
    files: usize,
    store: u64,
}

impl Day {
    fn of(bot: &Bot) -> Self {
        let process = Process::new(bot.child.id().unwrap().cast_signed()).unwrap();
        let stat = process.stat().unwrap();
        Self {
            memory: stat.rss * procfs::page_size(),
            files: process.fd_count().unwrap(),
            store: bytes(&bot.store),
        }
    }

    /// Checks that it took no more than on the first day. The store grows with what was played, and
    /// memory as the store does.
    fn check(&self, first: &Self) {
        assert!(self.files <= first.files + MORE_FILES, "{self:?} {first:?}");
        let most = first.memory + MORE_BYTES + self.store.saturating_sub(first.store);
        assert!(self.memory <= most, "{self:?} {first:?}");
    }
}

/// The bytes of all files in a directory, some of which may be removed meanwhile.
fn bytes(directory: &Path) -> u64 {
    let Ok(entries) = std::fs::read_dir(directory) else {
        return 0;
    };
    let sizes = entries.flatten().map(|entry| match entry.metadata() {
        Ok(found) if found.is_dir() => bytes(&entry.path()),
        found => found.map_or(0, |found| found.len()),
    });
    sizes.sum()
}

/// Runs a command with a store, which has to succeed.
fn done(store: &Path, arguments: &[&str]) -> String {
    let mut command = halma();
    command.args(arguments).env("HALMA_STORE_PATH", store);
    let output = command.env("HALMA_LOG_LEVEL", "off").output().unwrap();
    let error = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{arguments:?}: {error}");
    String::from_utf8(output.stdout).unwrap()
}

/// Backs up a stopped bot's store, and restores it under another name.
fn moved(store: &Path, folder: &Path, day: usize) -> PathBuf {
    let backup = folder.join(format!("evening-{day}.backup"));
    done(store, &["backup", backup.to_str().unwrap()]);
    std::fs::remove_dir_all(store).unwrap();
    let next = folder.join(format!("store-{day}"));
    done(&next, &["restore", backup.to_str().unwrap()]);
    std::fs::remove_file(backup).unwrap();
    next
}

#[tokio::test(flavor = "multi_thread")]
async fn days_of_kills_backups_and_upgrades_lose_nothing_and_take_no_more() {
    let days = std::env::var("HALMA_DAYS").ok();
    let length = if days.is_some() { LONG_DAY } else { SHORT_DAY };
    let days = days.map_or(FEW_DAYS, |days| days.parse().unwrap());
    let older = std::env::var_os("HALMA_OLDER").map(PathBuf::from);
    let folder = tempfile::tempdir().unwrap();
    let stand_in = StandIn::start(Settings::default()).await.unwrap();
    let mut bot = Bot::start(&stand_in, folder.path()).await;
    let tally = Arc::new(Tally::default());
    let tables = sit_down(&stand_in, GAMES, &bot.lives, &tally).await;
    let stop = Arc::new(AtomicBool::new(false));
    let tasks = play(tables, &stop);
    let mut first = None;
    for day in 0..days {
        tokio::time::sleep(length / 2).await;
        bot.kill().await;
        tokio::time::sleep(length / 2).await;
        let noon = folder.path().join("noon.backup");
        done(&bot.store, &["backup", noon.to_str().unwrap()]);
        assert!(done(&bot.store, &["verify", noon.to_str().unwrap()]).contains("is complete"));
        std::fs::remove_file(noon).unwrap();
        let evening = Day::of(&bot);
        let (half, most) = tally.answer_times();
        println!(
            "day {day}: {} moves in all, half answered in {half:?}, 99% in {most:?}, \
             {} KiB of memory, {} files, a store of {} KiB",
            tally.answered.load(Ordering::SeqCst),
            evening.memory >> 10,
            evening.files,
            evening.store >> 10,
        );
        evening.check(first.get_or_insert(evening));
        let program = older.as_deref().filter(|_| day % 2 == 0);
        bot.stop().await;
        let store = moved(&bot.store, folder.path(), day);
        bot.start_again(program, store).await;
    }
    stop.store(true, Ordering::SeqCst);
    let (store, child) = (bot.store.clone(), &mut bot.child);
    let opened = async {
        child.kill().await.unwrap();
        Store::new(SledStore::open(&store).unwrap())
    };
    let mut figures = Box::pin(finish(&stand_in, tasks, &tally, opened)).await;
    figures.panicked = bot.panics();
    println!("{figures:?}");
    figures.check();
    let moves = tally.answered.load(Ordering::SeqCst);
    assert!(moves >= days * GAMES, "too few moves: {moves}");
}
