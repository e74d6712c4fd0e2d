//! The search for the best move: from a question within a budget to lines of play.

mod deepen;
pub(crate) mod memory;
pub(crate) mod options;
mod order;
mod playouts;
pub(crate) mod sides;
mod table;
pub(crate) mod think;
pub(crate) mod thought;
mod tree;
