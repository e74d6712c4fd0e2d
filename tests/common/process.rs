//! The real binary against the stand-in, killed and restarted.

use std::fs::OpenOptions;
use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::time::{Duration, Instant};

use halma_store::PostgresSettings;
use secrecy::ExposeSecret;
use stand_in::StandIn;
use tokio::process::{Child, Command};
use tokio::sync::watch;

use super::hall::called_at;
use super::interposed::Clocks;
use super::pause::{Paused, signal};
use super::port::own_port;

/// The real binary, without this process's `HALMA_` variables: the bot refuses those it doesn't
/// know, such as those of the tests.
pub fn halma() -> std::process::Command {
    version(Path::new(env!("CARGO_BIN_EXE_halma")))
}

/// The binary of any version, in the same way.
fn version(program: &Path) -> std::process::Command {
    let mut command = std::process::Command::new(program);
    for (name, _) in std::env::vars_os() {
        let is_ours = name.to_string_lossy().starts_with("HALMA_") || name == "DISCORD_TOKEN";
        if is_ours {
            command.env_remove(name);
        }
    }
    command
}

/// The bot's process, killed and restarted.
pub struct Bot {
    stand_in: StandIn,
    pub store: PathBuf,
    pub child: Child,
    /// How often it was started.
    pub lives: watch::Sender<usize>,
    /// How often it had exited before it was killed.
    ended: usize,
}

impl Bot {
    pub async fn start(stand_in: &StandIn, folder: &Path) -> Self {
        let store = folder.join("store");
        let bot = Self {
            child: spawn(halma(), stand_in, &store),
            stand_in: stand_in.clone(),
            store,
            lives: watch::Sender::new(1),
            ended: 0,
        };
        stand_in.wait_ready().await.unwrap();
        bot
    }

    /// How often a process panicked or exited on its own.
    pub fn panics(&self) -> usize {
        let log = std::fs::read_to_string(log_beside(&self.store)).unwrap_or_default();
        log.matches("panicked at").count() + self.ended
    }

    pub async fn kill(&mut self) {
        self.ended += usize::from(self.child.try_wait().unwrap().is_some());
        self.child.kill().await.unwrap();
        self.stand_in.wait_disconnected().await.unwrap();
        self.child = spawn(halma(), &self.stand_in, &self.store);
        self.stand_in.wait_ready().await.unwrap();
        self.lives.send_modify(|lives| *lives += 1);
    }

    /// Stops it as a system does, and waits until it has exited.
    pub async fn stop(&mut self) {
        terminate(&self.child);
        assert!(self.child.wait().await.unwrap().success());
        self.stand_in.wait_disconnected().await.unwrap();
    }

    /// Starts it after a stop, by the program of another version if one is given.
    pub async fn start_again(&mut self, program: Option<&Path>, store: PathBuf) {
        let program = program.map_or_else(halma, version);
        self.child = spawn(program, &self.stand_in, &store);
        self.store = store;
        self.stand_in.wait_ready().await.unwrap();
        self.lives.send_modify(|lives| *lives += 1);
    }
}

/// Several processes of the bot with one database, each killed and restarted.
pub struct Bots {
    stand_in: StandIn,
    /// The address of the database, for each process.
    databases: Vec<String>,
    /// The ports for interaction calls; over the gateway, only one process receives interactions.
    ports: Option<Vec<u16>>,
    /// The ports for metrics.
    metrics: Vec<u16>,
    children: Vec<Child>,
    pub lives: watch::Sender<usize>,
    /// What they take for the time of day, if it can be wrong.
    clocks: Option<Clocks>,
}

impl Bots {
    /// Starts several processes, one of which leads; all of them answer interaction calls.
    pub async fn start(
        stand_in: &StandIn,
        database: &PostgresSettings,
        count: usize,
        are_called: bool,
    ) -> Self {
        let databases = vec![database.url.expose_secret().to_owned(); count];
        Self::start_with(stand_in, databases, are_called, None).await
    }

    /// The same with the address of the database for each process, and with clocks that can be wrong.
    pub async fn start_with(
        stand_in: &StandIn,
        databases: Vec<String>,
        are_called: bool,
        clocks: Option<Clocks>,
    ) -> Self {
        let count = databases.len();
        let mut bots = Self {
            stand_in: stand_in.clone(),
            databases,
            ports: are_called.then(|| (0..count).map(|_| own_port()).collect()),
            metrics: (0..count).map(|_| own_port()).collect(),
            children: Vec::new(),
            lives: watch::Sender::new(1),
            clocks,
        };
        for number in 0..count {
            bots.children.push(bots.spawn(number));
        }
        if let Some(ports) = &bots.ports {
            let urls: Vec<_> = ports.iter().map(|port| called_at(*port)).collect();
            stand_in.call_at(&urls).await.unwrap();
        }
        stand_in.wait_ready().await.unwrap();
        bots
    }

