//! Threads for long work of lower priority: it must not make answers, boards or the store wait.

use std::io;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;

use serde::Deserialize;
#[cfg(target_os = "linux")]
use thread_priority::{
    NormalThreadSchedulePolicy, ThreadSchedulePolicy, set_thread_priority_and_policy,
    thread_native_id,
};
use thread_priority::{ThreadPriority, ThreadPriorityValue};
use tokio::sync::oneshot;

/// How threads share the machine's cores with other work.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Priority {
    /// They use what nobody else does.
    #[default]
    Idle,
    /// They get a tenth of what others get: somebody waits for them, even on a busy machine.
    #[serde(skip)]
    Low,
    /// They get as much as others, so a busy machine doesn't hold them up.
    Normal,
}

/// Of 0 to 99; on Linux a nice value of 10.
const LOW: u8 = 22;

type Job = Box<dyn FnOnce() + Send>;

/// Threads that work first come, first served. They end with the last handle.
#[derive(Clone)]
pub struct Pool {
    /// `None` if jobs run where they are asked for.
    jobs: Option<Sender<Job>>,
    /// The number of jobs waiting or running.
    busy: Arc<AtomicUsize>,
}

impl Pool {
    /// Starts this many threads, at least one, with names for the system's tools.
    ///
    /// # Errors
    /// The system refuses to start a thread.
    pub fn new(name: &str, threads: usize, priority: Priority) -> io::Result<Self> {
        let (jobs, waiting) = channel();
        let waiting = Arc::new(Mutex::new(waiting));
        for number in 0..threads.max(1) {
            let waiting = Arc::clone(&waiting);
            thread::Builder::new()
                .name(format!("{name}-{number}"))
                .spawn(move || work(&waiting, priority))?;
        }
        Ok(Self {
            jobs: Some(jobs),
            busy: Arc::default(),
        })
    }

    /// Returns a pool without threads, whose jobs run where they are asked for. A paused clock stands
    /// still meanwhile, as it wouldn't for a thread.
    pub fn inline() -> Self {
        Self {
            jobs: None,
            busy: Arc::default(),
        }
    }

    /// Runs a job once a thread is free; returns `None` if it panics.
    pub async fn run<T: Send + 'static>(
        &self,
        job: impl FnOnce() -> T + Send + 'static,
    ) -> Option<T> {
        let (done, answer) = oneshot::channel();
        self.busy.fetch_add(1, Ordering::Relaxed);
        let counted = Counted(Arc::clone(&self.busy));
        let job = move || {
            let _counted = counted;
            // The caller may have given up meanwhile.
            if !done.is_closed() {
                drop(done.send(job()));
            }
        };
        match &self.jobs {
            Some(jobs) => jobs.send(Box::new(job)).ok()?,
            None => drop(catch_unwind(AssertUnwindSafe(job))),
        }
        answer.await.ok()
    }

    /// Returns the number of jobs waiting or running.
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

fn work(waiting: &Mutex<Receiver<Job>>, priority: Priority) {
    step_back(priority);
    loop {
        let next = waiting
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .recv();
        let Ok(job) = next else { return };
        if catch_unwind(AssertUnwindSafe(job)).is_err() {
            tracing::error!("a background task panicked");
        }
    }
}

/// Gives this thread its priority.
fn step_back(priority: Priority) {
    let stepped = match priority {
        Priority::Idle => step_aside(),
        Priority::Low => ThreadPriorityValue::try_from(LOW).map_or(Ok(()), |low| {
            ThreadPriority::Crossplatform(low).set_for_current()
        }),
        Priority::Normal => Ok(()),
    };
    if let Err(error) = stepped {
        tracing::debug!(?error, "background threads keep the usual priority");
    }
}

/// Yields to all other threads of the machine. Linux has a policy for this: a waking thread takes
/// the core at once, while it may have to wait for a merely nice thread.
fn step_aside() -> Result<(), thread_priority::Error> {
    #[cfg(target_os = "linux")]
    return set_thread_priority_and_policy(
        thread_native_id(),
        ThreadPriority::Min,
        ThreadSchedulePolicy::Normal(NormalThreadSchedulePolicy::Idle),
    );
    #[cfg(not(target_os = "linux"))]
    return ThreadPriority::Min.set_for_current();
}
