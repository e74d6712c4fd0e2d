//! The sandbox's page in a real browser, as people see it. Screenshots go to `target/screenshots`.
//!
//! Needs `chromium` and `chromedriver` on the `PATH`. Without them the tests say so and do nothing,
//! but if `CI` is `true` they fail.
#![cfg(unix)]
#![allow(clippy::unwrap_used, reason = "tests")]

mod access;
mod activity;
mod artwork;
mod board;
mod board_cups;
mod board_look;
mod board_panels;
mod board_phone;
#[path = "../../crates/stand-in/tests/stand_in/bot.rs"]
#[allow(dead_code, reason = "made for other tests as well")]
mod bot;
#[path = "../common/mod.rs"]
mod common;
mod computer;
mod driver;
mod emojis;
mod games;
mod heights;
mod languages;
mod parts;
mod stage;
mod taps;
mod window;
