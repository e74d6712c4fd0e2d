//! Stairs: challenges, steps, months.

use halma_cup::stairs::Refusal as Rule;

use super::*;

/// Stairs on which these people are.
async fn opened(desk: &Desk, people: u64) -> CupId {
    entered(desk, Kind::Stairs, Variant::Halma8, people).await
}

async fn challenge(
    desk: &Desk,
    id: CupId,
    (by, whom): (u64, u64),
    ms: i64,
) -> Result<WholeCup, Refusal> {
    let act = desk.act(by, at(ms));
    let asked = desk
        .service
        .challenge_on_stairs(&act, id, UserId(whom))
        .await;
    match asked {
        Ok(cup) => Ok(cup),
        failed => Err(refusal(failed)),
    }
}

fn rule(rule: Rule) -> Refusal {
    Refusal::Cup(CupRefusal::Stairs(rule))
}

/// Everyone's step, by account.
async fn steps(desk: &Desk, id: CupId) -> Vec<(u64, String)> {
    let mut steps = Vec::new();
    for row in rows(&cup(desk, id).await) {
        let who = desk.service.named(row.player).await.unwrap();
        steps.push((who.user.unwrap().0, row.points.to_string()));
    }
    steps.sort();
    steps
}

/// Challenges somebody, and lets the challenger win.
async fn win(desk: &Desk, id: CupId, (by, over): (u64, u64), ms: i64) {
    challenge(desk, id, (by, over), ms).await.unwrap();
    until(desk, ms).await;
    let game = running(&cup(desk, id).await)[0];
    resign(desk, game, UserId(over), ms).await;
    until(desk, ms).await;
}

#[tokio::test]
async fn a_win_is_a_step_up_and_rules_say_who_may_be_challenged() {
    let desk = Desk::new();
    let id = opened(&desk, 4).await;
    let open = cup(&desk, id).await;
    assert_eq!((open.record.stage, open.round()), (CupStage::Running, 1));
    assert_eq!(
        challenge(&desk, id, (1, 1), 0).await.unwrap_err(),
        rule(Rule::Yourself)
    );
    let stranger = challenge(&desk, id, (1, 9), 0).await.unwrap_err();
    assert_eq!(stranger, Refusal::Cup(CupRefusal::NotOnStairs));
    challenge(&desk, id, (1, 2), 0).await.unwrap();
    assert_eq!(
        challenge(&desk, id, (1, 3), 0).await.unwrap_err(),
        rule(Rule::Out)
    );
    assert_eq!(
        challenge(&desk, id, (3, 2), 0).await.unwrap_err(),
        rule(Rule::In)
    );
    assert_eq!(
        challenge(&desk, id, (2, 1), 0).await.unwrap_err(),
        rule(Rule::Again(14))
    );
    until(&desk, 0).await;
    let game = running(&cup(&desk, id).await)[0];
    let of_cup = view(&desk, game).await.card.cup.unwrap();
    assert_eq!((of_cup.round, of_cup.rounds), (1, None));
    resign(&desk, game, UserId(2), DAY).await;
    let expected = [(1, "2"), (2, "1"), (3, "1"), (4, "1")];
    assert_eq!(
        steps(&desk, id).await,
        expected.map(|(who, step)| (who, step.to_owned()))
    );
    assert_eq!(
        challenge(&desk, id, (1, 2), 2 * DAY).await.unwrap_err(),
        rule(Rule::Again(13))
    );
    win(&desk, id, (1, 3), 2 * DAY).await;
    win(&desk, id, (1, 4), 3 * DAY).await;
    assert_eq!(steps(&desk, id).await[0].1, "4");
    assert_eq!(cup(&desk, id).await.record.stage, CupStage::Running);
    let export = desk.service.export_cup(id).await.unwrap();
    assert_eq!(export.cup.played[0].games.len(), 3);
}

#[tokio::test]
async fn nobody_challenges_who_is_away_or_too_high() {
    let desk = Desk::new();
    let id = opened(&desk, 6).await;
    for (day, other) in (1..).zip(2..=5) {
        win(&desk, id, (1, other), day * DAY).await;
    }
    let high = challenge(&desk, id, (6, 1), 5 * DAY).await.unwrap_err();
    assert_eq!(high, rule(Rule::TooFar(4)));
    let away = challenge(&desk, id, (1, 6), 15 * DAY).await.unwrap_err();
    assert_eq!(away, rule(Rule::TooFar(4)));
    let away = challenge(&desk, id, (2, 6), 15 * DAY).await.unwrap_err();
    assert_eq!(away, rule(Rule::Unseen(15)));
    // Whoever comes back can be challenged again.
    let act = desk.act(6, at(15 * DAY));
    desk.service.enter_cup(&act, id).await.unwrap();
    challenge(&desk, id, (2, 6), 15 * DAY).await.unwrap();
}

