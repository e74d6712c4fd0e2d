//! What happens to the processes and to the database while people play.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use super::clients::Record;
use super::lines::{Cut, Lines};
use super::matches::Pair;
use crate::common::postgres::Cluster;
use crate::common::process::Bots;

/// How often to look whether what is waited for has come.
const LOOK_EVERY: Duration = Duration::from_millis(10);
/// How long it may take before the trial fails.
pub const PATIENCE: Duration = Duration::from_secs(60);
/// How many calls of a match wait when nothing is answered any more: one of each browser.
const STUCK_CALLS: usize = 4;

#[derive(Clone, Copy, Debug)]
pub enum Fault {
    /// A process is killed and restarted.
    Killed(usize),
    /// A process is stopped while the others play on, and continued.
    Paused(usize),
    /// The leader is stopped until another process leads, and continued.
    LeaderDeposed,
    /// The clock of a process jumps, and is this many seconds ahead from then on.
    ClockJumped(usize, i64),
    /// The lines of a process to the database are cut.
    LinesCut(usize, Cut),
    /// The same for the process that leads.
    LeadersLinesCut(Cut),
    /// The database is stopped until everyone waits for it, and continued.
    DatabasePaused,
    /// The database is stopped until the bot gives it up, and continued.
    DatabaseAway,
}

/// Everything that a fault can strike, and who plays meanwhile.
pub struct Stage<'a> {
    pub bots: Bots,
    /// Those of each process to the database.
    pub lines: &'a [Lines],
    pub cluster: &'a Cluster,
    pub pairs: &'a [Pair],
}

impl Stage<'_> {
    /// Lets a fault happen and end, and waits until all matches go on.
    pub async fn strike(&mut self, fault: Fault) {
        match fault {
            Fault::Killed(number) => {
                self.bots.kill(number).await;
            }
            Fault::Paused(number) => {
                let paused = self.bots.pause(number);
                self.wait_for_moves(2).await;
                drop(paused);
            }
            Fault::ClockJumped(number, ahead) => self.bots.shift_clock(number, ahead).await,
            Fault::LinesCut(number, cut) => self.cut_lines(number, cut).await,
            Fault::LeadersLinesCut(cut) => {
                let leader = self.wait_for_leader(None).await;
                self.cut_lines(leader, cut).await;
            }
            Fault::LeaderDeposed => self.depose_leader().await,
            Fault::DatabasePaused => {
                let paused = self.cluster.pause();
                let is_stuck = |pair: &Pair| pair.record.calls.len() >= STUCK_CALLS;
                self.wait("calls that wait", || self.pairs.iter().all(is_stuck))
                    .await;
                drop(paused);
            }
            Fault::DatabaseAway => {
                let paused = self.cluster.pause();
                self.wait_for_more("faults", 1, |record| &record.failed)
                    .await;
                drop(paused);
            }
        }
        self.wait_for_moves(2).await;
    }

    /// Cuts the lines of a process as soon as it has one.
    async fn cut_lines(&self, number: usize, cut: Cut) {
        let lines = &self.lines[number];
        self.wait("lines", || lines.are_there()).await;
        lines.cut(cut);
    }

    async fn depose_leader(&self) {
        let leader = self.wait_for_leader(None).await;
        let paused = self.bots.pause(leader);
        self.wait_for_leader(Some(leader)).await;
        drop(paused);
        // Even before it has heard that another one leads.
        assert!(!self.bots.is_leading(leader).await, "two lead");
    }

    /// Waits until a process leads, other than a stopped one.
    async fn wait_for_leader(&self, stopped: Option<usize>) -> usize {
        let begun = Instant::now();
        loop {
            for number in 0..super::PROCESSES {
                if Some(number) != stopped && self.bots.is_leading(number).await {
                    return number;
                }
            }
            assert!(begun.elapsed() < PATIENCE, "no process leads");
            tokio::time::sleep(LOOK_EVERY).await;
        }
    }

    /// Waits until this many more moves are accepted in each match.
    async fn wait_for_moves(&self, more: usize) {
        self.wait_for_more("moves", more, |record| &record.moved)
            .await;
    }

    async fn wait_for_more(&self, what: &str, more: usize, count: fn(&Record) -> &AtomicUsize) {
        let present = |pair: &Pair| count(&pair.record).load(Ordering::SeqCst);
        let goals: Vec<_> = self.pairs.iter().map(|pair| present(pair) + more).collect();
        let are_reached = || {
            let mut reached = self.pairs.iter().zip(&goals);
            reached.all(|(pair, goal)| present(pair) >= *goal)
        };
        self.wait(what, are_reached).await;
    }

    /// Waits until something holds. A match that can't go on may be one that contradicts itself.
    async fn wait(&self, what: &str, holds: impl Fn() -> bool) {
        let begun = Instant::now();
        while !holds() {
            if begun.elapsed() > PATIENCE {
                self.pairs.iter().for_each(Pair::check_answers);
                panic!("no more {what}");
            }
            tokio::time::sleep(LOOK_EVERY).await;
        }
    }
}
