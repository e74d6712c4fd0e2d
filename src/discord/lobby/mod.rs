//! Challenges and lobbies: starting a game, answering, rematches.

pub mod answer;
pub mod click;
pub mod game;
pub mod panel;
pub mod panel_message;
pub mod picks;
pub mod play;
pub mod pressed;
pub mod start;
pub mod terms;
