//! Discord's global limit: 50 requests per second and bot. Answers to interactions, and everything
//! sent with their tokens, don't count. If there is more to do, the most urgent comes first.

use std::collections::BTreeSet;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use halma_service::Urgency;
use tokio::sync::Notify;
use tokio::time::Instant;

/// The interval between requests: 40 per second.
const EACH: Duration = Duration::from_millis(25);
/// The number of requests allowed at once after a pause. With those that follow within a second:
/// 50.
const AT_ONCE: u32 = 10;

/// The budget of requests.
#[derive(Default)]
pub struct Budget {
    queue: Mutex<Queue>,
    /// Notified when someone else is first.
    moved: Notify,
}

/// The queue, and when the next request may go.
#[derive(Default)]
struct Queue {
    /// The most urgent first, then in order of arrival.
    waiting: BTreeSet<Ticket>,
    numbers: u64,
    /// When the requests made so far are paid for.
    paid_at: Option<Instant>,
}

type Ticket = (Urgency, u64);

impl Queue {
    fn join(&mut self, urgency: Urgency) -> Ticket {
        self.numbers += 1;
        let ticket = (urgency, self.numbers);
        self.waiting.insert(ticket);
        ticket
    }

    /// Lets a ticket pass if it is first and the budget allows; otherwise returns how long to wait.
    fn pass(&mut self, ticket: Ticket, now: Instant) -> Result<(), Duration> {
        if self.waiting.first() != Some(&ticket) {
            return Err(EACH);
        }
        let paid_at = self.paid_at.map_or(now, |paid_at| paid_at.max(now));
        let ahead = paid_at - now;
        let too_far = ahead.saturating_sub(EACH * (AT_ONCE - 1));
        if !too_far.is_zero() {
            return Err(too_far);
        }
        self.paid_at = Some(paid_at + EACH);
        self.waiting.remove(&ticket);
        Ok(())
    }
}

/// A place in the queue; dropping it leaves the queue, even if its owner gives up.
struct Place<'a> {
    budget: &'a Budget,
    ticket: Ticket,
}

impl Drop for Place<'_> {
    fn drop(&mut self) {
        self.budget.locked().waiting.remove(&self.ticket);
        self.budget.moved.notify_waiters();
    }
}

impl Budget {
    /// Waits until a request of this urgency may be made.
    pub async fn spend(&self, urgency: Urgency) {
        let ticket = self.locked().join(urgency);
        let place = Place {
            budget: self,
            ticket,
        };
        loop {
            let passed = self.locked().pass(place.ticket, Instant::now());
            let Err(pause) = passed else { return };
            tokio::select! {
                () = self.moved.notified() => {}
                () = tokio::time::sleep(pause) => {}
            }
        }
    }

    fn locked(&self) -> MutexGuard<'_, Queue> {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_second_has_more_than_fifty_and_the_most_urgent_go_first() {
        let start = Instant::now();
        let mut queue = Queue::default();
        let mut tickets: Vec<_> = (0..200).map(|_| queue.join(Urgency::OldBoard)).collect();
        let mut passed = Vec::new();
        for ms in 0..4_000 {
            if ms == 1_500 {
                tickets.push(queue.join(Urgency::Reminder));
                tickets.push(queue.join(Urgency::End));
            }
            let now = start + Duration::from_millis(ms);
            while let Some(&first) = queue.waiting.first() {
                if queue.pass(first, now).is_err() {
                    break;
                }
                passed.push((ms, first.0));
            }
        }
        let within = |from: u64| {
            let second = from..from + 1_000;
            passed.iter().filter(move |(ms, _)| second.contains(ms))
        };
        assert!((0..4_000).all(|from| within(from).count() <= 50));
        assert_eq!(within(0).count(), 49, "and hardly fewer");
        let urgent = passed.iter().skip_while(|(ms, _)| *ms < 1_500);
        let urgent: Vec<_> = urgent.map(|(_, urgency)| *urgency).take(2).collect();
        assert_eq!(urgent, [Urgency::End, Urgency::Reminder]);
    }

    #[test]
    fn who_is_not_first_waits_also_where_there_is_room() {
        let mut queue = Queue::default();
        let (late, first) = (queue.join(Urgency::OldBoard), queue.join(Urgency::End));
        let now = Instant::now();
        assert!(queue.pass(late, now).is_err());
        assert!(queue.pass(first, now).is_ok() && queue.pass(late, now).is_ok());
    }

    #[tokio::test]
    async fn who_gives_up_holds_nobody_up() {
        let budget = Budget::default();
        let given_up = tokio::time::timeout(Duration::ZERO, async {
            let _place = Place {
                ticket: budget.locked().join(Urgency::Asked),
                budget: &budget,
            };
            std::future::pending::<()>().await;
        });
        assert!(given_up.await.is_err());
        budget.spend(Urgency::OldBoard).await;
    }
}
