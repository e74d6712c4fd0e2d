//! The answer to one interaction, on its way back to the person who did something.

use std::sync::Arc;
use std::time::Duration;

use serenity::builder::{
    AutocompleteChoice, Builder, CreateAutocompleteResponse, CreateInteractionResponse,
    CreateInteractionResponseMessage,
};
use serenity::http::Http;
use serenity::model::id::{InteractionId, MessageId};
use tokio::sync::Notify;

use super::answer::{Answer, Body};
use super::bot::Bot;
use super::caller::Caller;
use super::request::Request;
use super::text::say;
use super::{dispatch, error_text, invite, messages};
use crate::ids::MatchId;
use crate::service::{Error, Failure, Post, PostRef};

/// How long a handler may take before the answer is deferred. Discord voids the event after 3 s.
const DEFER_AFTER: Duration = Duration::from_secs(1);

/// The way back to the person who did something.
#[derive(Clone)]
pub(super) struct Reply {
    pub bot: Bot,
    pub http: Arc<Http>,
    /// Tells the delivery worker that something waits.
    pub waiting: Arc<Notify>,
    pub id: InteractionId,
    pub token: String,
}

impl Reply {
    /// Answers a request, which is parsed where a panic is caught, and then catches up on what
    /// could not be shown before.
    pub async fn answer(&self, caller: Caller, request: impl FnOnce() -> Request + Send + 'static) {
        Box::pin(self.answer_in_time(&caller, request)).await;
        Box::pin(self.catch_up(&caller)).await;
    }

    /// Answers at once, or defers privately where the answer takes long.
    async fn answer_in_time(
        &self,
        caller: &Caller,
        request: impl FnOnce() -> Request + Send + 'static,
    ) {
        let answer = dispatch::answer(&self.bot, caller, request);
        tokio::pin!(answer);
        if let Ok(answer) = tokio::time::timeout(DEFER_AFTER, &mut answer).await {
            let played = answer.played();
            self.send(answer).await;
            return self.name_next(caller, played).await;
        }
        let message = CreateInteractionResponseMessage::new().ephemeral(true);
        let deferred = self
            .respond(CreateInteractionResponse::Defer(message))
            .await;
        let answer = answer.await;
        let played = answer.played();
        match deferred {
            Ok(()) => {
                self.send_late(caller, answer).await;
                self.name_next(caller, played).await;
            }
            Err(error) => self.unsent(answer.post(), &error).await,
        }
    }

    /// Tells somebody who has moved privately which game waits next, where one does.
    async fn name_next(&self, caller: &Caller, played: Option<MatchId>) {
        let Some(played) = played else { return };
        let user = caller.person.user;
        match self.bot.service.next_waiting(user, played).await {
            Ok(None) => {}
            Ok(Some(next)) => {
                let speaker = self.bot.speaker(&caller.locale);
                let body = messages::next_waiting(speaker, &next).followup(true);
                if let Err(error) = body.execute(&self.http, (None, &self.token)).await {
                    let error = error_text::describe(&error);
                    tracing::debug!("the next game could not be named: {error}");
                }
            }
            Err(error) => tracing::error!(?error, "the next game could not be found"),
        }
    }

    /// Sends the answer as the first response.
    pub async fn send(&self, answer: Answer) {
        match answer {
            Answer::Played { answer, .. } => Box::pin(self.send(*answer)).await,
            Answer::Public { body, post, old } => {
                let message = CreateInteractionResponse::Message(body.response(false));
                let sent = self.respond(message).await;
                self.settle_message(sent, post, old).await;
            }
            Answer::Private(body) => {
                let message = CreateInteractionResponse::Message(body.response(true));
                let sent = self.respond(message).await;
                self.settle(sent, None).await;
            }
            Answer::Update { body, post } => {
                let message = CreateInteractionResponse::UpdateMessage(body.update());
                let sent = self.respond(message).await;
                self.settle(sent, post).await;
            }
            Answer::Elsewhere { body, update, post } => {
                let message = if update {
                    CreateInteractionResponse::UpdateMessage(body.update())
                } else {
                    CreateInteractionResponse::Message(body.response(true))
                };
                let sent = self.respond(message).await;
                self.settle(sent, None).await;
                self.release(post).await;
            }
            Answer::UpdateThenPublic {
                private,
                body,
                post,
                old,
            } => {
                let message = CreateInteractionResponse::UpdateMessage(private.update());
                match self.respond(message).await {
                    Ok(()) => self.follow_up(body, post, old).await,
                    Err(error) => self.unsent(post.map(|post| post.reference), &error).await,
                }
            }
            Answer::Modal(modal) => {
                let sent = self.respond(CreateInteractionResponse::Modal(modal)).await;
                self.settle(sent, None).await;
            }
            Answer::Choices(choices) => {
                let choices = choices
                    .into_iter()
                    .map(|(label, value)| AutocompleteChoice::new(label, value))
                    .collect();
                let response = CreateAutocompleteResponse::new().set_choices(choices);
                let sent = self
                    .respond(CreateInteractionResponse::Autocomplete(response))
                    .await;
                self.settle(sent, None).await;
            }
        }
    }

    /// Sends the answer after a private deferral: the deferred answer becomes a confirmation, and
    /// what everybody is to see follows.
    async fn send_late(&self, caller: &Caller, answer: Answer) {
        let speaker = self.bot.speaker(&caller.locale);
        match answer {
            Answer::Played { answer, .. } => Box::pin(self.send_late(caller, *answer)).await,
            Answer::Public { body, post, old }
            | Answer::UpdateThenPublic {
                body, post, old, ..
            } => {
                self.edit(Body::text(say!(speaker, "done-late"))).await;
                self.follow_up(body, post, old).await;
            }
            Answer::Elsewhere { body, post, .. } => {
                self.edit(body).await;
                self.release(post).await;
            }
            Answer::Update { body, post: None } | Answer::Private(body) => self.edit(body).await,
            Answer::Update {
                post: Some(post), ..
            } => {
                self.edit(Body::text(say!(speaker, "done-late"))).await;
                self.release(post.reference).await;
            }
            Answer::Modal(_) => self.edit(Body::text(say!(speaker, "press-again"))).await,
            Answer::Choices(_) => {}
        }
    }

