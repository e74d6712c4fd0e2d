//! A match between two people with two browsers each, and the check of all they were told.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use halma_rules::{Event, Game, Rules, Variant};
use halma_service::{Service, SystemLot};
use halma_store::Store;
use halma_store::ids::{GuildId, UserId};
use reqwest::{Client as Http, StatusCode};
use serde_json::json;
use stand_in::{Message, StandIn};
use tokio::task::JoinHandle;

use super::super::tables::turn_of;
use super::clients::{Browser, Record, ends};
use super::faults::PATIENCE;
use crate::common::history::{Call, Deed, State, contradiction};
use crate::common::links::{link, ticket};
use crate::common::players::Dice;
use crate::common::table::Table;

/// Long enough for any trial.
const VARIANT: Variant = Variant::Star2;

pub struct Pair {
    table: Table,
    browsers: Vec<Browser>,
    start: State,
    pub record: Arc<Record>,
}

impl Pair {
    /// Two people begin a match and open it in their browsers.
    pub async fn sit_down(stand_in: &StandIn, processes: &[String], number: usize) -> Self {
        let game = Game::new(Rules::default_for(VARIANT));
        let names = ["a", "b"].map(|name| format!("{name}{number}"));
        let channel = format!("table-{number}");
        let people = [&*names[0], &*names[1]];
        let table = Table::sit_down_at(stand_in, &channel, &people, game).await;
        let record = Arc::new(Record::default());
        let mut browsers = Vec::new();
        for (seat, person) in table.people.iter().enumerate() {
            let (ticket, _) = ticket(&link(person, table.channel).await);
            let browser = Browser {
                client: 2 * seat,
                seat,
                http: Http::new(),
                cookie: enter(&processes[0], &ticket).await,
                origin: processes[0].clone(),
                processes: processes.to_vec(),
                code: table.code.clone(),
                record: Arc::clone(&record),
            };
            let second = Browser {
                client: browser.client + 1,
                ..browser.clone()
            };
            browsers.extend([browser, second]);
        }
        let first = browsers[0].look(0).await.unwrap().unwrap();
        Self {
            table,
            browsers,
            start: State::at(first.board),
            record,
        }
    }

    /// All browsers play until told to stop.
    pub fn play(&self, stop: &Arc<AtomicBool>, seed: u64) -> Vec<JoinHandle<()>> {
        let playing = self.browsers.iter().map(|browser| {
            let dice = Dice(seed * 1_000 + browser.client as u64);
            tokio::spawn(browser.clone().play_until(Arc::clone(stop), dice))
        });
        playing.collect()
    }

    /// How often a move was taken back, as far as clients know.
    pub fn taken_back(&self) -> usize {
        let history = self.record.history();
        history
            .iter()
            .filter(|call| call.has_done(&Deed::Accept))
            .count()
    }

    /// Waits for the answers to all calls.
    pub async fn settle(&self) {
        self.record.calls.close();
        self.record.calls.wait().await;
    }

    /// Waits until the channel shows the present board.
    pub async fn wait_for_the_last_board(&self, stand_in: &StandIn) {
        self.record.calls.reopen();
        // Lines that were cut without a word are given up one after another.
        let begun = Instant::now();
        let shown = loop {
            assert!(begun.elapsed() < PATIENCE, "the board isn't shown");
            if let Ok(Some(shown)) = self.browsers[0].look(0).await {
                break shown;
            }
            tokio::time::sleep(Duration::from_millis(100)).await;
        };
        // Pictures are numbered from 1.
        let turn = (shown.board.turn - self.start.turn() + 1) as usize;
        let is_it = |message: &Message| turn_of(message) == Some(turn);
        let posted = stand_in.wait_for_message(self.table.channel, "the last board", is_it);
        posted.await.unwrap();
    }

    /// Checks that all answers fit one order that ends with the stored moves.
    pub async fn check(&self, stand_in: &StandIn, store: &Arc<Store>) {
        let moves = self.stored_moves(stand_in, store).await;
        println!(
            "{} moves, {} answers and lost calls",
            moves.len(),
            self.record.history().len()
        );
        let period = (self.record.tick(), self.record.tick());
        self.record
            .add(self.browsers.len(), period, Call::Listed(moves));
        self.check_answers();
        let strange = self.record.strange.lock().unwrap();
        assert!(strange.is_empty(), "{strange:#?}");
    }

    /// Checks that all answers so far fit one order.
    pub fn check_answers(&self) {
        if let Some(found) = contradiction(&self.start, &self.record.history()) {
            panic!("what clients were told contradicts itself {found:?}");
        }
    }

    async fn stored_moves(&self, stand_in: &StandIn, store: &Arc<Store>) -> Vec<String> {
        let service = Service::new(Arc::clone(store), Arc::new(SystemLot));
        let guild = GuildId(stand_in.stock_guild().get());
        let code = self.table.code.parse().unwrap();
        let view = service.match_by_code(code, guild, UserId(0)).await.unwrap();
        let game = service.whole_game(view.id).await.unwrap().unwrap();
        assert!(game.outcome().is_none(), "the trial was too long");
        let plies = game.history().iter().filter_map(|event| match event {
            Event::Ply { ply, .. } => Some(ends(&ply.text(game.position().board()))),
            Event::Out { .. } => None,
        });
        plies.collect()
    }
}

/// Exchanges the ticket of a link for a session, and returns its cookie.
async fn enter(page: &str, ticket: &str) -> String {
    let entered = Http::new()
        .post(format!("{page}/board/api/enter"))
        .header("origin", page)
        .body(json!({ "ticket": ticket }).to_string())
        .send();
    let entered = entered.await.unwrap();
    assert_eq!(entered.status(), StatusCode::NO_CONTENT);
    let cookie = entered.headers()["set-cookie"].to_str().unwrap();
    cookie.split(';').next().unwrap().to_owned()
}
