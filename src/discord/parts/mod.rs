//! What messages are made of: texts, rows of buttons and menus, and Discord's limits.

pub mod alt_text;
pub mod body;
pub mod choice;
pub mod custom_id;
pub mod fared;
pub mod limits;
pub mod markup;
pub mod place;
pub mod rating;
pub mod rows;
pub mod text_board;
pub mod wording;
