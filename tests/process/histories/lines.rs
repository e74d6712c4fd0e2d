//! The lines of a process to the database, which can be cut.

use std::io;
use std::path::PathBuf;
use std::sync::Arc;

use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _, copy};
use tokio::net::{TcpListener, TcpStream, UnixStream};
use tokio::sync::watch;
use tokio::task::JoinHandle;

/// What happens to all lines of a process that are there at the moment.
#[derive(Clone, Copy, Debug)]
pub enum Cut {
    /// Both ends are told.
    Whole,
    /// What the process says still arrives, but no answer does, and nobody is told.
    Half,
}

/// A proxy in front of the database, for one process.
pub struct Lines {
    port: u16,
    cuts: watch::Sender<Option<Cut>>,
    listening: JoinHandle<()>,
}

impl Lines {
    /// Listens for lines to a socket.
    pub async fn to(socket: PathBuf) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let port = listener.local_addr().unwrap().port();
        let cuts = watch::Sender::new(None);
        let (socket, told) = (Arc::new(socket), cuts.subscribe());
        let listening = tokio::spawn(async move {
            loop {
                let (client, _) = listener.accept().await.unwrap();
                let (socket, mut told) = (Arc::clone(&socket), told.clone());
                told.mark_unchanged();
                // A line that is cut is an error.
                tokio::spawn(async move { drop(carry(client, &socket, told).await) });
            }
        });
        Self {
            port,
            cuts,
            listening,
        }
    }

    /// The address of a database behind the proxy, which has to be on a socket.
    pub fn url(&self, of: &str) -> String {
        let (_, options) = of.split_once('?').unwrap();
        let port = self.port;
        format!("postgres://halma@127.0.0.1:{port}/postgres?sslmode=disable&{options}")
    }

    /// Returns true if there is a line. The one who listens has a receiver too.
    pub fn are_there(&self) -> bool {
        self.cuts.receiver_count() > 1
    }

    /// Cuts all lines; later ones are whole.
    pub fn cut(&self, cut: Cut) {
        self.cuts.send_replace(Some(cut));
    }
}

impl Drop for Lines {
    fn drop(&mut self) {
        self.listening.abort();
    }
}

/// Carries what is said in both directions until the line ends or is cut.
async fn carry(
    client: TcpStream,
    socket: &PathBuf,
    mut cuts: watch::Receiver<Option<Cut>>,
) -> io::Result<()> {
    let server = UnixStream::connect(socket).await?;
    let (mut from_client, mut to_client) = client.into_split();
    let (mut from_server, mut to_server) = server.into_split();
    let mut requests = std::pin::pin!(copy(&mut from_client, &mut to_server));
    let mut answers = [0; 8_192];
    let mut is_half = false;
    loop {
        tokio::select! {
            ended = &mut requests => return ended.map(drop),
            read = from_server.read(&mut answers) => match read? {
                0 => return Ok(()),
                read if !is_half => to_client.write_all(&answers[..read]).await?,
                _ => {}
            },
            Ok(()) = cuts.changed() => match *cuts.borrow_and_update() {
                Some(Cut::Half) => is_half = true,
                _ => return Ok(()),
            },
        }
    }
}
