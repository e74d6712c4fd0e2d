//! What tests of several rooms share.
#![allow(dead_code, reason = "each test uses only part of it")]
#![allow(clippy::unwrap_used, reason = "tests")]

#[path = "../../../../tests/common/cases.rs"]
pub mod cases;
#[path = "../../../../tests/common/desk.rs"]
pub mod desk;
#[path = "../../../../tests/common/dice.rs"]
pub mod dice;
#[path = "../../../../tests/common/history.rs"]
pub mod history;
#[path = "../../../../tests/common/pause.rs"]
pub mod pause;
#[path = "../../../../tests/common/players.rs"]
pub mod players;
#[path = "../../../../tests/common/port.rs"]
pub mod port;
#[path = "../../../../tests/common/postgres.rs"]
pub mod postgres;
#[path = "../../../../tests/common/records.rs"]
pub mod records;
#[path = "../../../../tests/common/skip.rs"]
pub mod skip;
#[path = "../../../../tests/common/system.rs"]
pub mod system;
