//! The fronts: interactions arrive by the gateway or as HTTP calls, and are answered alike.

pub mod dispatch;
pub mod entry_point;
mod gateway;
mod http;
pub mod registration;
pub mod registry;
pub mod reply;
pub mod request;
pub mod seal;
pub mod sealing;
mod signature;
mod starts;

use std::sync::Arc;
use std::time::Instant;

use tokio::sync::Notify;
use tokio::task::JoinError;
use tokio_util::task::TaskTracker;
use tracing::Instrument as _;

pub use gateway::{Gateway, ShutOut, listen_until};
pub use http::HttpFront;
pub use signature::Verifier;

use crate::discord::bot::Bot;
use crate::discord::bot::outgoing::AnswerTo;
use crate::discord::command::Answer;
use crate::discord::front::reply::Reply;
use crate::discord::front::request::{Completion, Request};
use crate::discord::http::clocks::Clocks;
use crate::discord::interaction::caller::Caller;
use crate::discord::interaction::{Interaction, InteractionKind, Unanswerable};
use crate::discord::parts::body::Body;
use crate::discord::text::{DEFAULT_LOCALE, Say as _, say};
use halma_service::ids::{GuildId, InteractionId};

/// Answers interactions from any front.
pub struct Interactions {
    bot: Bot,
    lines: Lines,
}

/// What [`Interactions`] need besides the bot.
pub struct Lines {
    /// The tasks to finish when the bot stops.
    pub tasks: TaskTracker,
    /// Tells the delivery worker that something is waiting.
    pub waiting: Arc<Notify>,
    /// This machine's clock and Discord's.
    pub clocks: Arc<Clocks>,
}

/// The maximum number of interactions from HTTP calls answered at a time.
const MOST_AT_A_TIME: usize = 1_024;

impl Interactions {
    /// Creates the handler for a bot.
    pub fn new(bot: Bot, lines: Lines) -> Self {
        Self { bot, lines }
    }

    /// Accepts a raw interaction and handles it in a separate task, so that a panic ends only that
    /// task and the person gets an apology. Returns false if the bot is shutting down.
    pub(super) fn take(self: &Arc<Self>, interaction: &str) -> bool {
        let tasks = &self.lines.tasks;
        if tasks.is_closed() {
            return false;
        }
        let (here, interaction) = (Arc::clone(self), Arc::<str>::from(interaction));
        // All log lines carry the id once it is known.
        let span = tracing::info_span!("interaction", id = tracing::field::Empty);
        let taken = async move {
            let (reader, read) = (Arc::clone(&here), Arc::clone(&interaction));
            let reading = async move { Box::pin(reader.read(&read)).await };
            let reading = tokio::spawn(reading.in_current_span());
            match reading.await {
                Ok(Ok(())) => {}
                Ok(Err(unanswerable)) => {
                    tracing::error!("can't read an interaction: {unanswerable}");
                }
                Err(error) => here.apologize(&interaction, &error).await,
            }
        };
        tasks.spawn(taken.instrument(span));
        true
    }

    /// Returns true if another call had better go elsewhere, because too many are being answered.
    pub(super) fn is_full(&self) -> bool {
        self.lines.tasks.len() >= MOST_AT_A_TIME
    }

    async fn read(&self, interaction: &str) -> Result<(), Unanswerable> {
        let interaction = Interaction::read(interaction)?;
        note_id(interaction.id);
        if self.lines.clocks.is_void(interaction.id) {
            tracing::warn!("ignoring an interaction that is older than its token");
            return Ok(());
        }
        Box::pin(self.answer(interaction)).await;
        Ok(())
    }

    /// Tells the person that something went wrong after a panic.
    async fn apologize(&self, interaction: &str, why: &JoinError) {
        let Ok(interaction) = Interaction::read(interaction) else {
            return;
        };
        note_id(interaction.id);
        let number = dispatch::fault_number(interaction.id.0);
        tracing::error!(number, "couldn't answer an interaction: {why}");
        self.bot.metrics.told_error("fault");
        let speaker = self.bot.speaker(locale(&interaction));
        let text = say!(speaker, "our-fault", number = number);
        self.say(&interaction, text).await;
    }

    /// Answers with a sentence, or with no choices.
    async fn say(&self, interaction: &Interaction, text: String) {
        let answer = match interaction.kind {
            InteractionKind::Completion => Answer::choices(Vec::new()),
            _ => Answer::private(Body::text(text)),
        };
        self.reply(interaction).send(answer).await;
    }

    fn reply(&self, interaction: &Interaction) -> Reply {
        Reply {
            to: AnswerTo {
                bot: self.bot.clone(),
                id: interaction.id,
                token: interaction.token.clone(),
                in_signs: interaction.guild().is_some_and(GuildId::is_conversation),
            },
            waiting: Arc::clone(&self.lines.waiting),
            came: Instant::now(),
        }
    }

    async fn answer(&self, interaction: Interaction) {
        let came = Instant::now();
        let _under_way = self.bot.answering.begin(interaction.id);
        let reply = self.reply(&interaction);
        match (interaction.kind, Caller::of(&interaction)) {
            (InteractionKind::Unknown, _) => {
                tracing::warn!("an interaction has a kind that this version doesn't know");
                let speaker = self.bot.speaker(locale(&interaction));
                self.say(&interaction, speaker.say("unknown-request")).await;
            }
            (_, None) => {
                tracing::error!("an interaction doesn't say who did something, or where");
                let speaker = self.bot.speaker(locale(&interaction));
                let text = speaker.say("unreadable-request");
                self.say(&interaction, text).await;
            }
            (InteractionKind::Completion, Some(caller)) => {
                let caller = self.bot.recognized(caller).await;
                let completion = move || Completion::of(&interaction);
                let answer = dispatch::complete(&self.bot, &caller, completion).await;
                reply.send(answer).await;
            }
            (_, Some(caller)) => {
                let caller = self.bot.recognized(caller).await;
                reply
                    .answer(caller, move || Request::of(&interaction))
                    .await;
            }
        }
        tracing::debug!(after_ms = came.elapsed().as_millis() as u64, "done with");
    }
}

fn locale(interaction: &Interaction) -> &str {
    interaction.sent.locale.as_deref().unwrap_or(DEFAULT_LOCALE)
}

/// Adds the interaction's id to all further log lines.
fn note_id(id: InteractionId) {
    tracing::Span::current().record("id", id.0);
}
