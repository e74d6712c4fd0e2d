//! Slow calls to a process that is being stopped.
#![expect(clippy::unwrap_used, reason = "a test")]

use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use halma_rules::{Game, Rules, Variant};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::tcp::{OwnedReadHalf, OwnedWriteHalf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::Notify;

use crate::common::hall::{Hall, called_at};
use crate::common::table::Table;

/// Makes a process answer that it has begun to read a call's body.
const EXPECT: &[u8] = b"Expect: 100-continue\r\n";
const CONTINUE: &[u8] = b"HTTP/1.1 100 ";

/// Sits between the callers and a process, and can hold back the last byte of one call.
#[derive(Default)]
struct Relay {
    holds: AtomicBool,
    /// The process has begun to read that call.
    has_begun: Notify,
    release: Notify,
}

impl Relay {
    /// Starts forwarding to a port. Returns the port it listens on.
    async fn start(self: &Arc<Self>, to: u16) -> u16 {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let port = listener.local_addr().unwrap().port();
        let relay = Arc::clone(self);
        tokio::spawn(async move {
            while let Ok((caller, _)) = listener.accept().await {
                let Ok(process) = TcpStream::connect(("127.0.0.1", to)).await else {
                    continue;
                };
                let relay = Arc::clone(&relay);
                tokio::spawn(async move { relay.pass_on(caller, process).await });
            }
        });
        port
    }

    async fn pass_on(self: Arc<Self>, caller: TcpStream, process: TcpStream) -> io::Result<()> {
        let (mut asked, answers) = caller.into_split();
        let (answered, mut asks) = process.into_split();
        let back = tokio::spawn(Arc::clone(&self).pass_back(answered, answers));
        let mut said = vec![0; 1 << 16];
        loop {
            let count = asked.read(&mut said).await?;
            if count == 0 {
                break;
            }
            let mut sent = said[..count].to_vec();
            if self.holds.load(Ordering::SeqCst) && sent.starts_with(b"POST ") {
                let line = sent.iter().position(|byte| *byte == b'\n').unwrap() + 1;
                sent.splice(line..line, EXPECT.iter().copied());
            }
            // The body is JSON, and may come after the head.
            if sent.ends_with(b"}") && self.holds.swap(false, Ordering::SeqCst) {
                let (last, others) = sent.split_last().unwrap();
                asks.write_all(others).await?;
                self.release.notified().await;
                sent = vec![*last];
            }
            asks.write_all(&sent).await?;
        }
        back.abort();
        Ok(())
    }

    async fn pass_back(
        self: Arc<Self>,
        mut from: OwnedReadHalf,
        mut to: OwnedWriteHalf,
    ) -> io::Result<()> {
        let mut said = vec![0; 1 << 16];
        loop {
            let count = from.read(&mut said).await?;
            if count == 0 {
                return Ok(());
            }
            if said.starts_with(CONTINUE) {
                self.has_begun.notify_one();
            }
            to.write_all(&said[..count]).await?;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_call_in_progress_at_shutdown_is_answered() {
    let mut hall = Hall::open_called().await;
    let port = hall.port.unwrap();
    let relay = Arc::new(Relay::default());
    let url = called_at(relay.start(port).await);
    hall.stand_in.call_at(&[url]).await.unwrap();
    let game = Game::new(Rules::default_for(Variant::Halma8));
    let mut table = Table::sit_down(&hall, "general", &["anna", "ben"], game).await;
    relay.holds.store(true, Ordering::SeqCst);
    let ply = table.game.position().legal_plies()[0];
    let stopped_meanwhile = async {
        relay.has_begun.notified().await;
        let closed = async {
            while TcpStream::connect(("127.0.0.1", port)).await.is_ok() {
                tokio::time::sleep(Duration::from_millis(10)).await;
            }
            relay.release.notify_one();
        };
        tokio::join!(hall.stop_bot(), closed);
    };
    tokio::join!(table.play(ply), stopped_meanwhile);
    table.check_last();
    assert_eq!(hall.stored_game(&table.code).await, table.game);
    hall.close().await;
}
