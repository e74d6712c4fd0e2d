//! How long boards take for other people while one person asks for the most costly things, about a game
//! of 1,900 plies: the real binary against the stand-in for Discord, on all processors and on one. All
//! rows are measured in turn, and then again, because a shared machine isn't equally fast all the time.
//! `cargo bench --bench one_person -- Takebacks` measures nothing but those and the first row.
#![allow(clippy::print_stdout, reason = "benchmarks print their results")]

mod common;

use std::net::TcpListener;
use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

use halma_rules::{Game, Options, Ply, RuleSet, Rules, Variant};
use halma_service::{
    Clock, ImportRequest, Origin, Person as Known, Place, Rights, Service, SystemClock, SystemLot,
};
use halma_store::ids::{ChannelId, GuildId, UserId};
use halma_store::{Backend, SledStore, Store};
use reqwest::Client;
use serde_json::json;
use stand_in::{Person, Settings, Snowflake, StandIn};
use tokio::process::Command;
use tokio::task::JoinSet;

use common::chat::{answer, sit_down};
use common::{binary, peak, report, start_by};

/// The plies of the long game.
const LONG: usize = 1_900;
/// The other people's games, and the measured plies of each.
const TABLES: usize = 8;
const PLIES: usize = 48;
/// How often each row is measured.
const ROUNDS: usize = 2;

/// The pause of somebody who sends commands as fast as a script.
const OFTEN: Duration = Duration::from_millis(100);

/// What one person asks for again and again, with this many requests at once.
#[derive(Clone, Copy, Debug)]
enum Load {
    Nothing,
    /// The cheapest commands, about no game.
    Help(usize),
    Films(usize),
    Replays(usize),
    /// The record on the board page.
    Records(usize),
    /// Takebacks, which nobody else has to agree to.
    Takebacks(usize),
    /// Records as files, and analyses, which a running game doesn't get.
    Files(usize),
}

const LOADS: [Load; 8] = [
    Load::Nothing,
    Load::Help(20),
    Load::Films(4),
    Load::Films(20),
    Load::Replays(20),
    Load::Records(100),
    Load::Takebacks(20),
    Load::Files(20),
];

#[tokio::main]
async fn main() {
    let wanted = std::env::args().skip(1).find(|word| word != "--bench");
    let is_wanted = |load: &Load| {
        let name = format!("{load:?}");
        let is_named = wanted
            .as_ref()
            .is_none_or(|word| name.contains(word.as_str()));
        is_named || matches!(load, Load::Nothing)
    };
    let loads: Vec<Load> = LOADS.into_iter().filter(is_wanted).collect();
    for is_pinned in [false, true] {
        let mut rows = vec![(Vec::new(), Duration::ZERO); loads.len()];
        for _ in 0..ROUNDS {
            for (&load, (latencies, took)) in loads.iter().zip(&mut rows) {
                let begun = Instant::now();
                latencies.extend(beside(load, is_pinned).await);
                *took += begun.elapsed();
            }
        }
        let place = if is_pinned { "one processor" } else { "all" };
        for (load, (latencies, took)) in loads.iter().zip(rows) {
            report(&format!("{load:?}, {place}"), latencies, took);
        }
    }
}

/// A command that runs the binary on all processors or on one, with the board page at an address.
fn command(is_pinned: bool, address: &str) -> Command {
    let mut command = if is_pinned {
        let mut command = Command::new("taskset");
        command.args(["-c", "0", &binary()]);
        command
    } else {
        Command::new(binary())
    };
    command
        .env("HALMA_HTTP_LISTEN", address)
        .env("HALMA_BOARD_ADDRESS", format!("http://{address}"));
    command
}

async fn beside(load: Load, is_pinned: bool) -> Vec<Duration> {
    let (settings, folder) = (Settings::default(), tempfile::tempdir().expect("a folder"));
    let stand_in = StandIn::start(settings).await.expect("a free port");
    let fan = Fan {
        person: stand_in.user("fan"),
        channel: stand_in.channel("long games"),
        address: free_address(),
        code: String::new(),
    };
    let guild = GuildId(stand_in.stock_guild().get());
    let code = store_long_game(folder.path(), &fan, guild).await;
    let bot = start_by(command(is_pinned, &fan.address), &stand_in, folder.path());
    stand_in.wait_ready().await.expect("a bot");
    let mut asking = JoinSet::new();
    Fan { code, ..fan }.ask(load, &mut asking).await;
    let mut running = JoinSet::new();
    for number in 0..TABLES {
        let table = Table::sit_down(&stand_in, number, Variant::Halma8).await;
        running.spawn(table.play(number));
    }
    let latencies = running.join_all().await.concat();
    let process = bot.id().expect("a running process").to_string();
    println!("{load:?}: memory at most {:.0} MiB", peak(&process));
    latencies
}

fn free_address() -> String {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a free port");
    listener.local_addr().expect("an address").to_string()
}

/// Stores a long game in which a person has all seats. Returns its code.
async fn store_long_game(path: &Path, fan: &Fan, guild: GuildId) -> String {
    let store = Arc::new(SledStore::open(path).expect("a new store"));
    let service = Service::new(Store::over(Arc::clone(&store)), Arc::new(SystemLot));
    let by = Known {
        user: UserId(fan.person.id().get()),
        name: "fan".to_owned(),
        face: None,
        bot: false,
        member: true,
    };
    let mut act = common::act(1, SystemClock.now());
    act.by = by;
    act.from = Origin::Chat(guild);
    let request = ImportRequest {
        act,
        game: long_game(),
        place: Place {
            guild,
            channel: ChannelId(fan.channel.get()),
            locale: "en-US".into(),
        },
        rights: Rights::default(),
    };
    let imported = service.import(&request).await.expect("a practice game");
    store.close().await;
    imported.view.card.code.to_string()
}

