//! The real binary, called by many who aren't Discord: the memory they cost, and who is answered
//! meanwhile.
#![cfg(target_os = "linux")]
#![expect(clippy::unwrap_used, clippy::print_stdout, reason = "a test")]

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use halma_rules::{Game, Rules, Variant};
use stand_in::{Settings, StandIn};
use tempfile::TempDir;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tokio::process::{Child, Command};
use tokio::task::JoinSet;

use crate::common::hall::called_at;
use crate::common::port::own_port;
use crate::common::process::spawn_as;
use crate::common::table::Table;

const HALF_SENT: usize = 1_500;
const UNSIGNED: usize = 600;
const BODY_BYTES: usize = 1 << 20;
const MOST_GROWTH_KIB: u64 = 20 << 10;

/// The bot with a port for calls and one for metrics. Its limit of open files is low unless it
/// raises it.
fn spawn(stand_in: &StandIn, folder: &Path, [port, metrics]: [u16; 2]) -> Child {
    let mut command = Command::new("sh");
    let script = "ulimit -S -n 256 && exec env HALMA_METRICS_LISTEN=\"$1\" \"$2\" run";
    command
        .args(["-c", script, "sh"])
        .arg(format!("127.0.0.1:{metrics}"))
        .arg(env!("CARGO_BIN_EXE_halma"))
        .env("HALMA_HTTP_LISTEN", format!("127.0.0.1:{port}"))
        .env("HALMA_DISCORD_PUBLIC_KEY", stand_in.public_key());
    spawn_as(&mut command, stand_in, &folder.join("store"))
}

/// A value from the system's memory statistics of a process, in KiB.
fn memory(process: u32, what: &str) -> u64 {
    let status = std::fs::read_to_string(format!("/proc/{process}/status")).unwrap();
    let line = status.lines().find(|line| line.starts_with(what)).unwrap();
    line.split_whitespace().nth(1).unwrap().parse().unwrap()
}

/// Sends half a request, and again a little after the connection is closed.
async fn half_send(port: u16, connected: Arc<AtomicUsize>) {
    loop {
        if let Ok(mut stream) = TcpStream::connect(("127.0.0.1", port)).await {
            connected.fetch_add(1, Ordering::SeqCst);
            drop(stream.write_all(b"POST /interactions HTTP/1.1\r\nho").await);
            drop(stream.read_u8().await);
        }
        tokio::time::sleep(Duration::from_secs(1)).await;
    }
}

/// Posts a large unsigned body. Returns whether it was refused, if there is a response.
async fn post_unsigned(port: u16) -> bool {
    let mut stream = TcpStream::connect(("127.0.0.1", port)).await.unwrap();
    let head = format!(
        "POST /interactions HTTP/1.1\r\nhost: halma\r\ncontent-length: {BODY_BYTES}\r\n\r\n"
    );
    drop(stream.write_all(head.as_bytes()).await);
    // It hangs up before everything is sent.
    drop(stream.write_all(&vec![b' '; BODY_BYTES]).await);
    let mut said = Vec::new();
    drop(stream.read_to_end(&mut said).await);
    assert!(said.is_empty() || said.starts_with(b"HTTP/1.1 401"));
    !said.is_empty()
}

async fn play(table: &mut Table) {
    table.play(table.game.position().legal_plies()[0]).await;
    table.check_last();
}

/// Asks up to three times: on a busy machine a caller may say too little for too long while a full port
/// makes room.
async fn is_alive(port: u16) {
    let ask = async || {
        let asked = reqwest::get(format!("http://127.0.0.1:{port}/healthz")).await;
        asked?.text().await
    };
    let mut said = ask().await;
    for _ in 0..2 {
        if said.is_err() {
            said = ask().await;
        }
    }
    assert_eq!(said.unwrap(), "alive\n");
}

#[tokio::test(flavor = "multi_thread")]
async fn many_strangers_cost_little_memory_and_keep_nobody_out() {
    halma::serving::raise_file_limit();
    let stand_in = StandIn::start(Settings::default()).await.unwrap();
    let folder = TempDir::new().unwrap();
    let ports = [own_port(), own_port()];
    let mut bot = spawn(&stand_in, folder.path(), ports);
    stand_in.call_at(&[called_at(ports[0])]).await.unwrap();
    stand_in.wait_ready().await.unwrap();
    let game = Game::new(Rules::default_for(Variant::Halma8));
    let mut table = Table::sit_down_at(&stand_in, "general", &["anna", "ben"], game).await;
    for _ in 0..20 {
        play(&mut table).await;
    }
    let process = bot.id().unwrap();
    let before = memory(process, "VmRSS");

    let connected = Arc::new(AtomicUsize::new(0));
    let mut half_sent = JoinSet::new();
    for _ in 0..HALF_SENT {
        half_sent.spawn(half_send(ports[0], Arc::clone(&connected)));
    }
    while connected.load(Ordering::SeqCst) < HALF_SENT {
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    let mut unsigned: JoinSet<_> = (0..UNSIGNED).map(|_| post_unsigned(ports[0])).collect();
    let mut heard = 0;
    for _ in 0..20 {
        play(&mut table).await;
        for port in ports {
            is_alive(port).await;
        }
        while let Some(refused) = unsigned.try_join_next() {
            heard += usize::from(refused.unwrap());
        }
    }
    while let Some(refused) = unsigned.join_next().await {
        heard += usize::from(refused.unwrap());
    }
    let (most, now) = (memory(process, "VmHWM"), memory(process, "VmRSS"));
    println!(
        "{before} KiB before, {most} KiB at the most, {now} KiB with {HALF_SENT} half-sent requests \
         (opened {} times); {heard} of {UNSIGNED} heard that they were refused",
        connected.load(Ordering::SeqCst)
    );
    assert!(most < before + MOST_GROWTH_KIB);
    drop(half_sent);
    play(&mut table).await;
    bot.kill().await.unwrap();
}
