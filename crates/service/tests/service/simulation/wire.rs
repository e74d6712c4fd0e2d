//! The connection of a process to the database or to Discord: slow at times, cut, or silent.

use std::future::Future;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use tokio::sync::Notify;
use tokio::time::{sleep, timeout};

use crate::common::dice::Dice;

/// How long a request waits for its answer; it may still arrive.
const PATIENCE: Duration = Duration::from_secs(8);

/// The condition of a process, of the database or of Discord.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Condition {
    Well,
    /// It does nothing, and continues later.
    Paused,
    /// Its line is cut: requests and answers are lost.
    Cut,
}

/// The present condition of one of them. Unlike a channel of tokio, it wakes who waits in order.
pub struct Health {
    condition: Mutex<Condition>,
    changed: Notify,
}

impl Health {
    pub fn new() -> Arc<Self> {
        Arc::new(Self {
            condition: Mutex::new(Condition::Well),
            changed: Notify::new(),
        })
    }

    pub fn becomes(&self, condition: Condition) {
        *self.condition.lock().unwrap() = condition;
        self.changed.notify_waiters();
    }

    fn is(&self, condition: Condition) -> bool {
        *self.condition.lock().unwrap() == condition
    }

    /// Waits while it is paused.
    pub async fn goes_on(&self) {
        loop {
            let changed = self.changed.notified();
            if !self.is(Condition::Paused) {
                return;
            }
            changed.await;
        }
    }
}

/// A connection from a client to a server.
#[derive(Clone)]
pub struct Wire {
    pub asking: Arc<Health>,
    pub answering: Arc<Health>,
    pub dice: Arc<Mutex<Dice>>,
}

impl Wire {
    /// Sends a request; `None` if there is no answer. Once sent, it arrives even if its sender is killed.
    pub async fn ask<T: Send + 'static>(
        &self,
        request: impl Future<Output = T> + Send + 'static,
    ) -> Option<T> {
        self.asking.goes_on().await;
        let (there, back) = (self.latency(), self.latency());
        if self.is_cut() && self.tosses() {
            sleep(there).await;
            return None;
        }
        let answering = Arc::clone(&self.answering);
        let arrived = tokio::spawn(async move {
            sleep(there).await;
            answering.goes_on().await;
            request.await
        });
        let answered = async {
            let answer = arrived.await.unwrap();
            sleep(back).await;
            answer
        };
        let answer = timeout(PATIENCE, answered).await.ok();
        self.asking.goes_on().await;
        answer.filter(|_| !self.is_cut())
    }

    fn is_cut(&self) -> bool {
        self.asking.is(Condition::Cut) || self.answering.is(Condition::Cut)
    }

    /// A number of milliseconds, mostly small.
    fn latency(&self) -> Duration {
        let mut dice = self.dice.lock().unwrap();
        let most = [3, 3, 20, 20, 20, 400][dice.below(6)];
        Duration::from_millis(1 + dice.below(most) as u64)
    }

    fn tosses(&self) -> bool {
        self.dice.lock().unwrap().below(2) == 0
    }
}
