//! The lines to the database fail at each message in turn. They are cut or fall silent before it arrives,
//! or after it arrived and before its answer does, or the database refuses it. The store says so, goes
//! on over another line, loses nothing that it acknowledged, and does nothing half or twice.
//!
//! With `HALMA_CALLS=1` every message fails; without it, some of them.
#![expect(clippy::unwrap_used, clippy::print_stdout, reason = "a test")]

use std::io;
use std::panic::AssertUnwindSafe;
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use futures::{FutureExt as _, StreamExt as _};
use halma_store::{Backend, ChangeSet, PostgresSettings, PostgresStore, Prefix, StoreError};
use secrecy::ExposeSecret as _;
use tokio::io::{self as tokio_io, AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpListener, TcpStream, UnixStream};
use tokio_postgres::NoTls;

use crate::common::postgres::Cluster;
use crate::common::records::{put_over, record, slot};

/// How many records are changed, one after another.
const CHANGES: u64 = 4;
/// Every change writes two records, this far apart.
const APART: u64 = 1_000;
/// Without `HALMA_CALLS`, the lines fail at one message in this many, and at all of the last change.
const EVERY: usize = 17;
const LAST_CHANGE: usize = 14;
/// How often something is tried until the lines are back.
const MOST_TRIES: usize = 20;

/// How long the store may take to say that a line is silent: to connect, and to wait for an answer.
const LONGEST: Duration = Duration::from_secs(20);
/// How long a trial may take.
const TRIAL: Duration = Duration::from_secs(60);
/// How many are tried at once, because silence takes time.
const SIDE_BY_SIDE: usize = 24;
/// The types of messages that a database can refuse: query, parse, bind, describe, execute.
const REFUSABLE: &[u8] = b"QPBDE";

/// What happens to a message.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Fault {
    /// The line is cut before it arrives.
    CutBefore,
    /// The line is cut after it arrived and before its answer does.
    CutAfter,
    /// It doesn't arrive, and nothing else is said on the line.
    SilentBefore,
    /// It arrives, but neither its answer does nor what follows.
    SilentAfter,
    /// It arrives as one that the database refuses.
    Refused,
}

const FAULTS: [Fault; 5] = [
    Fault::CutBefore,
    Fault::CutAfter,
    Fault::SilentBefore,
    Fault::SilentAfter,
    Fault::Refused,
];

impl Fault {
    fn is_silent(self) -> bool {
        matches!(self, Self::SilentBefore | Self::SilentAfter)
    }
}

/// A proxy in front of a server.
struct Proxy {
    server: PathBuf,
    /// What happens, and to which message; the first one has the number 1.
    fault: Option<(Fault, usize)>,
    /// The types of the messages to the server so far.
    messages: Mutex<Vec<u8>>,
}

