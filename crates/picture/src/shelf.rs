//! Kits that have been drawn, as many as fit.

use std::sync::{Arc, Mutex, PoisonError};

use super::kit::Kit;
use super::scene::{PictureSize, Scene};
use super::view::View;
use halma_rules::Variant;

/// The memory for kits in bytes: about eight boards of the default size.
const ROOM: usize = 10 << 20;

/// What a kit depends on besides the theme.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Key {
    variant: Variant,
    view: View,
    size: PictureSize,
    has_strip: bool,
    names_in_holes: bool,
    is_plain: bool,
}

impl Key {
    /// The kit that a scene needs.
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

/// The kits used last.
#[derive(Default)]
pub(super) struct Shelf {
    /// The one used last comes last.
    kits: Mutex<Vec<(Key, Arc<Kit>)>>,
}

impl Shelf {
    /// The kit for a key, made if it is not there. Two threads that miss the same kit both make
    /// it, so that none waits for the other.
    pub fn get(&self, key: Key, make: impl FnOnce() -> Kit) -> Arc<Kit> {
        self.find(key).unwrap_or_else(|| {
            let kit = Arc::new(make());
            self.keep(key, Arc::clone(&kit));
            kit
        })
    }

    fn find(&self, key: Key) -> Option<Arc<Kit>> {
        let mut kits = self.kits.lock().unwrap_or_else(PoisonError::into_inner);
        let index = kits.iter().position(|(other, _)| *other == key)?;
        let found = kits.remove(index);
        let kit = Arc::clone(&found.1);
        kits.push(found);
        Some(kit)
    }

    fn keep(&self, key: Key, kit: Arc<Kit>) {
        let mut kits = self.kits.lock().unwrap_or_else(PoisonError::into_inner);
        kits.retain(|(other, _)| *other != key);
        kits.push((key, kit));
        let mut bytes: usize = kits.iter().map(|(_, kit)| kit.bytes()).sum();
        // The newest stays, however large it is.
        while bytes > ROOM && kits.len() > 1 {
            bytes -= kits.remove(0).1.bytes();
        }
    }
}
