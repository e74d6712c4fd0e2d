//! Interactions delivered as HTTP calls: to one process, and to several with one database.
#![expect(clippy::unwrap_used, reason = "a test")]

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use halma::run::{RunError, run};
use halma_rules::{Game, Rules, Variant};
use halma_store::{Backend, Key, PostgresStore, Prefix};
use reqwest::{Client, StatusCode};
use stand_in::{Message, Settings, StandIn};
use tokio::task::JoinHandle;
use tokio_util::sync::CancellationToken;

use crate::common::hall::{Hall, called_at, form, private, public};
use crate::common::port::own_port;
use crate::common::postgres::{self, Cluster};
use crate::common::table::Table;
use crate::discord::computer::answered_at_once;

/// The number of processes.
const PROCESSES: usize = 3;
/// Discord's code for an interaction that has already been answered.
const ANSWERED_ALREADY: u32 = 40060;

pub fn game() -> Game {
    Game::new(Rules::default_for(Variant::Halma8))
}

/// Plays the first legal ply.
pub async fn play(table: &mut Table) {
    table.play(table.game.position().legal_plies()[0]).await;
}

fn seconds() -> i64 {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap();
    now.as_secs().try_into().unwrap()
}

/// One of several processes of the bot.
pub struct Process {
    pub port: u16,
    stop: CancellationToken,
    running: JoinHandle<Result<(), RunError>>,
}

impl Process {
    pub fn start(hall: &Hall) -> Self {
        let port = own_port();
        let mut config = hall.config();
        config.http.listen = Some(([127, 0, 0, 1], port).into());
        let (clock, lot) = (Arc::clone(&hall.clock), Arc::clone(&hall.lot));
        let stop = CancellationToken::new();
        let stopped = stop.clone();
        let running = tokio::spawn(async move { run(&config, clock, lot, stopped).await });
        Self {
            port,
            stop,
            running,
        }
    }

    pub async fn end(self) {
        self.stop.cancel();
        self.running.await.unwrap().unwrap();
    }
}

/// A hall with a database and several processes that receive calls in turn.
async fn with_processes(count: usize) -> Option<(Hall, Vec<Process>)> {
    let database = postgres::store().await?;
    let stand_in = StandIn::start(Settings::default()).await.unwrap();
    let mut hall = Hall::empty(stand_in, Some(database));
    hall.port = Some(0);
    let processes: Vec<_> = (0..count).map(|_| Process::start(&hall)).collect();
    let urls: Vec<_> = processes.iter().map(|one| called_at(one.port)).collect();
    hall.stand_in.call_at(&urls).await.unwrap();
    hall.stand_in.wait_ready().await.unwrap();
    Some((hall, processes))
}

/// All different boards of a channel.
fn boards(hall: &Hall, table: &Table) -> Vec<Message> {
    let mut messages = hall.stand_in.messages(table.channel);
    messages.retain(|message| !message.is_private() && !message.attachments.is_empty());
    messages
}

