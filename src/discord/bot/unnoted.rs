//! Posts that are on Discord and could not be noted, for nothing could be stored: they are kept in
//! mind, so that they are not sent again.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use crate::service::{Delivery, Post, PostRef};

/// What is to be noted yet.
#[derive(Clone, Default)]
pub struct Unnoted(Arc<Mutex<HashMap<PostRef, (Post, Delivery)>>>);

impl Unnoted {
    /// Keeps a delivery in mind.
    pub fn keep(&self, post: &Post, delivery: Delivery) {
        self.locked()
            .insert(post.reference, (post.clone(), delivery));
    }

    /// The posts that were delivered.
    pub fn posts(&self) -> Vec<PostRef> {
        self.locked().keys().copied().collect()
    }

    /// Gives a delivery to be noted now.
    pub fn take(&self, post: PostRef) -> Option<(Post, Delivery)> {
        self.locked().remove(&post)
    }

    fn locked(&self) -> MutexGuard<'_, HashMap<PostRef, (Post, Delivery)>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
