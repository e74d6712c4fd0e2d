//! The fronts: interactions come by the gateway or as calls of Discord's, and are answered alike.

mod gateway;
mod http;
mod signature;
mod starts;

use std::sync::Arc;
use std::time::Instant;

use serde::Deserialize;
use serenity::model::application::Interaction;
use serenity::model::id::InteractionId;
use tokio::sync::Notify;
use tokio_util::task::TaskTracker;
use tracing::Instrument as _;

pub use gateway::{Gateway, ShutOut, listen_until};
pub use http::HttpFront;
pub use signature::Verifier;

use super::answer::Answer;
use super::body::Body;
use super::bot::Bot;
use super::caller::Caller;
use super::clocks::Clocks;
use super::dispatch;
use super::reply::Reply;
use super::request::{Completion, Request};
use super::text::{DEFAULT_LOCALE, say};
use crate::ids;

/// Answers interactions, by whichever front they come.
pub struct Interactions {
    bot: Bot,
    lines: Lines,
}

/// What [`Interactions`] are answered with beside the bot.
pub struct Lines {
    /// The tasks that are to be finished when the bot stops.
    pub tasks: TaskTracker,
    /// Tells the delivery worker that something waits.
    pub waiting: Arc<Notify>,
    /// Discord's clock beside this machine's, which nobody moves on purpose.
    pub clocks: Arc<Clocks>,
}

/// As much of an interaction as it takes to answer it.
#[derive(Deserialize)]
struct Bare {
    id: InteractionId,
    token: String,
    #[serde(rename = "type")]
    kind: u8,
    locale: Option<String>,
}

impl Bare {
    /// Discord's number for the completion of an option, which takes no message.
    const COMPLETION: u8 = 4;
}

/// How many interactions that come as calls may be answered at a time.
const MOST_AT_A_TIME: usize = 1_024;

impl Interactions {
    /// Interactions that a bot answers.
    pub fn new(bot: Bot, lines: Lines) -> Self {
        Self { bot, lines }
    }

    /// Takes an interaction as it came. It is read in a task of its own, where a panic ends it alone;
    /// whoever waits for an answer then is told. Gives whether it is taken at all: not by a bot that
    /// stops.
    pub(super) fn take(self: &Arc<Self>, interaction: &str) -> bool {
        let tasks = &self.lines.tasks;
        if tasks.is_closed() {
            return false;
        }
        let (here, interaction) = (Arc::clone(self), Arc::<str>::from(interaction));
        // All that is logged on the way bears the id, once that is known.
        let span = tracing::info_span!("interaction", id = tracing::field::Empty);
        let taken = async move {
            let (reader, read) = (Arc::clone(&here), Arc::clone(&interaction));
            let reading = async move { Box::pin(reader.read(&read)).await };
            let reading = tokio::spawn(reading.in_current_span());
            let why = match reading.await {
                Ok(Ok(())) => return,
                // Its own words may quote the interaction, which holds a token.
                Ok(Err(error)) => format!("{:?} at character {}", error.classify(), error.column()),
                Err(error) => error.to_string(),
            };
            tracing::error!("an interaction could not be read: {why}");
            here.apologize(&interaction).await;
        };
        tasks.spawn(taken.instrument(span));
        true
    }

    /// Whether so many are being answered that another call had better go elsewhere.
    pub(super) fn is_full(&self) -> bool {
        self.lines.tasks.len() >= MOST_AT_A_TIME
    }

    async fn read(&self, interaction: &str) -> Result<(), serde_json::Error> {
        let interaction: Interaction = serde_json::from_str(interaction)?;
        note_id(interaction.id());
        let id = ids::InteractionId(interaction.id().get());
        if self.lines.clocks.is_void(id) {
            tracing::warn!("an interaction is older than its token; it is left alone");
            return Ok(());
        }
        Box::pin(self.answer(interaction)).await;
        Ok(())
    }

    /// Says that something went wrong to whoever did what could not be read.
    async fn apologize(&self, interaction: &str) {
        let Ok(bare) = serde_json::from_str::<Bare>(interaction) else {
            return;
        };
        if bare.kind == Bare::COMPLETION {
            return;
        }
        note_id(bare.id);
        let number = dispatch::fault_number(bare.id.get());
        tracing::error!(number, "an interaction could not be read");
        let speaker = self
            .bot
            .speaker(bare.locale.as_deref().unwrap_or(DEFAULT_LOCALE));
        let body = Body::text(say!(speaker, "our-fault", number = number));
        let reply = self.reply(bare.id, bare.token);
        reply.send(Answer::private(body)).await;
    }

    fn reply(&self, id: InteractionId, token: String) -> Reply {
        Reply {
            bot: self.bot.clone(),
            waiting: Arc::clone(&self.lines.waiting),
            id,
            token,
            came: Instant::now(),
        }
    }

    async fn answer(&self, interaction: Interaction) {
        let came = Instant::now();
        match interaction {
            Interaction::Command(from) => {
                let reply = self.reply(from.id, from.token.clone());
                let caller = self.bot.recognized(Caller::of_command(&from)).await;
                let request = move || Request::of_command(&from);
                reply.answer(caller, request).await;
            }
            Interaction::Component(from) => {
                let reply = self.reply(from.id, from.token.clone());
                let caller = self.bot.recognized(Caller::of_component(&from)).await;
                let request = move || Request::of_component(&from);
                reply.answer(caller, request).await;
            }
            Interaction::Modal(from) => {
                let reply = self.reply(from.id, from.token.clone());
                let caller = self.bot.recognized(Caller::of_modal(&from)).await;
                let request = move || Request::of_modal(&from);
                reply.answer(caller, request).await;
            }
            Interaction::Autocomplete(from) => {
                let reply = self.reply(from.id, from.token.clone());
                let caller = self.bot.recognized(Caller::of_command(&from)).await;
                let completion = move || Completion::of_command(&from);
                let answer = dispatch::complete(&self.bot, &caller, completion).await;
                reply.send(answer).await;
            }
            _ => {}
        }
        tracing::debug!(after_ms = came.elapsed().as_millis() as u64, "done with");
    }
}

/// Names the interaction in all that is logged from now on.
fn note_id(id: InteractionId) {
    tracing::Span::current().record("id", id.get());
}
