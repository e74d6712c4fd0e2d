//! Several processes with one database in simulated time: ten minutes of games with a fault every few
//! seconds takes a moment, and follows from a number alone. What clients were told must fit one
//! order, no board comes twice, only the current board has buttons, only the leader may write
//! what is the leader's, and never may two say that they lead.
//!
//! `HALMA_SIMULATIONS=1000 cargo test --release --test service simulation:: -- --nocapture` is the long
//! run: that many seeds, from `HALMA_SEED` on.
#![expect(clippy::unwrap_used, reason = "a test")]
#![expect(
    clippy::print_stdout,
    reason = "prints the seed of what fails, and figures"
)]

mod chat;
mod courier;
mod database;
mod faults;
mod people;
mod process;
mod wire;

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::Duration;

use halma::ids::{MatchId, Timestamp};
use halma::service::Repair;
use halma::store::Store;
use halma_rules::{Event, Reason, Variant};
use tokio::task::JoinSet;
use tokio::time::{sleep, timeout};

use self::chat::{Chat, Face, Message};
use self::database::{Database, Line};
use self::faults::Fault;
use self::people::{Client, Record, board, ends};
use self::process::Process;
use self::wire::Health;
use crate::common::desk::{Desk, begin};
use crate::common::dice::Dice;
use crate::common::history::{Call, Deed, Operation, State, contradiction};

const FEW_SEEDS: u64 = 5;
const PROCESSES: usize = 3;
const MATCHES: usize = 3;
const LASTS: Duration = Duration::from_secs(600);
/// How long everything is well before the end.
const REST: Duration = Duration::from_secs(120);
/// How long delayed posts may take.
const DELIVERED_WITHIN: Duration = Duration::from_secs(900);
const LOOK_EVERY: Duration = Duration::from_millis(100);

/// What a simulation came to.
#[derive(PartialEq)]
struct Outcome {
    moves: usize,
    commits: usize,
    histories: Vec<Vec<Operation>>,
    ratings: usize,
    drawn: usize,
    /// What must never happen, and did.
    broken: Vec<String>,
}

struct Table {
    id: MatchId,
    start: State,
    record: Arc<Record>,
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
    let stop = Arc::new(AtomicBool::new(false));
    let mut playing = JoinSet::new();
    let mut tables = Vec::new();
    for number in 0..MATCHES {
        let variant = [Variant::Halma16, Variant::Star2][number % 2];
        let view = begin(&desk, variant, &[2], "none").await;
        let record = Arc::new(Record::default());
        for client in 0..4 {
            let client = Client {
                number: client,
                seat: client / 2,
                user: 1 + client as u64 / 2,
                id: view.id,
                processes: processes.clone(),
                record: Arc::clone(&record),
                chat: chat.clone(),
                dice: Dice(seed * 1_000 + 10 * number as u64 + client as u64),
            };
            playing.spawn(client.play_until(Arc::clone(&stop)));
        }
        tables.push(Table {
            id: view.id,
            start: State::at(board(&view).unwrap()),
            record,
        });
    }
    let mut watching = JoinSet::new();
    watching.spawn(watch(Arc::clone(&database), processes.clone()));
    let mut happening = JoinSet::new();
    for fault in faults {
        happening.spawn(fault.happen(Arc::clone(&database), chat.clone(), processes.clone()));
    }
    happening.join_all().await;
    sleep(REST).await;
    stop.store(true, Ordering::SeqCst);
    playing.join_all().await;
    let once = !faults.iter().any(Fault::may_repeat_posts);
    look_at_messages(&desk, &database, &chat, &tables, once).await;
    for process in &processes {
        process.kill();
    }
    conclude(&desk, &database, &tables).await
}

