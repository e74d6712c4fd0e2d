//! Faults between the bot and Discord, and in its clock, while people play.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use stand_in::{Fault, FaultRule, Settings};
use tokio::sync::watch;
use tokio::task::JoinHandle;

use super::super::tables::{Figures, Players, Tally, finish, play, sit_down};
use super::{Table, panics};
use crate::common::hall::Hall;
use crate::common::players::Dice;

/// Few enough that each one meets many faults.
const TABLES: usize = 4;
/// The bot's requests: answers, messages, and edits of both.
const PATHS: [(&str, &str); 4] = [
    ("POST", "/callback"),
    ("POST", "/messages"),
    ("PATCH", "/messages"),
    ("POST", "/webhooks"),
];
/// Discord's codes for interactions that were already answered, or aren't answered yet.
pub(super) const ABOUT_ANSWERS: [u32; 2] = [40060, 10015];

/// A repeated fault.
#[derive(Clone, Copy)]
enum Trouble {
    /// A fault in one of the bot's requests.
    Request(Fault),
    /// Every interaction is sent twice.
    Twice,
    /// Two interactions are sent in reverse order.
    Reversed,
    /// The connection is cut, but the session can be resumed.
    Cut,
    /// The bot is asked to reconnect.
    AskedToReconnect,
    /// The session is over, and events until the next one are never delivered.
    Invalidated,
    /// READY is sent again.
    Ready,
    /// The machine's clock is set wrong, by at most this many days: fewer than people have for a move.
    Clock(i64),
}

const ALL: [(&str, Trouble); 16] = [
    (
        "429, saying how long to wait",
        Trouble::Request(Fault::RateLimited(Some(Duration::from_millis(300)))),
    ),
    (
        "429, saying nothing",
        Trouble::Request(Fault::RateLimited(None)),
    ),
    ("answered 500", Trouble::Request(Fault::ServerError(500))),
    (
        "answered 502, no JSON",
        Trouble::Request(Fault::ServerError(502)),
    ),
    (
        "refused: 403, 50013",
        Trouble::Request(Fault::Refused(403, 50013)),
    ),
    (
        "refused: 404, 10008",
        Trouble::Request(Fault::Refused(404, 10008)),
    ),
    (
        "answered two seconds late",
        Trouble::Request(Fault::Late(Duration::from_secs(2))),
    ),
    (
        "connection cut before the request took effect",
        Trouble::Request(Fault::CutBefore),
    ),
    (
        "connection cut after the request took effect",
        Trouble::Request(Fault::CutAfter),
    ),
    ("every interaction delivered twice", Trouble::Twice),
    ("interactions in reverse order", Trouble::Reversed),
    ("gateway cut", Trouble::Cut),
    ("gateway asks to reconnect", Trouble::AskedToReconnect),
    ("session ended, interactions lost", Trouble::Invalidated),
    ("READY repeated", Trouble::Ready),
    ("clock set back and forth by a day", Trouble::Clock(1)),
];

pub async fn rows(table: &Table) {
    let times = table.times;
    for (name, trouble) in ALL {
        let times = match trouble {
            // A new session takes seconds.
            Trouble::Invalidated => times.div_ceil(50),
            Trouble::Cut | Trouble::AskedToReconnect => times.div_ceil(10),
            _ => times,
        };
        table.row(name, times, troubled(trouble, times)).await;
    }
    let count = times * 10;
    table
        .row("a burst of interactions, all at once", count, burst(count))
        .await;
}

