//! Discord's REST calls, one method each.

use halma_service::ids::{
    AnswerToken, ChannelId, GuildId, InteractionId, MessageId, Scope, UserId,
};
use reqwest::Method;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};

use crate::discord::http::answers::{Account, Answered, GatewayPlace, Message, Numbered};
use crate::discord::http::client::{Call, Http, HttpError};
use crate::discord::http::payload::Payload;
use crate::discord::interaction::Member;
use crate::discord::interaction::channel::Channel;
use crate::discord::interaction::permissions::Guild;

type Asked<T> = Result<T, HttpError>;

/// The outcome of every method here.
///
/// # Errors
/// Discord refuses the request or can't be reached.
impl Http {
    async fn get<T: DeserializeOwned>(&self, path: String) -> Asked<T> {
        self.ask(&call(Method::GET, path, None)).await
    }

    /// Returns the bot's own name; after that, its application and account are known.
    pub(super) async fn sign_in(&self) -> Asked<String> {
        let account: Account = self.get("users/@me".into()).await?;
        let application: Numbered = self.get("oauth2/applications/@me".into()).await?;
        self.know(application.id.0, UserId(account.id.0));
        Ok(account.username)
    }

    /// Returns the gateway's address and limits.
    pub(in crate::discord) async fn gateway(&self) -> Asked<GatewayPlace> {
        self.get("gateway/bot".into()).await
    }

    /// Looks up a member of a server.
    pub(in crate::discord) async fn member(&self, guild: GuildId, user: UserId) -> Asked<Member> {
        self.get(format!("guilds/{guild}/members/{user}")).await
    }

    /// Returns members of a server whose username or nickname starts with a text.
    pub(in crate::discord) async fn members_named(
        &self,
        guild: GuildId,
        start: &str,
        most: u8,
    ) -> Asked<Vec<Member>> {
        let query = [("query", start.to_owned()), ("limit", most.to_string())];
        let path = format!("guilds/{guild}/members/search");
        self.ask(&Call {
            query: &query,
            ..call(Method::GET, path, None)
        })
        .await
    }

    /// Returns a server.
    pub(in crate::discord) async fn guild(&self, guild: GuildId) -> Asked<Guild> {
        self.get(format!("guilds/{guild}")).await
    }

    /// Returns the channels of a server.
    pub(in crate::discord) async fn channels(&self, guild: GuildId) -> Asked<Vec<ChannelId>> {
        let path = format!("guilds/{guild}/channels");
        let channels: Vec<Numbered> = self.get(path).await?;
        let ids = channels.iter().map(|channel| ChannelId(channel.id.0));
        Ok(ids.collect())
    }

    /// Looks up a channel.
    pub(in crate::discord) async fn channel(&self, channel: ChannelId) -> Asked<Channel> {
        self.get(format!("channels/{channel}")).await
    }

    /// Edits a channel or thread.
    pub(in crate::discord) async fn edit_channel(
        &self,
        channel: ChannelId,
        change: Value,
    ) -> Asked<()> {
        let (path, change) = (format!("channels/{channel}"), Payload::of(change));
        self.tell(&call(Method::PATCH, path, Some(&change))).await
    }

    /// Creates a thread, on a message if one is given.
    pub(in crate::discord) async fn open_thread(
        &self,
        channel: ChannelId,
        message: Option<MessageId>,
        thread: Value,
    ) -> Asked<ChannelId> {
        let path = match message {
            Some(message) => format!("channels/{channel}/messages/{message}/threads"),
            None => format!("channels/{channel}/threads"),
        };
        let thread = Payload::of(thread);
        let opened: Numbered = self.ask(&call(Method::POST, path, Some(&thread))).await?;
        Ok(ChannelId(opened.id.0))
    }

    /// Looks up a message.
    pub(in crate::discord) async fn message(
        &self,
        channel: ChannelId,
        message: MessageId,
    ) -> Asked<()> {
        let path = format!("channels/{channel}/messages/{message}");
        self.tell(&call(Method::GET, path, None)).await
    }

    /// Returns the messages of a channel after the given id.
    pub(in crate::discord) async fn messages_after(
        &self,
        channel: ChannelId,
        after: u64,
        most: u8,
    ) -> Asked<Vec<Message>> {
        let query = [("limit", most.to_string()), ("after", after.to_string())];
        let path = format!("channels/{channel}/messages");
        self.ask(&Call {
            query: &query,
            ..call(Method::GET, path, None)
        })
        .await
    }

