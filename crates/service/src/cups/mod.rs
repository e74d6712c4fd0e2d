//! Cups: people who play each other in rounds. Who meets whom and who came where is computed by
//! `halma_cup`; here a cup gets its people, games and days.

mod actions;
mod export;
mod stairs;
mod steps;
mod table;
mod whole;

pub use actions::{MOST_CUP_NAME, NewCup, annul};
pub use steps::{is_daily, put_cup};
pub use table::{Section, Standing};
pub use whole::{CupHead, WholeCup};

use std::time::Duration;

use halma_cup::Kind;
use halma_rules::Variant;
use halma_store::ids::{days, hours};

use crate::matches::{Bank, TimeControl};

/// How long before entry closes people are asked whether they play.
pub const CALLED_IN_BEFORE: Duration = hours(48);
/// How long entry stays open if too few play.
pub const ONCE_MORE: Duration = days(7);
/// How often entry stays open once more, before the cup is called off.
pub const MOST_WAITS: u8 = 4;
/// How long somebody may take for the first move.
pub const SHOWS_UP_WITHIN: Duration = days(3);

/// Returns how many days a round of a kind takes at most.
fn days_of(kind: Kind) -> u16 {
    match kind {
        Kind::Swiss => 28,
        Kind::RoundRobin | Kind::League | Kind::Tables | Kind::Stairs => 42,
    }
}

/// Returns the clock with which a round of these days ends by itself: the sum of all banks is at most
/// as long.
fn clock_of(days: u16, seats: usize) -> TimeControl {
    let most = usize::from(days) / seats;
    let banks = TimeControl::ALL.into_iter().filter(|control| {
        let bank = control.bank();
        bank.is_some_and(|bank| bank.is_fixed() && bank.start() <= self::days(most as u64))
    });
    let longest = banks.max_by_key(|control| control.bank().map(Bank::start));
    longest.unwrap_or_default()
}

/// Returns how many days a round of a kind takes at most, and the clock of its games.
pub fn cup_clock(kind: Kind, seats: usize) -> (u16, TimeControl) {
    let days = days_of(kind);
    (days, clock_of(days, seats))
}

/// Returns true if a variant can be played in a cup: no seat is better than another.
pub fn plays(variant: Variant, kind: Kind) -> bool {
    let is_for = match kind {
        Kind::Tables => [3, 4, 6].contains(&variant.seats()),
        Kind::Swiss | Kind::RoundRobin | Kind::League | Kind::Stairs => variant.seats() == 2,
    };
    is_for && crate::matches::is_even(variant)
}
