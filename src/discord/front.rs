//! The gateway front: hands interactions to the dispatcher and sends the answers.

use std::sync::Arc;

use serenity::async_trait;
use serenity::client::{Context, EventHandler};
use serenity::gateway::{ConnectionStage, ShardStageUpdateEvent};
use serenity::model::application::Interaction;
use serenity::model::gateway::Ready;
use serenity::model::id::{GuildId, InteractionId};
use tokio::sync::{Notify, OnceCell};
use tokio_util::task::TaskTracker;

use super::bot::Bot;
use super::caller::Caller;
use super::link::Link;
use super::reply::Reply;
use super::request::{Completion, Request};
use super::{dispatch, invite, registration};

/// Receives the events of the gateway.
pub struct Front {
    bot: Bot,
    guilds: Vec<GuildId>,
    tasks: TaskTracker,
    /// Tells the delivery worker that something waits.
    waiting: Arc<Notify>,
    link: Arc<Link>,
    /// READY comes again with each new session; commands are registered once.
    registered: OnceCell<()>,
}

impl Front {
    /// A front for a bot whose commands are registered in these servers, or everywhere if there
    /// are none.
    pub fn new(
        bot: Bot,
        guilds: Vec<GuildId>,
        tasks: TaskTracker,
        waiting: Arc<Notify>,
        link: Arc<Link>,
    ) -> Self {
        Self {
            bot,
            guilds,
            tasks,
            waiting,
            link,
            registered: OnceCell::new(),
        }
    }

    fn reply(&self, context: &Context, id: InteractionId, token: String) -> Reply {
        Reply {
            bot: self.bot.clone(),
            http: Arc::clone(&context.http),
            waiting: Arc::clone(&self.waiting),
            id,
            token,
        }
    }
}

#[async_trait]
impl EventHandler for Front {
    async fn ready(&self, context: Context, ready: Ready) {
        self.link.note(context.shard_id, true);
        context.http.set_application_id(ready.application.id);
        let invite = invite::link(ready.application.id.get());
        tracing::info!(user = %ready.user.name, shard = ?ready.shard, invite, "connected to Discord");
        let register = || async {
            let (bot, http) = (&self.bot, &context.http);
            registration::register(bot, http, ready.application.id, &self.guilds).await
        };
        if let Err(error) = self.registered.get_or_try_init(register).await {
            tracing::error!(error, "the commands could not be registered");
        }
        self.waiting.notify_one();
    }

    async fn shard_stage_update(&self, _: Context, change: ShardStageUpdateEvent) {
        let is_connected = change.new == ConnectionStage::Connected;
        self.link.note(change.shard_id, is_connected);
    }

    async fn interaction_create(&self, context: Context, interaction: Interaction) {
        let tasks = self.tasks.clone();
        if tasks.is_closed() {
            return;
        }
        tasks
            .track_future(Box::pin(self.answer(context, interaction)))
            .await;
    }
}

impl Front {
    async fn answer(&self, context: Context, interaction: Interaction) {
        match interaction {
            Interaction::Command(from) => {
                let reply = self.reply(&context, from.id, from.token.clone());
                let caller = Caller::of_command(&from);
                let request = move || Request::of_command(&from);
                reply.answer(caller, request).await;
            }
            Interaction::Component(from) => {
                let reply = self.reply(&context, from.id, from.token.clone());
                let caller = Caller::of_component(&from);
                let request = move || Request::of_component(&from);
                reply.answer(caller, request).await;
            }
            Interaction::Modal(from) => {
                let reply = self.reply(&context, from.id, from.token.clone());
                let caller = Caller::of_modal(&from);
                let request = move || Request::of_modal(&from);
                reply.answer(caller, request).await;
            }
            Interaction::Autocomplete(from) => {
                let reply = self.reply(&context, from.id, from.token.clone());
                let caller = Caller::of_command(&from);
                let completion = move || Completion::of_command(&from);
                let answer = dispatch::complete(&self.bot, &caller, completion).await;
                reply.send(answer).await;
            }
            _ => {}
        }
    }
}