/// A game in which both go back and forth, and forward every few moves, so that it doesn't end.
fn long_game() -> Game {
    let rules = Rules::with_options(Variant::Halma16, Some(RuleSet::Classic), Options::default());
    let mut game = Game::new(rules.expect("a usual game"));
    for number in 0..LONG {
        let own_move = number / 2;
        let is_forward = ![2, 4].contains(&(own_move % 5));
        let wanted = if is_forward { 1 } else { -1 };
        let gains = game.position().gains().into_iter();
        let (mv, _) = gains
            .min_by_key(|(_, gain)| (gain - wanted).abs())
            .expect("a move");
        game.play(Ply::Move(mv)).expect("a legal move");
    }
    assert_eq!(game.outcome(), None);
    game
}

/// The person who asks.
#[derive(Clone)]
struct Fan {
    person: Person,
    channel: Snowflake,
    /// Where the board page is.
    address: String,
    code: String,
}

impl Fan {
    async fn ask(self, load: Load, asking: &mut JoinSet<()>) {
        match load {
            Load::Nothing => {}
            Load::Help(at_once) => {
                for _ in 0..at_once {
                    let line = "/halma help".to_owned();
                    asking.spawn(self.clone().repeat(vec![line]));
                }
            }
            Load::Films(at_once) => {
                for _ in 0..at_once {
                    asking.spawn(self.clone().ask_for_films());
                }
            }
            Load::Replays(at_once) => {
                for _ in 0..at_once {
                    asking.spawn(self.clone().go_through_a_replay());
                }
            }
            Load::Records(at_once) => {
                let cookie = self.sign_in().await;
                for _ in 0..at_once {
                    asking.spawn(self.clone().get_the_record(cookie.clone()));
                }
            }
            Load::Takebacks(at_once) => {
                for _ in 0..at_once {
                    let line = format!("/halma takeback game:{}", self.code);
                    asking.spawn(self.clone().repeat(vec![line]));
                }
            }
            Load::Files(at_once) => {
                let export = format!("/halma game export game:{}", self.code);
                let analyze = format!("/halma-study analyze game:{}", self.code);
                for _ in 0..at_once {
                    let lines = vec![export.clone(), analyze.clone()];
                    asking.spawn(self.clone().repeat(lines));
                }
            }
        }
    }

    async fn replay(&self) -> Snowflake {
        let line = format!("/halma game replay game:{}", self.code);
        loop {
            let shown = self.person.slash(self.channel, &line).await;
            let shown = shown.expect("an answer").message().await;
            let shown = shown.expect("a message");
            if !shown.attachments.is_empty() {
                return shown.id;
            }
            tokio::time::sleep(OFTEN).await;
        }
    }

    /// Requests a film, goes back a move so that the next film differs, and repeats.
    async fn ask_for_films(self) {
        let shown = self.replay().await;
        loop {
            // A step back that was refused leaves the end, where the button is another one.
            let from_here = self.person.click(shown, "GIF from here").await;
            let clicked = match from_here {
                Ok(clicked) => clicked,
                Err(_) => (self.person.click(shown, "GIF and game file").await).expect("a button"),
            };
            drop(clicked.message().await);
            tokio::time::sleep(Duration::from_secs(1)).await;
            self.press(shown, "◀").await;
        }
    }

    async fn go_through_a_replay(self) {
        let shown = self.replay().await;
        loop {
            self.press(shown, "◀").await;
            tokio::time::sleep(OFTEN).await;
        }
    }

    /// Presses a button. A person who asks too often gets no picture.
    async fn press(&self, message: Snowflake, label: &str) {
        let clicked = self.person.click(message, label).await;
        drop(clicked.expect("a button").message().await);
    }

    async fn repeat(self, lines: Vec<String>) {
        for line in lines.iter().cycle() {
            if let Ok(answer) = self.person.slash(self.channel, line).await {
                drop(answer.message().await);
            }
            tokio::time::sleep(OFTEN).await;
        }
    }

    /// Returns the cookie of a browser.
    async fn sign_in(&self) -> String {
        let message = answer(&self.person, self.channel, "/halma web").await;
        let mut buttons = message.components.iter().flat_map(|row| &row.components);
        let link = buttons.find_map(|button| button.url.clone());
        let link = link.expect("a link");
        let (_, ticket) = link.split_once('#').expect("a ticket");
        let page = format!("http://{}", self.address);
        let entered = Client::new()
            .post(format!("{page}/board/api/enter"))
            .header("origin", page)
            .body(json!({ "ticket": ticket }).to_string());
        let entered = entered.send().await.expect("an answer");
        let cookie = entered.headers()["set-cookie"].to_str().expect("a cookie");
        cookie.split(';').next().unwrap_or_default().to_owned()
    }

    async fn get_the_record(self, cookie: String) {
        let client = Client::new();
        let path = format!("board/api/game/{}/record", self.code);
        loop {
            let request = client.get(format!("http://{}/{path}", self.address));
            let answer = request.header("cookie", &cookie).send().await;
            let is_refused = answer.expect("an answer").status() == 429;
            if is_refused {
                tokio::time::sleep(OFTEN).await;
            }
        }
    }
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
}
