//! Ways to the next game: lobbies that start with fewer people, challenges that renew
//! automatically, matches of two games.
#![expect(clippy::unwrap_used, reason = "a test")]

use std::time::Duration;

use halma_rules::{Game, Options, RuleSet, Rules, Variant};
use halma_service::{
    AllowedRules, ChallengeRequest, Changed, Error, FirstMove, Holder, ImportRequest, Listing,
    LobbyMove, MatchView, Refusal, Repair, Rights, Series, ServerChange, StageView,
};
use halma_store::ids::{GuildId, MatchId, UserId};

use crate::common::desk::{Desk, START, at, beat, both_begin, person, view};

async fn made(desk: &Desk, request: &ChallengeRequest) -> MatchId {
    desk.service.challenge(request).await.unwrap().view.id
}

async fn answer(
    desk: &Desk,
    user: u64,
    id: MatchId,
    lobby_move: LobbyMove,
) -> Result<Changed, Error> {
    let act = desk.act(user, START);
    desk.service.answer_challenge(&act, id, lobby_move).await
}

fn refusal<T>(result: Result<T, Error>) -> Refusal {
    match result {
        Err(Error::Refusal(refusal)) => refusal,
        Err(error) => panic!("{error}"),
        Ok(_) => panic!("it was done"),
    }
}

fn fewer(view: &MatchView) -> Option<Variant> {
    match &view.stage {
        StageView::Open { fewer, .. } => *fewer,
        _ => None,
    }
}

#[tokio::test]
async fn a_lobby_starts_with_those_present_if_the_game_has_that_size() {
    let cases = [
        (Variant::Star6, 2, Some(Variant::Star2)),
        (Variant::Star6, 3, Some(Variant::Star3)),
        (Variant::Star6, 5, Some(Variant::Star5)),
        (Variant::Star5, 4, Some(Variant::Star4)),
        (Variant::Halma16Four, 2, Some(Variant::Halma16)),
        (Variant::Halma16Four, 3, None),
        (Variant::Star3x2, 2, None),
    ];
    for (variant, players, wanted) in cases {
        let desk = Desk::new();
        let id = made(&desk, &desk.request(variant, &[])).await;
        assert_eq!(fewer(&view(&desk, id).await), None, "no one plays alone");
        let alone = refusal(answer(&desk, 1, id, LobbyMove::Begin).await);
        assert_eq!(alone, Refusal::NotForSoFew);
        for user in 2..=players {
            answer(&desk, user, id, LobbyMove::Join).await.unwrap();
        }
        assert_eq!(fewer(&view(&desk, id).await), wanted, "{variant}");
        let other = refusal(answer(&desk, 2, id, LobbyMove::Begin).await);
        assert_eq!(other, Refusal::NotTheChallenger);
        let begun = answer(&desk, 1, id, LobbyMove::Begin).await;
        let Some(wanted) = wanted else {
            assert_eq!(refusal(begun), Refusal::NotForSoFew);
            continue;
        };
        let begun = begun.unwrap().view;
        assert_eq!(begun.terms.rules.variant(), wanted);
        assert_eq!(begun.game().unwrap().seats.len(), players as usize);
        let again = refusal(answer(&desk, 1, id, LobbyMove::Begin).await);
        assert_eq!(again, Refusal::AlreadyBegun);
    }
}

#[tokio::test]
async fn invited_people_who_did_not_answer_are_left_out() {
    let desk = Desk::new();
    let id = made(&desk, &desk.request(Variant::Star4, &[2, 3, 4])).await;
    answer(&desk, 2, id, LobbyMove::Join).await.unwrap();
    let begun = answer(&desk, 1, id, LobbyMove::Begin).await.unwrap().view;
    let mut users: Vec<_> = begun.people().iter().filter_map(|who| who.user).collect();
    users.sort_unstable();
    assert_eq!(users, [UserId(1), UserId(2)]);
    let late = refusal(answer(&desk, 3, id, LobbyMove::Join).await);
    assert_eq!(late, Refusal::AlreadyBegun);
}

