//! Metrics while people play.
#![expect(clippy::unwrap_used, reason = "a test")]

use std::collections::BTreeMap;
use std::time::Duration;

use halma_rules::{Game, Rules, Variant};
use stand_in::{Settings, StandIn};

use crate::common::hall::Hall;
use crate::common::port::own_port;
use crate::common::table::Table;

/// The values by metric name.
async fn measured(port: u16) -> BTreeMap<String, f64> {
    let answer = reqwest::get(format!("http://127.0.0.1:{port}/metrics"));
    let text = answer.await.unwrap().text().await.unwrap();
    assert!(text.ends_with("# EOF\n"), "{text}");
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    let numbers = lines.map(|line| {
        let (name, number) = line.rsplit_once(' ').unwrap();
        // A gauge that may be missing has an empty list of labels.
        let name = name.trim_end_matches("{}").to_owned();
        (name, number.parse().unwrap())
    });
    numbers.collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn it_says_how_much_was_played_how_fast_and_how_things_stand() {
    let port = own_port();
    let mut hall = Hall::empty(StandIn::start(Settings::default()).await.unwrap(), None);
    hall.metrics = Some(([127, 0, 0, 1], port).into());
    hall.start_bot().await;
    let game = Game::new(Rules::default_for(Variant::Halma8));
    let mut table = Table::sit_down(&hall, "general", &["anna", "ben"], game).await;
    for _ in 0..3 {
        table.play(table.game.position().legal_plies()[0]).await;
    }
    for (path, said) in [("healthz", "alive\n"), ("readyz", "ready\n")] {
        let answer = reqwest::get(format!("http://127.0.0.1:{port}/{path}"));
        assert_eq!(answer.await.unwrap().text().await.unwrap(), said);
    }
    let numbers = loop {
        let numbers = measured(port).await;
        // The rest is recorded after the answers and updated periodically.
        if numbers["halma_moves_total"] >= 3.0 && numbers["halma_matches"] >= 1.0 {
            break numbers;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    };
    let at_least = |name: &str, least: f64| {
        let number = numbers.get(name).copied().unwrap_or_default();
        assert!(number >= least, "{name} {numbers:#?}");
    };
    at_least("halma_acknowledged_seconds_count", 5.0);
    at_least("halma_pictured_seconds_count", 3.0);
    at_least("halma_rendered_seconds_count", 3.0);
    at_least("halma_committed_seconds_count", 5.0);
    at_least("halma_store_bytes", 1.0);
    at_least("halma_store_free_bytes", 1.0);
    for source in [
        r#"kind="halma",name="custom""#,
        r#"kind="button",name="lobby""#,
    ] {
        at_least(&format!("halma_handled_seconds_count{{{source}}}"), 1.0);
    }
    if cfg!(target_os = "linux") {
        at_least("process_open_fds", 3.0);
        at_least("process_resident_memory_bytes", 1e6);
    }
    for (name, number) in [
        ("halma_moves_total", 3.0),
        ("halma_matches", 1.0),
        ("halma_leading", 1.0),
        ("halma_gateway_connections", 1.0),
        ("halma_unstored_total", 0.0),
        ("halma_thinking", 0.0),
    ] {
        assert!((numbers[name] - number).abs() < 0.5, "{name} {numbers:#?}");
    }
    let anna = hall.stand_in.user("anna").id().to_string();
    assert!(
        numbers
            .keys()
            .all(|name| !name.contains("anna") && !name.contains(&anna))
    );
    hall.close().await;
}
