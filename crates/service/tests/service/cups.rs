//! Cups, with a hand-moved clock: entry, calling in, rounds, people who leave or never come, and what
//! a cup is told of its games.
#![expect(clippy::unwrap_used, reason = "a test")]

use std::time::Duration;

use halma_cup::Kind;
use halma_rules::{Rules, Variant};
use halma_service::{
    Act, CupNews, CupRefusal, CupStage, NewCup, Place, Refusal, Repair, Rights, WholeCup,
};
use halma_store::ids::{ChannelId, CupId, GuildId, MatchId, MessageId, UserId};
use halma_store::records::CupGameRecord;
use halma_store::{Key, Prefix};

use crate::common::desk::{DAY, Desk, at, beat, refusal, view};

const HOST: u64 = 900;
const MODERATOR: Rights = Rights {
    moderator: true,
    parent: None,
};

fn new_cup(desk: &Desk, kind: Kind, variant: Variant) -> NewCup {
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
        rounds: (kind == Kind::Swiss).then_some(3),
        entry_days: 7,
        threads: false,
    }
}

/// A cup that these people have entered.
async fn entered(desk: &Desk, kind: Kind, variant: Variant, people: u64) -> CupId {
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
async fn until(desk: &Desk, ms: i64) {
    beat(desk, ms, Duration::from_secs(1)).await;
    desk.service.sweep(at(ms)).await.unwrap();
}

/// Tells the channel everything, and lets what follows happen.
async fn tell(desk: &Desk, ms: i64) -> Vec<CupNews> {
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

async fn cup(desk: &Desk, id: CupId) -> WholeCup {
    desk.service.whole_cup(id).await.unwrap()
}

/// A cup whose people have all confirmed, and whose first round has begun on day 7.
async fn begun(desk: &Desk, kind: Kind, variant: Variant, people: u64) -> CupId {
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
fn running(cup: &WholeCup) -> Vec<MatchId> {
    let games = cup.games_of(cup.round());
    let running = games.filter(|game| game.result.is_none() && !game.annulled);
    running
        .map(|game| game.game.expect("it has begun"))
        .collect()
}

async fn resign(desk: &Desk, game: MatchId, by: UserId, ms: i64) {
    let act: Act = desk.act(by.0, at(ms));
    desk.service.resign(&act, game, None).await.unwrap();
}

/// Ends every running game: the person with the smaller account wins.
async fn play_round(desk: &Desk, id: CupId, ms: i64) {
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
    let table = over.table().unwrap();
    assert_eq!(
        (table.len(), table[0].points.to_string()),
        (16, "6".to_owned())
    );
    assert!(table.iter().all(|row| row.on_time == 0));
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
    assert_eq!(tell(&desk, 8 * DAY).await, [CupNews::Over]);
    assert_eq!(cup(&desk, id).await.table().unwrap().len(), 23);
}

#[tokio::test]
async fn a_cup_for_three_is_played_at_tables() {
    let desk = Desk::new();
    let id = begun(&desk, Kind::Tables, Variant::Star3, 7).await;
    let now = cup(&desk, id).await;
    assert_eq!(now.games.len(), 7, "everyone meets everyone once");
    play_round(&desk, id, 8 * DAY).await;
    assert_eq!(tell(&desk, 8 * DAY).await, [CupNews::Over]);
    let table = cup(&desk, id).await.table().unwrap();
    assert_eq!(table[0].points.to_string(), "3");
}

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
    let table = over.table().unwrap();
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
    let table = cup(&desk, id).await.table().unwrap();
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
    let table = now.table().unwrap();
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
    assert_eq!(now.table().unwrap().len(), 9, "the table stays");
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
