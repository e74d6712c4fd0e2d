//! The gateway front: as many shards as Discord wants, each running until the bot stops.
//! Interactions are passed on unparsed, so that a malformed one harms no other.

use crate::discord::delivery::link::Link;
use crate::discord::front::Interactions;
use crate::discord::front::starts::Starts;
use crate::discord::help::greeting::{Greeter, Server};
use crate::discord::http::{GatewayPlace, Http, error_text};
use crate::discord::interaction::loose;
use crate::discord::interaction::loose::{list, part};
use std::future::poll_fn;
use std::sync::Arc;
use std::task::Poll;
use std::time::Duration;

use backon::{ExponentialBuilder, Retryable};
use futures::StreamExt;
use serde::Deserialize;
use serde_json::value::RawValue;
use tokio::sync::Notify;
use tokio::task::JoinSet;
use tokio_util::sync::CancellationToken;
use twilight_gateway::error::{ReceiveMessageError, ReceiveMessageErrorType};
use twilight_gateway::{
    CloseFrame, Config, ConfigBuilder, Intents, Message, Shard, ShardId, ShardState,
};

/// The pauses between attempts to get the gateway's address.
const PAUSES: ExponentialBuilder = ExponentialBuilder::new()
    .with_min_delay(Duration::from_secs(1))
    .with_max_delay(Duration::from_secs(60))
    .without_max_times();

/// The number of connection attempts after which the pauses start over; the last pause is 16
/// seconds.
const MOST_ATTEMPTS: u8 = 5;

/// How long to wait for Discord's goodbye.
const FAREWELL: Duration = Duration::from_secs(1);

/// The gateway is closed for good, and retrying is useless.
#[derive(Debug, thiserror::Error)]
pub enum ShutOut {
    /// Discord refuses the bot.
    #[error("Discord closed the gateway for good (code {code}: {reason})")]
    Closed {
        /// Discord's close code.
        code: u16,
        /// The reason.
        reason: String,
    },
    /// A connection's task panicked. Better to restart the process than to miss events.
    #[error("a connection to the gateway failed: {0}")]
    Failed(String),
}

/// The gateway's events and their receivers.
pub struct Gateway {
    /// The handler of interactions.
    pub interactions: Arc<Interactions>,
    /// Whether it is connected.
    pub link: Arc<Link>,
    /// Tells the delivery worker that something may be sendable now.
    pub waiting: Arc<Notify>,
    /// Greets servers that add the bot, if the operator wants that.
    pub greeter: Option<Greeter>,
}

/// A gateway event with unparsed data.
#[derive(Deserialize)]
struct Event<'a> {
    #[serde(default, rename = "t", deserialize_with = "part")]
    name: Option<String>,
    #[serde(borrow, rename = "d")]
    data: Option<&'a RawValue>,
}

/// The part of READY that is logged.
#[derive(Deserialize, Default)]
struct Ready {
    #[serde(default, deserialize_with = "part")]
    user: Option<ReadyUser>,
    #[serde(default, deserialize_with = "part")]
    shard: Option<(u32, u32)>,
    #[serde(default, deserialize_with = "list")]
    guilds: Vec<Server>,
}

#[derive(Deserialize)]
struct ReadyUser {
    username: String,
}

impl Gateway {
    /// Handles a raw event.
    fn receive(&self, event: &str) {
        if let Err(error) = self.read(event) {
            // The error's own message may quote the event, which contains tokens.
            let (kind, at) = (error.classify(), error.column());
            tracing::error!("can't read an event: {kind:?} at character {at}");
        }
    }

    fn read(&self, event: &str) -> Result<(), serde_json::Error> {
        let Event { name, data } = serde_json::from_str(event)?;
        match (name.as_deref(), data) {
            (Some("READY"), data) => {
                let ready = data.and_then(loose::read);
                self.begin(ready.unwrap_or_default());
            }
            (Some("INTERACTION_CREATE"), Some(data)) => {
                // A bot that is shutting down accepts nothing more.
                let _is_taken = self.interactions.take(data.get());
            }
            (Some("GUILD_CREATE"), Some(data)) => {
                if let Some((greeter, server)) = self.server(data) {
                    greeter.joined(server);
                }
            }
            (Some("GUILD_DELETE"), Some(data)) => {
                if let Some((greeter, server)) = self.server(data) {
                    greeter.left(&server);
                }
            }
            _ => {}
        }
        Ok(())
    }

    /// Reads a server for the greeter, if there is one.
    fn server(&self, data: &RawValue) -> Option<(&Greeter, Server)> {
        Some((self.greeter.as_ref()?, loose::read(data)?))
    }

    /// Handles a new session.
    fn begin(&self, ready: Ready) {
        if let Some(greeter) = &self.greeter {
            greeter.knows(&ready.guilds);
        }
        let (name, shard) = (ready.user.map(|user| user.username), ready.shard);
        tracing::info!(user = name, ?shard, "connected to Discord");
        self.waiting.notify_one();
    }
}

