//! How long what failed is put off.

use std::time::Duration;

use halma_store::ids::{Timestamp, minutes};

/// The pause after the first failure; it doubles each time.
const FIRST_PAUSE: Duration = Duration::from_secs(1);
const LONGEST_PAUSE: Duration = minutes(5);

/// Returns the pause after this many earlier attempts.
pub(super) fn pause(attempts: u32) -> Duration {
    (FIRST_PAUSE * (1 << attempts.min(20))).min(LONGEST_PAUSE)
}

/// Returns true if what was put off until then is due. Nothing is put off for longer than the longest
/// pause, so a later time comes from a clock that was fast.
pub(super) fn is_due(not_before: Timestamp, now: Timestamp) -> bool {
    not_before <= now || not_before > now + LONGEST_PAUSE
}
