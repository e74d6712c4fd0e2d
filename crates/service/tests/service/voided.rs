//! Voided results and reset leaderboards: nothing of them remains, and a recount produces the same.
#![expect(clippy::unwrap_used, reason = "a test")]

use halma_service::{Compared, Error, Logged, Refusal, SettingsChange};
use halma_store::ids::{GuildId, MatchId, PlayerId, Scope, UserId};
use halma_store::{Key, Prefix};

use crate::common::desk::{DAY, Desk, at, person, play, view};
use crate::compact::change;
use crate::tables::{SERVER, names, points, records, table, win};

/// A person's row on a leaderboard: points, wins, losses, longest winning streak.
async fn stands(desk: &Desk, scope: Scope, user: u64, ms: i64) -> Option<(i32, u32, u32)> {
    let own = table(desk, scope, Compared::Wins, user, ms).await.own?;
    Some((points(&own), own.balance.won, own.balance.lost))
}

async fn void(desk: &Desk, id: MatchId, ms: i64) -> Result<(), Error> {
    let act = desk.act(9, at(ms));
    let voided = desk.service.void_here(&act, id, "they agreed on it").await;
    voided.map(drop)
}

/// Recounts everything, which must change nothing.
async fn recount_agrees(desk: &Desk, ms: i64) {
    desk.service.sweep(at(ms)).await.unwrap();
    let before = records(desk).await;
    let recount = desk.service.recount(at(ms)).await.unwrap();
    assert_eq!(recount.changed, []);
    assert_eq!(records(desk).await, before);
}

fn is_refused(result: &Result<(), Error>, refusal: &Refusal) -> bool {
    matches!(result, Err(Error::Refusal(found)) if found == refusal)
}

#[tokio::test]
async fn a_voided_game_no_longer_counts_in_its_server_and_later_ones_do() {
    let desk = Desk::new();
    win(&desk, 3, 1, 0, true).await;
    let id = win(&desk, 1, 2, DAY, true).await;
    let before = stands(&desk, SERVER, 1, DAY).await.unwrap();
    win(&desk, 1, 4, 2 * DAY, true).await;
    let after = stands(&desk, SERVER, 1, 2 * DAY).await.unwrap();
    let gain = {
        let result = desk.service.match_view(id).await.unwrap();
        let (from, to) = result.game().unwrap().counted.as_ref().unwrap().changes[0];
        (to.points() - from.points()).round() as i32
    };
    void(&desk, id, 2 * DAY).await.unwrap();
    let now = stands(&desk, SERVER, 1, 2 * DAY).await.unwrap();
    assert_eq!((now.1, now.2), (1, 1), "{before:?}");
    assert!((after.0 - gain - now.0).abs() <= 1, "{after:?} {now:?}");
    assert_eq!(stands(&desk, Scope::Global, 1, 2 * DAY).await, Some(after));
    let wins = table(&desk, SERVER, Compared::Wins, 1, 2 * DAY).await;
    let listed = names(&wins.rows);
    assert!(
        listed.len() == 3 && !listed.contains(&"person 2"),
        "{listed:?}"
    );
    let season = table(&desk, SERVER, Compared::Season, 1, 2 * DAY).await;
    assert_eq!(season.own.unwrap().points, 8);
    let shown = view(&desk, id).await;
    let game = shown.game().unwrap();
    assert_eq!(game.counted, None, "its changes no longer hold");
    assert!(game.moderated.is_some());
    recount_agrees(&desk, 2 * DAY).await;
    // Later games build on what is there.
    win(&desk, 2, 1, 3 * DAY, true).await;
    recount_agrees(&desk, 3 * DAY).await;
    let again = void(&desk, id, 3 * DAY).await;
    assert!(is_refused(&again, &Refusal::VoidedBefore), "{again:?}");
}

