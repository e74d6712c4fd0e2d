//! Calls from this machine: commands that need the store of a running bot use a socket in its
//! directory. Anyone who may write there can call.
//!
//! A call is one line with the request. The answer is a line, `ok` or `error: ` with the reason,
//! followed by the result; for a backup, `ok` is followed by its size.
//! was asked for behind it; of a backup, `ok` names its bytes.

use std::io::{self, BufRead as _, BufReader, Read, Write};
use std::os::unix::fs::PermissionsExt as _;
use std::os::unix::net::UnixStream;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use halma_service::Service;
use halma_store::Store;
use halma_store::Target;
use tokio::io::{AsyncBufReadExt as _, AsyncReadExt as _};
use tokio::net::UnixListener;
use tokio_util::task::AbortOnDropHandle;

use super::verifying::verify;

/// The name of the socket within the directory of a store.
const NAME: &str = "halma.sock";
/// The maximum length of a request.
const MOST_BYTES: u64 = 64;
/// How long a request may take to arrive, and how long a caller may stop reading.
const PATIENCE: Duration = Duration::from_secs(10);

/// A request to a running bot.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Wish {
    /// A backup.
    Backup,
    /// A check of everything stored; the result is a line that says whether all is sound, then
    /// sentences.
    Verify,
}

impl Wish {
    fn name(self) -> &'static str {
        match self {
            Self::Backup => "backup",
            Self::Verify => "verify",
        }
    }

    fn of(word: &str) -> Option<Self> {
        let mut all = [Self::Backup, Self::Verify].into_iter();
        all.find(|wish| wish.name() == word)
    }
}

/// The start of a successful answer.
const OK: &str = "ok";
/// The start of a report without damage.
pub const SOUND: &str = "sound";
/// The start of a report with damage.
pub const DAMAGED: &str = "damaged";

/// A running bot's answer.
pub struct Answered<R> {
    /// The approximate size of the result, if given.
    pub bytes: Option<u64>,
    /// The result.
    pub body: R,
}

/// Calls the bot that is running with the store in a directory. Returns its answer, or `None` if
/// none is running.
///
/// # Errors
/// It refuses, or is gone.
pub fn ask(directory: &Path, wish: Wish) -> io::Result<Option<Answered<impl Read + use<>>>> {
    let mut stream = match UnixStream::connect(directory.join(NAME)) {
        Ok(stream) => stream,
        Err(error) if is_nobody_there(&error) => return Ok(None),
        Err(error) => return Err(error),
    };
    writeln!(stream, "{}", wish.name())?;
    let mut body = BufReader::new(stream);
    let mut first = String::new();
    body.read_line(&mut first)?;
    let first = first.trim_end();
    match first.strip_prefix(OK) {
        Some(bytes) => Ok(Some(Answered {
            bytes: bytes.trim_start().parse().ok(),
            body,
        })),
        None if first.is_empty() => Err(io::Error::other("the bot was stopped meanwhile")),
        None => Err(io::Error::other(first.to_owned())),
    }
}

fn is_nobody_there(error: &io::Error) -> bool {
    matches!(
        error.kind(),
        io::ErrorKind::NotFound | io::ErrorKind::ConnectionRefused
    )
}

/// Answers calls; stops when dropped.
pub(super) struct Socket {
    path: PathBuf,
    _attending: AbortOnDropHandle<()>,
}

impl Socket {
    /// Starts answering calls in a store's directory. If that fails, the bot runs without it.
    pub fn open(directory: &Path, store: &Arc<Store>, service: &Service) -> Option<Self> {
        let path = directory.join(NAME);
        // This process owns the directory, so an existing socket is a leftover.
        drop(std::fs::remove_file(&path));
        let bound = UnixListener::bind(&path).and_then(|listener| {
            std::fs::set_permissions(&path, std::fs::Permissions::from_mode(0o600))?;
            Ok(listener)
        });
        let listener = bound.inspect_err(|error| {
            tracing::warn!(%error, path = %path.display(), "can't open the local socket; backup and verify won't work while the bot runs");
        });
        let caller = Caller {
            directory: directory.to_owned(),
            store: Arc::clone(store),
            service: service.clone(),
        };
        let attending = tokio::spawn(attend(listener.ok()?, caller));
        Some(Self {
            path,
            _attending: AbortOnDropHandle::new(attending),
        })
    }
}

impl Drop for Socket {
    fn drop(&mut self) {
        drop(std::fs::remove_file(&self.path));
    }
}

/// What calls are answered with.
#[derive(Clone)]
struct Caller {
    directory: PathBuf,
    store: Arc<Store>,
    service: Service,
}

/// Answers calls one at a time.
async fn attend(listener: UnixListener, caller: Caller) {
    loop {
        match listener.accept().await {
            Ok((stream, _)) => {
                if let Err(error) = caller.answer(stream).await {
                    tracing::warn!(%error, "a local call was cut off");
                }
            }
            Err(error) => {
                tracing::warn!(%error, "a local call was not accepted");
                tokio::time::sleep(PATIENCE).await;
            }
        }
    }
}

impl Caller {
    async fn answer(&self, mut stream: tokio::net::UnixStream) -> io::Result<()> {
        let mut line = String::new();
        let (reader, _) = stream.split();
        let mut reader = tokio::io::BufReader::new(reader.take(MOST_BYTES));
        tokio::time::timeout(PATIENCE, reader.read_line(&mut line)).await??;
        let stream = stream.into_std()?;
        stream.set_nonblocking(false)?;
        stream.set_write_timeout(Some(PATIENCE))?;
        match Wish::of(line.trim_end()) {
            Some(Wish::Backup) => self.back_up(stream).await,
            Some(Wish::Verify) => self.verify(stream).await,
            None => writeln!(&stream, "error: this version knows no such call"),
        }
    }

    async fn back_up(&self, stream: UnixStream) -> io::Result<()> {
        tracing::info!("writing a backup");
        let answer = Answer(stream.try_clone()?);
        match self.store.back_up(Box::new(answer)).await {
            Ok(()) => Ok(()),
            // A partial result shows that it is incomplete.
            Err(error) => writeln!(&stream, "error: {error}"),
        }
    }

    async fn verify(&self, mut stream: UnixStream) -> io::Result<()> {
        match verify(&self.service, Some(&self.directory)).await {
            Ok(report) => {
                let word = if report.is_damaged { DAMAGED } else { SOUND };
                writeln!(stream, "ok\n{word}\n{}", report.lines.join("\n"))
            }
            Err(why) => writeln!(stream, "error: {why}"),
        }
    }
}

/// A backup that starts with `ok` and its size.
struct Answer(UnixStream);

impl Target for Answer {
    fn expect(&mut self, bytes: u64) -> io::Result<()> {
        writeln!(self.0, "{OK} {bytes}")
    }
}

impl Write for Answer {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.0.flush()
    }
}
