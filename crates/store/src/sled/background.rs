//! Work on a thread of its own, while the writer goes on.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::JoinHandle;

use crate::StoreError;

/// Work that is being done. Dropping it cancels it.
#[derive(Debug)]
pub(super) struct Background<T> {
    pub(super) is_canceled: Arc<AtomicBool>,
    thread: Option<JoinHandle<Result<T, StoreError>>>,
}

impl<T: Send + 'static> Background<T> {
    /// Starts work that stops soon once the flag is set.
    pub fn start(
        name: &str,
        work: impl FnOnce(&AtomicBool) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<Self, StoreError> {
        let is_canceled = Arc::new(AtomicBool::new(false));
        let flag = Arc::clone(&is_canceled);
        let thread = std::thread::Builder::new().name(name.to_owned());
        let thread = thread.spawn(move || work(&flag));
        let thread = thread.map_err(|error| StoreError::Failed(error.to_string()))?;
        Ok(Self {
            is_canceled,
            thread: Some(thread),
        })
    }
}

impl<T> Background<T> {
    pub fn is_done(&self) -> bool {
        self.thread.as_ref().is_none_or(JoinHandle::is_finished)
    }

    /// Waits for the result, which is there only once.
    pub fn finish(&mut self) -> Result<T, StoreError> {
        let thread = self.thread.take().ok_or(StoreError::Closed)?;
        let panicked = |_| StoreError::Failed("a thread ended by a panic".to_owned());
        thread.join().map_err(panicked)?
    }

    /// Waits until the thread has let go of the databases that it holds.
    pub fn cancel(&mut self) {
        self.is_canceled.store(true, Ordering::Relaxed);
        match self.finish() {
            Ok(_) | Err(StoreError::Closed) => {}
            Err(error) => tracing::error!(%error, "work on the store failed"),
        }
    }
}

impl<T> Drop for Background<T> {
    fn drop(&mut self) {
        self.cancel();
    }
}
