//! People who leave, vanish or never come.

use super::*;

#[tokio::test]
async fn an_annulled_game_that_never_began_keeps_nobody_busy() {
    let desk = Desk::new();
    let id = entered(&desk, Kind::League, Variant::Halma8, 30).await;
    let act = desk.act(HOST, at(0));
    desk.service.start_cup(&act, id, MODERATOR).await.unwrap();
    until(&desk, 0).await;
    let closed = desk
        .service
        .cup_told(id, CupNews::Closed, Some(MessageId(1)), at(0));
    closed.await.unwrap();
    until(&desk, 0).await;
    // Some of its games haven't begun when somebody leaves.
    let now = cup(&desk, id).await;
    let last = now.games.last().unwrap();
    assert!(last.game.is_none());
    let leaver = desk
        .service
        .named(last.seats[0])
        .await
        .unwrap()
        .user
        .unwrap();
    let act = desk.act(leaver.0, at(0));
    let left = desk.service.leave_cup(&act, id, leaver, Rights::default());
    left.await.unwrap();
    for _ in 0..8 {
        until(&desk, 0).await;
    }
    let now = cup(&desk, id).await;
    let begun = now.games.iter().filter(|game| game.game.is_some()).count();
    let annulled = now.games.iter().filter(|game| game.annulled).count();
    assert!(
        annulled > 0 && begun < now.games.len(),
        "{annulled} {begun}"
    );
    let dues = desk.store.scan_all(Prefix::CupDues).await.unwrap();
    let is_now = |key: &&Key| matches!(key, Key::CupDue(due, _) if *due <= at(0));
    assert_eq!(dues.iter().filter(is_now).count(), 0);
}

#[tokio::test]
async fn a_round_is_paired_and_its_games_begin_once_though_two_look_at_it() {
    let desk = Desk::new();
    let id = entered(&desk, Kind::RoundRobin, Variant::Halma8, 5).await;
    let act = desk.act(HOST, at(0));
    desk.service.start_cup(&act, id, MODERATOR).await.unwrap();
    let sweep = || desk.service.sweep(at(0));
    for _ in 0..3 {
        let (one, other) = tokio::join!(sweep(), sweep());
        assert!(one.is_ok() && other.is_ok());
        for news in [CupNews::Closed, CupNews::Round] {
            let told = || desk.service.cup_told(id, news, Some(MessageId(9)), at(0));
            let (one, other) = tokio::join!(told(), told());
            assert!(one.is_ok() && other.is_ok());
        }
    }
    let now = cup(&desk, id).await;
    assert_eq!((now.round(), now.games.len()), (1, 20));
    let games = running(&now);
    assert_eq!(games.len(), 20);
    let of_person = desk
        .service
        .list(UserId(1), halma_service::Listing::Everywhere);
    assert_eq!(of_person.await.unwrap().len(), 8);
}

#[tokio::test]
async fn who_leaves_early_is_annulled_and_who_leaves_late_has_lost_the_rest() {
    let desk = Desk::new();
    let id = begun(&desk, Kind::RoundRobin, Variant::Halma8, 6).await;
    let leave = |user: u64, by: u64, rights| {
        let act = desk.act(by, at(8 * DAY));
        let desk = &desk;
        async move { desk.service.leave_cup(&act, id, UserId(user), rights).await }
    };
    let refused = leave(6, 5, Rights::default()).await;
    assert_eq!(refusal(refused), Refusal::Cup(CupRefusal::NotTheOrganizer));
    let left = leave(6, 6, Rights::default()).await.unwrap();
    let annulled = left.games.iter().filter(|game| game.annulled).count();
    assert_eq!(annulled, 5, "none of the five games was played");
    play_round(&desk, id, 9 * DAY).await;
    let over = cup(&desk, id).await;
    assert_eq!(over.record.stage, CupStage::Over);
    let table = rows(&over);
    assert_eq!(
        (table[0].points.to_string(), table.len()),
        ("4".to_owned(), 6)
    );

    let desk = Desk::new();
    let id = begun(&desk, Kind::RoundRobin, Variant::Halma8, 6).await;
    let games = running(&cup(&desk, id).await);
    let mut of_six = Vec::new();
    for game in games {
        let shown = view(&desk, game).await;
        let users: Vec<_> = shown
            .game()
            .unwrap()
            .people()
            .filter_map(|who| who.user)
            .collect();
        if let Some(other) = users
            .iter()
            .find(|user| **user != UserId(6))
            .filter(|_| users.contains(&UserId(6)))
        {
            of_six.push((game, *other));
        }
    }
    for (game, other) in &of_six[..3] {
        resign(&desk, *game, *other, 8 * DAY).await;
    }
    let act = desk.act(HOST, at(8 * DAY));
    let left = desk
        .service
        .leave_cup(&act, id, UserId(6), MODERATOR)
        .await
        .unwrap();
    assert!(left.games.iter().all(|game| !game.annulled));
    play_round(&desk, id, 9 * DAY).await;
    let table = rows(&cup(&desk, id).await);
    let six = table.iter().find(|row| row.points.to_string() == "3");
    assert!(six.is_some(), "{table:?}");
}

