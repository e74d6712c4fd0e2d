//! What the bot sends on its own: posts that weren't answers, reminders, and what falls due.

pub mod deliver;
pub mod errands;
pub mod find_message;
pub mod link;
pub mod threads;
pub mod worker;
