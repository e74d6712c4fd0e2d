//! What handlers work with.

use std::sync::Arc;
use std::time::Duration;

use super::text::{Speaker, Texts};
use crate::engine::Seat;
use crate::ids::{Timestamp, UserId};
use crate::render::{Painter, PictureSize, Scene};
use crate::service::{Clock, GameView, MatchView, Service};

/// The bot: the service, and what turns its answers into messages.
#[derive(Clone)]
pub struct Bot {
    /// Who may do what and when.
    pub service: Service,
    /// The sentences.
    pub texts: Arc<Texts>,
    painter: Arc<Painter>,
    size: PictureSize,
    clock: Arc<dyn Clock>,
}

impl Bot {
    /// Puts a bot together; pictures are `size` pixels on the long side.
    pub fn new(
        service: Service,
        texts: Arc<Texts>,
        painter: Arc<Painter>,
        size: PictureSize,
        clock: Arc<dyn Clock>,
    ) -> Self {
        Self {
            service,
            texts,
            painter,
            size,
            clock,
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
    pub async fn picture(&self, view: &MatchView) -> Option<Vec<u8>> {
        match view.game() {
            Some(game) => self.draw(game, Seat::FIRST).await,
            None => None,
        }
    }

    /// The picture of a match from the side of one person.
    pub async fn picture_for(&self, view: &MatchView, user: UserId) -> Option<Vec<u8>> {
        match view.game() {
            Some(game) => self.draw(game, game.seat_of_user(user)).await,
            None => None,
        }
    }

    async fn draw(&self, game: &GameView, seat: Seat) -> Option<Vec<u8>> {
        let mut scene = Scene::of(game.game.position())
            .seen_from(seat)
            .sized(self.size);
        if let Some(last) = &game.last
            && game.game.position().placement().at(last.mv.to()).is_some()
        {
            scene = scene.after(&last.route);
        }
        let painter = Arc::clone(&self.painter);
        let drawn = tokio::task::spawn_blocking(move || painter.png(&scene)).await;
        match drawn {
            Ok(Ok(png)) => Some(png),
            Ok(Err(error)) => {
                tracing::error!(%error, "a picture cannot be drawn");
                None
            }
            Err(error) => {
                tracing::error!(%error, "drawing a picture ended by a panic");
                None
            }
        }
    }
}