async fn open(desk: &Desk) -> Vec<MatchView> {
    let listed = desk.service.list(UserId(1), Listing::OpenIn(GuildId(5)));
    let views = listed.await.unwrap().into_iter().map(|one| one.view);
    views.collect()
}

/// Limits everyone on the server to one game at a time.
async fn let_everybody_play_one(desk: &Desk) {
    let change = ServerChange {
        most_running: Some(1),
        ..ServerChange::default()
    };
    let act = desk.act(9, START);
    let changed = desk.service.change_server(&act, GuildId(5), &change).await;
    changed.unwrap();
}

fn standing(desk: &Desk) -> ChallengeRequest {
    ChallengeRequest {
        recurring: true,
        rated: false,
        rule_set: Some(RuleSet::Gambiter),
        time_control: "7d".parse().unwrap(),
        weekends: halma_service::Weekends::Counted,
        first: FirstMove::Opponent,
        ..desk.request(Variant::Halma8, &[])
    }
}

#[tokio::test]
async fn a_standing_challenge_is_renewed_on_the_same_terms() {
    let desk = Desk::new();
    let named = ChallengeRequest {
        opponents: vec![person(2)],
        ..standing(&desk)
    };
    let refused = refusal(desk.service.challenge(&named).await);
    assert_eq!(refused, Refusal::RecurringIsForAnybody);
    let first = made(&desk, &standing(&desk)).await;
    for user in [2, 3] {
        let [before] = &open(&desk).await[..] else {
            panic!("one is open")
        };
        let id = before.id;
        answer(&desk, user, id, LobbyMove::Join).await.unwrap();
        let game = view(&desk, id).await;
        assert!(matches!(game.stage, StageView::Running(_)));
        let [after] = &open(&desk).await[..] else {
            panic!("another is open")
        };
        assert_ne!(after.id, id);
        assert_eq!(
            (after.terms.rules, after.terms.rated),
            (before.terms.rules, false)
        );
        assert_eq!(
            (after.terms.first, after.terms.time_control),
            (before.terms.first, before.terms.time_control)
        );
        assert_eq!(desk.posts(after.id).await, 1, "the channel sees it");
    }
    let last = open(&desk).await[0].id;
    assert_ne!(last, first);
    answer(&desk, 1, last, LobbyMove::Withdraw).await.unwrap();
    assert!(open(&desk).await.is_empty());
}

#[tokio::test]
async fn the_next_standing_challenge_waits_while_its_challenger_is_at_the_limit() {
    let desk = Desk::new();
    let_everybody_play_one(&desk).await;
    let first = made(&desk, &standing(&desk)).await;
    answer(&desk, 2, first, LobbyMove::Join).await.unwrap();
    let next = open(&desk).await[0].id;
    let refused = refusal(answer(&desk, 3, next, LobbyMove::Join).await);
    assert!(
        matches!(refused, Refusal::OtherPlaysMost { .. }),
        "{refused:?}"
    );
    let act = desk.act(9, START);
    desk.service.end_match(&act, first, "").await.unwrap();
    answer(&desk, 3, next, LobbyMove::Join).await.unwrap();
    assert_eq!(open(&desk).await.len(), 1);
}

fn of_two(desk: &Desk) -> ChallengeRequest {
    ChallengeRequest {
        series: Series::FirstOfTwo,
        ..desk.request(Variant::Halma8, &[2])
    }
}

async fn first_game(desk: &Desk) -> MatchId {
    let id = made(desk, &of_two(desk)).await;
    answer(desk, 2, id, LobbyMove::Join).await.unwrap();
    both_begin(desk, 1, 2, id, 0).await;
    id
}

/// The first person's running game, if there is one.
async fn running(desk: &Desk) -> Option<MatchView> {
    let listed = desk.service.list(UserId(1), Listing::Everywhere).await;
    listed.unwrap().into_iter().next().map(|one| one.view)
}

