//! Waiting for the computer's answer, to show it together with the move it answers.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use halma_service::Changed;
use halma_service::ids::MatchId;
use tokio::sync::oneshot;

/// The people waiting, one per match: a later one replaces an earlier one.
#[derive(Clone, Default)]
pub struct Replies(Arc<Mutex<Waiting>>);

#[derive(Default)]
struct Waiting {
    next: u64,
    by_match: HashMap<MatchId, (u64, oneshot::Sender<Changed>)>,
}

/// An expected answer.
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

    /// Returns true if someone is waiting in a match.
    pub fn is_expected(&self, id: MatchId) -> bool {
        self.locked().by_match.contains_key(&id)
    }

    /// Takes the person waiting in a match, who now waits until there is an answer or can't be one.
    pub fn take(&self, id: MatchId) -> Option<oneshot::Sender<Changed>> {
        self.locked().by_match.remove(&id).map(|(_, to)| to)
    }

    /// Stops waiting; returns whether that was still possible.
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
    /// Returns the answer if it comes in time. If it is just being stored when the time is up,
    /// waits for it, because it will replace what it answers.
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
        // It couldn't be stored.
        drop(taken);
        assert!(waiting.await.is_ok_and(|answer| answer.is_none()));
    }
}