    /// Sends a response; a passing failure is tried once more. Discord then may say that the first
    /// try had arrived, which is as good; where it says nothing at all, it is asked.
    async fn respond(&self, response: CreateInteractionResponse) -> Result<(), serenity::Error> {
        let sent = self.respond_once(response.clone()).await;
        let Err(error) = &sent else { return sent };
        if error_text::failure(error) != Failure::Passing {
            return sent;
        }
        let error = error_text::describe(error);
        tracing::warn!("an answer is sent again: {error}");
        let Err(error) = self.respond_once(response).await else {
            return Ok(());
        };
        let arrived = error_text::is_already_answered(&error)
            || error_text::failure(&error) == Failure::Passing && self.has_arrived().await;
        if arrived { Ok(()) } else { Err(error) }
    }

    /// Whether Discord has the answer, although it did not say so.
    async fn has_arrived(&self) -> bool {
        let answer = self
            .http
            .get_original_interaction_response(&self.token)
            .await;
        answer.is_ok()
    }

    async fn respond_once(
        &self,
        response: CreateInteractionResponse,
    ) -> Result<(), serenity::Error> {
        response.execute(&self.http, (self.id, &self.token)).await
    }

    async fn edit(&self, body: Body) {
        if let Err(error) = body.edit_response().execute(&self.http, &self.token).await {
            tracing::warn!(
                "an answer could not be changed: {}",
                error_text::describe(&error)
            );
        }
    }

    async fn follow_up(&self, body: Body, post: Option<Post>, old: Option<Box<Body>>) {
        let sent = body
            .followup(false)
            .execute(&self.http, (None, &self.token))
            .await;
        match (sent, post) {
            (Ok(message), Some(post)) => self.delivered(&post, Some(message.id), old).await,
            (Err(error), post) => self.unsent(post.map(|post| post.reference), &error).await,
            (Ok(_), None) => {}
        }
    }

    /// Notes what became of an answer that is no new message.
    async fn settle(&self, sent: Result<(), serenity::Error>, post: Option<Post>) {
        match (sent, post) {
            (Err(error), post) => self.unsent(post.map(|post| post.reference), &error).await,
            (Ok(()), Some(post)) => self.delivered(&post, None, None).await,
            (Ok(()), None) => {}
        }
    }

    /// Notes what became of an answer that is a new message, whose id has to be asked for.
    async fn settle_message(
        &self,
        sent: Result<(), serenity::Error>,
        post: Option<Post>,
        old: Option<Box<Body>>,
    ) {
        let post = match (sent, post) {
            (Ok(()), Some(post)) => post,
            (Ok(()), None) => return,
            (Err(error), post) => {
                return self.unsent(post.map(|post| post.reference), &error).await;
            }
        };
        let message = self
            .http
            .get_original_interaction_response(&self.token)
            .await;
        if let Err(error) = &message {
            let error = error_text::describe(error);
            tracing::warn!("the id of an answer is not known: {error}");
        }
        self.delivered(&post, message.ok().map(|message| message.id), old)
            .await;
    }

    async fn delivered(&self, post: &Post, message: Option<MessageId>, old: Option<Box<Body>>) {
        let new = message.map(|id| crate::ids::MessageId(id.get()));
        match Box::pin(self.bot.service.delivered(post.reference, new)).await {
            Ok(newest) => super::delivery::retire(&self.http, post, message, newest, old).await,
            Err(error) => tracing::error!(?error, "a delivered post could not be noted"),
        }
        // Noting it may have brought up another post.
        self.waiting.notify_one();
    }

    /// An answer that Discord says was given already is another task's: it delivers the post.
    async fn unsent(&self, post: Option<PostRef>, error: &serenity::Error) {
        if error_text::is_already_answered(error) {
            return;
        }
        let error = error_text::describe(error);
        tracing::warn!("an answer could not be sent: {error}");
        if let Some(post) = post {
            self.release(post).await;
        }
    }

    async fn release(&self, post: PostRef) {
        if let Err(error) = self.bot.service.release(post, self.bot.now()).await {
            tracing::error!(?error, "a post could not be handed on");
        }
        self.waiting.notify_one();
    }

    /// Does what had to wait until the bot is let in and the person is there: posts that Discord
    /// refused in this channel are tried again, and the person is told of those that still wait.
    async fn catch_up(&self, caller: &Caller) {
        if let Err(error) = self.try_to_catch_up(caller).await {
            tracing::error!(?error, "what Discord had refused could not be caught up on");
        }
    }

    async fn try_to_catch_up(&self, caller: &Caller) -> Result<(), Error> {
        let service = &self.bot.service;
        let is_let_in = invite::missing(caller.permissions, caller.in_thread).is_empty();
        if is_let_in && service.revive(caller.channel, self.bot.now()).await? {
            self.waiting.notify_one();
        }
        let user = caller.person.user;
        let speaker = self.bot.speaker(&caller.locale);
        for view in service.take_untold(user).await? {
            let told = messages::unposted(speaker, &view)
                .followup(true)
                .execute(&self.http, (None, &self.token))
                .await;
            if let Err(error) = told {
                let error = error_text::describe(&error);
                tracing::debug!("a person could not be told of a parked post: {error}");
                service.put_untold_back(user, view.id).await?;
            }
        }
        Ok(())
    }
}
