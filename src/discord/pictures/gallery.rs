//! Draws pictures, limited by the number of processors and by memory until they are sent: a slow
//! network must not fill the machine with pictures.

use std::fmt::Display;
use std::num::NonZero;
use std::sync::Arc;
use std::time::Instant;

use halma_picture::{Film, Painter, Painters, Scene};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

use crate::discord::pictures::films::{FilmKey, Films, MovingFacts};
use crate::metrics::Metrics;

/// The memory for pictures drawn but not sent yet, in units of [`ROOM_BYTES`].
const MOST_ROOM: usize = 384;
const ROOM_BYTES: usize = 64 << 10;
/// How much is reserved before a picture's size is known.
const ROOM_BEFORE: u32 = 6;
/// How many copies of a picture are in memory while it is sent.
const COPIES: usize = 3;

/// Keeps memory reserved for a picture until it is dropped.
#[derive(Clone, Debug)]
pub struct Room(#[expect(dead_code, reason = "held for its end")] Arc<OwnedSemaphorePermit>);

/// A drawn picture.
#[derive(Clone, Debug)]
pub struct Drawn {
    /// The PNG file.
    pub bytes: Vec<u8>,
    /// Its reserved memory.
    pub room: Room,
}

/// A GIF that is ready to send.
pub type Moving = (Drawn, MovingFacts);

/// Draws pictures.
#[derive(Clone)]
pub struct Gallery {
    painters: Painters,
    films: Films,
    room: Arc<Semaphore>,
    /// The memory for films, kept separate so that no board waits for one.
    film_room: Arc<Semaphore>,
    brushes: Arc<Semaphore>,
    metrics: Metrics,
}

impl Gallery {
    pub fn new(painters: Painters, films: Films, metrics: Metrics) -> Self {
        let processors = std::thread::available_parallelism().map_or(1, NonZero::get);
        Self {
            painters,
            films,
            room: Arc::new(Semaphore::new(MOST_ROOM)),
            film_room: Arc::new(Semaphore::new(MOST_ROOM)),
            brushes: Arc::new(Semaphore::new(processors)),
            metrics,
        }
    }

    /// Returns the names of the themes.
    pub fn themes(&self) -> Vec<String> {
        self.painters.names().map(str::to_owned).collect()
    }

    /// Returns the painter of a theme, or the default one if it no longer exists.
    pub fn painter(&self, theme: Option<&str>) -> Arc<Painter> {
        Arc::clone(self.painters.named(theme))
    }

    /// Draws a board, or returns `None` on failure.
    pub async fn draw(&self, theme: Option<&str>, scene: Scene) -> Option<Drawn> {
        let painter = self.painter(theme);
        self.make(move || painter.png(&scene)).await
    }

    /// Draws boards of one kind on one sheet, or returns `None` on failure.
    pub async fn draw_sheet(&self, theme: Option<&str>, scenes: Vec<Scene>) -> Option<Drawn> {
        let painter = self.painter(theme);
        self.make(move || painter.sheet(&scenes)).await
    }

    /// Returns a film, cached or drawn; `None` on failure.
    pub async fn film(
        &self,
        key: FilmKey,
        film: impl FnOnce() -> Film + Send + 'static,
        most_bytes: usize,
    ) -> Option<Moving> {
        let painter = self.painter(key.theme.as_deref());
        let reserved = reserve(&self.film_room).await;
        let shown = self.films.film(key, painter, film, most_bytes).await?;
        let room = settle(&self.film_room, reserved, shown.gif.len());
        let bytes = shown.gif.to_vec();
        Some((Drawn { bytes, room }, shown.facts))
    }

    /// Makes a picture on a blocking thread once there is memory; `None` on failure.
    pub async fn make<E>(
        &self,
        make: impl FnOnce() -> Result<Vec<u8>, E> + Send + 'static,
    ) -> Option<Drawn>
    where
        E: Display + Send + 'static,
    {
        let reserved = reserve(&self.room).await;
        let brush = Arc::clone(&self.brushes).acquire_owned();
        let brush = brush.await.expect("they are never closed");
        let metrics = self.metrics.clone();
        let drawing = tokio::task::spawn_blocking(move || {
            let _brush = brush;
            let begun = Instant::now();
            let made = make();
            metrics.rendered(begun.elapsed());
            made
        });
        match drawing.await {
            Ok(Ok(bytes)) => {
                let room = settle(&self.room, reserved, bytes.len());
                Some(Drawn { bytes, room })
            }
            Ok(Err(error)) => {
                tracing::error!(%error, "couldn't draw a picture");
                None
            }
            Err(error) => {
                tracing::error!(%error, "drawing a picture panicked");
                None
            }
        }
    }
}

async fn reserve(room: &Arc<Semaphore>) -> OwnedSemaphorePermit {
    let reserved = Arc::clone(room).acquire_many_owned(ROOM_BEFORE);
    reserved.await.expect("it is never closed")
}

/// Adjusts the reservation to a picture's size.
fn settle(room: &Arc<Semaphore>, mut reserved: OwnedSemaphorePermit, bytes: usize) -> Room {
    let needed = (bytes * COPIES).div_ceil(ROOM_BYTES);
    drop(reserved.split(reserved.num_permits().saturating_sub(needed)));
    // Waiting for more while holding some could deadlock.
    let lacking = needed.saturating_sub(reserved.num_permits()) as u32;
    if let Ok(more) = Arc::clone(room).try_acquire_many_owned(lacking) {
        reserved.merge(more);
    }
    Room(Arc::new(reserved))
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;
    use halma_picture::PictureSize;
    use halma_rules::{Position, Rules, Variant};

    fn scene() -> Scene {
        let position = Position::start(Rules::default_for(Variant::Halma8));
        let size = PictureSize::new(256).expect("a size that pictures have");
        Scene::of(&position).sized(size)
    }

    #[tokio::test]
    async fn pictures_wait_for_memory_until_others_are_sent() {
        let films = Films::new().expect("a thread");
        let gallery = Gallery::new(Painters::default(), films, Metrics::default());
        let mut unsent = Vec::new();
        let full = loop {
            let drawing = gallery.draw(None, scene());
            match tokio::time::timeout(Duration::from_secs(2), drawing).await {
                Ok(drawn) => unsent.push(drawn.expect("a picture")),
                Err(_) => break unsent.len(),
            }
        };
        let bytes: usize = unsent.iter().map(|drawn| drawn.bytes.len() * COPIES).sum();
        assert!(
            full > 50 && bytes <= MOST_ROOM * ROOM_BYTES,
            "{full}, {bytes} bytes"
        );
        unsent.truncate(full - ROOM_BEFORE as usize);
        assert!(
            gallery.draw(None, scene()).await.is_some(),
            "there is room again"
        );
    }
}
