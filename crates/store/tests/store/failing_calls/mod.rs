//! Each file call of a store, and of a restore, fails in turn: once, five times or from then on, with
//! each kind of error. Every change is acknowledged or refused in words, the store goes on as soon as the
//! disk does, and everything acknowledged is there afterward. So is everything restored.
//!
//! The calls are caught in front of the C library (`fail.c`). `HALMA_CALLS=1` lets each call fail;
//! without it, some of them do.
#![cfg(all(target_os = "linux", target_env = "gnu"))]
#![expect(clippy::unwrap_used, clippy::print_stdout, reason = "a test")]

mod lost;
mod work;

use std::collections::BTreeMap;
use std::fmt;
use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::sync::Mutex;
use std::time::{Duration, Instant};

use halma_store::journal::backup;
use rand::rngs::StdRng;
use rand::{RngExt as _, SeedableRng as _};

use crate::common::interposed::compile;
use crate::common::skip::skip;
use crate::common::system::test_process;
use crate::power::in_memory;

/// Each error, and how many calls fail in a row; 0 for all. A call that is interrupted forever is
/// tried again forever.
const ERRORS: [(&str, &[usize]); 4] = [
    ("EIO", &[1, 5, 0]),
    ("ENOSPC", &[1, 5, 0]),
    ("EINTR", &[1, 5]),
    ("short", &[1, 5]),
];
/// Without `HALMA_CALLS`, calls of one in this many kinds fail.
const EVERY: usize = 12;
/// The directory whose calls fail.
const DISK: &str = "disk";
const SIDE_BY_SIDE: usize = 6;
const LONGEST: Duration = Duration::from_secs(20);

/// What fails.
#[derive(Clone, Copy)]
struct Fault {
    /// What is done meanwhile.
    part: &'static str,
    error: &'static str,
    /// The first call that fails; 0 for none.
    first: usize,
    times: usize,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            part,
            error,
            first,
            times,
        } = self;
        write!(f, "{part}: {error} from call {first}, {times} times")
    }
}

/// What a process of the store said.
#[derive(Default)]
struct Said {
    lines: Vec<String>,
    panics: String,
}

impl Said {
    fn numbers<'a>(&'a self, what: &'a str) -> impl Iterator<Item = u64> + 'a {
        let lines = self.lines.iter();
        let said = lines.filter_map(move |line| line.strip_prefix(what));
        said.map(|number| number.parse().unwrap())
    }

    fn has(&self, what: &str) -> bool {
        self.lines.iter().any(|line| line.starts_with(what))
    }
}

/// A store in a directory, and the processes that use it.
struct Trial<'a> {
    library: &'a Path,
    folder: &'a Path,
    fault: Fault,
}

