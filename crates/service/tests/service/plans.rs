//! Plans: answers that are played at once, and that no one else learns of before.
#![expect(clippy::unwrap_used, reason = "a test")]

use halma_mind::Level;
use halma_rules::{Standing, Variant};
use halma_service::{
    Act, Asker, ChallengeRequest, MatchView, MindPlay, OfferKind, OfferMove, Origin, PlanFault,
    Refusal,
};
use halma_store::ids::{GuildId, MatchId, UserId};
use halma_store::{Key, Prefix};

use crate::common::desk::{DAY, Desk, START, begin, both_begin, play, refusal, view};
use crate::compact::compact_all;

async fn plan(desk: &Desk, user: u64, id: MatchId, text: &str) -> String {
    let act = desk.act(user, START);
    desk.service.set_plan(&act, id, text).await.unwrap().text
}

async fn refused(desk: &Desk, user: u64, id: MatchId, text: &str) -> Refusal {
    let act = desk.act(user, START);
    refusal(desk.service.set_plan(&act, id, text).await)
}

/// The plan of someone who isn't to move.
async fn own(desk: &Desk, user: u64, id: MatchId) -> String {
    let shown = view(desk, id).await;
    let asker = Asker::from(UserId(user));
    desk.service.own_plan(asker, &shown).await.unwrap()
}

async fn stored(desk: &Desk) -> usize {
    let keys = desk.store.scan_all(Prefix::All).await.unwrap();
    let plans = keys.iter().filter(|key| matches!(key, Key::Plan(..)));
    plans.count()
}

/// The routes that a board shows, those of planned answers with a star.
fn shown(view: &MatchView) -> Vec<String> {
    let game = view.game().unwrap();
    let board = game.standing.position().board();
    let moves = game.earlier.iter().chain(&game.last);
    let text = |planned: bool| if planned { "*" } else { "" };
    moves
        .map(|last| format!("{}{}", last.route.text(board), text(last.planned)))
        .collect()
}

#[tokio::test]
async fn an_answer_is_played_with_the_move_it_answers() {
    let desk = Desk::new();
    let id = desk.begin().await.view.id;
    let text = "1. H4→H5, a5 a4, h5-h4, a4-a5\nh4-g4 a5-b5";
    let known = plan(&desk, 2, id, text).await;
    assert_eq!(known, "h4-h5 a5-a4 h5-h4 a4-a5\nh4-g4 a5-b5");
    assert_eq!(own(&desk, 2, id).await, known);

    let before = view(&desk, id).await.card.turn;
    let posts = desk.posts(id).await;
    let changed = play(&desk, 1, id, "h4-h5", 0).await.unwrap();
    assert_eq!(changed.view.card.turn, before + 2);
    assert_eq!(shown(&changed.view), ["h4-h5", "a5-a4*"]);
    assert_eq!(shown(&view(&desk, id).await), ["h4-h5", "a5-a4*"], "stored");
    assert_eq!(desk.posts(id).await, posts, "one board with both");
    assert_eq!(own(&desk, 2, id).await, "h5-h4 a4-a5", "it goes on");

    let changed = play(&desk, 1, id, "h5-h4", 0).await.unwrap();
    assert_eq!(shown(&changed.view), ["h5-h4", "a4-a5*"]);
    assert_eq!(stored(&desk).await, 0, "its end");
    let changed = play(&desk, 1, id, "h4-h5", 0).await.unwrap();
    assert_eq!(shown(&changed.view), ["h4-h5"]);
    let changed = play(&desk, 2, id, "a5-a4", 0).await.unwrap();
    assert_eq!(shown(&changed.view), ["a5-a4"], "not planned");
}

