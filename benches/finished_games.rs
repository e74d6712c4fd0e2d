//! What a finished game takes before and after it is compact: its records, a backup of everything,
//! and the disk; and how fast games become compact.
#![allow(clippy::print_stdout, reason = "benchmarks print their results")]

mod common;

use std::fs;
use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

use halma_rules::{Game, Ply, Rules, Variant};
use halma_service::{
    Clock as _, Delivery, PlayRequest, Post, Service, SystemClock, SystemLot, TimeControl,
};
use halma_store::ids::{MatchId, Timestamp, days, minutes};
use halma_store::{BackupFile, Key, LocalDisk, Prefix, SledStore, Store};
use tokio::task::JoinSet;

use common::{act, begin_many};

const PLIES: usize = 57;
/// How many games are played at the same time.
const AT_ONCE: u64 = 250;

/// The number of games, or `HALMA_GAMES`.
fn games() -> u64 {
    let named = std::env::var("HALMA_GAMES").ok();
    named.map_or(10_000, |number| number.parse().expect("a number"))
}

#[tokio::main]
async fn main() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("store");
    let store = Store::new(SledStore::open(&path).expect("a store"));
    let service = Service::new(Arc::clone(&store), Arc::new(SystemLot));
    let now = SystemClock.now();
    let started = Instant::now();
    for first in (0..games()).step_by(AT_ONCE as usize) {
        play_all(&service, first, now - days(30)).await;
    }
    service.sweep(now).await.expect("a sweep");
    println!("{} games after {:?}", games(), started.elapsed());
    report("finished", &store, folder.path()).await;
    let started = Instant::now();
    let (mut done, mut from) = (0, None);
    loop {
        let page = service.compact_games(from, now).await.expect("a page");
        assert_eq!(page.declined, 0, "each can be compact");
        done += page.games;
        from = page.next;
        if from.is_none() {
            break;
        }
    }
    assert_eq!(done, games());
    println!(
        "{:.0} games per second",
        done as f64 / started.elapsed().as_secs_f64()
    );
    report("compact", &store, folder.path()).await;
    store.rewrite().await.expect("the store can be rewritten");
    report("compact, rewritten", &store, folder.path()).await;
    store.close().await;
}

/// Games between two people each, with a move about every three hours.
async fn play_all(service: &Service, first: u64, began: Timestamp) {
    let numbers = first..(first + AT_ONCE).min(games());
    let ids = begin_many(service, numbers.clone(), began, TimeControl::default()).await;
    let mut tasks = JoinSet::new();
    for id in ids {
        let service = service.clone();
        tasks.spawn(async move { play(&service, id, began).await });
    }
    tasks.join_all().await;
}

async fn play(service: &Service, id: MatchId, began: Timestamp) {
    let mut game = Game::new(Rules::default_for(Variant::Halma8));
    let (mut luck, mut now) = (id.0, began);
    let view = service.match_view(id).await.expect("a game");
    let seats = &view.game().expect("it runs").seats;
    let users: Vec<u64> = seats
        .values()
        .map(|who| who.user().expect("a person").0)
        .collect();
    for _ in 0..PLIES {
        let Some(ply) = choose(&game, &mut luck) else {
            break;
        };
        now = now + minutes(luck % 360) + Duration::from_millis(luck % 60_000);
        let user = users[game.position().to_move().index()];
        let request = PlayRequest {
            act: act(user, now),
            id,
            turn: None,
            text: ply.text(game.position().board()),
        };
        let played = service.play(&request).await.expect("a legal move");
        deliver(service, played.post, now).await;
        game.play(ply).expect("a legal move");
    }
    if game.outcome().is_none() {
        let ended = service.resign(&act(users[0], now), id, None).await;
        deliver(service, ended.expect("it runs").post, now).await;
    }
}

async fn deliver(service: &Service, post: Option<Post>, now: Timestamp) {
    let post = post.expect("a board");
    let delivered = service.delivered(&post, Delivery::of(None, now)).await;
    delivered.expect("the delivery is recorded");
}

/// A move that gets nearer to the goal, if there is one.
fn choose(game: &Game, luck: &mut u64) -> Option<Ply> {
    if game.outcome().is_some() {
        return None;
    }
    *luck = luck.wrapping_mul(0x9E37_79B9_7F4A_7C15).rotate_left(29);
    let position = game.position();
    let plies = position.legal_plies();
    let gains = |ply: &Ply| matches!(ply, Ply::Move(mv) if position.gain(*mv) > 0);
    let forward: Vec<Ply> = plies.iter().copied().filter(gains).collect();
    let among = if forward.is_empty() { plies } else { forward };
    Some(among[*luck as usize % among.len()])
}

/// Says how many bytes a game takes.
async fn report(what: &str, store: &Store, folder: &Path) {
    let all = store.scan_all_records(Prefix::All).await.expect("records");
    let of_games = all.iter().filter(|(key, _)| {
        matches!(
            key,
            Key::Match(_) | Key::Log(..) | Key::Result(_) | Key::Finished(_)
        )
    });
    let records: usize = of_games
        .map(|(key, stored)| key.encode().len() + stored.body.len())
        .sum();
    let path = folder.join("backup");
    let file = BackupFile::create(&path, Arc::new(LocalDisk)).expect("a file");
    store.back_up(Box::new(file)).await.expect("a backup");
    let backup = fs::metadata(&path).expect("a file").len();
    fs::remove_file(&path).expect("it is there");
    let per_game = |bytes: u64| bytes / games();
    println!(
        "{what:<20} bytes per game: records {:>6}   backup {:>6}   disk {:>6}",
        per_game(records as u64),
        per_game(backup),
        per_game(size(&folder.join("store"))),
    );
}

fn size(path: &Path) -> u64 {
    let about = fs::symlink_metadata(path).expect("it is there");
    if !about.is_dir() {
        return about.len();
    }
    let entries = fs::read_dir(path).expect("a folder");
    entries
        .map(|entry| size(&entry.expect("an entry").path()))
        .sum()
}