#[tokio::test(flavor = "multi_thread")]
async fn a_called_bot_answers_as_usual_and_opens_no_gateway() {
    let hall = Hall::open_called().await;
    let mut table = Table::sit_down(&hall, "general", &["anna", "ben"], game()).await;
    for _ in 0..3 {
        play(&mut table).await;
    }
    // With a menu and a form, and with suggestions while typing.
    let ply = table.game.position().legal_plies()[0];
    let form = form(table.to_move(), table.last.id).await;
    let text = ply.text(table.game.position().board());
    let field = form.fields[0].custom_id.clone();
    let sent = table
        .to_move()
        .submit_modal(&form, &[(&field, &text)])
        .await;
    table.last = public(sent.unwrap()).await;
    table.note(ply);
    table.check_last();
    assert_eq!(hall.stand_in.identifications(), 0);
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_not_discords_is_refused() {
    let hall = Hall::open_called().await;
    let url = called_at(hall.port.unwrap());
    let client = Client::new();
    let call = async |moment: i64, body: &str, signed: &str| {
        let moment = moment.to_string();
        let request = client
            .post(&url)
            .header("x-signature-timestamp", &moment)
            .header(
                "x-signature-ed25519",
                hall.stand_in.signature(&moment, signed),
            );
        let response = request.body(body.to_owned()).send().await.unwrap();
        response.status()
    };
    let ping = r#"{"type":1}"#;
    let minutes = |minutes: i64| seconds() + 60 * minutes;
    for (moment, body, signed, status) in [
        (minutes(0), ping, ping, StatusCode::OK),
        (minutes(-4), ping, ping, StatusCode::OK),
        (minutes(0), ping, r#"{"type":2}"#, StatusCode::UNAUTHORIZED),
        (minutes(-6), ping, ping, StatusCode::UNAUTHORIZED),
        (minutes(6), ping, ping, StatusCode::UNAUTHORIZED),
        (i64::MIN, ping, ping, StatusCode::UNAUTHORIZED),
        (minutes(0), "halma", "halma", StatusCode::BAD_REQUEST),
    ] {
        let got = call(moment, body, signed).await;
        assert_eq!(got, status, "{moment} {body:.20} {signed:.20}");
    }
    let bare = client.post(&url).body(ping).send().await.unwrap();
    assert_eq!(bare.status(), StatusCode::UNAUTHORIZED);
    let looked = client.get(&url).send().await.unwrap();
    assert_eq!(looked.status(), StatusCode::METHOD_NOT_ALLOWED);
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_interaction_older_than_its_token_is_left_alone() {
    let hall = Hall::open_called().await;
    let mut table = Table::sit_down(&hall, "general", &["anna", "ben"], game()).await;
    let text = table.game.position().legal_plies()[0].text(table.game.position().board());
    let line = format!("/halma board game:{}", table.code);
    let seen = table.to_move().slash(table.channel, &line).await.unwrap();
    let sent = hall.stand_in.interaction_payload(seen.interaction_id());
    let mut payload = sent.unwrap();
    payload["data"]["options"] = serde_json::json!([{
        "type": 1, "name": "move", "options": [
            { "type": 3, "name": "text", "value": text },
            { "type": 3, "name": "game", "value": table.code },
        ],
    }]);
    // Signed now, but created 16 minutes ago.
    let old = seen.interaction_id().get() - ((16 * 60_000) << 22);
    payload["id"] = old.to_string().into();
    let (body, moment) = (payload.to_string(), seconds().to_string());
    let request = Client::new()
        .post(called_at(hall.port.unwrap()))
        .header("x-signature-timestamp", &moment)
        .header(
            "x-signature-ed25519",
            hall.stand_in.signature(&moment, &body),
        );
    let taken = request.body(body).send().await.unwrap();
    assert_eq!(taken.status(), StatusCode::ACCEPTED);
    // The same move counts now, because it hasn't been played.
    play(&mut table).await;
    table.check_last();
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn three_processes_answer_in_turn_in_the_same_game() {
    let Some((hall, processes)) = with_processes(PROCESSES).await else {
        return;
    };
    let mut table = Table::sit_down(&hall, "general", &["anna", "ben"], game()).await;
    for _ in 0..7 {
        play(&mut table).await;
        table.check_last();
    }
    for process in processes {
        process.end().await;
    }
    assert_eq!(hall.stored_game(&table.code).await, table.game);
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_call_that_all_processes_get_is_one_ply_and_one_board() {
    let Some((hall, processes)) = with_processes(PROCESSES).await else {
        return;
    };
    let mut table = Table::sit_down(&hall, "general", &["anna", "ben"], game()).await;
    let before = boards(&hall, &table).len();
    hall.stand_in.call_all(true);
    for _ in 0..6 {
        play(&mut table).await;
        table.check_last();
    }
    for process in processes {
        process.end().await;
    }
    // Old boards become lines, so this counts what was sent.
    let sent = hall.stand_in.requests().into_iter().filter(|request| {
        request.method == "POST" && request.status == 200 && !request.files.is_empty()
    });
    assert_eq!(sent.count(), before + 6);
    let mut refused = hall.stand_in.take_violations();
    refused.retain(|violation| violation.code != ANSWERED_ALREADY);
    assert!(refused.is_empty(), "{refused:#?}");
    assert_eq!(hall.stored_game(&table.code).await, table.game);
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_computer_replies_in_the_same_message_whichever_process_is_called() {
    let Some((hall, processes)) = with_processes(2).await else {
        return;
    };
    let anna = hall.stand_in.user("anna");
    let channel = hall.stand_in.channel("general");
    let line = "/halma game custom computer:1 game:halma8 first:me";
    public(anna.slash(channel, line).await.unwrap()).await;
    answered_at_once(&hall.stand_in, &anna, channel).await;
    // The next call goes to the other process.
    answered_at_once(&hall.stand_in, &anna, channel).await;
    for process in processes {
        process.end().await;
    }
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn processes_stop_in_turn_and_no_call_stays_unanswered() {
    let Some((hall, mut processes)) = with_processes(2).await else {
        return;
    };
    let mut tables = Vec::new();
    for number in 0..4 {
        let people = [format!("a{number}"), format!("b{number}")];
        let people: Vec<_> = people.iter().map(String::as_str).collect();
        let channel = format!("table-{number}");
        tables.push(Table::sit_down(&hall, &channel, &people, game()).await);
    }
    let (stop, moves) = (CancellationToken::new(), Arc::new(AtomicUsize::new(0)));
    let playing: Vec<_> = tables
        .into_iter()
        .map(|mut table| {
            let (stop, moves) = (stop.clone(), Arc::clone(&moves));
            tokio::spawn(async move {
                while !stop.is_cancelled() {
                    play(&mut table).await;
                    moves.fetch_add(1, Ordering::SeqCst);
                }
                table
            })
        })
        .collect();
    for time in 1..=4 {
        while moves.load(Ordering::SeqCst) < 20 * time {
            assert!(playing.iter().all(|table| !table.is_finished()));
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        // The new process is ready before the old one is stopped; the proxy notices that on its
        // own.
        processes.push(Process::start(&hall));
        let urls: Vec<_> = processes.iter().map(|one| called_at(one.port)).collect();
        hall.stand_in.call_at(&urls).await.unwrap();
        processes.remove(0).end().await;
    }
    stop.cancel();
    let mut games = Vec::new();
    for table in playing {
        let table = table.await.unwrap();
        games.push((table.code, table.game));
    }
    for process in processes {
        process.end().await;
    }
    for (code, game) in games {
        assert_eq!(hall.stored_game(&code).await, game);
    }
    hall.close().await;
}

/// The recorded outages.
async fn outages(hall: &Hall) -> Vec<Key> {
    let store = PostgresStore::open(hall.database.as_ref().unwrap());
    let store = store.await.unwrap();
    let outages = store.scan(Prefix::Outages, None, 10).await.unwrap();
    store.close().await;
    outages
}

#[tokio::test(flavor = "multi_thread")]
async fn if_all_processes_were_down_it_is_one_outage() {
    let Some((hall, processes)) = with_processes(PROCESSES).await else {
        return;
    };
    let mut table = Table::sit_down(&hall, "general", &["anna", "ben"], game()).await;
    play(&mut table).await;
    for process in processes {
        process.end().await;
    }
    assert_eq!(outages(&hall).await, []);
    hall.clock.advance_ms(10 * 60_000);
    let processes: Vec<_> = (0..PROCESSES).map(|_| Process::start(&hall)).collect();
    let urls: Vec<_> = processes.iter().map(|one| called_at(one.port)).collect();
    hall.stand_in.call_at(&urls).await.unwrap();
    while outages(&hall).await.is_empty() {
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    for _ in 0..PROCESSES {
        play(&mut table).await;
    }
    // The next leader records no second outage.
    for process in processes {
        process.end().await;
    }
    assert_eq!(outages(&hall).await.len(), 1);
    assert_eq!(hall.stored_game(&table.code).await, table.game);
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_called_bot_reports_whether_it_is_ready() {
    let Some(cluster) = Cluster::new() else {
        return;
    };
    let running = cluster.start();
    let stand_in = StandIn::start(Settings::default()).await.unwrap();
    let mut hall = Hall::empty(stand_in, Some(cluster.store().await));
    hall.port = Some(own_port());
    hall.start_bot().await;
    let (client, port) = (Client::new(), hall.port.unwrap());
    let status = async |path: &str| {
        let url = format!("http://127.0.0.1:{port}/{path}");
        client.get(url).send().await.unwrap().status()
    };
    let becomes = async |wanted: StatusCode| {
        while status("readyz").await != wanted {
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    };
    becomes(StatusCode::OK).await;
    running.crash();
    becomes(StatusCode::SERVICE_UNAVAILABLE).await;
    assert_eq!(status("healthz").await, StatusCode::OK);
    let anna = hall.stand_in.user("anna");
    let channel = hall.stand_in.channel("general");
    let said = private(anna.slash(channel, "/halma games").await.unwrap()).await;
    assert!(said.contains("can't reach the games right now"), "{said}");
    let _running = cluster.start();
    becomes(StatusCode::OK).await;
    hall.close().await;
}
