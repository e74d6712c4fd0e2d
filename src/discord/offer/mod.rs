//! Offers: a draw, a takeback, canceling a game.

pub mod click;
pub mod command;
pub mod pressed;
