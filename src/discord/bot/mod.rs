//! The bot, as handlers use it.

pub mod answering;
pub mod asking;
pub mod budget;
pub mod bulletins;
pub mod hourly;
pub mod outgoing;
pub mod unnoted;

use std::sync::Arc;
use std::time::Duration;

use halma_picture::card::{LeadCurve, Portrait, TableCard};
use halma_picture::{Film, Marker, Painter, Painters, PictureSize, Scene};
use halma_rules::Seat;
use halma_service::ids::{ChannelId, Timestamp, UserId};
use halma_service::{Clock, GameView, MatchView, Participant, Profile, Service};

use crate::discord::bot::answering::Answering;
use crate::discord::bot::budget::Budget;
use crate::discord::bot::hourly::Hourly;
use crate::discord::bot::unnoted::Unnoted;
use crate::discord::http::Http;
use crate::discord::interaction::caller::Caller;
use crate::discord::parts::id::Id;
use crate::discord::parts::picture_names::picture_names;
use crate::discord::pictures;
use crate::discord::pictures::films::{FilmKey, Films};
use crate::discord::pictures::gallery::{Drawn, Gallery, Moving};
use crate::discord::pictures::portraits::Portraits;
use crate::discord::text::{Speaker, Texts};
use crate::metrics::Metrics;
use crate::one_at_a_time::{OneAtATime, Work};
use crate::opponent::{Adviser, Opponent, Reviews};

/// How long to wait for a person's settings before answering in the language of their Discord.
const SETTINGS_PATIENCE: Duration = Duration::from_millis(300);

/// Everything needed to make pictures.
pub struct Pictures {
    /// The painters of boards.
    pub painters: Painters,
    /// The long side of boards.
    pub size: PictureSize,
    /// Where films are made.
    pub films: Films,
    /// The profile pictures.
    pub portraits: Portraits,
    /// Where drawing times are recorded.
    pub metrics: Metrics,
}

/// Whether the board page can be opened inside Discord.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PageInside {
    /// It can, by buttons and the entry point.
    Offered,
    /// Only by a link, or there is no page.
    Missing,
}

/// What is shared in a channel, and whose result it is if it is one.
pub type Shared = (ChannelId, (Option<UserId>, Id));

/// The bot: the service, and everything that turns its results into messages.
#[derive(Clone)]
pub struct Bot {
    /// The rules of who may do what and when.
    pub service: Service,
    /// The sentences.
    pub texts: Arc<Texts>,
    gallery: Gallery,
    portraits: Portraits,
    size: PictureSize,
    clock: Arc<dyn Clock>,
    /// The computer opponent in matches.
    pub opponent: Opponent,
    /// The REST client, for questions before a decision.
    pub http: Arc<Http>,
    /// The long work in progress per person.
    pub one_at_a_time: OneAtATime,
    /// When people were last told about their next game.
    pub told_next: Hourly<UserId>,
    /// What was recently shared, and in which channel.
    pub shared: Hourly<Shared>,
    /// Recent analyses.
    pub reviews: Reviews,
    /// Deliveries that couldn't be recorded yet.
    pub unnoted: Unnoted,
    /// What is being answered now.
    pub answering: Answering,
    /// The public address of the board page, if there is one.
    pub board: Option<Arc<str>>,
    /// The budget for requests that Discord counts.
    pub budget: Arc<Budget>,
    /// The metrics.
    pub metrics: Metrics,
}

impl Bot {
    /// Creates a bot.
    pub fn new(
        service: Service,
        texts: Arc<Texts>,
        pictures: Pictures,
        clock: Arc<dyn Clock>,
        http: Arc<Http>,
        opponent: Opponent,
    ) -> Self {
        let Pictures {
            painters,
            size,
            films,
            portraits,
            metrics,
        } = pictures;
        Self {
            service,
            texts,
            gallery: Gallery::new(painters, films, metrics.clone()),
            portraits,
            size,
            clock,
            opponent,
            http,
            one_at_a_time: OneAtATime::default(),
            told_next: Hourly::default(),
            shared: Hourly::default(),
            reviews: Reviews::default(),
            unnoted: Unnoted::default(),
            answering: Answering::default(),
            board: None,
            budget: Arc::default(),
            metrics,
        }
    }

