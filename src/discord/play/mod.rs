//! Playing: typing or choosing a move, looking at a board, resigning.

pub mod board;
pub mod choose_move;
pub mod choose_move_message;
pub mod click;
pub mod clock;
pub mod forms;
pub mod illegal_message;
pub mod jump_by_jump_message;
pub mod launch;
pub mod r#move;
pub mod page;
pub mod pressed;
pub mod resign;