#[tokio::test]
async fn plans_of_both_answer_each_other() {
    let desk = Desk::new();
    let id = desk.begin().await.view.id;
    plan(&desk, 2, id, "h4-h5 a5-a4 h5-h4 a4-a5").await;
    play(&desk, 1, id, "h4-h5", 0).await.unwrap();
    play(&desk, 1, id, "h5-h4", 0).await.unwrap();
    play(&desk, 1, id, "h4-h5", 0).await.unwrap();
    plan(&desk, 1, id, "a5-a4 h5-h4 a4-a5 h4-h5").await;
    play(&desk, 2, id, "a5-a4", 0).await.unwrap();
    // It is the second person's turn; the first one's plan waits. Now one more for each.
    assert_eq!(own(&desk, 1, id).await, "a4-a5 h4-h5");
    let changed = play(&desk, 2, id, "a4-a5", 0).await.unwrap();
    assert_eq!(shown(&changed.view), ["a4-a5", "h4-h5*"]);
    plan(&desk, 1, id, "a5-a4 h5-h4 a4-a5 h4-h5").await;
    play(&desk, 2, id, "a5-b5", 0).await.unwrap();
    plan(&desk, 2, id, "h5-h4 b5-a5 h4-h5 a5-a4").await;
    let changed = play(&desk, 1, id, "h5-h4", 0).await.unwrap();
    assert_eq!(shown(&changed.view), ["h5-h4", "b5-a5*"]);
}

#[tokio::test]
async fn a_plan_ends_when_the_game_leaves_it() {
    let desk = Desk::new();
    let id = desk.begin().await.view.id;
    let line = "h4-h5 a5-a4 h5-h4 a4-a5";
    plan(&desk, 2, id, line).await;
    let changed = play(&desk, 1, id, "h4-g4", 0).await.unwrap();
    assert_eq!(shown(&changed.view), ["h4-g4"]);
    assert_eq!(stored(&desk).await, 0, "another move");

    play(&desk, 2, id, "a5-a4", 0).await.unwrap();
    plan(&desk, 2, id, "g4-h4 a4-a5 h4-g4 a5-a4").await;
    let act = desk.act(2, START);
    let offered = desk
        .service
        .offer(&act, id, None, OfferKind::Takeback)
        .await;
    let turn = offered.unwrap().view.card.turn;
    assert_eq!(stored(&desk).await, 1, "an offer leaves it alone");
    let act = desk.act(1, START);
    let answered = desk.service.answer_offer(&act, id, turn, OfferMove::Accept);
    answered.await.unwrap();
    assert_eq!(stored(&desk).await, 0, "a takeback");

    play(&desk, 2, id, "a5-a4", 0).await.unwrap();
    plan(&desk, 2, id, "g4-h4 a4-a5").await;
    assert_eq!(plan(&desk, 2, id, "  ").await, "");
    assert_eq!(stored(&desk).await, 0, "deleted");
    plan(&desk, 2, id, "g4-h4 a4-a5").await;
    let act = desk.act(1, START);
    desk.service.resign(&act, id, None).await.unwrap();
    assert_eq!(stored(&desk).await, 0, "the end");
    assert_eq!(
        refused(&desk, 2, id, "g4-h4 a4-a5").await,
        Refusal::GameOver
    );
}

/// A line with each of the others' moves and the first answer to it.
fn longer(start: &Standing, line: &[String]) -> Vec<Vec<String>> {
    let mut before = start.clone();
    for text in line {
        before.play(before.parse_ply(text).unwrap()).unwrap();
    }
    let plies = before.position().legal_plies().into_iter();
    plies
        .map(|ply| {
            let mut after = before.clone();
            after.play(ply).unwrap();
            let board = after.position().board();
            let both = [ply, after.position().legal_plies()[0]];
            let both = both.map(|ply| ply.text(board));
            line.iter().cloned().chain(both).collect()
        })
        .collect()
}

