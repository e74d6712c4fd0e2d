//! Processes replaced one by one behind a load balancer that never retries a call and only checks
//! readiness periodically.
#![expect(clippy::unwrap_used, clippy::print_stdout, reason = "a test")]

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::extract::{Request, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use hyper_util::client::legacy::Client;
use hyper_util::client::legacy::connect::HttpConnector;
use hyper_util::rt::TokioExecutor;
use stand_in::{Settings, StandIn};
use tokio::net::TcpListener;
use tokio_util::sync::CancellationToken;
use tokio_util::task::AbortOnDropHandle;

use crate::common::hall::{Hall, called_at};
use crate::common::postgres;
use crate::common::table::Table;
use crate::discord::calls::{Process, game, play};

const RESTARTS: usize = 4;
/// The least number of calls.
const CALLS: usize = 300;
/// How often the balancer checks readiness.
const LOOK_EVERY: Duration = Duration::from_millis(250);
const LAME_DUCK_SECONDS: u16 = 2;
/// The pause between two moves.
const PAUSE: Duration = Duration::from_millis(20);

/// Sends each call to a single process, once.
#[derive(Clone)]
struct Balancer(Arc<Balancing>);

struct Balancing {
    client: Client<HttpConnector, Body>,
    /// The ports of the processes, with their readiness.
    processes: Mutex<Vec<(u16, bool)>>,
    calls: AtomicUsize,
    failed: AtomicUsize,
}

impl Balancer {
    fn new() -> Self {
        let mut client = Client::builder(TokioExecutor::new());
        Self(Arc::new(Balancing {
            client: client.retry_canceled_requests(false).build_http(),
            processes: Mutex::default(),
            calls: AtomicUsize::new(0),
            failed: AtomicUsize::new(0),
        }))
    }

    /// Starts listening. Returns the port.
    async fn start(&self) -> (u16, AbortOnDropHandle<()>) {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let port = listener.local_addr().unwrap().port();
        let router = Router::new().fallback(pass_on).with_state(self.clone());
        let balancer = self.clone();
        let serving = async move {
            tokio::select! {
                served = axum::serve(listener, router) => served.unwrap(),
                () = balancer.look() => {}
            }
        };
        (port, AbortOnDropHandle::new(tokio::spawn(serving)))
    }

    /// Checks readiness periodically.
    async fn look(&self) {
        loop {
            let known = self.0.processes.lock().unwrap().clone();
            for (port, _) in known {
                let asked = reqwest::get(format!("http://127.0.0.1:{port}/readyz")).await;
                let is_ready = asked.is_ok_and(|answer| answer.status() == StatusCode::OK);
                let mut processes = self.0.processes.lock().unwrap();
                let process = processes.iter_mut().find(|(known, _)| *known == port);
                if let Some(process) = process {
                    process.1 = is_ready;
                }
            }
            tokio::time::sleep(LOOK_EVERY).await;
        }
    }

    /// Adds a process, and waits until it is ready.
    async fn add(&self, port: u16) {
        self.0.processes.lock().unwrap().push((port, false));
        while !self.0.processes.lock().unwrap().contains(&(port, true)) {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }

    fn remove(&self, port: u16) {
        let mut processes = self.0.processes.lock().unwrap();
        processes.retain(|(known, _)| *known != port);
    }

    fn calls(&self) -> usize {
        self.0.calls.load(Ordering::SeqCst)
    }

    fn failed(&self) -> usize {
        self.0.failed.load(Ordering::SeqCst)
    }
}

async fn pass_on(State(Balancer(balancing)): State<Balancer>, mut request: Request) -> Response {
    let number = balancing.calls.fetch_add(1, Ordering::SeqCst);
    let mut ready = balancing.processes.lock().unwrap().clone();
    ready.retain(|(_, is_ready)| *is_ready);
    let path = request.uri().path();
    let chosen = ready.get(number % ready.len().max(1));
    let to = chosen.map(|(port, _)| format!("http://127.0.0.1:{port}{path}"));
    let answered = match to {
        None => Err("nobody is ready".to_owned()),
        Some(to) => {
            *request.uri_mut() = to.parse().unwrap();
            let answered = balancing.client.request(request).await;
            answered.map_err(|error| error.to_string())
        }
    };
    match answered {
        Ok(answer) if !answer.status().is_server_error() => answer.map(Body::new),
        other => {
            println!("a call failed: {:?}", other.map(|answer| answer.status()));
            balancing.failed.fetch_add(1, Ordering::SeqCst);
            StatusCode::BAD_GATEWAY.into_response()
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn processes_are_replaced_one_by_one_and_no_call_fails() {
    let Some(database) = postgres::store().await else {
        return;
    };
    let stand_in = StandIn::start(Settings::default()).await.unwrap();
    let mut hall = Hall::empty(stand_in, Some(database));
    hall.port = Some(0);
    hall.lame_duck = LAME_DUCK_SECONDS;
    let balancer = Balancer::new();
    let (port, _listening) = balancer.start().await;
    let mut processes: Vec<_> = (0..2).map(|_| Process::start(&hall)).collect();
    for process in &processes {
        balancer.add(process.port).await;
    }
    hall.stand_in.call_at(&[called_at(port)]).await.unwrap();
    hall.stand_in.wait_ready().await.unwrap();
    let stop = CancellationToken::new();
    let mut playing = Vec::new();
    for number in 0..4 {
        let people = [format!("a{number}"), format!("b{number}")];
        let people: Vec<_> = people.iter().map(String::as_str).collect();
        let channel = format!("table-{number}");
        let mut table = Table::sit_down(&hall, &channel, &people, game()).await;
        let stop = stop.clone();
        playing.push(tokio::spawn(async move {
            while !stop.is_cancelled() {
                if table.game.outcome().is_none() {
                    play(&mut table).await;
                } else {
                    let asked = table.people[0].slash(table.channel, "/halma games").await;
                    asked.unwrap().message().await.unwrap();
                }
                tokio::time::sleep(PAUSE).await;
            }
            table
        }));
    }
    for _ in 0..RESTARTS {
        let new = Process::start(&hall);
        balancer.add(new.port).await;
        processes.push(new);
        let old = processes.remove(0);
        let port = old.port;
        old.end().await;
        balancer.remove(port);
    }
    while balancer.calls() < CALLS {
        tokio::time::sleep(LOOK_EVERY).await;
    }
    stop.cancel();
    let mut games = Vec::new();
    for table in playing {
        let table = table.await.unwrap();
        games.push((table.code, table.game));
    }
    println!("{} calls, {} failed", balancer.calls(), balancer.failed());
    assert_eq!(balancer.failed(), 0);
    for process in processes {
        process.end().await;
    }
    for (code, game) in games {
        assert_eq!(hall.stored_game(&code).await, game);
    }
    hall.close().await;
}
