//! Cups of each kind, from entry to the champion.

use super::*;

#[tokio::test]
async fn a_swiss_of_sixteen_is_played_to_its_end() {
    let desk = Desk::new();
    let id = begun(&desk, Kind::Swiss, Variant::Halma8, 16).await;
    for round in 1..=3 {
        let now = cup(&desk, id).await;
        assert_eq!(
            (now.round(), running(&now).len()),
            (round, 16),
            "two games a pair"
        );
        assert!(now.record.begun.iter().all(|round| round.byes.is_empty()));
        let ms = (7 + i64::from(round)) * DAY;
        play_round(&desk, id, ms).await;
        let news = if round < 3 {
            CupNews::Round
        } else {
            CupNews::Over
        };
        assert_eq!(tell(&desk, ms).await, [news]);
    }
    let over = cup(&desk, id).await;
    assert_eq!(over.record.stage, CupStage::Over);
    let table = rows(&over);
    assert_eq!(
        (table.len(), table[0].points.to_string()),
        (16, "6".to_owned())
    );
    // Nobody met anybody twice.
    let mut pairs: Vec<_> = over
        .games
        .iter()
        .map(|game| {
            let mut seats = game.seats.clone();
            seats.sort_unstable();
            seats
        })
        .collect();
    pairs.sort();
    pairs.dedup();
    assert_eq!(pairs.len(), 3 * 8);
    let export = desk.service.export_cup(id).await.unwrap();
    let verified = halma_cup::verify(&export).unwrap();
    assert_eq!(
        (verified.people, verified.rounds, verified.games),
        (16, 3, 48)
    );
    let act = desk.act(1, at(20 * DAY));
    let late = desk.service.enter_cup(&act, id).await;
    assert_eq!(refusal(late), Refusal::Cup(CupRefusal::EntryClosed));
    assert_eq!(desk.service.check(Repair::No).await.unwrap().damaged, []);
}

#[tokio::test]
async fn a_league_of_23_has_groups_and_ends_with_all_games() {
    let desk = Desk::new();
    let id = begun(&desk, Kind::League, Variant::Star2, 23).await;
    let now = cup(&desk, id).await;
    let groups: Vec<usize> = now.record.begun[0].groups.iter().map(Vec::len).collect();
    assert_eq!(groups.iter().sum::<usize>(), 23);
    assert!(
        groups.iter().all(|size| (4..=6).contains(size)),
        "{groups:?}"
    );
    let games = view(&desk, now.games[0].game.unwrap()).await;
    assert_eq!(games.terms.time_control.to_string(), "bank-21d");
    let of_cup = games.card.cup.as_ref().unwrap();
    assert_eq!((of_cup.cup, of_cup.round, of_cup.rounds), (id, 1, None));
    // Neither an absence nor a gift moves the end of a round.
    let ends = games.game().unwrap().deadline;
    let first = games.game().unwrap().to_move().user().unwrap();
    let away = desk.act(first.0, at(7 * DAY));
    desk.service.set_away(&away, 5).await.unwrap();
    assert_eq!(view(&desk, games.id).await.game().unwrap().deadline, ends);
    let other = games.game().unwrap().people().filter_map(|who| who.user);
    let other = other.into_iter().find(|user| *user != first).unwrap();
    let act = desk.act(other.0, at(7 * DAY));
    let given = desk.service.give_day(&act, games.id, None).await;
    assert_eq!(refusal(given), Refusal::Cup(CupRefusal::NoExtraTime));
    play_round(&desk, id, 8 * DAY).await;
    assert_eq!(tell(&desk, 8 * DAY).await, [CupNews::Season]);
    let entry = cup(&desk, id).await;
    assert_eq!(entry.table().unwrap(), [], "nobody has played this season");
    assert_eq!(
        (entry.record.stage, entry.record.closes),
        (CupStage::Entry, at(15 * DAY))
    );
    assert_ne!(entry.record.secret, now.record.secret, "another draw");
    assert!(entry.entrants.iter().all(|(_, one)| !one.confirmed));
}

/// The groups of the running season by the people's accounts, each in order.
async fn groups(desk: &Desk, id: CupId) -> Vec<Vec<u64>> {
    let mut groups = Vec::new();
    for group in &cup(desk, id).await.record.begun.last().unwrap().groups {
        let mut users = Vec::new();
        for player in group {
            let who = desk.service.named(*player).await.unwrap();
            users.push(who.user.unwrap().0);
        }
        users.sort_unstable();
        groups.push(users);
    }
    groups
}

