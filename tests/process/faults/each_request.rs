//! Each request to Discord fails in turn, from the challenge to the third move.

use std::sync::Arc;
use std::time::Duration;

use stand_in::{Fault, FaultRule, Settings};
use tokio::sync::watch;

use super::super::tables::{Figures, GAMES, Players, Tally};
use super::discord::{ABOUT_ANSWERS, finished};
use super::{Table, panics};
use crate::common::hall::Hall;

/// How many moves are made in each game.
const MOVES: usize = 3;
/// With this many times, each request fails; with fewer, some of them.
const WHOLE: usize = 100;
/// Otherwise one request in this many fails.
const EVERY: usize = 4;

const FAULTS: [(&str, Fault); 7] = [
    ("429", Fault::RateLimited(Some(Duration::from_millis(300)))),
    ("429 without a time", Fault::RateLimited(None)),
    ("500", Fault::ServerError(500)),
    ("403", Fault::Refused(403, 50013)),
    ("slow", Fault::Late(Duration::from_secs(2))),
    ("cut before", Fault::CutBefore),
    ("cut after", Fault::CutAfter),
];

pub(super) async fn rows(table: &Table) {
    let is_whole = table.times >= WHOLE;
    let requests = requests().await;
    for (offset, (name, fault)) in FAULTS.into_iter().enumerate() {
        let step = if is_whole { 1 } else { EVERY };
        let failing: Vec<u32> = (0..requests).skip(offset % step).step_by(step).collect();
        let name = format!("each request of a game in turn: {name}");
        let tried = failing.len();
        table.row(&name, tried, failed(fault, &failing)).await;
    }
}

/// Returns how many requests a game takes if nothing fails.
async fn requests() -> u32 {
    let hall = Hall::open_by_gateway(Settings::default(), None).await;
    let (lives, tally) = (watch::Sender::new(1), Arc::default());
    let before = hall.stand_in.requests().len();
    play(&hall, 0, &lives, &tally).await;
    let requests = hall.stand_in.requests().len() - before;
    hall.close().await;
    u32::try_from(requests).expect("few")
}

/// Two people begin a game and make its first moves.
async fn play(
    hall: &Hall,
    number: usize,
    lives: &watch::Sender<usize>,
    tally: &Arc<Tally>,
) -> Players {
    let mut players = Players::sit_down(&hall.stand_in, number, lives.subscribe(), tally).await;
    for _ in 0..MOVES {
        players.play().await;
    }
    players
}

/// Lets one request of each game fail. `failing` says how many requests each game makes before it.
async fn failed(fault: Fault, failing: &[u32]) -> Figures {
    let mut all = Figures::default();
    for numbers in failing.chunks(GAMES) {
        let before = panics();
        let mut hall = Hall::open_by_gateway(Settings::default(), None).await;
        let (lives, tally) = (watch::Sender::new(1), Arc::new(Tally::default()));
        let mut tasks = Vec::new();
        for (table, number) in numbers.iter().enumerate() {
            let rule = FaultRule::new(fault).after(*number).times(1);
            hall.stand_in.fail(rule);
            let players = play(&hall, table, &lives, &tally).await;
            hall.stand_in.clear_faults();
            tasks.push(tokio::spawn(async { players }));
        }
        let mut figures = finished(&mut hall, tasks, &tally).await;
        figures
            .violations
            .retain(|violation| !ABOUT_ANSWERS.contains(&violation.code));
        figures.panicked = panics() - before;
        all.add(figures);
    }
    all
}
