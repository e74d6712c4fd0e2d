//! Who waits for the computer's answer, to show it together with what it answers.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tokio::sync::oneshot;

use crate::ids::MatchId;
use crate::service::Changed;

/// The people who wait, one for each match: whoever comes later takes the place.
#[derive(Clone, Default)]
pub struct Replies(Arc<Mutex<Waiting>>);

#[derive(Default)]
struct Waiting {
    next: u64,
    by_match: HashMap<MatchId, (u64, oneshot::Sender<Changed>)>,
}

/// An answer that is waited for.
pub struct Expected {
    replies: Replies,
    id: MatchId,
    number: u64,
    answer: oneshot::Receiver<Changed>,
}

impl Replies {
    pub fn expect(&self, id: MatchId) -> Expected {
        let (to, answer) = oneshot::channel();
        let mut waiting = self.locked();
        waiting.next += 1;
        let number = waiting.next;
        waiting.by_match.insert(id, (number, to));
        drop(waiting);
        Expected {
            replies: self.clone(),
            id,
            number,
            answer,
        }
    }

    /// Whether somebody waits in a match.
    pub fn is_expected(&self, id: MatchId) -> bool {
        self.locked().by_match.contains_key(&id)
    }

    /// Whoever waits in a match, who from now on does so until there is an answer, or none will come.
    pub fn take(&self, id: MatchId) -> Option<oneshot::Sender<Changed>> {
        self.locked().by_match.remove(&id).map(|(_, to)| to)
    }

    /// Waits no more; whether that was still possible.
    fn give_up(&self, id: MatchId, number: u64) -> bool {
        let mut waiting = self.locked();
        let is_own = (waiting.by_match.get(&id)).is_some_and(|(own, _)| *own == number);
        if is_own {
            waiting.by_match.remove(&id);
        }
        is_own
    }

    fn locked(&self) -> MutexGuard<'_, Waiting> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Expected {
    /// The answer if it comes within this time. One that is being stored when the time is over is
    /// waited for: it will take the place of what it answers.
    pub async fn within(mut self, time: Duration) -> Option<Changed> {
        match tokio::time::timeout(time, &mut self.answer).await {
            Ok(answer) => answer.ok(),
            Err(_) if self.replies.give_up(self.id, self.number) => None,
            Err(_) => (&mut self.answer).await.ok(),
        }
    }
}

impl Drop for Expected {
    fn drop(&mut self) {
        self.replies.give_up(self.id, self.number);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ID: MatchId = MatchId(7);

    #[test]
    fn who_comes_later_takes_the_place_and_who_goes_leaves_none() {
        let replies = Replies::default();
        let first = replies.expect(ID);
        let second = replies.expect(ID);
        drop(first);
        assert!(!replies.locked().by_match.is_empty(), "the second waits");
        assert!(replies.take(MatchId(8)).is_none());
        drop(second);
        assert!(replies.take(ID).is_none());
    }

    #[tokio::test]
    async fn an_answer_that_is_being_stored_is_waited_for() {
        let replies = Replies::default();
        let waited = replies.expect(ID).within(Duration::from_millis(1));
        assert!(waited.await.is_none(), "nobody answers");
        let expected = replies.expect(ID);
        let taken = replies.take(ID);
        let waiting = tokio::spawn(expected.within(Duration::from_millis(1)));
        tokio::time::sleep(Duration::from_millis(50)).await;
        assert!(!waiting.is_finished());
        // It could not be stored.
        drop(taken);
        assert!(waiting.await.is_ok_and(|answer| answer.is_none()));
    }
}