impl Trial<'_> {
    /// Runs a process on the store; returns what it said.
    fn run(&self, part: &str, fault: Fault) -> Result<Said, String> {
        let disk = self.folder.join(DISK);
        let said = |kind: &str| self.folder.join(format!("{part} {kind}"));
        let made = |kind: &str| std::fs::File::create(said(kind)).unwrap();
        let mut process = test_process(work::PROCESS)
            .env(work::STORE, disk.join("store"))
            .env(work::PART, part)
            .env("LD_PRELOAD", self.library)
            .env("FAIL_WITHIN", &disk)
            .env("FAIL_REPORT", self.folder.join("report"))
            .env("FAIL_WITH", fault.error)
            .env("FAIL_FROM", fault.first.to_string())
            .env("FAIL_LISTS", u8::from(fault.first == 0).to_string())
            .env("FAIL_TIMES", fault.times.to_string())
            .stdin(Stdio::null())
            .stdout(made("lines"))
            .stderr(made("panics"))
            .spawn()
            .unwrap();
        let begun = Instant::now();
        let ended = loop {
            if let Some(ended) = process.try_wait().unwrap() {
                break Some(ended);
            }
            if begun.elapsed() > LONGEST {
                process.kill().unwrap();
                process.wait().unwrap();
                break None;
            }
            std::thread::sleep(Duration::from_millis(5));
        };
        let read = |kind: &str| std::fs::read_to_string(said(kind)).unwrap();
        let lines = read("lines").lines().map(str::to_owned).collect();
        let panics = read("panics");
        match ended {
            Some(ended) if ended.success() => Ok(Said { lines, panics }),
            Some(_) => Err(format!("{part}: it panicked: {lines:?}\n{panics}")),
            None => Err(format!("{part}: it hangs: {lines:?}\n{panics}")),
        }
    }

    /// Runs the store with its fault, and afterward without it, before and after the power is cut.
    fn holds(&self) -> Result<Said, String> {
        let said = self.run(self.fault.part, self.fault)?;
        let never = Fault {
            first: 0,
            ..self.fault
        };
        if self.fault.part == work::RESTORING {
            let is_for_good = self.fault.first > 0 && self.fault.times == 0;
            if is_for_good && !said.has("stored ") {
                self.run(work::LEFT, never)?;
                return Ok(said);
            }
            self.cut_power();
        }
        // Half a database that has never worked may have to be removed.
        let report = std::fs::read_to_string(self.folder.join("report")).unwrap();
        if !said.has("stored ") && report.contains("failed write store/conf") {
            return Ok(said);
        }
        if self.fault.times > 0 && !said.has("done") {
            return Err(format!(
                "it didn't go on: {:?}\n{}",
                said.lines, said.panics
            ));
        }
        if said.has("backed up") {
            let made = backup::verify(&self.folder.join(DISK).join(work::BACKUP));
            made.map_err(|error| error.to_string())?;
        }
        let mut acknowledged: Vec<u64> = said.numbers("stored ").collect();
        for (part, own) in [
            (work::LOOKING, work::MORE),
            (work::AFTER_CUT, work::STILL_MORE),
        ] {
            let looked = self.run(part, never)?;
            let found: Vec<u64> = looked.numbers("has ").collect();
            let lost = acknowledged.iter().find(|number| !found.contains(number));
            if let Some(lost) = lost {
                return Err(format!("{part}: {lost} is lost: {:?}", said.lines));
            }
            if looked.has("fault ") {
                return Err(format!("{part}: {:?}, {:?}", looked.lines, said.lines));
            }
            acknowledged.push(own);
            self.cut_power();
        }
        Ok(said)
    }

    fn cut_power(&self) {
        lost::lose(&self.folder.join("report"));
        lost::lose_database(&self.folder.join(DISK).join("store"));
    }

    /// The calls of the first process, each with its file.
    fn calls(&self) -> Vec<String> {
        let report = std::fs::read_to_string(self.folder.join("report")).unwrap();
        let (first, _) = report.split_once("calls ").unwrap();
        let calls = first
            .lines()
            .filter_map(|line| line.strip_prefix("called "));
        calls.map(str::to_owned).collect()
    }
}

/// What every trial needs: the library in front of the C library, and a backup.
struct Tools {
    library: PathBuf,
    backup: PathBuf,
}

/// Tries one fault in a new store; returns what was said, and what was called.
fn tried(tools: &Tools, fault: Fault) -> Result<(Said, Vec<String>), String> {
    let folder = in_memory();
    let trial = Trial {
        library: &tools.library,
        folder: folder.path(),
        fault,
    };
    let disk = folder.path().join(DISK);
    std::fs::create_dir(&disk).unwrap();
    if fault.part == work::RESTORING {
        std::fs::copy(&tools.backup, disk.join(work::BACKUP)).unwrap();
    }
    let held = trial.holds().map(|said| (said, trial.calls()));
    held.map_err(|error| {
        let report = std::fs::read_to_string(folder.path().join("report")).unwrap_or_default();
        let failed = report.lines().filter(|line| line.starts_with("failed "));
        let failed: Vec<&str> = failed.take(6).collect();
        format!("{fault} {failed:?}: {error}")
    })
}

/// What to try: all calls, or one of some kinds.
fn faults(tools: &Tools) -> Vec<Fault> {
    let is_whole = std::env::var_os("HALMA_CALLS").is_some();
    let luck = &mut StdRng::seed_from_u64(1);
    let mut faults = Vec::new();
    let parts = [(work::CHANGING, 80), (work::RESTORING, 15)];
    let kinds = parts
        .iter()
        .flat_map(|part| ERRORS.map(|error| (part, error)));
    for ((part, least), (error, all_times)) in kinds {
        let never = Fault {
            part,
            error,
            first: 0,
            times: 0,
        };
        let (_, calls) = tried(tools, never).unwrap();
        let found = calls.len();
        assert!(found > *least, "{part}, {error}: only {found} calls");
        for &times in all_times {
            let first = if is_whole {
                (1..=calls.len()).collect()
            } else {
                some(&calls, luck)
            };
            faults.extend(first.into_iter().map(|first| Fault {
                first,
                times,
                ..never
            }));
        }
    }
    faults
}

