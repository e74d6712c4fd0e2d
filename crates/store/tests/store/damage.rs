//! Damage to one file of a store, and to every pair: inspecting, starting and repairing agree, and
//! every loss is named beforehand.
//!
//! `HALMA_DAMAGE=1 cargo test --release -p halma-store --test store damage:: -- --nocapture` tries every pair; the
//! default is one in many.
#![expect(clippy::unwrap_used, clippy::print_stdout, reason = "a test")]

use std::collections::BTreeMap;
use std::fs;
use std::ops::RangeInclusive;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use halma_store::dry_run::{self, DryRun, Salvaged, Start};
use halma_store::journal::inspection::inspect;
use halma_store::{Backend, SledStore};
use tempfile::TempDir;

use crate::common::records::{put, slot};
use crate::journal::{copy, files, flip, newest};

/// By default one pair in this many is tried.
const ONE_OF: usize = 97;
/// How many numbers have records.
const NUMBERS: u64 = 12;
/// The number of changes between two snapshots.
const CHANGES: u64 = 40;

/// The acknowledged changes: by revision, the number and its new text.
#[derive(Default)]
struct Ledger(BTreeMap<u64, (u64, Option<String>)>);

impl Ledger {
    /// Makes changes of one record each, and waits for each of them.
    async fn change(&mut self, store: &SledStore) {
        for _ in 0..CHANGES {
            let revision = self.0.len() as u64 + 1;
            let number = revision * 7 % NUMBERS;
            if revision.is_multiple_of(5) {
                let mut changes = halma_store::ChangeSet::new();
                changes.delete(slot(number));
                store.commit(changes).await.unwrap();
                self.0.insert(revision, (number, None));
                continue;
            }
            let text = format!("change {revision} {}", "x".repeat(200));
            store.commit(put(number, &text)).await.unwrap();
            let stored = store.load(slot(number).key()).await.unwrap().unwrap();
            assert_eq!(stored.revision, revision);
            self.0.insert(revision, (number, Some(text)));
        }
    }

    /// The allowed texts of a number if some changes can't be read: that of the last readable
    /// change, or of an unreadable one, which another copy may have.
    fn allowed(&self, number: u64, missing: &[RangeInclusive<u64>]) -> Vec<Option<&str>> {
        let of_number = self.0.iter().filter(|(_, (of, _))| *of == number);
        let mut allowed = vec![None];
        for (revision, (_, text)) in of_number {
            if !missing.iter().any(|missing| missing.contains(revision)) {
                allowed.clear();
            }
            allowed.push(text.as_deref());
        }
        allowed
    }

    /// How many numbers have a text that isn't allowed.
    fn differences(&self, found: &BTreeMap<u64, String>, missing: &[RangeInclusive<u64>]) -> usize {
        let differs = |number: &u64| {
            let text = found.get(number).map(String::as_str);
            !self.allowed(*number, missing).contains(&text)
        };
        (0..NUMBERS).filter(differs).count()
    }
}

/// A store with two snapshots and two segments, as a kill leaves it and as a clean shutdown does.
struct Images {
    ledger: Ledger,
    killed: TempDir,
    closed: TempDir,
}

