//! Slow calls to a process that is being stopped.
#![expect(clippy::unwrap_used, reason = "a test")]

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use halma_rules::{Game, Rules, Variant};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::Notify;

use crate::common::hall::{Hall, called_at};
use crate::common::table::Table;

/// Sits between the callers and a process, and can hold back the last byte.
#[derive(Default)]
struct Relay {
    holds: AtomicBool,
    is_held: Notify,
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

    async fn pass_on(&self, caller: TcpStream, process: TcpStream) -> std::io::Result<()> {
        let (mut asked, mut answers) = caller.into_split();
        let (mut answered, mut asks) = process.into_split();
        let back = tokio::spawn(async move { tokio::io::copy(&mut answered, &mut answers).await });
        let mut said = vec![0; 1 << 16];
        loop {
            let count = asked.read(&mut said).await?;
            if count == 0 {
                break;
            }
            let now = count - usize::from(self.holds.load(Ordering::SeqCst));
            asks.write_all(&said[..now]).await?;
            if now < count {
                self.is_held.notify_one();
                self.release.notified().await;
                asks.write_all(&said[now..count]).await?;
            }
        }
        back.abort();
        Ok(())
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
        relay.is_held.notified().await;
        relay.holds.store(false, Ordering::SeqCst);
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
