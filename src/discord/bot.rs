//! What handlers work with.

use std::sync::Arc;
use std::time::Duration;

use serenity::http::Http;
use tokio::sync::Semaphore;

use super::cards;
use super::gallery::{Drawn, Gallery, Moving};
use super::portraits::Portraits;
use super::text::{Speaker, Texts};
use super::unnoted::Unnoted;
use crate::engine::{Position, Rules, Seat};
use crate::ids::{Timestamp, UserId};
use crate::render::{Film, Marker, Painters, PictureSize, Scene, Still};
use crate::service::{
    BoardForm, Clock, GameView, MatchView, Profile, Service, Settings, TableView,
};

/// The bot: the service, and what turns its answers into messages.
#[derive(Clone)]
pub struct Bot {
    /// Who may do what and when.
    pub service: Service,
    /// The sentences.
    pub texts: Arc<Texts>,
    gallery: Gallery,
    portraits: Portraits,
    size: PictureSize,
    /// One thinks at a time, so that pictures never wait for it.
    thinkers: Arc<Semaphore>,
    clock: Arc<dyn Clock>,
    /// REST, for what has to be asked before something is decided.
    pub(super) http: Arc<Http>,
    /// What is on Discord and could not be noted yet.
    pub(super) unnoted: Unnoted,
}

impl Bot {
    /// Puts a bot together; pictures are `size` pixels on the long side.
    pub fn new(
        service: Service,
        texts: Arc<Texts>,
        painters: Painters,
        size: PictureSize,
        clock: Arc<dyn Clock>,
        http: Arc<Http>,
        portraits: Portraits,
    ) -> Self {
        Self {
            service,
            texts,
            gallery: Gallery::new(painters),
            portraits,
            size,
            thinkers: Arc::new(Semaphore::new(1)),
            clock,
            http,
            unnoted: Unnoted::default(),
        }
    }

    /// The present moment.
    pub fn now(&self) -> Timestamp {
        self.clock.now()
    }

    /// The time since the start, by a clock that cannot be set.
    pub fn uptime(&self) -> Duration {
        self.clock.uptime()
    }

    /// Speaks a language.
    pub fn speaker(&self, locale: &str) -> Speaker<'_> {
        self.texts.speaker(locale)
    }

    /// The picture of a match as everybody sees it; `None` before its game, or where drawing
    /// failed, which must not keep the message back.
    pub async fn picture(&self, view: &MatchView) -> Option<Drawn> {
        match view.game() {
            Some(game) => {
                self.draw(view.theme.as_deref(), game, None, Vec::new())
                    .await
            }
            None => None,
        }
    }

    /// The same from the side of one person whose view it is, with signs on cells.
    pub async fn picture_marked(
        &self,
        view: &MatchView,
        user: UserId,
        markers: Vec<Marker>,
    ) -> Option<Drawn> {
        match view.game() {
            Some(game) => {
                let seat = Some(game.seat_of_user(user));
                self.draw(view.theme.as_deref(), game, seat, markers).await
            }
            None => None,
        }
    }

    /// The picture of a match from the side of one person whose view it is.
    pub async fn picture_for(&self, view: &MatchView, user: UserId) -> Option<Drawn> {
        self.picture_marked(view, user, Vec::new()).await
    }

    /// A match as one person wants to see it, where that person alone sees it.
    pub async fn view_for(&self, view: MatchView, user: UserId) -> MatchView {
        let own = self.own_settings(user).await;
        MatchView {
            theme: own.theme.or(view.theme),
            board_form: match own.boards {
                BoardForm::Picture => view.board_form,
                BoardForm::WithText => BoardForm::WithText,
            },
            ..view
        }
    }

    /// The usual settings where they cannot be read, which must not keep a message back.
    async fn own_settings(&self, user: UserId) -> Settings {
        let settings = self.service.settings_of_user(user).await;
        let own = settings.inspect_err(|error| {
            tracing::error!(?error, "what somebody wants cannot be read");
        });
        own.unwrap_or_default()
    }

    /// The beginning of a game from the first side, with its goal outlined.
    pub async fn picture_of_start(&self, rules: Rules, user: UserId) -> Option<Drawn> {
        let scene = Scene::of(&Position::start(rules)).for_seat(Seat::FIRST);
        self.picture_of_lesson(scene, user).await
    }

    /// A scene that explains something to one person.
    pub async fn picture_of_lesson(&self, scene: Scene, user: UserId) -> Option<Drawn> {
        let theme = self.own_settings(user).await.theme;
        self.gallery
            .draw(theme.as_deref(), scene.sized(self.size))
            .await
    }

    /// A game as it once stood, from a side.
    pub async fn picture_of_still(
        &self,
        theme: Option<&str>,
        still: &Still,
        seat: Seat,
    ) -> Option<Drawn> {
        let scene = still.scene().seen_from(seat).sized(self.size);
        self.gallery.draw(theme, scene).await
    }

    /// A game as a moving picture of at most so many bytes.
    pub async fn moving_picture(
        &self,
        theme: Option<&str>,
        film: Film,
        most_bytes: usize,
    ) -> Option<Moving> {
        self.gallery.film(theme, film, most_bytes).await
    }

    /// Thinks about something, on a thread that waits for nobody; nothing where that failed.
    pub async fn think<T: Send + 'static>(
        &self,
        think: impl FnOnce() -> T + Send + 'static,
    ) -> Option<T> {
        let turn = Arc::clone(&self.thinkers).acquire_owned();
        let turn = turn.await.expect("it is never closed");
        let thinking = tokio::task::spawn_blocking(move || {
            let _turn = turn;
            think()
        });
        let thought = thinking.await.inspect_err(|error| {
            tracing::error!(%error, "thinking ended by a panic");
        });
        thought.ok()
    }

    /// The names of the themes.
    pub fn themes(&self) -> Vec<String> {
        self.gallery.themes()
    }

    /// The card of a table; `None` where drawing failed, or nobody is in it.
    pub async fn table_card(&self, view: &TableView, by: UserId) -> Option<Drawn> {
        if view.rows.is_empty() {
            return None;
        }
        let people: Vec<_> = view.rows.iter().map(|row| &row.person).collect();
        let portraits = self.portraits.of(&people).await;
        let card = cards::table(view, portraits, by);
        self.gallery.make(move || card.png()).await
    }

    /// The curve of somebody's rating; `None` where there is no curve to see, or drawing failed.
    pub async fn rating_curve(&self, profile: &Profile) -> Option<Drawn> {
        let curve = cards::curve(profile)?;
        self.gallery.make(move || curve.png()).await
    }

    async fn draw(
        &self,
        theme: Option<&str>,
        game: &GameView,
        seat: Option<Seat>,
        markers: Vec<Marker>,
    ) -> Option<Drawn> {
        let last = game.last.as_ref().map(|last| &last.route);
        let mut scene = Scene::of_game(&game.standing, last)
            .marked(markers)
            .sized(self.size);
        if game.seats.len() > 2 {
            scene = scene.with_places(game.ranking());
        }
        let scene = match seat {
            Some(seat) => scene.for_seat(seat),
            None => scene,
        };
        self.gallery.draw(theme, scene).await
    }
}
