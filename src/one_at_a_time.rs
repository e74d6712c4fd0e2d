//! Limits long work to one piece per person at a time: whatever one person asks for, everyone else
//! waits for at most one piece of it.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use halma_service::ids::UserId;
use tokio::sync::OwnedMutexGuard;

/// The maximum number of requests per person and kind of work, running or waiting.
const MOST: usize = 4;

/// How long a turn lasts after work that takes a few milliseconds: shorter than people click.
const REST: Duration = Duration::from_millis(100);

/// A kind of long work. Each person has one queue per kind.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Work {
    /// A GIF.
    Film,
    /// The analysis of a game.
    Analysis,
    /// A hint.
    Hint,
    /// A card with a table or a curve.
    Card,
    /// A move of a replay, or a record.
    Replay,
    /// The data export.
    Export,
}

type Key = (UserId, Work);

/// The long work in progress per person.
#[derive(Clone, Default)]
pub struct OneAtATime(Arc<Mutex<HashMap<Key, Line>>>);

#[derive(Default)]
struct Line {
    gate: Arc<tokio::sync::Mutex<()>>,
    /// The length of the queue, including the running request.
    length: usize,
    /// Whether the last request is done and rests.
    rests: bool,
}

/// A person's turn, which ends when dropped.
pub struct Turn {
    /// Released before the place in the queue.
    _gate: OwnedMutexGuard<()>,
    place: Place,
}

/// A place in a queue, given up when dropped.
struct Place {
    lines: OneAtATime,
    key: Key,
    rests: bool,
}

impl OneAtATime {
    /// Waits until the person has no such work running. Returns `None` if too many requests are
    /// already waiting.
    pub async fn turn(&self, user: UserId, work: Work) -> Option<Turn> {
        let key = (user, work);
        let gate = {
            let mut lines = self.locked();
            let line = lines.entry(key).or_default();
            if line.length == MOST {
                return None;
            }
            line.length += 1;
            Arc::clone(&line.gate)
        };
        let place = Place {
            lines: self.clone(),
            key,
            rests: false,
        };
        Some(Turn {
            _gate: gate.lock_owned().await,
            place,
        })
    }

    fn locked(&self) -> MutexGuard<'_, HashMap<Key, Line>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Turn {
    /// Ends the turn after a moment, so that somebody who asks again and again keeps no processor busy.
    /// Its place in the queue is free at once.
    pub fn rest(mut self) {
        self.place.rest();
        tokio::spawn(async move {
            tokio::time::sleep(REST).await;
            drop(self);
        });
    }
}

impl Place {
    fn rest(&mut self) {
        if let Some(line) = self.lines.locked().get_mut(&self.key) {
            line.length -= 1;
            line.rests = true;
            self.rests = true;
        }
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut lines = self.lines.locked();
        if let Some(line) = lines.get_mut(&self.key) {
            if self.rests {
                line.rests = false;
            } else {
                line.length -= 1;
            }
            if line.length == 0 && !line.rests {
                lines.remove(&self.key);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use futures::FutureExt as _;

    use super::*;

    const ANNA: UserId = UserId(1);
    const BEN: UserId = UserId(2);

    #[tokio::test]
    async fn one_person_waits_for_themselves_and_nobody_else_does() {
        let lines = OneAtATime::default();
        let first = lines.turn(ANNA, Work::Film).await;
        assert!(first.is_some());
        let mut second = Box::pin(lines.turn(ANNA, Work::Film));
        assert!((&mut second).now_or_never().is_none(), "it waits");
        for (user, work) in [(BEN, Work::Film), (ANNA, Work::Analysis)] {
            let other = lines.turn(user, work).now_or_never();
            assert!(other.flatten().is_some(), "{user:?} {work:?}");
        }
        drop(first);
        let second = tokio::time::timeout(Duration::from_secs(60), second).await;
        assert!(second.is_ok_and(|turn| turn.is_some()));
        assert!(lines.locked().is_empty(), "nothing is kept");
    }

    #[tokio::test(start_paused = true)]
    async fn after_short_work_the_next_waits_a_moment() {
        let lines = OneAtATime::default();
        let began = tokio::time::Instant::now();
        for _ in 0..10 {
            let turn = lines.turn(ANNA, Work::Replay).await;
            turn.expect("a turn").rest();
        }
        assert!(began.elapsed() >= REST * 9);
        let other = lines.turn(BEN, Work::Replay).now_or_never();
        assert!(other.flatten().is_some(), "others don't wait");
        let mut waiting: Vec<_> = (0..MOST)
            .map(|_| Box::pin(lines.turn(ANNA, Work::Replay)))
            .collect();
        for waits in &mut waiting {
            assert!(waits.now_or_never().is_none(), "it has a place");
        }
        drop(waiting);
        tokio::time::sleep(REST * 2).await;
        assert!(lines.locked().is_empty(), "nothing is kept");
    }

    #[tokio::test]
    async fn a_line_has_an_end() {
        let lines = OneAtATime::default();
        let first = lines.turn(ANNA, Work::Hint).await;
        let mut waiting: Vec<_> = (1..MOST)
            .map(|_| Box::pin(lines.turn(ANNA, Work::Hint)))
            .collect();
        for waits in &mut waiting {
            assert!(waits.now_or_never().is_none());
        }
        let refused = lines.turn(ANNA, Work::Hint).now_or_never();
        assert!(refused.is_some_and(|turn| turn.is_none()));
        // Requests that are given up leave no trace.
        drop(waiting);
        drop(first);
        assert!(lines.locked().is_empty());
    }
}
