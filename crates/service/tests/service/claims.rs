//! Results of races that are proven: who may claim them, when, and what is kept.
#![expect(clippy::unwrap_used, reason = "a test")]

use halma_mind::Level;
use halma_rules::{Outcome, Reason, Seat, Variant};
use halma_service::{ChallengeRequest, MatchView, Proven, Refusal, Repair};
use halma_store::ids::{MatchId, Turn};

use crate::common::desk::{DAY, Desk, START, at, begin, both_begin, live, play, refusal, view};
use crate::compact::compact_all;

/// A proof that this seat wins, or of a draw.
fn proof(winner: Option<usize>) -> Proven {
    let needs = |seat| {
        let most = winner.is_none_or(|winner| winner == seat).then_some(7);
        (if most.is_some() { 7 } else { 9 }, most)
    };
    Proven {
        winner: winner.map(Seat::at),
        needs: [needs(0), needs(1)],
    }
}

async fn game(desk: &Desk) -> MatchId {
    live(desk, 0, 0).await;
    let id = begin(desk, Variant::Halma8, &[2], "7d").await.id;
    both_begin(desk, 1, 2, id, 0).await;
    id
}

async fn note(desk: &Desk, id: MatchId, proven: Proven) -> MatchView {
    let race = desk.service.race_turn(id).await.unwrap().unwrap();
    let noted = desk.service.note_proof(id, race.turn, proven, START).await;
    assert!(noted.unwrap());
    view(desk, id).await
}

#[tokio::test]
async fn only_the_winner_claims_and_the_bounds_are_kept() {
    let desk = Desk::new();
    let id = game(&desk).await;
    let early = desk.service.claim(&desk.act(1, START), id, None).await;
    assert_eq!(refusal(early), Refusal::NotProven);
    let shown = note(&desk, id, proof(Some(0))).await;
    assert_eq!(
        shown.game().unwrap().proven.as_ref().unwrap().winner,
        Some(1)
    );
    assert!(
        desk.service.race_turn(id).await.unwrap().is_none(),
        "proven already"
    );
    let desk = desk.restarted();
    live(&desk, 0, 0).await;
    let loser = desk.service.claim(&desk.act(2, START), id, None).await;
    assert_eq!(refusal(loser), Refusal::NotProven);
    let stranger = desk.service.claim(&desk.act(3, START), id, None).await;
    assert_eq!(refusal(stranger), Refusal::NotAPlayer);
    let stale = desk
        .service
        .claim(&desk.act(1, START), id, Some(Turn(1)))
        .await;
    assert_eq!(refusal(stale), Refusal::Stale);
    let act = desk.act(1, START);
    for repeated in [false, true] {
        let claimed = desk.service.claim(&act, id, None).await.unwrap();
        assert_eq!(claimed.repeated, repeated);
    }
    let check = async |ended: &MatchView| {
        let game = ended.game().unwrap();
        let won = Outcome::won(Seat::FIRST, Reason::Race);
        assert_eq!(game.standing.outcome(), Some(won));
        let needs = &game.proven.as_ref().unwrap().needs;
        assert_eq!((needs[0].most, needs[1].least), (Some(7), 9));
        assert!(game.counted.is_some(), "it counts as any win");
    };
    check(&view(&desk, id).await).await;
    let whole = desk.service.whole_game(id).await.unwrap().unwrap();
    assert_eq!(whole.outcome().unwrap().reason, Reason::Race);
    assert_eq!(desk.service.check(Repair::No).await.unwrap().damaged, []);
    assert_eq!(compact_all(&desk, 400 * DAY).await.games, 1);
    check(&view(&desk, id).await).await;
}

#[tokio::test]
async fn a_proven_draw_is_for_both_and_a_proof_ends_with_its_position() {
    let desk = Desk::new();
    let id = game(&desk).await;
    note(&desk, id, proof(None)).await;
    let race = view(&desk, id).await;
    play(&desk, 1, id, "h5-h6", 0).await.unwrap();
    let gone = desk.service.claim(&desk.act(2, START), id, None).await;
    assert_eq!(refusal(gone), Refusal::NotProven);
    let late = desk
        .service
        .note_proof(id, race.card.turn, proof(None), START)
        .await;
    assert!(!late.unwrap(), "of another turn");
    note(&desk, id, proof(None)).await;
    desk.service
        .claim(&desk.act(2, START), id, None)
        .await
        .unwrap();
    let ended = view(&desk, id).await;
    let outcome = ended.game().unwrap().standing.outcome();
    assert_eq!(outcome, Some(Outcome::drawn(Reason::Race)));
}

#[tokio::test]
async fn the_computer_gives_up_what_it_has_lost_and_claims_from_level_five_on() {
    for (level, winner, ends) in [(1, 0, true), (5, 0, true), (4, 1, false), (5, 1, true)] {
        let desk = Desk::new();
        live(&desk, 0, 0).await;
        let request = ChallengeRequest {
            computer: Level::new(level),
            ..desk.request(Variant::Halma8, &[])
        };
        let id = desk.service.challenge(&request).await.unwrap().view.id;
        for move_ in ["h4-h5", "h5-h4"] {
            play(&desk, 1, id, move_, 0).await.unwrap();
            let turn = desk.service.mind_turn(id).await.unwrap().unwrap();
            let ply = turn.game.position().legal_plies()[0];
            let thought = halma_service::MindPlay {
                id,
                turn: turn.turn,
                plies: vec![ply],
                in_answer: false,
                now: at(0),
            };
            desk.service.play_minds(&thought).await.unwrap().unwrap();
        }
        let shown = note(&desk, id, proof(Some(winner))).await;
        let outcome = shown.game().unwrap().standing.outcome();
        let reason = outcome.map(|outcome| outcome.reason);
        assert_eq!(reason, ends.then_some(Reason::Race), "level {level}");
    }
}
