//! What goes wrong in a simulation, and when.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use tokio::time::sleep;

use super::chat::Chat;
use super::database::Database;
use super::process::Process;
use super::wire::Condition;
use crate::common::dice::Dice;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum What {
    /// A process is killed, and started again.
    Killed(usize),
    /// A process does nothing.
    Paused(usize),
    /// The lines of a process, to the database and to Discord, are cut.
    Cut(usize),
    /// The database does nothing.
    DatabasePaused,
    /// Discord does nothing, or lines to it are cut.
    Discord(Condition),
    /// The clock of a process is wrong by this many seconds.
    Clock(usize, i64),
}

/// A fault, from and until a moment.
#[derive(Clone, Copy, Debug)]
pub struct Fault {
    what: What,
    from: Duration,
    lasts: Duration,
}

/// By how many seconds a clock may be wrong. A post is left to its answer for two minutes, so if the
/// clocks of two processes are further apart, it may come twice.
const SLIGHTLY: usize = 45;
const VERY: usize = 300;

/// Faults until a moment, at random. About half of the lists have no clock that is very
/// wrong.
pub fn schedule(dice: &mut Dice, processes: usize, until: Duration) -> Vec<Fault> {
    let wrong = [SLIGHTLY, VERY][dice.below(2)];
    let mut faults = Vec::new();
    let mut from = Duration::ZERO;
    loop {
        from += Duration::from_millis(500 + dice.below(15_000) as u64);
        if from >= until {
            return faults;
        }
        let process = dice.below(processes);
        let what = match dice.below(10) {
            0 | 1 => What::Killed(process),
            2 | 3 => What::Paused(process),
            4 | 5 => What::Cut(process),
            6 => What::DatabasePaused,
            7 => What::Discord(Condition::Paused),
            8 => What::Discord(Condition::Cut),
            _ => What::Clock(process, (dice.below(2 * wrong) as i64) - wrong as i64),
        };
        let longest = [2_000, 12_000, 40_000][dice.below(3)];
        faults.push(Fault {
            what,
            from,
            lasts: Duration::from_millis(100 + dice.below(longest) as u64),
        });
    }
}

/// Whether no two clocks ever differ by so much that a post may come twice.
pub fn are_clocks_close(faults: &[Fault]) -> bool {
    let is_close = |fault: &Fault| match fault.what {
        What::Clock(_, seconds) => seconds.unsigned_abs() <= SLIGHTLY as u64,
        _ => true,
    };
    faults.iter().all(is_close)
}

impl Fault {
    /// Waits for its moment, happens and ends.
    pub async fn happen(self, database: Arc<Database>, chat: Chat, processes: Vec<Arc<Process>>) {
        sleep(self.from).await;
        match self.what {
            What::Killed(number) => processes[number].kill(),
            What::Paused(number) => processes[number].health.becomes(Condition::Paused),
            What::Cut(number) => processes[number].health.becomes(Condition::Cut),
            What::DatabasePaused => database.health.becomes(Condition::Paused),
            What::Discord(condition) => chat.health().becomes(condition),
            What::Clock(number, seconds) => {
                let skew = &processes[number].skew;
                skew.store(1_000 * seconds, Ordering::SeqCst);
            }
        }
        sleep(self.lasts).await;
        match self.what {
            What::Killed(number) => processes[number].start(),
            What::Paused(number) | What::Cut(number) => {
                processes[number].health.becomes(Condition::Well);
            }
            What::DatabasePaused => database.health.becomes(Condition::Well),
            What::Discord(_) => chat.health().becomes(Condition::Well),
            What::Clock(number, _) => processes[number].skew.store(0, Ordering::SeqCst),
        }
    }
}
