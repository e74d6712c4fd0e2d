//! What has to be said and done on Discord, stored with the change it belongs to.

mod answers;
mod asides;
mod boards;
mod delivered;
mod due;
mod errands;
mod overtaken;
mod parking;
mod posts;
mod retries;
mod threads;
mod urgency;

pub use delivered::{Attempt, Delivery, Failure};
pub use errands::put_errand;
pub use posts::{Intent, OldMessage, Post, PostRef, Put, post_kind};
pub use urgency::Urgency;