/// Waits until everything is delivered, and checks what people see: each post once, unless a fault may
/// repeat it, and buttons on the current board alone.
async fn look_at_messages(
    desk: &Desk,
    database: &Database,
    chat: &Chat,
    tables: &[Table],
    once: bool,
) {
    for table in tables {
        let delivered = async {
            while desk.posts(table.id).await > 0 {
                sleep(LOOK_EVERY).await;
            }
        };
        if timeout(DELIVERED_WITHIN, delivered).await.is_err() {
            database.note_broken("a post was never delivered");
        }
        let view = desk.service.match_view(table.id).await.unwrap();
        for post in chat.repeated(table.id).into_iter().filter(|_| once) {
            database.note_broken(&format!("a post came twice: {post:?}"));
        }
        let present = Face::of(&view);
        let is_present = |message: &Message| {
            let is_known = view
                .old_message
                .is_some_and(|old| old.message == message.id);
            is_known && message.face == Some(present)
        };
        let messages = chat.messages(table.id);
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
async fn watch(database: Arc<Database>, processes: Vec<Arc<Process>>) {
    loop {
        if processes.iter().filter(|process| process.leads()).count() > 1 {
            database.note_broken("two say that they lead");
        }
        sleep(LOOK_EVERY).await;
    }
}

async fn conclude(desk: &Desk, database: &Database, tables: &[Table]) -> Outcome {
    let (mut moves, mut drawn) = (0, 0);
    for table in tables {
        let view = desk.service.match_view(table.id).await.unwrap();
        let outcome = view.game().and_then(|game| game.standing.outcome());
        drawn += usize::from(outcome.is_some_and(|outcome| outcome.reason == Reason::Agreement));
        let game = desk.service.whole_game(table.id).await.unwrap().unwrap();
        let plies = game.history().iter().filter_map(|event| match event {
            Event::Ply { ply, .. } => ends(game.position(), *ply),
            Event::Out { .. } => None,
        });
        let listed: Vec<_> = plies.collect();
        moves += listed.len();
        table.record.conclude(Call::Listed(listed));
        if let Some(found) = contradiction(&table.start, &table.record.history()) {
            database.note_broken(&format!(
                "clients were told what contradicts itself {found:?}"
            ));
        }
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
        moves,
        commits: database.commits.load(Ordering::SeqCst),
        ratings: recount.ratings,
        drawn,
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

#[test]
fn whatever_fails_clients_are_told_one_story_and_one_process_leads() {
    let number = |name| std::env::var(name).ok().map(|text| text.parse().unwrap());
    let first: u64 = number("HALMA_SEED").unwrap_or(1);
    let (mut accepted, mut resigned, mut drawn, mut rated) = (0, 0, 0, 0);
    let seeds = number("HALMA_SIMULATIONS").unwrap_or(FEW_SEEDS);
    for seed in first..first + seeds {
        let faults = faults::schedule(&mut Dice(seed), PROCESSES, LASTS);
        let outcome = simulate(seed, &faults);
        println!(
            "seed {seed}: {} faults, {} moves, {} commits",
            faults.len(),
            outcome.moves,
            outcome.commits
        );
        if !outcome.broken.is_empty() {
            println!("broken, looking for the shortest: {}", outcome.broken[0]);
            let faults = shortest(seed, faults);
            let broken = simulate(seed, &faults).broken;
            panic!("seed {seed} with {faults:#?}: {broken:#?}");
        }
        assert!(outcome.moves > 100, "hardly anybody could play");
        let done = |deed| {
            let calls = outcome.histories.iter().flatten();
            calls.filter(|call| call.has_done(&deed)).count()
        };
        accepted += done(Deed::Accept);
        resigned += done(Deed::Resign);
        drawn += outcome.drawn;
        rated += outcome.ratings;
    }
    println!("{accepted} accepted, {resigned} resigned, {drawn} drawn");
    if seeds >= FEW_SEEDS {
        assert!(accepted > drawn, "no move was taken back");
        assert!(drawn > 0, "no game was drawn");
        assert!(resigned > 0, "nobody resigned");
        assert!(rated > 0, "no game was rated");
    }
}

#[test]
fn a_seed_determines_what_happens() {
    let faults = faults::schedule(&mut Dice(7), PROCESSES, LASTS / 3);
    assert!(simulate(7, &faults) == simulate(7, &faults));
}
