//! The threads for long computations.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use halma_service::background::{Pool, Priority};

#[tokio::test]
async fn a_panic_costs_one_task_and_no_thread() {
    let pool = Pool::new("test", 1, Priority::Idle).unwrap();
    let failed: Option<()> = pool.run(|| panic!("a thought that fails")).await;
    assert_eq!(failed, None);
    assert_eq!(pool.run(|| 7).await, Some(7));
}

#[tokio::test]
async fn tasks_finish_in_the_order_requested() {
    let pool = Pool::new("test", 1, Priority::Idle).unwrap();
    let count = Arc::new(AtomicUsize::new(0));
    let thoughts = (0..64).map(|_| {
        let count = Arc::clone(&count);
        pool.run(move || count.fetch_add(1, Ordering::SeqCst))
    });
    let order = futures::future::join_all(thoughts).await;
    assert!(order.into_iter().eq((0..64).map(Some)));
}

#[cfg(target_os = "linux")]
#[tokio::test]
async fn long_work_runs_at_idle_priority_unless_configured() {
    // Linux's numbers of its scheduling policies.
    for (priority, policy) in [(Priority::Idle, "5"), (Priority::Normal, "0")] {
        let pool = Pool::new("test", 1, priority).unwrap();
        let stat = pool.run(|| std::fs::read_to_string("/proc/thread-self/stat").unwrap());
        let stat = stat.await.unwrap();
        // The name, in parentheses, may contain spaces; it is the second field and the policy the
        // 41st.
        let (_, fields) = stat.rsplit_once(')').unwrap();
        let found = fields.split_whitespace().nth(41 - 3);
        assert_eq!(found, Some(policy), "{priority:?}: {stat}");
    }
}
