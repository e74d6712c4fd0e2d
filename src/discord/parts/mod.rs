//! What messages are made of: texts, rows of buttons and menus, and Discord's limits.

pub mod alt_text;
pub mod body;
pub mod carried;
pub mod choice;
pub mod fared;
pub mod id;
pub mod limits;
pub mod markup;
pub mod place;
pub mod rating;
pub mod rows;
pub mod text_board;
pub mod wording;