#[tokio::test]
async fn the_second_of_two_games_starts_automatically_with_sides_swapped() {
    let desk = Desk::new();
    let id = first_game(&desk).await;
    let resign = desk.act(2, START);
    desk.service.resign(&resign, id, None).await.unwrap();
    desk.service.sweep(at(1_000)).await.unwrap();
    desk.service.sweep(at(2_000)).await.unwrap();
    let second = running(&desk).await.unwrap();
    assert_eq!(second.terms.series, Series::SecondOfTwo);
    let seats = &second.game().unwrap().seats;
    let users: Vec<_> = seats.values().filter_map(Holder::user).collect();
    assert_eq!(users, [UserId(2), UserId(1)]);
    assert_eq!(desk.posts(second.id).await, 1);
    // The first game's button leads there.
    let act = desk.act(2, at(3_000));
    let again = desk.service.rematch(&act, id, Rights::default()).await;
    assert_eq!(again.unwrap().view.id, second.id);

    both_begin(&desk, 2, 1, second.id, 4_000).await;
    let resign = desk.act(1, at(5_000));
    desk.service.resign(&resign, second.id, None).await.unwrap();
    let end = view(&desk, second.id).await;
    assert_eq!(end.game().unwrap().of_both, Some([2, 2]));
    desk.service.sweep(at(6_000)).await.unwrap();
    assert_eq!(running(&desk).await, None, "two games are a match");
    let act = desk.act(1, at(7_000));
    let again = desk.service.rematch(&act, second.id, Rights::default());
    assert_eq!(again.await.unwrap().view.terms.series, Series::FirstOfTwo);
}

#[tokio::test]
async fn a_game_that_does_not_count_has_no_second_game() {
    let desk = Desk::new();
    let id = first_game(&desk).await;
    let act = desk.act(9, START);
    desk.service.end_match(&act, id, "").await.unwrap();
    desk.service.sweep(at(1_000)).await.unwrap();
    assert_eq!(running(&desk).await, None);
}

#[tokio::test]
async fn there_is_no_second_game_against_a_forgotten_person() {
    let desk = Desk::new();
    let id = first_game(&desk).await;
    desk.service.forget(UserId(2), START).await.unwrap();
    assert!(matches!(
        view(&desk, id).await.stage,
        StageView::Finished(_)
    ));
    desk.service.sweep(at(1_000)).await.unwrap();
    assert_eq!(running(&desk).await, None);
    let walk = desk.service.check(Repair::No).await.unwrap();
    assert_eq!(walk.damaged, []);
}

#[tokio::test]
async fn a_match_of_two_games_is_for_two_people() {
    let desk = Desk::new();
    for (variant, opponents) in [(Variant::Star3, vec![2, 3]), (Variant::Halma8, vec![1])] {
        let request = ChallengeRequest {
            series: Series::FirstOfTwo,
            ..desk.request(variant, &opponents)
        };
        let refused = refusal(desk.service.challenge(&request).await);
        assert_eq!(refused, Refusal::SeriesIsForTwo);
    }
}

#[tokio::test]
async fn the_second_game_also_starts_after_a_timeout() {
    let desk = Desk::new();
    let id = first_game(&desk).await;
    let later = 4 * 24 * 3_600_000;
    beat(&desk, 0, Duration::ZERO).await;
    crate::common::desk::live(&desk, 0, later).await;
    desk.service.sweep(at(later)).await.unwrap();
    assert!(matches!(
        view(&desk, id).await.stage,
        StageView::Finished(_)
    ));
    desk.service.sweep(at(later + 1)).await.unwrap();
    assert!(running(&desk).await.is_some());
}

