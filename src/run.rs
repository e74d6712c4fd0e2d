//! Running the bot: everything put together, from the store to the gateway, and taken apart again.

use std::sync::Arc;
use std::time::Duration;

use serenity::client::ClientBuilder;
use serenity::gateway::{ShardManager, ShardRunnerMessage};
use serenity::model::gateway::GatewayIntents;
use serenity::model::id::GuildId;
use tokio::sync::Notify;
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

use crate::config::Config;
use crate::discord::text::Texts;
use crate::discord::{
    Bot, Front, HttpSettings, Link, SignIn, SignInError, deliver_until, describe, sign_in,
};
use crate::render::{Painter, PictureSize, Theme};
use crate::service::{Clock, Lot, Service};
use crate::store::{SledStore, Store, StoreError};

/// How long running work may take to finish once the bot is told to stop.
const GRACE: Duration = Duration::from_secs(8);
/// The pause before Discord is called again when it cannot be reached at the start.
const PAUSE: Duration = Duration::from_secs(5);

/// The code of a WebSocket that is closed for good.
const CLOSED_NORMALLY: u16 = 1000;

/// Why the bot does not run.
#[derive(Debug, thiserror::Error)]
pub enum RunError {
    /// No token is configured.
    #[error(
        "there is no bot token; set the variable HALMA_DISCORD_TOKEN, or try the bot without one: halma sandbox"
    )]
    NoToken,
    /// The theme does not exist.
    #[error("render.theme is {0:?}, which does not exist; \"maple\" does")]
    NoTheme(String),
    /// Signing in failed.
    #[error(transparent)]
    SignIn(#[from] SignInError),
    /// The store cannot be opened.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The gateway client failed.
    #[error("the connection to Discord ended: {0}")]
    Gateway(String),
}

impl RunError {
    /// Whether it is for the operator to mend before the bot can run at all.
    pub fn is_setup(&self) -> bool {
        !matches!(self, Self::Gateway(_))
    }
}

/// Runs the bot until `stop` is cancelled; then finishes what runs, at most 8 s, and closes the
/// store.
///
/// # Errors
/// The bot cannot start, or its connection ended for good.
pub async fn run(
    config: &Config,
    clock: Arc<dyn Clock>,
    lot: Arc<dyn Lot>,
    stop: CancellationToken,
) -> Result<(), RunError> {
    let token = config.discord.token.clone().ok_or(RunError::NoToken)?;
    let painter = painter(config)?;
    let store = Arc::new(SledStore::open(&config.store.path)?);
    let settings = HttpSettings {
        token,
        api_url: config.discord.api_url.clone(),
    };
    let result = async {
        let Some(signed_in) = sign_in_until(&settings, &stop).await? else {
            return Ok(());
        };
        let service = Service::new(Arc::clone(&store) as Arc<dyn Store>, lot)
            .with_away_days(config.play.away_days);
        if let Err(error) = service.upgrade(clock.now()).await {
            tracing::error!(?error, "the store could not be brought up to date");
        }
        let size = PictureSize::new(config.render.size).expect("the configuration was checked");
        let bot = Bot::new(
            service,
            Arc::new(Texts::load()),
            Arc::new(painter),
            size,
            clock,
        );
        serve(config, bot, signed_in, stop).await
    }
    .await;
    store.close().await;
    result
}

fn painter(config: &Config) -> Result<Painter, RunError> {
    let name = &config.render.theme;
    match name.as_str() {
        "maple" => Ok(Painter::new(Theme::default())),
        _ => Err(RunError::NoTheme(name.clone())),
    }
}

/// Signs in; tries again while Discord cannot be reached. `None` if the bot is to stop meanwhile.
async fn sign_in_until(
    settings: &HttpSettings,
    stop: &CancellationToken,
) -> Result<Option<SignIn>, RunError> {
    loop {
        let signing_in = tokio::select! {
            () = stop.cancelled() => return Ok(None),
            signed_in = sign_in(settings) => signed_in,
        };
        match signing_in {
            Ok(signed_in) => return Ok(Some(signed_in)),
            Err(SignInError::Unreachable(why)) => {
                tracing::warn!("Discord cannot be reached, trying again in 5 s: {why}");
            }
            Err(error) => return Err(error.into()),
        }
        tokio::select! {
            () = stop.cancelled() => return Ok(None),
            () = tokio::time::sleep(PAUSE) => {}
        }
    }
}

async fn serve(
    config: &Config,
    bot: Bot,
    signed_in: SignIn,
    stop: CancellationToken,
) -> Result<(), RunError> {
    let SignIn { http, name } = signed_in;
    tracing::info!(%name, "signed in");
    let waiting = Arc::new(Notify::new());
    let tasks = TaskTracker::new();
    let guilds = config
        .discord
        .guilds
        .iter()
        .map(|&id| GuildId::new(id))
        .collect();
    let link = Arc::new(Link::default());
    let front = Front::new(
        bot.clone(),
        guilds,
        tasks.clone(),
        Arc::clone(&waiting),
        Arc::clone(&link),
    );
    // Interactions need no intent at all, and nothing else is listened to.
    let intents = GatewayIntents::empty();
    let client = ClientBuilder::new_with_http(http, intents)
        .event_handler(front)
        .await;
    let mut client = client.map_err(|error| RunError::Gateway(gateway_error(&error)))?;
    let http = Arc::clone(&client.http);
    let shards = Arc::clone(&client.shard_manager);
    let delivery = tokio::spawn(deliver_until(stop.clone(), bot, http, waiting, link));
    let ended = tokio::select! {
        ended = client.start_autosharded() => Some(ended),
        () = stop.cancelled() => None,
    };
    stop.cancel();
    tasks.close();
    let finish = async {
        tasks.wait().await;
        let delivered = delivery.await;
        disconnect(&shards).await;
        delivered
    };
    match tokio::time::timeout(GRACE, finish).await {
        Ok(Ok(())) => {}
        Ok(Err(error)) => tracing::error!(%error, "the delivery worker ended by a panic"),
        Err(_) => tracing::warn!("some work did not finish in time; it is done at the next start"),
    }
    match ended {
        Some(Err(error)) => Err(RunError::Gateway(gateway_error(&error))),
        _ => Ok(()),
    }
}

/// Leaves the gateway. Each shard is told by itself as well: after one has started anew, serenity
/// takes its old confirmation for the present one, forgets it, and leaves it connected.
async fn disconnect(shards: &ShardManager) {
    for (&id, shard) in shards.runners.lock().await.iter() {
        let message = ShardRunnerMessage::Shutdown(id, CLOSED_NORMALLY);
        shard.runner_tx.send_to_shard(message);
    }
    shards.shutdown_all().await;
}

fn gateway_error(error: &serenity::Error) -> String {
    match error {
        serenity::Error::Gateway(error) => error.to_string(),
        other => describe(other),
    }
}
