//! A transaction pooler between the store and the database, such as `PgBouncer` in that mode.
#![expect(clippy::unwrap_used, reason = "a test")]

use std::io;
use std::path::PathBuf;
use std::sync::Arc;

use halma_store::{PostgresSettings, PostgresStore, StoreError};
use secrecy::ExposeSecret as _;
use tokio::io::{AsyncRead, AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpListener, TcpStream, UnixStream};
use tokio::sync::{Mutex, Semaphore};

use crate::common::postgres::Cluster;

/// The number of the pooler's sessions.
const SESSIONS: usize = 2;

/// The free sessions, and the server's greeting.
#[derive(Default)]
struct Sessions {
    free: Vec<UnixStream>,
    welcome: Vec<u8>,
}

/// A pooler in front of a server. Returns the port it listens on.
async fn start_pooler(server: PathBuf) -> u16 {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let port = listener.local_addr().unwrap().port();
    let sessions = Arc::new(Mutex::new(Sessions::default()));
    let count = Arc::new(Semaphore::new(SESSIONS));
    tokio::spawn(async move {
        loop {
            let (mut client, _) = listener.accept().await.unwrap();
            let hello = hello(&mut client).await.unwrap();
            let mut pool = sessions.lock().await;
            while pool.free.len() < SESSIONS && pool.welcome.is_empty() {
                let mut session = UnixStream::connect(&server).await.unwrap();
                session.write_all(&hello).await.unwrap();
                let mut welcome = Vec::new();
                until_ready(&mut session, &mut welcome).await.unwrap();
                pool.free.push(session);
                if pool.free.len() == SESSIONS {
                    pool.welcome = welcome;
                }
            }
            client.write_all(&pool.welcome).await.unwrap();
            drop(pool);
            let (sessions, count) = (Arc::clone(&sessions), Arc::clone(&count));
            // Errors of clients that disconnect don't matter.
            tokio::spawn(async move { drop(serve(client, &sessions, &count).await) });
        }
    });
    port
}

/// Gives each of a client's transactions to the most recently freed session.
async fn serve(
    mut client: TcpStream,
    sessions: &Mutex<Sessions>,
    count: &Semaphore,
) -> io::Result<()> {
    let mut held = None;
    loop {
        let message = message(&mut client).await?;
        let (mut session, permit) = if let Some(held) = held.take() {
            held
        } else {
            let permit = count.acquire().await.unwrap();
            (sessions.lock().await.free.pop().unwrap(), permit)
        };
        session.write_all(&message).await?;
        let is_whole = [b'Q', b'S'].contains(&message[0]);
        let is_over = is_whole && {
            let mut answer = Vec::new();
            until_ready(&mut session, &mut answer).await?;
            client.write_all(&answer).await?;
            answer.ends_with(b"I")
        };
        if is_over {
            sessions.lock().await.free.push(session);
            drop(permit);
        } else {
            held = Some((session, permit));
        }
    }
}

/// A client's first message, which has no type.
async fn hello(client: &mut TcpStream) -> io::Result<Vec<u8>> {
    let mut hello = vec![0; 4];
    client.read_exact(&mut hello).await?;
    let length = u32::from_be_bytes(hello[..4].try_into().unwrap());
    hello.resize(length as usize, 0);
    client.read_exact(&mut hello[4..]).await?;
    Ok(hello)
}

/// A message: its type, its length and the rest.
async fn message(line: &mut (impl AsyncRead + Unpin)) -> io::Result<Vec<u8>> {
    let mut message = vec![0; 5];
    line.read_exact(&mut message).await?;
    let length = u32::from_be_bytes(message[1..].try_into().unwrap());
    message.resize(1 + length as usize, 0);
    line.read_exact(&mut message[5..]).await?;
    Ok(message)
}

/// Reads a session's messages until it is ready for the next query.
async fn until_ready(session: &mut UnixStream, said: &mut Vec<u8>) -> io::Result<()> {
    loop {
        let message = message(session).await?;
        said.extend(&message);
        if message[0] == b'Z' {
            return Ok(());
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_transaction_pooler_is_reported_before_anything_is_stored() {
    let Some(cluster) = Cluster::new() else {
        return;
    };
    let _running = cluster.start();
    let settings = cluster.store().await;
    let port = start_pooler(cluster.socket()).await;
    let (_, options) = settings.url.expose_secret().split_once('?').unwrap();
    let url = format!("postgres://halma@127.0.0.1:{port}/postgres?sslmode=disable&{options}");
    let pooled = PostgresSettings {
        url: url.into(),
        ..settings.clone()
    };
    let opened = PostgresStore::open(&pooled).await;
    let Err(StoreError::Failed(said)) = opened else {
        panic!("{opened:?}");
    };
    assert!(said.contains("pool_mode = transaction"), "{said}");
    let (client, line) =
        tokio_postgres::connect(settings.url.expose_secret(), tokio_postgres::NoTls)
            .await
            .unwrap();
    tokio::spawn(line);
    let missing = client.batch_execute("select from records").await;
    assert!(missing.is_err(), "a table was made");
    PostgresStore::open(&settings).await.unwrap();
}