#[tokio::test]
async fn the_operator_removes_a_game_from_all_leaderboards() {
    let desk = Desk::new();
    for (number, others) in [2, 3, 2].into_iter().enumerate() {
        win(&desk, 1, others, number as i64 * DAY, true).await;
    }
    let id = win(&desk, 1, 4, 3 * DAY, true).await;
    void(&desk, id, 3 * DAY).await.unwrap();
    let code = view(&desk, id).await.card.code;
    desk.service
        .void_everywhere(code, at(4 * DAY))
        .await
        .unwrap();
    for scope in [Scope::Global, SERVER] {
        let own = stands(&desk, scope, 1, 4 * DAY).await.unwrap();
        assert_eq!((own.1, own.2), (3, 0));
        let (_, won, lost) = stands(&desk, scope, 4, 4 * DAY).await.unwrap_or_default();
        assert_eq!((won, lost), (0, 0));
    }
    let profile = desk
        .service
        .profile(UserId(1), GuildId(5), at(4 * DAY))
        .await;
    let family = &profile.unwrap().unwrap().families[0];
    assert_eq!(family.streaks, (3, 3));
    let versus = desk.service.versus(UserId(1), UserId(4)).await.unwrap();
    assert_eq!(versus.balance.count(), 0);
    recount_agrees(&desk, 4 * DAY).await;
    let again = desk.service.void_everywhere(code, at(4 * DAY)).await;
    assert!(is_refused(&again, &Refusal::VoidedBefore), "{again:?}");
    // The next game between the two is their first of the month again.
    win(&desk, 1, 4, 5 * DAY, true).await;
    recount_agrees(&desk, 5 * DAY).await;
}

#[tokio::test]
async fn voiding_uncounted_or_running_games_is_refused() {
    let desk = Desk::new();
    let casual = win(&desk, 1, 2, 0, false).await;
    let refused = void(&desk, casual, 0).await;
    assert!(is_refused(&refused, &Refusal::CountsNowhere), "{refused:?}");
    let running = desk.begin().await.view.id;
    let refused = void(&desk, running, 0).await;
    assert!(is_refused(&refused, &Refusal::NotFinished), "{refused:?}");
    play(&desk, 1, running, "h4-h5", 0).await.unwrap();
    let resign = desk.act(2, at(0));
    desk.service.resign(&resign, running, None).await.unwrap();
    let refused = void(&desk, running, 0).await;
    assert!(is_refused(&refused, &Refusal::CountsNowhere), "{refused:?}");
    let none = desk
        .service
        .void_everywhere("K7X9Q".parse().unwrap(), at(0));
    let none = none.await;
    assert!(is_refused(&none, &Refusal::NoSuchMatch), "{none:?}");
}

#[tokio::test]
async fn a_servers_leaderboards_can_be_reset() {
    let desk = Desk::new();
    for game in 0..6 {
        win(&desk, 1 + game % 3, 4 + game % 2, game as i64 * DAY, true).await;
    }
    let hidden = SettingsChange {
        hidden: Some(true),
        ..SettingsChange::default()
    };
    let shown = SettingsChange {
        hidden: Some(false),
        ..SettingsChange::default()
    };
    desk.service
        .change_settings(&person(3), &hidden)
        .await
        .unwrap();
    desk.service.sweep(at(6 * DAY)).await.unwrap();
    let before = table(&desk, Scope::Global, Compared::Wins, 1, 6 * DAY).await;
    let act = desk.act(9, at(6 * DAY));
    desk.service
        .begin_tables_anew(&act, GuildId(5))
        .await
        .unwrap();
    desk.service
        .change_settings(&person(3), &shown)
        .await
        .unwrap();
    for compared in [Compared::Wins, Compared::Season, Compared::Rating] {
        let empty = table(&desk, SERVER, compared, 1, 6 * DAY).await;
        assert!(empty.rows.is_empty() && empty.own.is_none(), "{empty:?}");
    }
    let everywhere = table(&desk, Scope::Global, Compared::Wins, 1, 6 * DAY).await;
    assert_eq!(
        everywhere.rows.len(),
        before.rows.len() + 1,
        "with the hidden"
    );
    recount_agrees(&desk, 6 * DAY).await;
    let log = desk.service.log(GuildId(5), at(6 * DAY), 10).await.unwrap();
    assert_eq!(log[0].what, Logged::Tables);

    let id = win(&desk, 5, 11, 7 * DAY, true).await;
    assert_eq!(stands(&desk, SERVER, 5, 7 * DAY).await, Some((1662, 1, 0)));
    void(&desk, id, 7 * DAY).await.unwrap();
    let early = desk.store.scan(Prefix::Results, None, 1).await.unwrap();
    let Key::ResultAt(_, early) = early[0] else {
        panic!("a result")
    };
    let tables = table(&desk, SERVER, Compared::Wins, 5, 7 * DAY).await;
    void(&desk, early, 7 * DAY).await.unwrap();
    let same = table(&desk, SERVER, Compared::Wins, 5, 7 * DAY).await;
    assert_eq!(same, tables, "it no longer counted there");
    recount_agrees(&desk, 7 * DAY).await;
}

