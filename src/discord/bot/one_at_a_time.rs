//! Long work for one person at a time: whatever one person asks for, everybody else waits for at most one
//! piece of it.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::OwnedMutexGuard;

use crate::ids::UserId;

/// How many requests of a person may be under way or wait for their turn, for each kind of work.
const MOST: usize = 4;

/// A kind of long work. Each has a line per person.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Work {
    /// A moving picture.
    Film,
    /// The analysis of a game.
    Analysis,
    /// A hint.
    Hint,
    /// A card with a table or a curve.
    Card,
    /// The file of all that is stored about a person.
    Export,
}

type Key = (UserId, Work);

/// Who has long work under way.
#[derive(Clone, Default)]
pub struct OneAtATime(Arc<Mutex<HashMap<Key, Line>>>);

#[derive(Default)]
struct Line {
    gate: Arc<tokio::sync::Mutex<()>>,
    /// How many are in it, the one whose turn it is included.
    length: usize,
}

/// A person's turn, until it is dropped.
pub struct Turn {
    /// Opened before the place is given up.
    _gate: OwnedMutexGuard<()>,
    _place: Place,
}

/// A place in a line, given up when it is dropped.
struct Place {
    lines: OneAtATime,
    key: Key,
}

impl OneAtATime {
    /// Waits until nothing of this kind is under way for the person; returns nothing if too much waits
    /// already.
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
        };
        Some(Turn {
            _gate: gate.lock_owned().await,
            _place: place,
        })
    }

    fn locked(&self) -> MutexGuard<'_, HashMap<Key, Line>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut lines = self.lines.locked();
        if let Some(line) = lines.get_mut(&self.key) {
            line.length -= 1;
            if line.length == 0 {
                lines.remove(&self.key);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

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
        // Those who give up leave no trace.
        drop(waiting);
        drop(first);
        assert!(lines.locked().is_empty());
    }
}