impl Images {
    async fn make() -> Self {
        let folder = TempDir::new().unwrap();
        let mut ledger = Ledger::default();
        let mut kept = Vec::new();
        for _ in 0..2 {
            let store = SledStore::open(folder.path()).unwrap();
            ledger.change(&store).await;
            store.close().await;
            // After damage, a journal starts over with a snapshot.
            for ending in ["entries", "snapshot"] {
                let of_now = files(folder.path(), ending).into_iter();
                kept.extend(of_now.map(|path| (fs::read(&path).unwrap(), path)));
            }
            flip(&newest(folder.path()), 0);
            SledStore::open(folder.path()).unwrap().close().await;
        }
        // Restores the older files, as they were before the damage.
        for (bytes, path) in kept.into_iter().skip(1) {
            fs::write(path, bytes).unwrap();
        }
        let store = SledStore::open(folder.path()).unwrap();
        ledger.change(&store).await;
        fs::remove_dir_all(folder.path().join("set-aside")).unwrap();
        let (killed, closed) = (TempDir::new().unwrap(), TempDir::new().unwrap());
        copy(folder.path(), killed.path());
        store.close().await;
        copy(folder.path(), closed.path());
        for image in [&killed, &closed] {
            assert_eq!(files(image.path(), "entries").len(), 2);
            assert_eq!(files(image.path(), "snapshot").len(), 2);
        }
        Self {
            ledger,
            killed,
            closed,
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    NewestSegment,
    OlderSegment,
    NewestSnapshot,
    OlderSnapshot,
    Acknowledged,
    Closed,
    Database,
    Configuration,
    Notes,
}

impl Kind {
    const ALL: [Self; 9] = [
        Self::NewestSegment,
        Self::OlderSegment,
        Self::NewestSnapshot,
        Self::OlderSnapshot,
        Self::Acknowledged,
        Self::Closed,
        Self::Database,
        Self::Configuration,
        Self::Notes,
    ];

    /// The path of this file in a store, if the store has one.
    fn file(self, store: &Path) -> Option<PathBuf> {
        let file = match self {
            Self::NewestSegment => files(store, "entries").pop()?,
            Self::OlderSegment => files(store, "entries").remove(0),
            Self::NewestSnapshot => files(store, "snapshot").pop()?,
            Self::OlderSnapshot => files(store, "snapshot").remove(0),
            Self::Acknowledged => store.join("journal/acknowledged"),
            Self::Closed => store.join("journal/closed"),
            Self::Database => store.join("db"),
            Self::Configuration => store.join("conf"),
            Self::Notes => {
                let entries = fs::read_dir(store).unwrap();
                let mut paths = entries.map(|entry| entry.unwrap().path());
                paths.find(|path| path.to_string_lossy().contains("/snap."))?
            }
        };
        file.exists().then_some(file)
    }
}

#[derive(Clone, Copy, Debug)]
enum Harm {
    Delete,
    Cut,
    Empty,
    Garbage,
    Flip,
    Zeros,
}

impl Harm {
    const ALL: [Self; 6] = [
        Self::Delete,
        Self::Cut,
        Self::Empty,
        Self::Garbage,
        Self::Flip,
        Self::Zeros,
    ];

    fn be_done_to(self, file: &Path) {
        let mut bytes = fs::read(file).unwrap();
        let half = bytes.len() / 2;
        match self {
            Self::Delete => return fs::remove_file(file).unwrap(),
            Self::Cut => bytes.truncate(half + bytes.len() / 5),
            Self::Empty => bytes.clear(),
            Self::Garbage => {
                let garbage = |index: usize| (index * index % 251) as u8;
                bytes = (0..bytes.len()).map(garbage).collect();
            }
            Self::Flip => bytes[half] ^= 0x55,
            Self::Zeros => bytes.extend([0; 5_000]),
        }
        fs::write(file, bytes).unwrap();
    }
}

/// Everything in a directory: names, times and bytes.
fn print(of: &Path) -> Vec<(PathBuf, SystemTime, Vec<u8>)> {
    let mut found = Vec::new();
    let mut folders = vec![of.to_owned()];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder).unwrap() {
            let path = entry.unwrap().path();
            let changed = path.metadata().unwrap().modified().unwrap();
            let bytes = if path.is_dir() {
                folders.push(path.clone());
                Vec::new()
            } else {
                fs::read(&path).unwrap()
            };
            found.push((path, changed, bytes));
        }
    }
    found.sort();
    found
}

async fn texts(store: &impl Backend) -> BTreeMap<u64, String> {
    let mut texts = BTreeMap::new();
    for number in 0..NUMBERS {
        if let Some(stored) = store.load(slot(number).key()).await.unwrap() {
            texts.insert(number, slot(number).read(&stored).unwrap().hash);
        }
    }
    texts
}

