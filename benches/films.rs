//! How long boards take for other people while one person requests GIFs of a long game: the real
//! binary against the stand-in for Discord, on all processors and on one.
#![allow(clippy::print_stdout, reason = "benchmarks print their results")]

mod common;

use std::time::{Duration, Instant};

use common::chat::{answer, sit_down};
use common::{binary, peak, report, start_by};
use halma_rules::{Game, Rules, Variant};
use stand_in::{Message, Person, Settings, Snowflake, StandIn};
use tokio::process::Command;
use tokio::task::JoinSet;

/// The plies of the long game.
const LONG: usize = 220;
/// The other people's games, and the measured plies of each.
const TABLES: usize = 8;
const PLIES: usize = 24;
/// How many films one person requests at once, again and again.
const FILMS: [usize; 3] = [0, 4, 20];
/// How many moves apart the films start, so that they all differ.
const APART: usize = 10;

#[tokio::main]
async fn main() {
    for is_pinned in [false, true] {
        for films in FILMS {
            beside(films, is_pinned).await;
        }
    }
}

/// A command that runs the binary on all processors or on one.
fn command(is_pinned: bool) -> Command {
    if !is_pinned {
        return Command::new(binary());
    }
    let mut command = Command::new("taskset");
    command.args(["-c", "0", &binary()]);
    command
}

async fn beside(films: usize, is_pinned: bool) {
    let (settings, folder) = (Settings::default(), tempfile::tempdir().expect("a folder"));
    let stand_in = StandIn::start(settings).await.expect("a free port");
    let bot = start_by(command(is_pinned), &stand_in, folder.path());
    stand_in.wait_ready().await.expect("a bot");
    let mut asking = JoinSet::new();
    let long = Table::sit_down(&stand_in, 1_000, Variant::Star2).await;
    let fan = long.play_long().await;
    let line = format!("/halma replay game:{}", long.code);
    for number in 0..films {
        let shown = answer(&fan, long.channel, &line).await;
        asking.spawn(ask_for_films(fan.clone(), shown, number));
    }
    let mut running = JoinSet::new();
    for number in 0..TABLES {
        let table = Table::sit_down(&stand_in, number, Variant::Halma8).await;
        running.spawn(table.play(number));
    }
    let begun = Instant::now();
    let latencies = running.join_all().await.concat();
    let name = format!(
        "{films} films for one person, {}",
        if is_pinned { "one processor" } else { "all" }
    );
    report(&name, latencies, begun.elapsed());
    let process = bot.id().expect("a running process").to_string();
    println!("    memory at most {:.0} MiB", peak(&process));
}

/// Requests a film, goes back a move so that the next film differs, and repeats.
async fn ask_for_films(fan: Person, shown: Message, number: usize) {
    for _ in 0..APART * number {
        press(&fan, shown.id, "◀").await;
    }
    for round in 0_usize.. {
        let label = if round + number == 0 {
            "GIF and record"
        } else {
            "GIF from here and record"
        };
        let clicked = fan.click(shown.id, label).await;
        if let Ok(clicked) = clicked {
            drop(clicked.message().await);
        }
        tokio::time::sleep(Duration::from_secs(1)).await;
        press(&fan, shown.id, "◀").await;
    }
}

async fn press(person: &Person, message: Snowflake, label: &str) {
    let pressed = person.click(message, label).await.expect("an answer");
    pressed.message().await.expect("a message");
}

struct Table {
    channel: Snowflake,
    code: String,
    people: [Person; 2],
}

impl Table {
    async fn sit_down(stand_in: &StandIn, number: usize, variant: Variant) -> Self {
        let (channel, code, people) = sit_down(stand_in, number, variant).await;
        Self {
            channel,
            code,
            people,
        }
    }

    /// Plays a move about every half second; returns how long each board took.
    async fn play(self, number: usize) -> Vec<Duration> {
        let mut game = Game::new(Rules::default_for(Variant::Halma8));
        let mut latencies = Vec::new();
        for turn in 0..PLIES {
            let pause = 250 + (number * 97 + turn * 377) as u64 % 500;
            tokio::time::sleep(Duration::from_millis(pause)).await;
            latencies.push(self.play_one(&mut game, turn).await);
        }
        latencies
    }

    async fn play_one(&self, game: &mut Game, turn: usize) -> Duration {
        let position = game.position();
        let plies = position.legal_plies();
        let ply = plies[turn * 7 % plies.len()];
        let text = ply.text(position.board());
        let line = format!("/halma move text:{text} game:{}", self.code);
        let mover = &self.people[position.to_move().index()];
        let begun = Instant::now();
        let board = answer(mover, self.channel, &line).await;
        let taken = begun.elapsed();
        assert!(!board.attachments.is_empty(), "{}", board.content);
        game.play(ply).expect("a legal ply");
        taken
    }

    /// Plays the long game as fast as possible; returns one of its players.
    async fn play_long(&self) -> Person {
        let mut game = Game::new(Rules::default_for(Variant::Star2));
        for turn in 0..LONG {
            if game.outcome().is_some() {
                break;
            }
            self.play_one(&mut game, turn).await;
        }
        println!("    a game of {} plies", game.ply_count());
        self.people[0].clone()
    }
}
