//! Results, ratings and leaderboards: counted once, in the change that ends a game.
#![expect(clippy::unwrap_used, reason = "a test")]

use halma_rating::Family;
use halma_rules::Variant;
use halma_service::{
    ChallengeRequest, Compared, LobbyMove, Moment, SettingsChange, TableRequest, TableRow,
    TableView,
};
use halma_store::ids::{GuildId, MatchId, Scope, UserId};
use halma_store::{ChangeSet, Column, Key, Prefix, ScoreKind, Slot, Table};

use crate::common::desk::{DAY, Desk, at, both_begin, person, play, view};

pub const SERVER: Scope = Scope::Guild(GuildId(5));

/// A request for a leaderboard of Halma, by a person at a time.
fn wanted(scope: Scope, compared: Compared, by: u64, ms: i64) -> TableRequest {
    TableRequest {
        scope,
        family: Some(Family::Halma),
        compared: Some(compared),
        from: None,
        by: UserId(by),
        now: at(ms),
    }
}

pub async fn table(desk: &Desk, scope: Scope, compared: Compared, by: u64, ms: i64) -> TableView {
    let request = wanted(scope, compared, by, ms);
    desk.service.table(&request).await.unwrap()
}

/// Two people play three moves each, and the second resigns.
pub async fn win(desk: &Desk, winner: u64, loser: u64, ms: i64, rated: bool) -> MatchId {
    let request = ChallengeRequest {
        act: desk.act(winner, at(ms)),
        rated,
        ..desk.request(Variant::Halma8, &[loser])
    };
    let made = desk.service.challenge(&request).await.unwrap();
    let id = made.view.id;
    let join = desk.act(loser, at(ms));
    desk.service
        .answer_challenge(&join, id, LobbyMove::Join)
        .await
        .unwrap();
    both_begin(desk, winner, loser, id, ms).await;
    let resign = desk.act(loser, at(ms));
    desk.service.resign(&resign, id, None).await.unwrap();
    id
}

pub fn points(row: &TableRow) -> i32 {
    row.rating.points().round() as i32
}

pub fn names(rows: &[TableRow]) -> Vec<&str> {
    rows.iter().map(|row| row.person.name.as_str()).collect()
}

#[tokio::test]
async fn who_comes_to_lead_is_told_once() {
    let desk = Desk::new();
    for loser in 11..14 {
        win(&desk, 1, loser, 0, true).await;
    }
    let mut told = Vec::new();
    for loser in 21..26 {
        let id = win(&desk, 2, loser, DAY, true).await;
        let moment = view(&desk, id).await.game().unwrap().moment;
        told.push(moment.map(|(_, moment)| moment));
    }
    // After three wins both have the same rating.
    let leads = told.iter().map(|moment| *moment == Some(Moment::Leads));
    assert_eq!(
        leads.collect::<Vec<_>>(),
        [false, false, false, true, false],
        "{told:?}"
    );
}

#[tokio::test]
async fn a_march_is_in_the_tables_where_it_was_shared() {
    let desk = Desk::new();
    let (here, there) = (GuildId(5), GuildId(6));
    let rows = async |guild, day| {
        let rows = desk.service.march_table(guild, day).await.unwrap();
        let rows = rows.into_iter();
        rows.map(|(who, moves)| format!("{} {moves}", who.name))
            .collect::<Vec<_>>()
    };
    let share = async |user, guild, day| {
        let act = desk.act(user, at(0));
        desk.service.share_march(&act, guild, day).await.unwrap()
    };
    let walk = async |user, day, moves| {
        let act = desk.act(user, at(0));
        desk.service.note_march(&act, day, moves).await.unwrap()
    };
    assert_eq!(share(1, here, 7).await, None, "nothing to share");
    assert_eq!(walk(1, 7, 15).await, Some(15));
    assert_eq!(walk(1, 7, 18).await, Some(15), "the best counts");
    assert!(rows(here, 7).await.is_empty(), "private until it is shared");
    assert_eq!(share(1, here, 7).await, Some(15));
    assert_eq!(share(1, here, 7).await, Some(15));
    walk(2, 7, 14).await;
    share(2, here, 7).await;
    assert_eq!(rows(here, 7).await, ["person 2 14", "person 1 15"]);
    assert_eq!(walk(1, 7, 13).await, Some(13));
    assert_eq!(rows(here, 7).await, ["person 1 13", "person 2 14"]);
    assert!(rows(there, 7).await.is_empty());
    assert_eq!(walk(1, 8, 20).await, Some(20), "another day");
    assert_eq!(rows(here, 7).await.len(), 2, "yesterday's table stays");
    assert_eq!(walk(1, 9, 20).await, Some(20));
    assert_eq!(
        rows(here, 7).await,
        ["person 2 14"],
        "two marches a person are kept"
    );
    assert_eq!(walk(1, 7, 9).await, None, "an old one changes nothing");
    assert_eq!(share(1, here, 7).await, None);
    let hides = SettingsChange {
        hidden: Some(true),
        ..SettingsChange::default()
    };
    desk.service
        .change_settings(&person(2), &hides)
        .await
        .unwrap();
    assert!(
        rows(here, 7).await.is_empty(),
        "hidden people are in no table"
    );
    walk(3, 7, 12).await;
    share(3, here, 7).await;
    assert_eq!(rows(here, 7).await, ["person 3 12"]);
    desk.service.forget(UserId(3), at(0)).await.unwrap();
    assert!(rows(here, 7).await.is_empty());
}

