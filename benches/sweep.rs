//! What falls due: 1,000 deadlines at once among 100,000 running matches, and how long moves take
//! meanwhile.
#![allow(clippy::print_stdout, reason = "benchmarks print their results")]

mod common;

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use halma_service::{Act, Heartbeat, Origin, PlayRequest, Service, SystemLot, TimeControl};
use halma_store::ids::{InteractionId, MatchId, Timestamp, hours, minutes};
use halma_store::{Backend, SledStore, Store};
use tokio::task::JoinSet;

use common::{begin_many, first_person, report};

const MATCHES: u64 = 100_000;
const DUE: u64 = 1_000;
/// Players who keep moving during the sweep, and how often.
const PLAYERS: u64 = 16;
const PAUSE: Duration = Duration::from_millis(20);
const START: Timestamp = Timestamp(1_800_000_000_000);

fn main() {
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    runtime.block_on(measure());
}

async fn measure() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = Arc::new(SledStore::open(folder.path()).expect("a new store"));
    let service = Service::new(Store::over(Arc::clone(&store)), Arc::new(SystemLot));
    let hour: TimeControl = "1h".parse().expect("a time that can be chosen");
    begin_many(&service, 0..DUE, START, hour).await;
    let later = begin_many(&service, DUE..MATCHES, START, TimeControl::default()).await;
    println!("{MATCHES} running matches");

    let quiet = tokio::time::sleep(Duration::from_secs(2));
    moves_while(
        &service,
        &later[..later.len() / 2],
        quiet,
        "moves by themselves",
    )
    .await;
    beat(&service, START).await;
    let nothing = Instant::now();
    service.sweep(START).await.expect("a sweep");
    println!("a sweep with nothing due: {:?}", nothing.elapsed());

    let now = START + hours(1) + Duration::from_millis(DUE);
    beat(&service, now).await;
    let sweep = async {
        let begun = Instant::now();
        service.sweep(now).await.expect("a sweep");
        println!("a sweep with {DUE} due: {:?}", begun.elapsed());
    };
    moves_while(
        &service,
        &later[later.len() / 2..],
        sweep,
        "moves beside the sweep",
    )
    .await;
    let due = service.all_posts(now).await.expect("posts");
    println!("{} ends and boards wait to be posted", due.len());
    store.close().await;
}

async fn beat(service: &Service, now: Timestamp) {
    let uptime = Duration::from_millis((now.0 - START.0) as u64);
    let beat = Heartbeat {
        now,
        uptime,
        silent: Duration::from_secs(2),
    };
    service.heartbeat(beat).await.expect("a heartbeat");
}

/// Plays first moves in these matches while something else runs.
async fn moves_while(
    service: &Service,
    ids: &[MatchId],
    meanwhile: impl Future<Output = ()>,
    name: &str,
) {
    let stop = Arc::new(AtomicBool::new(false));
    let mut players = JoinSet::new();
    for player in 0..PLAYERS {
        let own: Vec<MatchId> = ids
            .iter()
            .copied()
            .skip(player as usize)
            .step_by(PLAYERS as usize)
            .collect();
        players.spawn(play_until(service.clone(), own, Arc::clone(&stop)));
    }
    let begun = Instant::now();
    meanwhile.await;
    stop.store(true, Ordering::Relaxed);
    let latencies = players.join_all().await.concat();
    report(name, latencies, begun.elapsed());
}

async fn play_until(service: Service, ids: Vec<MatchId>, stop: Arc<AtomicBool>) -> Vec<Duration> {
    let mut latencies = Vec::new();
    for id in ids {
        if stop.load(Ordering::Relaxed) {
            break;
        }
        let view = service.match_view(id).await.expect("a match");
        let user = view.challenger.user.expect("the first person moves first");
        let number = (user.0 - 1) / 2;
        let act = Act {
            by: first_person(number),
            interaction: InteractionId(InteractionId::first_at(START).0 + (1 << 40) + user.0),
            message: None,
            from: Origin::Page,
            channel: None,
            token: None,
            now: START + minutes(30),
        };
        let request = PlayRequest {
            act,
            id,
            turn: None,
            text: "h4-h5".to_owned(),
        };
        let begun = Instant::now();
        service.play(&request).await.expect("a legal move");
        latencies.push(begun.elapsed());
        tokio::time::sleep(PAUSE).await;
    }
    latencies
}