/// Inspects a store, and checks that this changes nothing.
fn look(store: &Path) -> DryRun {
    let before = print(store);
    let dry_run = dry_run::look(store).unwrap();
    assert!(print(store) == before, "looking has changed something");
    dry_run
}

/// The outcomes of the trials.
#[derive(Default, Debug)]
struct Count {
    tried: usize,
    not_noticed: Vec<String>,
    whole: usize,
    unsure: usize,
    unsure_with_a_loss: usize,
    stopped: usize,
    lost: Vec<String>,
    brought_back: usize,
    nothing_readable: usize,
}

/// Inspects a damaged store, then starts it.
async fn try_one(store: &Path, ledger: &Ledger, name: &str, count: &mut Count) {
    count.tried += 1;
    let dry_run = look(store);
    if dry_run.is_sound() {
        count.not_noticed.push(name.to_owned());
    }
    let missing = match &dry_run.start {
        Start::Whole(image) => {
            count.whole += 1;
            assert_eq!(ledger.differences(&texts(image).await, &[]), 0, "{name}");
            Vec::new()
        }
        Start::Unsure(image) => {
            count.unsure += 1;
            let found = texts(image).await;
            let is_lost = ledger.differences(&found, &[]) > 0;
            count.unsure_with_a_loss += usize::from(is_lost);
            everything()
        }
        Start::Stops { why, rest } => {
            count.stopped += 1;
            count.lost.push(name.to_owned());
            assert!(why.to_string().contains("halma repair"), "{name}: {why}");
            let rest = rest.as_ref().map(|(salvaged, _)| salvaged.clone());
            let rest = rest.map_err(ToString::to_string);
            drop(dry_run);
            return stopped(store, ledger, name, rest, count).await;
        }
    };
    let foreseen = match &dry_run.start {
        Start::Whole(image) | Start::Unsure(image) => texts(image).await,
        Start::Stops { .. } => unreachable!(),
    };
    drop(dry_run);
    started(store, ledger, name, &missing, Some(foreseen)).await;
}

fn everything() -> Vec<RangeInclusive<u64>> {
    vec![0..=u64::MAX]
}

/// Checks that the start is refused as predicted, and that a repair recovers what can be read.
async fn stopped(
    store: &Path,
    ledger: &Ledger,
    name: &str,
    rest: Result<Salvaged, String>,
    count: &mut Count,
) {
    let refused = SledStore::open(store).err();
    assert!(refused.is_some(), "{name}: it starts");
    assert!(matches!(look(store).start, Start::Stops { .. }), "{name}");
    let given_up = dry_run::give_up(store);
    let Ok(salvaged) = rest else {
        count.nothing_readable += 1;
        assert!(given_up.is_err(), "{name}");
        let refused = SledStore::open(store).err();
        assert!(refused.is_some(), "{name}: it starts after giving up");
        return;
    };
    count.brought_back += 1;
    assert_eq!(given_up.unwrap(), salvaged, "{name}");
    assert!(
        !salvaged.missing.is_empty() || !salvaged.others.is_empty(),
        "{name}: it stops, and nothing is lost"
    );
    let missing = if salvaged.others.is_empty() {
        salvaged.missing
    } else {
        everything()
    };
    started(store, ledger, name, &missing, None).await;
}

/// Checks that the store starts, has what it should, accepts changes, and is intact from then on.
async fn started(
    store: &Path,
    ledger: &Ledger,
    name: &str,
    missing: &[RangeInclusive<u64>],
    foreseen: Option<BTreeMap<u64, String>>,
) {
    let opened = SledStore::open(store).unwrap_or_else(|error| panic!("{name}: {error}"));
    let mut found = texts(&opened).await;
    assert_eq!(ledger.differences(&found, missing), 0, "{name}");
    assert!(foreseen.is_none_or(|foreseen| foreseen == found), "{name}");
    opened.commit(put(1, "later")).await.unwrap();
    found.insert(1, "later".to_owned());
    let stored = opened.load(slot(1).key()).await.unwrap().unwrap();
    let last = ledger.0.len() as u64;
    assert!(!missing.is_empty() || stored.revision == last + 1, "{name}");
    opened.close().await;
    SledStore::mend(store).unwrap();
    let dry_run = look(store);
    assert!(dry_run.is_sound(), "{name}: {dry_run:?}");
    let Start::Whole(image) = &dry_run.start else {
        panic!("{name}: {dry_run:?}");
    };
    assert_eq!(texts(image).await, found, "{name}");
}

