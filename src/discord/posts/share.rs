//! Sharing what one person saw with everyone in the channel.

use halma_service::ids::{ChannelId, UserId};
use halma_service::{Error, MatchView, Recognized, Refusal, Settings};

use crate::discord::bot::{Bot, Shared};
use crate::discord::command::{Answer, Context, First, Then};
use crate::discord::interaction::caller::Caller;
use crate::discord::parts::body::Body;
use crate::discord::parts::id::Id;
use crate::discord::text::{markup, say};
use crate::words::names::{self, variant_name};

impl<'a> Context<'a> {
    /// Returns a caller with the match's language and no settings, so that results are suitable for
    /// everyone.
    pub fn for_everybody(&self, view: &MatchView) -> Caller {
        Caller {
            locale: view.card.place.locale.clone(),
            known: Some(Recognized {
                player: self.caller.asker().player,
                settings: Settings::default(),
            }),
            ..self.caller.clone()
        }
    }

    /// Starts sharing part of a match in the channel.
    ///
    /// # Errors
    /// A refusal: it was shared there within the last hour, or the server doesn't allow games in
    /// this channel and the match isn't played here; or a fault.
    pub async fn sharing(&self, view: &MatchView, what: Id) -> Result<Sharing<'a>, Error> {
        self.sharing_here((None, what), Some(view.card.place.channel))
            .await
    }

    /// Starts sharing how somebody did, which others may have shared as well.
    ///
    /// # Errors
    /// A refusal: the person shared it there within the last hour, or the server doesn't allow games
    /// in this channel; or a fault.
    pub async fn sharing_result(&self, what: Id) -> Result<Sharing<'a>, Error> {
        self.sharing_here((Some(self.user()), what), None).await
    }

    async fn sharing_here(
        &self,
        what: (Option<UserId>, Id),
        played_in: Option<ChannelId>,
    ) -> Result<Sharing<'a>, Error> {
        let (bot, channel) = (self.bot, self.caller.channel);
        let channels = bot.service.server(self.guild).await?.channels;
        let may = channels.allow(channel, self.caller.rights.parent);
        if played_in != Some(channel) && !may {
            return Err(Refusal::ChannelNotAllowed { channels }.into());
        }
        let key = (channel, what);
        if !bot.shared.note(key.clone(), bot.now()) {
            return Err(Refusal::AlreadyShared.into());
        }
        Ok(Sharing {
            bot,
            key,
            is_made: false,
        })
    }

    fn shared(&self, view: &MatchView, body: Body) -> Body {
        let speaker = self.speaker();
        let line = say!(
            speaker,
            "shared",
            who = markup::user(self.user()),
            code = view.card.code.as_str(),
            game = variant_name(speaker, view),
            players = names::players(speaker, view),
        );
        Body {
            content: format!("{line}\n{}", body.content),
            rows: Vec::new(),
            ..body
        }
    }
}

/// A share in progress. If it is dropped early, the same can be shared again.
pub struct Sharing<'a> {
    bot: &'a Bot,
    key: Shared,
    is_made: bool,
}

impl Sharing<'_> {
    /// Posts in the channel what was made for everyone, with the names of the players and the
    /// sharer, and without buttons. If the picture is missing, only the sharer is told why.
    pub fn post(mut self, public: &Context<'_>, view: &MatchView, body: Body) -> Answer {
        if body.picture.is_none() {
            return Answer::private(body);
        }
        self.is_made = true;
        Answer::of(First::Public(public.shared(view, body)), Then::Nothing)
    }
}

impl Sharing<'_> {
    /// Posts a text in the channel.
    pub fn say(mut self, text: String) -> Answer {
        self.is_made = true;
        Answer::of(First::Public(Body::text(text)), Then::Nothing)
    }
}

impl Drop for Sharing<'_> {
    fn drop(&mut self) {
        if !self.is_made {
            self.bot.shared.take_back(&self.key);
        }
    }
}
