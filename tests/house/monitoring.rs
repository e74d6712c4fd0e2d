//! The dashboard and the alert rules use metrics that exist, and the dashboard shows all of them.
#![expect(clippy::unwrap_used, reason = "a test")]

use std::collections::BTreeSet;
use std::fs;
use std::process::Command;
use std::time::Duration;

use halma::metrics::{Look, Metrics, Source};
use halma_store::Connections;

use crate::house::source::root;

fn read(path: &str) -> String {
    fs::read_to_string(root().join(path)).unwrap()
}

/// Metrics with at least one event of every kind.
fn metrics() -> Metrics {
    let metrics = Metrics::default();
    metrics.handled(
        Source {
            kind: "halma",
            name: "move",
        },
        Duration::ZERO,
    );
    metrics.refused(401);
    metrics.told_error("fault");
    metrics.ready("store", true);
    metrics.clock_ahead("discord", 0.0);
    metrics.backup_age(None);
    metrics.database_connections(Connections {
        busy: 1,
        idle: 2,
        waiting: 0,
    });
    metrics.look(Look {
        free_bytes: Some(1),
        snapshot_age: Some(Duration::ZERO),
        gateway_connections: Some(1),
        ..Look::default()
    });
    metrics
}

/// The names of the metrics that the bot serves, without the sum and count of histograms.
fn served() -> BTreeSet<String> {
    let text = metrics().encode();
    let samples = text.lines().filter(|line| !line.starts_with('#'));
    let names = samples.map(|line| line.split(['{', ' ']).next().unwrap().to_owned());
    let names = names.filter(|name| {
        let of = name.strip_suffix("_sum").or(name.strip_suffix("_count"));
        !of.is_some_and(|of| text.contains(&format!("# TYPE {of} histogram")))
    });
    names.collect()
}

/// The metrics named in a text.
fn named(text: &str) -> BTreeSet<String> {
    let words = text.split(|letter: char| !letter.is_ascii_alphanumeric() && letter != '_');
    let ours = words.filter(|word| ["halma_", "process_"].iter().any(|of| word.starts_with(of)));
    ours.map(ToOwned::to_owned).collect()
}

#[test]
fn the_dashboard_has_a_panel_for_each_metric() {
    assert_eq!(named(&read("deploy/grafana.json")), served());
}

#[test]
fn alerts_watch_metrics_that_exist_and_say_what_to_do() {
    let rules = read("deploy/alerts.yaml");
    let unknown: Vec<_> = named(&rules).difference(&served()).cloned().collect();
    assert!(unknown.is_empty(), "{unknown:?}");
    let alerts: BTreeSet<_> = rules
        .lines()
        .filter_map(|line| line.trim().strip_prefix("- alert: "))
        .collect();
    let page = read("docs/operating.md");
    let explained: BTreeSet<_> = page
        .lines()
        .filter_map(|line| line.strip_prefix("| `Halma")?.split('`').next())
        .map(|name| format!("Halma{name}"))
        .collect();
    let explained: BTreeSet<_> = explained.iter().map(String::as_str).collect();
    assert!(alerts.len() > 10);
    assert_eq!(alerts, explained);
}

/// Each rule fires only when it should, according to Prometheus itself.
#[test]
fn prometheus_accepts_the_rules() {
    let tried = Command::new("promtool")
        .args(["test", "rules", "tests/house/alerts.test.yaml"])
        .current_dir(root())
        .output();
    // Without promtool there is nothing to run; CI installs it.
    let Ok(tried) = tried else { return };
    let said = String::from_utf8_lossy(&tried.stdout);
    let wrong = String::from_utf8_lossy(&tried.stderr);
    assert!(tried.status.success(), "{said}{wrong}");
}
