//! What each kind of person may do on the board page, call by call: what Discord lets them do in the chat.
#![expect(clippy::unwrap_used, reason = "a test")]

use std::time::Duration;

use reqwest::StatusCode;
use serde_json::json;
use stand_in::{Person, Snowflake, permission};

use crate::common::hall::{Hall, public};
use crate::discord::board_page::{Browser, sit_down};

/// Someone who calls about Anna's game with Ben.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    Ben,
    Stranger,
    OfAnotherServer,
    Moderator,
    WhoLeft,
    WithTimeOut,
    Blocked,
    Deleted,
}

/// Each call with the statuses of all kinds of people, in their order.
const CALLS: [(Call, [u16; 8]); 13] = [
    //                   ben  strg othr mod  left tout blkd del
    (Call::Game, [200, 404, 404, 404, 200, 200, 200, 401]),
    (Call::Record, [200, 404, 404, 404, 200, 200, 200, 401]),
    (Call::Note, [200, 404, 404, 404, 200, 200, 200, 401]),
    (Call::Plan, [409, 404, 404, 404, 409, 409, 409, 401]),
    (Call::Hint, [409, 404, 404, 404, 409, 409, 409, 401]),
    (Call::Analysis, [409, 404, 404, 404, 409, 409, 409, 401]),
    (Call::Choices, [200, 404, 404, 404, 200, 200, 200, 401]),
    (Call::Table, [200, 404, 404, 404, 409, 200, 200, 401]),
    (Call::Members, [200, 404, 404, 404, 409, 200, 200, 401]),
    (Call::Resign, [409, 404, 404, 404, 409, 409, 409, 401]),
    (Call::Join, [200, 404, 404, 404, 409, 409, 409, 401]),
    (Call::New, [200, 404, 404, 404, 409, 409, 200, 401]),
    (Call::Rematch, [200, 404, 404, 404, 409, 409, 409, 401]),
];

#[derive(Clone, Copy, Debug)]
enum Call {
    Game,
    Record,
    Note,
    Plan,
    Hint,
    Analysis,
    Choices,
    Table,
    Members,
    Resign,
    Join,
    New,
    Rematch,
}

const KINDS: [Kind; 8] = [
    Kind::Ben,
    Kind::Stranger,
    Kind::OfAnotherServer,
    Kind::Moderator,
    Kind::WhoLeft,
    Kind::WithTimeOut,
    Kind::Blocked,
    Kind::Deleted,
];

/// A finished game, and a challenge that waits for Ben.
struct Scene {
    hall: Hall,
    channel: Snowflake,
    people: Vec<Person>,
    over: String,
    open: String,
}

impl Scene {
    async fn set() -> Self {
        let hall = Hall::open_with_board().await;
        let table = sit_down(&hall, &["anna", "ben"]).await;
        let (anna, channel) = (&table.people[0], table.channel);
        let line = format!("/halma resign game:{}", table.code);
        let asked = anna.slash(channel, &line).await.unwrap().message().await;
        let resigned = anna.click(asked.unwrap().id, "Yes, resign").await.unwrap();
        public(resigned).await;
        let line = "/halma play with:@ben game:mini-corners";
        public(anna.slash(channel, line).await.unwrap()).await;
        let bens = Browser::of(&hall, &table.people[1], channel).await;
        let (_, home) = bens.get("/api/home").await;
        let games = home["games"].as_array().unwrap().iter();
        let mut open = games.filter(|game| game["stage"] == "open");
        let open = open.next().unwrap()["code"].as_str().unwrap().to_owned();
        Self {
            channel,
            over: table.code.clone(),
            people: table.people,
            open,
            hall,
        }
    }

