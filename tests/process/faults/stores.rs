//! Faults in the files of a store: images of a store with games, as a power failure leaves them,
//! are damaged and opened; and disks that refuse writes.
#![expect(clippy::unwrap_used, reason = "a test")]

use std::fs::{self, OpenOptions};
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicU8, Ordering};
use std::time::Duration;

use halma_rules::{Game, Ply, Rules, Variant};
use halma_service::{ChallengeRequest, LobbyMove, TimeControl};
use halma_store::ids::MatchId;
use halma_store::{Disk, SledStore, Store, StoreError};
use rand::rngs::StdRng;
use rand::{RngExt as _, SeedableRng as _};
use tempfile::TempDir;

use super::super::tables::Figures;
use super::{Table, panics};
use crate::common::desk::{DAY, Desk, MINUTE, at, copy, play, view};

const GAMES: u64 = 6;
const HOUR: i64 = 60 * MINUTE;
/// How many moves are made between two trials.
const BETWEEN: usize = 3;
/// How often a store is damaged before a new one replaces it, so that it stays small.
const OF_ONE_STORE: usize = 50;

/// Games played at a desk, as confirmed by its answers.
struct Known {
    games: Vec<(MatchId, Game)>,
    ended: Vec<(MatchId, Game)>,
    random: StdRng,
    /// Later than everything before, so that no act is mistaken for an earlier one.
    now: i64,
}

impl Known {
    async fn begin(desk: &Desk, seed: u64) -> Self {
        let mut known = Self {
            games: Vec::new(),
            ended: Vec::new(),
            random: StdRng::seed_from_u64(seed),
            now: DAY,
        };
        for opponent in 0..GAMES {
            let begun = known.begin_one(desk, opponent + 2).await;
            known.games.push(begun);
        }
        known
    }

    /// Starts a game between two people; no one makes ten challenges in an hour.
    async fn begin_one(&mut self, desk: &Desk, opponent: u64) -> (MatchId, Game) {
        self.now += HOUR;
        let request = ChallengeRequest {
            act: desk.act(1, at(self.now)),
            time_control: TimeControl::Unlimited,
            weekends: halma_service::Weekends::Counted,
            ..desk.request(Variant::Halma8, &[opponent])
        };
        let made = desk.service.challenge(&request).await.unwrap();
        let act = desk.act(opponent, at(self.now));
        let joined = desk
            .service
            .answer_challenge(&act, made.view.id, LobbyMove::Join);
        let id = joined.await.unwrap().view.id;
        (id, Game::new(Rules::default_for(Variant::Halma8)))
    }

    /// Tries to make a move in a game, and records it once it is answered.
    async fn play_in(&mut self, desk: &Desk, number: usize) -> Result<(), halma_service::Error> {
        self.now += 1;
        let (id, game) = &mut self.games[number];
        let position = game.position();
        let plies = position.legal_plies();
        let ply = plies[self.random.random_range(0..plies.len())];
        let user = [1, number as u64 + 2][position.to_move().index()];
        play(desk, user, *id, &ply.text(position.board()), self.now).await?;
        game.play(ply).unwrap();
        while game.outcome().is_none() && !game.position().can_move(game.position().to_move()) {
            game.play(Ply::Pass).unwrap();
        }
        if game.outcome().is_some() {
            let new = self.begin_one(desk, number as u64 + 2).await;
            let ended = std::mem::replace(&mut self.games[number], new);
            self.ended.push(ended);
        }
        Ok(())
    }

    async fn play(&mut self, desk: &Desk, moves: usize) {
        for _ in 0..moves {
            let number = self.random.random_range(0..self.games.len());
            self.play_in(desk, number).await.unwrap();
        }
    }