    fn spawn(&self, number: usize) -> Child {
        let mut command = Command::from(halma());
        prepare(&mut command, &self.stand_in, Path::new("unused"))
            .arg("run")
            .env("HALMA_STORE_URL", &self.databases[number])
            .env(
                "HALMA_METRICS_LISTEN",
                format!("127.0.0.1:{}", self.metrics[number]),
            );
        if let Some(clocks) = &self.clocks {
            clocks.give(number, &mut command);
        }
        if let Some(ports) = &self.ports {
            command
                .env("HALMA_HTTP_LISTEN", format!("127.0.0.1:{}", ports[number]))
                .env("HALMA_DISCORD_PUBLIC_KEY", self.stand_in.public_key())
                .env("HALMA_BOARD_ADDRESS", address(ports[0]));
        }
        command.spawn().unwrap()
    }

    /// Kills a process and starts another in its place. Returns how long the bot was down if it was
    /// the leader; processes that receive calls are never down together.
    pub async fn kill(&mut self, number: usize) -> Option<Duration> {
        self.children[number].kill().await.unwrap();
        let killed = Instant::now();
        self.children[number] = self.spawn(number);
        if self.ports.is_some() {
            return Some(Duration::ZERO);
        }
        let gone = self.stand_in.wait_disconnected();
        let is_leader = tokio::time::timeout(Duration::from_secs(1), gone).await;
        is_leader.ok()?.unwrap();
        self.lives.send_modify(|lives| *lives += 1);
        self.stand_in.wait_ready().await.unwrap();
        Some(killed.elapsed())
    }

    /// The addresses of all processes; the first is that of the board page.
    pub fn addresses(&self) -> Vec<String> {
        let ports = self.ports.iter().flatten();
        ports.map(|port| address(*port)).collect()
    }

    /// Returns true if a process says that it leads; false if it doesn't answer.
    pub async fn is_leading(&self, number: usize) -> bool {
        let url = format!("{}/metrics", address(self.metrics[number]));
        let asked = reqwest::get(url).await;
        let told = match asked {
            Ok(answer) => answer.text().await,
            Err(error) => Err(error),
        };
        told.is_ok_and(|told| told.lines().any(|line| line == "halma_leading 1"))
    }

    /// Puts the clock of a process this many seconds ahead, if clocks can be shifted.
    pub async fn shift_clock(&self, number: usize, seconds: i64) {
        let Some(clocks) = &self.clocks else { return };
        clocks.shift(number, seconds);
        if seconds < 0 {
            // The server keeps its cached date until the clock passes it.
            return;
        }
        let answer = reqwest::get(format!("{}/metrics", address(self.metrics[number]))).await;
        let answer = answer.unwrap();
        let date = answer.headers()["date"].to_str().unwrap();
        let date = jiff::fmt::rfc2822::parse(date).unwrap().timestamp();
        let ahead = date.as_second() - jiff::Timestamp::now().as_second();
        assert!(ahead + 60 > seconds, "its clock is {ahead} s ahead");
    }

    /// Stops a process until the result is dropped.
    pub fn pause(&self, number: usize) -> Paused {
        Paused::one(self.children[number].id().unwrap())
    }

    pub async fn end(&mut self) {
        for child in &mut self.children {
            child.kill().await.unwrap();
        }
    }
}

fn address(port: u16) -> String {
    format!("http://127.0.0.1:{port}")
}

fn spawn(program: std::process::Command, stand_in: &StandIn, store: &Path) -> Child {
    let mut command = Command::from(program);
    let log = log_beside(store);
    let log = OpenOptions::new().create(true).append(true).open(log);
    prepare(command.arg("run"), stand_in, store)
        .stderr(log.unwrap())
        .spawn()
        .unwrap()
}

/// Returns the path of the log next to a store. Restarted bots append to the same file.
fn log_beside(store: &Path) -> PathBuf {
    store.with_file_name("bot.log")
}

/// Asks a process to end.
pub fn terminate(child: &Child) {
    signal("TERM", child.id().unwrap());
}

/// Starts the bot by this command.
pub fn spawn_as(command: &mut Command, stand_in: &StandIn, store: &Path) -> Child {
    prepare(command, stand_in, store).spawn().unwrap()
}

/// Adds the bot's settings to a command.
pub fn prepare<'a>(command: &'a mut Command, stand_in: &StandIn, store: &Path) -> &'a mut Command {
    command
        .env("HALMA_DISCORD_TOKEN", stand_in.token())
        .env("HALMA_DISCORD_API_URL", stand_in.api_url())
        .env("HALMA_STORE_PATH", store)
        .env("HALMA_LOG_LEVEL", "off")
        .env("HALMA_METRICS_LISTEN", "off")
        .env("HALMA_RENDER_SIZE", "256")
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .kill_on_drop(true)
}
