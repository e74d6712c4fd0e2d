//! Learning outside of games: lessons, the daily puzzle and the march.

pub mod click;
pub mod daily_puzzle;
pub mod flow;
pub mod learn;
pub mod march;
pub mod march_message;
pub mod message;
pub mod pressed;
pub mod puzzle;
pub mod share;
