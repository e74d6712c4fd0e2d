//! The interactions that this process is answering. Their posts are left to the answers, even if a wrong
//! clock says that they have had their time.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use halma_service::ids::InteractionId;

/// How often, and how many times, to check whether an answer is finished.
const LOOK_PAUSE: Duration = Duration::from_millis(25);
const MOST_LOOKS: usize = 200;

/// The interactions being answered, each as often as it was delivered.
#[derive(Clone, Default)]
pub struct Answering(Arc<Mutex<Vec<InteractionId>>>);

/// An answer in progress, which ends when dropped.
pub struct UnderWay {
    answering: Answering,
    id: InteractionId,
}

impl Answering {
    /// Notes that an interaction is being answered.
    pub fn begin(&self, id: InteractionId) -> UnderWay {
        self.locked().push(id);
        let answering = self.clone();
        UnderWay { answering, id }
    }

    /// Waits a few seconds for the answer to an interaction. Returns false if none is in progress, or
    /// it takes longer.
    pub async fn wait(&self, id: InteractionId) -> bool {
        for look in 0..MOST_LOOKS {
            if !self.locked().contains(&id) {
                return look > 0;
            }
            tokio::time::sleep(LOOK_PAUSE).await;
        }
        false
    }

    fn locked(&self) -> MutexGuard<'_, Vec<InteractionId>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for UnderWay {
    fn drop(&mut self) {
        let mut answered = self.answering.locked();
        if let Some(at) = answered.iter().position(|id| *id == self.id) {
            answered.swap_remove(at);
        }
    }
}

#[cfg(test)]
mod tests {
    use futures::FutureExt as _;

    use super::*;

    const ID: InteractionId = InteractionId(7);

    #[tokio::test(start_paused = true)]
    async fn an_answer_in_progress_is_waited_for_but_not_forever() {
        let answering = Answering::default();
        assert!(!answering.wait(ID).await);
        let (first, second) = (answering.begin(ID), answering.begin(ID));
        assert!(!answering.wait(ID).await, "it takes too long");
        drop(first);
        let mut waiting = Box::pin(answering.wait(ID));
        assert_eq!((&mut waiting).now_or_never(), None);
        drop(second);
        assert!(waiting.await);
    }
}