async fn damaged(image: &Path, harms: &[(Kind, Harm)], ledger: &Ledger, count: &mut Count) {
    let folder = TempDir::new().unwrap();
    copy(image, folder.path());
    let mut names = Vec::new();
    for (kind, harm) in harms {
        let Some(file) = kind.file(image) else { return };
        let file = folder.path().join(file.strip_prefix(image).unwrap());
        harm.be_done_to(&file);
        names.push(format!("{kind:?} {harm:?}"));
    }
    try_one(folder.path(), ledger, &names.join(" "), count).await;
}

/// Damage that looks normal: the end of a change being written, files that nothing needs, markers
/// that don't exist yet.
const HARMLESS: [&str; 13] = [
    "NewestSegment Zeros",
    "NewestSnapshot Delete",
    "NewestSnapshot Zeros",
    "OlderSnapshot Delete",
    "OlderSnapshot Zeros",
    "Acknowledged Delete",
    "Acknowledged Zeros",
    "Closed Delete",
    "Closed Cut",
    "Closed Empty",
    "Closed Garbage",
    "Closed Flip",
    "Closed Zeros",
];

#[tokio::test]
async fn whatever_one_file_comes_to_nothing_is_lost_and_all_agree() {
    let images = Images::make().await;
    for (name, image) in [("killed", &images.killed), ("closed", &images.closed)] {
        let mut count = Count::default();
        for kind in Kind::ALL {
            for harm in Harm::ALL {
                damaged(image.path(), &[(kind, harm)], &images.ledger, &mut count).await;
            }
        }
        println!("{name}: {count:#?}");
        assert_eq!(count.unsure, 0, "{name}");
        // After a kill the database lacks recent writes, which only the newest segment has.
        let only_there = if name == "killed" { Harm::ALL.len() } else { 0 };
        assert!(count.stopped <= only_there, "{name}");
        assert_eq!(count.whole + count.stopped, count.tried, "{name}");
        if name == "closed" {
            assert_eq!(count.not_noticed, HARMLESS);
        }
    }
}

#[tokio::test]
async fn whatever_two_files_come_to_a_loss_is_named_and_all_agree() {
    let images = Images::make().await;
    let one_of = std::env::var("HALMA_DAMAGE").map_or(ONE_OF, |of| of.parse().unwrap());
    let mut number = 0;
    for (name, image) in [("killed", &images.killed), ("closed", &images.closed)] {
        let mut count = Count::default();
        for (index, one) in Kind::ALL.into_iter().enumerate() {
            for other in &Kind::ALL[index + 1..] {
                for harms in 0..36 {
                    number += 1;
                    if number % one_of > 0 {
                        continue;
                    }
                    let harms = [(one, Harm::ALL[harms / 6]), (*other, Harm::ALL[harms % 6])];
                    damaged(image.path(), &harms, &images.ledger, &mut count).await;
                }
            }
        }
        count.not_noticed.truncate(200);
        println!("{name}: {count:#?}");
    }
}

#[tokio::test]
async fn without_its_journal_a_store_has_what_its_database_has_or_stops() {
    let images = Images::make().await;
    let mut count = Count::default();
    for kind in [Kind::Database, Kind::Configuration, Kind::Notes] {
        for harm in Harm::ALL {
            let folder = TempDir::new().unwrap();
            copy(images.closed.path(), folder.path());
            fs::remove_dir_all(folder.path().join("journal")).unwrap();
            let Some(file) = kind.file(folder.path()) else {
                continue;
            };
            harm.be_done_to(&file);
            let name = format!("{kind:?} {harm:?}");
            if !folder.path().join("db").exists() {
                continue;
            }
            try_one(folder.path(), &images.ledger, &name, &mut count).await;
        }
    }
    println!("{count:#?}");
    assert_eq!(count.whole, 0, "nothing tells what else the journal had");
    // Which damage sled notices depends on where it has written what.
    assert!(count.unsure > 0 && count.stopped > 0);
}

