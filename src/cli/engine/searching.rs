//! A search, or other long work, in its own thread, which can be stopped at any time.

use std::io::{self, Write};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use halma_mind::{Budget, Level, Memory, Player, SearchOptions, Thought, last_move, think_as};
use halma_rules::{Game, Ply, Status, perft};

use super::Output;
use super::report;

/// The time for what a search still does after its limit, such as reporting.
const LATE: Duration = Duration::from_millis(2);
/// How often a finished search checks whether it may report.
const LOOK: Duration = Duration::from_millis(5);
/// An upper bound of the positions searched per millisecond, including the moves of the last ply.
const NODES_A_MS: u64 = 200_000;

/// What to search, and for how long.
pub(super) struct SearchJob {
    pub game: Game,
    /// The first moves to consider; all if empty.
    pub among: Vec<Ply>,
    pub nodes: Option<u64>,
    pub depth: Option<u32>,
    pub lines: usize,
    /// The number of threads with a shared memory.
    pub threads: usize,
    /// By how much a draw is worth less than zero, in hundredths of a step.
    pub contempt: i32,
    /// The player of a level; `None` for full strength.
    pub player: Option<Player>,
    /// When the line was read, and the time since then.
    pub began: Instant,
    pub time: Option<Duration>,
    /// Whether to wait for the stop command even if there is nothing left to search.
    pub is_infinite: bool,
}

/// Long work in progress: a search or a count.
pub(super) struct Searching {
    stop: Arc<AtomicBool>,
    /// Set before the result is reported, because the next line may follow at once.
    is_done: Arc<AtomicBool>,
    thread: JoinHandle<Option<Memory>>,
}

/// The output, which writes one line at a time.
pub(super) type Shared = Arc<Mutex<Output>>;

/// Writes lines and flushes them.
pub(super) fn write(output: &Shared, lines: &[String]) -> io::Result<()> {
    let mut output = output.lock().unwrap_or_else(PoisonError::into_inner);
    for line in lines {
        writeln!(output, "{line}")?;
    }
    output.flush()
}

impl Searching {
    /// Starts a search and reports its result. Creates the memory if there is none.
    pub fn begin(
        job: SearchJob,
        memory: Option<Memory>,
        make_memory: impl FnOnce() -> Memory + Send + 'static,
        output: Shared,
    ) -> Self {
        let shared = Arc::clone(&output);
        Self::work(output, move |word| {
            let mut memory = memory.unwrap_or_else(make_memory);
            let lines = search(&job, &mut memory, word, &shared);
            (lines, Some(memory))
        })
    }

    /// Starts counting sequences of moves and reports their number. Passes the searches' memory on.
    pub fn count(game: Game, plies: u32, memory: Option<Memory>, output: Shared) -> Self {
        Self::work(output, move |word| {
            let count = perft::count_until(&game, plies, &|| word.load(Ordering::Relaxed));
            let line = match count {
                Some(count) => format!("perft {plies} {count}"),
                None => format!("info string error perft {plies}: stopped"),
            };
            (vec![line], memory)
        })
    }

    /// Starts work in its own thread, and writes the lines it returns.
    fn work(
        output: Shared,
        work: impl FnOnce(&AtomicBool) -> (Vec<String>, Option<Memory>) + Send + 'static,
    ) -> Self {
        let stop = Arc::new(AtomicBool::new(false));
        let is_done = Arc::new(AtomicBool::new(false));
        let (word, done) = (Arc::clone(&stop), Arc::clone(&is_done));
        let thread = std::thread::spawn(move || {
            let (lines, memory) = work(&word);
            done.store(true, Ordering::Release);
            // If the reader has gone, the next line will fail too.
            drop(write(&output, &lines));
            memory
        });
        Self {
            stop,
            is_done,
            thread,
        }
    }

    /// Returns true if it has ended and reported its result.
    pub fn is_done(&self) -> bool {
        self.is_done.load(Ordering::Acquire)
    }

    /// Tells it to stop. It still reports its result; meanwhile other lines are read.
    pub fn stop(&self) {
        self.stop.store(true, Ordering::Relaxed);
    }

    /// Returns true if it was told to stop.
    pub fn is_stopped(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }

    /// Waits until it has reported its result. Returns its memory.
    pub fn end(self) -> Option<Memory> {
        self.thread.join().ok().flatten()
    }
}

/// Returns a search's result. Writes lines whenever a depth is finished.
fn search(job: &SearchJob, memory: &mut Memory, word: &AtomicBool, output: &Shared) -> Vec<String> {
    let until = job.time.map(|time| job.began + time.saturating_sub(LATE));
    let is_late = || until.is_some_and(|until| Instant::now() >= until);
    let stop = || word.load(Ordering::Relaxed) || is_late();
    let tell = |thought: &Thought| {
        // If the reader has gone, the next line will fail too.
        let lines = report::infos(&job.game, thought, job.began.elapsed());
        drop(write(output, &lines));
    };
    let thought = match job.player {
        Some(player) => play(job, player, memory, &stop),
        None => with_others(job, memory, &stop, &tell),
    };
    while job.is_infinite && !stop() {
        std::thread::sleep(LOOK);
    }
    let Some(thought) = thought else {
        return vec!["bestmove none".to_owned()];
    };
    let mut lines = report::infos(&job.game, &thought, job.began.elapsed());
    lines.push(report::best_move(job.game.position(), thought.ply()));
    lines
}

/// Returns the move of a level's player.
fn play(
    job: &SearchJob,
    player: Player,
    memory: &mut Memory,
    stop: &dyn Fn() -> bool,
) -> Option<Thought> {
    let standing = job.game.standing();
    let Status::Running { turn } = standing.status() else {
        return None;
    };
    player.choose(standing, last_move(&job.game, turn), memory, stop)
}

/// Searches at full strength, with helper threads that share the memory until it ends.
fn with_others(
    job: &SearchJob,
    memory: &mut Memory,
    stop: &(dyn Fn() -> bool + Sync),
    tell: &dyn Fn(&Thought),
) -> Option<Thought> {
    let is_done = AtomicBool::new(false);
    let stop_others = || is_done.load(Ordering::Relaxed) || stop();
    std::thread::scope(|scope| {
        for _ in 1..job.threads {
            let mut beside = memory.beside();
            let stop = &stop_others;
            scope.spawn(move || {
                let options = options(job);
                drop(think_as(job.game.standing(), options, &mut beside, stop));
            });
        }
        let options = SearchOptions {
            listener: tell,
            ..options(job)
        };
        let thought = think_as(job.game.standing(), options, memory, stop);
        is_done.store(true, Ordering::Relaxed);
        thought
    })
}

fn options(job: &SearchJob) -> SearchOptions<'_> {
    let in_time = job.time.map(|time| time.as_millis() as u64 * NODES_A_MS);
    let usual = Budget::nodes(job.nodes.or(in_time).unwrap_or(u64::MAX));
    SearchOptions {
        among: &job.among,
        contempt: job.contempt,
        ..SearchOptions::within(Budget {
            depth: job.depth.unwrap_or(usual.depth),
            lines: job.lines,
            ..usual
        })
    }
}

/// Returns the player of a level.
pub(super) fn player(level: u8, seed: u64) -> Option<Player> {
    let level = Level::new(level)?;
    Some(Player { level, seed })
}