    /// Counts what became of the games, and checks that they continue.
    async fn compare(&self, desk: &Desk, figures: &mut Figures) {
        let mut later = Self {
            games: self.games.clone(),
            ended: Vec::new(),
            random: StdRng::seed_from_u64(self.now as u64),
            now: self.now + DAY,
        };
        for (number, (id, known)) in self.games.iter().chain(&self.ended).enumerate() {
            let stored = desk.service.whole_game(*id).await.unwrap().unwrap();
            assert_eq!(
                view(desk, *id).await.game().unwrap().standing,
                *stored.standing()
            );
            if stored.history() != known.history() {
                let is_longer = stored.ply_count() > known.ply_count();
                *(if is_longer {
                    &mut figures.doubled
                } else {
                    &mut figures.lost
                }) += 1;
            }
            let goes_on = number < self.games.len();
            let is_stuck = goes_on && later.play_in(desk, number).await.is_err();
            figures.stuck += usize::from(is_stuck);
        }
        figures.answered += self.games.len();
    }
}

type Spoil = fn(&Path, &mut StdRng);

pub async fn rows(table: &Table) {
    let times = table.times;
    // An intact database follows the journal, which may be damaged then.
    let spoils: [(&str, bool, Spoil); 5] = [
        ("database's files deleted", false, |store, _| {
            remove_database(store);
        }),
        ("database's file cut short", false, |store, random| {
            cut(&store.join("db"), random);
        }),
        ("database's file partly garbage", false, |store, random| {
            spill(&store.join("db"), random);
        }),
        ("journal's newest bytes cut", true, |store, random| {
            cut(&newest(store), random);
        }),
        ("a byte of the journal flipped", true, |store, random| {
            flip(&newest(store), random);
        }),
    ];
    for (name, is_closed, spoil) in spoils {
        table
            .row(name, times, spoiled(times, is_closed, spoil))
            .await;
    }
    let name = "a byte flipped, database gone: refused, and nothing changed";
    table.row(name, times, refused(times)).await;
    for (name, trouble) in [
        ("disk full", FULL),
        ("writes fail, as on a read-only disk", BROKEN),
    ] {
        table.row(name, times, unwritable(times, trouble)).await;
    }
}

async fn spoiled(times: usize, is_closed: bool, spoil: Spoil) -> Figures {
    let before = panics();
    let mut figures = Figures::default();
    for part in (0..times).step_by(OF_ONE_STORE) {
        let tries = OF_ONE_STORE.min(times - part);
        spoil_one(tries, part as u64, is_closed, spoil, &mut figures).await;
    }
    figures.panicked = panics() - before;
    figures
}

async fn spoil_one(tries: usize, seed: u64, is_closed: bool, spoil: Spoil, figures: &mut Figures) {
    let folder = TempDir::new().unwrap();
    let mut desk = Desk::in_folder(folder.path());
    let mut known = Known::begin(&desk, seed).await;
    for _ in 0..tries {
        known.play(&desk, BETWEEN).await;
        if is_closed {
            desk.store.close().await;
        }
        let image = TempDir::new().unwrap();
        copy(folder.path(), image.path());
        if is_closed {
            desk = Desk::in_folder(folder.path());
        }
        spoil(image.path(), &mut known.random);
        let opened = Desk::in_folder(image.path());
        known.compare(&opened, figures).await;
        opened.store.close().await;
    }
    desk.store.close().await;
}

/// Without the database nothing repairs the journal: the start is refused with a message and
/// changes nothing.
async fn refused(times: usize) -> Figures {
    let before = panics();
    let mut figures = Figures::default();
    let folder = TempDir::new().unwrap();
    let desk = Desk::in_folder(folder.path());
    let mut known = Known::begin(&desk, times as u64).await;
    known.play(&desk, 61).await;
    desk.store.close().await;
    remove_database(folder.path());
    let journal = newest(folder.path());
    let whole = fs::read(&journal).unwrap();
    for _ in 0..times {
        let mut bytes = whole.clone();
        let at = known.random.random_range(0..bytes.len());
        bytes[at] ^= 1 << known.random.random_range(0..8);
        fs::write(&journal, &bytes).unwrap();
        match SledStore::open(folder.path()) {
            Err(StoreError::JournalDamaged { .. }) => figures.answered += 1,
            other => panic!("byte {at}: {other:?}"),
        }
        figures.lost += usize::from(fs::read(&journal).unwrap() != bytes);
    }
    fs::write(&journal, &whole).unwrap();
    let desk = Desk::in_folder(folder.path());
    known.compare(&desk, &mut figures).await;
    desk.store.close().await;
    figures.panicked = panics() - before;
    figures
}