impl Proxy {
    /// Returns a proxy, and the port that it listens to.
    async fn start(server: PathBuf, fault: Option<(Fault, usize)>) -> (Arc<Self>, u16) {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let port = listener.local_addr().unwrap().port();
        let messages = Mutex::default();
        let proxy = Arc::new(Self {
            server,
            fault,
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

    /// Carries what is said on a line in both directions until it fails.
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
                let fault = self.fault_of(message[0]);
                match fault {
                    Some(Fault::CutBefore) => return Err(io::ErrorKind::ConnectionReset.into()),
                    Some(Fault::Refused) => message = refused(&message),
                    _ => {}
                }
                is_silent.fetch_or(
                    fault.is_some_and(|fault| fault != Fault::Refused),
                    Ordering::SeqCst,
                );
                if fault != Some(Fault::SilentBefore) {
                    to_server.write_all(&message).await?;
                }
                match fault {
                    // The server reads what was sent, and then closes its end.
                    Some(Fault::CutAfter) => {
                        to_server.shutdown().await?;
                        std::future::pending::<()>().await;
                    }
                    Some(Fault::SilentBefore | Fault::SilentAfter) => {
                        tokio_io::copy(&mut from_client, &mut tokio_io::sink()).await?;
                        return Ok(());
                    }
                    _ => {}
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

    /// What happens to the next message, which has a type.
    fn fault_of(&self, message: u8) -> Option<Fault> {
        let mut messages = self.messages.lock().unwrap();
        messages.push(message);
        let number = messages.len();
        self.fault
            .and_then(|(fault, failing)| (failing == number).then_some(fault))
    }
}

/// A message that a database refuses, in place of another one: it names what doesn't exist.
fn refused(message: &[u8]) -> Vec<u8> {
    let after_name = |text: &[u8]| text.iter().position(|byte| *byte == 0).unwrap() + 1;
    let body = &message[5..];
    let body = match message[0] {
        // The first statement is done, the second one isn't: no database refuses to begin or to end a transaction.
        b'Q' if body.starts_with(b"begin") => b"begin; select refused\0".to_vec(),
        b'Q' if body.starts_with(b"commit") => b"rollback; select refused\0".to_vec(),
        b'Q' if body.starts_with(b"rollback") => b"rollback; select refused\0".to_vec(),
        b'Q' => b"select refused\0".to_vec(),
        b'P' => [&body[..after_name(body)], b"select refused\0\0\0"].concat(),
        b'B' => {
            let statement = &body[after_name(body)..];
            [b"\0missing\0", &statement[after_name(statement)..]].concat()
        }
        b'D' => [&body[..1], b"missing\0"].concat(),
        b'E' => [b"missing\0", &body[after_name(body)..]].concat(),
        // The order of messages on two lines isn't always the same.
        _ => return message.to_vec(),
    };
    let length = u32::try_from(body.len() + 4).unwrap();
    [&message[..1], &length.to_be_bytes(), &body].concat()
}

/// The end of the URL of a new store. Locks are a database's, and a silent line may keep some for a
/// while, so its store has a database of its own.
async fn new_store(cluster: &Cluster, is_silent: bool) -> String {
    static STORES: AtomicUsize = AtomicUsize::new(0);
    let shared = cluster.store().await;
    let (url, options) = shared.url.expose_secret().split_once('?').unwrap();
    if !is_silent {
        return format!("postgres?sslmode=disable&{options}");
    }
    let name = format!("lines{}", STORES.fetch_add(1, Ordering::Relaxed));
    let (client, line) = tokio_postgres::connect(url, NoTls).await.unwrap();
    let line = tokio::spawn(line);
    let make = format!("create database {name}");
    client.batch_execute(&make).await.unwrap();
    drop(client);
    line.await.unwrap().unwrap();
    format!("{name}?sslmode=disable")
}

fn settings(host: &str, store: &str) -> PostgresSettings {
    PostgresSettings {
        url: format!("postgres://halma@{host}/{store}").into(),
        password: None,
        connections: 2,
        authorities: None,
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

/// Waits for an answer, which comes in time.
async fn timely<T>(answer: impl Future<Output = T>) -> T {
    let answer = tokio::time::timeout(LONGEST, answer).await;
    answer.expect("the store waits for a silent line")
}

/// The line failed, or the database said why it refuses.
fn is_said(error: &StoreError) -> bool {
    match error {
        StoreError::Unavailable(_) => true,
        StoreError::Failed(why) => why.contains("refused") || why.contains("missing"),
        _ => false,
    }
}

/// Asks until there is an answer; returns it, and how often there was none.
async fn insist<T>(mut ask: impl AsyncFnMut() -> Result<T, StoreError>) -> (T, usize) {
    for refused in 0..MOST_TRIES {
        match timely(ask()).await {
            Ok(answer) => return (answer, refused),
            Err(error) if is_said(&error) => {}
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
            let committed = timely(store.commit(change(number))).await;
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
                Err(error) if is_said(&error) => assert_eq!(there, 0, "not made"),
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

/// Tries one fault in a new store; returns the types of the messages.
async fn trial(cluster: &Cluster, fault: Option<(Fault, usize)>) -> Vec<u8> {
    let is_silent = fault.is_some_and(|(fault, _)| fault.is_silent());
    let store = new_store(cluster, is_silent).await;
    let (proxy, port) = Proxy::start(cluster.socket(), fault).await;
    let refused = work(&settings(&format!("127.0.0.1:{port}"), &store)).await;
    let direct = settings(&cluster.host(), &store);
    assert!(
        refused <= 2,
        "{fault:?}: {refused} refusals after one fault"
    );
    let store = timely(PostgresStore::open(&direct)).await.unwrap();
    for number in 0..CHANGES {
        for number in [number, number + APART] {
            let slot = slot(number);
            let stored = store.load(slot.key()).await.unwrap().unwrap();
            let text = slot.read(&stored).unwrap().hash;
            assert_eq!(text, format!("text {}", number % APART), "{fault:?}");
            assert!(stored.revision > 0);
        }
    }
    store.close().await;
    proxy.messages.lock().unwrap().clone()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_line_that_fails_at_any_message_loses_nothing_and_repeats_nothing() {
    let Some(cluster) = Cluster::new() else {
        return;
    };
    let _running = cluster.start();
    let messages = trial(&cluster, None).await;
    let is_whole = std::env::var_os("HALMA_CALLS").is_some();
    let step = if is_whole { 1 } else { EVERY };
    let mut trials = Vec::new();
    for (offset, fault) in FAULTS.into_iter().enumerate() {
        let numbers = (1..=messages.len())
            .filter(|number| fault != Fault::Refused || REFUSABLE.contains(&messages[number - 1]));
        let is_of_last =
            |number: usize| !fault.is_silent() && number + LAST_CHANGE > messages.len();
        let numbers = numbers
            .enumerate()
            .filter(|(place, number)| place % step == offset % step || is_of_last(*number));
        let numbers = numbers.map(|(_, number)| number);
        trials.extend(numbers.map(|number| (fault, number)));
    }
    let tried = trials.len();
    let failed = futures::stream::iter(trials).map(async |fault| {
        let trial = tokio::time::timeout(TRIAL, trial(&cluster, Some(fault)));
        let held = AssertUnwindSafe(trial).catch_unwind().await;
        (!matches!(held, Ok(Ok(_)))).then_some(fault)
    });
    let failed = failed.buffer_unordered(SIDE_BY_SIDE);
    let failed: Vec<_> = failed.filter_map(std::future::ready).collect().await;
    assert!(
        failed.is_empty(),
        "{} of {tried} failed: {failed:?}",
        failed.len()
    );
    println!("{tried} faults, {} messages", messages.len());
}

#[tokio::test(flavor = "multi_thread")]
async fn settings_that_a_database_does_not_know_are_done_without() {
    let Some(cluster) = Cluster::new() else {
        return;
    };
    let _running = cluster.start();
    let store = new_store(&cluster, false).await;
    // They follow the question of whether the database can be written to.
    let settings_refused = Some((Fault::Refused, 2));
    let (_proxy, port) = Proxy::start(cluster.socket(), settings_refused).await;
    let refused = work(&settings(&format!("127.0.0.1:{port}"), &store)).await;
    assert_eq!(refused, 0);
}
