//! Bots are killed again and again while a cup is drawn and played: no round is paired twice, no game
//! begins twice, and the channel hears of everything once.
//!
//! `HALMA_KILLS=60 cargo test --release --test process kills_of_cups::` is the long run.
#![cfg(unix)]
#![expect(clippy::unwrap_used, reason = "a test")]

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use halma_service::ids::GuildId;
use halma_service::{Service, SystemLot};
use halma_store::{PostgresStore, SledStore, Store};
use stand_in::{Message, Person, Settings, Snowflake, StandIn, permission};

use crate::common::players::Dice;
use crate::common::postgres;
use crate::common::process::{Bot, Bots};

const PEOPLE: usize = 8;
const ROUNDS: usize = 3;
const FEW_KILLS: usize = 6;
const PROCESSES: usize = 3;

/// Who is killed.
enum Killed {
    One(Box<Bot>),
    Many(Bots, usize),
}

impl Killed {
    async fn kill(&mut self) {
        match self {
            Self::One(bot) => bot.kill().await,
            Self::Many(bots, next) => {
                bots.kill(*next).await;
                *next = (*next + 1) % PROCESSES;
            }
        }
    }
}

struct Server {
    stand_in: StandIn,
    channel: Snowflake,
    host: Person,
    people: Vec<Person>,
}

impl Server {
    async fn open() -> Self {
        let settings = Settings {
            patience: Duration::from_secs(60),
            first_answer_within: Duration::from_secs(20),
            ..Settings::default()
        };
        let stand_in = StandIn::start(settings).await.unwrap();
        let host = stand_in.user("host");
        host.set_permissions(permission::ORDINARY_MEMBER | permission::MANAGE_GUILD);
        let people = (0..PEOPLE).map(|number| stand_in.user(&format!("person-{number}")));
        Self {
            channel: stand_in.channel("games"),
            people: people.collect(),
            host,
            stand_in,
        }
    }

    fn messages(&self) -> Vec<Message> {
        let all = self.stand_in.messages(self.channel).into_iter();
        all.filter(|message| message.viewer.is_none()).collect()
    }

    fn said(&self, words: &str) -> usize {
        let all = self.messages().into_iter();
        all.filter(|message| message.content.contains(words))
            .count()
    }

    /// Types something until it has been answered: whoever was asked may have been killed.
    async fn insist(&self, person: &Person, line: &str) -> Message {
        for _ in 0..60 {
            if let Ok(answer) = person.slash(self.channel, line).await
                && let Ok(message) = answer.message().await
            {
                return message;
            }
            tokio::time::sleep(Duration::from_millis(200)).await;
        }
        panic!("nobody answers {line}");
    }

    async fn enter(&self) {
        let line =
            format!("/halma-cup new name:Autumn kind:swiss rounds:{ROUNDS} game:mini-corners");
        let cup = self.insist(&self.host, &line).await;
        for person in &self.people {
            person.click(cup.id, "Join").await.unwrap();
        }
    }

    /// Whoever comes first in the list resigns whatever runs, so that rounds end. What a killed bot
    /// didn't do is done with the next turn.
    async fn resign_all(&self) {
        for person in &self.people {
            let games = self.insist(person, "/halma games").await;
            let text = games
                .embeds
                .iter()
                .filter_map(|embed| embed.description.clone());
            let text = text.collect::<String>().replace("<#", "<");
            for code in text.split('#').skip(1) {
                let code: String = code
                    .chars()
                    .take_while(char::is_ascii_alphanumeric)
                    .collect();
                let line = format!("/halma resign game:{code}");
                if let Ok(asked) = person.slash(self.channel, &line).await
                    && let Ok(asked) = asked.message().await
                {
                    let _may_be_killed = person.click(asked.id, "Yes, resign").await;
                }
            }
        }
    }
}

/// Plays a whole cup while bots are killed.
async fn play(server: &Server, bots: &mut Killed) {
    let kills = std::env::var("HALMA_KILLS").ok();
    let kills = kills.map_or(FEW_KILLS, |kills| kills.parse().unwrap());
    server.enter().await;
    server.insist(&server.host, "/halma-cup start").await;
    let mut dice = Dice(kills as u64);
    let killing = async {
        for _ in 0..kills {
            let life = Duration::from_millis(50 + dice.below(1_200) as u64);
            tokio::time::sleep(life).await;
            bots.kill().await;
        }
    };
    let playing = async {
        while server.said("is over") == 0 {
            server.resign_all().await;
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
    };
    let all = async { tokio::join!(killing, playing) };
    let within = Duration::from_secs(180 + 5 * kills as u64);
    tokio::time::timeout(within, all).await.unwrap();
}

/// Checks what the store and the channel know of the cup.
async fn check(server: &Server, store: Arc<Store>) {
    let service = Service::new(Arc::clone(&store), Arc::new(SystemLot));
    let guild = GuildId(server.stand_in.stock_guild().get());
    let cups = service.cups_of(guild).await.unwrap();
    let cup = service.whole_cup(cups[0].id).await.unwrap();
    assert_eq!((cups.len(), cup.record.begun.len()), (1, ROUNDS));
    for round in 1..=ROUNDS as u32 {
        let mut pairs = BTreeMap::new();
        for game in cup.games_of(round) {
            assert!(game.result.is_some(), "it was played");
            let mut seats = game.seats.clone();
            seats.sort_unstable();
            *pairs.entry(seats).or_insert(0) += 1;
        }
        assert_eq!(pairs.len(), PEOPLE / 2);
        assert!(pairs.values().all(|games| *games == 2), "{pairs:?}");
        let told = server.said(&format!("round {round}:"));
        assert_eq!(told, 1, "round {round} is told once");
    }
    let mut matches: Vec<_> = cup.games.iter().filter_map(|game| game.game).collect();
    matches.sort_unstable();
    matches.dedup();
    assert_eq!(matches.len(), ROUNDS * PEOPLE, "each game is one match");
    for words in ["is closed:", "is over"] {
        assert_eq!(server.said(words), 1, "{words}");
    }
    let export = service.export_cup(cup.id).await.unwrap();
    halma_cup::verify(&export).unwrap();
    store.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_cup_is_drawn_and_played_once_though_its_bot_is_killed() {
    let server = Server::open().await;
    let folder = tempfile::tempdir().unwrap();
    let bot = Bot::start(&server.stand_in, folder.path()).await;
    let mut bots = Killed::One(Box::new(bot));
    play(&server, &mut bots).await;
    let Killed::One(mut bot) = bots else {
        unreachable!()
    };
    bot.child.kill().await.unwrap();
    let store = Store::over(Arc::new(SledStore::open(&bot.store).unwrap()));
    check(&server, store).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_cup_is_drawn_and_played_once_though_any_of_three_processes_is_killed() {
    let Some(database) = postgres::store().await else {
        return;
    };
    let server = Server::open().await;
    let bots = Bots::start(&server.stand_in, &database, PROCESSES, false).await;
    let mut bots = Killed::Many(bots, 0);
    play(&server, &mut bots).await;
    let Killed::Many(mut bots, _) = bots else {
        unreachable!()
    };
    bots.end().await;
    let store = Store::new(PostgresStore::open(&database).await.unwrap());
    check(&server, store).await;
}
