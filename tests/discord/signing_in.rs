//! Many people sign in inside Discord at once, or somebody pretends to be many.

use std::time::Duration;

use futures::future::join_all;
use reqwest::StatusCode;
use stand_in::{Fault, FaultRule};

use crate::common::hall::Hall;
use crate::discord::activity::Inside;

/// How often Discord was asked to exchange a code.
fn exchanges(hall: &Hall) -> usize {
    let requests = hall.stand_in.requests();
    let is_one = |path: &str| path.contains("oauth2/token");
    requests.iter().filter(|one| is_one(&one.path)).count()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hundred_people_get_in_at_once_after_somebody_tried_wrong_codes() {
    let hall = Hall::open_with_activity().await;
    let page = &Inside::new(&hall);
    let wrong = (0..80).map(|number| async move {
        let code = format!("made-up-by-somebody-{number:03}");
        page.enter(&code).await.0
    });
    let wrong = join_all(wrong).await;
    assert!(
        wrong
            .iter()
            .all(|status| *status == StatusCode::UNAUTHORIZED)
    );
    let right = (0..100).map(|number| {
        let person = hall.stand_in.user(&format!("person{number}"));
        let code = person.authorize().unwrap();
        async move { page.enter(&code).await.0 }
    });
    let right = join_all(right).await;
    let inside = right.iter().filter(|status| **status == StatusCode::OK);
    assert_eq!(inside.count(), 100, "{right:?}");
    hall.stand_in.take_violations();
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_code_that_cannot_be_right_or_was_refused_never_leaves_again() {
    let hall = Hall::open_with_activity().await;
    let page = Inside::new(&hall);
    for odd in [
        "",
        "x",
        "two words in one",
        "code&client_id=7",
        "ümläut-ümläut",
    ] {
        assert_eq!(page.enter(odd).await.0, StatusCode::UNAUTHORIZED, "{odd}");
    }
    assert_eq!(exchanges(&hall), 0);
    for _ in 0..3 {
        let status = page.enter("a-code-that-is-not-discords").await.0;
        assert_eq!(status, StatusCode::UNAUTHORIZED);
    }
    assert_eq!(exchanges(&hall), 1);
    hall.stand_in.take_violations();
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn while_discord_asks_for_a_pause_no_code_leaves() {
    let hall = Hall::open_with_activity().await;
    let page = &Inside::new(&hall);
    let limited = Fault::RateLimited(Some(Duration::from_secs(600)));
    hall.stand_in
        .fail(FaultRule::new(limited).on("POST", "/oauth2/token"));
    for round in 0..3 {
        let tried = (0..80).map(|number| async move {
            let code = format!("somebody-in-round-{round}-{number:03}");
            page.enter(&code).await.0
        });
        for status in join_all(tried).await {
            assert_eq!(status, StatusCode::TOO_MANY_REQUESTS);
        }
    }
    let asked = exchanges(&hall);
    assert!((1..=8).contains(&asked), "{asked} of 240 left");
    hall.stand_in.clear_faults();
    hall.stand_in.take_violations();
    hall.close().await;
}
