//! What is shown of games: on boards, in profiles and in lists.
#![expect(clippy::unwrap_used, reason = "a test")]

use halma_rules::Variant;
use halma_service::{
    Asker, ChallengeRequest, FirstMove, Listing, OfferKind, OfferMove, Refusal, Reminders,
    Retirement, Rights, SettingsChange,
};
use halma_store::ids::{ChannelId, GuildId, MatchId, UserId};
use halma_store::records::PastTurn;

use crate::common::desk::{DAY, Desk, START, at, begin, both_begin, person, play, refusal, view};
use crate::minds::reply;
use crate::tables::win;

#[tokio::test]
async fn a_game_is_new_until_a_person_has_moved_or_gone_out() {
    let desk = Desk::new();
    let id = begin(&desk, Variant::Star3, &[2, 3], "none").await.id;
    assert!(view(&desk, id).await.game().unwrap().is_new());
    let text = first_move(&desk, id).await;
    let user = to_move(&desk, id).await;
    let played = play(&desk, user, id, &text, 0).await.unwrap().view;
    let game = played.game().unwrap();
    assert!(!game.is_new() && !game.surprises());

    let id = begin(&desk, Variant::Star3, &[2, 3], "none").await.id;
    let act = desk.act(1, START);
    let left = desk.service.resign(&act, id, None).await.unwrap().view;
    let game = left.game().unwrap();
    assert!(!game.is_new() && game.surprises());
}

#[tokio::test]
async fn a_game_against_the_computer_is_new_until_the_person_has_moved() {
    let desk = Desk::new();
    let request = ChallengeRequest {
        computer: halma_mind::Level::new(1),
        first: FirstMove::Opponent,
        ..desk.request(Variant::Halma8, &[])
    };
    let begun = desk.service.challenge(&request).await.unwrap().view;
    let begun = reply(&desk, begun.id).await.view;
    assert!(begun.game().unwrap().is_new());
    let text = first_move(&desk, begun.id).await;
    let played = play(&desk, 1, begun.id, &text, 0).await.unwrap().view;
    assert!(!played.game().unwrap().is_new());
}

#[tokio::test]
async fn only_who_wants_all_reminders_is_offered_to_mute_one() {
    let desk = Desk::new();
    let id = begin(&desk, Variant::Halma8, &[2], "3d").await.id;
    let user = to_move(&desk, id).await;
    for (reminders, is_offered) in [(Reminders::All, true), (Reminders::Turn, false)] {
        let change = SettingsChange {
            reminders: Some(reminders),
            ..SettingsChange::default()
        };
        let person = person(user);
        desk.service
            .change_settings(&person, &change)
            .await
            .unwrap();
        let game = view(&desk, id).await;
        assert_eq!(game.game().unwrap().will_remind, is_offered);
    }
}

#[tokio::test]
async fn an_old_board_says_who_resigned() {
    let desk = Desk::new();
    let id = begin(&desk, Variant::Star3, &[2, 3], "1d").await.id;
    let act = desk.act(to_move(&desk, id).await, START);
    desk.service.resign(&act, id, None).await.unwrap();
    let said: Vec<_> = desk
        .unsent(id)
        .await
        .iter()
        .map(|post| post.outrun)
        .collect();
    let out = PastTurn::Out {
        seat: 1,
        timeout: false,
    };
    assert_eq!(said, [Retirement::Line(out)]);
}

#[tokio::test]
async fn a_profiles_curve_is_that_of_its_person() {
    let desk = Desk::new();
    for (winner, loser, day) in [(1, 2, 0), (1, 3, 1), (2, 1, 2)] {
        win(&desk, winner, loser, day * DAY, true).await;
    }
    let now = at(3 * DAY);
    for (user, games) in [(1, 3), (2, 2), (3, 1)] {
        let profile = desk.service.profile(UserId(user), GuildId(5), now);
        let profile = profile.await.unwrap().unwrap();
        assert_eq!(profile.curve.len(), games);
        let points: Vec<_> = profile.curve.iter().map(|(_, it)| it.points()).collect();
        let is_up = points.windows(2).map(|pair| pair[0] < pair[1]);
        let expected: &[bool] = [&[true, false][..], &[true], &[]][user as usize - 1];
        assert_eq!(is_up.collect::<Vec<_>>(), expected);
    }
}

#[tokio::test]
async fn ranks_follow_the_ratings() {
    let desk = Desk::new();
    for round in 0..2 {
        for (game, (winner, loser)) in [(1, 2), (2, 3), (1, 3)].into_iter().enumerate() {
            let day = (40 * round + game as i64) * DAY;
            win(&desk, winner, loser, day, true).await;
        }
    }
    for user in 1..=3 {
        let profile = desk.service.profile(UserId(user), GuildId(5), at(44 * DAY));
        let profile = profile.await.unwrap().unwrap();
        let family = &profile.families[0];
        let ranks = (family.rank_here, family.rank_everywhere);
        assert_eq!(ranks, (Some(user), Some(user)), "person {user}");
        let best = family.best_win.map(|(points, _)| points);
        let is_one = best.is_some_and(|points| (1_200..1_700).contains(&points));
        assert!(is_one == (user < 3), "{best:?}");
    }
}

