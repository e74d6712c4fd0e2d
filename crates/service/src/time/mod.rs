//! What happens over time: challenges expire, turns end, people are reminded; and time that doesn't
//! count.

mod compacting;
mod counts;
mod cups;
mod deadlines;
mod deleting;
mod emptying;
mod erasing;
mod expiry;
mod fading;
mod next_game;
mod outages;
mod pauses;
mod reminders;
mod sweep;
mod take_errand;

pub use compacting::Compacted;
pub use deadlines::moved_deadline;
pub use deleting::Deleted;
pub use outages::{Heartbeat, Pulse};
pub use pauses::Finding;
pub use sweep::LowWater;