#[tokio::test]
async fn who_makes_no_first_move_for_three_days_is_out_and_the_game_counts_for_nothing() {
    let desk = Desk::new();
    let id = begun(&desk, Kind::RoundRobin, Variant::Halma8, 3).await;
    until(&desk, 9 * DAY).await;
    assert_eq!(running(&cup(&desk, id).await).len(), 6);
    until(&desk, 10 * DAY + DAY / 2).await;
    until(&desk, 11 * DAY).await;
    let now = cup(&desk, id).await;
    assert_eq!(now.record.stage, CupStage::Over);
    // What was resigned for those who are out counts for nothing either.
    let counts = |game: &&CupGameRecord| {
        !game.annulled
            && game
                .result
                .as_ref()
                .is_some_and(|one| one.end != "annulled")
    };
    assert_eq!(now.games.iter().filter(counts).count(), 0);
    let table = rows(&now);
    assert!(
        table.iter().all(|row| row.points.to_string() == "0"),
        "{table:?}"
    );
}

#[tokio::test]
async fn who_deletes_their_data_is_not_paired_again() {
    let desk = Desk::new();
    let id = begun(&desk, Kind::Swiss, Variant::Halma8, 9).await;
    let export = desk.service.export(UserId(9), at(7 * DAY)).await.unwrap();
    let export = serde_json::to_value(export).unwrap();
    assert_eq!(export["cups"][0]["name"], "Autumn");
    assert_eq!(export["cups"][0]["confirmed"], true);
    let forgotten = desk.service.forget(UserId(9), at(7 * DAY)).await;
    assert!(forgotten.unwrap());
    play_round(&desk, id, 8 * DAY).await;
    let now = cup(&desk, id).await;
    assert_eq!(now.round(), 2);
    assert_eq!(now.games_of(2).count(), 8);
    assert_eq!(rows(&now).len(), 9, "the table stays");
}

#[tokio::test]
async fn who_leaves_before_the_draw_is_not_drawn_and_a_deserted_league_ends() {
    let desk = Desk::new();
    let id = entered(&desk, Kind::League, Variant::Halma8, 10).await;
    let act = desk.act(HOST, at(0));
    desk.service.start_cup(&act, id, MODERATOR).await.unwrap();
    until(&desk, 0).await;
    assert_eq!(cup(&desk, id).await.record.stage, CupStage::Closed);
    let act = desk.act(10, at(0));
    let left = desk
        .service
        .leave_cup(&act, id, UserId(10), Rights::default());
    left.await.unwrap();
    tell(&desk, 0).await;
    let now = cup(&desk, id).await;
    assert_eq!(now.record.begun[0].groups.concat().len(), 9);
    for user in 1..=9 {
        let act = desk.act(user, at(DAY));
        let left = desk
            .service
            .leave_cup(&act, id, UserId(user), Rights::default());
        left.await.unwrap();
    }
    for _ in 0..4 {
        until(&desk, 2 * DAY).await;
    }
    assert_eq!(tell(&desk, 2 * DAY).await, [CupNews::Over]);
    assert_eq!(cup(&desk, id).await.record.stage, CupStage::Over);
}
