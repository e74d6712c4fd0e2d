//! What goes wrong in a simulation, and when.

use std::sync::atomic::Ordering;
use std::time::Duration;

use tokio::time::sleep;

use super::World;
use super::process::Process;
use super::wire::Condition;
use crate::common::dice::Dice;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum What {
    /// A process is killed, and started again.
    Killed(usize),
    /// All processes are killed for so long that the clocks of games stand still.
    AllKilled,
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

/// What a post may come twice by: clocks that differ by more than the two minutes for which it is left
/// to its answer, and a process that stands still for longer than its lease.
const SLIGHTLY: u64 = 45;
const BRIEFLY: Duration = Duration::from_secs(8);

/// How old the time may be that a delayed call is judged by.
const JUDGED_WITHIN: Duration = Duration::from_secs(120);
const A_MOMENT: Duration = Duration::from_secs(1);
/// The shortest time for which all processes are killed. Five minutes are an outage.
const OUTAGE: Duration = Duration::from_secs(330);
/// For how long faults are rarer afterwards.
const NIGHT: Duration = Duration::from_secs(90 * 60);

/// Faults at random, every few seconds until a moment and every few minutes in the night after it. In
/// about half of the lists no post may come twice.
pub fn schedule(dice: &mut Dice, processes: usize, until: Duration) -> Vec<Fault> {
    let once = dice.below(2) == 0;
    let mut faults = Vec::new();
    let mut from = Duration::ZERO;
    loop {
        let longest = if from < until { 15_000 } else { 600_000 };
        from += Duration::from_millis(500 + dice.below(longest) as u64);
        if from >= until + NIGHT {
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
            _ => What::Clock(process, dice.below(600) as i64 - 300),
        };
        let longest = [2_000, 12_000, 40_000][dice.below(3)];
        let mut fault = Fault {
            what,
            from,
            lasts: Duration::from_millis(100 + dice.below(longest) as u64),
        };
        if from >= until && dice.below(5) == 0 {
            fault = Fault {
                what: What::AllKilled,
                // Nothing else that ends meanwhile starts one of them.
                from: faults.iter().map(Fault::end).fold(from, Duration::max) + A_MOMENT,
                lasts: OUTAGE + Duration::from_secs(dice.below(600) as u64),
            };
            from = fault.end();
        }
        if !(once && fault.may_repeat_posts()) {
            faults.push(fault);
        }
    }
}

impl Fault {
    fn end(&self) -> Duration {
        self.from + self.lasts
    }

    /// For how long no process runs within a period because of it.
    pub fn stops(&self, from: Duration, until: Duration) -> Duration {
        match self.what {
            What::AllKilled => self.end().min(until).saturating_sub(self.from.max(from)),
            _ => Duration::ZERO,
        }
    }

    pub fn may_repeat_posts(&self) -> bool {
        match self.what {
            What::Clock(_, seconds) => seconds.unsigned_abs() > SLIGHTLY,
            What::Paused(_) => self.lasts > BRIEFLY,
            _ => false,
        }
    }

    /// By how much a period may be measured wrongly because of it.
    pub fn wrong_by(&self, from: Duration, until: Duration) -> Duration {
        match self.what {
            What::Clock(_, seconds) if self.from < until && from < self.end() + JUDGED_WITHIN => {
                Duration::from_secs(seconds.unsigned_abs())
            }
            _ => Duration::ZERO,
        }
    }

    /// Waits for its moment, happens and ends.
    pub async fn happen(self, world: World) {
        let World {
            database,
            chat,
            processes,
            ..
        } = world;
        sleep(self.from).await;
        match self.what {
            What::Killed(number) => processes[number].kill(),
            What::AllKilled => processes.iter().for_each(|process| process.kill()),
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
            What::AllKilled => processes.iter().for_each(Process::start),
            What::Paused(number) | What::Cut(number) => {
                processes[number].health.becomes(Condition::Well);
            }
            What::DatabasePaused => database.health.becomes(Condition::Well),
            What::Discord(_) => chat.health().becomes(Condition::Well),
            What::Clock(number, _) => processes[number].skew.store(0, Ordering::SeqCst),
        }
    }
}
