//! Several processes with one database in simulated time: ten minutes of games with a fault every few
//! seconds, and a night after which the time of a game is up, take a moment and follow from a number
//! alone. What clients were told must fit one order, no board comes twice, only the current board has
//! buttons, no time is up early, only the leader may write what is the leader's, and never may two say
//! that they lead.
//!
//! `HALMA_SIMULATIONS=1000 cargo test --release -p halma-service --test service simulation:: -- --nocapture` is the long
//! run: that many seeds, from `HALMA_SEED` on.
#![expect(clippy::unwrap_used, reason = "a test")]
#![expect(
    clippy::print_stdout,
    reason = "prints the seed of what fails, and figures"
)]

mod caller;
mod chat;
mod courier;
mod database;
mod faults;
mod people;
mod process;
mod table;
mod wire;

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::Duration;

use halma_rules::{Reason, Variant};
use halma_service::{ChallengeRequest, Repair};
use halma_store::ids::{MatchId, Timestamp};
use halma_store::{Key, Prefix, Store};
use tokio::task::JoinSet;
use tokio::time::{sleep, timeout};

use self::chat::{Chat, Face, Message};
use self::database::{Database, Line};
use self::faults::Fault;
use self::process::Process;
use self::table::{Course, Table};
use self::wire::Health;
use crate::common::desk::Desk;
use crate::common::dice::Dice;
use crate::common::history::Operation;

const FEW_SEEDS: u64 = 5;
const PROCESSES: usize = 3;
/// What is played, and with how much time.
const MATCHES: [(Variant, &str); 3] = [
    (Variant::Halma16, "none"),
    (Variant::Star2, "bank-21d"),
    (Variant::Halma16, "1h"),
];
const LASTS: Duration = Duration::from_secs(600);
/// How long everything is well before people stop.
const REST: Duration = Duration::from_secs(120);
/// How long delayed posts may take.
const DELIVERED_WITHIN: Duration = Duration::from_secs(900);
const LOOK_EVERY: Duration = Duration::from_millis(100);

/// What a simulation came to.
#[derive(PartialEq)]
struct Outcome {
    courses: Vec<Course>,
    commits: usize,
    histories: Vec<Vec<Operation>>,
    ratings: usize,
    /// What must never happen, and did.
    broken: Vec<String>,
}

/// What there is, and what happens to it.
#[derive(Clone)]
struct World {
    database: Arc<Database>,
    chat: Chat,
    processes: Vec<Arc<Process>>,
    faults: Arc<[Fault]>,
}

impl World {
    /// By how much a period may be measured wrongly.
    fn wrong_by(&self, from: Duration, until: Duration) -> Duration {
        let faults = self.faults.iter();
        faults.map(|fault| fault.wrong_by(from, until)).sum()
    }

    /// For how long no process ran within a period.
    fn stopped(&self, from: Duration, until: Duration) -> Duration {
        let faults = self.faults.iter();
        faults.map(|fault| fault.stops(from, until)).sum()
    }
}

/// Simulates games with faults.
fn simulate(seed: u64, faults: &[Fault]) -> Outcome {
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_time()
        .start_paused(true)
        .build();
    runtime.unwrap().block_on(play(seed, faults))
}

async fn play(seed: u64, faults: &[Fault]) -> Outcome {
    let database = Database::new(seed);
    let chat = Chat::new(&database);
    let line = Line::new(&database, usize::MAX, &Health::new());
    let desk = Desk::over(Store::new(line));
    let lives = Arc::new(AtomicUsize::new(0));
    let seeds = (0..PROCESSES as u64).map(|number| seed * 100 + number);
    let processes: Vec<_> = seeds
        .map(|seed| Process::new(&database, &chat, &lives, seed))
        .collect();
    processes.iter().for_each(Process::start);
    let world = World {
        database,
        chat,
        processes,
        faults: faults.into(),
    };
    let stop = Arc::new(AtomicBool::new(false));
    let mut playing = JoinSet::new();
    for (number, (variant, time)) in MATCHES.into_iter().enumerate() {
        let request = ChallengeRequest {
            time_control: time.parse().unwrap(),
            weekends: halma_service::Weekends::Counted,
            ..desk.request(variant, &[])
        };
        let seed = seed * 100 + number as u64;
        playing.spawn(table::play(world.clone(), request, seed, Arc::clone(&stop)));
    }
    let mut watching = JoinSet::new();
    watching.spawn(watch(world.clone()));
    let mut happening = JoinSet::new();
    for fault in faults {
        happening.spawn(fault.happen(world.clone()));
    }
    sleep(LASTS + REST).await;
    stop.store(true, Ordering::SeqCst);
    let tables = playing.join_all().await;
    happening.join_all().await;
    let once = !faults.iter().any(Fault::may_repeat_posts);
    look_at_messages(&desk, &world, once).await;
    for process in &world.processes {
        process.kill();
    }
    conclude(&desk, &world, &tables).await
}

