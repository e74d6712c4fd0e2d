//! The real binary against a stand-in, killed and started again.

use std::path::{Path, PathBuf};
use std::process::Stdio;

use stand_in::StandIn;
use tokio::process::{Child, Command};
use tokio::sync::watch;

/// The bot's process, killed and started again.
pub struct Bot {
    stand_in: StandIn,
    pub store: PathBuf,
    pub child: Child,
    /// How often it was started.
    pub lives: watch::Sender<usize>,
}

impl Bot {
    pub async fn start(stand_in: &StandIn, folder: &Path) -> Self {
        let store = folder.join("store");
        let bot = Self {
            child: spawn(stand_in, &store),
            stand_in: stand_in.clone(),
            store,
            lives: watch::Sender::new(1),
        };
        stand_in.wait_ready().await.unwrap();
        bot
    }

    pub async fn kill(&mut self) {
        self.child.kill().await.unwrap();
        self.stand_in.wait_disconnected().await.unwrap();
        self.child = spawn(&self.stand_in, &self.store);
        self.stand_in.wait_ready().await.unwrap();
        self.lives.send_modify(|lives| *lives += 1);
    }
}

fn spawn(stand_in: &StandIn, store: &Path) -> Child {
    spawn_as(
        Command::new(env!("CARGO_BIN_EXE_halma")).arg("run"),
        stand_in,
        store,
    )
}

/// Starts a command that becomes the bot.
pub fn spawn_as(command: &mut Command, stand_in: &StandIn, store: &Path) -> Child {
    command
        .env("HALMA_DISCORD_TOKEN", stand_in.token())
        .env("HALMA_DISCORD_API_URL", stand_in.api_url())
        .env("HALMA_STORE_PATH", store)
        .env("HALMA_LOG_LEVEL", "off")
        .env("HALMA_RENDER_SIZE", "256")
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .kill_on_drop(true)
        .spawn()
        .unwrap()
}
