//! Serves HTTP on a port that strangers may reach. A port has a limited number of connections. When
//! it is full, the one that has been silent the longest is closed, so that callers who never finish
//! a request keep nobody else out.

use std::collections::BTreeMap;
use std::io;
use std::net::IpAddr;
use std::pin::pin;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use axum::Router;
use axum::http::header::CONNECTION;
use axum::http::{HeaderValue, Request};
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::{Service as _, service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::net::{TcpListener, TcpStream};
use tokio::task::JoinSet;
use tokio_util::sync::CancellationToken;

/// How long a new connection may take to send the head of its first request.
const HEAD_WITHIN: Duration = Duration::from_secs(5);
/// How long a connection may be idle. Proxies keep theirs for up to two minutes, and the proxy
/// should be the one to hang up: what it sends into a closing connection is lost.
const IDLE: Duration = Duration::from_secs(130);
/// The maximum size of a request's head in bytes.
const MOST_HEAD_BYTES: usize = 16 << 10;
/// How long running requests may take once no more connections are accepted.
const GRACE: Duration = Duration::from_secs(3);
/// The pause after the system refused a connection, usually because too many files are open.
const PAUSE: Duration = Duration::from_millis(100);

/// Who is at the other end of a request's connection: an extension of the request.
#[derive(Clone, Copy, Debug)]
pub struct Peer(pub IpAddr);

/// A port and its router.
pub struct Port {
    /// Accepts connections.
    pub listener: TcpListener,
    /// Answers the requests.
    pub router: Router,
    /// The maximum number of connections.
    pub most: usize,
    /// Canceled when each answer should be the last one of its connection.
    pub leaving: CancellationToken,
    /// Canceled when no more connections are accepted.
    pub stop: CancellationToken,
}

impl Port {
    /// Serves until the port is closed, and finishes running requests.
    pub async fn serve(self) {
        let places = Arc::new(Places::new(self.most));
        let service = TowerToHyperService::new(self.router);
        let mut connections = JoinSet::new();
        loop {
            let stream = tokio::select! {
                () = self.stop.cancelled() => break,
                stream = accept(&self.listener) => stream,
            };
            while connections.try_join_next().is_some() {}
            let connection = Connection {
                place: places.take(),
                service: service.clone(),
                leaving: self.leaving.clone(),
                stop: self.stop.clone(),
            };
            connections.spawn(connection.serve(stream));
        }
        drop(self.listener);
        let finish = async { while connections.join_next().await.is_some() {} };
        if tokio::time::timeout(GRACE, finish).await.is_err() {
            tracing::debug!("some connections were cut off");
        }
    }
}

/// Waits for the next connection, despite errors.
async fn accept(listener: &TcpListener) -> TcpStream {
    loop {
        match listener.accept().await {
            Ok((stream, _)) => return stream,
            Err(error) if is_the_callers(&error) => {}
            Err(error) => {
                tracing::debug!(%error, "a connection could not be taken");
                tokio::time::sleep(PAUSE).await;
            }
        }
    }
}

/// Returns true if the caller hung up before the connection was accepted.
fn is_the_callers(error: &io::Error) -> bool {
    use io::ErrorKind::{ConnectionAborted, ConnectionRefused, ConnectionReset};
    matches!(
        error.kind(),
        ConnectionAborted | ConnectionRefused | ConnectionReset
    )
}

/// A connection and the requests on it.
struct Connection {
    place: Place,
    service: TowerToHyperService<Router>,
    leaving: CancellationToken,
    stop: CancellationToken,
}

impl Connection {
    async fn serve(self, stream: TcpStream) {
        let peer = stream.peer_addr().ok().map(|peer| Peer(peer.ip()));
        let answer = service_fn(async |mut request: Request<Incoming>| {
            self.place.note(Phase::Busy);
            if let Some(peer) = peer {
                request.extensions_mut().insert(peer);
            }
            let answered = self.service.call(request).await;
            self.place.note(Phase::Idle);
            answered.map(|mut answer| {
                if self.leaving.is_cancelled() {
                    let close = HeaderValue::from_static("close");
                    answer.headers_mut().insert(CONNECTION, close);
                }
                answer
            })
        });
        let mut connection = pin!(
            http1::Builder::new()
                .timer(TokioTimer::new())
                .header_read_timeout(IDLE)
                .max_buf_size(MOST_HEAD_BYTES)
                .serve_connection(TokioIo::new(stream), answer)
        );
        let ended = tokio::select! {
            ended = connection.as_mut() => ended,
            () = self.place.is_lost() => return,
            () = self.stop.cancelled() => {
                connection.as_mut().graceful_shutdown();
                tokio::select! {
                    ended = connection => ended,
                    () = self.place.is_lost() => return,
                }
            }
        };
        if let Err(error) = ended {
            tracing::trace!(%error, "a connection ended");
        }
    }
}

/// The phase of a connection. When a port is full, one in the earliest phase is closed first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Phase {
    /// It hasn't sent a complete head yet.
    New,
    /// It is waiting for another request.
    Idle,
    /// A request is being read or answered.
    Busy,
}

