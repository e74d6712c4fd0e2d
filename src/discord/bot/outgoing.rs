//! The only way out to Discord: messages are sent, edited and deleted here, directly or with the
//! token of an interaction, and outcomes are judged and recorded here.

use halma_service::ids::{AnswerToken, ChannelId, InteractionId, MessageId};
use halma_service::{Delivery, Error, Failure, OldMessage, Post, PostRef, Urgency};

use crate::discord::bot::Bot;
use crate::discord::http::{HttpError, Payload, error_text};
use crate::discord::parts::body::Body;
use crate::discord::text::in_signs;

impl Bot {
    /// Sends a new message.
    ///
    /// # Errors
    /// Discord didn't accept it.
    pub async fn send_message(
        &self,
        channel: ChannelId,
        message: &Payload,
        urgency: Urgency,
    ) -> Result<MessageId, HttpError> {
        self.budget.spend(urgency).await;
        self.http.create_message(channel, message).await
    }

    /// Edits a message with the token of the interaction that it answered, which costs nothing, or
    /// directly.
    ///
    /// # Errors
    /// Discord didn't accept it.
    pub async fn change_message(
        &self,
        old: OldMessage,
        change: &Payload,
        urgency: Urgency,
    ) -> Result<(), HttpError> {
        let token = match old.answered {
            Some(interaction) => self.answer_token(interaction).await,
            None => None,
        };
        if let Some(token) = token {
            match self.http.edit_by_token(&token, old.message, change).await {
                Ok(()) => return Ok(()),
                Err(error) if error_text::failure(&error) == Failure::Passing => return Err(error),
                // The token may have expired.
                Err(_) => {}
            }
        }
        self.budget.spend(urgency).await;
        self.http
            .edit_message(old.channel, old.message, change)
            .await
    }

    /// Deletes a message.
    ///
    /// # Errors
    /// Discord didn't do it.
    pub async fn delete_message(&self, old: OldMessage, urgency: Urgency) -> Result<(), HttpError> {
        self.budget.spend(urgency).await;
        self.http.delete_message(old.channel, old.message).await
    }

    /// Returns the token of an interaction while Discord accepts it.
    pub async fn answer_token(&self, interaction: InteractionId) -> Option<AnswerToken> {
        let found = self.service.answer_token(interaction, self.now()).await;
        found.unwrap_or_else(|error| {
            tracing::error!(?error, "can't read a token");
            None
        })
    }

    /// Counts a request refused by Discord and returns the kind of failure.
    pub fn judge(&self, error: &HttpError) -> Failure {
        if let Some(status) = error_text::status(error) {
            self.metrics.refused(status);
        }
        error_text::failure(error)
    }

    /// Notes that a post is on Discord, and returns its follow-ups. If that fails, it is noted
    /// later; the post isn't sent again.
    ///
    /// # Errors
    /// It couldn't be noted.
    pub async fn note_delivered(
        &self,
        post: &Post,
        delivery: Delivery,
    ) -> Result<Vec<PostRef>, Error> {
        let noted = Box::pin(self.service.delivered(post, delivery)).await;
        let follows = noted.inspect_err(|_| self.unnoted.keep(post, delivery))?;
        // If this post got through, others may too. That doesn't hold for answers and edits, which
        // need no permission to post.
        if !post.kind.is_change() && !delivery.by_token {
            self.service.revive(post.channel, self.now()).await?;
        }
        Ok(follows)
    }
}

/// The interaction to answer.
#[derive(Clone)]
pub struct AnswerTo {
    /// The bot.
    pub bot: Bot,
    /// The interaction.
    pub id: InteractionId,
    /// Its token.
    pub token: AnswerToken,
    /// Whether it is in a conversation, where the application's emoji may not show.
    pub in_signs: bool,
}

/// The outcome of a first response that wasn't refused.
pub enum Sent {
    /// It arrived, as this message if known.
    Arrived(Option<MessageId>),
    /// The outcome is unknown.
    Unclear,
}

impl AnswerTo {
    /// Returns what is sent, with signs in place of the application's emoji where these may not show.
    fn sent(&self, payload: Payload) -> Payload {
        if !self.in_signs {
            return payload;
        }
        payload.map(|json| {
            let signs = in_signs(&json.to_string());
            serde_json::from_str(&signs).unwrap_or(json)
        })
    }

    /// Sends a first response whose id isn't needed.
    ///
    /// # Errors
    /// Discord didn't accept it.
    pub async fn respond(&self, response: Payload) -> Result<Sent, HttpError> {
        let (http, response) = (&self.bot.http, self.sent(response));
        let send = || async {
            let sent = http.respond(self.id, &self.token, &response);
            sent.await.map(|()| None)
        };
        twice(send).await
    }

    /// Sends a new message as the first response, and returns its id.
    ///
    /// # Errors
    /// Discord didn't accept it.
    pub async fn respond_with_message(&self, response: Payload) -> Result<Sent, HttpError> {
        let (http, response) = (&self.bot.http, self.sent(response));
        let send = || http.respond_with_message(self.id, &self.token, &response);
        twice(send).await
    }

    /// Fills in the deferred answer.
    ///
    /// # Errors
    /// Discord didn't accept it.
    pub async fn edit(&self, body: Body) -> Result<(), HttpError> {
        self.edit_with(body.edit()).await
    }

    /// The same with what an edit says.
    ///
    /// # Errors
    /// Discord didn't accept it.
    pub async fn edit_with(&self, change: Payload) -> Result<(), HttpError> {
        let change = self.sent(change);
        let edited = self.bot.http.edit_response(&self.token, &change).await;
        if let Err(error) = &edited {
            let error = error_text::describe(error);
            tracing::warn!("couldn't edit an answer: {error}");
        }
        edited
    }

    /// Sends a follow-up message.
    ///
    /// # Errors
    /// Discord didn't accept it.
    pub async fn follow_up(&self, message: Payload) -> Result<MessageId, HttpError> {
        let message = self.sent(message);
        self.bot.http.follow_up(&self.token, &message).await
    }

    /// Deletes a private first response. If that fails it stays, which does no harm.
    pub async fn take_away(&self) {
        if let Err(error) = self.bot.http.delete_response(&self.token).await {
            let error = error_text::describe(&error);
            tracing::debug!("a word could not be taken away: {error}");
        }
    }
}

/// Sends something, with one retry after a passing failure. If Discord then says that the first
/// attempt had arrived, that is fine too.
async fn twice<F>(send: impl Fn() -> F) -> Result<Sent, HttpError>
where
    F: Future<Output = Result<Option<MessageId>, HttpError>>,
{
    let first = match send().await {
        Ok(message) => return Ok(Sent::Arrived(message)),
        Err(error) => error,
    };
    if error_text::failure(&first) != Failure::Passing {
        return Err(first);
    }
    let why = error_text::describe(&first);
    tracing::warn!("sending an answer again: {why}");
    match send().await {
        Ok(message) => Ok(Sent::Arrived(message)),
        Err(error) if error_text::is_already_answered(&error) => Ok(Sent::Arrived(None)),
        Err(error) if error_text::failure(&error) == Failure::Passing => Ok(Sent::Unclear),
        Err(error) => Err(error),
    }
}
