//! The parts of messages: texts, rows of buttons and menus, and Discord's limits.

pub mod alt_text;
pub mod body;
pub mod carried;
pub mod choice;
pub mod components;
pub mod id;
pub mod limits;
pub mod markup;
pub mod rating;
pub mod rules_wording;
pub mod text_board;
pub mod wording;
