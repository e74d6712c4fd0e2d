//! Cups, with a hand-moved clock: entry, calling in, rounds, people who leave or never come, and what
//! a cup is told of its games.
#![expect(clippy::unwrap_used, reason = "a test")]

mod kinds;
mod leaving;
mod organizers;
mod seen;
mod stairs;

use std::time::Duration;

use halma_cup::Kind;
use halma_rules::{Rules, Variant};
use halma_service::{
    Act, CupDeed, CupNews, CupRefusal, CupStage, Logged, NewCup, Place, Refusal, Repair, Rights,
    Standing, WholeCup,
};
use halma_store::ids::{ChannelId, CupId, GuildId, MatchId, MessageId, UserId};
use halma_store::records::CupGameRecord;
use halma_store::{Key, Prefix};

use crate::common::desk::{DAY, Desk, at, beat, refusal, view};

pub const HOST: u64 = 900;
pub const MODERATOR: Rights = Rights {
    moderator: true,
    parent: None,
};

pub fn new_cup(desk: &Desk, kind: Kind, variant: Variant) -> NewCup {
    NewCup {
        act: desk.act(HOST, at(0)),
        rights: MODERATOR,
        place: Place {
            guild: GuildId(5),
            channel: ChannelId(6),
            locale: "en-US".into(),
        },
        name: "Autumn".into(),
        kind,
        rules: Rules::default_for(variant),
        rounds: [Kind::Swiss, Kind::Tables].contains(&kind).then_some(3),
        entry_days: 7,
        threads: false,
    }
}

/// A cup that these people have entered.
pub async fn entered(desk: &Desk, kind: Kind, variant: Variant, people: u64) -> CupId {
    beat(desk, 0, Duration::ZERO).await;
    let made = desk.service.new_cup(&new_cup(desk, kind, variant)).await;
    let id = made.unwrap().id;
    for user in 1..=people {
        let act = desk.act(user, at(0));
        desk.service.enter_cup(&act, id).await.unwrap();
    }
    id
}

/// Lets time pass to a moment in one go, with the bot running.
pub async fn until(desk: &Desk, ms: i64) {
    beat(desk, ms, Duration::from_secs(1)).await;
    desk.service.sweep(at(ms)).await.unwrap();
}

/// Tells the channel everything, and lets what follows happen.
pub async fn tell(desk: &Desk, ms: i64) -> Vec<CupNews> {
    let mut told = Vec::new();
    while let [id, ..] = desk.service.cups_with_news().await.unwrap()[..] {
        let cup = desk.service.whole_cup(id).await.unwrap();
        let news = cup.record.news[0];
        told.push(news);
        let message = Some(MessageId(1_000 + u64::from(cup.record.told)));
        let noted = desk.service.cup_told(id, news, message, at(ms));
        noted.await.unwrap();
        until(desk, ms).await;
    }
    until(desk, ms).await;
    told
}

pub async fn cup(desk: &Desk, id: CupId) -> WholeCup {
    desk.service.whole_cup(id).await.unwrap()
}

/// A cup whose people have all confirmed, and whose first round has begun on day 7.
pub async fn begun(desk: &Desk, kind: Kind, variant: Variant, people: u64) -> CupId {
    let id = entered(desk, kind, variant, people).await;
    until(desk, 5 * DAY).await;
    assert_eq!(tell(desk, 5 * DAY).await, [CupNews::CallIn]);
    for user in 1..=people {
        let act = desk.act(user, at(5 * DAY));
        desk.service.enter_cup(&act, id).await.unwrap();
    }
    until(desk, 7 * DAY).await;
    assert_eq!(tell(desk, 7 * DAY).await, [CupNews::Closed, CupNews::Round]);
    // Some games begin at a time.
    until(desk, 7 * DAY).await;
    until(desk, 7 * DAY).await;
    id
}

/// The games of the round that are still running.
pub fn running(cup: &WholeCup) -> Vec<MatchId> {
    let games = cup.games_of(cup.round());
    let running = games.filter(|game| game.result.is_none() && !game.annulled);
    running
        .map(|game| game.game.expect("it has begun"))
        .collect()
}

pub async fn resign(desk: &Desk, game: MatchId, by: UserId, ms: i64) {
    let act: Act = desk.act(by.0, at(ms));
    desk.service.resign(&act, game, None).await.unwrap();
}

/// Ends every running game: the person with the smaller account wins.
pub async fn play_round(desk: &Desk, id: CupId, ms: i64) {
    for game in running(&cup(desk, id).await) {
        let shown = view(desk, game).await;
        let mut users: Vec<UserId> = shown
            .game()
            .unwrap()
            .people()
            .filter_map(|who| who.user)
            .collect();
        users.sort_unstable();
        for loser in users[1..].iter().rev() {
            resign(desk, game, *loser, ms).await;
        }
    }
    until(desk, ms).await;
}

/// The rows of the whole table.
pub fn rows(cup: &WholeCup) -> Vec<Standing> {
    let table = cup.table().unwrap();
    table.into_iter().flat_map(|section| section.rows).collect()
}