#[tokio::test]
async fn a_league_goes_on_with_one_up_and_one_down() {
    let desk = Desk::new();
    let id = begun(&desk, Kind::League, Variant::Halma8, 10).await;
    let first = groups(&desk, id).await;
    // One leaves after half of the games, and is out of the next season.
    play_round(&desk, id, 8 * DAY).await;
    assert_eq!(tell(&desk, 8 * DAY).await, [CupNews::Season]);
    let act = desk.act(first[1][4], at(8 * DAY));
    let left = desk
        .service
        .leave_cup(&act, id, UserId(first[1][4]), Rights::default());
    left.await.unwrap();
    until(&desk, 13 * DAY).await;
    assert_eq!(tell(&desk, 13 * DAY).await, [CupNews::CallIn]);
    for user in (1..=10).filter(|user| *user != first[1][4]) {
        let act = desk.act(user, at(13 * DAY));
        desk.service.enter_cup(&act, id).await.unwrap();
    }
    until(&desk, 15 * DAY).await;
    assert_eq!(
        tell(&desk, 15 * DAY).await,
        [CupNews::Closed, CupNews::Round]
    );
    let second = groups(&desk, id).await;
    // The smaller account wins each game: the last of the first group and the best of the second one
    // change places.
    let mut upper = first[0].clone();
    upper[4] = first[1][0];
    upper.sort_unstable();
    let mut lower = first[1][1..4].to_vec();
    lower.push(first[0][4]);
    lower.sort_unstable();
    // Nine people make two groups, of which the lower one is the larger.
    let all: Vec<u64> = second.concat();
    assert_eq!(all.len(), 9);
    assert!(
        second[0].iter().all(|user| upper.contains(user)),
        "{first:?} {second:?}"
    );
    assert!(
        lower.iter().all(|user| second[1].contains(user)),
        "{first:?} {second:?}"
    );
    let now = cup(&desk, id).await;
    assert_eq!(now.round(), 2);
    assert_eq!(now.games_of(2).count(), 12 + 20, "each two meet twice");
    play_round(&desk, id, 16 * DAY).await;
    let export = desk.service.export_cup(id).await.unwrap();
    assert_eq!(export.pairings.len(), 0, "the third season isn't drawn");
    assert_eq!(desk.service.check(Repair::No).await.unwrap().damaged, []);
}

#[tokio::test]
async fn a_later_season_can_be_verified() {
    let desk = Desk::new();
    let id = begun(&desk, Kind::League, Variant::Halma8, 9).await;
    play_round(&desk, id, 8 * DAY).await;
    tell(&desk, 8 * DAY).await;
    let act = desk.act(HOST, at(8 * DAY));
    desk.service.start_cup(&act, id, MODERATOR).await.unwrap();
    until(&desk, 8 * DAY).await;
    tell(&desk, 8 * DAY).await;
    until(&desk, 8 * DAY).await;
    let export = desk.service.export_cup(id).await.unwrap();
    let verified = halma_cup::verify(&export).unwrap();
    assert_eq!((verified.people, verified.rounds), (9, 1));
    assert_eq!(export.cup.before.len(), 2);
}

#[tokio::test]
async fn a_cup_for_three_is_played_at_tables() {
    let desk = Desk::new();
    let id = begun(&desk, Kind::Tables, Variant::Star3, 7).await;
    let now = cup(&desk, id).await;
    assert_eq!(now.games.len(), 7, "everyone meets everyone once");
    play_round(&desk, id, 8 * DAY).await;
    assert_eq!(tell(&desk, 8 * DAY).await, [CupNews::Round]);
    let last = cup(&desk, id).await;
    assert_eq!(last.record.rounds, Some(1), "all games were in one round");
    let table = rows(&last);
    assert_eq!(
        (last.games_of(2).count(), last.table().unwrap().len()),
        (1, 1)
    );
    let best: Vec<_> = table.iter().take(3).map(|row| row.player).collect();
    let mut seats = last.games[7].seats.clone();
    seats.sort_unstable();
    let mut expected = best.clone();
    expected.sort_unstable();
    assert_eq!(seats, expected, "the best three");
    let game = view(&desk, last.games[7].game.unwrap()).await;
    let of_cup = game.card.cup.unwrap();
    assert_eq!((of_cup.round, of_cup.rounds), (2, Some(1)));
    // The last of the three wins it.
    for player in &best[..2] {
        let who = desk.service.named(*player).await.unwrap();
        resign(&desk, game.id, who.user.unwrap(), 9 * DAY).await;
    }
    until(&desk, 9 * DAY).await;
    assert_eq!(tell(&desk, 9 * DAY).await, [CupNews::Over]);
    let over = cup(&desk, id).await;
    let table = rows(&over);
    assert_eq!(table[0].player, best[2]);
    let places: Vec<_> = table.iter().map(|row| (row.place, row.by_final)).collect();
    assert_eq!(places[..4], [(1, true), (2, true), (3, true), (4, false)]);
    let export = desk.service.export_cup(id).await.unwrap();
    halma_cup::verify(&export).unwrap();
}