    /// Sends a message.
    pub(in crate::discord) async fn create_message(
        &self,
        channel: ChannelId,
        message: &Payload,
    ) -> Asked<MessageId> {
        let path = format!("channels/{channel}/messages");
        let sent: Numbered = self.ask(&call(Method::POST, path, Some(message))).await?;
        Ok(MessageId(sent.id.0))
    }

    /// Edits a message.
    pub(in crate::discord) async fn edit_message(
        &self,
        channel: ChannelId,
        message: MessageId,
        change: &Payload,
    ) -> Asked<()> {
        let path = format!("channels/{channel}/messages/{message}");
        self.tell(&call(Method::PATCH, path, Some(change))).await
    }

    /// Deletes a message.
    pub(in crate::discord) async fn delete_message(
        &self,
        channel: ChannelId,
        message: MessageId,
    ) -> Asked<()> {
        let path = format!("channels/{channel}/messages/{message}");
        self.tell(&call(Method::DELETE, path, None)).await
    }

    /// Registers the commands of a scope.
    pub(in crate::discord) async fn put_commands(
        &self,
        scope: Scope,
        commands: &[Value],
    ) -> Asked<()> {
        let path = self.path_of_commands(scope)?;
        let commands = Payload::of(json!(commands));
        self.tell(&call(Method::PUT, path, Some(&commands))).await
    }

    pub(super) fn path_of_commands(&self, scope: Scope) -> Asked<String> {
        let application = self.named()?;
        Ok(match scope {
            Scope::Global => format!("applications/{application}/commands"),
            Scope::Guild(guild) => format!("applications/{application}/guilds/{guild}/commands"),
        })
    }

    /// Answers an interaction.
    pub(in crate::discord) async fn respond(
        &self,
        id: InteractionId,
        token: &AnswerToken,
        response: &Payload,
    ) -> Asked<()> {
        let path = format!("interactions/{id}/{}/callback", token.expose());
        self.tell(&call(Method::POST, path, Some(response))).await
    }

    /// Answers an interaction with a message and returns its id.
    pub(in crate::discord) async fn respond_with_message(
        &self,
        id: InteractionId,
        token: &AnswerToken,
        response: &Payload,
    ) -> Asked<Option<MessageId>> {
        let query = [("with_response", "true".to_owned())];
        let path = format!("interactions/{id}/{}/callback", token.expose());
        let answered: Answered = self
            .ask(&Call {
                query: &query,
                ..call(Method::POST, path, Some(response))
            })
            .await?;
        let interaction = answered.interaction;
        Ok(interaction.map(|answered| MessageId(answered.response_message_id.0)))
    }

    /// Returns the message that answered an interaction.
    pub(in crate::discord) async fn response(&self, token: &AnswerToken) -> Asked<Message> {
        self.get(self.by_token(token, "/messages/@original")?).await
    }

    /// Edits the message that answered an interaction.
    pub(in crate::discord) async fn edit_response(
        &self,
        token: &AnswerToken,
        change: &Payload,
    ) -> Asked<()> {
        let path = self.by_token(token, "/messages/@original")?;
        self.tell(&call(Method::PATCH, path, Some(change))).await
    }

    /// Deletes the message that answered an interaction.
    pub(in crate::discord) async fn delete_response(&self, token: &AnswerToken) -> Asked<()> {
        let path = self.by_token(token, "/messages/@original")?;
        self.tell(&call(Method::DELETE, path, None)).await
    }

    /// Sends a follow-up message to an interaction.
    pub(in crate::discord) async fn follow_up(
        &self,
        token: &AnswerToken,
        message: &Payload,
    ) -> Asked<MessageId> {
        let path = self.by_token(token, "")?;
        let sent: Numbered = self.ask(&call(Method::POST, path, Some(message))).await?;
        Ok(MessageId(sent.id.0))
    }

    /// Edits a message that was sent with an interaction's token.
    pub(in crate::discord) async fn edit_by_token(
        &self,
        token: &AnswerToken,
        message: MessageId,
        change: &Payload,
    ) -> Asked<()> {
        let path = self.by_token(token, &format!("/messages/{message}"))?;
        self.tell(&call(Method::PATCH, path, Some(change))).await
    }

    fn by_token(&self, token: &AnswerToken, rest: &str) -> Asked<String> {
        let application = self.named()?;
        Ok(format!("webhooks/{application}/{}{rest}", token.expose()))
    }

    fn named(&self) -> Asked<u64> {
        self.application().ok_or(HttpError::NoApplication)
    }
}

fn call(method: Method, path: String, body: Option<&Payload>) -> Call<'_> {
    Call {
        method,
        path,
        query: &[],
        body,
    }
}
