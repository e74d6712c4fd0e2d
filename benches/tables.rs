//! What a leaderboard page and a rank cost among a million rated people, on a disk, and what games
//! that end at the same time cost compared with games that end one after another.
#![allow(clippy::print_stdout, reason = "benchmarks print their results")]

mod common;

use std::cmp::Reverse;
use std::path::Path;
use std::process::Command;
use std::sync::Arc;
use std::time::{Duration, Instant};

use halma_rating::{Family, Rating};
use halma_service::{
    Clock as _, Compared, PlayRequest, Service, SystemClock, SystemLot, TableRequest, TimeControl,
};
use halma_store::ids::{MatchId, PlayerId, Scope, Timestamp, UserId};
use halma_store::records::{PlayerRecord, RankMoveRecord, TallyRecord};
use halma_store::{ChangeSet, Column, ScoreKind, SledStore, Slot, Store};

use common::{act, begin_many, resident};

/// The number of people, or `HALMA_PEOPLE`.
fn people() -> u64 {
    let named = std::env::var("HALMA_PEOPLE").ok();
    named.map_or(1_000_000, |number| number.parse().expect("a number"))
}

const AT_ONCE: u64 = 10_000;
const PAGES: u64 = 2_000;
const GAMES: u64 = 64;
const COLUMN: Column = Column {
    family: Family::Halma,
    order: ScoreKind::Rating,
};

/// The variable that tells the reading process where the filled store is.
const STORE: &str = "HALMA_TABLES_STORE";

/// One process fills a store, which takes memory; a fresh one reads it.
#[tokio::main]
async fn main() {
    if let Some(folder) = std::env::var_os(STORE) {
        return read(Path::new(&folder)).await;
    }
    let folder = tempfile::tempdir().expect("a folder");
    let started = Instant::now();
    fill_all(folder.path()).await;
    println!("{} people after {:?}", people(), started.elapsed());
    let program = std::env::current_exe().expect("this program");
    let read = Command::new(program)
        .env(STORE, folder.path())
        .status()
        .expect("another process");
    assert!(read.success());
}

fn open(folder: &Path) -> (Arc<Store>, Service) {
    let store = Store::new(SledStore::open(folder).expect("a store"));
    let service = Service::new(Arc::clone(&store), Arc::new(SystemLot));
    (store, service)
}

async fn fill_all(folder: &Path) {
    let (store, service) = open(folder);
    let now = SystemClock.now();
    for first in (0..people()).step_by(AT_ONCE as usize) {
        fill(&store, first, now).await;
        service.sweep(now).await.expect("they are counted");
    }
    store.close().await;
}

async fn read(folder: &Path) {
    let started = Instant::now();
    let (store, service) = open(folder);
    println!("opened after {:?}", started.elapsed());
    println!("resident: {:.0} MB", resident("self"));
    pages(&service, people(), SystemClock.now()).await;
    println!("resident: {:.0} MB after the pages", resident("self"));
    ends(&service).await;
    println!("resident: {:.0} MB after the ends", resident("self"));
    let started = Instant::now();
    store.rewrite().await.expect("the store can be rewritten");
    println!("rewritten after {:?}", started.elapsed());
    store.close().await;
}

/// Someone's strength, from the number alone: bell-shaped around 1500.
fn strength(number: u64) -> i32 {
    let mut luck = number.wrapping_mul(0x9E37_79B9_7F4A_7C15);
    let mut sum = 0;
    for _ in 0..4 {
        luck ^= luck >> 29;
        luck = luck.wrapping_mul(0xBF58_476D_1CE4_E5B9);
        sum += (luck >> 40) % 500_000;
    }
    500_000 + sum as i32
}