/// Chooses calls: some of those that write or sync the journal's entries or a snapshot, and one of each
/// of some other kinds.
fn some(calls: &[String], luck: &mut StdRng) -> Vec<usize> {
    let mut kinds: BTreeMap<String, Vec<usize>> = BTreeMap::new();
    for (number, call) in (1..).zip(calls) {
        let kind = call.replace(|c: char| c.is_ascii_digit() || c.is_ascii_uppercase(), "");
        kinds.entry(kind).or_default().push(number);
    }
    let is_chosen = |kind: &str, number: usize| {
        let is_vital = ["write ", "fsync ", "fdatasync "]
            .iter()
            .any(|call| kind.starts_with(call));
        let is_of_journal = [".entries", ".part"].iter().any(|end| kind.ends_with(end));
        number == 0 || (is_vital && is_of_journal)
    };
    let first = luck.random_range(0..EVERY);
    let kinds = kinds.iter().zip((first..).map(|number| number % EVERY));
    let chosen = kinds.filter(|((kind, _), number)| is_chosen(kind, *number));
    let numbers = chosen.map(|((_, numbers), _)| numbers);
    numbers
        .map(|numbers| numbers[luck.random_range(0..numbers.len())])
        .collect()
}

#[tokio::test]
async fn a_directory_that_cannot_be_synced_is_named_once_and_one_that_fails_stops_the_store() {
    let folder = in_memory();
    let library = folder.path().join("fail.so");
    if !compile("crates/store/tests/store/failing_calls/fail.c", &library) {
        skip("directories that can't be synced", "there is no C compiler");
        return;
    }
    let backup = folder.path().join("backup");
    work::make_backup(&backup).await;
    let tools = Tools { library, backup };
    let with = |part, error| Fault {
        part,
        error,
        first: 1,
        times: 0,
    };
    for part in [work::CHANGING, work::RESTORING] {
        let (said, _) = tried(&tools, with(part, "directory EINVAL")).unwrap();
        assert!(said.has("done"), "{:?}", said.lines);
        let why = "journal: this directory can't be synced (Invalid argument (os error 22))";
        let named = said.lines.iter().filter(|line| line.contains(why));
        assert_eq!(named.count(), 1, "{:?}", said.lines);
        let (said, _) = tried(&tools, with(part, "directory EIO")).unwrap();
        let why = "refused: the store failed: ";
        let named = |line: &String| line.contains(why) && line.contains("journal: Input/output");
        assert!(
            said.has("gave up") && said.lines.iter().any(named),
            "{:?}",
            said.lines
        );
    }
}

#[tokio::test]
async fn a_disk_that_fails_at_any_call_loses_nothing() {
    let folder = in_memory();
    let library = folder.path().join("fail.so");
    if !compile("crates/store/tests/store/failing_calls/fail.c", &library) {
        skip("failing calls", "there is no C compiler");
        return;
    }
    let backup = folder.path().join("backup");
    work::make_backup(&backup).await;
    let tools = Tools { library, backup };
    let faults = faults(&tools);
    let (all, waiting) = (faults.len(), Mutex::new(faults.into_iter()));
    let failures = Mutex::new(Vec::new());
    std::thread::scope(|scope| {
        for _ in 0..SIDE_BY_SIDE {
            scope.spawn(|| {
                loop {
                    let Some(fault) = waiting.lock().unwrap().next() else {
                        return;
                    };
                    match tried(&tools, fault) {
                        Ok((said, _)) => println!(
                            "{fault}: {} refused, {} panics caught",
                            said.lines
                                .iter()
                                .filter(|line| line.contains("refused"))
                                .count(),
                            said.panics.matches("panicked at").count(),
                        ),
                        Err(failure) => {
                            println!("FAILED: {failure}");
                            failures.lock().unwrap().push(failure);
                        }
                    }
                }
            });
        }
    });
    let failures = failures.into_inner().unwrap();
    assert!(
        failures.is_empty(),
        "{} of {all} failed, for example {}",
        failures.len(),
        failures[0]
    );
    println!("{all} faults");
}