/// Waits until everything is delivered, and checks what people see: each post once, unless a fault may
/// repeat it, and buttons on the current board alone.
async fn look_at_messages(desk: &Desk, world: &World, once: bool) {
    let World { database, chat, .. } = world;
    for id in matches(desk).await {
        let delivered = async {
            while desk.posts(id).await > 0 {
                sleep(LOOK_EVERY).await;
            }
        };
        if timeout(DELIVERED_WITHIN, delivered).await.is_err() {
            database.note_broken("a post was never delivered");
        }
        let view = desk.service.match_view(id).await.unwrap();
        for post in chat.repeated(id).into_iter().filter(|_| once) {
            database.note_broken(&format!("a post came twice: {post:?}"));
        }
        let present = Face::of(&view);
        let is_present = |message: &Message| {
            let is_known = view
                .old_message
                .is_some_and(|old| old.message == message.id);
            is_known && message.face == Some(present)
        };
        let messages = chat.messages(id);
        if !messages.iter().any(is_present) {
            database.note_broken("the last board is nowhere");
        }
        for message in &messages {
            let has_buttons = message.face.is_some_and(|face| face.has_buttons);
            if has_buttons && !is_present(message) {
                database.note_broken(&format!("old buttons: {message:?}"));
            }
        }
    }
}

/// Looks again and again whether two processes say that they lead.
async fn watch(world: World) {
    loop {
        let leading = world.processes.iter().filter(|process| process.leads());
        if leading.count() > 1 {
            world.database.note_broken("two say that they lead");
        }
        sleep(LOOK_EVERY).await;
    }
}

async fn matches(desk: &Desk) -> Vec<MatchId> {
    let keys = desk.store.scan(Prefix::Matches, None, 100).await.unwrap();
    let ids = keys.into_iter().filter_map(|key| match key {
        Key::Match(id) => Some(id),
        _ => None,
    });
    ids.collect()
}

async fn conclude(desk: &Desk, world: &World, tables: &[Table]) -> Outcome {
    let database = &world.database;
    let mut courses = Vec::new();
    for table in tables {
        courses.push(table.conclude(desk, world).await);
    }
    if matches(desk).await.len() != tables.len() * table::CHALLENGES {
        database.note_broken("a challenge was made twice");
    }
    let walk = desk.service.check(Repair::No).await.unwrap();
    if !walk.damaged.is_empty() {
        database.note_broken(&format!("damaged matches: {:?}", walk.damaged));
    }
    let now: Timestamp = database.now();
    let recount = desk.service.recount(now).await.unwrap();
    if !recount.changed.is_empty() {
        database.note_broken(&format!("another rating: {:?}", recount.changed));
    }
    Outcome {
        courses,
        commits: database.commits.load(Ordering::SeqCst),
        ratings: recount.ratings,
        histories: tables.iter().map(|table| table.record.history()).collect(),
        broken: std::mem::take(&mut *database.broken.lock().unwrap()),
    }
}

/// Leaves out every fault without which it still fails.
fn shortest(seed: u64, mut faults: Vec<Fault>) -> Vec<Fault> {
    let mut index = 0;
    while index < faults.len() {
        let mut fewer = faults.clone();
        fewer.remove(index);
        if simulate(seed, &fewer).broken.is_empty() {
            index += 1;
        } else {
            faults = fewer;
        }
    }
    faults
}

/// Simulates games of a seed, in which nothing may be broken and everybody must be able to play.
fn unbroken(seed: u64) -> Outcome {
    let faults = faults::schedule(&mut Dice(seed), PROCESSES, LASTS);
    println!("seed {seed}: {} faults", faults.len());
    let outcome = simulate(seed, &faults);
    if !outcome.broken.is_empty() {
        println!("broken, looking for the shortest: {}", outcome.broken[0]);
        let faults = shortest(seed, faults);
        let broken = simulate(seed, &faults).broken;
        panic!("seed {seed} with {faults:#?}: {broken:#?}");
    }
    let courses = &outcome.courses;
    let moves: usize = courses.iter().map(|course| course.moves).sum();
    println!("  {moves} moves, {} commits", outcome.commits);
    let is_canceled = |course: &&Course| course.ended == Some(Reason::Aborted);
    let played = courses.len() - courses.iter().filter(is_canceled).count();
    assert!(moves > 35 * played, "hardly anybody could play");
    outcome
}

#[test]
fn whatever_fails_clients_are_told_one_story_and_one_process_leads() {
    let number = |name| std::env::var(name).ok().map(|text| text.parse().unwrap());
    let first: u64 = number("HALMA_SEED").unwrap_or(4);
    let seeds = number("HALMA_SIMULATIONS").unwrap_or(FEW_SEEDS);
    let (mut courses, mut rated) = (Vec::new(), 0);
    for seed in first..first + seeds {
        let outcome = unbroken(seed);
        courses.extend(outcome.courses);
        rated += outcome.ratings;
    }
    let some = |what: &str, is_it: &dyn Fn(&Course) -> bool| {
        let count = courses.iter().filter(|course| is_it(course)).count();
        println!("{count} games: {what}");
        assert!(count > 0 || seeds < FEW_SEEDS, "no game: {what}");
    };
    some("a move was taken back", &|course| course.took_back);
    some("hints were allowed", &|course| course.allowed_hints);
    for reason in [
        Reason::Resignation,
        Reason::Agreement,
        Reason::Timeout,
        Reason::Aborted,
    ] {
        some(&format!("{reason:?}"), &|course| {
            course.ended == Some(reason)
        });
    }
    assert!(rated > 0 || seeds < FEW_SEEDS, "no game was rated");
}

#[test]
fn a_seed_determines_what_happens() {
    let faults = faults::schedule(&mut Dice(7), PROCESSES, LASTS / 3);
    assert!(simulate(7, &faults) == simulate(7, &faults));
}