/// People with certain ratings, and the records that their games would have left.
async fn fill(store: &Store, first: u64, now: Timestamp) {
    let mut changes = ChangeSet::new();
    for number in first..first + AT_ONCE {
        let (player, user) = (PlayerId(number + 1), UserId(number + 1_000_000));
        let rating = Rating::of_stored(strength(number), 80_000, 60_000_000);
        let record = PlayerRecord {
            user,
            name: format!("person {number}"),
            face: None,
        };
        let tally = TallyRecord {
            rating: rating.into(),
            rated: Some(now),
            ..TallyRecord::default()
        };
        let score = strength(number) as u32;
        let counted = RankMoveRecord {
            from: None,
            to: Some(score),
        };
        let scope = Scope::Global;
        let put = "a record of its usual size";
        changes.put(Slot::player(player), &record).expect(put);
        changes.put(Slot::user(user), &player).expect(put);
        changes
            .put(Slot::tally(player, scope, Family::Halma), &tally)
            .expect(put);
        changes.put_index(Slot::rank(scope, COLUMN, Reverse(score), player));
        changes
            .put(Slot::rank_move(scope, COLUMN, number, player), &counted)
            .expect(put);
    }
    store.commit(changes).await.expect("the people are stored");
}

/// Pages requested by different people, each with that person's rank: first pages and later ones.
async fn pages(service: &Service, people: u64, now: Timestamp) {
    let began = Instant::now();
    let mut first = Vec::new();
    let mut later = Vec::new();
    for page in 0..PAGES {
        let by = UserId(1_000_000 + page * 7_919 % people);
        let mut request = TableRequest {
            scope: Scope::Global,
            family: Some(Family::Halma),
            compared: Some(Compared::Rating),
            from: None,
            by,
            now,
        };
        let started = Instant::now();
        let view = service.table(&request).await.expect("a page");
        first.push(started.elapsed());
        assert_eq!(view.people, people);
        assert!(view.own.is_some_and(|own| own.rank.is_some()));
        let somebody = page * 104_729 % people;
        request.from = Some(halma_service::TablePlace {
            score: strength(somebody) as u32,
            player: PlayerId(somebody + 1),
        });
        let started = Instant::now();
        let view = service.table(&request).await.expect("a page");
        later.push(started.elapsed());
        assert!(!view.rows.is_empty());
    }
    let whole = began.elapsed();
    common::report("a first page with one's own rank", first, whole);
    common::report("a page from anywhere", later, whole);
}

/// Games that end by resignation, one after another and all at once.
async fn ends(service: &Service) {
    for round in 0..4 {
        let at_once = round % 2 == 1;
        let ready = ready_to_end(service, round).await;
        let started = Instant::now();
        let mut times = Vec::new();
        if at_once {
            let mut tasks = tokio::task::JoinSet::new();
            for (loser, id) in ready {
                let service = service.clone();
                tasks.spawn(async move { end(&service, loser, id).await });
            }
            times.extend(tasks.join_all().await);
        } else {
            for (loser, id) in ready {
                times.push(end(service, loser, id).await);
            }
        }
        let how = if at_once { "at once" } else { "one by one" };
        common::report(&format!("{GAMES} ends, {how}"), times, started.elapsed());
    }
}

/// Games in which both players have moved, with the one who will resign.
async fn ready_to_end(service: &Service, round: u64) -> Vec<(u64, MatchId)> {
    let now = SystemClock.now();
    let numbers = round * GAMES..(round + 1) * GAMES;
    let begun = begin_many(service, numbers, now, TimeControl::default()).await;
    let mut ready = Vec::new();
    for id in begun {
        let view = service.match_view(id).await.expect("a match");
        let one = view.challenger.user.expect("a person").0;
        for (user, text) in [(one, "h4-h5"), (one + 1, "a5-a4")] {
            let request = PlayRequest {
                act: act(user, now),
                id,
                turn: None,
                text: text.to_owned(),
            };
            service.play(&request).await.expect("a move");
        }
        ready.push((one + 1, id));
    }
    ready
}

async fn end(service: &Service, loser: u64, id: MatchId) -> Duration {
    let act = act(loser, SystemClock.now());
    let started = Instant::now();
    service.resign(&act, id, None).await.expect("an end");
    started.elapsed()
}