    /// Returns the computer as people ask it.
    pub fn adviser(&self) -> Adviser<'_> {
        Adviser {
            service: &self.service,
            opponent: &self.opponent,
            one_at_a_time: &self.one_at_a_time,
            reviews: &self.reviews,
        }
    }

    /// Returns the same bot with another service over the same records.
    #[must_use]
    pub fn with_service(&self, service: Service) -> Self {
        Self {
            service,
            ..self.clone()
        }
    }

    /// Returns the same bot with a board page at an address.
    #[must_use]
    pub fn with_board(self, address: Option<&str>) -> Self {
        Self {
            board: address.map(Arc::from),
            ..self
        }
    }

    /// Returns whether people can open the board page inside Discord.
    pub fn page_inside(&self) -> PageInside {
        if self.board.is_some() && self.http.offers_activity() {
            PageInside::Offered
        } else {
            PageInside::Missing
        }
    }

    /// Returns the current time.
    pub fn now(&self) -> Timestamp {
        self.clock.now()
    }

    /// Returns the REST client.
    pub fn http(&self) -> Arc<Http> {
        Arc::clone(&self.http)
    }

    /// Returns the clock.
    pub fn clock(&self) -> Arc<dyn Clock> {
        Arc::clone(&self.clock)
    }

    /// Returns the time since the start by a monotonic clock.
    pub fn uptime(&self) -> Duration {
        self.clock.uptime()
    }

    /// Returns the speaker of a language.
    pub fn speaker(&self, locale: &str) -> Speaker<'_> {
        self.texts.speaker(locale)
    }

    /// Adds the person's settings to a caller. A slow or unreachable store delays no answer: it
    /// then comes in the language of the person's Discord.
    pub async fn recognized(&self, caller: Caller) -> Caller {
        let known = self.service.recognize(caller.person.user);
        let known = tokio::time::timeout(SETTINGS_PATIENCE, known).await;
        Caller {
            known: known.ok().and_then(Result::ok),
            ..caller
        }
    }

    /// Returns the public picture of a match, or `None` before its game starts or if drawing fails,
    /// which must not hold the message back.
    pub async fn picture(&self, view: &MatchView) -> Option<Drawn> {
        match view.game() {
            Some(game) => {
                let speaker = self.speaker(&view.card.place.locale);
                let look = (view.theme.as_deref(), speaker);
                self.draw(look, game, None, Vec::new()).await
            }
            None => None,
        }
    }

    /// Returns the picture from one person's side, with markers on cells.
    pub async fn picture_marked(
        &self,
        speaker: Speaker<'_>,
        view: &MatchView,
        user: UserId,
        markers: Vec<Marker>,
    ) -> Option<Drawn> {
        match view.game() {
            Some(game) => {
                let seat = Some(game.seat_of_user(user));
                let look = (view.theme.as_deref(), speaker);
                self.draw(look, game, seat, markers).await
            }
            None => None,
        }
    }

    /// Returns the picture of a match from one person's side.
    pub async fn picture_for(
        &self,
        speaker: Speaker<'_>,
        view: &MatchView,
        user: UserId,
    ) -> Option<Drawn> {
        self.picture_marked(speaker, view, user, Vec::new()).await
    }

    /// Returns the picture of a scene for everyone on a server.
    pub async fn picture_of_scene(&self, theme: Option<&str>, scene: Scene) -> Option<Drawn> {
        self.gallery.draw(theme, scene.sized(self.size)).await
    }

    /// Returns scenes of one board on one sheet, each half as large as a board.
    pub async fn picture_of_sheet(&self, theme: Option<&str>, scenes: Vec<Scene>) -> Option<Drawn> {
        let size = PictureSize::new((self.size.pixels() / 2) as u16).unwrap_or(self.size);
        let scenes = scenes.into_iter().map(|scene| scene.sized(size));
        self.gallery.draw_sheet(theme, scenes.collect()).await
    }

    /// Returns a GIF of a game with at most `most_bytes` bytes.
    pub async fn moving_picture(
        &self,
        key: FilmKey,
        film: impl FnOnce() -> Film + Send + 'static,
        most_bytes: usize,
    ) -> Option<Moving> {
        self.gallery.film(key, film, most_bytes).await
    }

    /// Returns the names of the themes.
    pub fn themes(&self) -> Vec<String> {
        self.gallery.themes()
    }

    /// Returns the painter of a theme, or the default one if it no longer exists.
    pub fn painter(&self, theme: Option<&str>) -> Arc<Painter> {
        self.gallery.painter(theme)
    }

    /// Returns the name of the default theme.
    pub fn usual_theme(&self) -> String {
        self.themes().into_iter().next().unwrap_or_default()
    }

    /// Returns the card of a table with these people, or `None` if drawing fails or nobody is in it.
    /// `by` is who asks.
    pub async fn table_card(
        &self,
        people: &[&Participant],
        by: Option<UserId>,
        make: impl FnOnce(Vec<Option<Portrait>>) -> TableCard,
    ) -> Option<Drawn> {
        if people.is_empty() {
            return None;
        }
        let _turn = match by {
            Some(by) => Some(self.one_at_a_time.turn(by, Work::Card).await?),
            None => None,
        };
        let card = make(self.portraits.of(people).await);
        self.gallery.make(move || card.png()).await
    }

    /// Returns the curve of a person's rating, or `None` if there is none or drawing fails.
    pub async fn rating_curve(&self, profile: &Profile, by: UserId) -> Option<Drawn> {
        let _turn = self.one_at_a_time.turn(by, Work::Card).await?;
        let curve = pictures::cards::curve(profile)?;
        self.gallery.make(move || curve.png()).await
    }

    /// Returns the curve of who was ahead, or `None` if drawing fails.
    pub async fn lead_curve(&self, curve: LeadCurve) -> Option<Drawn> {
        self.gallery.make(move || curve.png()).await
    }

    async fn draw(
        &self,
        (theme, speaker): (Option<&str>, Speaker<'_>),
        game: &GameView,
        seat: Option<Seat>,
        markers: Vec<Marker>,
    ) -> Option<Drawn> {
        let last = game.earlier.iter().chain(&game.last);
        let mut scene = Scene::of_game(&game.standing, last.map(|last| &last.route))
            .with_names(picture_names(speaker, game))
            .marked(markers)
            .sized(self.size);
        if game.seats.len() > 2 {
            scene = scene.with_places(game.ranking());
        }
        let scene = if let Some(seat) = seat {
            scene.for_seat(seat)
        } else {
            let scene = scene.seen_from(game.public_side());
            let newcomer = game.first_turn().into_iter();
            newcomer.fold(scene, Scene::outlining_goal)
        };
        self.gallery.draw(theme, scene).await
    }
}
