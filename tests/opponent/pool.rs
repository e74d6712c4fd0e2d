//! The threads on which the mind thinks.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use halma::opponent::Pool;

#[tokio::test]
async fn a_panic_costs_one_thought_and_no_thread() {
    let pool = Pool::new(1).unwrap();
    let failed: Option<()> = pool.run(|_| panic!("a thought that fails")).await;
    assert_eq!(failed, None);
    assert_eq!(pool.run(|_| 7).await, Some(7));
}

#[tokio::test]
async fn thoughts_come_in_the_order_in_which_they_were_wanted() {
    let pool = Pool::new(1).unwrap();
    let count = Arc::new(AtomicUsize::new(0));
    let thoughts = (0..64).map(|_| {
        let count = Arc::clone(&count);
        pool.run(move |_| count.fetch_add(1, Ordering::SeqCst))
    });
    let order = futures::future::join_all(thoughts).await;
    assert!(order.into_iter().eq((0..64).map(Some)));
}
