//! Time and randomness, which the service takes as arguments.

use std::sync::LazyLock;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use halma_store::ids::Timestamp;

/// Tells the time.
pub trait Clock: Send + Sync + 'static {
    /// Returns the current time.
    fn now(&self) -> Timestamp;

    /// Returns the time since some past moment by a monotonic clock. A test that moves time moves
    /// both, so that it isn't taken for a clock error.
    fn uptime(&self) -> Duration;
}

/// A source of randomness.
pub trait Lot: Send + Sync + 'static {
    /// Returns 64 random bits.
    fn draw(&self) -> u64;
}

/// The clock of this machine.
#[derive(Clone, Copy, Debug)]
pub struct SystemClock;

impl Clock for SystemClock {
    fn now(&self) -> Timestamp {
        let elapsed = SystemTime::now()
            .duration_since(UNIX_EPOCH)
            .unwrap_or_default();
        Timestamp(i64::try_from(elapsed.as_millis()).unwrap_or(i64::MAX))
    }

    fn uptime(&self) -> Duration {
        static START: LazyLock<Instant> = LazyLock::new(Instant::now);
        START.elapsed()
    }
}

/// The random source of this machine.
#[derive(Clone, Copy, Debug)]
pub struct SystemLot;

impl Lot for SystemLot {
    fn draw(&self) -> u64 {
        rand::random()
    }
}

/// Puts a list in random order.
pub fn shuffle<T>(lot: &dyn Lot, items: &mut [T]) {
    for end in (1..items.len()).rev() {
        items.swap(end, (lot.draw() % (end as u64 + 1)) as usize);
    }
}
