//! What the bot sends by itself: posts that were no answers, reminders, and what falls due.

pub mod deliver;
pub mod errands;
pub mod link;
pub mod pulse;
pub mod sent;
pub mod threads;
pub mod worker;