/// A connection's phase, and since when: an increasing number.
type Since = (Phase, u64);

/// The connections of a port, sorted by which would be closed first.
struct Places {
    most: usize,
    taken: Mutex<Taken>,
}

#[derive(Default)]
struct Taken {
    last: u64,
    connections: BTreeMap<Since, CancellationToken>,
}

impl Taken {
    fn put(&mut self, phase: Phase, lost: CancellationToken) -> Since {
        self.last += 1;
        let since = (phase, self.last);
        self.connections.insert(since, lost);
        since
    }
}

impl Places {
    fn new(most: usize) -> Self {
        Self {
            most,
            taken: Mutex::default(),
        }
    }

    fn lock(&self) -> MutexGuard<'_, Taken> {
        self.taken.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Returns a place for a new connection, taking another one's if none is left.
    fn take(self: &Arc<Self>) -> Place {
        let mut taken = self.lock();
        if taken.connections.len() >= self.most
            && let Some((_, lost)) = taken.connections.pop_first()
        {
            lost.cancel();
        }
        let lost = CancellationToken::new();
        Place {
            since: Mutex::new(taken.put(Phase::New, lost.clone())),
            lost,
            places: Arc::clone(self),
        }
    }
}

/// The place of a connection; freed when dropped.
struct Place {
    places: Arc<Places>,
    since: Mutex<Since>,
    /// Canceled when another connection takes the place.
    lost: CancellationToken,
}

impl Place {
    /// Notes the phase of the connection.
    fn note(&self, phase: Phase) {
        let mut taken = self.places.lock();
        let mut since = self.since();
        if let Some(lost) = taken.connections.remove(&*since) {
            *since = taken.put(phase, lost);
        }
    }

    fn since(&self) -> MutexGuard<'_, Since> {
        self.since.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Waits until the connection has to close: for another one, or because it takes too long.
    async fn is_lost(&self) {
        let is_late = async {
            tokio::time::sleep(HEAD_WITHIN).await;
            if self.since().0 != Phase::New {
                std::future::pending::<()>().await;
            }
        };
        tokio::select! {
            () = self.lost.cancelled() => {}
            () = is_late => {}
        }
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let since = *self.since();
        self.places.lock().connections.remove(&since);
    }
}

/// Raises the limit of open files and connections to the system's maximum; the default is often
/// much smaller. Returns the limit.
#[cfg(unix)]
pub fn raise_file_limit() -> u64 {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let Rlimit { current, maximum } = getrlimit(Resource::Nofile);
    let raised = Rlimit {
        current: maximum,
        maximum,
    };
    let limit = match setrlimit(Resource::Nofile, raised) {
        Ok(()) => maximum,
        Err(error) => {
            tracing::debug!(%error, "the number of open files stays as it is");
            current
        }
    };
    limit.unwrap_or(u64::MAX)
}

