//! Everything but the browser and whole processes, in one program: it is built once, and whoever waits lets
//! others work.

#[path = "../common/mod.rs"]
mod common;
#[path = "../discord/mod.rs"]
mod discord;
#[path = "../fuzz/mod.rs"]
mod fuzz;
#[path = "../house/mod.rs"]
mod house;
#[path = "../opponent/mod.rs"]
mod opponent;
#[path = "../run/mod.rs"]
mod run;
#[path = "../study/mod.rs"]
mod study;