#[tokio::test]
async fn a_game_counts_once_globally_and_once_in_its_server() {
    let desk = Desk::new();
    let id = win(&desk, 1, 2, 0, true).await;
    for scope in [Scope::Global, SERVER] {
        let wins = table(&desk, scope, Compared::Wins, 2, 0).await;
        assert_eq!(names(&wins.rows), ["person 1", "person 2"]);
        assert_eq!(wins.rows[0].rank, Some(1));
        assert_eq!((points(&wins.rows[0]), points(&wins.rows[1])), (1662, 1338));
        let own = wins.own.unwrap();
        assert_eq!((own.rank, own.balance.lost), (Some(2), 1));
    }
    let elsewhere = Scope::Guild(GuildId(6));
    assert!(
        table(&desk, elsewhere, Compared::Wins, 1, 0)
            .await
            .rows
            .is_empty()
    );
    // Regardless of what happens to the match afterward.
    let act = desk.act(1, at(DAY));
    assert!(desk.service.resign(&act, id, None).await.is_err());
    let wins = table(&desk, SERVER, Compared::Wins, 1, DAY).await;
    assert_eq!(wins.rows[0].balance.count(), 1);
}

#[tokio::test]
async fn unrated_short_and_practice_games_change_nothing() {
    let desk = Desk::new();
    win(&desk, 1, 2, 0, false).await;
    let early = desk.begin().await.view.id;
    play(&desk, 1, early, "h4-h5", 0).await.unwrap();
    play(&desk, 2, early, "a5-a4", 0).await.unwrap();
    play(&desk, 1, early, "h5-h6", 0).await.unwrap();
    let resign = desk.act(2, at(0));
    desk.service.resign(&resign, early, None).await.unwrap();
    let request = desk.request(Variant::Halma8, &[1]);
    let practice = desk.service.challenge(&request).await.unwrap().view.id;
    play(&desk, 1, practice, "h4-h5", 0).await.unwrap();
    play(&desk, 1, practice, "a5-a4", 0).await.unwrap();
    let resign = desk.act(1, at(0));
    desk.service.resign(&resign, practice, None).await.unwrap();
    assert!(view(&desk, practice).await.game().is_some());
    let wins = table(&desk, SERVER, Compared::Wins, 1, 0).await;
    assert!(wins.rows.is_empty() && wins.own.is_none(), "{wins:?}");
    let results = desk.store.scan(Prefix::Results, None, 10).await.unwrap();
    assert_eq!(results.len(), 2, "they are remembered, except practice");
}

#[tokio::test]
async fn a_pair_that_farms_gains_little() {
    let desk = Desk::new();
    let mut before = 1_500;
    let mut gains = Vec::new();
    for game in 0..6 {
        win(&desk, 1, 2, game * 1_000, true).await;
        let rows = table(&desk, SERVER, Compared::Wins, 1, game * 1_000)
            .await
            .rows;
        let now = points(&rows[0]);
        gains.push(now - before);
        before = now;
    }
    assert!(
        gains[0] > gains[1] && gains[1] > gains[2] && gains[2] > 0,
        "{gains:?}"
    );
    assert_eq!(gains[3..], [0, 0, 0]);
    // A month later it counts again.
    win(&desk, 1, 2, 31 * DAY, true).await;
    let rows = table(&desk, SERVER, Compared::Wins, 1, 31 * DAY).await.rows;
    assert!(points(&rows[0]) > before);
    assert_eq!(rows[0].balance.won, 7);
}

