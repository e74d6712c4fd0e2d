//! What goes wrong in a simulation, and when.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use tokio::time::sleep;

use super::database::{Condition, Database};
use super::process::Process;
use crate::common::dice::Dice;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum What {
    /// A process is killed, and started again.
    Killed(usize),
    /// A process does nothing.
    Paused(usize),
    /// The line between a process and the database is cut.
    Cut(usize),
    /// The database does nothing.
    DatabasePaused,
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

/// Faults until a moment, at random.
pub fn schedule(dice: &mut Dice, processes: usize, until: Duration) -> Vec<Fault> {
    let mut faults = Vec::new();
    let mut from = Duration::ZERO;
    loop {
        from += Duration::from_millis(500 + dice.below(15_000) as u64);
        if from >= until {
            return faults;
        }
        let process = dice.below(processes);
        let what = match dice.below(8) {
            0 | 1 => What::Killed(process),
            2 | 3 => What::Paused(process),
            4 | 5 => What::Cut(process),
            6 => What::DatabasePaused,
            _ => What::Clock(process, dice.below(600) as i64 - 300),
        };
        let longest = [2_000, 12_000, 40_000][dice.below(3)];
        faults.push(Fault {
            what,
            from,
            lasts: Duration::from_millis(100 + dice.below(longest) as u64),
        });
    }
}

impl Fault {
    /// Waits for its moment, happens and ends.
    pub async fn happen(self, database: Arc<Database>, processes: Vec<Arc<Process>>) {
        sleep(self.from).await;
        match self.what {
            What::Killed(number) => processes[number].kill(),
            What::Paused(number) => processes[number].health.becomes(Condition::Paused),
            What::Cut(number) => processes[number].health.becomes(Condition::Cut),
            What::DatabasePaused => database.health.becomes(Condition::Paused),
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
            What::Clock(number, _) => processes[number].skew.store(0, Ordering::SeqCst),
        }
    }
}
