//! Runs the sandbox's bot: starts, stops and restarts it, and moves its clock.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use async_trait::async_trait;
use halma_service::{Clock, SystemClock, SystemLot};
use halma_store::ids::Timestamp;
use stand_in::{BotControl, StandIn};
use tokio::sync::Mutex;
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};
use tokio::task::JoinHandle;
use tokio_util::sync::CancellationToken;

use crate::cli::CliError;
use crate::config::Config;
use crate::run;

/// The clock of this machine, which can be moved forward.
#[derive(Debug, Default)]
struct MovableClock {
    ahead_ms: AtomicU64,
}

impl MovableClock {
    fn ahead(&self) -> Duration {
        Duration::from_millis(self.ahead_ms.load(Ordering::Relaxed))
    }
}

impl Clock for MovableClock {
    fn now(&self) -> Timestamp {
        SystemClock.now() + self.ahead()
    }

    fn uptime(&self) -> Duration {
        SystemClock.uptime() + self.ahead()
    }
}

/// How a bot ended.
type Ended = Result<(), CliError>;

/// The one bot of a sandbox.
pub(super) struct Keeper {
    config: Arc<Config>,
    stand_in: StandIn,
    clock: Arc<MovableClock>,
    running: Mutex<Option<Running>>,
    /// Receives the result of a bot that ended without being stopped.
    surprise: UnboundedSender<Ended>,
}

struct Running {
    stop: CancellationToken,
    task: JoinHandle<Ended>,
}

impl Keeper {
    /// Starts the bot; the receiver gets a message if it ever ends without being stopped.
    pub(super) fn start(config: Config, stand_in: StandIn) -> (Self, UnboundedReceiver<Ended>) {
        let (surprise, surprised) = unbounded_channel();
        let mut keeper = Self {
            config: Arc::new(config),
            stand_in,
            clock: Arc::default(),
            running: Mutex::default(),
            surprise,
        };
        *keeper.running.get_mut() = Some(keeper.launch());
        (keeper, surprised)
    }

    /// Stops the bot and waits for its end.
    pub(super) async fn stop(&self) -> Ended {
        stop_running(self.running.lock().await.take()).await
    }

    fn launch(&self) -> Running {
        let stop = CancellationToken::new();
        let (config, clock) = (Arc::clone(&self.config), Arc::clone(&self.clock));
        let (stopped, surprise) = (stop.clone(), self.surprise.clone());
        let task = tokio::spawn(async move {
            // The bot cancels its own token when it ends, so it gets a child token.
            let told = stopped.child_token();
            let result = run::run(&config, clock, Arc::new(SystemLot), told).await;
            let result = result.map_err(CliError::from);
            if stopped.is_cancelled() {
                return result;
            }
            if surprise.send(result).is_err() {
                tracing::debug!("nobody waits for the bot any more");
            }
            Ok(())
        });
        Running { stop, task }
    }
}

#[async_trait]
impl BotControl for Keeper {
    async fn restart(&self) -> Result<(), String> {
        let mut running = self.running.lock().await;
        let stopped = stop_running(running.take()).await;
        stopped.map_err(|error| error.to_string())?;
        let gone = self.stand_in.wait_disconnected().await;
        gone.map_err(|error| error.to_string())?;
        *running = Some(self.launch());
        let ready = self.stand_in.wait_ready().await;
        ready.map_err(|error| error.to_string())
    }

    fn move_clock(&self, by: Duration) {
        let ms = u64::try_from(by.as_millis()).unwrap_or(u64::MAX);
        self.clock.ahead_ms.fetch_add(ms, Ordering::Relaxed);
    }
}

async fn stop_running(running: Option<Running>) -> Ended {
    let Some(Running { stop, task }) = running else {
        return Ok(());
    };
    stop.cancel();
    match task.await {
        Ok(ended) => ended,
        Err(error) => Err(CliError::Option(format!("the bot panicked: {error}"))),
    }
}
