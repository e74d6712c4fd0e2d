//! Offers: a draw, taking a move back, canceling a game.

pub mod command;
