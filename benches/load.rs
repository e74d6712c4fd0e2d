//! A great many games: a million moves through the real binary and the stand-in for Discord, and a
//! day of ten thousand running games by a hand-moved clock. `HALMA_MOVES=1000000 cargo bench
//! --bench load` is the long run; `HALMA_GAMES=2000 cargo bench --bench load -- day` is the day
//! only, with fewer games.
#![allow(clippy::print_stdout, reason = "benchmarks print their results")]

mod common;

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use halma_rules::{Game, Rules, Variant};
use halma_service::{
    Act, Delivery, Heartbeat, Origin, PlayRequest, Repair, Service, SystemLot, TimeControl,
};
use halma_store::ids::{InteractionId, MatchId, Timestamp, minutes};
use halma_store::{Backend, SledStore, Store};
use stand_in::{First, Message, Person, Settings, Snowflake, StandIn};
use tokio::task::JoinSet;

use common::{begin_many, peak, person, resident, start};

/// The default number of moves.
const FEW_MOVES: usize = 5_000;
/// The games to take turns in, and how many people move at the same time.
const GAMES: usize = 2_000;
const AT_ONCE: usize = 64;
/// Games this long are resigned.
const MOST_PLIES: usize = 150;
/// How long the stand-in remembers messages.
const MEMORY: Duration = Duration::from_secs(120);

#[tokio::main]
async fn main() {
    let moves = std::env::var("HALMA_MOVES").ok();
    let moves = moves.map_or(FEW_MOVES, |moves| moves.parse().expect("a number of moves"));
    if !std::env::args().any(|argument| argument == "day") {
        through_discord(moves).await;
    }
    let games = std::env::var("HALMA_GAMES").ok();
    let games = games.map_or(USUAL_GAMES, |games| {
        games.parse().expect("a number of games")
    });
    a_day(games).await;
}

async fn through_discord(moves: usize) {
    let folder = tempfile::tempdir().expect("a folder");
    let settings = Settings {
        patience: Duration::from_secs(60),
        ..Settings::default()
    };
    let stand_in = StandIn::start(settings).await.expect("a free port");
    let bot = start(&stand_in, folder.path());
    stand_in.wait_ready().await.expect("a bot");
    let process = bot.id().expect("a running process").to_string();
    println!(
        "{GAMES} games, {AT_ONCE} people at once, {:.0} MiB resident",
        resident(&process)
    );
    let (begun, played) = (Instant::now(), Arc::new(AtomicUsize::new(0)));
    let mut running = JoinSet::new();
    for number in 0..AT_ONCE {
        let (stand_in, played) = (stand_in.clone(), Arc::clone(&played));
        running.spawn(async move { play_many(&stand_in, number, &played, moves).await });
    }
    let telling = tell(&stand_in, &process, folder.path(), &played, moves);
    let (mut latencies, ()) = tokio::join!(async { running.join_all().await.concat() }, telling);
    let whole = begun.elapsed();
    latencies.sort_unstable();
    let at =
        |share: f64| latencies[((latencies.len() - 1) as f64 * share) as usize].as_secs_f64() * 1e3;
    println!(
        "{} moves, {:.0}/s, p50 {:.1} ms, p99 {:.1} ms, p999 {:.1} ms, the longest {:.0} ms",
        latencies.len(),
        latencies.len() as f64 / whole.as_secs_f64(),
        at(0.5),
        at(0.99),
        at(0.999),
        at(1.0),
    );
    println!(
        "    memory at most {:.0} MiB, the store has {:.0} MiB",
        peak(&process),
        mebibytes(folder.path())
    );
    let violations = stand_in.violations();
    assert!(violations.is_empty(), "{violations:#?}");
    drop(bot);
}

