//! The command line before any work is done: configurations that can't be intended, and readers
//! that exit early.

use std::io::Write as _;
use std::process::Stdio;

use crate::cli::{halma, refused};
use crate::common::desk::{copy, present_store};
use crate::common::process::halma as program;

#[test]
fn a_configuration_that_cannot_be_meant_is_refused_in_a_sentence() {
    let folder = tempfile::tempdir().unwrap();
    let empty = folder.path().join("empty");
    std::fs::write(&empty, "\n").unwrap();
    let empty = empty.to_str().unwrap();
    let below = format!("{empty}/store");
    let store = folder.path().join("store");
    let good = [
        ("HALMA_DISCORD_TOKEN", "s3cret"),
        ("HALMA_STORE_PATH", store.to_str().unwrap()),
    ];
    let zeros = "0".repeat(64);
    let listen = ("HALMA_HTTP_LISTEN", "127.0.0.1:0");
    for (variables, part) in [
        (
            &[("HALMA_DISCORD_TOKEN", "Bot s3cret")][..],
            "leave that word out",
        ),
        (&[("HALMA_DISCORD_TOKEN", "s3\ncret")], "line break"),
        (
            &[
                ("HALMA_DISCORD_TOKEN", ""),
                ("HALMA_DISCORD_TOKEN_FILE", empty),
            ],
            "is empty",
        ),
        (&[("HALMA_STORE_PASSWORD_FILE", empty)], "is empty"),
        (&[("HALMA_LOG_LEVEL", "loud")], "\"loud\""),
        (
            &[("HALMA_STORE_PAHT", "x")],
            "did you mean HALMA_STORE_PATH?",
        ),
        (&[("HALMA_STORE_AUTHORITIES", "/no/ca.pem")], "/no/ca.pem"),
        (
            &[("HALMA_STORE_URL", "mysql://a:s3cret@b/c")],
            "only PostgreSQL",
        ),
        (&[("HALMA_STORE_CONNECTIONS", "many")], "a number"),
        (
            &[("HALMA_STORE_PATH", "/proc/halma")],
            "/proc/halma: No such",
        ),
        (&[("HALMA_STORE_PATH", &below)], &below),
        (
            &[("HALMA_DISCORD_PUBLIC_KEY", &*zeros), listen],
            "no public key",
        ),
    ] {
        for command in ["check-config", "run"] {
            let message = refused(&[command], &[&good[..], variables].concat());
            let is_clear = message.contains(part) && !message.contains("s3cret");
            assert!(is_clear, "{command}: {message}");
        }
    }
    let meant = [("HALMA_LOG_LEVEL", "WARNING"), ("HALMA_LOG_FORMAT", "Json")];
    let meant = [&good[..], &meant, &[("HALMA_METRICS_LISTEN", "Off")]].concat();
    let output = halma(&["check-config"], "", &meant);
    assert!(output.status.success(), "{output:?}");
    assert!(!store.exists());
}

/// As in `halma moves … | head -1`.
#[test]
fn a_reader_that_exits_early_ends_a_command_cleanly() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("store");
    copy(&present_store(), &path);
    let lines = [
        "moves --variant star2",
        "perft --variant halma8 --depth 2 --divide",
        "adjudicate -",
        "analyze -",
        "check-config",
        "check",
        "verify",
        "repair",
        "recompute-ratings",
        "export EXPORTED",
        "engine",
        "--help",
        "--version",
        "no-such-command",
    ];
    let exported = folder.path().join("exported");
    for line in lines {
        let line = line.replace("EXPORTED", exported.to_str().unwrap());
        let (reader, unread) = std::io::pipe().unwrap();
        drop(reader);
        let mut child = program()
            .args(line.split(' '))
            .env("HALMA_STORE_PATH", &path)
            .env("HALMA_DISCORD_TOKEN", "t0ken")
            .stdin(Stdio::piped())
            .stdout(unread)
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let input = "[Variant \"halma8\"]\n1. h4-h5 a5-a4\n";
        let input = if line == "engine" { "d\nd\n" } else { input };
        drop(child.stdin.take().unwrap().write_all(input.as_bytes()));
        let ended = child.wait_with_output().unwrap();
        let said = String::from_utf8_lossy(&ended.stderr);
        let status = ended.status.code();
        assert!(matches!(status, Some(0..=2)), "{line}: {status:?} {said}");
        assert!(
            !said.contains("panicked") && !said.contains("pipe"),
            "{line}: {said}"
        );
    }
    assert!(exported.exists(), "what was done is kept");
}
