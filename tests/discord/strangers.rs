//! Callers other than Discord: refused by the head of their request, and no burden on others.
#![expect(clippy::unwrap_used, reason = "a test")]

use std::time::{Duration, SystemTime, UNIX_EPOCH};

use halma_rules::{Game, Rules, Variant};
use reqwest::{Client, StatusCode};
use stand_in::{Fault, FaultRule};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;

use crate::common::hall::{Hall, called_at};
use crate::common::table::Table;

/// More connections than the port accepts.
const CALLERS: usize = 700;

fn seconds() -> i64 {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap();
    i64::try_from(now.as_secs()).unwrap()
}

/// A port's response to a request's head whose body never comes.
async fn answer_to(port: u16, head: &str) -> String {
    let mut stream = TcpStream::connect(("127.0.0.1", port)).await.unwrap();
    let call = format!("POST /interactions HTTP/1.1\r\nhost: halma\r\n{head}\r\n\r\n");
    stream.write_all(call.as_bytes()).await.unwrap();
    let mut said = Vec::new();
    while !said.ends_with(b"\r\n") {
        said.push(stream.read_u8().await.unwrap());
    }
    String::from_utf8(said).unwrap()
}

fn head(signature: &str, moment: i64, bytes: usize) -> String {
    format!(
        "x-signature-ed25519: {signature}\r\nx-signature-timestamp: {moment}\r\n\
         content-length: {bytes}"
    )
}

#[tokio::test(flavor = "multi_thread")]
async fn what_the_head_shows_is_refused_before_the_body_is_read() {
    let hall = Hall::open_called().await;
    let port = hall.port.unwrap();
    let now = seconds();
    let digits = "5a".repeat(64);
    let long = 64 * 1024 + 1;
    for (head, status) in [
        ("content-length: 9".to_owned(), "401"),
        (
            format!("x-signature-ed25519: {digits}\r\ncontent-length: 9"),
            "401",
        ),
        (
            format!("x-signature-timestamp: {now}\r\ntransfer-encoding: chunked"),
            "401",
        ),
        (head(&digits[1..], now, 9), "401"),
        (head(&format!("{digits}0"), now, 9), "401"),
        (head(&digits.replace('5', "g"), now, 9), "401"),
        (head(&digits, now - 301, 9), "401"),
        (head(&digits, now + 330, 9), "401"),
        (head(&digits, now, long), "413"),
        (head(&digits, now - 290, long), "413"),
        (format!("x: {}", "y".repeat(1 << 16)), "431"),
        // This may be from Discord, so the port waits for it, but not for long.
        (head(&digits, now, 9), "408"),
    ] {
        let said = answer_to(port, &head).await;
        let shown = &head[..head.len().min(80)];
        assert!(
            said.starts_with(&format!("HTTP/1.1 {status}")),
            "{shown}: {said}"
        );
    }
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn callers_who_never_finish_keep_nobody_out() {
    halma::serving::raise_file_limit();
    let hall = Hall::open_called().await;
    let port = hall.port.unwrap();
    let game = Game::new(Rules::default_for(Variant::Halma8));
    let mut table = Table::sit_down(&hall, "general", &["anna", "ben"], game).await;
    let mut callers = Vec::new();
    for number in 0..CALLERS {
        let mut stream = TcpStream::connect(("127.0.0.1", port)).await.unwrap();
        let said: &[u8] = if number % 2 == 0 {
            b"POST /interactions HTTP/1.1\r\nho"
        } else {
            b""
        };
        // It may already have been closed in favor of another one.
        drop(stream.write_all(said).await);
        callers.push(stream);
    }
    for _ in 0..3 {
        table.play(table.game.position().legal_plies()[0]).await;
        table.check_last();
    }
    let alive = reqwest::get(format!("http://127.0.0.1:{port}/healthz")).await;
    assert_eq!(alive.unwrap().text().await.unwrap(), "alive\n");
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn excess_calls_are_turned_away() {
    let hall = Hall::open_called().await;
    let (anna, channel) = (hall.stand_in.user("anna"), hall.stand_in.channel("general"));
    let seen = anna.slash(channel, "/halma help").await.unwrap();
    let payload = hall.stand_in.interaction_payload(seen.interaction_id());
    let mut payload = payload.unwrap();
    // Discord answers everything slowly.
    let late = FaultRule::new(Fault::Late(Duration::from_secs(60)));
    hall.stand_in.fail(late.on("POST", "/callback"));
    let (client, url) = (Client::new(), called_at(hall.port.unwrap()));
    let mut taken = 0;
    loop {
        payload["id"] = (seen.interaction_id().get() + 1 + taken).to_string().into();
        let (body, moment) = (payload.to_string(), seconds().to_string());
        let signature = hall.stand_in.signature(&moment, &body);
        let call = client.post(&url).header("x-signature-timestamp", moment);
        let call = call.header("x-signature-ed25519", signature).body(body);
        match call.send().await.unwrap().status() {
            StatusCode::ACCEPTED => taken += 1,
            other => {
                assert_eq!(other, StatusCode::SERVICE_UNAVAILABLE);
                break;
            }
        }
        assert!(taken < 5_000, "there is no end to it");
    }
    assert!(taken > 900, "{taken}");
    let alive = reqwest::get(url.replace("interactions", "healthz")).await;
    assert_eq!(alive.unwrap().text().await.unwrap(), "alive\n");
    // These answers belong to forged interactions.
    hall.stand_in.take_violations();
}