#[tokio::test]
async fn ranks_are_right_before_and_after_they_are_computed() {
    let desk = Desk::new();
    // Person n wins n games, each against a different opponent.
    let people = 8;
    for winner in 1..=people {
        for game in 0..winner {
            let loser = 100 + winner * 10 + game;
            win(&desk, winner, loser, 0, true).await;
        }
    }
    for round in 0..2 {
        for winner in 1..=people {
            let wins = table(&desk, SERVER, Compared::Wins, winner, 0).await;
            let own = wins.own.unwrap();
            assert_eq!(own.rank, Some(1 + people - winner), "round {round}");
            assert_eq!(wins.people, people + people * (people + 1) / 2);
        }
        let moves = desk
            .store
            .scan(Prefix::RankMoves, None, 1_000)
            .await
            .unwrap();
        assert_eq!(moves.is_empty(), round == 1);
        desk.service.sweep(at(0)).await.unwrap();
    }
    let first = table(&desk, SERVER, Compared::Wins, 1, 0).await;
    assert_eq!(first.rows.len(), 10);
    let ranks: Vec<_> = first.rows.iter().map(|row| row.rank.unwrap()).collect();
    assert_eq!(
        ranks,
        [1, 2, 3, 4, 5, 6, 7, 8, 9, 9],
        "those who won nothing tie"
    );
    let request = TableRequest {
        from: first.next,
        ..wanted(SERVER, Compared::Wins, 1, 0)
    };
    let second = desk.service.table(&request).await.unwrap();
    assert!(second.rows.iter().all(|row| row.rank == Some(9)));
    assert!(!first.rows.contains(&second.rows[0]));
}

#[tokio::test]
async fn a_seasons_points_end_with_it() {
    let desk = Desk::new();
    win(&desk, 1, 2, 0, true).await;
    win(&desk, 1, 2, 0, true).await;
    let now = table(&desk, SERVER, Compared::Season, 1, 0).await;
    assert_eq!(names(&now.rows), ["person 1"]);
    assert_eq!(now.rows[0].points, 8 + 4);
    let later = table(&desk, SERVER, Compared::Season, 1, 100 * DAY).await;
    assert!(later.rows.is_empty());
    let [champions] = &later.hall_of_fame[..] else {
        panic!("{later:?}");
    };
    assert_eq!(champions.season, now.season);
    let (champion, points) = &champions.people[0];
    assert_eq!((champion.name.as_str(), *points), ("person 1", 12));
    win(&desk, 2, 1, 100 * DAY, true).await;
    let later = table(&desk, SERVER, Compared::Season, 1, 100 * DAY).await;
    assert_eq!(names(&later.rows), ["person 2"]);
    let past = Table {
        scope: SERVER,
        column: Column {
            family: Family::Halma,
            order: ScoreKind::Season(now.season),
        },
    };
    let keys = desk
        .store
        .scan(Prefix::RanksOf(past), None, 10)
        .await
        .unwrap();
    assert!(
        matches!(keys[..], [Key::Rank(..)]),
        "the old season stays: {keys:?}"
    );
}

#[tokio::test]
async fn idle_time_makes_a_rating_less_certain_in_whole_periods() {
    let desk = Desk::new();
    win(&desk, 1, 2, 0, true).await;
    let deviation = async |ms| {
        let rows = table(&desk, SERVER, Compared::Wins, 1, ms).await.rows;
        rows[0].rating.deviation()
    };
    let fresh = deviation(0).await;
    assert_eq!(deviation(5 * DAY - 1).await.to_bits(), fresh.to_bits());
    assert!(deviation(5 * DAY).await > fresh);
}

#[tokio::test]
async fn an_idle_rating_leaves_the_leaderboard() {
    let desk = Desk::new();
    // Each wins half of their games, all against different opponents.
    for game in 0..24 {
        let (winner, loser) = if game % 2 == 0 {
            (1, 10 + game)
        } else {
            (10 + game, 1)
        };
        win(&desk, winner, loser, game as i64 * DAY, true).await;
    }
    let played = 24 * DAY;
    let rated = table(&desk, SERVER, Compared::Rating, 1, played).await;
    assert_eq!(
        names(&rated.rows),
        ["person 1"],
        "the others have played one game"
    );
    assert_eq!(rated.own.unwrap().rank, Some(1));
    assert_eq!(rated.unplaced.len(), 10);
    let mut gone = None;
    for days in (0..900).step_by(5) {
        let ms = played + days * DAY;
        desk.service.sweep(at(ms)).await.unwrap();
        let rated = table(&desk, SERVER, Compared::Rating, 1, ms).await;
        let own = rated.own.unwrap();
        let is_sure = !own.rating.is_provisional();
        assert!(own.rank.is_some() || !is_sure, "after {days} days");
        assert_eq!(rated.people == 0, own.rank.is_none());
        if own.rank.is_none() {
            gone = Some(days);
            break;
        }
    }
    let gone = gone.unwrap();
    assert!(gone > 180, "after {gone} days");
    let before = records(&desk).await;
    desk.service.recount(at(played + gone * DAY)).await.unwrap();
    assert_eq!(records(&desk).await, before, "also with ratings that faded");
    win(&desk, 1, 99, played + gone * DAY, true).await;
    let rated = table(&desk, SERVER, Compared::Rating, 1, played + gone * DAY).await;
    assert_eq!(
        rated.own.unwrap().rank,
        Some(1),
        "one game brings the place back"
    );
}

