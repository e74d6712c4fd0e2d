//! The lines to the database are cut at each message in turn: before it arrives, or after it arrived
//! and before its answer does. The store says so, reconnects, loses nothing that it acknowledged, and
//! does nothing half or twice.
//!
//! `HALMA_CALLS=1` cuts at every message; without it, at some of them.
#![expect(clippy::unwrap_used, reason = "a test")]

use std::io;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

use halma::store::{Backend, ChangeSet, PostgresSettings, PostgresStore, Prefix, StoreError};
use secrecy::ExposeSecret as _;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpListener, TcpStream, UnixStream};

use crate::common::postgres::Cluster;
use crate::common::records::{put_over, record, slot};

/// How many records are changed, one after another.
const CHANGES: u64 = 4;
/// Every change writes two records, this far apart.
const APART: u64 = 1_000;
/// Without `HALMA_CALLS`, the lines are cut at one message in this many.
const EVERY: usize = 17;
/// How often something is tried until the lines are back.
const MOST_TRIES: usize = 20;

/// Where the lines are cut.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Cut {
    Never,
    /// The message with this number doesn't arrive.
    Before(usize),
    /// It arrives, but its answer doesn't.
    After(usize),
}

/// A proxy in front of a server.
struct Proxy {
    server: PathBuf,
    cut: Cut,
    /// The number of messages to the server so far.
    messages: AtomicUsize,
}

impl Proxy {
    /// Returns a proxy, and the port that it listens to.
    async fn start(server: PathBuf, cut: Cut) -> (Arc<Self>, u16) {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let port = listener.local_addr().unwrap().port();
        let messages = AtomicUsize::new(0);
        let proxy = Arc::new(Self {
            server,
            cut,
            messages,
        });
        let serving = Arc::clone(&proxy);
        tokio::spawn(async move {
            loop {
                let (client, _) = listener.accept().await.unwrap();
                let proxy = Arc::clone(&serving);
                // A line that is cut is an error.
                tokio::spawn(async move { drop(proxy.carry(client).await) });
            }
        });
        (proxy, port)
    }

    /// Carries what is said on a line in both directions until it is cut.
    async fn carry(&self, client: TcpStream) -> io::Result<()> {
        let server = UnixStream::connect(&self.server).await?;
        let (mut from_client, mut to_client) = client.into_split();
        let (mut from_server, mut to_server) = server.into_split();
        // The first message has no type, only its length.
        let mut hello = vec![0; 4];
        from_client.read_exact(&mut hello).await?;
        let length = u32::from_be_bytes(hello[..].try_into().unwrap());
        hello.resize(length as usize, 0);
        from_client.read_exact(&mut hello[4..]).await?;
        to_server.write_all(&hello).await?;
        let is_silent = AtomicBool::new(false);
        let requests = async {
            loop {
                let mut message = vec![0; 5];
                from_client.read_exact(&mut message).await?;
                let length = u32::from_be_bytes(message[1..].try_into().unwrap());
                message.resize(1 + length as usize, 0);
                from_client.read_exact(&mut message[5..]).await?;
                let number = 1 + self.messages.fetch_add(1, Ordering::SeqCst);
                if self.cut == Cut::Before(number) {
                    return Err::<(), io::Error>(io::ErrorKind::ConnectionReset.into());
                }
                if self.cut == Cut::After(number) {
                    is_silent.store(true, Ordering::SeqCst);
                }
                to_server.write_all(&message).await?;
                if self.cut == Cut::After(number) {
                    // The server reads what was sent, and then closes its end.
                    to_server.shutdown().await?;
                    std::future::pending::<()>().await;
                }
            }
        };
        let answers = async {
            let mut bytes = [0; 8_192];
            loop {
                let read = from_server.read(&mut bytes).await?;
                if read == 0 {
                    return Ok(());
                }
                if !is_silent.load(Ordering::SeqCst) {
                    to_client.write_all(&bytes[..read]).await?;
                }
            }
        };
        tokio::select! {
            ended = requests => ended,
            ended = answers => ended,
        }
    }
}

fn settings_by(port: u16, direct: &PostgresSettings) -> PostgresSettings {
    let (_, options) = direct.url.expose_secret().split_once('?').unwrap();
    let url = format!("postgres://halma@127.0.0.1:{port}/postgres?sslmode=disable&{options}");
    PostgresSettings {
        url: url.into(),
        connections: 2,
        ..direct.clone()
    }
}

/// The change with a number: two records, if both are missing.
fn change(number: u64) -> ChangeSet {
    let text = format!("text {number}");
    let mut changes = put_over(number, &text, 0);
    let other = slot(number + APART);
    changes.expect(other.key(), 0);
    changes.put(other, &record(&text)).unwrap();
    changes
}

/// Asks until there is an answer; returns it, and how often there was none.
async fn insist<T>(mut ask: impl AsyncFnMut() -> Result<T, StoreError>) -> (T, usize) {
    for refused in 0..MOST_TRIES {
        match ask().await {
            Ok(answer) => return (answer, refused),
            Err(StoreError::Unavailable(_)) => {}
            Err(other) => panic!("{other:?}"),
        }
    }
    panic!("it doesn't go on");
}

/// Makes changes and looks at them, and returns how often something was refused.
async fn work(settings: &PostgresSettings) -> usize {
    let (store, mut refused) = insist(async || PostgresStore::open(settings).await).await;
    for number in 0..CHANGES {
        let keys = [number, number + APART].map(|number| slot(number).key());
        loop {
            let committed = store.commit(change(number)).await;
            let (found, tries) = insist(async || store.load_many(&keys).await).await;
            refused += tries;
            let there = found.iter().flatten().count();
            match committed {
                Ok(()) => {
                    assert_eq!(there, 2, "acknowledged");
                    break;
                }
                // Nobody knows whether it was made.
                Err(StoreError::Conflict) => assert!([0, 2].contains(&there), "{there}"),
                Err(StoreError::Unavailable(_)) => assert_eq!(there, 0, "not made"),
                Err(other) => panic!("{other:?}"),
            }
            refused += 1;
            if there == 2 {
                break;
            }
        }
        let (_, tries) = insist(async || store.scan(Prefix::All, None, 100).await).await;
        refused += tries;
    }
    store.close().await;
    refused
}

/// Tries one cut in a new store; returns the number of messages.
async fn trial(cluster: &Cluster, cut: Cut) -> usize {
    let direct = cluster.store().await;
    let (proxy, port) = Proxy::start(cluster.socket(), cut).await;
    let refused = work(&settings_by(port, &direct)).await;
    assert!(refused <= 2, "{cut:?}: {refused} refusals after one cut");
    let store = PostgresStore::open(&direct).await.unwrap();
    for number in 0..CHANGES {
        for number in [number, number + APART] {
            let slot = slot(number);
            let stored = store.load(slot.key()).await.unwrap().unwrap();
            let text = slot.read(&stored).unwrap().hash;
            assert_eq!(text, format!("text {}", number % APART), "{cut:?}");
            assert!(stored.revision > 0);
        }
    }
    store.close().await;
    proxy.messages.load(Ordering::SeqCst)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_line_cut_at_any_message_loses_nothing_and_repeats_nothing() {
    let Some(cluster) = Cluster::new() else {
        return;
    };
    let _running = cluster.start();
    let messages = trial(&cluster, Cut::Never).await;
    let is_whole = std::env::var_os("HALMA_CALLS").is_some();
    let step = if is_whole { 1 } else { EVERY };
    for number in (1..=messages).step_by(step) {
        trial(&cluster, Cut::Before(number)).await;
        trial(&cluster, Cut::After(number)).await;
    }
}
