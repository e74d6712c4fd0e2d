//! The gateway front: reads events, hands interactions to the dispatcher and sends the answers.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use serde::Deserialize;
use serde_json::value::RawValue;
use serenity::http::Http;
use serenity::model::application::Interaction;
use serenity::model::id::{ApplicationId, GuildId, InteractionId};
use tokio::sync::Notify;
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

use super::answer::Answer;
use super::body::Body;
use super::bot::Bot;
use super::caller::Caller;
use super::link::Link;
use super::reply::Reply;
use super::request::{Completion, Request};
use super::text::{DEFAULT_LOCALE, say};
use super::{dispatch, invite, registration};

/// Receives the events of the gateway.
pub struct Front {
    bot: Bot,
    http: Arc<Http>,
    guilds: Vec<GuildId>,
    tasks: TaskTracker,
    stop: CancellationToken,
    /// Tells the delivery worker that something waits.
    waiting: Arc<Notify>,
    link: Arc<Link>,
    /// READY comes again with each new session; commands are registered once.
    registers: AtomicBool,
}

/// What a [`Front`] works with.
pub struct Lines {
    /// REST.
    pub http: Arc<Http>,
    /// The tasks that are to be finished when the bot stops.
    pub tasks: TaskTracker,
    /// Whether the bot is to stop.
    pub stop: CancellationToken,
    /// Tells the delivery worker that something waits.
    pub waiting: Arc<Notify>,
    /// Whether the gateway is connected.
    pub link: Arc<Link>,
}

/// An event of the gateway, its data unread.
#[derive(Deserialize)]
struct Event<'a> {
    #[serde(borrow, rename = "t")]
    name: Option<&'a str>,
    #[serde(borrow, rename = "d")]
    data: &'a RawValue,
}

/// The part of READY that is used.
#[derive(Deserialize)]
struct Ready {
    user: ReadyUser,
    application: ReadyApplication,
    shard: Option<(u32, u32)>,
}

#[derive(Deserialize)]
struct ReadyUser {
    username: String,
}

#[derive(Deserialize)]
struct ReadyApplication {
    id: ApplicationId,
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

impl Front {
    /// A front for a bot whose commands are registered in these servers, or everywhere if there
    /// are none.
    pub fn new(bot: Bot, guilds: Vec<GuildId>, lines: Lines) -> Self {
        Self {
            bot,
            http: lines.http,
            guilds,
            tasks: lines.tasks,
            stop: lines.stop,
            waiting: lines.waiting,
            link: lines.link,
            registers: AtomicBool::new(false),
        }
    }

    /// Notes whether a shard is connected.
    pub(super) fn note_link(&self, shard: u32, is_connected: bool) {
        self.link.note(shard, is_connected);
    }

    /// Takes an event as it came. It is read in a task of its own, where a panic ends it alone;
    /// whoever waits for an answer then is told.
    pub(super) fn receive(self: &Arc<Self>, event: String) {
        if self.tasks.is_closed() {
            return;
        }
        let front = Arc::clone(self);
        self.tasks.spawn(async move {
            let event: Arc<str> = event.into();
            let (reader, read) = (Arc::clone(&front), Arc::clone(&event));
            let reading = tokio::spawn(async move { Box::pin(reader.read(&read)).await });
            let why = match reading.await {
                Ok(Ok(())) => return,
                // Its own words may quote the event, which holds tokens.
                Ok(Err(error)) => format!("{:?} at character {}", error.classify(), error.column()),
                Err(error) => error.to_string(),
            };
            tracing::error!("an event could not be read: {why}");
            front.apologize(&event).await;
        });
    }

    async fn read(&self, event: &str) -> Result<(), serde_json::Error> {
        let Event { name, data } = serde_json::from_str(event)?;
        match name {
            Some("READY") => self.begin(serde_json::from_str(data.get())?),
            Some("INTERACTION_CREATE") => {
                let interaction = serde_json::from_str(data.get())?;
                Box::pin(self.answer(interaction)).await;
            }
            _ => {}
        }
        Ok(())
    }

    /// A new session has begun.
    fn begin(&self, ready: Ready) {
        let application = ready.application.id;
        self.http.set_application_id(application);
        let invite = invite::link(application.get());
        let (name, shard) = (ready.user.username, ready.shard);
        tracing::info!(user = %name, ?shard, invite, "connected to Discord");
        if !self.registers.swap(true, Ordering::SeqCst) {
            let (bot, http) = (self.bot.clone(), Arc::clone(&self.http));
            let (guilds, stop) = (self.guilds.clone(), self.stop.clone());
            self.tasks.spawn(async move {
                registration::register_until(&stop, &bot, &http, application, &guilds).await;
            });
        }
        self.waiting.notify_one();
    }

    /// Says that something went wrong to whoever did what could not be read.
    async fn apologize(&self, event: &str) {
        let bare = serde_json::from_str::<Event<'_>>(event)
            .and_then(|event| serde_json::from_str::<Bare>(event.data.get()));
        let Ok(bare) = bare else { return };
        if bare.kind == Bare::COMPLETION {
            return;
        }
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
            waiting: Arc::clone(&self.waiting),
            id,
            token,
        }
    }

    async fn answer(&self, interaction: Interaction) {
        match interaction {
            Interaction::Command(from) => {
                let reply = self.reply(from.id, from.token.clone());
                let caller = Caller::of_command(&from);
                let request = move || Request::of_command(&from);
                reply.answer(caller, request).await;
            }
            Interaction::Component(from) => {
                let reply = self.reply(from.id, from.token.clone());
                let caller = Caller::of_component(&from);
                let request = move || Request::of_component(&from);
                reply.answer(caller, request).await;
            }
            Interaction::Modal(from) => {
                let reply = self.reply(from.id, from.token.clone());
                let caller = Caller::of_modal(&from);
                let request = move || Request::of_modal(&from);
                reply.answer(caller, request).await;
            }
            Interaction::Autocomplete(from) => {
                let reply = self.reply(from.id, from.token.clone());
                let caller = Caller::of_command(&from);
                let completion = move || Completion::of_command(&from);
                let answer = dispatch::complete(&self.bot, &caller, completion).await;
                reply.send(answer).await;
            }
            _ => {}
        }
    }
}
