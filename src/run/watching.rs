//! The ports of the process: Discord's calls, health checks, and metrics.

use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use halma_service::Clock;
use tokio::net::TcpListener;
use tokio::task::JoinHandle;
use tokio_util::sync::CancellationToken;
use tokio_util::task::AbortOnDropHandle;

use super::{RunError, finished, measuring};
use crate::config::Config;
use crate::discord::{Clocks, HttpFront, Verifier};
use crate::metrics::Metrics;
use crate::page::{BoardPage, MOST_STREAMS};
use crate::readiness::{Part, Readiness};

/// The default time for which a process that gets calls goes on once it is told to stop.
const LAME_DUCK: Duration = Duration::from_secs(5);

/// The ports, and the state reported there.
pub(super) struct Watch {
    pub metrics: Metrics,
    pub readiness: Readiness,
    pub clocks: Arc<Clocks>,
    /// Canceled when the process has to finish its work: it was told to stop, and its lame-duck
    /// time is over.
    pub stop: CancellationToken,
    /// The board page, if there is one.
    pub board: Option<BoardPage>,
    listening: Option<(HttpFront, JoinHandle<()>)>,
    takes_interactions: bool,
    _measured: Option<AbortOnDropHandle<()>>,
    _leaving: AbortOnDropHandle<()>,
}

/// Returns the verifier of Discord's calls, if interactions arrive as calls.
pub(super) fn verifier(config: &Config) -> Result<Option<Verifier>, RunError> {
    let key = config.discord.public_key;
    let verifier = key.map(|key| Verifier::new(key.0).ok_or(RunError::PublicKey));
    verifier.transpose()
}

/// Returns how long the process goes on once it is told to stop.
fn lame_duck(config: &Config) -> Duration {
    match (config.http.lame_duck_seconds, config.discord.public_key) {
        (Some(seconds), _) => Duration::from_secs(seconds.into()),
        (None, Some(_)) => LAME_DUCK,
        (None, None) => Duration::ZERO,
    }
}

impl Watch {
    /// Starts listening as configured.
    pub async fn begin(
        config: &Config,
        machine: Arc<dyn Clock>,
        told: CancellationToken,
    ) -> Result<Self, RunError> {
        let verifier = verifier(config)?;
        let takes_interactions = verifier.is_some();
        let metrics = Metrics::default();
        let readiness = Readiness::new(metrics.clone(), takes_interactions);
        let clocks = Arc::new(Clocks::new(machine));
        let stop = CancellationToken::new();
        let measured = measuring::listener(config).await?;
        let measured =
            measured.map(|listener| measuring::serve(listener, metrics.clone(), &readiness));
        let board = BoardPage::of(config);
        let listening = match listener(config).await? {
            None => None,
            Some(listener) => {
                let front = HttpFront::new(verifier, Arc::clone(&clocks), readiness.clone());
                let more = match &board {
                    Some(board) => (board.routes(), MOST_STREAMS),
                    None => (Router::new(), 0),
                };
                let serving = front.clone();
                let serving = serving.serve_until(listener, more, told.clone(), stop.clone());
                Some((front, tokio::spawn(serving)))
            }
        };
        let leaving = leave(told, lame_duck(config), readiness.clone(), stop.clone());
        Ok(Self {
            metrics,
            readiness,
            clocks,
            stop,
            board,
            listening,
            takes_interactions,
            _measured: measured,
            _leaving: AbortOnDropHandle::new(tokio::spawn(leaving)),
        })
    }

    /// Returns the front, if interactions arrive there.
    pub fn front_of_interactions(&self) -> Option<HttpFront> {
        let (front, _) = self.listening.as_ref()?;
        self.takes_interactions.then(|| front.clone())
    }

    /// Closes the ports.
    pub async fn end(self) {
        self.stop.cancel();
        if let Some((_, serving)) = self.listening {
            finished("the listener", serving.await);
        }
    }
}

async fn listener(config: &Config) -> Result<Option<TcpListener>, RunError> {
    let Some(address) = config.http.listen else {
        return Ok(None);
    };
    let listener = TcpListener::bind(address).await;
    let listener = listener.map_err(|why| RunError::Listen {
        key: "http.listen",
        address,
        why,
    })?;
    let takes_interactions = config.discord.public_key.is_some();
    tracing::info!(%address, takes_interactions, "listening");
    Ok(Some(listener))
}

/// Once the process is told to stop, reports that and goes on for a while: callers have to notice
/// before the port is closed.
async fn leave(
    told: CancellationToken,
    lame_duck: Duration,
    readiness: Readiness,
    stop: CancellationToken,
) {
    told.cancelled().await;
    readiness.pending(Part::Stop, "stopping");
    if !lame_duck.is_zero() {
        let seconds = lame_duck.as_secs();
        tracing::info!(seconds, "no longer ready; closing the port later");
        tokio::time::sleep(lame_duck).await;
    }
    stop.cancel();
}
