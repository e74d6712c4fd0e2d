//! Offers: a draw, taking a move back, canceling a game.

pub mod click;
pub mod command;
pub mod pressed;