#[tokio::test]
async fn a_standing_lobby_that_starts_with_fewer_is_renewed_in_full() {
    let desk = Desk::new();
    let request = ChallengeRequest {
        recurring: true,
        ..desk.request(Variant::Star6, &[])
    };
    let id = made(&desk, &request).await;
    answer(&desk, 2, id, LobbyMove::Join).await.unwrap();
    let begun = answer(&desk, 1, id, LobbyMove::Begin).await.unwrap().view;
    assert_eq!(begun.terms.rules.variant(), Variant::Star2);
    assert_eq!(open(&desk).await[0].terms.rules.variant(), Variant::Star6);
}

#[tokio::test]
async fn no_one_exceeds_the_servers_limit_of_games() {
    let desk = Desk::new();
    let_everybody_play_one(&desk).await;
    let mut lobbies = Vec::new();
    for user in [2, 3] {
        let id = made(&desk, &desk.request(Variant::Star6, &[])).await;
        answer(&desk, user, id, LobbyMove::Join).await.unwrap();
        lobbies.push(id);
    }
    answer(&desk, 1, lobbies[0], LobbyMove::Begin)
        .await
        .unwrap();
    let refused = refusal(answer(&desk, 1, lobbies[1], LobbyMove::Begin).await);
    assert!(
        matches!(refused, Refusal::TooManyRunning { most: 1 }),
        "{refused:?}"
    );
}

#[tokio::test]
async fn a_rematch_does_not_replace_the_second_game() {
    let desk = Desk::new();
    let id = first_game(&desk).await;
    let act = desk.act(2, START);
    desk.service.resign(&act, id, None).await.unwrap();
    let act = desk.act(2, START);
    let early = desk.service.rematch(&act, id, Rights::default()).await;
    assert_eq!(refusal(early), Refusal::SecondGameFollows);
    desk.service.sweep(at(1_000)).await.unwrap();
    assert!(running(&desk).await.is_some());
}

#[tokio::test]
async fn there_is_no_second_game_after_a_block() {
    let desk = Desk::new();
    let id = first_game(&desk).await;
    let act = desk.act(1, START);
    desk.service.block(&act, &person(2)).await.unwrap();
    let resign = desk.act(2, START);
    desk.service.resign(&resign, id, None).await.unwrap();
    desk.service.sweep(at(1_000)).await.unwrap();
    assert_eq!(running(&desk).await, None);
}

#[tokio::test]
async fn nothing_begins_again_by_rules_that_a_server_no_longer_allows() {
    let desk = Desk::new();
    let challenge = ChallengeRequest {
        rule_set: Some(RuleSet::BrainKing),
        ..desk.request(Variant::Halma8, &[2])
    };
    let id = made(&desk, &challenge).await;
    answer(&desk, 2, id, LobbyMove::Join).await.unwrap();
    let lobby = ChallengeRequest {
        rule_set: Some(RuleSet::BrainKing),
        ..standing(&desk)
    };
    let again = made(&desk, &lobby).await;
    let resign = desk.act(2, START);
    desk.service.resign(&resign, id, None).await.unwrap();
    let change = ServerChange {
        allowed_rules: Some(AllowedRules::Only(Vec::new())),
        ..ServerChange::default()
    };
    let act = desk.act(9, START);
    let changed = desk.service.change_server(&act, GuildId(5), &change).await;
    changed.unwrap();
    let act = desk.act(2, START);
    let rematch = desk.service.rematch(&act, id, Rights::default()).await;
    assert!(matches!(refusal(rematch), Refusal::RulesNotAllowed { .. }));
    // Who accepts gets the game that was offered, and it isn't offered once more.
    answer(&desk, 3, again, LobbyMove::Join).await.unwrap();
    assert_eq!(open(&desk).await.len(), 0);
    let rules = Rules::with_options(
        Variant::Halma8,
        Some(RuleSet::BrainKing),
        Options::default(),
    );
    let import = ImportRequest {
        act: desk.act(1, START),
        game: Game::new(rules.unwrap()),
        place: challenge.place.clone(),
        rights: Rights::default(),
    };
    let imported = desk.service.import(&import).await;
    assert!(matches!(refusal(imported), Refusal::RulesNotAllowed { .. }));
}
