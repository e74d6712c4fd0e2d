//! Challenges and lobbies: creating, answering, rematches.

pub mod answer;
pub mod challenge;
pub mod challenge_user;
pub mod click;
pub mod pressed;