#[tokio::test]
async fn empty_steps_close_with_a_month_and_who_left_is_off() {
    let desk = Desk::new();
    let id = opened(&desk, 4).await;
    win(&desk, id, (1, 2), DAY).await;
    win(&desk, id, (1, 3), 2 * DAY).await;
    let step_of_first = async |desk: &Desk| steps(desk, id).await[0].1.clone();
    assert_eq!(step_of_first(&desk).await, "3");
    assert_eq!(tell(&desk, 3 * DAY).await, []);
    for day in [10, 20, 31, 32] {
        until(&desk, day * DAY).await;
    }
    assert_eq!(tell(&desk, 32 * DAY).await, [CupNews::Round]);
    assert_eq!(cup(&desk, id).await.round(), 2);
    assert_eq!(
        step_of_first(&desk).await,
        "2",
        "nobody stood on the second"
    );
    let act = desk.act(4, at(32 * DAY));
    desk.service.enter_cup(&act, id).await.unwrap();
    challenge(&desk, id, (2, 4), 32 * DAY).await.unwrap();
    until(&desk, 32 * DAY).await;
    let game = running(&cup(&desk, id).await)[0];
    let of_cup = view(&desk, game).await.card.cup.unwrap();
    assert_eq!(of_cup.round, 1, "a month isn't a round");
    let act = desk.act(4, at(32 * DAY));
    let left = desk
        .service
        .leave_cup(&act, id, UserId(4), Rights::default());
    left.await.unwrap();
    assert_eq!(steps(&desk, id).await.len(), 3);
    let gone = challenge(&desk, id, (1, 4), 32 * DAY).await.unwrap_err();
    assert_eq!(gone, Refusal::Cup(CupRefusal::NotOnStairs));
}

#[tokio::test]
async fn two_challenges_at_once_make_two_games_or_one_is_refused() {
    let desk = Desk::new();
    let id = opened(&desk, 4).await;
    let (one, other) = tokio::join!(
        challenge(&desk, id, (1, 2), 0),
        challenge(&desk, id, (3, 4), 0)
    );
    let made = [&one, &other]
        .into_iter()
        .filter(|asked| asked.is_ok())
        .count();
    until(&desk, 0).await;
    let now = cup(&desk, id).await;
    assert_eq!(now.games.len(), made);
    assert_eq!(running(&now).len(), made);
    let other_kind = begun(&Desk::new(), Kind::RoundRobin, Variant::Halma8, 3).await;
    let none = challenge(&desk, other_kind, (1, 2), 0).await;
    assert!(none.is_err());
}

#[tokio::test]
async fn a_game_counts_in_the_month_in_which_it_ends() {
    let desk = Desk::new();
    let id = opened(&desk, 4).await;
    win(&desk, id, (1, 2), DAY).await;
    win(&desk, id, (1, 3), 2 * DAY).await;
    // Asked for in the first month, and won in the second, after the empty step has closed.
    for user in [2, 3] {
        let act = desk.act(user, at(29 * DAY));
        desk.service.enter_cup(&act, id).await.unwrap();
    }
    challenge(&desk, id, (4, 2), 30 * DAY).await.unwrap();
    until(&desk, 30 * DAY).await;
    for day in [31, 32] {
        until(&desk, day * DAY).await;
    }
    assert_eq!(cup(&desk, id).await.round(), 2);
    let game = cup(&desk, id).await.games[2].game.unwrap();
    resign(&desk, game, UserId(2), 32 * DAY).await;
    let expected = [(1, "2"), (2, "1"), (4, "2")].map(|(who, step)| (who, step.to_owned()));
    let now = steps(&desk, id).await;
    assert!(expected.iter().all(|one| now.contains(one)), "{now:?}");
    let export = desk.service.export_cup(id).await.unwrap();
    let games: Vec<usize> = export
        .cup
        .played
        .iter()
        .map(|month| month.games.len())
        .collect();
    assert_eq!(games, [2, 1]);
}

#[tokio::test]
async fn the_block_list_holds_on_stairs() {
    let desk = Desk::new();
    let id = opened(&desk, 4).await;
    let act = desk.act(2, at(0));
    let person = desk.act(1, at(0)).by;
    desk.service.block(&act, &person).await.unwrap();
    let refused = challenge(&desk, id, (1, 2), 0).await.unwrap_err();
    assert!(matches!(refused, Refusal::Blocked { .. }), "{refused:?}");
}
