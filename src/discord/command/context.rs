//! What everything that answers a request works with.

use crate::discord::bot::Bot;
use crate::discord::bot::one_at_a_time::{Turn, Work};
use crate::discord::command::Answer;
use crate::discord::interaction::caller::Caller;
use crate::discord::interaction::invite;
use crate::discord::parts::body::Body;
use crate::discord::text::{Speaker, say};
use crate::ids::{GuildId, UserId};
use crate::service::Act;

/// The bot, and who asks it for something, in which server.
#[derive(Clone, Copy)]
pub struct Context<'a> {
    /// The bot.
    pub bot: &'a Bot,
    /// Who asks, and from where.
    pub caller: &'a Caller,
    /// The server.
    pub guild: GuildId,
}

impl<'a> Context<'a> {
    /// Speaks the language of whoever asks.
    pub fn speaker(&self) -> Speaker<'a> {
        self.bot.speaker(self.caller.language())
    }

    /// Whoever asks.
    pub fn user(&self) -> UserId {
        self.caller.person.user
    }

    /// What is done now, as the service takes it.
    pub fn act(&self) -> Act {
        self.caller.act(self.bot.now())
    }

    /// Waits until nothing of this kind is under way for the person who asks.
    ///
    /// # Errors
    /// So much waits already that they are told to be patient.
    pub async fn turn(&self, work: Work) -> Result<Turn, Body> {
        let turn = self.bot.one_at_a_time.turn(self.user(), work).await;
        turn.ok_or_else(|| Body::text(self.speaker().say("one-at-a-time")))
    }

    /// A private answer of one sentence.
    pub fn private(&self, key: &str) -> Answer {
        Answer::private(Body::text(self.speaker().say(key)))
    }

    /// The answer where something was pressed or chosen that this bot does not offer.
    pub fn unknown(&self) -> Answer {
        self.private("unknown-request")
    }

    /// Names what the bot lacks in this channel, so that a game does not begin that cannot be shown.
    pub fn missing_permissions(&self) -> Option<Answer> {
        let caller = self.caller;
        self.name_missing(invite::missing(caller.permissions, caller.threads))
    }

    /// Names what the bot lacks to open threads in this channel.
    pub fn missing_for_threads(&self) -> Option<Answer> {
        self.name_missing(invite::missing_for_threads(self.caller.permissions))
    }

    fn name_missing(&self, missing: Vec<&'static str>) -> Option<Answer> {
        if missing.is_empty() {
            return None;
        }
        let speaker = self.speaker();
        let names: Vec<_> = missing.into_iter().map(|key| speaker.say(key)).collect();
        let text = say!(speaker, "missing-permissions", names = speaker.list(&names));
        Some(Answer::private(Body::text(text)))
    }
}
