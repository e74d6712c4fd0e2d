//! The public messages of a match in every stage.

mod board;
pub mod board_buttons;
mod challenge;
mod lobby_buttons;
mod notice;
mod offer;
mod plain;
mod present;
mod reminder;
mod share;
mod steps;
pub mod tell;
mod thread;

pub use board::{board, end};
pub use challenge::{challenge, closed, settled};
pub use notice::notice;
pub use offer::{agreed, offer};
pub use plain::{plain, unposted};
pub use present::{lobby, present, retired};
pub use reminder::reminder;
pub use thread::{summary, thread_name};
