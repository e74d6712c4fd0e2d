//! Work on all processors, with results that don't depend on how many there are.

use std::num::NonZero;
use std::panic::resume_unwind;
use std::thread::{self, ScopedJoinHandle};

/// What comes of each number, in their order.
pub fn in_order<T: Send>(count: u64, work: impl Fn(u64) -> T + Sync) -> Vec<T> {
    let threads = thread::available_parallelism().map_or(1, NonZero::get) as u64;
    let each = |thread: u64| {
        let numbers = (thread..count).step_by(threads as usize);
        numbers.map(&work).collect::<Vec<_>>()
    };
    let mut by_thread: Vec<_> = thread::scope(|scope| {
        let running: Vec<_> = (0..threads)
            .map(|thread| scope.spawn(move || each(thread).into_iter()))
            .collect();
        running.into_iter().map(finished).collect()
    });
    let found = |number| by_thread[(number % threads) as usize].next();
    (0..count).filter_map(found).collect()
}

/// Returns a thread's result; if it panicked, so does this function.
fn finished<T>(thread: ScopedJoinHandle<'_, T>) -> T {
    let result = thread.join();
    result.unwrap_or_else(|panic| resume_unwind(panic))
}
