//! A cache of drawn parts.

use std::sync::{Arc, Mutex, PoisonError};

use super::board_parts::BoardParts;
use crate::scene::view::View;
use crate::scene::{PictureSize, Scene};
use halma_rules::Variant;

/// The size of the cache in bytes: about eight boards of the default size.
const ROOM: usize = 10 << 20;

/// What the parts of a board depend on, besides the theme.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Key {
    variant: Variant,
    view: View,
    size: PictureSize,
    has_strip: bool,
    names_in_holes: bool,
    is_plain: bool,
}

impl Key {
    /// The key of the parts that a scene needs.
    pub fn of(scene: &Scene) -> Self {
        Self {
            variant: scene.variant,
            view: View::of(scene.setup, scene.seat),
            size: scene.size,
            has_strip: scene.sides.is_some(),
            names_in_holes: scene.names_in_holes,
            is_plain: scene.is_plain,
        }
    }
}

/// The most recently used parts.
#[derive(Default)]
pub(crate) struct PartsCache {
    /// Sorted by use, the most recent last.
    known: Mutex<Vec<(Key, Arc<BoardParts>)>>,
}

impl PartsCache {
    /// Returns the parts for a key, drawing them if needed. Two threads that miss the same key both
    /// draw them, so that neither waits.
    pub fn get(&self, key: Key, make: impl FnOnce() -> BoardParts) -> Arc<BoardParts> {
        self.find(key).unwrap_or_else(|| {
            let parts = Arc::new(make());
            self.keep(key, Arc::clone(&parts));
            parts
        })
    }

    fn find(&self, key: Key) -> Option<Arc<BoardParts>> {
        let mut known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        let index = known.iter().position(|(other, _)| *other == key)?;
        let found = known.remove(index);
        let parts = Arc::clone(&found.1);
        known.push(found);
        Some(parts)
    }

    fn keep(&self, key: Key, parts: Arc<BoardParts>) {
        let mut known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        known.retain(|(other, _)| *other != key);
        known.push((key, parts));
        let mut bytes: usize = known.iter().map(|(_, parts)| parts.bytes()).sum();
        // The newest parts stay, however large they are.
        while bytes > ROOM && known.len() > 1 {
            bytes -= known.remove(0).1.bytes();
        }
    }
}