#[tokio::test]
async fn games_can_end_while_leaderboards_are_reset() {
    let desk = Desk::new();
    for game in 0..40 {
        win(&desk, 1 + game % 7, 8 + game % 5, game as i64, true).await;
    }
    desk.service.sweep(at(40)).await.unwrap();
    let act = desk.act(9, at(50));
    let ends = async {
        for game in 0..10 {
            win(&desk, 1 + game % 7, 8 + game % 5, 100 + game as i64, true).await;
        }
    };
    let (emptied, ()) = tokio::join!(desk.service.begin_tables_anew(&act, GuildId(5)), ends);
    emptied.unwrap();
    recount_agrees(&desk, 200).await;
    let wins = table(&desk, SERVER, Compared::Wins, 1, 200).await;
    let won: u32 = wins.rows.iter().map(|row| row.balance.won).sum();
    assert_eq!(won, 10, "{wins:?}");
}

#[tokio::test]
async fn an_interrupted_reset_is_finished_later() {
    let desk = Desk::new();
    win(&desk, 1, 2, 0, true).await;
    // As after the first step.
    let mut changes = halma_store::ChangeSet::new();
    let (guild, now) = (GuildId(5), at(DAY));
    changes
        .put(halma_store::Slot::emptied(guild), &now)
        .unwrap();
    changes.put_index(halma_store::Slot::emptying(guild));
    desk.store.commit(changes).await.unwrap();
    let desk = desk.restarted();
    desk.service.empty_tables().await.unwrap();
    let empty = table(&desk, SERVER, Compared::Wins, 1, DAY).await;
    assert!(empty.rows.is_empty(), "{empty:?}");
    recount_agrees(&desk, DAY).await;
}

#[tokio::test]
async fn a_damaged_tally_keeps_no_other_in_a_servers_leaderboards() {
    let desk = Desk::new();
    for winner in 1..4 {
        win(&desk, winner, winner + 10, winner as i64, true).await;
    }
    let keys = || async { desk.store.scan_all(Prefix::Tallies).await.unwrap() };
    let of = |keys: Vec<Key>, scope| -> Vec<Key> {
        let is_of = |key: &Key| matches!(key, Key::Tally(_, of, _) if *of == scope);
        keys.into_iter().filter(is_of).collect()
    };
    let before = keys().await;
    let everywhere = of(before.clone(), Scope::Global);
    let damaged = of(before, SERVER)[0];
    change(&desk, damaged, |tally| *tally = serde_json::json!(7)).await;
    let act = desk.act(9, at(DAY));
    let emptied = desk.service.begin_tables_anew(&act, GuildId(5)).await;
    emptied.unwrap();
    let left = keys().await;
    assert_eq!(of(left.clone(), SERVER), [damaged]);
    assert_eq!(of(left, Scope::Global), everywhere);
}

#[tokio::test]
async fn a_servers_leaderboards_are_reset_behind_thousands_of_others() {
    let desk = Desk::new();
    win(&desk, 1, 2, 0, true).await;
    let tallies = || async { desk.store.scan_all(Prefix::Tallies).await.unwrap() };
    let own = tallies().await;
    let Key::Tally(_, _, family) = own[0] else {
        panic!("a tally")
    };
    let mut changes = halma_store::ChangeSet::new();
    let elsewhere = Scope::Guild(GuildId(6));
    for player in 0..10_000 {
        let key = Key::Tally(PlayerId(player), elsewhere, family);
        changes.put_bytes(key, b"7".to_vec());
    }
    desk.store.commit(changes).await.unwrap();
    let act = desk.act(9, at(DAY));
    let emptied = desk.service.begin_tables_anew(&act, GuildId(5)).await;
    emptied.unwrap();
    let is_here = |key: &Key| matches!(key, Key::Tally(_, SERVER, _));
    let left = tallies().await;
    assert!(own.iter().any(is_here) && !left.iter().any(is_here));
    assert_eq!(left.len(), own.len() + 10_000 - 2);
}

#[tokio::test]
async fn results_from_a_fast_clock_are_reset_as_well() {
    let desk = Desk::new();
    win(&desk, 1, 2, DAY, true).await;
    let act = desk.act(9, at(0));
    desk.service
        .begin_tables_anew(&act, GuildId(5))
        .await
        .unwrap();
    let empty = table(&desk, SERVER, Compared::Wins, 1, 0).await;
    assert!(empty.rows.is_empty(), "{empty:?}");
    win(&desk, 1, 3, 0, true).await;
    // The same event again.
    desk.service
        .begin_tables_anew(&act, GuildId(5))
        .await
        .unwrap();
    let wins = table(&desk, SERVER, Compared::Wins, 1, 0).await;
    assert_eq!(wins.rows[0].balance.won, 1, "{wins:?}");
    recount_agrees(&desk, DAY).await;
}
