//! The sandbox's page in a real browser, as people see it. Screenshots go to `target/screenshots`.
//!
//! Needs `chromium` and `chromedriver` on the path; without them the tests say so and do nothing,
//! but where `CI` is `true` they fail.
#![cfg(unix)]
#![allow(clippy::unwrap_used, reason = "tests")]

#[path = "browser/access.rs"]
mod access;
#[path = "sandbox/bot.rs"]
#[allow(dead_code, reason = "made for other tests, too")]
mod bot;
mod common;
#[path = "browser/driver.rs"]
mod driver;
#[path = "browser/games.rs"]
mod games;
#[path = "browser/parts.rs"]
mod parts;
#[path = "browser/stage.rs"]
mod stage;
#[path = "browser/window.rs"]
mod window;
