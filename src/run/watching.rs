//! The listener of the process: Discord's calls, and whoever asks how it is.

use std::sync::Arc;
use std::time::Duration;

use serenity::interactions_endpoint::Verifier;
use tokio::net::TcpListener;
use tokio::task::JoinHandle;
use tokio_util::sync::CancellationToken;

use super::measuring::reaches;
use super::{RunError, finished};
use crate::config::Config;
use crate::discord::HttpFront;
use crate::service::SystemClock;
use crate::store::Store;

/// How often it is looked whether the store can be reached.
const LOOK_EVERY: Duration = Duration::from_secs(1);

/// The listener, where there is to be one.
pub(super) struct Watch {
    listening: Option<(HttpFront, JoinHandle<std::io::Result<()>>)>,
    takes_interactions: bool,
}

/// Tells Discord's calls from others, where interactions come as calls.
pub(super) fn verifier(config: &Config) -> Result<Option<Verifier>, RunError> {
    let key = config.discord.public_key;
    let verifier = key.map(|key| Verifier::try_new(key.0)).transpose();
    verifier.map_err(|_| RunError::PublicKey)
}

impl Watch {
    /// Begins to listen where the configuration says.
    pub async fn begin(config: &Config, stop: &CancellationToken) -> Result<Self, RunError> {
        let verifier = verifier(config)?;
        let takes_interactions = verifier.is_some();
        let Some(address) = config.http.listen else {
            return Ok(Self {
                listening: None,
                takes_interactions,
            });
        };
        let refused = |why| RunError::Listen {
            key: "http.listen",
            address,
            why,
        };
        let listener = TcpListener::bind(address).await.map_err(refused)?;
        let front = HttpFront::new(verifier, Arc::new(SystemClock));
        let serving = front.clone().serve_until(listener, stop.clone());
        tracing::info!(%address, takes_interactions, "listening");
        Ok(Self {
            listening: Some((front, tokio::spawn(serving))),
            takes_interactions,
        })
    }

    /// The front, where interactions come to it.
    pub fn front_of_interactions(&self) -> Option<HttpFront> {
        let (front, _) = self.listening.as_ref()?;
        self.takes_interactions.then(|| front.clone())
    }

    /// Looks again and again whether the store can be reached; never ends.
    pub async fn look_at(&self, store: &Arc<dyn Store>) {
        let Some((front, _)) = &self.listening else {
            return std::future::pending().await;
        };
        loop {
            front.note_store(reaches(&**store).await);
            tokio::time::sleep(LOOK_EVERY).await;
        }
    }

    /// Waits until the listener has ended, which has been told so.
    pub async fn end(self) {
        if let Some((_, serving)) = self.listening {
            match serving.await {
                Ok(Ok(())) => {}
                Ok(Err(error)) => tracing::error!(%error, "the listener failed"),
                Err(error) => finished("the listener", Err(error)),
            }
        }
    }
}
