//! What organizers do, and what they can't.

use super::*;

#[tokio::test]
async fn with_too_few_people_entry_stays_open_for_another_week() {
    let desk = Desk::new();
    let id = entered(&desk, Kind::RoundRobin, Variant::Corners, 4).await;
    until(&desk, 5 * DAY).await;
    tell(&desk, 5 * DAY).await;
    let act = desk.act(1, at(5 * DAY));
    desk.service.enter_cup(&act, id).await.unwrap();
    until(&desk, 7 * DAY).await;
    assert_eq!(tell(&desk, 7 * DAY).await, [CupNews::TooFew]);
    let now = cup(&desk, id).await;
    assert_eq!(
        (now.record.stage, now.record.closes),
        (CupStage::Entry, at(14 * DAY))
    );
    // The organizer may start early: everyone who entered plays.
    let start = |user, rights| {
        let act = desk.act(user, at(8 * DAY));
        let desk = &desk;
        async move { desk.service.start_cup(&act, id, rights).await }
    };
    let stranger = start(3, Rights::default()).await;
    assert_eq!(refusal(stranger), Refusal::Cup(CupRefusal::NotTheOrganizer));
    start(HOST, Rights::default()).await.unwrap();
    until(&desk, 8 * DAY).await;
    assert_eq!(
        tell(&desk, 8 * DAY).await,
        [CupNews::Closed, CupNews::Round]
    );
    assert_eq!(
        running(&cup(&desk, id).await).len(),
        12,
        "each two meet twice"
    );
}

#[tokio::test]
async fn an_organizer_puts_a_date_off_and_decides_a_game() {
    let desk = Desk::new();
    let id = entered(&desk, Kind::RoundRobin, Variant::Halma8, 6).await;
    let act = desk.act(HOST, at(0));
    let put_off = desk
        .service
        .put_cup_off(&act, id, 3, Rights::default())
        .await;
    assert_eq!(put_off.unwrap().record.closes, at(10 * DAY));
    assert_eq!(tell(&desk, 0).await, [CupNews::PutOff]);
    let act = desk.act(HOST, at(0));
    desk.service.start_cup(&act, id, MODERATOR).await.unwrap();
    until(&desk, 0).await;
    tell(&desk, 0).await;
    let now = cup(&desk, id).await;
    let code = view(&desk, now.games[0].game.unwrap()).await.card.code;
    let seat = |seat: usize| desk.service.named(now.games[0].seats[seat]);
    let [first, second] = [seat(0).await.unwrap().user, seat(1).await.unwrap().user];
    let correct = |winner, by, rights| {
        let act = desk.act(by, at(0));
        let desk = &desk;
        async move {
            desk.service
                .correct_cup(&act, id, (code, winner), rights)
                .await
        }
    };
    let by_player = correct(first, 1, Rights::default()).await;
    assert_eq!(
        refusal(by_player),
        Refusal::Cup(CupRefusal::NotTheOrganizer)
    );
    let stranger = correct(Some(UserId(77)), HOST, MODERATOR).await;
    assert_eq!(refusal(stranger), Refusal::Cup(CupRefusal::NotIn));
    correct(second, HOST, MODERATOR).await.unwrap();
    assert_eq!(tell(&desk, 0).await, [CupNews::Corrected(0)]);
    // What the game comes to later changes nothing.
    resign(&desk, now.games[0].game.unwrap(), second.unwrap(), 0).await;
    let result = cup(&desk, id).await.games[0].result.clone().unwrap();
    assert_eq!(result.places, [2, 1]);
    correct(None, HOST, MODERATOR).await.unwrap();
    let result = cup(&desk, id).await.games[0].result.clone().unwrap();
    assert_eq!(
        (result.places, result.end.as_str()),
        (vec![1, 1], "decided")
    );
}

#[tokio::test]
async fn nobody_enters_a_full_cup_and_one_that_lost_its_people_waits() {
    let desk = Desk::new();
    let id = entered(&desk, Kind::RoundRobin, Variant::Halma8, 8).await;
    let act = desk.act(9, at(0));
    let ninth = desk.service.enter_cup(&act, id).await;
    assert_eq!(refusal(ninth), Refusal::Cup(CupRefusal::IsFull));
    let act = desk.act(HOST, at(0));
    desk.service.start_cup(&act, id, MODERATOR).await.unwrap();
    until(&desk, 0).await;
    assert_eq!(cup(&desk, id).await.record.stage, CupStage::Closed);
    // Six of them go before the draw.
    for user in 3..=8 {
        assert!(desk.service.forget(UserId(user), at(0)).await.unwrap());
    }
    assert_eq!(tell(&desk, 0).await, [CupNews::Closed, CupNews::TooFew]);
    let now = cup(&desk, id).await;
    assert_eq!((now.record.stage, now.round()), (CupStage::Entry, 0));
    assert!(now.record.closing.is_none() && !now.record.everyone);
}