#[tokio::test]
async fn what_a_kill_left_is_looked_at_although_the_journal_has_all() {
    let (folder, killed) = (TempDir::new().unwrap(), TempDir::new().unwrap());
    let store = SledStore::open(folder.path()).unwrap();
    let mut ledger = Ledger::default();
    ledger.change(&store).await;
    copy(folder.path(), killed.path());
    store.close().await;
    let mut count = Count::default();
    for kind in [Kind::Database, Kind::Configuration, Kind::Notes] {
        for harm in Harm::ALL {
            damaged(killed.path(), &[(kind, harm)], &ledger, &mut count).await;
        }
    }
    println!("{count:#?}");
    assert_eq!(count.whole, count.tried);
    // The last three may as well be what sled hadn't written yet.
    let harmless = ["Database Cut", "Database Flip", "Database Zeros"];
    assert_eq!(count.not_noticed, harmless);
}

#[tokio::test]
async fn garbage_without_a_journal_is_not_taken_for_a_new_store() {
    let images = Images::make().await;
    let store = images.closed.path();
    fs::remove_dir_all(store.join("journal")).unwrap();
    while let Some(notes) = Kind::Notes.file(store) {
        fs::remove_file(notes).unwrap();
    }
    let database = store.join("db");
    Harm::Garbage.be_done_to(&database);
    let before = fs::read(&database).unwrap();
    for _ in 0..2 {
        assert!(matches!(look(store).start, Start::Stops { .. }));
        let refused = SledStore::open(store).err().unwrap().to_string();
        assert!(refused.contains("the journal is missing"), "{refused}");
        dry_run::give_up(store).unwrap_err();
        assert!(fs::read(&database).unwrap() == before);
    }
}

#[tokio::test]
async fn an_inspection_counts_the_changes_after_the_last_snapshot_and_names_missing_ones() {
    let images = Images::make().await;
    let store = images.closed.path();
    let whole = inspect(store).unwrap();
    assert_eq!((whole.snapshots, whole.entries), (2, CHANGES));
    assert_eq!(whole.faults, [""; 0]);
    let older = files(store, "entries").remove(0);
    fs::write(&older, "").unwrap();
    let faults = inspect(store).unwrap().faults;
    let (from, to) = (CHANGES + 1, 2 * CHANGES);
    let missing = format!("the changes {from} to {to} are missing before it");
    assert!(faults[0].ends_with(&missing), "{faults:?}");
    let newest = newest(store);
    let bytes = fs::read(&newest).unwrap();
    fs::write(&newest, "").unwrap();
    let faults = inspect(store).unwrap().faults;
    let (from, to) = (2 * CHANGES + 1, 3 * CHANGES);
    let missing = format!("the changes {from} to {to} are missing at its end");
    assert!(faults.last().unwrap().ends_with(&missing), "{faults:?}");
    fs::write(&newest, &bytes).unwrap();
    flip(&newest, bytes.len() / 2);
    let faults = inspect(store).unwrap().faults;
    let is_named = |change: u64| {
        let missing = format!("the changes {change} to {change} are missing before byte");
        faults.iter().any(|fault| fault.contains(&missing))
    };
    assert!((from + 1..to).any(is_named), "{faults:?}");
}

#[tokio::test]
async fn a_store_in_use_is_not_inspected() {
    let folder = TempDir::new().unwrap();
    let store = SledStore::open(folder.path()).unwrap();
    store.commit(put(1, "one")).await.unwrap();
    dry_run::look(folder.path()).unwrap_err();
    store.close().await;
    let found = look(folder.path());
    SledStore::open(folder.path()).unwrap_err();
    drop(found);
    SledStore::open(folder.path()).unwrap().close().await;
}
