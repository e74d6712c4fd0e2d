//! The one way out to Discord: messages are sent, changed and deleted here, by themselves or by the token of
//! an interaction, and what became of them is judged and noted here.

use crate::discord::bot::Bot;
use crate::discord::http::{HttpError, Payload, error_text};
use crate::discord::parts::body::Body;
use crate::ids::{AnswerToken, ChannelId, InteractionId, MessageId};
use crate::service::{Delivery, Error, Failure, OldMessage, Post, PostRef, Urgency};

impl Bot {
    /// Sends a message of its own.
    ///
    /// # Errors
    /// Discord did not take it.
    pub async fn send_message(
        &self,
        channel: ChannelId,
        message: &Payload,
        urgency: Urgency,
    ) -> Result<MessageId, HttpError> {
        self.budget.spend(urgency).await;
        self.http.create_message(channel, message).await
    }

    /// Changes a message: through the token of the interaction that it answered, which costs nothing,
    /// or by itself.
    ///
    /// # Errors
    /// Discord did not take it.
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
                // The token may be void already.
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
    /// Discord did not do it.
    pub async fn delete_message(&self, old: OldMessage, urgency: Urgency) -> Result<(), HttpError> {
        self.budget.spend(urgency).await;
        self.http.delete_message(old.channel, old.message).await
    }

    /// The token of an interaction, for as long as Discord takes it.
    pub async fn answer_token(&self, interaction: InteractionId) -> Option<AnswerToken> {
        let found = self.service.answer_token(interaction, self.now()).await;
        found.unwrap_or_else(|error| {
            tracing::error!(?error, "can't read a token");
            None
        })
    }

    /// Counts what Discord refused, and says what kind of failure it is.
    pub fn judge(&self, error: &HttpError) -> Failure {
        if let Some(status) = error_text::status(error) {
            self.metrics.refused(status);
        }
        error_text::failure(error)
    }

    /// Notes that a post is on Discord, and returns those that follow from it. Where that fails it is noted
    /// later; the post is not sent again.
    ///
    /// # Errors
    /// It could not be noted.
    pub async fn note_delivered(
        &self,
        post: &Post,
        delivery: Delivery,
    ) -> Result<Vec<PostRef>, Error> {
        let noted = Box::pin(self.service.delivered(post, delivery)).await;
        let follows = noted.inspect_err(|_| self.unnoted.keep(post, delivery))?;
        // Where this one got through, others may too. An answer does so without leave to post, and a
        // change of a message, too.
        if !post.kind.is_change() && !delivery.by_token {
            self.service.revive(post.channel, self.now()).await?;
        }
        Ok(follows)
    }
}

/// Where an interaction is answered.
#[derive(Clone)]
pub struct AnswerTo {
    /// The bot.
    pub bot: Bot,
    /// The interaction.
    pub id: InteractionId,
    /// Its token.
    pub token: AnswerToken,
}

/// How far a first response got that was not refused.
pub enum Sent {
    /// It arrived, as this message where that was said.
    Arrived(Option<MessageId>),
    /// Nothing is known of it.
    Unclear,
}

impl AnswerTo {
    /// Sends a first response of which no id is needed.
    ///
    /// # Errors
    /// Discord did not take it.
    pub async fn respond(&self, response: Payload) -> Result<Sent, HttpError> {
        let http = &self.bot.http;
        let send = || async {
            let sent = http.respond(self.id, &self.token, &response);
            sent.await.map(|()| None)
        };
        twice(send).await
    }

    /// Sends a new message as the first response, of which Discord says the id.
    ///
    /// # Errors
    /// Discord did not take it.
    pub async fn respond_with_message(&self, response: Payload) -> Result<Sent, HttpError> {
        let http = &self.bot.http;
        let send = || http.respond_with_message(self.id, &self.token, &response);
        twice(send).await
    }

    /// Fills the deferred answer.
    ///
    /// # Errors
    /// Discord did not take it.
    pub async fn edit(&self, body: Body) -> Result<(), HttpError> {
        let change = body.edit();
        let edited = self.bot.http.edit_response(&self.token, &change).await;
        if let Err(error) = &edited {
            let error = error_text::describe(error);
            tracing::warn!("couldn't edit an answer: {error}");
        }
        edited
    }

    /// Sends a message after the first response.
    ///
    /// # Errors
    /// Discord did not take it.
    pub async fn follow_up(&self, message: &Payload) -> Result<MessageId, HttpError> {
        self.bot.http.follow_up(&self.token, message).await
    }

    /// Takes a private first response away. Where that fails it stays, which does no harm.
    pub async fn take_away(&self) {
        if let Err(error) = self.bot.http.delete_response(&self.token).await {
            let error = error_text::describe(&error);
            tracing::debug!("a word could not be taken away: {error}");
        }
    }
}

/// Sends something; a passing failure is tried once more. Discord then may say that the first try
/// had arrived, which is as good.
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