impl Trouble {
    async fn strike(self, hall: &Hall, lives: &watch::Sender<usize>, dice: &mut Dice) {
        let stand_in = &hall.stand_in;
        match self {
            Self::Request(fault) => {
                let (method, path) = PATHS[dice.below(PATHS.len())];
                stand_in.fail(FaultRule::new(fault).on(method, path).times(1));
            }
            Self::Twice => stand_in.deliver_twice(true),
            Self::Reversed => stand_in.reverse_next(2),
            Self::Cut => stand_in.drop_gateway(),
            Self::AskedToReconnect => stand_in.ask_to_reconnect(),
            Self::Invalidated => {
                let before = stand_in.identifications();
                stand_in.invalidate_sessions(false);
                while stand_in.identifications() == before {
                    tokio::time::sleep(Duration::from_millis(10)).await;
                }
                stand_in.wait_ready().await.expect("a new session");
                // Players notice that nothing is coming.
                lives.send_modify(|lives| *lives += 1);
            }
            Self::Ready => stand_in.repeat_ready(),
            Self::Clock(days) => {
                let most = days * 24 * 3_600_000;
                let at = dice.below(2 * most as usize) as i64 - most;
                hall.clock.set_ms(at);
            }
        }
    }
}

async fn troubled(trouble: Trouble, times: usize) -> Figures {
    let before = panics();
    let mut hall = Hall::open_by_gateway(Settings::default(), None).await;
    let (lives, tally) = (watch::Sender::new(1), Arc::new(Tally::default()));
    let tables = sit_down(&hall.stand_in, TABLES, &lives, &tally).await;
    let stop = Arc::new(AtomicBool::new(false));
    let tasks = play(tables, &stop);
    let mut dice = Dice(times as u64);
    for _ in 0..times {
        trouble.strike(&hall, &lives, &mut dice).await;
        let pause = Duration::from_millis(10 + dice.below(60) as u64);
        tokio::time::sleep(pause).await;
    }
    hall.stand_in.clear_faults();
    stop.store(true, Ordering::SeqCst);
    let mut figures = finished(&mut hall, tasks, &tally).await;
    figures
        .violations
        .retain(|violation| !ABOUT_ANSWERS.contains(&violation.code));
    figures.panicked = panics() - before;
    figures
}

/// Lets all tables finish, stops the bot, and checks what it has stored.
pub(super) async fn finished(
    hall: &mut Hall,
    tasks: Vec<JoinHandle<Players>>,
    tally: &Tally,
) -> Figures {
    let stand_in = hall.stand_in.clone();
    let stored = async {
        hall.stop_bot().await;
        let (_, store) = hall.service().await;
        store
    };
    Box::pin(finish(&stand_in, tasks, tally, stored)).await
}

/// At every table each player presses the same move many times at once: it is played once, and all
/// presses are answered.
async fn burst(interactions: usize) -> Figures {
    let before = panics();
    let settings = Settings {
        patience: Duration::from_secs(120),
        first_answer_within: Duration::from_secs(120),
        ..Settings::default()
    };
    let mut hall = Hall::open_by_gateway(settings, None).await;
    let (lives, tally) = (watch::Sender::new(1), Arc::new(Tally::default()));
    let mut tables = sit_down(&hall.stand_in, TABLES, &lives, &tally).await;
    let mut sent = Vec::new();
    for number in 0..interactions {
        let count = tables.len();
        sent.push(tables[number % count].press());
    }
    let mut said: BTreeMap<usize, usize> = BTreeMap::new();
    let mut unanswered = 0;
    for (number, interaction) in sent.into_iter().enumerate() {
        let answer = hall.stand_in.answer(interaction).await.ok();
        let message = match answer {
            Some(answer) => answer.message().await.ok(),
            None => None,
        };
        match message {
            None => unanswered += 1,
            Some(message) if message.is_private() => {}
            Some(_) => *said.entry(number % TABLES).or_default() += 1,
        }
    }
    for table in &mut tables {
        table.note_pressed();
    }
    let stop = Arc::new(AtomicBool::new(true));
    let tasks = play(tables, &stop);
    let mut figures = finished(&mut hall, tasks, &tally).await;
    figures.answered = interactions - unanswered;
    figures.doubled += said.values().filter(|&&boards| boards > 1).count();
    figures.stuck += unanswered;
    figures.panicked = panics() - before;
    figures
}
