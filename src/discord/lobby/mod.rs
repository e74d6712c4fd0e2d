//! Challenges and lobbies: made, answered, played again.

pub mod answer;
pub mod challenge;
pub mod challenge_user;
pub mod click;
pub mod pressed;
