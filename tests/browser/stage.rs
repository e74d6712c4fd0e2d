//! A sandbox for tests: the real program with the real bot, or a page around a small bot.

use std::panic::AssertUnwindSafe;
use std::path::Path;
use std::process::Stdio;
use std::sync::Arc;
use std::time::Duration;

use futures::FutureExt;
use stand_in::{BotControl, Page, StandIn};
use tempfile::TempDir;
use tokio::io::{AsyncBufReadExt, BufReader};
use tokio::process::{Child, Command};
use tokio::sync::Mutex;

use crate::bot::Bot;
use crate::driver::Driver;
use crate::window::{Shape, Window};

/// A page and its open windows.
pub struct Stage {
    driver: Driver,
    pub url: String,
    windows: Mutex<Vec<Window>>,
    kept: Kept,
}

/// What must stay alive as long as the page.
#[allow(dead_code, reason = "only kept")]
enum Kept {
    Program(Mutex<Child>, TempDir),
    Inside(Page, StandIn, Box<Bot>),
}

impl Stage {
    /// The stand-in behind the page of the small bot.
    pub fn stand_in(&self) -> &StandIn {
        match &self.kept {
            Kept::Inside(_, stand_in, _) => stand_in,
            Kept::Program(..) => panic!("the program has its own"),
        }
    }

    /// Kills the program behind the page.
    pub async fn kill_program(&self) {
        let Kept::Program(program, _) = &self.kept else {
            panic!("there is no program")
        };
        program.lock().await.kill().await.unwrap();
    }

    /// Starts the program again, at the same address.
    pub async fn start_program(&self) {
        let Kept::Program(program, folder) = &self.kept else {
            panic!("there is no program")
        };
        let (_, port) = self.url.rsplit_once(':').unwrap();
        let (started, _) = start(folder.path(), port).await;
        *program.lock().await = started;
    }

    /// Opens a window as this person.
    pub async fn open(&self, person: &str, shape: Shape) -> Window {
        let window = Window::open(&self.driver.url, shape).await;
        self.windows.lock().await.push(window.clone());
        window.go(&format!("{}/?as={person}", self.url)).await;
        window
    }

    /// Opens a window at any address.
    pub async fn visit(&self, url: &str, shape: Shape) -> Window {
        let window = Window::open(&self.driver.url, shape).await;
        self.windows.lock().await.push(window.clone());
        window.visit(url).await;
        window
    }
}

/// Runs a test against the program `halma sandbox`, started as a newcomer would.
pub async fn with_program(test: impl AsyncFnOnce(&Stage)) {
    let Some(driver) = Driver::start().await else {
        return;
    };
    let folder = tempfile::tempdir().unwrap();
    let (program, url) = start(folder.path(), "0").await;
    let kept = Kept::Program(Mutex::new(program), folder);
    play(driver, url, kept, test).await;
}

/// Starts the program and reads the page's address from its output.
async fn start(folder: &Path, port: &str) -> (Child, String) {
    let mut program = Command::new(env!("CARGO_BIN_EXE_halma"))
        .args(["sandbox", "--port", port, "--data"])
        .arg(folder)
        .stdout(Stdio::piped())
        .kill_on_drop(true)
        .spawn()
        .unwrap();
    let mut lines = BufReader::new(program.stdout.take().unwrap()).lines();
    let line = lines.next_line().await.unwrap().expect("it says where");
    let url = line.split(' ').find(|word| word.starts_with("http://"));
    let url = url.expect("the line names an address").to_owned();
    (program, url)
}

/// Runs a test against a page around a bot that does a bit of everything.
pub async fn with_lab(test: impl AsyncFnOnce(&Stage)) {
    let Some(driver) = Driver::start().await else {
        return;
    };
    let (stand_in, bot) = Bot::start().await;
    let page = Page::serve(stand_in.clone(), Arc::new(Still), 0)
        .await
        .unwrap();
    let url = page.url();
    let kept = Kept::Inside(page, stand_in, Box::new(bot));
    play(driver, url, kept, test).await;
}

/// Runs a test and closes every browser, whatever the result.
async fn play(driver: Driver, url: String, kept: Kept, test: impl AsyncFnOnce(&Stage)) {
    let stage = Stage {
        driver,
        url,
        windows: Mutex::default(),
        kept,
    };
    let result = AssertUnwindSafe(test(&stage)).catch_unwind().await;
    for window in stage.windows.lock().await.drain(..) {
        window.close(result.is_err()).await;
    }
    if let Err(panic) = result {
        std::panic::resume_unwind(panic);
    }
}

/// A control that leaves the bot alone.
struct Still;

#[async_trait::async_trait]
impl BotControl for Still {
    async fn restart(&self) -> Result<(), String> {
        Err("this bot cannot be restarted".to_owned())
    }

    fn move_clock(&self, _: Duration) {}
}
