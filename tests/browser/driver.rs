//! Finding the browser and starting its driver.

use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::sync::OnceLock;

use tokio::io::{AsyncBufReadExt, BufReader};
use tokio::process::{Child, Command};
use tokio::sync::{Semaphore, SemaphorePermit};

/// A running driver; its browsers must be closed before it is dropped.
pub struct Driver {
    pub url: String,
    _process: Child,
    _turn: SemaphorePermit<'static>,
}

/// Reports that tests are skipped.
pub fn skip(why: &str) {
    crate::common::skip::skip("browser tests", why);
}

/// Finds a program on the `PATH`.
fn find(names: &[&str]) -> Option<PathBuf> {
    let path = std::env::var_os("PATH")?;
    let folders: Vec<PathBuf> = std::env::split_paths(&path).collect();
    let places = names
        .iter()
        .flat_map(|name| folders.iter().map(move |folder| folder.join(name)));
    places.into_iter().find(|place| place.is_file())
}

/// The browser's program.
pub fn browser() -> Option<PathBuf> {
    find(&["chromium", "chromium-browser", "google-chrome"])
}

/// Two at a time: browsers that starve each other prove nothing about the page.
fn turns() -> &'static Semaphore {
    static TURNS: OnceLock<Semaphore> = OnceLock::new();
    TURNS.get_or_init(|| Semaphore::new(2))
}

impl Driver {
    /// Starts a driver; prints a line and returns `None` if there is no browser.
    pub async fn start() -> Option<Self> {
        let found = browser().zip(find(&["chromedriver"]));
        let Some((_, driver)) = found else {
            skip("there is no chromium with chromedriver on the path");
            return None;
        };
        let turn = turns().acquire().await.unwrap();
        // Two that start at the same time may choose the same port; then one of them gives up.
        for _ in 0..5 {
            if let Some((process, port)) = launch(&driver).await {
                return Some(Self {
                    url: format!("http://127.0.0.1:{port}"),
                    _process: process,
                    _turn: turn,
                });
            }
        }
        panic!("{} does not start", driver.display());
    }
}

/// Starts the driver on any free port; `None` if it exits immediately.
async fn launch(driver: &Path) -> Option<(Child, String)> {
    let mut process = Command::new(driver)
        .arg("--port=0")
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .kill_on_drop(true)
        .spawn()
        .unwrap();
    let mut lines = BufReader::new(process.stdout.take()?).lines();
    loop {
        let line = lines.next_line().await.unwrap()?;
        if let Some((_, port)) = line.split_once("successfully on port ") {
            return Some((process, port.trim_end_matches('.').to_owned()));
        }
    }
}