#[tokio::test]
async fn wanting_a_rematch_accepts_a_challenge_to_the_same_game_alone() {
    for (variant, is_same) in [(Variant::Halma8, true), (Variant::Halma10, false)] {
        let desk = Desk::new();
        let over = win(&desk, 1, 2, 0, false).await;
        let request = ChallengeRequest {
            act: desk.act(2, START),
            ..desk.request(variant, &[1])
        };
        let open = desk.service.challenge(&request).await.unwrap().view.id;
        let act = desk.act(1, START);
        let rematch = desk.service.rematch(&act, over, Rights::default()).await;
        if is_same {
            assert_eq!(rematch.unwrap().view.id, open);
        } else {
            let expected = Refusal::AlreadyChallenged { id: open };
            assert_eq!(refusal(rematch), expected);
        }
    }
}

#[tokio::test]
async fn old_boards_say_the_round_of_their_move() {
    let desk = Desk::new();
    let id = begin(&desk, Variant::Halma8, &[2], "none").await.id;
    let mut rounds = Vec::new();
    for _ in 0..4 {
        let text = first_move(&desk, id).await;
        let user = to_move(&desk, id).await;
        play(&desk, user, id, &text, 0).await.unwrap();
        let unsent = desk.unsent(id).await;
        if let Some(Retirement::Line(PastTurn::Played(played))) = unsent.last().map(|it| it.outrun)
        {
            rounds.push(played.round);
        }
    }
    assert_eq!(rounds, [1, 1, 2, 2]);
}

#[tokio::test]
async fn an_agreed_draw_is_a_draw_for_both() {
    let desk = Desk::new();
    win(&desk, 3, 2, 0, true).await;
    let id = begin(&desk, Variant::Halma8, &[2], "none").await.id;
    both_begin(&desk, 1, 2, id, 0).await;
    let offers = desk.act(1, START);
    let offered = desk.service.offer(&offers, id, None, OfferKind::Draw);
    let turn = offered.await.unwrap().view.card.turn;
    let accepts = desk.act(2, START);
    let agreed = desk
        .service
        .answer_offer(&accepts, id, turn, OfferMove::Accept);
    let code = agreed.await.unwrap().view.card.code;
    for (user, lost) in [(1, 0), (2, 1)] {
        let profile = desk.service.profile(UserId(user), GuildId(5), START);
        let balance = profile.await.unwrap().unwrap().families[0].balance;
        assert_eq!((balance.won, balance.drawn, balance.lost), (0, 1, lost));
    }
    let versus = desk.service.versus(UserId(2), UserId(1)).await.unwrap();
    let codes: Vec<_> = versus.last.iter().map(|game| game.code).collect();
    assert_eq!((versus.balance.drawn, codes), (1, vec![code]));
}

#[tokio::test]
async fn a_channel_lists_the_running_games_played_there() {
    let desk = Desk::new();
    let ended = win(&desk, 1, 2, 0, true).await;
    let id = begin(&desk, Variant::Halma8, &[2], "none").await.id;
    let here = view(&desk, id).await.card.place.channel;
    for (listing, expected) in [
        (Listing::Mine(here), vec![id]),
        (Listing::Mine(ChannelId(99)), vec![]),
        (Listing::Running(here), vec![id]),
        (Listing::Ended, vec![ended]),
        (Listing::Lost(GuildId(5)), vec![]),
    ] {
        let listed = desk.service.list(UserId(1), listing).await.unwrap();
        let ids: Vec<_> = listed.iter().map(|one| one.view.id).collect();
        assert_eq!(ids, expected);
    }
}

#[tokio::test]
async fn the_next_game_that_waits_is_the_one_with_the_least_time() {
    let desk = Desk::new();
    let mut games = Vec::new();
    for (opponent, time) in [(2, "3d"), (3, "1d"), (4, "none"), (5, "12h")] {
        let id = begin(&desk, Variant::Halma8, &[opponent], time).await.id;
        assert_eq!(to_move(&desk, id).await, 1);
        games.push(id);
    }
    // The computer doesn't wait.
    let against_computer = ChallengeRequest {
        computer: halma_mind::Level::new(1),
        time_control: "1h".parse().unwrap(),
        weekends: halma_service::Weekends::Counted,
        ..desk.request(Variant::Halma8, &[])
    };
    desk.service.challenge(&against_computer).await.unwrap();
    for (but, next) in [(0, 3), (3, 1), (1, 3)] {
        let asker = Asker::from(UserId(1));
        let found = desk.service.next_waiting(asker, games[but]).await.unwrap();
        assert_eq!(found.unwrap().id, games[next]);
    }
}

async fn to_move(desk: &Desk, id: MatchId) -> u64 {
    let shown = view(desk, id).await;
    shown.game().unwrap().to_move().user().unwrap().0
}

async fn first_move(desk: &Desk, id: MatchId) -> String {
    let shown = view(desk, id).await;
    let position = shown.game().unwrap().standing.position();
    position.legal_plies()[0].text(position.board())
}
