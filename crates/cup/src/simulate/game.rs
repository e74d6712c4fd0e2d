//! One simulated game: who vanishes, who is stronger, how long it takes.

use crate::form::GameForm;
use crate::luck::Luck;

/// Somebody at the board.
#[derive(Clone, Copy)]
pub(super) struct Player {
    pub(super) strength: f64,
    /// The hour of the round from which the person doesn't move any more.
    pub(super) gone: Option<u32>,
}

/// The chances of a game.
#[derive(Clone, Copy)]
pub(super) struct Chances {
    pub(super) draw: f64,
    pub(super) time: f64,
    /// Hours that each player has for all moves.
    pub(super) bank: u32,
}

/// A game that ended.
pub(super) struct Ended {
    pub(super) game: GameForm,
    /// The hour of the round.
    pub(super) hour: u32,
}

/// Plays a game. Somebody who vanishes before its end loses it when their bank is empty; if nobody
/// is left, it is closed.
pub(super) fn play(
    seats: Vec<String>,
    players: &[Player],
    chances: Chances,
    luck: &mut Luck,
) -> Ended {
    let hours = players
        .iter()
        .map(|_| luck.below(chances.bank as usize) as u32);
    let mut used: Vec<u32> = hours.collect();
    let lost = lost(players, used.iter().sum(), chances.time, luck);
    for (used, _) in used.iter_mut().zip(&lost).filter(|(_, lost)| **lost) {
        *used = chances.bank;
    }
    let places = places(players, &lost, chances.draw, luck);
    let end = match lost.iter().filter(|lost| **lost).count() {
        0 => "built",
        losers if losers == lost.len() => "annulled",
        _ => "time",
    };
    let margin = |place: &u32| Some(3 * i64::from(place - 1));
    Ended {
        game: GameForm {
            margin: (end == "built").then(|| places.iter().map(margin).collect()),
            places,
            end: end.to_owned(),
            seats,
        },
        hour: used.iter().sum(),
    }
}

/// Says of each if they lose on time: those who vanish before the end, or else one by chance.
fn lost(players: &[Player], end: u32, time: f64, luck: &mut Luck) -> Vec<bool> {
    let is_gone = |player: &Player| player.gone.is_some_and(|gone| gone < end);
    let mut lost: Vec<bool> = players.iter().map(is_gone).collect();
    if !lost.contains(&true) && luck.happens(time) {
        lost[luck.below(players.len())] = true;
    }
    lost
}

/// Ranks by strength and form of the day, behind them who lost on time.
fn places(players: &[Player], lost: &[bool], draw: f64, luck: &mut Luck) -> Vec<u32> {
    let form: Vec<f64> = players
        .iter()
        .map(|player| player.strength + 600.0 * (luck.part() + luck.part() - 1.0))
        .collect();
    let mut order: Vec<usize> = (0..players.len()).collect();
    order.sort_by(|one, other| {
        let behind = lost[*one].cmp(&lost[*other]);
        behind.then(form[*other].total_cmp(&form[*one]))
    });
    let mut places = vec![0; players.len()];
    for (ahead, seat) in order.iter().enumerate() {
        places[*seat] = ahead as u32 + 1;
    }
    if !lost.contains(&true) && luck.happens(draw) {
        places[order[1]] = 1;
    }
    places
}
