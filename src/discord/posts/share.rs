//! What one person alone saw, shown to everybody in the channel.

use crate::discord::bot::Bot;
use crate::discord::command::{Answer, Context, First, Then};
use crate::discord::interaction::caller::Caller;
use crate::discord::parts::alt_text::variant_name;
use crate::discord::parts::body::Body;
use crate::discord::parts::id::Id;
use crate::discord::parts::{markup, wording};
use crate::discord::text::say;
use crate::ids::ChannelId;
use crate::service::{Error, MatchView, Recognized, Refusal, Settings};

impl<'a> Context<'a> {
    /// Somebody like the person who asks, with the language of the match's place and no settings: what
    /// is made for them is for everybody.
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

    /// Begins to share something of a match in the channel.
    ///
    /// # Errors
    /// A refusal: it was shared there within the hour, or the server wants no games in this channel and
    /// the match is played in another; or a fault.
    pub async fn sharing(&self, view: &MatchView, what: Id) -> Result<Sharing<'a>, Error> {
        let (bot, channel) = (self.bot, self.caller.channel);
        let channels = bot.service.server(self.guild).await?.channels;
        if channel != view.card.place.channel && !channels.allow(channel, self.caller.rights.parent)
        {
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
            players = wording::players(speaker, view),
        );
        Body {
            content: format!("{line}\n{}", body.content),
            rows: Vec::new(),
            ..body
        }
    }
}

/// Something that is about to be shared. Dropped before it is made, it can be shared again.
pub struct Sharing<'a> {
    bot: &'a Bot,
    key: (ChannelId, Id),
    is_made: bool,
}

impl Sharing<'_> {
    /// Posts in the channel what was made for everybody, with the names of the players and of the one
    /// who shares it, and without buttons. If there is no picture, only that person is told why.
    pub fn post(mut self, public: &Context<'_>, view: &MatchView, body: Body) -> Answer {
        if body.picture.is_none() {
            return Answer::private(body);
        }
        self.is_made = true;
        Answer::of(First::Public(public.shared(view, body)), Then::Nothing)
    }
}

impl Drop for Sharing<'_> {
    fn drop(&mut self) {
        if !self.is_made {
            self.bot.shared.take_back(&self.key);
        }
    }
}
