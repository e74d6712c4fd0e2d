//! Shared by the benchmarks that time single operations.
#![allow(dead_code, reason = "each benchmark uses only part of it")]
#![allow(clippy::print_stdout, reason = "benchmarks print their results")]

pub mod chat;

use std::ops::Range;
use std::path::Path;
use std::process::Stdio;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use halma_rules::Variant;
use halma_service::{
    Act, ChallengeRequest, Clock, Delivery, FirstMove, LobbyMove, Origin, Person, Place, Rights,
    Service, SystemClock, SystemLot, TimeControl,
};
use halma_store::ids::{ChannelId, GuildId, InteractionId, MatchId, Scope, Timestamp, UserId};
use halma_store::records::CommandsRecord;
use halma_store::{Backend, ChangeSet, SledStore, Slot, Store};
use stand_in::StandIn;
use tokio::process::{Child, Command};
use tokio::task::JoinSet;

/// How many matches are created at the same time.
const AT_ONCE: u64 = 256;

/// Prints how long operations took.
pub fn report(name: &str, mut latencies: Vec<Duration>, whole: Duration) {
    latencies.sort_unstable();
    let at = |share: f64| latencies[((latencies.len() - 1) as f64 * share) as usize];
    println!(
        "{name:<44} {:>8.0}/s   p50 {:>7.3} ms   p99 {:>7.3} ms",
        latencies.len() as f64 / whole.as_secs_f64(),
        at(0.50).as_secs_f64() * 1e3,
        at(0.99).as_secs_f64() * 1e3,
    );
}

/// Makes records one after another in `tasks` tasks for a while, each change on the disk before the
/// next, and prints how long they took.
pub async fn commits(name: &str, store: &Arc<Store>, tasks: u64, time: Duration, bytes: usize) {
    let body = CommandsRecord {
        hash: "x".repeat(bytes),
        version: None,
    };
    let mut running = JoinSet::new();
    let start = Instant::now();
    for task in 0..tasks {
        let (store, body) = (Arc::clone(store), body.clone());
        running.spawn(async move {
            let mut latencies = Vec::new();
            for number in 0.. {
                if start.elapsed() >= time {
                    break;
                }
                let mut changes = ChangeSet::new();
                let slot = Slot::commands(task << 32 | number, Scope::Global);
                changes.expect(slot.key(), 0);
                changes.put(slot, &body).expect("a record within the limit");
                let begun = Instant::now();
                store.commit(changes).await.expect("no other writer");
                latencies.push(begun.elapsed());
            }
            latencies
        });
    }
    let latencies = running.join_all().await.concat();
    report(name, latencies, start.elapsed());
}

/// The real binary, or the one that `HALMA_BINARY` names, such as an older version's.
pub fn binary() -> String {
    let other = std::env::var("HALMA_BINARY");
    other.unwrap_or_else(|_| env!("CARGO_BIN_EXE_halma").to_owned())
}

/// Starts the bot against the stand-in for Discord.
pub fn start(stand_in: &StandIn, store: &Path) -> Child {
    start_by(Command::new(binary()), stand_in, store)
}

/// Starts the bot with a command that runs the binary.
pub fn start_by(mut command: Command, stand_in: &StandIn, store: &Path) -> Child {
    command
        .arg("run")
        .env_remove("HALMA_MOVES")
        .env_remove("HALMA_BINARY")
        .env_remove("HALMA_GAMES")
        .env("HALMA_DISCORD_TOKEN", stand_in.token())
        .env("HALMA_DISCORD_API_URL", stand_in.api_url())
        .env("HALMA_STORE_PATH", store)
        .env("HALMA_LOG_LEVEL", "warn")
        .stdout(Stdio::null())
        .kill_on_drop(true)
        .spawn()
        .expect("the binary")
}

/// The resident memory of a process in MiB.
pub fn resident(process: &str) -> f64 {
    mebibytes(process, "VmRSS")
}

/// The part of it that isn't backed by files, such as the heap and stacks. The rest is mostly the
/// binary itself.
pub fn resident_without_files(process: &str) -> f64 {
    mebibytes(process, "RssAnon")
}

/// The peak memory of a process so far, in MiB.
pub fn peak(process: &str) -> f64 {
    mebibytes(process, "VmHWM")
}

/// The same of a process that may have ended.
pub fn peak_if_running(process: &str) -> Option<f64> {
    mebibytes_if_running(process, "VmHWM")
}

