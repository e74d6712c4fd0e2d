//! The parts of messages: texts, rows of buttons and menus, and Discord's limits.

pub mod body;
pub mod carried;
pub mod choice;
pub mod components;
pub mod id;
pub mod limits;
pub mod picture_names;
pub mod text_board;
pub mod wording;