const WELL: u8 = 0;
const FULL: u8 = 1;
const BROKEN: u8 = 2;

/// A disk that can temporarily be full or broken.
#[derive(Clone, Default)]
struct Moody(Arc<AtomicU8>);

impl Disk for Moody {
    fn room(&self, _: &Path) -> io::Result<u64> {
        let is_full = self.0.load(Ordering::SeqCst) == FULL;
        Ok(if is_full { 0 } else { 10 << 30 })
    }

    fn before_write(&self) -> io::Result<()> {
        if self.0.load(Ordering::SeqCst) == BROKEN {
            return Err(io::ErrorKind::ReadOnlyFilesystem.into());
        }
        Ok(())
    }
}

async fn unwritable(times: usize, trouble: u8) -> Figures {
    let before = panics();
    let mut figures = Figures::default();
    let folder = TempDir::new().unwrap();
    let disk = Moody::default();
    let store = SledStore::open_on(folder.path(), Arc::new(disk.clone())).unwrap();
    let desk = Desk::over(Store::new(store));
    let mut known = Known::begin(&desk, times as u64).await;
    for _ in 0..times {
        known.play(&desk, BETWEEN).await;
        disk.0.store(trouble, Ordering::SeqCst);
        let number = known.random.random_range(0..known.games.len());
        let tried = known.play_in(&desk, number).await;
        assert!(tried.is_err_and(|error| error.is_standstill()));
        disk.0.store(WELL, Ordering::SeqCst);
        // The store periodically checks whether the disk has recovered.
        let mut waits = 0;
        while known.play_in(&desk, number).await.is_err() {
            tokio::time::sleep(Duration::from_millis(20)).await;
            waits += 1;
            assert!(waits < 1_000, "it doesn't recover");
        }
    }
    known.compare(&desk, &mut figures).await;
    desk.store.close().await;
    figures.panicked = panics() - before;
    figures
}

fn newest(store: &Path) -> PathBuf {
    let entries = fs::read_dir(store.join("journal")).unwrap();
    let paths = entries.map(|entry| entry.unwrap().path());
    let segments = paths.filter(|path| path.extension().is_some_and(|known| known == "entries"));
    segments.max().unwrap()
}

fn remove_database(store: &Path) {
    for entry in fs::read_dir(store).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_name().unwrap().to_string_lossy().into_owned();
        if name == "db" || name == "conf" || name.starts_with("snap.") {
            fs::remove_file(path).unwrap();
        }
    }
}

/// Truncates a file at a random place.
fn cut(path: &Path, random: &mut StdRng) {
    let file = OpenOptions::new().write(true).open(path).unwrap();
    let length = file.metadata().unwrap().len();
    file.set_len(random.random_range(0..length)).unwrap();
}

fn flip(path: &Path, random: &mut StdRng) {
    let mut bytes = fs::read(path).unwrap();
    let at = random.random_range(0..bytes.len());
    bytes[at] ^= 1 << random.random_range(0..8);
    fs::write(path, bytes).unwrap();
}

/// Overwrites a part of a file with random bytes.
fn spill(path: &Path, random: &mut StdRng) {
    let mut bytes = fs::read(path).unwrap();
    let (from, to) = (
        random.random_range(0..bytes.len()),
        random.random_range(0..bytes.len()),
    );
    for byte in &mut bytes[from.min(to)..from.max(to)] {
        *byte = random.random();
    }
    fs::write(path, bytes).unwrap();
}
