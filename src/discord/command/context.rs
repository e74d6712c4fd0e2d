//! The context in which a request is answered.

use halma_mind::Level;
use halma_picture::{Marker, Scene};
use halma_rules::{Position, Rules, Seat, Variant};
use halma_service::ids::{self, GuildId, MatchId, UserId};
use halma_service::{Act, BoardForm, Error, MatchView, Settings};

use crate::discord::bot::Bot;
use crate::discord::command::Answer;
use crate::discord::interaction::caller::Caller;
use crate::discord::interaction::invite;
use crate::discord::parts::body::Body;
use crate::discord::parts::id::match_of;
use crate::discord::pictures::gallery::Drawn;
use crate::discord::text::{Say as _, Speaker, say};
use crate::one_at_a_time::{Turn, Work};

/// The bot, the person who asks, and the server.
#[derive(Clone, Copy)]
pub struct Context<'a> {
    /// The bot.
    pub bot: &'a Bot,
    /// Who asks, and from where.
    pub caller: &'a Caller,
    /// The server, or the conversation.
    pub guild: GuildId,
}

impl<'a> Context<'a> {
    /// Returns the speaker of the person's language.
    pub fn speaker(&self) -> Speaker<'a> {
        self.bot.speaker(self.caller.language())
    }

    /// Returns the person who asks.
    pub fn user(&self) -> UserId {
        self.caller.person.user
    }

    /// Returns the match that the pressed button is about, and the turn for which it was.
    pub fn on_match(&self) -> Option<(MatchId, Option<ids::Turn>)> {
        self.caller.pressed.as_deref().and_then(match_of)
    }

    /// Returns the action for the service.
    pub fn act(&self) -> Act {
        self.caller.act(self.bot.now())
    }

    /// Returns the person's settings; reads them only if that failed when the request came in.
    ///
    /// # Errors
    /// The store failed.
    pub async fn settings(&self) -> Result<Settings, Error> {
        match &self.caller.known {
            Some(known) => Ok(known.settings.clone()),
            None => Ok(self.bot.service.recognize(self.user()).await?.settings),
        }
    }

    /// Returns the person's settings, or the defaults if they can't be read, which must not hold a
    /// message back.
    async fn own_settings(&self) -> Settings {
        let own = self.settings().await.inspect_err(|error| {
            tracing::error!(?error, "can't read a person's settings");
        });
        own.unwrap_or_default()
    }

    /// Returns a match as the person wants to see it in private messages.
    pub async fn own_view(&self, view: MatchView) -> MatchView {
        let own = self.own_settings().await;
        MatchView {
            theme: own.theme.or(view.theme),
            board_form: match own.boards {
                BoardForm::Picture => view.board_form,
                BoardForm::WithText => BoardForm::WithText,
            },
            ..view
        }
    }

    /// Returns a picture of a match from the person's side, with markers on cells.
    pub async fn picture_marked(&self, view: &MatchView, markers: Vec<Marker>) -> Option<Drawn> {
        let speaker = self.speaker();
        (self.bot.picture_marked(speaker, view, self.user(), markers)).await
    }

    /// Returns a picture of the starting position from the first side, with its goal outlined.
    pub async fn picture_of_start(&self, rules: Rules) -> Option<Drawn> {
        let scene = Scene::of(&Position::start(rules)).for_seat(Seat::FIRST);
        self.picture_of_lesson(scene).await
    }

    /// Returns a picture of a scene that explains something to the person.
    pub async fn picture_of_lesson(&self, scene: Scene) -> Option<Drawn> {
        let theme = self.own_settings().await.theme;
        self.bot.picture_of_scene(theme.as_deref(), scene).await
    }

    /// Returns a picture of several explaining scenes on one sheet.
    pub async fn picture_of_lessons(&self, scenes: Vec<Scene>) -> Option<Drawn> {
        let theme = self.own_settings().await.theme;
        self.bot.picture_of_sheet(theme.as_deref(), scenes).await
    }

    /// Returns the computer's level for the person, who named none.
    pub async fn level_to_try(&self, variant: Variant) -> Result<Level, Error> {
        let asker = self.caller.asker();
        self.bot.service.level_to_try(asker, variant).await
    }

    /// Waits until the person has no work of this kind running.
    ///
    /// # Errors
    /// A message that asks the person to wait, because too many requests are waiting.
    pub async fn turn(&self, work: Work) -> Result<Turn, Body> {
        let turn = self.bot.one_at_a_time.turn(self.user(), work).await;
        turn.ok_or_else(|| Body::text(self.speaker().say("one-at-a-time")))
    }

    /// Returns a private answer of one sentence.
    pub fn private(&self, key: &str) -> Answer {
        Answer::private(Body::text(self.speaker().say(key)))
    }

    /// Returns the answer to a button or choice that this bot doesn't offer.
    pub fn unknown(&self) -> Answer {
        self.private("unknown-request")
    }

    /// Names the permissions the bot lacks in this channel, so that no game starts that can't be
    /// shown.
    pub fn missing_permissions(&self) -> Option<Answer> {
        let caller = self.caller;
        if let Some(conversation) = &caller.conversation {
            let is_kept = conversation.is_kept_private;
            return is_kept.then(|| self.private("kept-private"));
        }
        self.name_missing(invite::missing(caller.permissions, caller.threads))
    }

    /// Names the permissions the bot lacks to create threads in this channel.
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
