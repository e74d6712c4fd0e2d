//! Posts that are on Discord but couldn't be recorded because the store failed: they are remembered
//! so that they aren't sent again.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use halma_service::{Delivery, Post, PostRef};

/// The deliveries to record.
#[derive(Clone, Default)]
pub struct Unnoted(Arc<Mutex<HashMap<PostRef, (Post, Delivery)>>>);

impl Unnoted {
    /// Remembers a delivery.
    pub fn keep(&self, post: &Post, delivery: Delivery) {
        self.locked()
            .insert(post.reference, (post.clone(), delivery));
    }

    /// Returns the delivered posts.
    pub fn posts(&self) -> Vec<PostRef> {
        self.locked().keys().copied().collect()
    }

    /// Removes and returns a delivery to record it now.
    pub fn take(&self, post: PostRef) -> Option<(Post, Delivery)> {
        self.locked().remove(&post)
    }

    fn locked(&self) -> MutexGuard<'_, HashMap<PostRef, (Post, Delivery)>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