#[tokio::test]
async fn a_wrong_plan_is_refused_by_line_and_the_old_one_stays() {
    let desk = Desk::new();
    let id = desk.begin().await.view.id;
    let old = plan(&desk, 2, id, "h4-h5 a5-a4").await;
    let line = |number, fault| Refusal::PlanLine { number, fault };
    let impossible = |text: &str| PlanFault::Impossible(text.to_owned());
    for (text, fault) in [
        ("h4-h5 a5-a4\nh4-h5 h5-h4", line(2, impossible("h5-h4"))),
        ("h4-h8 a5-a4", line(1, impossible("h4-h8"))),
        ("nonsense", line(1, impossible("nonsense"))),
        ("h4-h5 --", line(1, impossible("--"))),
        ("h4-h5 a5-a4 h5-h4", line(1, PlanFault::NoAnswer)),
        ("h4-h5", line(1, PlanFault::NoAnswer)),
        (
            "h4-h5 a5-a4\n\nh4-h5 a5-b5",
            line(2, PlanFault::TwoAnswers("a5-b5".to_owned())),
        ),
    ] {
        assert_eq!(refused(&desk, 2, id, text).await, fault, "{text}");
    }
    let start = view(&desk, id).await.game().unwrap().standing.clone();
    let text = longer(&start, &[])
        .into_iter()
        .flat_map(|line| longer(&start, &line))
        .map(|line| line.join(" "));
    let many: Vec<String> = text.take(31).collect();
    let (lines, chars) = (30, 1_500);
    let long = refused(&desk, 2, id, &many.join("\n")).await;
    assert_eq!(long, Refusal::PlanTooLong { lines, chars });
    let deep = (0..5).fold(longer(&start, &[]), |lines, _| {
        let lines = lines.iter().take(3);
        lines.flat_map(|line| longer(&start, line)).collect()
    });
    let text = deep.iter().take(29).map(|line| line.join(" "));
    let text = text.collect::<Vec<_>>().join("\n");
    assert!(text.len() > 1_501);
    assert_eq!(
        refused(&desk, 2, id, &text).await,
        Refusal::PlanTooLong { lines, chars }
    );
    assert_eq!(own(&desk, 2, id).await, old);
    let twice = format!("{old}\n{old}");
    assert_eq!(plan(&desk, 2, id, &twice).await, old, "the same line twice");
}

#[tokio::test]
async fn only_players_who_wait_for_others_can_plan() {
    let desk = Desk::new();
    let id = desk.begin().await.view.id;
    let line = "h4-h5 a5-a4";
    assert_eq!(refused(&desk, 1, id, line).await, Refusal::PlanOnOwnTurn);
    assert_eq!(refused(&desk, 3, id, line).await, Refusal::NotAPlayer);
    let act = Act {
        from: Origin::Chat(GuildId(9)),
        ..desk.act(3, START)
    };
    let elsewhere = refusal(desk.service.set_plan(&act, id, line).await);
    assert_eq!(elsewhere, Refusal::NoSuchMatch);
    let nowhere = refused(&desk, 2, MatchId(99), line).await;
    assert_eq!(nowhere, Refusal::NoSuchMatch);
    let asker = Asker::from(UserId(3));
    let asked = desk.service.own_plan(asker, &view(&desk, id).await).await;
    assert_eq!(refusal(asked), Refusal::NotAPlayer);
    let alone = begin(&desk, Variant::Halma8, &[1], "1d").await.id;
    let practice = refused(&desk, 1, alone, line).await;
    assert_eq!(practice, Refusal::PlanWithoutOthers);
    let open = desk.request(Variant::Halma10, &[4]);
    let open = desk.service.challenge(&open).await.unwrap().view.id;
    assert_eq!(refused(&desk, 1, open, line).await, Refusal::NotBegun);
}