/// Prints progress now and then, and makes the stand-in forget old messages.
async fn tell(stand_in: &StandIn, process: &str, store: &Path, played: &AtomicUsize, moves: usize) {
    let mut told = 0;
    while played.load(Ordering::Relaxed) < moves {
        tokio::time::sleep(Duration::from_secs(1)).await;
        stand_in.forget_older_than(MEMORY);
        let now = played.load(Ordering::Relaxed);
        if now / 50_000 > told {
            told = now / 50_000;
            println!(
                "    {now} moves: {:.0} MiB resident, {:.0} MiB stored",
                resident(process),
                mebibytes(store)
            );
        }
    }
}

/// The total size of all files in a directory, in MiB.
fn mebibytes(path: &Path) -> f64 {
    let entries = std::fs::read_dir(path).into_iter().flatten().flatten();
    let sizes = entries.map(|entry| match entry.metadata() {
        Ok(found) if found.is_dir() => mebibytes(&entry.path()),
        Ok(found) => found.len() as f64 / f64::from(1 << 20),
        Err(_) => 0.0,
    });
    sizes.sum()
}

struct Table {
    channel: Snowflake,
    code: String,
    people: [Person; 2],
    game: Game,
}

/// Plays a part of the games in turns, one move in each, until there are enough moves.
async fn play_many(
    stand_in: &StandIn,
    first: usize,
    played: &AtomicUsize,
    moves: usize,
) -> Vec<Duration> {
    let mut tables = Vec::new();
    let mut people = first;
    for number in (first..GAMES).step_by(AT_ONCE) {
        tables.push(sit_down(stand_in, number, people).await);
        people += AT_ONCE;
    }
    let mut latencies = Vec::new();
    for turn in 0_usize.. {
        if played.fetch_add(1, Ordering::Relaxed) >= moves {
            break;
        }
        let which = turn % tables.len();
        let table = &mut tables[which];
        latencies.push(table.play(turn).await);
        if table.game.outcome().is_some() || table.game.ply_count() >= MOST_PLIES {
            table.end().await;
            tables[which] = sit_down(stand_in, first + which * AT_ONCE, people).await;
            people += AT_ONCE;
        }
    }
    latencies
}

async fn sit_down(stand_in: &StandIn, number: usize, pair: usize) -> Table {
    let channel = stand_in.channel(&format!("table-{number}"));
    let people = ["a", "b"].map(|name| stand_in.user(&format!("{name}{pair}")));
    let line = format!("/halma game custom with:@b{pair} game:halma8 first:me");
    let challenge = answer(&people[0], channel, &line).await;
    let footer = challenge.embeds[0].footer.as_ref().expect("a footer");
    let code = footer.text.trim_start_matches('#').split(' ').next();
    let code = code.expect("a code").to_owned();
    let accepted = people[1]
        .click(challenge.id, "Accept")
        .await
        .expect("an answer");
    accepted.message().await.expect("a board");
    Table {
        channel,
        code,
        people,
        game: Game::new(Rules::default_for(Variant::Halma8)),
    }
}

impl Table {
    async fn play(&mut self, turn: usize) -> Duration {
        let position = self.game.position();
        let plies = position.legal_plies();
        let ply = plies[turn * 7 % plies.len()];
        let line = format!(
            "/halma move text:{} game:{}",
            ply.text(position.board()),
            self.code
        );
        let mover = &self.people[position.to_move().index()];
        let begun = Instant::now();
        let board = answer(mover, self.channel, &line).await;
        let taken = begun.elapsed();
        assert!(!board.attachments.is_empty(), "{}", board.content);
        self.game.play(ply).expect("a legal ply");
        taken
    }

    async fn end(&self) {
        let asked = answer(
            &self.people[0],
            self.channel,
            &format!("/halma resign game:{}", self.code),
        )
        .await;
        if asked.button("Yes, resign").is_some() {
            self.people[0]
                .click(asked.id, "Yes, resign")
                .await
                .expect("an answer");
        }
    }
}

async fn answer(person: &Person, channel: Snowflake, line: &str) -> Message {
    let answer = person.slash(channel, line).await.expect("an answer");
    let message = answer.message().await.expect("a message");
    match answer.first() {
        // On a busy machine the answer comes later.
        First::Deferred => answer.follow_up(0).await.expect("a board"),
        _ => message,
    }
}

