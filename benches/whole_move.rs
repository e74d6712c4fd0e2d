//! One whole move: from the interaction on the gateway to the answer with its board at the stand-in
//! for Discord, with the real binary in a separate process. `-- beside` measures only a part.
#![allow(clippy::print_stdout, reason = "benchmarks print their results")]

mod common;

use std::time::{Duration, Instant};

use halma_rules::{Game, Rules, Variant};
use stand_in::{Fault, FaultRule, Person, Settings, Snowflake, StandIn};
use tokio::task::JoinSet;

use common::chat::{answer, sit_down};
use common::{peak, processor_time, report, start};

/// The measured plies of each game.
const PLIES: usize = 40;

/// The measured games, in which people move while others play.
const MEASURED: usize = 16;
/// The other games.
const BESIDE: usize = 64;
/// How many times they are measured.
const ROUNDS: usize = 3;
/// How many moves people make in one of the other games before they start a new one.
const TURNS: usize = 25;

#[tokio::main]
async fn main() {
    let is_asked = |name: &str| std::env::args().any(|argument| argument == name);
    beside().await;
    if is_asked("beside") {
        return;
    }
    moves("1 game, a move a second", 1, Pace::Thinking).await;
    moves("64 games, 64 moves a second", 64, Pace::Thinking).await;
    moves("1 game, move upon move", 1, Pace::Breathless).await;
    moves("64 games, move upon move", 64, Pace::Breathless).await;
    moves(
        "64 games, a second to each answer of Discord",
        64,
        Pace::Held,
    )
    .await;
}

/// The pace of a game's players.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Pace {
    /// About a second per move, each game at its own rhythm.
    Thinking,
    /// As soon as the board is there: the most that the bot can do.
    Breathless,
    /// As soon as the board is there, while Discord's answer reaches the bot a second later.
    Held,
}

impl Pace {
    async fn think(self, number: usize) {
        if self == Self::Thinking {
            let pause = 500 + number as u64 * 377 % 1_000;
            tokio::time::sleep(Duration::from_millis(pause)).await;
        }
    }
}

async fn stand_in() -> StandIn {
    let settings = Settings::default();
    StandIn::start(settings).await.expect("a free port")
}

async fn moves(name: &str, games: usize, pace: Pace) {
    let (stand_in, folder) = (stand_in().await, tempfile::tempdir().expect("a folder"));
    let bot = start(&stand_in, folder.path());
    stand_in.wait_ready().await.expect("a bot");
    let mut tables = Vec::new();
    for number in 0..games {
        tables.push(sit_down(&stand_in, number, Variant::Halma8).await);
    }
    if pace == Pace::Held {
        stand_in.fail(FaultRule::new(Fault::Late(Duration::from_secs(1))));
    }
    let process = bot.id().expect("a running process").to_string();
    let (begun, used) = (Instant::now(), processor_time(&process));
    let mut running = JoinSet::new();
    for (number, (channel, code, people)) in tables.into_iter().enumerate() {
        running.spawn(async move { play(channel, code, people, (pace, number)).await });
    }
    let latencies = running.join_all().await.concat();
    let moves = latencies.len() as f64;
    let own = processor_time(&process).saturating_sub(used);
    let own = own.as_secs_f64() * 1e3 / moves;
    report(name, latencies, begun.elapsed());
    let peak = peak(&process);
    println!(
        "    of it the bot's own processor time: {own:.2} ms a move; memory at most {peak:.0} MiB"
    );
    drop(bot);
}

/// Measures the moves of some games between people while many others are played: between people, or
/// with the computer at a level. In turns, because the machine's speed varies from minute to
/// minute.
async fn beside() {
    let levels = [None, Some(5), Some(10)];
    let mut rows = levels.map(|_| (Vec::new(), Duration::ZERO, 0.0_f64));
    for _ in 0..ROUNDS {
        for (level, (all, time, memory)) in levels.into_iter().zip(&mut rows) {
            let begun = Instant::now();
            let (latencies, peak) = beside_others(level).await;
            all.extend(latencies);
            *time += begun.elapsed();
            *memory = memory.max(peak);
        }
    }
    for (level, (latencies, time, memory)) in levels.into_iter().zip(rows) {
        let others = level.map_or("between people".to_owned(), |level| {
            format!("with the computer, level {level}")
        });
        report(
            &format!("{MEASURED} games beside {BESIDE} {others}"),
            latencies,
            time,
        );
        println!("    memory at most {memory:.0} MiB");
    }
}