#[tokio::test]
async fn among_several_a_plan_waits_for_each_of_the_others() {
    let desk = Desk::new();
    let game = begin(&desk, Variant::Star3, &[2, 3], "1d").await;
    let mut position = game.game().unwrap().standing.clone();
    let mut line = Vec::new();
    for _ in 0..6 {
        let ply = position.position().legal_plies()[0];
        line.push(ply.text(position.position().board()));
        position.play(ply).unwrap();
    }
    let (id, all) = (game.id, line.join(" "));
    plan(&desk, 3, id, &all).await;
    play(&desk, 1, id, &line[0], 0).await.unwrap();
    assert_eq!(own(&desk, 3, id).await, line[1..].join(" "));
    let changed = play(&desk, 2, id, &line[1], 0).await.unwrap();
    assert_eq!(shown(&changed.view).len(), 2);
    assert_eq!(own(&desk, 3, id).await, line[3..].join(" "));
    let act = desk.act(1, START);
    desk.service.resign(&act, id, None).await.unwrap();
    assert_eq!(stored(&desk).await, 0, "the order of turns has changed");
}

#[tokio::test]
async fn a_repeated_request_changes_no_plan() {
    let desk = Desk::new();
    let id = desk.begin().await.view.id;
    let act = desk.act(2, START);
    let once = desk
        .service
        .set_plan(&act, id, "h4-h5 a5-a4")
        .await
        .unwrap();
    let twice = desk
        .service
        .set_plan(&act, id, "h4-g4 a5-b5")
        .await
        .unwrap();
    assert_eq!(once, twice);
}

#[tokio::test]
async fn a_plan_is_in_its_authors_data_alone() {
    let desk = Desk::new();
    let id = desk.begin().await.view.id;
    let without = desk.service.export(UserId(1), START).await.unwrap();
    let without = serde_json::to_string(&without).unwrap();
    plan(&desk, 2, id, "h4-h5 a5-a4").await;
    let others = desk.service.export(UserId(1), START).await.unwrap();
    assert_eq!(serde_json::to_string(&others).unwrap(), without);
    let own = desk.service.export(UserId(2), START).await.unwrap();
    let own = serde_json::to_value(&own).unwrap();
    assert_eq!(own["plans"][0]["lines"][0][1], "a5-a4");
    let known = desk.service.known_of(UserId(2), START).await.unwrap();
    assert_eq!(known.unwrap().plans, 1);
    desk.service.forget(UserId(2), START).await.unwrap();
    assert_eq!(stored(&desk).await, 0, "forgotten with its author");
}

#[tokio::test]
async fn moves_of_the_computer_are_answered_too() {
    let desk = Desk::new();
    let request = ChallengeRequest {
        computer: Level::new(1),
        ..desk.request(Variant::Halma8, &[])
    };
    let game = desk.service.challenge(&request).await.unwrap().view;
    play(&desk, 1, game.id, "h4-h5", 0).await.unwrap();
    plan(&desk, 1, game.id, "a5-a4 h5-h4").await;
    let turn = desk.service.mind_turn(game.id).await.unwrap().unwrap();
    let thought = MindPlay {
        id: game.id,
        turn: turn.turn,
        plies: vec![turn.game.parse_ply("a5-a4").unwrap()],
        in_answer: false,
        now: START,
    };
    let changed = desk.service.play_minds(&thought).await.unwrap().unwrap();
    assert_eq!(shown(&changed.view), ["h4-h5", "a5-a4", "h5-h4*"]);
    assert_eq!(stored(&desk).await, 0);
}

#[tokio::test]
async fn a_game_with_a_planned_last_move_becomes_compact() {
    let desk = Desk::new();
    let id = desk.begin().await.view.id;
    both_begin(&desk, 1, 2, id, 0).await;
    plan(&desk, 2, id, "h5-h4 a4-a5").await;
    play(&desk, 1, id, "h5-h4", 0).await.unwrap();
    let act = desk.act(1, START);
    let ended = desk.service.resign(&act, id, None).await.unwrap();
    let before = shown(&ended.view);
    let compacted = compact_all(&desk, 400 * DAY).await;
    assert_eq!((compacted.games, compacted.declined), (1, 0));
    assert_eq!(shown(&view(&desk, id).await), before);
}