#[cfg(test)]
mod tests {
    use axum::routing::get;
    use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};

    use super::*;

    const REQUEST: &[u8] = b"GET / HTTP/1.1\r\nhost: here\r\n\r\n";

    struct Served {
        address: std::net::SocketAddr,
        leaving: CancellationToken,
        stop: CancellationToken,
        serving: tokio::task::JoinHandle<()>,
    }

    async fn serve(most: usize) -> Served {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let address = listener.local_addr().expect("an address");
        let (leaving, stop) = (CancellationToken::new(), CancellationToken::new());
        let port = Port {
            listener,
            router: Router::new().route("/", get(async || "here")),
            most,
            leaving: leaving.clone(),
            stop: stop.clone(),
        };
        Served {
            address,
            leaving,
            stop,
            serving: tokio::spawn(port.serve()),
        }
    }

    impl Served {
        async fn say(&self, words: &[u8]) -> TcpStream {
            let stream = TcpStream::connect(self.address).await;
            let mut stream = stream.expect("it listens");
            stream.write_all(words).await.expect("it is read");
            stream
        }
    }

    /// Reads from a connection until an answer is complete.
    async fn answer(stream: &mut TcpStream) -> String {
        let mut said = Vec::new();
        while !said.ends_with(b"here") {
            said.push(stream.read_u8().await.expect("an answer"));
        }
        String::from_utf8(said).expect("text")
    }

    /// Waits until the other side has hung up.
    async fn ends(mut stream: TcpStream) {
        let mut rest = Vec::new();
        // It may also have been cut off.
        drop(stream.read_to_end(&mut rest).await);
        assert!(rest.is_empty(), "{rest:?}");
    }

    #[test]
    fn a_full_port_closes_who_said_least_for_the_longest() {
        let places = Arc::new(Places::new(4));
        let [idle, new, busy, newer] = [(); 4].map(|()| places.take());
        busy.note(Phase::Busy);
        idle.note(Phase::Busy);
        idle.note(Phase::Idle);
        let mut others = Vec::new();
        for closed in [&new, &newer, &idle, &busy] {
            assert!(!closed.lost.is_cancelled());
            let other = places.take();
            other.note(Phase::Busy);
            others.push(other);
            assert!(closed.lost.is_cancelled());
        }
        assert!(others.iter().all(|other| !other.lost.is_cancelled()));
        drop((idle, new, busy, newer));
        assert_eq!(places.lock().connections.len(), 4);
        others.pop();
        let last = places.take();
        assert!(others.iter().all(|other| !other.lost.is_cancelled()));
        drop((last, others));
        assert!(places.lock().connections.is_empty());
    }

    #[tokio::test]
    async fn who_is_closed_for_another_one_hears_of_it() {
        let served = serve(1).await;
        let mut kept = served.say(REQUEST).await;
        answer(&mut kept).await;
        answer(&mut served.say(REQUEST).await).await;
        ends(kept).await;
    }

    #[tokio::test(start_paused = true)]
    async fn who_does_not_finish_a_head_is_closed_and_who_is_idle_is_kept_for_a_while() {
        let served = serve(4).await;
        let began = tokio::time::Instant::now();
        ends(served.say(b"GET / HT").await).await;
        assert_eq!(began.elapsed().as_secs(), HEAD_WITHIN.as_secs());
        let mut idle = served.say(REQUEST).await;
        answer(&mut idle).await;
        tokio::time::sleep(IDLE / 2).await;
        idle.write_all(REQUEST).await.expect("it is read");
        answer(&mut idle).await;
        ends(idle).await;
        assert!(began.elapsed() > IDLE);
    }

    #[tokio::test]
    async fn a_port_that_is_left_asks_callers_to_go_and_then_closes() {
        let served = serve(4).await;
        let mut stream = served.say(REQUEST).await;
        assert!(!answer(&mut stream).await.contains("connection: close"));
        served.leaving.cancel();
        stream.write_all(REQUEST).await.expect("it is read");
        assert!(answer(&mut stream).await.contains("connection: close"));
        ends(stream).await;
        let mut begun = served.say(&REQUEST[..20]).await;
        let mut other = served.say(REQUEST).await;
        answer(&mut other).await;
        served.stop.cancel();
        while TcpStream::connect(served.address).await.is_ok() {
            tokio::task::yield_now().await;
        }
        begun.write_all(&REQUEST[20..]).await.expect("it is read");
        answer(&mut begun).await;
        served.serving.await.expect("no panic");
    }
}