fn mebibytes(process: &str, what: &str) -> f64 {
    mebibytes_if_running(process, what).expect("a running process")
}

fn mebibytes_if_running(process: &str, what: &str) -> Option<f64> {
    let status = std::fs::read_to_string(format!("/proc/{process}/status")).ok()?;
    let line = status.lines().find(|line| line.starts_with(what))?;
    let kilobytes: f64 = line.split_whitespace().nth(1)?.parse().ok()?;
    Some(kilobytes / 1024.0)
}

/// The CPU time that a process has used.
pub fn processor_time(process: &str) -> Duration {
    let stat = std::fs::read_to_string(format!("/proc/{process}/stat"));
    let stat = stat.expect("Linux lists its processes");
    // The program's name, in parentheses, may contain spaces; user and system time are fields 14
    // and 15.
    let fields = stat.rsplit(')').next().unwrap_or_default();
    let fields: Vec<&str> = fields.split_whitespace().collect();
    let ticks = |index: usize| fields[index].parse::<u64>().expect("a number of ticks");
    Duration::from_millis((ticks(11) + ticks(12)) * 10)
}

/// Creates a store with a number of running matches, each between two different people.
pub async fn fill(path: &Path, matches: u64) {
    let store = Arc::new(SledStore::open(path).expect("a new store"));
    let service = Service::new(Store::over(Arc::clone(&store)), Arc::new(SystemLot));
    let usual = TimeControl::default();
    begin_many(&service, 0..matches, SystemClock.now(), usual).await;
    store.close().await;
}

/// Starts matches a millisecond apart, each between two people derived from the number of the
/// match.
pub async fn begin_many(
    service: &Service,
    numbers: Range<u64>,
    now: Timestamp,
    time: TimeControl,
) -> Vec<MatchId> {
    let mut tasks = JoinSet::new();
    for first in 0..AT_ONCE {
        let (service, numbers) = (service.clone(), numbers.clone());
        tasks.spawn(async move {
            let mut ids = Vec::new();
            for number in numbers.skip(first as usize).step_by(AT_ONCE as usize) {
                // A millisecond has room for a few thousand matches.
                let now = now + Duration::from_millis(number);
                ids.push(begin(&service, number, now, time).await);
            }
            ids
        });
    }
    tasks.join_all().await.concat()
}

/// The first of the two people of a match.
pub fn first_person(number: u64) -> Person {
    person(2 * number + 1)
}

async fn begin(service: &Service, number: u64, now: Timestamp, time: TimeControl) -> MatchId {
    let (one, other) = (2 * number + 1, 2 * number + 2);
    let request = ChallengeRequest {
        act: act(one, now),
        opponents: vec![person(other)],
        place: Place {
            guild: GuildId(1),
            channel: ChannelId(number / 50 + 1),
            locale: "en-US".into(),
        },
        variant: Variant::Halma8,
        computer: None,
        rule_set: None,
        chosen: halma_rules::Options::default(),
        first: FirstMove::Challenger,
        time_control: time,
        weekends: halma_service::Weekends::Counted,
        rated: true,
        series: halma_service::Series::Single,
        recurring: false,
        rights: Rights::default(),
        thread: false,
    };
    let made = service.challenge(&request).await.expect("a challenge");
    let post = made.post.expect("the message of the challenge");
    service
        .delivered(&post, Delivery::of(None, now))
        .await
        .expect("the delivery is recorded");
    let begun = service
        .answer_challenge(&act(other, now), made.view.id, LobbyMove::Join)
        .await
        .expect("a game");
    let post = begun.post.expect("the first board");
    service
        .delivered(&post, Delivery::of(None, now))
        .await
        .expect("the delivery is recorded");
    begun.view.id
}

/// An act of a person; each one is a separate event.
pub fn act(user: u64, now: Timestamp) -> Act {
    static EVENTS: AtomicU64 = AtomicU64::new(0);
    let event = EVENTS.fetch_add(1, Ordering::Relaxed) % (1 << 20);
    Act {
        by: person(user),
        interaction: InteractionId(InteractionId::first_at(now).0 + event),
        message: None,
        from: Origin::Chat(GuildId(1)),
        channel: None,
        token: None,
        now,
    }
}

/// The person with this number.
pub fn person(user: u64) -> Person {
    Person {
        user: UserId(user),
        name: format!("person {user}"),
        face: None,
        bot: false,
        member: true,
    }
}