/// Runs all shards until the bot stops.
///
/// # Errors
/// Discord closed a shard for good, or its task failed.
pub async fn listen_until(
    stop: CancellationToken,
    gateway: Arc<Gateway>,
    http: Arc<Http>,
) -> Result<(), ShutOut> {
    let find = || http.gateway();
    let find = find.retry(PAUSES).notify(|error, pause| {
        let error = error_text::describe(error);
        tracing::warn!("can't find the gateway, retrying in {pause:?}: {error}");
    });
    let place = tokio::select! {
        () = stop.cancelled() => return Ok(()),
        // Without a limit on retries this never fails.
        found = find => match found {
            Ok(place) => place,
            Err(_) => return Ok(()),
        },
    };
    let starts = Starts::new(
        &place.session_start_limit,
        gateway.interactions.lines.clocks.now(),
    );
    let intents = intents(gateway.greeter.is_some());
    let config = config(http.token(), &place, starts, intents);
    let mut shards = JoinSet::new();
    for number in 0..place.shards {
        let shard = Shard::with_config(ShardId::new(number, place.shards), config.clone());
        shards.spawn(listen_to(shard, stop.clone(), Arc::clone(&gateway)));
    }
    while let Some(ended) = shards.join_next().await {
        match ended {
            Ok(listened) => listened?,
            Err(panicked) => return Err(ShutOut::Failed(panicked.to_string())),
        }
    }
    Ok(())
}

/// Interactions need no intents; greetings need to know when a server adds the bot. Nobody's messages are
/// asked for.
fn intents(greets: bool) -> Intents {
    if greets {
        Intents::GUILDS
    } else {
        Intents::empty()
    }
}

fn config(token: &str, place: &GatewayPlace, starts: Starts, intents: Intents) -> Config<Starts> {
    ConfigBuilder::new(token.to_owned(), intents)
        .proxy_url(place.url.trim_end_matches('/').to_owned())
        .queue(starts)
        .build()
}

async fn listen_to(
    mut shard: Shard<Starts>,
    stop: CancellationToken,
    gateway: Arc<Gateway>,
) -> Result<(), ShutOut> {
    let number = shard.id().number();
    let mut last_close = None;
    loop {
        let message = tokio::select! {
            () = stop.cancelled() => break,
            message = shard.next() => message,
        };
        if shard.state().is_identified() {
            gateway.link.up(number);
        } else {
            gateway.link.down(number);
        }
        match message {
            Some(Ok(Message::Text(event))) => gateway.receive(&event),
            Some(Ok(Message::Close(frame))) => last_close = frame,
            // The error's own message may quote an event, which contains tokens.
            Some(Err(error)) => {
                tracing::warn!(number, "{}", trouble(&error));
                shard = patient(shard);
            }
            None => return Err(shut_out(last_close)),
        }
    }
    gateway.link.down(number);
    disconnect(shard).await;
    Ok(())
}

/// The library doubles its pauses up to four minutes; a shard facing a long pause is recreated with
/// its session.
fn patient(shard: Shard<Starts>) -> Shard<Starts> {
    match (shard.state(), shard.session()) {
        (ShardState::Disconnected { reconnect_attempts }, session)
            if reconnect_attempts > MOST_ATTEMPTS =>
        {
            let config = ConfigBuilder::from(shard.config().clone());
            let config = match session {
                Some(session) => config.session(session.clone()),
                None => config,
            };
            Shard::with_config(shard.id(), config.build())
        }
        _ => shard,
    }
}

/// Leaves the gateway for good, so that Discord doesn't wait for a resume.
async fn disconnect(mut shard: Shard<Starts>) {
    if !shard.state().is_identified() {
        return;
    }
    shard.close(CloseFrame::NORMAL);
    let left = poll_fn(|context| {
        loop {
            match shard.poll_next_unpin(context) {
                Poll::Ready(Some(Ok(Message::Text(_)))) => {}
                Poll::Ready(_) => return Poll::Ready(()),
                // If Discord closes without a word, the shard reconnects; stop before it
                // identifies.
                Poll::Pending if shard.state() == ShardState::Identifying => return Poll::Ready(()),
                Poll::Pending => return Poll::Pending,
            }
        }
    });
    if tokio::time::timeout(FAREWELL, left).await.is_err() {
        tracing::debug!("the gateway was left without its word");
    }
}

fn trouble(error: &ReceiveMessageError) -> &'static str {
    match error.kind() {
        ReceiveMessageErrorType::Reconnect => "the gateway cannot be reached, trying again",
        _ => "something from the gateway could not be read",
    }
}

fn shut_out(frame: Option<CloseFrame<'static>>) -> ShutOut {
    let (code, reason) = frame.map_or((0, String::new()), |frame| {
        (frame.code, frame.reason.into_owned())
    });
    ShutOut::Closed { code, reason }
}
