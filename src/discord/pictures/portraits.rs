//! Profile pictures from Discord's CDN: loaded when a card needs them, cached, and never waited for
//! longer than a moment, so that answers stay fast.

use std::num::NonZero;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use halma_picture::card::Portrait;
use halma_service::Participant;
use halma_service::ids::UserId;
use halma_service::version;
use lru::LruCache;
use reqwest::header::USER_AGENT;

/// How long loading all pictures of a card may take.
const PATIENCE: Duration = Duration::from_millis(600);
/// The maximum number of cached pictures, 50 KB each.
const MOST_KEPT: NonZero<usize> = NonZero::new(128).expect("it is not zero");
/// The maximum size of a file.
const MOST_BYTES: usize = 512 << 10;
/// Discord's own host, with the size requested.
const HOST: &str = "https://cdn.discordapp.com";
const SIZE: u32 = 128;

type Name = (UserId, String);

/// Loads profile pictures.
#[derive(Clone, Debug)]
pub struct Portraits {
    client: reqwest::Client,
    host: String,
    kept: Arc<Mutex<LruCache<Name, Portrait>>>,
}

impl Portraits {
    /// Uses Discord's host or another server.
    pub fn new(host: Option<&str>) -> Self {
        let host = host.unwrap_or(HOST).trim_end_matches('/').to_owned();
        Self {
            client: reqwest::Client::new(),
            host,
            kept: Arc::new(Mutex::new(LruCache::new(MOST_KEPT))),
        }
    }

    /// Returns people's pictures in order, as far as they arrive in time.
    pub async fn of(&self, people: &[&Participant]) -> Vec<Option<Portrait>> {
        let wanted = people.iter().map(|person| {
            let name = name(person);
            async {
                let found = tokio::time::timeout(PATIENCE, self.find(name?)).await;
                found.ok().flatten()
            }
        });
        futures::future::join_all(wanted).await
    }

    async fn find(&self, name: Name) -> Option<Portrait> {
        let kept = self.kept().get(&name).cloned();
        if kept.is_some() {
            return kept;
        }
        let file = match self.fetch(&name).await {
            Ok(file) => file?,
            Err(error) => {
                let error = error.without_url();
                tracing::debug!("a profile picture could not be had: {error}");
                return None;
            }
        };
        let decoded = tokio::task::spawn_blocking(move || Portrait::decode(&file));
        let portrait = decoded.await.ok()??;
        self.kept().put(name, portrait.clone());
        Some(portrait)
    }

    /// Loads a file; `None` if it is too large.
    async fn fetch(&self, (user, face): &Name) -> Result<Option<Vec<u8>>, reqwest::Error> {
        let address = format!("{}/avatars/{user}/{face}.png?size={SIZE}", self.host);
        let request = self
            .client
            .get(address)
            .header(USER_AGENT, version::user_agent());
        let response = request.send().await?;
        let mut response = response.error_for_status()?;
        let mut file = Vec::new();
        while let Some(part) = response.chunk().await? {
            file.extend_from_slice(&part);
            if file.len() > MOST_BYTES {
                return Ok(None);
            }
        }
        Ok(Some(file))
    }

    fn kept(&self) -> MutexGuard<'_, LruCache<Name, Portrait>> {
        self.kept.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Returns the key of a person's picture.
fn name(person: &Participant) -> Option<Name> {
    let face = person.face.as_ref()?;
    let is_name = face.chars().all(|c| c.is_ascii_alphanumeric() || c == '_');
    is_name.then(|| Some((person.user?, face.clone())))?
}