/// All records with these prefixes, without their revisions.
pub async fn records(desk: &Desk) -> Vec<(Key, String)> {
    let prefixes = [
        Prefix::Tallies,
        Prefix::Pairings,
        Prefix::Ranks,
        Prefix::RankMoves,
        Prefix::RankCounts,
        Prefix::Fades,
        Prefix::LastCounted,
        Prefix::Results,
    ];
    let mut all = Vec::new();
    for prefix in prefixes {
        let found = desk.store.scan_records(prefix, None, 10_000).await.unwrap();
        let text = |(key, stored): (Key, halma_store::Stored)| {
            (key, String::from_utf8(stored.body).unwrap())
        };
        all.extend(found.into_iter().map(text));
    }
    all
}

#[tokio::test]
async fn a_recount_produces_identical_leaderboards() {
    let desk = Desk::new();
    let mut luck = 1_u64;
    for game in 0..60 {
        luck = luck.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        let (one, other) = (1 + (luck >> 33) % 7, 1 + (luck >> 40) % 6);
        let other = if other >= one { other + 1 } else { other };
        // Two in three end at the same time as others, and some before games already counted.
        let ms = DAY * (game / 3) - i64::from(game % 5 == 0) * 1_000;
        win(&desk, one, other, ms.max(0), game % 11 != 0).await;
    }
    let now = 30 * DAY;
    desk.service.sweep(at(now)).await.unwrap();
    let before = records(&desk).await;
    assert!(before.len() > 100);
    let recount = desk.service.recount(at(now)).await.unwrap();
    assert_eq!((recount.results, recount.changed.len()), (60, 0));
    assert_eq!(records(&desk).await, before);
}

#[tokio::test]
async fn an_interrupted_recount_is_finished_at_the_next_start() {
    let desk = Desk::new();
    for game in 0..5 {
        win(&desk, 1, 2 + game, 0, true).await;
    }
    desk.service.sweep(at(0)).await.unwrap();
    let before = records(&desk).await;
    let mut changes = ChangeSet::new();
    changes.put(Slot::recount(), &at(0)).unwrap();
    let tallies = desk.store.scan(Prefix::Tallies, None, 100).await.unwrap();
    for key in tallies.into_iter().step_by(2) {
        changes.delete(key);
    }
    desk.store.commit(changes).await.unwrap();
    let desk = desk.restarted();
    desk.service.finish_recount(at(0)).await.unwrap();
    assert_eq!(records(&desk).await, before);
}

#[tokio::test]
async fn hidden_people_are_on_no_leaderboard_and_keep_their_rating() {
    let desk = Desk::new();
    for game in 0..3 {
        win(&desk, 1, 2 + game, 0, true).await;
    }
    win(&desk, 1, 2, 100 * DAY, true).await;
    let now = 100 * DAY;
    desk.service.sweep(at(now)).await.unwrap();
    let hide = async |hidden| {
        let change = SettingsChange {
            hidden: Some(hidden),
            ..SettingsChange::default()
        };
        desk.service
            .change_settings(&person(1), &change)
            .await
            .unwrap();
    };
    hide(true).await;
    win(&desk, 3, 4, now, true).await;
    for compared in [Compared::Wins, Compared::Season] {
        let shown = table(&desk, SERVER, compared, 1, now).await;
        assert!(!names(&shown.rows).contains(&"person 1"), "{shown:?}");
        assert_eq!(shown.own.unwrap().rank, None);
    }
    let ranks = desk.store.scan(Prefix::Ranks, None, 1_000).await.unwrap();
    let slot = Slot::user(UserId(1));
    let stored = desk.store.load(slot.key()).await.unwrap().unwrap();
    let player = slot.read(&stored).unwrap();
    assert!(
        ranks
            .iter()
            .all(|key| !matches!(key, Key::Rank(.., who) if *who == player))
    );
    hide(false).await;
    desk.service.sweep(at(now)).await.unwrap();
    let shown = table(&desk, SERVER, Compared::Wins, 1, now).await;
    assert_eq!(shown.own.unwrap().rank, Some(1));
    assert_eq!(shown.people, 4);
}