#[tokio::test]
async fn a_week_without_the_bot_moves_the_days_that_were_announced() {
    let desk = Desk::new();
    let id = begun(&desk, Kind::RoundRobin, Variant::Halma8, 6).await;
    let ends = cup(&desk, id).await.record.begun[0].ends;
    assert_eq!(ends, at((7 + 42) * DAY));
    until(&desk, 8 * DAY).await;
    assert_eq!(tell(&desk, 8 * DAY).await, []);
    let silent = Duration::from_millis(7 * DAY as u64);
    beat(&desk, 15 * DAY, silent).await;
    desk.service.sweep(at(15 * DAY)).await.unwrap();
    assert_eq!(tell(&desk, 15 * DAY).await, [CupNews::Later]);
    let moved = cup(&desk, id).await.record.begun[0].ends;
    assert_eq!(moved, at((7 + 42 + 7) * DAY));
    until(&desk, 17 * DAY).await;
    assert_eq!(tell(&desk, 17 * DAY).await, [], "it says so once");
}

#[tokio::test]
async fn people_have_two_days_to_answer_though_the_bot_comes_late() {
    let desk = Desk::new();
    let id = entered(&desk, Kind::RoundRobin, Variant::Corners, 4).await;
    until(&desk, 8 * DAY).await;
    assert_eq!(tell(&desk, 8 * DAY).await, [CupNews::CallIn]);
    assert_eq!(cup(&desk, id).await.record.closes, at(10 * DAY));
}

#[tokio::test]
async fn a_final_that_nobody_plays_leaves_the_table_as_it_was() {
    let desk = Desk::new();
    let id = begun(&desk, Kind::Tables, Variant::Star3, 7).await;
    play_round(&desk, id, 8 * DAY).await;
    assert_eq!(tell(&desk, 8 * DAY).await, [CupNews::Round]);
    let before = rows(&cup(&desk, id).await);
    for day in [9, 10, 11, 12] {
        until(&desk, day * DAY).await;
    }
    assert_eq!(tell(&desk, 12 * DAY).await, [CupNews::Over]);
    assert_eq!(rows(&cup(&desk, id).await), before);
}

#[tokio::test]
async fn tables_end_when_somebody_would_rest_twice() {
    let desk = Desk::new();
    let id = begun(&desk, Kind::Tables, Variant::Star6, 10).await;
    let mut told = Vec::new();
    for day in 8..14 {
        play_round(&desk, id, day * DAY).await;
        told.extend(tell(&desk, day * DAY).await);
        until(&desk, day * DAY).await;
    }
    assert_eq!(told.last(), Some(&CupNews::Over), "{told:?}");
    assert!(cup(&desk, id).await.record.begun.last().unwrap().is_final);
}

#[tokio::test]
async fn only_those_who_play_decide_whether_a_design_fits() {
    let desk = Desk::new();
    let id = entered(&desk, Kind::Tables, Variant::Star3, 30).await;
    until(&desk, 5 * DAY).await;
    tell(&desk, 5 * DAY).await;
    for user in 1..=7 {
        let act = desk.act(user, at(5 * DAY));
        desk.service.enter_cup(&act, id).await.unwrap();
    }
    until(&desk, 7 * DAY).await;
    assert_eq!(
        tell(&desk, 7 * DAY).await,
        [CupNews::Closed, CupNews::Round]
    );
    let now = cup(&desk, id).await;
    assert_eq!((now.games.len(), now.record.rounds), (7, Some(1)));
}