    /// A person of a kind with a browser.
    async fn browser(&self, kind: Kind) -> Browser {
        let (stand_in, ben) = (&self.hall.stand_in, &self.people[1]);
        match kind {
            Kind::Stranger => return self.someone(stand_in.user("carol"), self.channel).await,
            Kind::Moderator => {
                let dora = stand_in.user("dora");
                dora.set_permissions(permission::ORDINARY_MEMBER | permission::MANAGE_GUILD);
                return self.someone(dora, self.channel).await;
            }
            Kind::OfAnotherServer => {
                let (guild, erik) = (stand_in.guild("elsewhere"), stand_in.outsider("erik"));
                stand_in.join(&erik, guild);
                return self
                    .someone(erik, stand_in.channel_in(guild, "games"))
                    .await;
            }
            _ => {}
        }
        let browser = Browser::of(&self.hall, ben, self.channel).await;
        match kind {
            Kind::WhoLeft => stand_in.leave(ben, stand_in.stock_guild()),
            Kind::WithTimeOut => ben.time_out(Duration::from_secs(3600)),
            Kind::Blocked => {
                let line = "/halma me block person:@ben";
                let blocked = self.people[0].slash(self.channel, line).await.unwrap();
                blocked.message().await.unwrap();
            }
            Kind::Deleted => {
                let asked = ben.slash(self.channel, "/halma me privacy").await.unwrap();
                let asked = asked.message().await.unwrap();
                let sure = ben.click(asked.id, "Delete my data…").await.unwrap();
                let sure = sure.message().await.unwrap();
                let done = ben.click(sure.id, "Delete for good").await.unwrap();
                done.message().await.unwrap();
            }
            _ => {}
        }
        browser
    }

    /// Someone who plays the computer somewhere.
    async fn someone(&self, person: Person, channel: Snowflake) -> Browser {
        let line = "/halma game custom computer:1 game:mini-corners first:me";
        public(person.slash(channel, line).await.unwrap()).await;
        Browser::of(&self.hall, &person, channel).await
    }

    async fn call(&self, browser: &Browser, call: Call) -> StatusCode {
        let over = format!("/api/game/{}", self.over);
        let open = format!("/api/game/{}", self.open);
        let post = async |path: &str, said| browser.post(path, &said).await.0;
        let get = async |rest: &str| browser.get(&format!("{over}{rest}")).await.0;
        match call {
            Call::Game => get("").await,
            Call::Record => get("/record").await,
            Call::Note => get("/note").await,
            Call::Plan => get("/plan").await,
            Call::Hint => post(&format!("{over}/hint"), json!({ "turn": 1 })).await,
            Call::Analysis => get("/analysis").await,
            Call::Choices => get("/new").await,
            Call::Table => get("/table").await,
            Call::Members => get("/members?name=a").await,
            Call::Resign => post(&over, json!({ "act": "resign", "turn": 1 })).await,
            Call::Join => {
                let join = json!({ "act": "answer", "how": "join", "turn": 1 });
                post(&open, join).await
            }
            Call::New => {
                let made = browser.get(&format!("{over}/new")).await.1["made"].clone();
                let made = made.as_i64().unwrap_or_default();
                let wanted = json!({ "made": made, "variant": "corners", "level": 1 });
                post(&format!("{over}/new"), wanted).await
            }
            Call::Rematch => post(&over, json!({ "act": "rematch" })).await,
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn every_call_asks_who_calls() {
    let kinds = KINDS
        .into_iter()
        .enumerate()
        .map(|(column, kind)| async move {
            let scene = Scene::set().await;
            let browser = scene.browser(kind).await;
            let mut wrong = Vec::new();
            for (call, expected) in CALLS {
                let found = scene.call(&browser, call).await.as_u16();
                if found != expected[column] {
                    wrong.push(format!("{kind:?} {call:?}: {found}"));
                }
            }
            // Discord is asked about people who aren't there.
            scene.hall.stand_in.take_violations();
            scene.hall.close().await;
            wrong
        });
    let wrong = futures::future::join_all(kinds).await.concat();
    assert!(wrong.is_empty(), "{wrong:#?}");
}
