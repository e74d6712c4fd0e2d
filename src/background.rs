//! The threads on which the mind thinks: few, of low priority, and apart from all others, so that
//! pictures, answers and the store never wait for them.

use std::io;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;

use thread_priority::ThreadPriority;
#[cfg(target_os = "linux")]
use thread_priority::{
    NormalThreadSchedulePolicy, ThreadSchedulePolicy, set_thread_priority_and_policy,
    thread_native_id,
};
use tokio::sync::oneshot;

use crate::mind::Memory;

/// The threads of a machine that has many cores: thinking must not take the whole of it.
const USUAL_THREADS: usize = 2;
/// The positions that a thread remembers, 16 bytes each.
const REMEMBERED: usize = 1 << 17;

/// The threads that one thinks with where nothing else is configured: as many as there are cores, but
/// at most 2.
pub fn usual_threads() -> usize {
    thread::available_parallelism().map_or(1, |cores| cores.get().min(USUAL_THREADS))
}

type Job = Box<dyn FnOnce(&mut Memory) + Send>;

/// Threads that think, first come, first served; they end with the last handle.
#[derive(Clone)]
pub struct Pool {
    jobs: Sender<Job>,
    /// The jobs that wait or are done now.
    busy: Arc<AtomicUsize>,
}

impl Pool {
    /// So many threads, at least one, each with a memory of 2 MiB.
    ///
    /// # Errors
    /// The system gives no thread.
    pub fn new(threads: usize) -> io::Result<Self> {
        let (jobs, waiting) = channel();
        let waiting = Arc::new(Mutex::new(waiting));
        for number in 0..threads.max(1) {
            let waiting = Arc::clone(&waiting);
            thread::Builder::new()
                .name(format!("mind-{number}"))
                .spawn(move || work(&waiting))?;
        }
        Ok(Self {
            jobs,
            busy: Arc::default(),
        })
    }

    /// Thinks about something once a thread is free; nothing where that ended by a panic.
    pub async fn run<T: Send + 'static>(
        &self,
        think: impl FnOnce(&mut Memory) -> T + Send + 'static,
    ) -> Option<T> {
        let (done, answer) = oneshot::channel();
        self.busy.fetch_add(1, Ordering::Relaxed);
        let counted = Counted(Arc::clone(&self.busy));
        let job = move |memory: &mut Memory| {
            let _counted = counted;
            // Who asked may have gone before it begins, and meanwhile.
            if !done.is_closed() {
                drop(done.send(think(memory)));
            }
        };
        self.jobs.send(Box::new(job)).ok()?;
        answer.await.ok()
    }

    /// How many jobs wait or are done now.
    pub fn busy(&self) -> usize {
        self.busy.load(Ordering::Relaxed)
    }
}

/// A job that is counted until it is dropped.
struct Counted(Arc<AtomicUsize>);

impl Drop for Counted {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }
}

fn work(waiting: &Mutex<Receiver<Job>>) {
    step_back();
    let mut memory = Memory::with_positions(REMEMBERED);
    loop {
        let next = waiting
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .recv();
        let Ok(job) = next else { return };
        // Whatever a job leaves in the memory, the next one begins by forgetting it.
        if catch_unwind(AssertUnwindSafe(|| job(&mut memory))).is_err() {
            tracing::error!("thinking ended by a panic");
        }
    }
}

/// Lets all other threads of the machine go first. Linux has a policy for it: whoever wakes up takes the
/// core at once, while beside a merely nice thread it may have to wait.
fn step_back() {
    #[cfg(target_os = "linux")]
    let stepped = set_thread_priority_and_policy(
        thread_native_id(),
        ThreadPriority::Min,
        ThreadSchedulePolicy::Normal(NormalThreadSchedulePolicy::Idle),
    );
    #[cfg(not(target_os = "linux"))]
    let stepped = ThreadPriority::Min.set_for_current();
    if let Err(error) = stepped {
        tracing::debug!(?error, "thinking has the priority of everything else");
    }
}
