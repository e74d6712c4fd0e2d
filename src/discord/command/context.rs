//! What everything that answers a request works with.

use crate::discord::bot::Bot;
use crate::discord::bot::one_at_a_time::{Turn, Work};
use crate::discord::command::Answer;
use crate::discord::interaction::caller::Caller;
use crate::discord::interaction::invite;
use crate::discord::parts::body::Body;
use crate::discord::pictures::gallery::Drawn;
use crate::discord::text::{Speaker, say};
use crate::ids::{GuildId, UserId};
use crate::service::{Act, BoardForm, Error, MatchView, Settings};
use halma_picture::{Marker, Scene};
use halma_rules::{Position, Rules, Seat};

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

    /// What the person wants; it is read here only where that failed when the request came.
    ///
    /// # Errors
    /// The store failed.
    pub async fn settings(&self) -> Result<Settings, Error> {
        match &self.caller.known {
            Some(known) => Ok(known.settings.clone()),
            None => Ok(self.bot.service.recognize(self.user()).await?.settings),
        }
    }

    /// The usual settings where they cannot be read, which must not keep a message back.
    async fn own_settings(&self) -> Settings {
        let own = self.settings().await.inspect_err(|error| {
            tracing::error!(?error, "can't read a person's settings");
        });
        own.unwrap_or_default()
    }

    /// A match as the person wants to see it, where that person alone sees it.
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

    /// A match from the person's own side, with signs on cells.
    pub async fn picture_marked(&self, view: &MatchView, markers: Vec<Marker>) -> Option<Drawn> {
        let speaker = self.speaker();
        (self.bot.picture_marked(speaker, view, self.user(), markers)).await
    }

    /// The beginning of a game from the first side, with its goal outlined.
    pub async fn picture_of_start(&self, rules: Rules) -> Option<Drawn> {
        let scene = Scene::of(&Position::start(rules)).for_seat(Seat::FIRST);
        self.picture_of_lesson(scene).await
    }

    /// A scene that explains something to the person.
    pub async fn picture_of_lesson(&self, scene: Scene) -> Option<Drawn> {
        let theme = self.own_settings().await.theme;
        self.bot.picture_of_scene(theme.as_deref(), scene).await
    }

    /// Several scenes that explain something to the person, on one sheet.
    pub async fn picture_of_lessons(&self, scenes: Vec<Scene>) -> Option<Drawn> {
        let theme = self.own_settings().await.theme;
        self.bot.picture_of_sheet(theme.as_deref(), scenes).await
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