const START: Timestamp = Timestamp(1_800_000_000_000);
const USUAL_GAMES: u64 = 10_000;
/// The time between moves in a game.
const EVERY_MINUTES: u64 = 180;

/// A day of many games, each with a move every three hours; one in fifty moves is missed until the
/// time runs out.
async fn a_day(games: u64) {
    let folder = tempfile::tempdir().expect("a folder");
    let store = Arc::new(SledStore::open(folder.path()).expect("a new store"));
    let service = Service::new(Store::over(Arc::clone(&store)), Arc::new(SystemLot));
    beat(&service, START).await;
    let hours: TimeControl = "12h".parse().expect("a time that can be chosen");
    let matches = begin_many(&service, 0..games, START, hours).await;
    let begun = Instant::now();
    let (mut moves, mut ends, mut posts, mut slowest) = (0, 0, 0, Duration::ZERO);
    for minute in 1..=24 * 60 {
        let now = START + minutes(minute);
        beat(&service, now).await;
        let swept = Instant::now();
        service.sweep(now).await.expect("a sweep");
        slowest = slowest.max(swept.elapsed());
        for (number, id) in matches.iter().enumerate() {
            let number = number as u64;
            if number % EVERY_MINUTES == minute % EVERY_MINUTES && !number.is_multiple_of(50) {
                let is_played = play_one(&service, *id, now).await;
                moves += usize::from(is_played);
                ends += usize::from(!is_played);
            }
        }
        posts += deliver_all(&service, now).await;
    }
    let walk = service.check(Repair::No).await.expect("a walk");
    assert!(walk.damaged.is_empty(), "{:?}", walk.damaged);
    println!(
        "a day of {games} games in {:.0} s: {moves} moves, {ends} of them refused, {posts} posts, the slowest sweep \
         {:.0} ms, the store has {:.0} MiB, the process {:.0} MiB, {:.0} at most",
        begun.elapsed().as_secs_f64(),
        slowest.as_secs_f64() * 1e3,
        mebibytes(folder.path()),
        resident("self"),
        peak("self"),
    );
    store.close().await;
}

async fn beat(service: &Service, now: Timestamp) {
    let uptime = Duration::from_millis((now.0 - START.0) as u64);
    let beat = Heartbeat {
        now,
        uptime,
        silent: Duration::from_secs(60),
    };
    service.heartbeat(beat).await.expect("a heartbeat");
}

/// Plays any legal move; returns false once the game is over.
async fn play_one(service: &Service, id: MatchId, now: Timestamp) -> bool {
    static EVENTS: AtomicUsize = AtomicUsize::new(0);
    let view = service.match_view(id).await.expect("a match");
    let game = view.game().expect("a game");
    let position = game.standing.position();
    let plies = position.legal_plies();
    let user = game.to_move().user().expect("a person");
    let event = EVENTS.fetch_add(1, Ordering::Relaxed) as u64;
    let text = plies
        .get(event as usize % plies.len().max(1))
        .map(|ply| ply.text(position.board()));
    let act = Act {
        by: person(user.0),
        interaction: InteractionId(InteractionId::first_at(now).0 + event % (1 << 20)),
        message: None,
        from: Origin::Page,
        channel: None,
        token: None,
        now,
    };
    let request = PlayRequest {
        act,
        id,
        turn: None,
        text: text.unwrap_or_default(),
    };
    service.play(&request).await.is_ok()
}

/// Records all due posts as delivered.
async fn deliver_all(service: &Service, now: Timestamp) -> usize {
    let mut delivered = 0;
    loop {
        let due = service.all_posts(now).await.expect("posts");
        if due.is_empty() {
            return delivered;
        }
        for reference in due {
            if let Some((post, _)) = service.post(reference).await.expect("a post") {
                let delivery = Delivery::of(None, now);
                service
                    .delivered(&post, delivery)
                    .await
                    .expect("the delivery is recorded");
                delivered += 1;
            }
        }
    }
}
