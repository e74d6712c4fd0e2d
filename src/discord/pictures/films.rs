//! GIFs of games: drawn on a thread of low priority and cached.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use halma_picture::{Film, MovingPicture, Painter};
use halma_service::ids::{MatchId, Turn};
use lru::LruCache;

use halma_service::background::{Pool, Priority};

/// The maximum number of bytes of all cached films.
const MOST_KEPT: usize = 16 << 20;

/// Everything that decides how a film looks.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct FilmKey {
    /// The game.
    pub id: MatchId,
    /// The turn it has reached, which increases with every change of the game.
    pub turn: Turn,
    /// The number of events before the first picture.
    pub from: usize,
    /// The number of the seat from which it is seen.
    pub side: usize,
    /// The theme, if not the default.
    pub theme: Option<String>,
}

/// A finished film.
#[derive(Clone)]
pub struct Shown {
    pub gif: Arc<[u8]>,
    pub facts: MovingFacts,
}

/// Details of a GIF.
#[derive(Clone, Copy, Debug)]
pub struct MovingFacts {
    /// Pixels on the long side.
    pub pixels: usize,
    /// Shows every n-th move.
    pub step: usize,
}

impl MovingFacts {
    /// Returns true if it had to be made smaller than usual.
    pub fn is_small(self) -> bool {
        self.pixels < MovingPicture::USUAL.pixels()
    }
}

/// Draws and caches films; clones share the cache.
#[derive(Clone)]
pub struct Films {
    pool: Pool,
    kept: Arc<Mutex<Kept>>,
}

struct Kept {
    films: LruCache<FilmKey, Shown>,
    bytes: usize,
}

impl Films {
    /// Starts the drawing thread.
    ///
    /// # Errors
    /// The system can't start a thread.
    pub fn new() -> std::io::Result<Self> {
        let kept = Kept {
            films: LruCache::unbounded(),
            bytes: 0,
        };
        Ok(Self {
            pool: Pool::new("film", 1, Priority::Idle)?,
            kept: Arc::new(Mutex::new(kept)),
        })
    }

    /// Returns the film with this key, cached or drawn, with at most `most_bytes` bytes. `None` on
    /// failure.
    pub async fn film(
        &self,
        key: FilmKey,
        painter: Arc<Painter>,
        film: impl FnOnce() -> Film + Send + 'static,
        most_bytes: usize,
    ) -> Option<Shown> {
        let here = self.clone();
        let drawing = self.pool.run(move || {
            // The previous request in the queue may have been for the same film.
            if let Some(kept) = here.locked().films.get(&key) {
                return Some(kept.clone());
            }
            let made = painter.gif(&film(), MovingPicture::USUAL, most_bytes);
            let made = made.inspect_err(|error| tracing::error!(%error, "couldn't draw a GIF"));
            let shown = Shown::of(made.ok()?);
            here.locked().keep(key, shown.clone());
            Some(shown)
        });
        drawing.await.flatten()
    }

    fn locked(&self) -> MutexGuard<'_, Kept> {
        self.kept.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Shown {
    fn of(made: MovingPicture) -> Self {
        Self {
            facts: MovingFacts {
                pixels: made.size.pixels(),
                step: made.step,
            },
            gif: made.gif.into(),
        }
    }
}

impl Kept {
    fn keep(&mut self, key: FilmKey, shown: Shown) {
        self.bytes += shown.gif.len();
        if let Some(old) = self.films.put(key, shown) {
            self.bytes -= old.gif.len();
        }
        while self.bytes > MOST_KEPT {
            let Some((_, oldest)) = self.films.pop_lru() else {
                return;
            };
            self.bytes -= oldest.gif.len();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use halma_rules::{Game, Rules, Seat, Variant};

    fn key(turn: u64) -> FilmKey {
        FilmKey {
            id: MatchId(1),
            turn: Turn(turn),
            from: 0,
            side: 0,
            theme: None,
        }
    }

    #[tokio::test]
    async fn a_film_is_drawn_once_for_each_turn_and_theme() {
        let films = Films::new().expect("a thread");
        let begin = || {
            let game = Game::new(Rules::default_for(Variant::Halma8));
            Film::of(&game, 0, 0, Seat::FIRST)
        };
        let draw = |key| films.film(key, Arc::new(Painter::default()), begin, usize::MAX);
        let first = draw(key(1)).await.expect("a film");
        let never = || -> Film { panic!("it is kept") };
        let again = films.film(key(1), Arc::new(Painter::default()), never, usize::MAX);
        let again = again.await.expect("the same film");
        assert!(Arc::ptr_eq(&first.gif, &again.gif));
        let dark = FilmKey {
            theme: Some("dark".to_owned()),
            ..key(1)
        };
        for other in [key(2), dark] {
            let other = draw(other).await.expect("a film");
            assert!(!Arc::ptr_eq(&first.gif, &other.gif));
        }
    }

    #[test]
    fn no_more_is_kept_than_there_is_room_for() {
        let mut kept = Kept {
            films: LruCache::unbounded(),
            bytes: 0,
        };
        let facts = MovingFacts {
            pixels: 720,
            step: 1,
        };
        for turn in 0..40 {
            let gif = vec![0; 1 << 20].into();
            kept.keep(key(turn), Shown { gif, facts });
            assert!(kept.bytes <= MOST_KEPT);
        }
        assert_eq!(kept.films.len() << 20, kept.bytes);
        assert!(kept.films.contains(&key(39)) && !kept.films.contains(&key(0)));
    }
}
