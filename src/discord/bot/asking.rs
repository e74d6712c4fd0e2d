//! Questions to Discord before a decision. They change nothing; without an answer they return
//! `None`.

use std::ops::Range;

use halma_service::ids::{ChannelId, GuildId, MessageId, UserId};
use halma_service::{Failure, Urgency};

use crate::discord::bot::Bot;
use crate::discord::http::{HttpError, Message, SignedIn, error_text};
use crate::discord::interaction::Member;
use crate::discord::interaction::channel::Channel;
use crate::discord::interaction::permissions::{In, May};

/// Whether someone is on a server.
pub enum Membership {
    /// They are.
    Member(Box<Member>),
    /// They aren't.
    Absent,
    /// Discord doesn't say.
    Unknown,
}

impl Bot {
    /// Returns the person whom Discord gave a code to.
    ///
    /// # Errors
    /// Discord refuses the code, with the status 400, can't be reached, or wants a pause.
    pub async fn person_of_code(&self, code: &str) -> Result<SignedIn, HttpError> {
        let _place = self.http.place_to_sign_in(code).await?;
        self.budget.spend(Urgency::SignIn).await;
        let access = self.http.exchange_code(code).await?;
        self.budget.spend(Urgency::SignIn).await;
        self.http.account_of(&access).await
    }

    /// Returns whether someone is on a server.
    pub async fn membership(&self, guild: GuildId, user: UserId) -> Membership {
        // Discord doesn't tell who is in a conversation.
        if guild.is_conversation() {
            return Membership::Unknown;
        }
        self.budget.spend(Urgency::Asked).await;
        match self.http.member(guild, user).await {
            Ok(member) => Membership::Member(Box::new(member)),
            Err(error) if error_text::is_unknown_person(&error) => Membership::Absent,
            Err(_) => Membership::Unknown,
        }
    }

    /// Returns up to `most` members of a server whose username or nickname starts with a text.
    pub async fn members_named(
        &self,
        guild: GuildId,
        start: &str,
        most: u8,
    ) -> Option<Vec<Member>> {
        self.budget.spend(Urgency::Asked).await;
        self.http.members_named(guild, start, most).await.ok()
    }

    /// Returns what a member may do in a channel.
    pub async fn allowed(&self, guild: GuildId, channel: &Channel, member: &Member) -> Option<May> {
        self.budget.spend(Urgency::Asked).await;
        let guild = self.http.guild(guild).await.ok()?;
        let parent = match channel.parent() {
            Some(parent) => Some(self.channel(parent).await?),
            None => None,
        };
        let place = match &parent {
            Some(parent) => In::ThreadOf(parent),
            None => In::Channel(channel),
        };
        Some(guild.allows(member, place, self.now()))
    }

    /// Returns a channel.
    pub async fn channel(&self, channel: ChannelId) -> Option<Channel> {
        self.budget.spend(Urgency::Asked).await;
        self.http.channel(channel).await.ok()
    }

    /// Returns whether a message still exists.
    pub async fn is_there(&self, channel: ChannelId, message: MessageId) -> Option<bool> {
        self.budget.spend(Urgency::Asked).await;
        match self.http.message(channel, message).await {
            Ok(()) => Some(true),
            Err(error) if error_text::is_gone(&error) => Some(false),
            Err(_) => None,
        }
    }

    /// Returns the name of a server.
    pub async fn guild_name(&self, guild: GuildId) -> Option<String> {
        self.budget.spend(Urgency::Asked).await;
        match self.http.guild(guild).await {
            Ok(guild) => Some(guild.name),
            Err(error) => {
                let error = error_text::describe(&error);
                tracing::debug!("the name of a server is not known: {error}");
                None
            }
        }
    }

    /// Removes deleted channels from a server's settings.
    pub async fn forget_lost_channels(&self, guild: GuildId) {
        self.budget.spend(Urgency::Asked).await;
        let channels = match self.http.channels(guild).await {
            Ok(channels) => channels,
            Err(error) => {
                let error = error_text::describe(&error);
                return tracing::debug!("the channels of a server are not known: {error}");
            }
        };
        if let Err(error) = self.service.forget_channels(guild, &channels).await {
            tracing::error!(?error, "couldn't remove deleted channels from the settings");
        }
    }

    /// Returns the oldest message of a channel that matches, among the next thousand with an id in
    /// a range.
    ///
    /// # Errors
    /// It may be known later.
    pub async fn find_sent(
        &self,
        channel: ChannelId,
        mut ids: Range<u64>,
        fits: impl Fn(&Message) -> bool,
        urgency: Urgency,
    ) -> Result<Option<Message>, HttpError> {
        const PAGE: u8 = 100;
        const MOST_PAGES: usize = 10;
        for _ in 0..MOST_PAGES {
            self.budget.spend(urgency).await;
            let listed = self.http.messages_after(channel, ids.start, PAGE);
            let messages = match listed.await {
                Ok(messages) => messages,
                Err(error) if error_text::failure(&error) == Failure::Passing => return Err(error),
                // The bot may not read there, so it can't know.
                Err(_) => return Ok(None),
            };
            let is_last = messages.len() < PAGE.into();
            // Discord lists those that come next, but the newest of them first.
            let newest = messages.iter().map(|message| message.id().0).max();
            let fitting = messages.into_iter().filter(&fits).min_by_key(Message::id);
            ids.start = newest.unwrap_or(u64::MAX);
            if fitting.is_some() || is_last || ids.is_empty() {
                return Ok(fitting);
            }
        }
        Ok(None)
    }
}
