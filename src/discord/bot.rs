//! What handlers work with.

use std::num::NonZero;
use std::sync::Arc;
use std::time::Duration;

use serenity::http::Http;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

use super::text::{Speaker, Texts};
use crate::engine::Seat;
use crate::ids::{Timestamp, UserId};
use crate::render::{Painter, PictureSize, Scene};
use crate::service::{Clock, GameView, MatchView, Service};

/// The memory that pictures may take which are drawn and not sent yet, in units of [`ROOM_BYTES`].
/// A slow network must not fill the machine's memory with them.
const MOST_ROOM: usize = 384;
const ROOM_BYTES: usize = 64 << 10;
/// What is reserved before it is known how large a picture becomes, and how often a picture lies in
/// memory while it is sent.
const ROOM_BEFORE: u32 = 6;
const COPIES: usize = 3;

/// Keeps memory reserved for a picture until it is dropped.
#[derive(Clone, Debug)]
pub struct Room(#[expect(dead_code, reason = "held for its end")] Arc<OwnedSemaphorePermit>);

/// A drawn picture.
#[derive(Clone, Debug)]
pub struct Drawn {
    /// The PNG file.
    pub bytes: Vec<u8>,
    /// Its memory.
    pub room: Room,
}

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
    /// REST, for what has to be asked before something is decided.
    pub(super) http: Arc<Http>,
    room: Arc<Semaphore>,
    /// As many pictures are drawn at a time as there are processors.
    brushes: Arc<Semaphore>,
}

impl Bot {
    /// Puts a bot together; pictures are `size` pixels on the long side.
    pub fn new(
        service: Service,
        texts: Arc<Texts>,
        painter: Arc<Painter>,
        size: PictureSize,
        clock: Arc<dyn Clock>,
        http: Arc<Http>,
    ) -> Self {
        let processors = std::thread::available_parallelism().map_or(1, NonZero::get);
        Self {
            service,
            texts,
            painter,
            size,
            clock,
            http,
            room: Arc::new(Semaphore::new(MOST_ROOM)),
            brushes: Arc::new(Semaphore::new(processors)),
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
            Some(game) => self.draw(game, Seat::FIRST).await,
            None => None,
        }
    }

    /// The picture of a match from the side of one person.
    pub async fn picture_for(&self, view: &MatchView, user: UserId) -> Option<Drawn> {
        match view.game() {
            Some(game) => self.draw(game, game.seat_of_user(user)).await,
            None => None,
        }
    }

    async fn draw(&self, game: &GameView, seat: Seat) -> Option<Drawn> {
        let mut scene = Scene::of(game.game.position())
            .seen_from(seat)
            .sized(self.size);
        if let Some(last) = &game.last
            && game.game.position().placement().at(last.mv.to()).is_some()
        {
            scene = scene.after(&last.route);
        }
        let reserved = Arc::clone(&self.room).acquire_many_owned(ROOM_BEFORE);
        let mut room = reserved.await.expect("it is never closed");
        let brush = self.brushes.acquire().await.expect("they are never closed");
        let painter = Arc::clone(&self.painter);
        let drawn = tokio::task::spawn_blocking(move || painter.png(&scene)).await;
        drop(brush);
        match drawn {
            Ok(Ok(bytes)) => {
                let needed = (bytes.len() * COPIES).div_ceil(ROOM_BYTES);
                drop(room.split(room.num_permits().saturating_sub(needed)));
                let room = Room(Arc::new(room));
                Some(Drawn { bytes, room })
            }
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
