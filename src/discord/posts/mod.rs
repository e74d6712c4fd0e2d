//! The public messages of a match in every stage.

mod board;
pub mod board_buttons;
mod challenge;
pub mod counted;
pub mod forced_ends;
mod lobby_buttons;
mod notice;
mod offer;
pub mod past;
mod plain;
mod present;
pub mod ranking;
mod reminder;
pub mod series;
mod share;
mod steps;
pub mod tell;
mod thread;
pub mod verdict;

pub use board::{board, end, level_beaten, stands_still};
pub use challenge::{challenge, closed, settled};
pub use notice::notice;
pub use offer::{agreed, offer};
pub use plain::{plain, unposted};
pub use present::{lobby, present, retired};
pub use reminder::reminder;
pub use thread::{summary, thread_name};