/// How long moves take while others play, and the bot's peak memory in MiB.
async fn beside_others(level: Option<u8>) -> (Vec<Duration>, f64) {
    let (stand_in, folder) = (stand_in().await, tempfile::tempdir().expect("a folder"));
    let bot = start(&stand_in, folder.path());
    stand_in.wait_ready().await.expect("a bot");
    let mut tables = Vec::new();
    for number in 0..MEASURED {
        tables.push(sit_down(&stand_in, number, Variant::Halma8).await);
    }
    let mut others = JoinSet::new();
    for number in MEASURED..MEASURED + BESIDE {
        let first = sit_down_beside(&stand_in, number, level).await;
        let stand_in = stand_in.clone();
        others.spawn(async move { play_beside(stand_in, first, number, level).await });
    }
    let mut running = JoinSet::new();
    for (number, (channel, code, people)) in tables.into_iter().enumerate() {
        let pace = (Pace::Thinking, number);
        running.spawn(async move { play(channel, code, people, pace).await });
    }
    let latencies = running.join_all().await.concat();
    let process = bot.id().expect("a running process").to_string();
    (latencies, peak(&process))
}

/// One of the other games: its channel, and the people in it.
async fn sit_down_beside(
    stand_in: &StandIn,
    number: usize,
    level: Option<u8>,
) -> (Snowflake, Vec<Person>) {
    let Some(level) = level else {
        let (channel, _, people) = sit_down(stand_in, number, Variant::Halma8).await;
        return (channel, people.into());
    };
    let channel = stand_in.channel(&format!("table-{number}"));
    let person = stand_in.user(&format!("a{number}"));
    let line = format!("/halma play computer:{level} game:halma8");
    answer(&person, channel, &line).await;
    (channel, vec![person])
}

/// Plays forever, with a person's move about a second after the previous move; starts a new game
/// before one can end. The person to move looks at the choices and takes the first.
async fn play_beside(
    stand_in: StandIn,
    mut table: (Snowflake, Vec<Person>),
    number: usize,
    level: Option<u8>,
) {
    for tables in 1.. {
        let (channel, people) = &table;
        for turn in 0..TURNS {
            Pace::Thinking.think(number + turn).await;
            let person = &people[turn % people.len()];
            let typed = person.autocomplete(*channel, "/halma move text:", "text");
            let choices = typed.await.expect("choices");
            // There are none if it is the computer's turn.
            if let Some(text) = choices.first().and_then(|choice| choice.value.as_str()) {
                let line = format!("/halma move text:\"{text}\"");
                person.slash(*channel, &line).await.expect("an answer");
            }
        }
        let number = number + tables * (MEASURED + BESIDE);
        table = sit_down_beside(&stand_in, number, level).await;
    }
}

/// Plays moves one after another, and returns how long each one took.
async fn play(
    channel: Snowflake,
    code: String,
    people: [Person; 2],
    (pace, game_number): (Pace, usize),
) -> Vec<Duration> {
    let mut game = Game::new(Rules::default_for(Variant::Halma8));
    let mut latencies = Vec::new();
    for number in 0..PLIES {
        let position = game.position();
        let plies = position.legal_plies();
        let ply = plies[number * 7 % plies.len()];
        let text = ply.text(position.board());
        let line = format!("/halma move text:{text} game:{code}");
        pace.think(game_number + number).await;
        let mover = &people[position.to_move().index()];
        let begun = Instant::now();
        let board = answer(mover, channel, &line).await;
        latencies.push(begun.elapsed());
        assert!(!board.attachments.is_empty(), "{}", board.content);
        game.play(ply).expect("a legal ply");
    }
    latencies
}