#[tokio::test]
async fn only_moderators_make_cups_and_bad_ones_are_refused() {
    let desk = Desk::new();
    beat(&desk, 0, Duration::ZERO).await;
    let usual = new_cup(&desk, Kind::Swiss, Variant::Halma8);
    let other = |change: fn(&mut NewCup)| {
        let mut new = new_cup(&desk, Kind::Swiss, Variant::Halma8);
        change(&mut new);
        let desk = &desk;
        async move { refusal(desk.service.new_cup(&new).await) }
    };
    assert_eq!(
        other(|new| new.rights = Rights::default()).await,
        Refusal::Cup(CupRefusal::ForModerators)
    );
    assert_eq!(
        other(|new| new.rules = Rules::default_for(Variant::Star5)).await,
        Refusal::Cup(CupRefusal::NotPlayed)
    );
    assert_eq!(
        other(|new| new.kind = Kind::Tables).await,
        Refusal::Cup(CupRefusal::NotPlayed)
    );
    assert_eq!(
        other(|new| new.name = " ".into()).await,
        Refusal::Cup(CupRefusal::Name { most: 60 })
    );
    let made = desk.service.new_cup(&usual).await.unwrap();
    let again = desk.service.new_cup(&usual).await.unwrap();
    assert_eq!(made, again, "the same interaction");
    assert_eq!(desk.service.cups_of(GuildId(5)).await.unwrap().len(), 1);
    assert_eq!(desk.service.cups_of(GuildId(6)).await.unwrap().len(), 0);
    let mut elsewhere = desk.act(1, at(0));
    elsewhere.from = halma_service::Origin::Chat(GuildId(6));
    let entered = desk.service.enter_cup(&elsewhere, made.id).await;
    assert_eq!(refusal(entered), Refusal::Cup(CupRefusal::Unknown));
}

#[tokio::test]
async fn a_cup_whose_channel_is_gone_is_called_off() {
    let desk = Desk::new();
    let id = entered(&desk, Kind::Swiss, Variant::Halma8, 8).await;
    until(&desk, 5 * DAY).await;
    let told = desk
        .service
        .cup_told(id, CupNews::CallIn, None, at(5 * DAY));
    told.await.unwrap();
    let now = cup(&desk, id).await;
    assert_eq!(now.record.stage, CupStage::CalledOff);
    let act = desk.act(HOST, at(5 * DAY));
    let again = desk.service.call_cup_off(&act, id, MODERATOR).await;
    assert_eq!(refusal(again), Refusal::Cup(CupRefusal::IsOver));
    until(&desk, 8 * DAY).await;
    assert!(desk.service.cups_with_news().await.unwrap().is_empty());
}

#[tokio::test]
async fn a_cup_that_nobody_wants_ends_after_some_weeks() {
    let desk = Desk::new();
    let id = entered(&desk, Kind::RoundRobin, Variant::Corners, 1).await;
    let mut told = Vec::new();
    for day in 5..50 {
        until(&desk, day * DAY).await;
        told.extend(tell(&desk, day * DAY).await);
    }
    let few = told.iter().filter(|news| **news == CupNews::TooFew).count();
    assert_eq!((few, told.last()), (4, Some(&CupNews::CalledOff)));
    assert_eq!(cup(&desk, id).await.record.stage, CupStage::CalledOff);
}

#[tokio::test]
async fn too_few_for_a_league_can_play_each_other() {
    let desk = Desk::new();
    let id = entered(&desk, Kind::League, Variant::Corners, 5).await;
    until(&desk, 5 * DAY).await;
    tell(&desk, 5 * DAY).await;
    for user in 1..=4 {
        let act = desk.act(user, at(5 * DAY));
        desk.service.enter_cup(&act, id).await.unwrap();
    }
    until(&desk, 7 * DAY).await;
    assert_eq!(tell(&desk, 7 * DAY).await, [CupNews::TooFew]);
    let small = |user, rights| {
        let act = desk.act(user, at(7 * DAY));
        let desk = &desk;
        async move { desk.service.start_small_cup(&act, id, rights).await }
    };
    let stranger = small(1, Rights::default()).await;
    assert_eq!(refusal(stranger), Refusal::Cup(CupRefusal::NotTheOrganizer));
    small(HOST, MODERATOR).await.unwrap();
    until(&desk, 7 * DAY).await;
    assert_eq!(
        tell(&desk, 7 * DAY).await,
        [CupNews::Closed, CupNews::Round]
    );
    let now = cup(&desk, id).await;
    assert_eq!(now.games.len(), 12, "four people meet twice");
    let late = small(HOST, MODERATOR).await;
    assert_eq!(refusal(late), Refusal::Cup(CupRefusal::EntryClosed));
    let log = desk.service.log(GuildId(5), at(7 * DAY), 10).await.unwrap();
    let logged = log.iter().map(|line| (line.what, line.cup.as_deref()));
    let made = [CupDeed::Started, CupDeed::Made].map(|deed| (Logged::Cup(deed), Some("Autumn")));
    assert_eq!(logged.collect::<Vec<_>>(), made);
}
